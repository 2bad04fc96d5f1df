//! Answering a challenge: accept, decline, withdraw.

use super::{
    App, Caller, Challenge, ChallengeId, ChallengeState, Error, GameView, MessageId, OutboxId, Refusal, Task,
};
use crate::{
    rules::side::BySide,
    store::{Transaction, games::NewGame},
};

/// A challenge that became a game.
#[derive(Debug)]
pub struct Accepted {
    /// The challenge, now closed.
    pub challenge: Challenge,
    /// The game, at its start.
    pub view: GameView,
    /// The errand of showing its board.
    pub board: OutboxId,
    /// The errand of closing the challenge's card.
    pub card: OutboxId,
}

impl App {
    /// Accepts a challenge by the button on `card`.
    ///
    /// # Errors
    /// Refusals: closed, for somebody else, one's own; the limits of the server and of both players.
    pub async fn accept(
        &self,
        by: &Caller,
        id: ChallengeId,
        card: Option<MessageId>,
    ) -> Result<Accepted, Error> {
        let mut tx = self.begin(by).await?;
        let accepted = self.accept_in(&mut tx, by, id, card).await;
        self.finish(tx, accepted).await
    }

    /// Declines a challenge.
    ///
    /// # Errors
    /// Refusals: closed, for somebody else.
    pub async fn decline(
        &self,
        by: &Caller,
        id: ChallengeId,
        card: Option<MessageId>,
    ) -> Result<(Challenge, OutboxId), Error> {
        self.close(by, id, card, ChallengeState::Declined).await
    }

    /// Takes one's own challenge back.
    ///
    /// # Errors
    /// Refusals: closed, somebody else's.
    pub async fn withdraw(
        &self,
        by: &Caller,
        id: ChallengeId,
        card: Option<MessageId>,
    ) -> Result<(Challenge, OutboxId), Error> {
        self.close(by, id, card, ChallengeState::Withdrawn).await
    }

    async fn close(
        &self,
        by: &Caller,
        id: ChallengeId,
        card: Option<MessageId>,
        state: ChallengeState,
    ) -> Result<(Challenge, OutboxId), Error> {
        let mut tx = self.begin(by).await?;
        let closed = self.close_in(&mut tx, by, id, card, state).await;
        self.finish(tx, closed).await
    }

    async fn close_in(
        &self,
        tx: &mut Transaction,
        by: &Caller,
        id: ChallengeId,
        card: Option<MessageId>,
        state: ChallengeState,
    ) -> Result<(Challenge, OutboxId), Error> {
        let challenge = self.open_challenge(tx, by, id, card).await?;
        if state == ChallengeState::Declined {
            check_declining(by, &challenge)?;
        } else if challenge.terms.challenger != by.player {
            return Err(Refusal::NotYourChallenge.into());
        }
        tx.set_challenge_state(id, state).await?;
        let errand = by.errand(Task::CloseCard(id), true, self.clock.now());
        let errand = tx.insert_errand(&errand).await?;
        Ok((Challenge { state, ..challenge }, errand))
    }

    pub(super) async fn accept_in(
        &self,
        tx: &mut Transaction,
        by: &Caller,
        id: ChallengeId,
        card: Option<MessageId>,
    ) -> Result<Accepted, Error> {
        let challenge = self.open_challenge(tx, by, id, card).await?;
        check_challenged(by, &challenge)?;
        self.check_limits(tx, by, &[by.player, challenge.terms.challenger])
            .await?;
        let now = self.clock.now();
        let terms = &challenge.terms;
        let game = tx
            .insert_game(&NewGame {
                challenge: Some(id),
                guild: terms.guild,
                channel: terms.channel,
                reachable: by.reachable,
                variant: terms.variant,
                players: self.seats(by, &challenge),
                computer: None,
                hints: terms.hints,
                pace: terms.pace,
                rated: terms.rated,
                created_at: now,
            })
            .await?;
        tx.set_challenge_state(id, ChallengeState::Accepted).await?;
        self.settle_countered(tx, by, terms.counters).await?;
        // The board answers the press; where the bot cannot reach the card otherwise, the card does.
        let board = by.errand(Task::Board { game, ply: 0 }, by.reachable, now);
        let close = by.errand(Task::CloseCard(id), !by.reachable, now);
        let (board, close) = (tx.insert_errand(&board).await?, tx.insert_errand(&close).await?);
        let stored = tx.load_game(game).await?.ok_or(Refusal::NoSuchGame(game))?;
        let mut view = GameView::replay(stored)?;
        self.begin_turn(tx, &mut view, now).await?;
        Ok(Accepted {
            challenge: Challenge {
                state: ChallengeState::Accepted,
                ..challenge
            },
            view,
            board,
            card: close,
        })
    }

    /// The challenge, if it can still be answered. Learns which message is its card.
    pub(super) async fn open_challenge(
        &self,
        tx: &mut Transaction,
        by: &Caller,
        id: ChallengeId,
        card: Option<MessageId>,
    ) -> Result<Challenge, Error> {
        let mut challenge = tx.load_challenge(id).await?.ok_or(Refusal::NoSuchChallenge)?;
        if challenge.state != ChallengeState::Open {
            return Err(Refusal::ChallengeClosed(challenge.state).into());
        }
        if challenge.terms.lapses_at <= self.clock.now() {
            return Err(Refusal::ChallengeClosed(ChallengeState::Lapsed).into());
        }
        if let (None, Some(card), true) = (challenge.message, card, by.reachable) {
            tx.set_challenge_message(id, card).await?;
            challenge.message = Some(card);
        }
        Ok(challenge)
    }

    fn seats(&self, by: &Caller, challenge: &Challenge) -> BySide<super::PlayerId> {
        let challenger_side = self.side(challenge.terms.side);
        let mut players = BySide {
            few: by.player,
            many: by.player,
        };
        players[challenger_side] = challenge.terms.challenger;
        players
    }
}

/// A challenge to anyone can be accepted by anyone but its maker.
pub(super) fn check_challenged(by: &Caller, challenge: &Challenge) -> Result<(), Refusal> {
    match challenge.terms.opponent {
        _ if challenge.terms.challenger == by.player => Err(Refusal::OwnChallenge),
        Some(opponent) if opponent != by.player => Err(Refusal::NotChallenged { opponent }),
        _ => Ok(()),
    }
}

/// Nobody declines for everyone: a challenge to anyone only its maker can close.
fn check_declining(by: &Caller, challenge: &Challenge) -> Result<(), Refusal> {
    check_challenged(by, challenge)?;
    match challenge.terms.opponent {
        Some(_) => Ok(()),
        None => Err(Refusal::NotYourChallenge),
    }
}
