//! The names people were last seen with.

use super::{Store, Transaction, error::StoreError, ids::PlayerId};

impl Transaction {
    /// Remembers a person's name.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_name(&mut self, player: PlayerId, name: &str) -> Result<(), StoreError> {
        sqlx::query!(
            "INSERT INTO players (id, name) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET name = excluded.name",
            player,
            name
        )
        .execute(self.connection())
        .await?;
        Ok(())
    }
}

impl Store {
    /// The name a person was last seen with.
    ///
    /// # Errors
    /// The database failed.
    pub async fn find_name(&self, player: PlayerId) -> Result<Option<String>, StoreError> {
        Ok(
            sqlx::query_scalar!("SELECT name FROM players WHERE id = ?", player)
                .fetch_optional(&self.readers)
                .await?,
        )
    }
}
