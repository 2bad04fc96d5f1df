//! Games that are over, as their players look back on them.

use jiff::Timestamp;

use super::{Ending, GameEntry};
use crate::{
    rules::side::BySide,
    store::{
        Store,
        error::StoreError,
        ids::{ChannelId, GameId, PlayerId},
    },
};

/// A finished game in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PastGame {
    /// The game.
    pub entry: GameEntry,
    /// How it ended.
    pub ending: Ending,
    /// When.
    pub ended_at: Timestamp,
}

struct Row {
    id: GameId,
    variant: String,
    channel: ChannelId,
    channel_lost: i64,
    few: PlayerId,
    many: PlayerId,
    few_name: Option<String>,
    many_name: Option<String>,
    brought: bool,
    plies: i64,
    result: String,
    reason: String,
    ended_at: i64,
}

impl Store {
    /// The finished games of a person, the newest first, at most `limit` after skipping `skip`.
    ///
    /// # Errors
    /// The database failed, or a row cannot be understood.
    pub async fn list_past(
        &self,
        player: PlayerId,
        limit: u32,
        skip: u32,
    ) -> Result<Vec<PastGame>, StoreError> {
        let rows = sqlx::query_as!(
            Row,
            r#"SELECT g.id AS "id: GameId", g.variant, g.channel AS "channel: ChannelId", g.channel_lost,
                      g.few AS "few: PlayerId", g.many AS "many: PlayerId",
                      iif(g.record IS NULL, f.name, g.few_called) AS "few_name?: String",
                      iif(g.record IS NULL, m.name, g.many_called) AS "many_name?: String",
                      g.record IS NOT NULL AS "brought!: bool",
                      (SELECT count(*) FROM plies WHERE game = g.id) AS "plies!: i64",
                      g.result AS "result!", g.reason AS "reason!", g.ended_at AS "ended_at!"
               FROM games g LEFT JOIN players f ON f.id = g.few LEFT JOIN players m ON m.id = g.many
               WHERE g.result IS NOT NULL AND (g.few = ?1 OR g.many = ?1)
               ORDER BY g.ended_at DESC, g.id DESC LIMIT ?2 OFFSET ?3"#,
            player,
            limit,
            skip
        )
        .fetch_all(&self.readers)
        .await?;
        rows.into_iter().map(PastGame::try_from).collect()
    }
}

impl TryFrom<Row> for PastGame {
    type Error = StoreError;

    fn try_from(row: Row) -> Result<Self, StoreError> {
        let corrupt = |column, value: &str| StoreError::Corrupt {
            table: "games",
            column,
            row: row.id.0,
            value: value.to_owned(),
        };
        let ending =
            Ending::from_ids(&row.result, &row.reason).ok_or_else(|| corrupt("reason", &row.reason))?;
        let entry = GameEntry {
            id: row.id,
            variant: row
                .variant
                .parse()
                .map_err(|_| corrupt("variant", &row.variant))?,
            channel: row.channel,
            channel_lost: row.channel_lost != 0,
            players: BySide {
                few: row.few,
                many: row.many,
            },
            plies: u32::try_from(row.plies).map_err(|_| corrupt("plies", &row.plies.to_string()))?,
            names: BySide {
                few: row.few_name,
                many: row.many_name,
            },
            brought: row.brought,
        };
        Ok(Self {
            entry,
            ending,
            ended_at: crate::store::time(row.ended_at),
        })
    }
}
