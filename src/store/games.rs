//! Games and their plies.

mod brought;
mod computer;
mod count;
mod ending;
mod list;
mod past;
mod takeback;
mod time;

use jiff::Timestamp;

pub use self::{
    brought::BroughtGame,
    computer::Computer,
    ending::{EndReason, Ending},
    list::{GameEntry, Scope},
    past::PastGame,
};
use super::{
    Store, Transaction,
    error::StoreError,
    ids::{ChallengeId, ChannelId, GameId, GuildId, MessageId, PlayerId},
    pace::Pace,
    ratings::{self, RatingChange},
};
use crate::rules::{position::Position, side::BySide, variant::Variant};

/// A game yet to begin.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewGame {
    /// The challenge it came from.
    pub challenge: Option<ChallengeId>,
    /// The server, if it is played in one.
    pub guild: Option<GuildId>,
    /// Where it is played.
    pub channel: ChannelId,
    /// Whether the bot may use that channel itself; if not, it can only answer there.
    pub reachable: bool,
    /// What is played.
    pub variant: Variant,
    /// Who plays which side.
    pub players: BySide<PlayerId>,
    /// The computer, if it is one of them.
    pub computer: Option<Computer>,
    /// Whether two people may ask for hints.
    pub hints: bool,
    /// The time for each move; as long as they like if `None`.
    pub pace: Option<Pace>,
    /// Whether it counts for the ratings.
    pub rated: bool,
    /// When it began.
    pub created_at: Timestamp,
}

/// A message that shows a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct BoardMessage {
    /// Where it is.
    pub channel: ChannelId,
    /// Which it is.
    pub message: MessageId,
    /// The ply that was to come when it was made: the number of moves it knows of.
    pub ply: u32,
}

/// A game as stored: what cannot be recomputed.
#[derive(Debug, Clone, PartialEq)]
pub struct StoredGame {
    /// Its number.
    pub id: GameId,
    /// How it began.
    pub terms: NewGame,
    /// Where it started from, if not from the variant's usual start.
    pub start: Option<Position>,
    /// Whether its channel is known to be gone.
    pub channel_lost: bool,
    /// The moves in canonical notation, from ply 0.
    pub moves: Vec<String>,
    /// How it ended, if it has.
    pub ending: Option<Ending>,
    /// The newest message that shows it.
    pub board: Option<BoardMessage>,
    /// When the player to move loses on time, if they can.
    pub deadline: Option<Timestamp>,
    /// How often moves have been taken back.
    pub takebacks: u32,
    /// What it did to the ratings of its players, if it did.
    pub rating_changes: Option<BySide<RatingChange>>,
    /// What the players are called in its record, if it was brought along as one.
    pub brought: Option<BySide<Option<String>>>,
}

struct Row {
    id: GameId,
    challenge: Option<ChallengeId>,
    guild: Option<GuildId>,
    channel: ChannelId,
    channel_lost: i64,
    reachable: i64,
    variant: String,
    start: Option<String>,
    few: PlayerId,
    many: PlayerId,
    computer: Option<String>,
    level: Option<i64>,
    hints: i64,
    pace: Option<i64>,
    rated: i64,
    deadline_at: Option<i64>,
    takebacks: i64,
    created_at: i64,
    result: Option<String>,
    reason: Option<String>,
    board_channel: Option<ChannelId>,
    board_message: Option<MessageId>,
    board_ply: Option<i64>,
    record: Option<String>,
    few_called: Option<String>,
    many_called: Option<String>,
}

