//! What Discord must still be told.

use jiff::{SignedDuration, Timestamp};

use super::{
    Store, Transaction,
    error::StoreError,
    ids::{ChallengeId, ChannelId, GameId, InteractionId, MessageId, OfferId, OutboxId},
};

/// How long the answer to an interaction may take before its task is brought another way.
pub const ANSWER_TIME: SignedDuration = SignedDuration::from_secs(60);

/// Something to tell Discord.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Task {
    /// Show the board of a game as it was after `ply` moves.
    Board {
        /// Which game.
        game: GameId,
        /// How many moves had been made.
        ply: u32,
    },
    /// Show a new challenge.
    Card(ChallengeId),
    /// Show on its card that a challenge is no longer open.
    CloseCard(ChallengeId),
    /// Take the controls from a message.
    Strip(MessageId),
    /// Show a new offer.
    Offer(OfferId),
    /// Show that an offer is no longer open.
    CloseOffer(OfferId),
    /// Remind the player who was to move after `ply` moves.
    Remind {
        /// Which game.
        game: GameId,
        /// How many moves had been made.
        ply: u32,
    },
}

/// The interaction that a task came from, which may be answered with it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Origin {
    /// Its id, which also says when it was made.
    pub interaction: InteractionId,
    /// Its token, good for fifteen minutes.
    pub token: String,
    /// Whether the task *is* the public answer to it; else it needs a message of its own.
    pub as_reply: bool,
}

/// A task yet to be stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewErrand {
    /// What to tell.
    pub task: Task,
    /// Where.
    pub channel: ChannelId,
    /// Whether the bot may use the channel itself; if not, it can only answer interactions.
    pub reachable: bool,
    /// What it came from, if a person did it.
    pub origin: Option<Origin>,
    /// When it was decided.
    pub created_at: Timestamp,
}

/// A stored task.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Errand {
    /// Its number.
    pub id: OutboxId,
    /// The task.
    pub what: NewErrand,
    /// How often it was tried without success.
    pub attempts: u32,
}

struct Row {
    id: OutboxId,
    task: String,
    game: Option<GameId>,
    ply: Option<i64>,
    challenge: Option<ChallengeId>,
    offer: Option<OfferId>,
    channel: ChannelId,
    message: Option<MessageId>,
    interaction: Option<InteractionId>,
    token: Option<String>,
    as_reply: i64,
    reachable: i64,
    attempts: i64,
    created_at: i64,
}

