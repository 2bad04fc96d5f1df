//! When games run out of time.

use jiff::{SignedDuration, Timestamp};

use crate::store::{Store, Transaction, error::StoreError, ids::GameId};

impl Transaction {
    /// Sets when the player to move loses, and when they are to be reminded; `None` if they cannot, or are not.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_deadline(
        &mut self,
        game: GameId,
        deadline: Option<Timestamp>,
        remind: Option<Timestamp>,
    ) -> Result<(), StoreError> {
        let deadline = deadline.map(Timestamp::as_millisecond);
        let remind = remind.map(Timestamp::as_millisecond);
        sqlx::query!(
            "UPDATE games SET deadline_at = ?, remind_at = ? WHERE id = ? AND result IS NULL",
            deadline,
            remind,
            game
        )
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Notes that the player to move has been reminded, or is to be at another time.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_reminder(&mut self, game: GameId, remind: Option<Timestamp>) -> Result<(), StoreError> {
        let remind = remind.map(Timestamp::as_millisecond);
        sqlx::query!("UPDATE games SET remind_at = ? WHERE id = ?", remind, game)
            .execute(self.connection())
            .await?;
        Ok(())
    }

    /// The running games whose time was over at `now`, the longest first.
    ///
    /// # Errors
    /// The database failed.
    pub async fn list_overdue(&mut self, now: Timestamp) -> Result<Vec<GameId>, StoreError> {
        let now = now.as_millisecond();
        Ok(sqlx::query_scalar!(
            r#"SELECT id AS "id: GameId" FROM games
               WHERE result IS NULL AND deadline_at IS NOT NULL AND deadline_at <= ? ORDER BY deadline_at"#,
            now
        )
        .fetch_all(self.connection())
        .await?)
    }

    /// The running games whose player to move was to be reminded at `now`.
    ///
    /// # Errors
    /// The database failed.
    pub async fn list_to_remind(&mut self, now: Timestamp) -> Result<Vec<GameId>, StoreError> {
        let now = now.as_millisecond();
        Ok(sqlx::query_scalar!(
            r#"SELECT id AS "id: GameId" FROM games
               WHERE result IS NULL AND remind_at IS NOT NULL AND remind_at <= ? ORDER BY remind_at"#,
            now
        )
        .fetch_all(self.connection())
        .await?)
    }

    /// Gives every player who has been to move since `since` or longer `span` more time; returns in how many games.
    ///
    /// # Errors
    /// The database failed.
    pub async fn extend_deadlines(
        &mut self,
        span: SignedDuration,
        since: Timestamp,
    ) -> Result<u64, StoreError> {
        let since = since.as_millisecond();
        let ms = i64::try_from(span.as_millis()).unwrap_or(i64::MAX);
        let done = sqlx::query!(
            "UPDATE games SET deadline_at = deadline_at + ?1, remind_at = remind_at + ?1
             WHERE result IS NULL AND deadline_at - pace <= ?2",
            ms,
            since
        )
        .execute(self.connection())
        .await?;
        Ok(done.rows_affected())
    }
}

impl Store {
    /// Whether any running game is played against time, or overdue at `now`: a cheap look before a transaction.
    ///
    /// # Errors
    /// The database failed.
    pub async fn has_time_work(&self, now: Timestamp) -> Result<bool, StoreError> {
        let now = now.as_millisecond();
        let found = sqlx::query_scalar!(
            r#"SELECT EXISTS (SELECT 1 FROM games WHERE result IS NULL AND deadline_at IS NOT NULL AND deadline_at <= ?1)
                   OR EXISTS (SELECT 1 FROM games WHERE result IS NULL AND remind_at IS NOT NULL AND remind_at <= ?1)
               AS "found!: i64""#,
            now
        )
        .fetch_one(&self.readers)
        .await?;
        Ok(found != 0)
    }
}
