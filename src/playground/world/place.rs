//! Finding and making places, and taking things away.

use jiff::SignedDuration;
use serde_json::{Value, json};

use crate::playground::Snowflake;

use super::{Channel, ChannelKind, World};

/// How long a bot is seen typing.
const TYPING: SignedDuration = SignedDuration::from_secs(10);

impl World {
    /// The channel of direct messages between the bot and somebody, made if it is not there.
    pub(crate) fn direct_channel(&mut self, person: Snowflake) -> Snowflake {
        let kind = ChannelKind::Direct { with: person };
        let there = self
            .channels
            .values()
            .find(|channel| channel.kind == kind && !channel.deleted);
        match there.map(|channel| channel.id) {
            Some(id) => id,
            None => self.add_channel("", kind),
        }
    }

    pub(crate) fn add_channel(&mut self, name: &str, kind: ChannelKind) -> Snowflake {
        let id = self.new_id();
        self.channels.insert(id, Channel::new(id, name, kind));
        id
    }

    /// The bot is seen typing for a while, or until it posts.
    pub(crate) fn begin_typing(&mut self, channel: Snowflake) {
        let until = self.now().checked_add(TYPING).ok();
        if let Some(channel) = self.channels.get_mut(&channel) {
            channel.typing_until = until;
        }
    }

    /// Discord's channel object, with recipients if it is for direct messages.
    pub(crate) fn channel_json(&self, channel: &Channel) -> Value {
        let mut json = channel.json();
        let others = match &channel.kind {
            ChannelKind::Direct { with } => std::slice::from_ref(with),
            ChannelKind::Private { between } => between,
            ChannelKind::Text { .. } | ChannelKind::Thread { .. } | ChannelKind::Forum { .. } => return json,
        };
        let others = others.iter().filter_map(|id| self.person(*id));
        json["recipients"] = others.map(super::Person::json).collect();
        json
    }

    /// Discord's server object, as it comes when the bot connects.
    pub(crate) fn server_json(&self, id: Snowflake) -> Value {
        let Some(server) = self.server(id) else {
            return Value::Null;
        };
        let inside = |thread: bool| {
            let mut channels = self
                .channels()
                .filter(|channel| !channel.deleted && channel.server() == Some(id));
            let channels = channels.by_ref().filter(|channel| channel.is_thread() == thread);
            channels.map(Channel::json).collect::<Value>()
        };
        json!({
            "id": server.id, "name": server.name, "owner_id": server.owner, "preferred_locale": server.locale,
            "roles": server.roles_json(), "channels": inside(false), "threads": inside(true),
            "members": [super::Member::ordinary().json(self.bot())], "member_count": server.members.len() + 1,
            "joined_at": "2024-01-01T00:00:00+00:00", "large": false, "unavailable": false,
            "icon": null, "splash": null, "discovery_splash": null, "banner": null, "description": null,
            "afk_channel_id": null, "afk_timeout": 300, "application_id": null, "emojis": [], "stickers": [],
            "features": [], "verification_level": 0, "default_message_notifications": 1,
            "explicit_content_filter": 0, "mfa_level": 0, "nsfw_level": 0, "premium_tier": 0,
            "premium_subscription_count": 0, "premium_progress_bar_enabled": false, "system_channel_id": null,
            "system_channel_flags": 0, "rules_channel_id": null, "public_updates_channel_id": null,
            "vanity_url_code": null, "voice_states": [], "presences": [], "stage_instances": [],
            "guild_scheduled_events": [], "soundboard_sounds": [],
        })
    }

    pub(crate) fn remove_message(&mut self, id: Snowflake) {
        if let Some(message) = self.messages.get_mut(&id) {
            message.deleted = true;
        }
    }
}
