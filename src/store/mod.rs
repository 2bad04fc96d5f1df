//! The truth: games and everything else that must outlive the process, in SQLite.
//!
//! Reads go through [`Store`], several at once. Everything that decides something goes through a
//! [`Transaction`]: [`Store::begin`] takes the one writer, so what is read inside is still true when it is
//! committed. "Not found" is always `None`. An error means that nothing of the transaction was kept.
//!
//! # Adding a table
//! 1. A new file in `migrations/`; published ones never change (a test holds their checksums).
//! 2. A module here with the rows as plain structs and the queries on [`Store`] (reads) or
//!    [`Transaction`] (writes and reads that a write depends on).
//! 3. `.ci/queries`, so that the crate builds without a database; the checksum in `tests/it/migrations.rs`.
//! 4. Rows for it in `tests/data/migrations/`, over which later migrations are tested.

pub mod challenges;
pub mod error;
pub mod facts;
pub mod games;
pub mod ids;
pub mod interactions;
pub mod offers;
pub mod outbox;
pub mod pace;
pub mod players;
pub mod privacy;
pub mod ratings;
mod scrub;
pub mod settings;
pub mod trouble;

use std::{str::FromStr, time::Duration};

use jiff::Timestamp;
use sqlx::{
    Sqlite, SqliteConnection, SqlitePool,
    migrate::Migrator,
    sqlite::{SqliteConnectOptions, SqliteJournalMode, SqlitePoolOptions, SqliteSynchronous},
};

use error::StoreError;

/// Every migration, embedded once.
pub static MIGRATOR: Migrator = sqlx::migrate!();

/// How long a connection waits for another process's lock before it gives up.
const BUSY_TIMEOUT: Duration = Duration::from_secs(30);

/// Connections that only read.
const READERS: u32 = 4;

/// An open database; clones share it.
#[derive(Debug, Clone)]
pub struct Store {
    writer: SqlitePool,
    readers: SqlitePool,
}

/// The one write transaction of the moment. Dropped without [`commit`](Self::commit), it leaves no trace.
#[derive(Debug)]
pub struct Transaction(sqlx::Transaction<'static, Sqlite>);

impl Store {
    /// Opens `url` (`sqlite:FILE` or `sqlite::memory:`), creates the file and migrates it as needed.
    ///
    /// # Errors
    /// The file cannot be opened, is no database, or was written by a newer version.
    pub async fn open(url: &str) -> Result<Self, StoreError> {
        let options = options(url)?
            .create_if_missing(true)
            .foreign_keys(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .pragma("secure_delete", "ON");
        let writer = connect(1, options.clone(), url).await?;
        MIGRATOR.run(&writer).await?;
        scrub::once(&writer).await?;
        // An in-memory database belongs to its connection: everybody must use that one.
        let readers = if url == IN_MEMORY {
            writer.clone()
        } else {
            connect(READERS, options.read_only(true), url).await?
        };
        Ok(Self { writer, readers })
    }

    /// Opens a database that exists, only to read it; neither creates nor migrates anything.
    ///
    /// # Errors
    /// The file does not exist, cannot be opened or is no database.
    pub async fn open_to_read(url: &str) -> Result<Self, StoreError> {
        let readers = connect(1, options(url)?.read_only(true), url).await?;
        Ok(Self {
            writer: readers.clone(),
            readers,
        })
    }

    /// Takes the writer and begins a transaction; waits while another holds it.
    ///
    /// # Errors
    /// The database cannot be written.
    pub async fn begin(&self) -> Result<Transaction, StoreError> {
        Ok(Transaction(self.writer.begin_with("BEGIN IMMEDIATE").await?))
    }

    /// Writes a consistent copy of the live database to a new file.
    ///
    /// # Errors
    /// The file exists already or cannot be written.
    pub async fn backup(&self, file: &str) -> Result<(), StoreError> {
        sqlx::query("VACUUM INTO ?")
            .bind(file)
            .execute(&self.readers)
            .await?;
        Ok(())
    }

    /// Waits for running queries and closes the file.
    pub async fn close(&self) {
        self.readers.close().await;
        self.writer.close().await;
    }
}

impl Transaction {
    /// Makes everything done in it permanent, at once.
    ///
    /// # Errors
    /// The disk refused; then nothing of it is kept.
    pub async fn commit(self) -> Result<(), StoreError> {
        Ok(self.0.commit().await?)
    }

    fn connection(&mut self) -> &mut SqliteConnection {
        &mut self.0
    }
}

/// A database in memory; any other way of asking for one would give each connection its own.
const IN_MEMORY: &str = "sqlite::memory:";

fn options(url: &str) -> Result<SqliteConnectOptions, StoreError> {
    let file = url
        .strip_prefix("sqlite:")
        .map(|file| file.trim_start_matches("//"));
    let is_file =
        file.is_some_and(|file| !file.is_empty() && !file.starts_with('?') && !file.contains("mode=memory"));
    if !is_file || (url.contains(":memory:") && url != IN_MEMORY) {
        return Err(StoreError::Url(url.to_owned()));
    }
    Ok(SqliteConnectOptions::from_str(url)?.busy_timeout(BUSY_TIMEOUT))
}

async fn connect(
    connections: u32,
    options: SqliteConnectOptions,
    url: &str,
) -> Result<SqlitePool, StoreError> {
    let pool = keep_open(connections).connect_with(options).await;
    pool.map_err(|source| StoreError::Open {
        url: url.to_owned(),
        source,
    })
}

/// Pool options for connections that are opened once and kept.
fn keep_open(connections: u32) -> SqlitePoolOptions {
    SqlitePoolOptions::new()
        .max_connections(connections)
        .min_connections(1)
        .idle_timeout(None)
        .max_lifetime(None)
        .acquire_timeout(BUSY_TIMEOUT)
}

/// A column of milliseconds as a time.
fn time(ms: i64) -> Timestamp {
    Timestamp::from_millisecond(ms).unwrap_or(Timestamp::MAX)
}
