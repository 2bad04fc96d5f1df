//! Games against the computer.

use crate::{
    rules::side::Side,
    store::{Store, Transaction, error::StoreError, ids::GameId},
};

/// The computer as a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Computer {
    /// Its side.
    pub side: Side,
    /// How strongly it plays, 1 to 8.
    pub level: u8,
}

impl Computer {
    /// Its side as stored.
    pub(super) const fn side_id(self) -> &'static str {
        match self.side {
            Side::Few => "few",
            Side::Many => "many",
        }
    }

    /// The computer by what is stored of it.
    pub(super) fn from_stored(side: &str, level: i64) -> Option<Self> {
        let side = match side {
            "few" => Side::Few,
            "many" => Side::Many,
            _ => return None,
        };
        let level = u8::try_from(level).ok()?;
        Some(Self { side, level })
    }
}

impl Transaction {
    /// Notes that the computer owes a move in a game, or no longer does.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_thinking(&mut self, game: GameId, thinking: bool) -> Result<(), StoreError> {
        sqlx::query!("UPDATE games SET thinking = ? WHERE id = ?", thinking, game)
            .execute(self.connection())
            .await?;
        Ok(())
    }
}

impl Store {
    /// The running games in which the computer owes a move, oldest first.
    ///
    /// # Errors
    /// The database failed.
    pub async fn list_thinking(&self) -> Result<Vec<GameId>, StoreError> {
        let games = sqlx::query_scalar!(
            r#"SELECT id AS "id: GameId" FROM games WHERE thinking = 1 AND result IS NULL ORDER BY id"#
        );
        Ok(games.fetch_all(&self.readers).await?)
    }
}
