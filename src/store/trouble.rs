//! What can befall a database from outside, on demand: for the playground and for tests.

use sqlx::{Connection, SqliteConnection};

use super::{MIGRATOR, error::StoreError, options};

/// Somebody else who writes to a database and does not end; everybody else waits.
#[derive(Debug)]
pub struct Lock(SqliteConnection);

impl Lock {
    /// Takes the one place of a writer; waits for whoever has it.
    ///
    /// # Errors
    /// The database cannot be written.
    pub async fn take(url: &str) -> Result<Self, StoreError> {
        let mut connection = SqliteConnection::connect_with(&options(url)?).await?;
        sqlx::query("BEGIN IMMEDIATE").execute(&mut connection).await?;
        Ok(Self(connection))
    }

    /// Ends without having written anything.
    ///
    /// # Errors
    /// The database is gone.
    pub async fn release(self) -> Result<(), StoreError> {
        Ok(self.0.close().await?)
    }
}

/// Lets the commands count as changed, so that a bot that starts registers them anew.
///
/// # Errors
/// The database cannot be written.
pub async fn outdate_commands(url: &str) -> Result<(), StoreError> {
    let mut connection = SqliteConnection::connect_with(&options(url)?).await?;
    sqlx::query("UPDATE facts SET value = value || '-old' WHERE name = 'commands'")
        .execute(&mut connection)
        .await?;
    Ok(connection.close().await?)
}

/// Lets a database say that its first migration was another one, or puts that right. Whoever has it open does not mind;
/// whoever opens it refuses to.
///
/// # Errors
/// The database cannot be written.
pub async fn spoil(url: &str, spoiled: bool) -> Result<(), StoreError> {
    let right = MIGRATOR
        .iter()
        .next()
        .map_or(Vec::new(), |first| first.checksum.to_vec());
    let checksum = if spoiled { vec![0; right.len()] } else { right };
    let mut connection = SqliteConnection::connect_with(&options(url)?).await?;
    sqlx::query("UPDATE _sqlx_migrations SET checksum = ? WHERE version = 1")
        .bind(checksum)
        .execute(&mut connection)
        .await?;
    Ok(connection.close().await?)
}
