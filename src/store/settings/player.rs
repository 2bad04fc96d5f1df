//! What a person has set.

use jiff::{Timestamp, tz::TimeZone};
use sqlx::SqliteConnection;

use super::Quiet;
use crate::store::{Store, Transaction, error::StoreError, ids::PlayerId};

/// What a person has set; the default is what holds for somebody who has set nothing.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlayerSettings {
    /// The language they read, as a locale code; Discord's if `None`.
    pub language: Option<String>,
    /// How their boards look, by id; the usual way if `None`.
    pub theme: Option<String>,
    /// How strongly the computer plays against them, 1 to 8; the usual level if `None`.
    pub level: Option<u8>,
    /// Whether they are pinged when it is their turn.
    pub pings: bool,
    /// Where they are reminded of their turn.
    pub reminders: Reminders,
    /// Whether Discord has refused a direct message to them: then they are reminded in the channel.
    pub direct_refused: bool,
    /// When nobody pings them, by the clock in their zone.
    pub quiet: Option<Quiet>,
    /// Their time zone, by IANA's name; UTC if `None`.
    pub zone: Option<String>,
}

/// Where somebody is reminded of their turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Reminders {
    /// In the channel of the game.
    #[default]
    Channel,
    /// In direct messages.
    Direct,
    /// Not at all.
    Off,
}

impl Reminders {
    /// All.
    pub const ALL: [Self; 3] = [Self::Channel, Self::Direct, Self::Off];

    /// As stored, and as the words for it are keyed.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Channel => "channel",
            Self::Direct => "direct",
            Self::Off => "off",
        }
    }

    /// What has this id.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|reminders| reminders.id() == id)
    }
}

impl Default for PlayerSettings {
    fn default() -> Self {
        Self {
            language: None,
            theme: None,
            level: None,
            pings: true,
            reminders: Reminders::default(),
            direct_refused: false,
            quiet: None,
            zone: None,
        }
    }
}

impl PlayerSettings {
    /// Whether nobody is to ping them now.
    #[must_use]
    pub fn is_quiet(&self, now: Timestamp) -> bool {
        self.quiet_until(now).is_some()
    }

    /// When the quiet hours are over that `now` lies in; `None` if it lies in none.
    #[must_use]
    pub fn quiet_until(&self, now: Timestamp) -> Option<Timestamp> {
        self.quiet?.until(now, &self.time_zone())
    }

    fn time_zone(&self) -> TimeZone {
        let zone = self.zone.as_deref().map(TimeZone::get);
        zone.and_then(Result::ok).unwrap_or(TimeZone::UTC)
    }
}

struct Row {
    language: Option<String>,
    theme: Option<String>,
    level: Option<i64>,
    pings: i64,
    reminders: String,
    direct_refused: i64,
    quiet_from: Option<i64>,
    quiet_to: Option<i64>,
    zone: Option<String>,
}

impl From<Row> for PlayerSettings {
    fn from(row: Row) -> Self {
        let minute = |minute: Option<i64>| minute.and_then(|minute| u16::try_from(minute).ok());
        let quiet = minute(row.quiet_from).zip(minute(row.quiet_to));
        Self {
            language: row.language,
            theme: row.theme,
            level: row.level.and_then(|level| u8::try_from(level).ok()),
            pings: row.pings != 0,
            reminders: Reminders::from_id(&row.reminders).unwrap_or_default(),
            direct_refused: row.direct_refused != 0,
            quiet: quiet.and_then(|(from, to)| Quiet::new(from, to)),
            zone: row.zone,
        }
    }
}

impl Store {
    /// What a person has set; the defaults if nothing.
    ///
    /// # Errors
    /// The database failed.
    pub async fn load_player_settings(&self, player: PlayerId) -> Result<PlayerSettings, StoreError> {
        load(&mut *self.readers.acquire().await?, player).await
    }
}

impl Transaction {
    /// As [`Store::load_player_settings`], inside this transaction.
    ///
    /// # Errors
    /// The database failed.
    pub async fn load_player_settings(&mut self, player: PlayerId) -> Result<PlayerSettings, StoreError> {
        load(self.connection(), player).await
    }

    /// Keeps what a person has set.
    ///
    /// # Errors
    /// The database failed, or the level is none.
    pub async fn save_player_settings(
        &mut self,
        player: PlayerId,
        settings: &PlayerSettings,
    ) -> Result<(), StoreError> {
        let (reminders, from, to) = (
            settings.reminders.id(),
            settings.quiet.map(Quiet::from),
            settings.quiet.map(Quiet::to),
        );
        sqlx::query!(
            "INSERT INTO player_settings
                 (player, language, theme, level, pings, reminders, direct_refused, quiet_from, quiet_to, zone)
             VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
             ON CONFLICT (player) DO UPDATE SET
                 language = excluded.language, theme = excluded.theme, level = excluded.level,
                 pings = excluded.pings, reminders = excluded.reminders, direct_refused = excluded.direct_refused,
                 quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to, zone = excluded.zone",
            player,
            settings.language,
            settings.theme,
            settings.level,
            settings.pings,
            reminders,
            settings.direct_refused,
            from,
            to,
            settings.zone
        )
        .execute(self.connection())
        .await?;
        Ok(())
    }
}

async fn load(connection: &mut SqliteConnection, player: PlayerId) -> Result<PlayerSettings, StoreError> {
    let row = sqlx::query_as!(
        Row,
        "SELECT language, theme, level, pings, reminders, direct_refused, quiet_from, quiet_to, zone
         FROM player_settings WHERE player = ?",
        player
    )
    .fetch_optional(connection)
    .await?;
    Ok(row.map_or_else(PlayerSettings::default, PlayerSettings::from))
}
