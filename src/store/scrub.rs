//! What is deleted is gone from the file as well.
//!
//! `SQLite` only forgets where deleted rows are, unless `secure_delete` makes it write zeros over them; and with a
//! write-ahead log the pages as they were stay in that log until it is emptied.

use sqlx::SqlitePool;

use super::{Store, error::StoreError};

/// That the file has been written anew since it is kept so.
const SCRUBBED: &str = "scrubbed";

impl Store {
    /// Empties the log into the file, so that nothing deleted is left in either. `false` if somebody was reading all the
    /// while; then it has to be asked for again.
    ///
    /// # Errors
    /// The database failed.
    pub async fn empty_log(&self) -> Result<bool, StoreError> {
        let busy: i64 = sqlx::query_scalar("PRAGMA wal_checkpoint(TRUNCATE)")
            .fetch_one(&self.writer)
            .await?;
        Ok(busy == 0)
    }
}

/// Writes the whole file anew, the first time it is opened by a version that scrubs what it deletes: before, deleted rows
/// stayed in it.
pub(super) async fn once(writer: &SqlitePool) -> Result<(), StoreError> {
    let done: Option<String> = sqlx::query_scalar("SELECT value FROM facts WHERE name = ?")
        .bind(SCRUBBED)
        .fetch_optional(writer)
        .await?;
    if done.is_some() {
        return Ok(());
    }
    sqlx::query("VACUUM").execute(writer).await?;
    sqlx::query("PRAGMA wal_checkpoint(TRUNCATE)")
        .execute(writer)
        .await?;
    sqlx::query("INSERT INTO facts (name, value) VALUES (?, 'yes') ON CONFLICT DO NOTHING")
        .bind(SCRUBBED)
        .execute(writer)
        .await?;
    Ok(())
}
