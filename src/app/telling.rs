//! What Discord must be told, and what it answered.

use jiff::{SignedDuration, Timestamp};

use super::{
    App, BoardMessage, Challenge, ChallengeId, ChallengeState, ChannelId, Errand, Error, GameId, GameView,
    GuildId, MessageId, NewErrand, OutboxId, PlayerId, StoreError, Task,
};
use crate::store::Transaction;

/// An errand that keeps failing is given up after this long.
const ERRAND_LIFETIME: SignedDuration = SignedDuration::from_hours(24);

impl App {
    /// The errands that are due now, oldest first.
    ///
    /// # Errors
    /// [`Error::Fault`] only.
    pub async fn due_errands(&self) -> Result<Vec<Errand>, Error> {
        Ok(self.store.list_due_errands(self.clock.now()).await?)
    }

    /// Every errand there is, due or not: what an earlier run left behind, if asked before this one begins.
    ///
    /// # Errors
    /// [`Error::Fault`] only.
    pub async fn all_errands(&self) -> Result<Vec<Errand>, Error> {
        Ok(self.store.list_due_errands(Timestamp::MAX).await?)
    }

    /// The game of an errand.
    ///
    /// # Errors
    /// [`Error::Fault`] only.
    pub async fn load_view(&self, game: GameId) -> Result<Option<GameView>, Error> {
        let stored = self.store.load_game(game).await?;
        Ok(stored.map(GameView::replay).transpose()?)
    }

    /// The challenge of an errand.
    ///
    /// # Errors
    /// [`Error::Fault`] only.
    pub async fn load_challenge(&self, challenge: ChallengeId) -> Result<Option<Challenge>, Error> {
        Ok(self.store.load_challenge(challenge).await?)
    }

    /// Discord has what the errand asked for, shown in `message` where that is known; or never can have it.
    ///
    /// # Errors
    /// [`Error::Fault`] only.
    pub async fn errand_done(&self, id: OutboxId, message: Option<MessageId>) -> Result<(), Error> {
        let mut tx = self.store.begin().await?;
        let errand = tx.load_errand(id).await?;
        tx.delete_errand(id).await?;
        if let (Some(errand), Some(message)) = (errand, message) {
            self.shown(&mut tx, &errand.what, message).await?;
        }
        Ok(tx.commit().await?)
    }

    async fn shown(
        &self,
        tx: &mut Transaction,
        errand: &NewErrand,
        message: MessageId,
    ) -> Result<(), StoreError> {
        match errand.task {
            Task::Board { game, ply } => {
                let board = BoardMessage {
                    channel: errand.channel,
                    message,
                    ply,
                };
                self.board_shown_in(tx, game, board, errand.reachable).await
            }
            Task::Card(challenge) => self.card_shown(tx, challenge, message, errand).await,
            Task::Offer(offer) => self.offer_shown(tx, offer, message, errand).await,
            Task::CloseCard(_) | Task::Strip(_) | Task::CloseOffer(_) | Task::Remind { .. } => Ok(()),
        }
    }

    /// The answer that was to run the errand was lost: it is due now.
    ///
    /// # Errors
    /// [`Error::Fault`] only.
    pub async fn errand_due_now(&self, id: OutboxId) -> Result<(), Error> {
        let mut tx = self.store.begin().await?;
        tx.set_errand_due(id, self.clock.now()).await?;
        Ok(tx.commit().await?)
    }

    /// A message shows a board that nobody had to be told of (`/board`).
    ///
    /// # Errors
    /// [`Error::Fault`] only.
    pub async fn board_shown(&self, game: GameId, board: BoardMessage, reachable: bool) -> Result<(), Error> {
        let mut tx = self.store.begin().await?;
        self.board_shown_in(&mut tx, game, board, reachable).await?;
        Ok(tx.commit().await?)
    }