impl Transaction {
    /// Stores a task. One that is the answer to an interaction, or that only a further answer to it can
    /// bring, is due after [`ANSWER_TIME`]: it is being answered just now. Every other is due at once.
    ///
    /// # Errors
    /// The database failed.
    pub async fn insert_errand(&mut self, new: &NewErrand) -> Result<OutboxId, StoreError> {
        let columns = new.task.columns();
        let (task, game, ply) = (columns.task, columns.game, columns.ply);
        let interaction = new.origin.as_ref().map(|origin| origin.interaction);
        let token = new.origin.as_ref().map(|origin| origin.token.as_str());
        let as_reply = new.origin.as_ref().is_some_and(|origin| origin.as_reply);
        let grace = if as_reply || (interaction.is_some() && !new.reachable) {
            ANSWER_TIME
        } else {
            SignedDuration::ZERO
        };
        let (now, due) = (
            new.created_at.as_millisecond(),
            (new.created_at + grace).as_millisecond(),
        );
        let id = sqlx::query_scalar!(
            r#"INSERT INTO outbox (task, game, ply, challenge, offer, channel, message, interaction, token, as_reply,
                                   reachable, created_at, due_at)
               VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
               RETURNING id AS "id!: OutboxId""#,
            task,
            game,
            ply,
            columns.challenge,
            columns.offer,
            new.channel,
            columns.message,
            interaction,
            token,
            as_reply,
            new.reachable,
            now,
            due
        )
        .fetch_one(self.connection())
        .await?;
        Ok(id)
    }

    /// Deletes a task: Discord has it, or never can.
    ///
    /// # Errors
    /// The database failed.
    pub async fn delete_errand(&mut self, id: OutboxId) -> Result<(), StoreError> {
        sqlx::query!("DELETE FROM outbox WHERE id = ?", id)
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Makes a task due at `due_at`.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_errand_due(&mut self, id: OutboxId, due_at: Timestamp) -> Result<(), StoreError> {
        let due = due_at.as_millisecond();
        sqlx::query!("UPDATE outbox SET due_at = ? WHERE id = ?", due, id)
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// Makes the boards of a game due now that no answer to an interaction is bringing any more.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_boards_due(&mut self, game: GameId, now: Timestamp) -> Result<(), StoreError> {
        let now = now.as_millisecond();
        sqlx::query!(
            "UPDATE outbox SET due_at = min(due_at, ?) WHERE task = 'board' AND game = ? AND attempts > 0",
            now,
            game
        )
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// The task with this number.
    ///
    /// # Errors
    /// The database failed, or the row cannot be understood.
    pub async fn load_errand(&mut self, id: OutboxId) -> Result<Option<Errand>, StoreError> {
        let row = sqlx::query_as!(
            Row,
            r#"SELECT id AS "id: OutboxId", task, game AS "game: GameId", ply,
                      challenge AS "challenge: ChallengeId", offer AS "offer: OfferId", channel AS "channel: ChannelId",
                      message AS "message: MessageId", interaction AS "interaction: InteractionId", token,
                      as_reply, reachable, attempts, created_at
               FROM outbox WHERE id = ?"#,
            id
        )
        .fetch_optional(self.connection())
        .await?;
        row.map(Errand::try_from).transpose()
    }

    /// Puts a task off until `due_at` and counts the attempt.
    ///
    /// # Errors
    /// The database failed.
    pub async fn postpone_errand(&mut self, id: OutboxId, due_at: Timestamp) -> Result<(), StoreError> {
        let due = due_at.as_millisecond();
        sqlx::query!(
            "UPDATE outbox SET attempts = attempts + 1, due_at = ? WHERE id = ?",
            due,
            id
        )
        .execute(self.connection())
        .await?;
        Ok(())
    }
}

impl Store {
    /// The tasks due at `now`, oldest first.
    ///
    /// # Errors
    /// The database failed, or a row cannot be understood.
    pub async fn list_due_errands(&self, now: Timestamp) -> Result<Vec<Errand>, StoreError> {
        let now = now.as_millisecond();
        let rows = sqlx::query_as!(
            Row,
            r#"SELECT id AS "id: OutboxId", task, game AS "game: GameId", ply,
                      challenge AS "challenge: ChallengeId", offer AS "offer: OfferId", channel AS "channel: ChannelId",
                      message AS "message: MessageId", interaction AS "interaction: InteractionId", token,
                      as_reply, reachable, attempts, created_at
               FROM outbox WHERE due_at <= ? ORDER BY id"#,
            now
        )
        .fetch_all(&self.readers)
        .await?;
        rows.into_iter().map(Errand::try_from).collect()
    }
}

/// A task as it is stored.
struct Columns {
    task: &'static str,
    game: Option<GameId>,
    ply: Option<u32>,
    challenge: Option<ChallengeId>,
    offer: Option<OfferId>,
    message: Option<MessageId>,
}

impl Task {
    fn columns(self) -> Columns {
        let (game, ply) = match self {
            Self::Board { game, ply } | Self::Remind { game, ply } => (Some(game), Some(ply)),
            Self::Card(_) | Self::CloseCard(_) | Self::Strip(_) | Self::Offer(_) | Self::CloseOffer(_) => {
                (None, None)
            }
        };
        let (task, challenge, offer, message) = match self {
            Self::Board { .. } => ("board", None, None, None),
            Self::Remind { .. } => ("remind", None, None, None),
            Self::Card(challenge) => ("card", Some(challenge), None, None),
            Self::CloseCard(challenge) => ("close-card", Some(challenge), None, None),
            Self::Offer(offer) => ("offer", None, Some(offer), None),
            Self::CloseOffer(offer) => ("close-offer", None, Some(offer), None),
            Self::Strip(message) => ("strip", None, None, Some(message)),
        };
        Columns {
            task,
            game,
            ply,
            challenge,
            offer,
            message,
        }
    }
}

impl Row {
    fn task(&self) -> Option<Task> {
        let ply = self.ply.and_then(|ply| u32::try_from(ply).ok());
        match self.task.as_str() {
            "board" => Some(Task::Board {
                game: self.game?,
                ply: ply?,
            }),
            "card" => self.challenge.map(Task::Card),
            "close-card" => self.challenge.map(Task::CloseCard),
            "strip" => self.message.map(Task::Strip),
            "offer" => self.offer.map(Task::Offer),
            "close-offer" => self.offer.map(Task::CloseOffer),
            "remind" => Some(Task::Remind {
                game: self.game?,
                ply: ply?,
            }),
            _ => None,
        }
    }
}

impl TryFrom<Row> for Errand {
    type Error = StoreError;

    fn try_from(row: Row) -> Result<Self, StoreError> {
        let task = row.task().ok_or_else(|| StoreError::Corrupt {
            table: "outbox",
            column: "task",
            row: row.id.0,
            value: row.task.clone(),
        })?;
        let as_reply = row.as_reply != 0;
        let origin = row.interaction.zip(row.token);
        Ok(Self {
            id: row.id,
            what: NewErrand {
                task,
                channel: row.channel,
                reachable: row.reachable != 0,
                origin: origin.map(|(interaction, token)| Origin {
                    interaction,
                    token,
                    as_reply,
                }),
                created_at: super::time(row.created_at),
            },
            attempts: u32::try_from(row.attempts).unwrap_or(u32::MAX),
        })
    }
}
