//! Lists of running games.

use crate::{
    rules::{side::BySide, variant::Variant},
    store::{
        Store, Transaction,
        error::StoreError,
        ids::{ChannelId, GameId, PlayerId},
    },
};

/// A running game in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GameEntry {
    /// Its number.
    pub id: GameId,
    /// What is played.
    pub variant: Variant,
    /// Where.
    pub channel: ChannelId,
    /// Whether that channel is known to be gone.
    pub channel_lost: bool,
    /// Who plays which side.
    pub players: BySide<PlayerId>,
    /// The names the players were last seen with, if they were; those in its record, if it was brought along as one.
    pub names: BySide<Option<String>>,
    /// Whether it was brought along as a record.
    pub brought: bool,
    /// How many moves have been made.
    pub plies: u32,
}

impl GameEntry {
    /// Who is to move: the sides take turns from the variant's first on.
    #[must_use]
    pub fn player_to_move(&self) -> PlayerId {
        let first = self.variant.first();
        self.players[if self.plies.is_multiple_of(2) {
            first
        } else {
            !first
        }]
    }
}

/// Which running games to list.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scope {
    /// Those of a channel.
    Channel(ChannelId),
    /// Those of a person.
    Player(PlayerId),
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
}

impl Store {
    /// The running games in `scope`, oldest first, at most `limit` after skipping `skip`.
    ///
    /// # Errors
    /// The database failed, or a row cannot be understood.
    pub async fn list_running(
        &self,
        scope: Scope,
        limit: u32,
        skip: u32,
    ) -> Result<Vec<GameEntry>, StoreError> {
        list(&mut *self.readers.acquire().await?, scope, limit, skip).await
    }
}

impl Store {
    /// The games of a channel that have ended, records of others excepted, those of `player` first, the newest before older ones.
    ///
    /// # Errors
    /// The database failed, or a row cannot be understood.
    pub async fn list_finished(
        &self,
        channel: ChannelId,
        player: PlayerId,
        limit: u32,
    ) -> Result<Vec<GameEntry>, StoreError> {
        let rows = sqlx::query_as!(
            Row,
            r#"SELECT g.id AS "id: GameId", g.variant, g.channel AS "channel: ChannelId", g.channel_lost,
                      g.few AS "few: PlayerId", g.many AS "many: PlayerId",
                      iif(g.record IS NULL, f.name, g.few_called) AS "few_name?: String",
                      iif(g.record IS NULL, m.name, g.many_called) AS "many_name?: String",
                      g.record IS NOT NULL AS "brought!: bool",
                      (SELECT count(*) FROM plies WHERE game = g.id) AS "plies!: i64"
               FROM games g LEFT JOIN players f ON f.id = g.few LEFT JOIN players m ON m.id = g.many
               WHERE g.result IS NOT NULL AND g.channel = ?1 AND (g.record IS NULL OR g.few = ?2)
               ORDER BY (g.few = ?2 OR g.many = ?2) DESC, g.ended_at DESC, g.id DESC LIMIT ?3"#,
            channel,
            player,
            limit
        )
        .fetch_all(&self.readers)
        .await?;
        rows.into_iter().map(GameEntry::try_from).collect()
    }
}

impl Transaction {
    /// As [`Store::list_running`], inside this transaction.
    ///
    /// # Errors
    /// The database failed, or a row cannot be understood.
    pub async fn list_running(&mut self, scope: Scope, limit: u32) -> Result<Vec<GameEntry>, StoreError> {
        list(self.connection(), scope, limit, 0).await
    }
}

async fn list(
    connection: &mut sqlx::SqliteConnection,
    scope: Scope,
    limit: u32,
    skip: u32,
) -> Result<Vec<GameEntry>, StoreError> {
    let (channel, player) = match scope {
        Scope::Channel(channel) => (Some(channel), None),
        Scope::Player(player) => (None, Some(player)),
    };
    let rows = sqlx::query_as!(
        Row,
        r#"SELECT g.id AS "id: GameId", g.variant, g.channel AS "channel: ChannelId", g.channel_lost,
                  g.few AS "few: PlayerId", g.many AS "many: PlayerId",
                  iif(g.record IS NULL, f.name, g.few_called) AS "few_name?: String",
                      iif(g.record IS NULL, m.name, g.many_called) AS "many_name?: String",
                      g.record IS NOT NULL AS "brought!: bool",
                  (SELECT count(*) FROM plies WHERE game = g.id) AS "plies!: i64"
           FROM games g LEFT JOIN players f ON f.id = g.few LEFT JOIN players m ON m.id = g.many
           WHERE g.result IS NULL AND (g.channel = ?1 OR g.few = ?2 OR g.many = ?2)
           ORDER BY g.id LIMIT ?3 OFFSET ?4"#,
        channel,
        player,
        limit,
        skip
    )
    .fetch_all(connection)
    .await?;
    rows.into_iter().map(GameEntry::try_from).collect()
}

impl TryFrom<Row> for GameEntry {
    type Error = StoreError;

    fn try_from(row: Row) -> Result<Self, StoreError> {
        let corrupt = |column, value: String| StoreError::Corrupt {
            table: "games",
            column,
            row: row.id.0,
            value,
        };
        Ok(Self {
            id: row.id,
            variant: row
                .variant
                .parse()
                .map_err(|_| corrupt("variant", row.variant.clone()))?,
            channel: row.channel,
            channel_lost: row.channel_lost != 0,
            players: BySide {
                few: row.few,
                many: row.many,
            },
            names: BySide {
                few: row.few_name,
                many: row.many_name,
            },
            brought: row.brought,
            plies: u32::try_from(row.plies).map_err(|_| corrupt("plies", row.plies.to_string()))?,
        })
    }
}