    /// Discord cannot take it now: try again later, or give up after a day.
    ///
    /// # Errors
    /// [`Error::Fault`] only.
    pub async fn errand_failed(&self, errand: &Errand, retry_after: SignedDuration) -> Result<(), Error> {
        let now = self.clock.now();
        let mut tx = self.store.begin().await?;
        if now.duration_since(errand.what.created_at) > ERRAND_LIFETIME {
            tracing::warn!(errand = %errand.id, "an errand is given up");
            tx.delete_errand(errand.id).await?;
        } else {
            tx.postpone_errand(errand.id, now + retry_after).await?;
        }
        Ok(tx.commit().await?)
    }

    /// What it waits for has not happened: try again later, for as long as that takes.
    ///
    /// # Errors
    /// [`Error::Fault`] only.
    pub async fn errand_waits(&self, errand: &Errand, retry_after: SignedDuration) -> Result<(), Error> {
        let mut tx = self.store.begin().await?;
        tx.postpone_errand(errand.id, self.clock.now() + retry_after)
            .await?;
        Ok(tx.commit().await?)
    }

    /// A channel is gone or closed to the bot: its games go on where their players use them next.
    ///
    /// # Errors
    /// [`Error::Fault`] only.
    pub async fn channel_lost(&self, channel: ChannelId) -> Result<(), Error> {
        let mut tx = self.store.begin().await?;
        tx.set_channel_lost(channel).await?;
        Ok(tx.commit().await?)
    }

    /// The language a person has chosen.
    ///
    /// # Errors
    /// [`Error::Fault`] only.
    pub async fn player_language(&self, player: PlayerId) -> Result<Option<String>, Error> {
        Ok(self.store.find_player_language(player).await?)
    }

    /// The language a server has chosen.
    ///
    /// # Errors
    /// [`Error::Fault`] only.
    pub async fn guild_language(&self, guild: GuildId) -> Result<Option<String>, Error> {
        Ok(self.store.find_guild_language(guild).await?)
    }

    /// The language to speak in a server when nobody has just said: the chosen one, else Discord's.
    ///
    /// # Errors
    /// [`Error::Fault`] only.
    pub async fn guild_locale(&self, guild: GuildId) -> Result<Option<String>, Error> {
        Ok(self.store.find_guild_locale(guild).await?)
    }

    /// Keeps the newest of two boards (by ply, then by message) and lets the other lose its controls.
    async fn board_shown_in(
        &self,
        tx: &mut Transaction,
        game: GameId,
        new: BoardMessage,
        reachable: bool,
    ) -> Result<(), StoreError> {
        let Some(stored) = tx.load_game(game).await? else {
            return Ok(());
        };
        let old = stored.board.filter(|old| old.message != new.message);
        let is_newest = old.is_none_or(|old| (old.ply, old.message) < (new.ply, new.message));
        if is_newest {
            tx.set_board(game, new).await?;
        }
        let outdated = if is_newest { old } else { Some(new) };
        if let Some(board) = outdated.filter(|_| reachable) {
            let strip = NewErrand {
                task: Task::Strip(board.message),
                channel: board.channel,
                reachable,
                origin: None,
                created_at: self.clock.now(),
            };
            tx.insert_errand(&strip).await?;
        }
        Ok(())
    }

    /// Notes where a challenge is shown; one that was closed meanwhile is shown closed.
    async fn card_shown(
        &self,
        tx: &mut Transaction,
        id: ChallengeId,
        message: MessageId,
        errand: &NewErrand,
    ) -> Result<(), StoreError> {
        if errand.reachable {
            tx.set_challenge_message(id, message).await?;
        }
        let challenge = tx.load_challenge(id).await?;
        if challenge.is_some_and(|challenge| challenge.state != ChallengeState::Open) {
            let task = Task::CloseCard(id);
            let origin = None;
            tx.insert_errand(&NewErrand {
                task,
                origin,
                created_at: self.clock.now(),
                ..errand.clone()
            })
            .await?;
        }
        Ok(())
    }
}
