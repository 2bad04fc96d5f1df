//! What can go wrong in the database.

/// A failed read or write. Nothing of the transaction it happened in is kept.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database refused or could not be reached.
    #[error("database: {0}")]
    Database(#[from] sqlx::Error),
    /// A migration failed, or the file was written by a newer version.
    #[error("migration: {0}")]
    Migrate(#[from] sqlx::migrate::MigrateError),
    /// A row holds something that this version cannot understand.
    #[error("{table}.{column} of row {row} holds {value:?}, which cannot be read")]
    Corrupt {
        /// The table.
        table: &'static str,
        /// The column.
        column: &'static str,
        /// The row's number.
        row: i64,
        /// What stands there.
        value: String,
    },
}
