//! What people and servers have set.

use jiff::Timestamp;

use super::{
    Store, Transaction,
    error::StoreError,
    ids::{GuildId, PlayerId},
};

impl Store {
    /// The language a person has chosen, as a locale code.
    ///
    /// # Errors
    /// The database failed.
    pub async fn find_player_language(&self, player: PlayerId) -> Result<Option<String>, StoreError> {
        let row = sqlx::query_scalar!("SELECT language FROM player_settings WHERE player = ?", player)
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.flatten())
    }

    /// The language a server has chosen, as a locale code.
    ///
    /// # Errors
    /// The database failed.
    pub async fn find_guild_language(&self, guild: GuildId) -> Result<Option<String>, StoreError> {
        let row = sqlx::query_scalar!("SELECT language FROM guild_settings WHERE guild = ?", guild)
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.flatten())
    }

    /// The language to speak in a server: the chosen one, else the one that Discord says it has.
    ///
    /// # Errors
    /// The database failed.
    pub async fn find_guild_locale(&self, guild: GuildId) -> Result<Option<String>, StoreError> {
        let row = sqlx::query_scalar!(
            r#"SELECT coalesce(language, locale) AS "locale: String" FROM guild_settings WHERE guild = ?"#,
            guild
        )
        .fetch_optional(&self.readers)
        .await?;
        Ok(row.flatten())
    }

    /// When the bot was removed from a server, if it is not there now.
    ///
    /// # Errors
    /// The database failed.
    pub async fn find_guild_departure(&self, guild: GuildId) -> Result<Option<Timestamp>, StoreError> {
        let row = sqlx::query_scalar!("SELECT left_at FROM guild_settings WHERE guild = ?", guild)
            .fetch_optional(&self.readers)
            .await?;
        Ok(row.flatten().map(super::time))
    }
}

impl Transaction {
    /// Remembers the language that Discord says a server has.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_guild_locale(&mut self, guild: GuildId, locale: &str) -> Result<(), StoreError> {
        sqlx::query!(
            "INSERT INTO guild_settings (guild, locale) VALUES (?, ?)
             ON CONFLICT (guild) DO UPDATE SET locale = excluded.locale WHERE locale IS NOT excluded.locale",
            guild,
            locale
        )
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Notes that the bot was removed from a server.
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_guild_departure(
        &mut self,
        guild: GuildId,
        left_at: Timestamp,
    ) -> Result<(), StoreError> {
        let left_at = left_at.as_millisecond();
        sqlx::query!(
            "INSERT INTO guild_settings (guild, left_at) VALUES (?, ?)
             ON CONFLICT (guild) DO UPDATE SET left_at = excluded.left_at",
            guild,
            left_at
        )
        .execute(self.connection())
        .await?;
        Ok(())
    }
}

impl Transaction {
    /// Notes that the bot is in a server again, if it ever left.
    ///
    /// # Errors
    /// The database failed.
    pub async fn clear_guild_departure(&mut self, guild: GuildId) -> Result<(), StoreError> {
        sqlx::query!(
            "UPDATE guild_settings SET left_at = NULL WHERE guild = ? AND left_at IS NOT NULL",
            guild
        )
        .execute(self.connection())
        .await?;
        Ok(())
    }

    /// Deletes everything of the servers that removed the bot before `before`; returns how many servers.
    ///
    /// # Errors
    /// The database failed.
    pub async fn purge_departed(&mut self, before: Timestamp) -> Result<u64, StoreError> {
        let before = before.as_millisecond();
        let departed = sqlx::query_scalar!(
            r#"SELECT guild AS "guild: GuildId" FROM guild_settings WHERE left_at < ?"#,
            before
        )
        .fetch_all(self.connection())
        .await?;
        for guild in &departed {
            self.purge_guild(*guild).await?;
        }
        Ok(departed.len() as u64)
    }

    async fn purge_guild(&mut self, guild: GuildId) -> Result<(), StoreError> {
        sqlx::query!(
            "DELETE FROM outbox WHERE game IN (SELECT id FROM games WHERE guild = ?1)
                OR challenge IN (SELECT id FROM challenges WHERE guild = ?1)",
            guild
        )
        .execute(self.connection())
        .await?;
        sqlx::query!(
            "DELETE FROM plies WHERE game IN (SELECT id FROM games WHERE guild = ?)",
            guild
        )
        .execute(self.connection())
        .await?;
        // Games that have moved to another server stay, and forget where they came from.
        sqlx::query!(
            "UPDATE games SET challenge = NULL WHERE guild IS NOT ?1
                AND challenge IN (SELECT id FROM challenges WHERE guild = ?1)",
            guild
        )
        .execute(self.connection())
        .await?;
        sqlx::query!(
            "DELETE FROM outbox WHERE offer IN (SELECT o.id FROM offers o JOIN games g ON g.id = o.game WHERE g.guild = ?)",
            guild
        )
        .execute(self.connection())
        .await?;
        sqlx::query!(
            "DELETE FROM offers WHERE game IN (SELECT id FROM games WHERE guild = ?)",
            guild
        )
        .execute(self.connection())
        .await?;
        sqlx::query!(
            "DELETE FROM rating_changes WHERE game IN (SELECT id FROM games WHERE guild = ?)",
            guild
        )
        .execute(self.connection())
        .await?;
        sqlx::query!(
            "UPDATE challenges SET rematch_of = NULL WHERE rematch_of IN (SELECT id FROM games WHERE guild = ?)",
            guild
        )
        .execute(self.connection())
        .await?;
        sqlx::query!(
            "UPDATE challenges SET counters = NULL WHERE counters IN (SELECT id FROM challenges WHERE guild = ?)",
            guild
        )
        .execute(self.connection())
        .await?;
        // A game and the challenge it came from, and a challenge and the game it wants again, refer to each other.
        sqlx::query!("UPDATE games SET challenge = NULL WHERE guild = ?", guild)
            .execute(self.connection())
            .await?;
        sqlx::query!("DELETE FROM games WHERE guild = ?", guild)
            .execute(self.connection())
            .await?;
        sqlx::query!("DELETE FROM challenges WHERE guild = ?", guild)
            .execute(self.connection())
            .await?;
        sqlx::query!("DELETE FROM guild_channels WHERE guild = ?", guild)
            .execute(self.connection())
            .await?;
        sqlx::query!("DELETE FROM guild_settings WHERE guild = ?", guild)
            .execute(self.connection())
            .await?;
        Ok(())
    }
}
