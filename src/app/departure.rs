//! Being removed from a server, and coming back.

use super::{App, Error, GuildId};

impl App {
    /// The bot was removed from a server. Its games are kept for a while in case it returns.
    ///
    /// # Errors
    /// [`Error::Fault`] only.
    pub async fn guild_left(&self, guild: GuildId) -> Result<(), Error> {
        let mut tx = self.store.begin().await?;
        tx.set_guild_departure(guild, self.clock.now()).await?;
        Ok(tx.commit().await?)
    }

    /// The bot is in a server: nothing of it is to be purged.
    ///
    /// # Errors
    /// [`Error::Fault`] only.
    pub async fn guild_joined(&self, guild: GuildId) -> Result<(), Error> {
        let mut tx = self.store.begin().await?;
        tx.clear_guild_departure(guild).await?;
        Ok(tx.commit().await?)
    }
}
