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
    /// Notes that the bot was removed from a server (`Some`) or is there again (`None`).
    ///
    /// # Errors
    /// The database failed.
    pub async fn set_guild_departure(
        &mut self,
        guild: GuildId,
        left_at: Option<Timestamp>,
    ) -> Result<(), StoreError> {
        let left_at = left_at.map(Timestamp::as_millisecond);
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
