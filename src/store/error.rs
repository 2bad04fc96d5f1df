//! What can go wrong in the database.

/// A failed read or write. Nothing of the transaction it happened in is kept.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The database refused or could not be reached.
    #[error("the database failed")]
    Database(#[from] sqlx::Error),
    /// Not the address of a database.
    #[error("{0:?} is no database: write sqlite:FILE, such as sqlite:reynard.db")]
    Url(String),
    /// The file cannot be opened.
    #[error("the database {url} cannot be opened")]
    Open {
        /// Its address.
        url: String,
        /// Why.
        source: sqlx::Error,
    },
    /// A migration failed, or the file was written by a newer version.
    #[error("the database cannot be brought up to date")]
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
