//! Small facts about the installation.

use super::{Transaction, error::StoreError};

impl Transaction {
    /// The value of a fact.
    ///
    /// # Errors
    /// The database failed.
    pub async fn find_fact(&mut self, name: &str) -> Result<Option<String>, StoreError> {
        Ok(
            sqlx::query_scalar!("SELECT value FROM facts WHERE name = ?", name)
                .fetch_optional(self.connection())
                .await?,
        )
    }

    /// Sets a fact.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_fact(&mut self, name: &str, value: &str) -> Result<(), StoreError> {
        sqlx::query!(
            "INSERT INTO facts (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            name,
            value
        )
        .execute(self.connection())
        .await?;
        Ok(())
    }
}
