//! How many games are running.

use super::Scope;
use crate::store::{Transaction, error::StoreError};

impl Transaction {
    /// How many games are running in `scope`.
    ///
    /// # Errors
    /// The database failed.
    pub async fn count_running(&mut self, scope: Scope) -> Result<u32, StoreError> {
        let (channel, player) = match scope {
            Scope::Channel(channel) => (Some(channel), None),
            Scope::Player(player) => (None, Some(player)),
        };
        let count = sqlx::query_scalar!(
            r#"SELECT count(*) AS "count!: i64" FROM games
               WHERE result IS NULL AND (channel = ?1 OR few = ?2 OR many = ?2)"#,
            channel,
            player
        )
        .fetch_one(self.connection())
        .await?;
        Ok(u32::try_from(count).unwrap_or(u32::MAX))
    }
}
