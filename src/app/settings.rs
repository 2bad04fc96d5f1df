//! What a person sets for themselves.

use jiff::tz::{self, TimeZone};

use super::{App, Caller, Error, PlayerId, PlayerSettings, Quiet, Refusal, Reminders};

/// Minutes of a day, and how many of them are quiet unless somebody says.
const DAY: u16 = 24 * 60;
const NIGHT: u16 = 8 * 60;

/// A single change of what a person has set.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PlayerChange {
    /// The language, as a locale code; `None`: as Discord says.
    Language(Option<String>),
    /// The theme of boards, by id; `None`: the usual.
    Theme(Option<String>),
    /// How strongly the computer plays; `None`: as usual.
    Level(Option<u8>),
    /// Whether they are pinged when it is their turn.
    Pings(bool),
    /// Where they are reminded.
    Reminders(Reminders),
    /// From and to which minute of the day nobody pings them. The one that is left out stays, or makes a night of
    /// eight hours. The same minute twice: no quiet hours.
    QuietHours {
        /// The first minute that is quiet.
        from: Option<u16>,
        /// The first that no longer is.
        to: Option<u16>,
    },
    /// They can be pinged at any hour.
    NoQuietHours,
    /// Their time zone, by IANA's name, however it is spelled.
    Zone(String),
}

impl App {
    /// What a person has set; the defaults if nothing.
    ///
    /// # Errors
    /// [`Error::Fault`] only.
    pub async fn player_settings(&self, player: PlayerId) -> Result<PlayerSettings, Error> {
        Ok(self.store.load_player_settings(player).await?)
    }

    /// Discord has refused a direct message to a person: they are reminded in the channel until they choose anew.
    ///
    /// # Errors
    /// [`Error::Fault`] only.
    pub async fn direct_refused(&self, player: PlayerId) -> Result<(), Error> {
        let mut tx = self.store.begin().await?;
        let mut settings = tx.load_player_settings(player).await?;
        settings.direct_refused = true;
        tx.save_player_settings(player, &settings).await?;
        Ok(tx.commit().await?)
    }

    /// Makes changes to what the caller has set, all or none; gives all that they have set then.
    ///
    /// # Errors
    /// Refusals: no such time zone.
    pub async fn change_settings(
        &self,
        by: &Caller,
        changes: &[PlayerChange],
    ) -> Result<PlayerSettings, Error> {
        let mut tx = self.begin(by).await?;
        let mut settings = tx.load_player_settings(by.player).await?;
        let changed = changes.iter().try_for_each(|change| apply(&mut settings, change));
        if changed.is_ok() {
            tx.save_player_settings(by.player, &settings).await?;
        }
        self.finish(tx, changed.map_err(Error::from)).await?;
        Ok(settings)
    }
}

fn apply(settings: &mut PlayerSettings, change: &PlayerChange) -> Result<(), Refusal> {
    match change {
        PlayerChange::Language(language) => settings.language.clone_from(language),
        PlayerChange::Theme(theme) => settings.theme.clone_from(theme),
        PlayerChange::Level(level) => settings.level = *level,
        PlayerChange::Pings(pings) => settings.pings = *pings,
        PlayerChange::Reminders(reminders) => {
            settings.reminders = *reminders;
            // Whoever chooses anew may have opened their direct messages meanwhile.
            settings.direct_refused = false;
        }
        PlayerChange::QuietHours { from, to } => settings.quiet = quiet(settings.quiet, *from, *to),
        PlayerChange::NoQuietHours => settings.quiet = None,
        PlayerChange::Zone(typed) => settings.zone = Some(zone(typed)?),
    }
    Ok(())
}

fn quiet(old: Option<Quiet>, from: Option<u16>, to: Option<u16>) -> Option<Quiet> {
    match (from, to) {
        (Some(from), Some(to)) => Quiet::new(from, to),
        (Some(from), None) => Quiet::new(from, old.map_or((from + NIGHT) % DAY, Quiet::to)),
        (None, Some(to)) => Quiet::new(old.map_or((to + DAY - NIGHT) % DAY, Quiet::from), to),
        (None, None) => old,
    }
}

/// The name of a zone as IANA spells it. Blanks count as underscores.
fn zone(typed: &str) -> Result<String, Refusal> {
    let name = typed.trim().replace(' ', "_");
    let found = TimeZone::get(&name).ok();
    let found = found.and_then(|zone| zone.iana_name().map(str::to_owned));
    found.ok_or_else(|| Refusal::UnknownZone {
        typed: typed.trim().to_owned(),
    })
}

/// At most `limit` time zones whose names contain `typed`, those first in which it begins a part of the name.
#[must_use]
pub fn complete_zone(typed: &str, limit: usize) -> Vec<String> {
    let typed = typed.trim().replace(' ', "_").to_lowercase();
    let names = tz::db().available().map(|name| name.to_string());
    let mut names: Vec<String> = names
        .filter(|name| name.to_lowercase().contains(&typed))
        .collect();
    let begins = |name: &String| {
        name.to_lowercase()
            .split('/')
            .any(|part| part.starts_with(&typed))
    };
    names.sort_by_key(|name| (!begins(name), !name.contains('/'), name.clone()));
    names.truncate(limit);
    names
}
