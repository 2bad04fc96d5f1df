//! Games that somebody has brought along as a record.

use jiff::Timestamp;

use super::Ending;
use crate::{
    rules::{side::BySide, variant::Variant},
    store::{
        Transaction,
        error::StoreError,
        ids::{ChannelId, GameId, PlayerId},
    },
};

/// A game from a record, yet to be stored. It belongs to no server and is over from the beginning.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BroughtGame {
    /// Whose it is; they have both sides.
    pub owner: PlayerId,
    /// Where they brought it.
    pub channel: ChannelId,
    /// What tells it from their other records.
    pub key: String,
    /// What was played.
    pub variant: Variant,
    /// The position that it started from, if not the usual one.
    pub start: Option<String>,
    /// The moves in canonical notation.
    pub moves: Vec<String>,
    /// What the players are called, if the record says.
    pub names: BySide<Option<String>>,
    /// How it ended.
    pub ending: Ending,
    /// When it was played.
    pub played_at: Timestamp,
}

impl Transaction {
    /// Stores a game from a record.
    ///
    /// # Errors
    /// The database failed, or the owner has brought this record before.
    pub async fn insert_brought(&mut self, new: &BroughtGame, now: Timestamp) -> Result<GameId, StoreError> {
        let (variant, now) = (new.variant.id(), now.as_millisecond());
        let (result, reason) = (new.ending.result_id(), new.ending.reason.id());
        let played = new.played_at.as_millisecond();
        let id = sqlx::query_scalar!(
            r#"INSERT INTO games (channel, variant, start, few, many, created_at, result, reason, ended_at,
                                  record, few_called, many_called)
               VALUES (?1, ?2, ?3, ?4, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)
               RETURNING id AS "id!: GameId""#,
            new.channel,
            variant,
            new.start,
            new.owner,
            played,
            result,
            reason,
            now,
            new.key,
            new.names.few,
            new.names.many
        )
        .fetch_one(self.connection())
        .await?;
        for (ply, m) in new.moves.iter().enumerate() {
            let ply = i64::try_from(ply).unwrap_or(i64::MAX);
            sqlx::query!(
                "INSERT INTO plies (game, ply, move, played_at) VALUES (?, ?, ?, ?)",
                id,
                ply,
                m,
                played
            )
            .execute(self.connection())
            .await?;
        }
        Ok(id)
    }

    /// The game that somebody has from this record, if they have brought it before.
    ///
    /// # Errors
    /// The database failed.
    pub async fn find_brought(&mut self, owner: PlayerId, key: &str) -> Result<Option<GameId>, StoreError> {
        Ok(sqlx::query_scalar!(
            r#"SELECT id AS "id!: GameId" FROM games WHERE few = ? AND record = ?"#,
            owner,
            key
        )
        .fetch_optional(self.connection())
        .await?)
    }

    /// How many records somebody has brought.
    ///
    /// # Errors
    /// The database failed.
    pub async fn count_brought(&mut self, owner: PlayerId) -> Result<u32, StoreError> {
        let count = sqlx::query_scalar!(
            r#"SELECT count(*) AS "count!: i64" FROM games WHERE few = ? AND record IS NOT NULL"#,
            owner
        )
        .fetch_one(self.connection())
        .await?;
        Ok(u32::try_from(count).unwrap_or(u32::MAX))
    }

    /// Takes away the games that somebody has brought: they are nobody else's.
    ///
    /// # Errors
    /// The database failed.
    pub async fn delete_brought(&mut self, owner: PlayerId) -> Result<(), StoreError> {
        sqlx::query!(
            "DELETE FROM plies WHERE game IN (SELECT id FROM games WHERE few = ? AND record IS NOT NULL)",
            owner
        )
        .execute(self.connection())
        .await?;
        sqlx::query!("DELETE FROM games WHERE few = ? AND record IS NOT NULL", owner)
            .execute(self.connection())
            .await?;
        Ok(())
    }
}
