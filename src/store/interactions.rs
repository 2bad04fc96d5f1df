//! Interactions already decided.

use jiff::Timestamp;

use super::{Transaction, error::StoreError, ids::InteractionId};

impl Transaction {
    /// Notes that this interaction is being decided now; `false` if it has been already.
    ///
    /// # Errors
    /// The database failed.
    pub async fn mark_seen(&mut self, id: InteractionId, now: Timestamp) -> Result<bool, StoreError> {
        let now = now.as_millisecond();
        let done = sqlx::query!(
            "INSERT INTO interactions (id, seen_at) VALUES (?, ?) ON CONFLICT (id) DO NOTHING",
            id,
            now
        )
        .execute(self.connection())
        .await?;
        Ok(done.rows_affected() == 1)
    }

    /// Forgets interactions seen before `before`; returns how many.
    ///
    /// # Errors
    /// The database failed.
    pub async fn forget_seen(&mut self, before: Timestamp) -> Result<u64, StoreError> {
        let before = before.as_millisecond();
        let done = sqlx::query!("DELETE FROM interactions WHERE seen_at < ?", before)
            .execute(self.connection())
            .await?;
        Ok(done.rows_affected())
    }
}
