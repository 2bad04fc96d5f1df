//! Which language for whom.

use super::{bot::Bot, request::Request};
use crate::{
    app::{Error, GuildId, PlayerSettings},
    locale::Locale,
};

/// The languages of an interaction.
#[derive(Debug, Clone, Copy)]
pub struct Languages {
    /// What only the person sees: their setting, else their Discord's language.
    pub reader: Locale,
    /// What everybody sees: the server's setting, else its language, else, outside servers, the person's.
    pub channel: Locale,
}

impl Languages {
    /// By what the person has set, and looks up what the server has.
    ///
    /// # Errors
    /// [`Error::Fault`] only.
    pub(super) async fn of(bot: &Bot, request: &Request, settings: &PlayerSettings) -> Result<Self, Error> {
        let reader = reader(request, settings);
        let channel = match request.by.guild {
            Some(guild) => {
                let set = bot.app.guild_settings(guild).await?.language;
                let tag = set.or_else(|| request.by.guild_locale.clone());
                tag.as_deref().map_or_else(Locale::fallback, Locale::for_tag)
            }
            None => reader,
        };
        Ok(Self { reader, channel })
    }
}

/// The language of what only the person sees, by what they have set.
pub(super) fn reader(request: &Request, settings: &PlayerSettings) -> Locale {
    Locale::for_tag(settings.language.as_deref().unwrap_or(&request.locale))
}

/// The language of a channel, for what is told without an interaction.
///
/// # Errors
/// [`Error::Fault`] only.
pub(super) async fn of_channel(bot: &Bot, guild: Option<GuildId>) -> Result<Locale, Error> {
    let tag = match guild {
        Some(guild) => bot.app.guild_locale(guild).await?,
        None => None,
    };
    Ok(tag.as_deref().map_or_else(Locale::fallback, Locale::for_tag))
}