impl Transaction {
    /// Stores a new game from the usual start.
    ///
    /// # Errors
    /// The database failed, or the challenge has become a game already.
    pub async fn insert_game(&mut self, new: &NewGame) -> Result<GameId, StoreError> {
        let (variant, created) = (new.variant.id(), new.created_at.as_millisecond());
        let pace = new.pace.map(Pace::ms);
        let (computer, level) = (
            new.computer.map(Computer::side_id),
            new.computer.map(|computer| computer.level),
        );
        let id = sqlx::query_scalar!(
            r#"INSERT INTO games (challenge, guild, channel, reachable, variant, few, many, computer, level, hints,
                                  pace, rated, created_at)
               VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
               RETURNING id AS "id!: GameId""#,
            new.challenge,
            new.guild,
            new.channel,
            new.reachable,
            variant,
            new.players.few,
            new.players.many,
            computer,
            level,
            new.hints,
            pace,
            new.rated,
            created
        )
        .fetch_one(self.connection())
        .await?;
        Ok(id)
    }

    /// The game with this number, as it is inside this transaction.
    ///
    /// # Errors
    /// The database failed, or the row cannot be understood.
    pub async fn load_game(&mut self, id: GameId) -> Result<Option<StoredGame>, StoreError> {
        load(self.connection(), id).await
    }

    /// Adds the move of ply `ply`.
    ///
    /// # Errors
    /// The database failed, or that ply has been played already.
    pub async fn append_ply(
        &mut self,
        game: GameId,
        ply: u32,
        m: &str,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let now = now.as_millisecond();
        sqlx::query!(
            "INSERT INTO plies (game, ply, move, played_at) VALUES (?, ?, ?, ?)",
            game,
            ply,
            m,
            now
        )
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Ends a game that is still running; `false` if it has ended already.
    ///
    /// # Errors
    /// The database failed.
    pub async fn end_game(
        &mut self,
        game: GameId,
        ending: Ending,
        now: Timestamp,
    ) -> Result<bool, StoreError> {
        let (result, reason, now) = (ending.result_id(), ending.reason.id(), now.as_millisecond());
        let done = sqlx::query!(
            "UPDATE games SET result = ?, reason = ?, ended_at = ?, thinking = 0,
                    deadline_at = NULL, remind_at = NULL WHERE id = ? AND result IS NULL",
            result,
            reason,
            now,
            game
        )
        .execute(self.connection())
        .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Notes which message shows the game now.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_board(&mut self, game: GameId, board: BoardMessage) -> Result<(), StoreError> {
        sqlx::query!(
            "UPDATE games SET board_channel = ?, board_message = ?, board_ply = ? WHERE id = ?",
            board.channel,
            board.message,
            board.ply,
            game
        )
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Notes that the games of a channel have lost it: it was deleted, or the bot may not see it.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_channel_lost(&mut self, channel: ChannelId) -> Result<(), StoreError> {
        sqlx::query!(
            "UPDATE games SET channel_lost = 1 WHERE channel = ? AND result IS NULL",
            channel
        )
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Moves a game to another channel, or finds its own again.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_channel(
        &mut self,
        game: GameId,
        guild: Option<GuildId>,
        channel: ChannelId,
        reachable: bool,
    ) -> Result<(), StoreError> {
        sqlx::query!(
            "UPDATE games SET guild = ?, channel = ?, reachable = ?, channel_lost = 0 WHERE id = ?",
            guild,
            channel,
            reachable,
            game
        )
        .execute(self.connection())
        .await?;
        Ok(())
    }
}

impl Store {
    /// The game with this number.
    ///
    /// # Errors
    /// The database failed, or the row cannot be understood.
    pub async fn load_game(&self, id: GameId) -> Result<Option<StoredGame>, StoreError> {
        load(&mut *self.readers.acquire().await?, id).await
    }
}

async fn load(connection: &mut sqlx::SqliteConnection, id: GameId) -> Result<Option<StoredGame>, StoreError> {
    let row = sqlx::query_as!(
        Row,
        r#"SELECT id AS "id: GameId", challenge AS "challenge: ChallengeId", guild AS "guild: GuildId",
                  channel AS "channel: ChannelId", channel_lost, reachable, variant, start,
                  few AS "few: PlayerId", many AS "many: PlayerId", computer, level, hints, pace, rated,
                  deadline_at, takebacks, created_at,
                  result, reason, board_channel AS "board_channel: ChannelId",
                  board_message AS "board_message: MessageId", board_ply,
                  record, few_called, many_called
           FROM games WHERE id = ?"#,
        id
    )
    .fetch_optional(&mut *connection)
    .await?;
    let Some(row) = row else { return Ok(None) };
    let moves = sqlx::query_scalar!("SELECT move FROM plies WHERE game = ? ORDER BY ply", id)
        .fetch_all(&mut *connection)
        .await?;
    let counts = row.rated != 0 && row.result.is_some();
    let game = row.into_game(moves)?;
    let rating_changes = if counts {
        ratings::changes(connection, id).await?
    } else {
        None
    };
    Ok(Some(StoredGame {
        rating_changes,
        ..game
    }))
}

impl Row {
    fn into_game(self, moves: Vec<String>) -> Result<StoredGame, StoreError> {
        let row = self.id.0;
        let corrupt = |column, value: &str| StoreError::Corrupt {
            table: "games",
            column,
            row,
            value: value.to_owned(),
        };
        let variant: Variant = self
            .variant
            .parse()
            .map_err(|_| corrupt("variant", &self.variant))?;
        let start = self
            .start
            .map(|text| Position::from_text(variant, &text).map_err(|_| corrupt("start", &text)));
        let computer = self.computer.zip(self.level).map(|(side, level)| {
            Computer::from_stored(&side, level).ok_or_else(|| corrupt("level", &level.to_string()))
        });
        let pace = self
            .pace
            .map(|ms| Pace::from_ms(ms).ok_or_else(|| corrupt("pace", &ms.to_string())));
        let ending = match (self.result, self.reason) {
            (Some(result), Some(reason)) => {
                Some(Ending::from_ids(&result, &reason).ok_or_else(|| corrupt("reason", &reason))?)
            }
            _ => None,
        };
        let board = match (self.board_channel, self.board_message, self.board_ply) {
            (Some(channel), Some(message), Some(ply)) => {
                let ply = u32::try_from(ply).map_err(|_| corrupt("board_ply", &ply.to_string()))?;
                Some(BoardMessage {
                    channel,
                    message,
                    ply,
                })
            }
            _ => None,
        };
        Ok(StoredGame {
            id: self.id,
            terms: NewGame {
                challenge: self.challenge,
                guild: self.guild,
                channel: self.channel,
                reachable: self.reachable != 0,
                variant,
                players: BySide {
                    few: self.few,
                    many: self.many,
                },
                computer: computer.transpose()?,
                hints: self.hints != 0,
                pace: pace.transpose()?,
                rated: self.rated != 0,
                created_at: super::time(self.created_at),
            },
            start: start.transpose()?,
            channel_lost: self.channel_lost != 0,
            moves,
            ending,
            board,
            deadline: self.deadline_at.map(super::time),
            takebacks: u32::try_from(self.takebacks).unwrap_or(u32::MAX),
            rating_changes: None,
            brought: self.record.map(|_| BySide {
                few: self.few_called,
                many: self.many_called,
            }),
        })
    }
}
