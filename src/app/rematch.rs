//! Playing the same again, the sides swapped.

use super::{
    Accepted, App, CHALLENGE_LIFETIME, Caller, Challenge, ChallengeState, Computer, Error, GameId, GameView,
    OutboxId, PlayerId, Refusal, SideWish, Started, Task,
};
use crate::store::{Transaction, challenges::NewChallenge, games::NewGame};

/// What came of asking for a rematch.
#[derive(Debug)]
pub enum Rematch {
    /// The other one is asked.
    Asked(Challenge, OutboxId),
    /// The other one had asked before: it begins.
    Accepted(Accepted),
    /// The computer is always ready.
    Started(Started),
}

impl App {
    /// Asks for the same game again, with the sides swapped.
    ///
    /// # Errors
    /// Refusals: not a player, not over, from a record, asked already.
    pub async fn rematch(&self, by: &Caller, game: GameId) -> Result<Rematch, Error> {
        let mut tx = self.begin(by).await?;
        let asked = self.rematch_in(&mut tx, by, game).await;
        self.finish(tx, asked).await
    }

    async fn rematch_in(&self, tx: &mut Transaction, by: &Caller, game: GameId) -> Result<Rematch, Error> {
        let stored = tx.load_game(game).await?.ok_or(Refusal::NoSuchGame(game))?;
        let view = GameView::replay(stored)?;
        let side = view.side_of(by.player).ok_or(Refusal::NotAPlayer(game))?;
        if view.ending.is_none() {
            return Err(Refusal::NotOver(game).into());
        }
        if view.brought.is_some() {
            return Err(Refusal::NobodyPlayed(game).into());
        }
        if view.players[!side] == PlayerId::DELETED {
            return Err(Refusal::NoSuchOpponent.into());
        }
        self.check_limits(tx, by, &[by.player]).await?;
        if let Some(computer) = view.computer {
            return self.again(tx, by, &view, computer).await.map(Rematch::Started);
        }
        match tx.open_rematch(game).await? {
            Some(open) if open.terms.challenger == by.player => Err(Refusal::RematchAsked(game).into()),
            Some(open) => {
                let accepted = self.accept_in(tx, by, open.id, None).await?;
                Ok(Rematch::Accepted(accepted))
            }
            None => {
                let now = self.clock.now();
                let terms = NewChallenge {
                    guild: by.guild,
                    channel: by.channel,
                    challenger: by.player,
                    opponent: Some(view.players[!side]),
                    variant: view.variant,
                    side: SideWish::Side(!side),
                    hints: view.hints,
                    pace: view.pace,
                    rated: view.rated,
                    rematch_of: Some(game),
                    counters: None,
                    created_at: now,
                    lapses_at: now + CHALLENGE_LIFETIME,
                };
                let (challenge, errand) = self.store_challenge(tx, by, terms, true).await?;
                Ok(Rematch::Asked(challenge, errand))
            }
        }
    }

    /// Stores a challenge with the errand of showing its card. `as_reply`: it answers the caller.
    pub(super) async fn store_challenge(
        &self,
        tx: &mut Transaction,
        by: &Caller,
        terms: NewChallenge,
        as_reply: bool,
    ) -> Result<(Challenge, OutboxId), Error> {
        let id = tx.insert_challenge(&terms).await?;
        let errand = by.errand(Task::Card(id), as_reply, terms.created_at);
        let errand = tx.insert_errand(&errand).await?;
        let challenge = Challenge {
            id,
            terms,
            state: ChallengeState::Open,
            countered: false,
            message: None,
        };
        Ok((challenge, errand))
    }

    async fn again(
        &self,
        tx: &mut Transaction,
        by: &Caller,
        view: &GameView,
        computer: Computer,
    ) -> Result<Started, Error> {
        let new = NewGame {
            challenge: None,
            guild: by.guild,
            channel: by.channel,
            reachable: by.reachable,
            variant: view.variant,
            players: crate::rules::side::BySide {
                few: view.players.many,
                many: view.players.few,
            },
            computer: Some(Computer {
                side: !computer.side,
                level: computer.level,
            }),
            hints: view.hints,
            pace: None,
            rated: false,
            created_at: self.clock.now(),
        };
        self.start_new(tx, by, &new).await
    }
}
