//! Answering a challenge with other terms.

use super::{
    App, CHALLENGE_LIFETIME, Caller, Challenge, ChallengeId, ChallengeState, Error, OutboxId, Pace, Refusal,
    SideWish, Task, accept::check_challenged,
};
use crate::{
    rules::variant::Variant,
    store::{Transaction, challenges::NewChallenge},
};

/// Terms on which somebody would play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Terms {
    /// What is to be played.
    pub variant: Variant,
    /// The side that they want for themselves.
    pub side: SideWish,
    /// The time for each move.
    pub pace: Option<Pace>,
    /// Whether it counts for the ratings.
    pub rated: bool,
    /// Whether both may ask for hints.
    pub hints: bool,
}

/// A challenge that was answered with another.
#[derive(Debug)]
pub struct Countered {
    /// The new one.
    pub challenge: Challenge,
    /// The errand of showing it.
    pub card: OutboxId,
}

impl Terms {
    /// The terms of a challenge as the one challenged sees them: the sides are the other way round.
    #[must_use]
    pub fn seen_by_opponent(challenge: &Challenge) -> Self {
        let terms = &challenge.terms;
        Self {
            variant: terms.variant,
            side: match terms.side {
                SideWish::Side(side) => SideWish::Side(!side),
                SideWish::Random => SideWish::Random,
            },
            pace: terms.pace,
            rated: terms.rated,
            hints: terms.hints,
        }
    }
}

impl App {
    /// The challenge that the caller may answer with other terms. Changes nothing.
    ///
    /// # Errors
    /// Refusals: closed, for somebody else, one's own.
    pub async fn may_counter(&self, by: &Caller, id: ChallengeId) -> Result<Challenge, Error> {
        let mut tx = self.store.begin().await?;
        let challenge = self.open_challenge(&mut tx, by, id, None).await?;
        check_challenged(by, &challenge)?;
        Ok(challenge)
    }

    /// Declines a challenge and makes another to who made it. One to anyone stays open for everybody else, until it
    /// comes to a game.
    ///
    /// # Errors
    /// Refusals: closed, for somebody else, one's own; answered so before.
    pub async fn counter(&self, by: &Caller, id: ChallengeId, terms: Terms) -> Result<Countered, Error> {
        let mut tx = self.begin(by).await?;
        let countered = self.counter_in(&mut tx, by, id, terms).await;
        self.finish(tx, countered).await
    }

    async fn counter_in(
        &self,
        tx: &mut Transaction,
        by: &Caller,
        id: ChallengeId,
        terms: Terms,
    ) -> Result<Countered, Error> {
        let old = self.open_challenge(tx, by, id, None).await?;
        check_challenged(by, &old)?;
        self.check_limits(tx, by, &[by.player]).await?;
        let now = self.clock.now();
        if old.terms.opponent.is_some() {
            tx.set_challenge_state(id, ChallengeState::Declined).await?;
            tx.insert_errand(&by.errand(Task::CloseCard(id), false, now))
                .await?;
        } else if tx.has_open_counter(id, by.player).await? {
            return Err(Refusal::CounteredAlready.into());
        }
        let new = NewChallenge {
            guild: by.guild,
            channel: by.channel,
            challenger: by.player,
            opponent: Some(old.terms.challenger),
            variant: terms.variant,
            side: terms.side,
            hints: terms.hints,
            pace: terms.pace,
            rated: terms.rated,
            rematch_of: old.terms.rematch_of,
            counters: Some(id),
            created_at: now,
            lapses_at: now + CHALLENGE_LIFETIME,
        };
        let (challenge, card) = self.store_challenge(tx, by, new, false).await?;
        Ok(Countered { challenge, card })
    }

    /// An answer with other terms has become a game: the challenge to anyone that it began with is settled.
    pub(super) async fn settle_countered(
        &self,
        tx: &mut Transaction,
        by: &Caller,
        countered: Option<ChallengeId>,
    ) -> Result<(), Error> {
        let mut next = countered;
        while let Some(id) = next {
            let Some(challenge) = tx.load_challenge(id).await? else {
                return Ok(());
            };
            if challenge.state == ChallengeState::Open {
                tx.set_challenge_state(id, ChallengeState::Declined).await?;
                let errand = by.errand(Task::CloseCard(id), false, self.clock.now());
                tx.insert_errand(&errand).await?;
            }
            next = challenge.terms.counters;
        }
        Ok(())
    }
}
