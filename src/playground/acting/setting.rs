//! Where something is done, and on whose behalf the application acts there.

use serde_json::{Map, Value, json};

use crate::playground::{
    Permissions, Snowflake,
    world::{Channel, ChannelKind, World},
};

use super::Impossible;

/// The surroundings of an interaction.
#[derive(Debug)]
pub(super) struct Setting {
    pub(super) person: Snowflake,
    pub(super) channel: Snowflake,
    pub(super) server: Option<Snowflake>,
    /// Discord's number: 0 a server, 1 direct messages with the bot, 2 other direct messages.
    pub(super) context: u8,
    /// Discord's `authorizing_integration_owners`.
    pub(super) owners: Value,
    pub(super) app_permissions: Permissions,
    /// Whether the application is there only because the person has it installed.
    pub(super) as_guest: bool,
}

impl World {
    /// The setting of something done in a channel, on a message of it if `source` is one.
    pub(super) fn setting(
        &self,
        person: Snowflake,
        channel: Snowflake,
        source: Option<Snowflake>,
    ) -> Result<Setting, Impossible> {
        let there = self.channel(channel).filter(|channel| !channel.deleted);
        let Some(there) = there else {
            return Impossible::because("the channel is gone");
        };
        let Some(who) = self.person(person) else {
            return Impossible::because("nobody has this id");
        };
        if !self.is_in(there, person) {
            return Impossible::because(format!("{} is not in this channel", who.username));
        }
        if matches!(there.kind, ChannelKind::Forum { .. }) {
            return Impossible::because("nothing is said in a forum but in its posts");
        }
        let (context, installed) = self.installation(there);
        let guest_of = match installed {
            Some(_) => None,
            // What a guest has brought with it can be used by everybody there.
            None => source.and_then(|message| self.brought_by(channel, message)),
        };
        let user = guest_of.or(who.has_app.then_some(person));
        if installed.is_none() && user.is_none() {
            return Impossible::because("the application is installed neither here nor to the person");
        }
        let mut owners = Map::new();
        owners.extend(installed.map(|server| ("0".to_owned(), json!(server))));
        owners.extend(user.map(|user| ("1".to_owned(), json!(user))));
        Ok(Setting {
            person,
            channel,
            server: there.server(),
            context,
            owners: Value::Object(owners),
            app_permissions: if installed.is_some() {
                there.bot_permissions
            } else {
                Permissions::BOT
            },
            as_guest: installed.is_none(),
        })
    }

    /// Who has the application installed that has written a message here.
    fn brought_by(&self, channel: Snowflake, message: Snowflake) -> Option<Snowflake> {
        let message = self
            .message(message)
            .filter(|message| message.channel == channel)?;
        let asked = self.interaction(message.interaction?)?;
        let user = &asked.payload["authorizing_integration_owners"]["1"];
        user.as_str()?.parse().ok()
    }

    /// Discord's number for the kind of place, and the server in which the application is installed.
    fn installation(&self, channel: &Channel) -> (u8, Option<Snowflake>) {
        match &channel.kind {
            ChannelKind::Text { server }
            | ChannelKind::Thread { server, .. }
            | ChannelKind::Forum { server } => {
                let server = self.server(*server).filter(|server| server.has_bot);
                (0, server.map(|server| server.id))
            }
            // In direct messages with the bot the server is given as 0.
            ChannelKind::Direct { .. } => (1, Some(Snowflake::new(0))),
            ChannelKind::Private { .. } => (2, None),
        }
    }
}
