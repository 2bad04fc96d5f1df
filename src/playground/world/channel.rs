//! Channels, threads and direct messages.

use jiff::Timestamp;
use serde_json::{Value, json};

use crate::playground::{Permissions, Snowflake};

/// A place where messages are.
#[derive(Debug, Clone)]
pub struct Channel {
    /// Its id.
    pub id: Snowflake,
    /// Its name; empty for direct messages.
    pub name: String,
    /// What it is and where it belongs.
    pub kind: ChannelKind,
    /// What the bot may do here.
    pub bot_permissions: Permissions,
    /// Whether the thread sleeps; writing in it wakes it.
    pub archived: bool,
    /// Whether nobody but moderators may wake the thread.
    pub locked: bool,
    /// Whether it is gone.
    pub deleted: bool,
    /// Until when the bot is seen typing here; `None` once it has posted.
    pub typing_until: Option<Timestamp>,
}

/// What a channel is and where it belongs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ChannelKind {
    /// A text channel of a server.
    Text {
        /// The server.
        server: Snowflake,
    },
    /// A public thread.
    Thread {
        /// The server.
        server: Snowflake,
        /// The text channel it hangs on, or the forum whose post it is.
        parent: Snowflake,
    },
    /// A forum of a server: its posts are threads, and nothing is said in it itself.
    Forum {
        /// The server.
        server: Snowflake,
    },
    /// Direct messages between the bot and somebody.
    Direct {
        /// The somebody.
        with: Snowflake,
    },
    /// Direct messages between people, where the bot is not, but can be brought by who has it installed.
    Private {
        /// The people.
        between: Vec<Snowflake>,
    },
}

impl Channel {
    pub(crate) fn new(id: Snowflake, name: &str, kind: ChannelKind) -> Self {
        Self {
            id,
            name: name.to_owned(),
            kind,
            bot_permissions: Permissions::BOT,
            archived: false,
            locked: false,
            deleted: false,
            typing_until: None,
        }
    }

    /// The server it belongs to, if any.
    #[must_use]
    pub fn server(&self) -> Option<Snowflake> {
        match self.kind {
            ChannelKind::Text { server }
            | ChannelKind::Thread { server, .. }
            | ChannelKind::Forum { server } => Some(server),
            ChannelKind::Direct { .. } | ChannelKind::Private { .. } => None,
        }
    }

    /// Whether it is a thread.
    #[must_use]
    pub fn is_thread(&self) -> bool {
        matches!(self.kind, ChannelKind::Thread { .. })
    }

    /// Discord's number for its type.
    pub(crate) fn type_number(&self) -> u8 {
        match &self.kind {
            ChannelKind::Text { .. } => 0,
            ChannelKind::Direct { .. } => 1,
            ChannelKind::Private { between } if between.len() == 2 => 1,
            ChannelKind::Private { .. } => 3,
            ChannelKind::Thread { .. } => 11,
            ChannelKind::Forum { .. } => 15,
        }
    }

    /// Discord's channel object, without recipients.
    pub(crate) fn json(&self) -> Value {
        let mut json =
            json!({ "id": self.id, "type": self.type_number(), "last_message_id": null, "flags": 0 });
        if let Some(server) = self.server() {
            json["guild_id"] = json!(server);
            json["name"] = json!(self.name);
            json["nsfw"] = json!(false);
            json["position"] = json!(0);
            json["topic"] = json!(null);
            json["parent_id"] = json!(null);
            json["permission_overwrites"] = json!([]);
            json["rate_limit_per_user"] = json!(0);
        }
        if matches!(self.kind, ChannelKind::Forum { .. }) {
            json["available_tags"] = json!([]);
            json["default_reaction_emoji"] = json!(null);
            json["default_sort_order"] = json!(null);
            json["default_forum_layout"] = json!(0);
        }
        if let ChannelKind::Thread { parent, .. } = self.kind {
            json["parent_id"] = json!(parent);
            json["thread_metadata"] = self.thread_json();
        }
        json
    }

    fn thread_json(&self) -> Value {
        json!({
            "archived": self.archived,
            "locked": self.locked,
            "auto_archive_duration": 1440,
            "archive_timestamp": "2024-01-01T00:00:00+00:00",
            "create_timestamp": "2024-01-01T00:00:00+00:00",
        })
    }
}
