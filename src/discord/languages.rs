//! Which language for whom.

use super::{bot::Bot, request::Request};
use crate::{
    app::{Error, GuildId},
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
    /// Looks the settings up.
    ///
    /// # Errors
    /// [`Error::Fault`] only.
    pub(super) async fn of(bot: &Bot, request: &Request) -> Result<Self, Error> {
        let set = bot.app.player_language(request.by.player).await?;
        let reader = Locale::for_tag(set.as_deref().unwrap_or(&request.locale));
        let channel = match request.by.guild {
            Some(guild) => {
                let set = bot.app.guild_language(guild).await?;
                let tag = set.or_else(|| request.by.guild_locale.clone());
                tag.as_deref().map_or_else(Locale::fallback, Locale::for_tag)
            }
            None => reader,
        };
        Ok(Self { reader, channel })
    }
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
