//! What a server has set.

use sqlx::SqliteConnection;

use crate::{
    rules::variant::Family,
    store::{
        Store, Transaction,
        error::StoreError,
        ids::{ChannelId, GuildId},
    },
};

/// What a server has set; the default is what holds for one that has set nothing.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct GuildSettings {
    /// The language that everybody there reads, as a locale code; the one that Discord says if `None`.
    pub language: Option<String>,
    /// What is played unless somebody says; the usual if `None`.
    pub family: Option<Family>,
    /// How many games may run in one channel; any number if `None`.
    pub most_games: Option<u32>,
    /// Where games are allowed; everywhere if there are none.
    pub channels: Vec<ChannelId>,
}

struct Row {
    language: Option<String>,
    variant: Option<String>,
    most_games: Option<i64>,
}

impl Store {
    /// What a server has set; the defaults if nothing.
    ///
    /// # Errors
    /// The database failed.
    pub async fn load_guild_settings(&self, guild: GuildId) -> Result<GuildSettings, StoreError> {
        load(&mut *self.readers.acquire().await?, guild).await
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
}

impl Transaction {
    /// As [`Store::load_guild_settings`], inside this transaction.
    ///
    /// # Errors
    /// The database failed.
    pub async fn load_guild_settings(&mut self, guild: GuildId) -> Result<GuildSettings, StoreError> {
        load(self.connection(), guild).await
    }

    /// Keeps what a server has set.
    ///
    /// # Errors
    /// The database failed, or no game at all may run in a channel.
    pub async fn save_guild_settings(
        &mut self,
        guild: GuildId,
        settings: &GuildSettings,
    ) -> Result<(), StoreError> {
        let variant = settings.family.map(Family::id);
        sqlx::query!(
            "INSERT INTO guild_settings (guild, language, variant, most_games) VALUES (?, ?, ?, ?)
             ON CONFLICT (guild) DO UPDATE SET
                 language = excluded.language, variant = excluded.variant, most_games = excluded.most_games",
            guild,
            settings.language,
            variant,
            settings.most_games
        )
        .execute(self.connection())
        .await?;
        sqlx::query!("DELETE FROM guild_channels WHERE guild = ?", guild)
            .execute(self.connection())
            .await?;
        for channel in &settings.channels {
            sqlx::query!(
                "INSERT OR IGNORE INTO guild_channels (guild, channel) VALUES (?, ?)",
                guild,
                channel
            )
            .execute(self.connection())
            .await?;
        }
        Ok(())
    }

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
}

async fn load(connection: &mut SqliteConnection, guild: GuildId) -> Result<GuildSettings, StoreError> {
    let row = sqlx::query_as!(
        Row,
        "SELECT language, variant, most_games FROM guild_settings WHERE guild = ?",
        guild
    )
    .fetch_optional(&mut *connection)
    .await?;
    let channels = sqlx::query_scalar!(
        r#"SELECT channel AS "channel: ChannelId" FROM guild_channels WHERE guild = ? ORDER BY channel"#,
        guild
    )
    .fetch_all(connection)
    .await?;
    let family = |id: &str| Family::ALL.into_iter().find(|family| family.id() == id);
    Ok(row.map_or_else(GuildSettings::default, |row| GuildSettings {
        language: row.language,
        family: row.variant.as_deref().and_then(family),
        most_games: row.most_games.and_then(|most| u32::try_from(most).ok()),
        channels,
    }))
}
