//! What a server sets for everybody in it.

use super::{App, Caller, ChannelId, Error, GuildId, GuildSettings, Refusal};
use crate::rules::variant::Family;

/// So many channels can be allowed: as many as a menu can show.
pub const MOST_CHANNELS: usize = 25;

/// A single change of what a server has set.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum GuildChange {
    /// The language, as a locale code; `None`: as Discord says.
    Language(Option<String>),
    /// What is played unless somebody says; `None`: the usual.
    Family(Option<Family>),
    /// How many games may run in one channel; `None`: any number.
    MostGames(Option<u32>),
    /// Games are allowed in this channel too.
    Allow(ChannelId),
    /// Games are no longer allowed in this channel.
    Disallow(ChannelId),
    /// Games are allowed in these channels alone; everywhere if there are none.
    Channels(Vec<ChannelId>),
}

impl App {
    /// What a server has set; the defaults if nothing.
    ///
    /// # Errors
    /// [`Error::Fault`] only.
    pub async fn guild_settings(&self, guild: GuildId) -> Result<GuildSettings, Error> {
        Ok(self.store.load_guild_settings(guild).await?)
    }

    /// What the caller's server has set, for somebody who may change it.
    ///
    /// # Errors
    /// Refusals: not in a server, not theirs to change.
    pub async fn managed_settings(&self, by: &Caller) -> Result<GuildSettings, Error> {
        self.guild_settings(managed(by)?).await
    }

    /// What is played where the caller is unless somebody says.
    ///
    /// # Errors
    /// [`Error::Fault`] only.
    pub async fn usual_family(&self, by: &Caller) -> Result<Family, Error> {
        let set = match by.guild.filter(|_| !by.is_guest) {
            Some(guild) => self.guild_settings(guild).await?.family,
            None => None,
        };
        Ok(set.unwrap_or(Family::FoxGeese))
    }

    /// Makes changes to what the caller's server has set, all or none; gives all that it has set then.
    ///
    /// # Errors
    /// Refusals: not in a server, not theirs to change, too many channels.
    pub async fn change_server_settings(
        &self,
        by: &Caller,
        changes: &[GuildChange],
    ) -> Result<GuildSettings, Error> {
        let guild = managed(by)?;
        let mut tx = self.begin(by).await?;
        let mut settings = tx.load_guild_settings(guild).await?;
        changes.iter().for_each(|change| apply(&mut settings, change));
        let checked = if settings.channels.len() > MOST_CHANNELS {
            Err(Refusal::TooManyChannels { most: MOST_CHANNELS }.into())
        } else {
            tx.save_guild_settings(guild, &settings).await?;
            Ok(())
        };
        self.finish(tx, checked).await?;
        Ok(settings)
    }
}

fn managed(by: &Caller) -> Result<GuildId, Refusal> {
    match by.guild {
        None => Err(Refusal::NotInServer),
        Some(_) if !by.can_manage => Err(Refusal::NotManager),
        Some(guild) => Ok(guild),
    }
}

fn apply(settings: &mut GuildSettings, change: &GuildChange) {
    match change {
        GuildChange::Language(language) => settings.language.clone_from(language),
        GuildChange::Family(family) => settings.family = *family,
        GuildChange::MostGames(most) => settings.most_games = most.filter(|most| *most > 0),
        GuildChange::Allow(channel) => {
            if !settings.channels.contains(channel) {
                settings.channels.push(*channel);
            }
        }
        GuildChange::Disallow(channel) => settings.channels.retain(|allowed| allowed != channel),
        GuildChange::Channels(channels) => settings.channels.clone_from(channels),
    }
    settings.channels.sort_unstable();
}
