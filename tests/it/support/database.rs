//! The bot's database as another program opens it.

use std::str::FromStr;

use reynard::store::trouble::Lock;
use sqlx::{ConnectOptions, SqliteConnection, sqlite::SqliteConnectOptions};

use super::eventually;

/// A database by its URL.
#[derive(Debug, Clone)]
pub(crate) struct Database(String);

impl Database {
    pub(crate) fn at(url: String) -> Self {
        Self(url)
    }

    /// Locks it: everything that decides has to wait until the lock is released.
    pub(crate) async fn lock(&self) -> Lock {
        Lock::take(&self.0).await.expect("the lock")
    }

    /// Lets a game that has just begun start from another position.
    pub(crate) async fn start_from(&self, game: i64, position: &str) {
        let mut connection = self.connect().await;
        sqlx::query("UPDATE games SET start = ? WHERE id = ?")
            .bind(position)
            .bind(game)
            .execute(&mut connection)
            .await
            .expect("a position that is stored");
    }

    /// Adds a move to a game behind the bot's back.
    pub(crate) async fn add_ply(&self, game: i64, ply: usize, text: &str) {
        let mut connection = self.connect().await;
        sqlx::query("INSERT INTO plies (game, ply, move, played_at) VALUES (?, ?, ?, 0)")
            .bind(game)
            .bind(i64::try_from(ply).expect("a small number"))
            .bind(text)
            .execute(&mut connection)
            .await
            .expect("a move that is stored");
    }

    /// Does something to it that the bot never would.
    pub(crate) async fn meddle(&self, statement: &'static str) {
        sqlx::raw_sql(statement)
            .execute(&mut self.connect().await)
            .await
            .expect("a statement that can be executed");
    }

    /// Has the first game `copies` more times, so that its players have more than the bot lets anybody begin. The second
    /// player of the copies is somebody unknown unless they are to be the `same`.
    pub(crate) async fn crowd(&self, copies: u32, same: bool) {
        let mut connection = self.connect().await;
        for _ in 0..copies {
            sqlx::query(
                "INSERT INTO games (guild, channel, variant, few, many, created_at)
                 SELECT guild, channel, variant, few, iif(?, many, 1), created_at FROM games WHERE id = 1",
            )
            .bind(same)
            .execute(&mut connection)
            .await
            .expect("a copy of a game");
        }
    }

    /// The number that a query gives.
    pub(crate) async fn count(&self, query: &'static str) -> i64 {
        sqlx::query_scalar(query)
            .fetch_one(&mut self.connect().await)
            .await
            .expect("a query for one number")
    }

    /// The columns of all tables in which a text, or a number written like it, is to be found: `table.column`.
    pub(crate) async fn occurrences(&self, text: &str) -> Vec<String> {
        let mut connection = self.connect().await;
        let columns: Vec<(String, String)> = sqlx::query_as(
            "SELECT t.name, c.name FROM sqlite_schema t, pragma_table_info(t.name) c WHERE t.type = 'table'",
        )
        .fetch_all(&mut connection)
        .await
        .expect("the tables");
        let mut found = Vec::new();
        for (table, column) in columns {
            let query =
                format!("SELECT count(*) FROM \"{table}\" WHERE instr(CAST(\"{column}\" AS TEXT), ?) > 0");
            let count: i64 = sqlx::query_scalar(sqlx::AssertSqlSafe(query))
                .bind(text)
                .fetch_one(&mut connection)
                .await
                .expect("a number");
            if count > 0 {
                found.push(format!("{table}.{column}"));
            }
        }
        found
    }

    /// In which of its files some bytes are to be found, whether or not any table still knows of them.
    pub(crate) fn files_with(&self, bytes: &[u8]) -> Vec<String> {
        let file = self.0.trim_start_matches("sqlite:");
        let all = ["", "-wal", "-journal"].map(|end| format!("{file}{end}"));
        let has = |path: &String| {
            let content = std::fs::read(path).unwrap_or_default();
            content.windows(bytes.len()).any(|window| window == bytes)
        };
        all.into_iter().filter(has).collect()
    }

    /// Waits until Discord has been told everything.
    pub(crate) async fn all_told(&self) {
        eventually(|| async { self.count("SELECT count(*) FROM outbox").await == 0 }).await;
    }

    async fn connect(&self) -> SqliteConnection {
        let options = SqliteConnectOptions::from_str(&self.0).expect("a database's URL");
        options.connect().await.expect("a database that is there")
    }
}
