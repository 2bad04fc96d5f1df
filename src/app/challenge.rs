//! Challenging somebody.

use jiff::SignedDuration;

use super::{App, Caller, Challenge, Error, OutboxId, Pace, PlayerId, Refusal, SideWish};
use crate::{
    rules::variant::{Family, Geese, Variant},
    store::{Transaction, challenges::NewChallenge},
};

/// How long a challenge can be accepted.
pub const CHALLENGE_LIFETIME: SignedDuration = SignedDuration::from_hours(24);

/// Whom and to what.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChallengeRequest {
    /// Who is challenged; anyone if `None`.
    pub opponent: Option<Opponent>,
    /// What is to be played.
    pub family: Family,
    /// How many geese, if the challenger said.
    pub geese: Option<Geese>,
    /// Whether geese may move sideways, if the challenger said.
    pub sideways: Option<bool>,
    /// The side the challenger wants.
    pub side: SideWish,
    /// Whether both may ask for hints.
    pub hints: bool,
    /// The time for each move; as long as they like if `None`.
    pub pace: Option<Pace>,
    /// Whether the game is to count for the ratings.
    pub rated: bool,
}

/// The person challenged, as Discord describes them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Opponent {
    /// Who.
    pub player: PlayerId,
    /// The name they show.
    pub name: String,
    /// Whether it is a bot.
    pub is_bot: bool,
    /// Whether it is this bot.
    pub is_reynard: bool,
    /// Whether they can see the channel.
    pub is_present: bool,
}

impl App {
    /// Makes a challenge.
    ///
    /// # Errors
    /// Refusals: oneself, bots, absent people, anyone where nobody else is; options of another game.
    pub async fn challenge(
        &self,
        by: &Caller,
        request: &ChallengeRequest,
    ) -> Result<(Challenge, OutboxId), Error> {
        let mut tx = self.begin(by).await?;
        let made = self.make_challenge(&mut tx, by, request).await;
        self.finish(tx, made).await
    }

    async fn make_challenge(
        &self,
        tx: &mut Transaction,
        by: &Caller,
        request: &ChallengeRequest,
    ) -> Result<(Challenge, OutboxId), Error> {
        let variant = variant(request.family, request.geese, request.sideways)?;
        check_opponent(by, request.opponent.as_ref())?;
        if let Some(opponent) = &request.opponent {
            tx.set_name(opponent.player, &opponent.name).await?;
        }
        let now = self.clock.now();
        let terms = NewChallenge {
            guild: by.guild,
            channel: by.channel,
            challenger: by.player,
            opponent: request.opponent.as_ref().map(|opponent| opponent.player),
            variant,
            side: request.side,
            hints: request.hints,
            pace: request.pace,
            rated: request.rated,
            rematch_of: None,
            counters: None,
            created_at: now,
            lapses_at: now + CHALLENGE_LIFETIME,
        };
        self.store_challenge(tx, by, terms).await
    }
}

fn check_opponent(by: &Caller, opponent: Option<&Opponent>) -> Result<(), Refusal> {
    let Some(opponent) = opponent else {
        return if by.is_alone {
            Err(Refusal::ChallengedAlone)
        } else {
            Ok(())
        };
    };
    if opponent.player == by.player {
        Err(Refusal::ChallengedSelf)
    } else if opponent.is_bot {
        Err(Refusal::ChallengedBot)
    } else if !opponent.is_present {
        Err(Refusal::ChallengedAbsent)
    } else {
        Ok(())
    }
}

/// The variant with its options; options of another game are refused rather than ignored.
pub(super) fn variant(
    family: Family,
    geese: Option<Geese>,
    sideways: Option<bool>,
) -> Result<Variant, Refusal> {
    let variant = match family {
        Family::FoxGeese => {
            return Ok(Variant::FoxGeese {
                geese: geese.unwrap_or(Geese::Thirteen),
                sideways: sideways.unwrap_or(false),
            });
        }
        Family::Halatafl => Variant::Halatafl,
        Family::Gasetavl => Variant::Gasetavl,
        Family::FoxGeeseTen => Variant::FoxGeeseTen,
        Family::BaghChal => Variant::BaghChal,
        Family::FoxHounds => Variant::FoxHounds,
    };
    if geese.is_some() || sideways.is_some() {
        return Err(Refusal::OptionsOfFoxGeese { variant });
    }
    Ok(variant)
}
