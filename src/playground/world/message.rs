//! Messages and their history.

use jiff::Timestamp;
use serde_json::Value;

use crate::playground::Snowflake;

use super::{Attachment, Pings};

pub(crate) const SUPPRESS_EMBEDS: u64 = 1 << 2;
pub(crate) const EPHEMERAL: u64 = 1 << 6;
pub(crate) const LOADING: u64 = 1 << 7;
pub(crate) const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;

/// What the bot wrote, with everything it has been before.
#[derive(Debug, Clone)]
pub struct Message {
    /// Its id.
    pub id: Snowflake,
    /// Where it is.
    pub channel: Snowflake,
    /// Discord's message type: 0 plain, 20 answer to a slash command, 23 to a context menu.
    pub kind: u8,
    /// The only person who sees it, if it is ephemeral.
    pub reader: Option<Snowflake>,
    /// The interaction that it answers.
    pub interaction: Option<Snowflake>,
    /// Whom it really pinged: those named and allowed when it was *created*, as edits ping nobody.
    pub pinged: Pings,
    /// Whether it is gone.
    pub deleted: bool,
    /// What it was and is, oldest first, never empty.
    pub revisions: Vec<Revision>,
    pub(crate) nonce: Option<Value>,
}

/// One state of a message.
#[derive(Debug, Clone)]
pub struct Revision {
    /// Since when.
    pub at: Timestamp,
    /// The text, as written.
    pub content: String,
    /// The embeds, as the bot sent them (`attachment://` and all).
    pub embeds: Vec<Value>,
    /// The rows of buttons and menus, as the bot sent them.
    pub components: Vec<Value>,
    /// The files, those shown in embeds included.
    pub attachments: Vec<Attachment>,
    /// Discord's message flags.
    pub flags: u64,
    /// Whom it names among those it may ping.
    pub mentions: Pings,
}

/// A button of a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Button {
    /// The words on it.
    pub label: String,
    /// What the bot is told when it is pressed; `None` for links.
    pub custom_id: Option<String>,
    /// Whether it can only be looked at.
    pub disabled: bool,
}

/// A menu of a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Select {
    /// What the bot is told when something is chosen.
    pub custom_id: String,
    /// The words shown while nothing is chosen.
    pub placeholder: String,
    /// Labels and values.
    pub options: Vec<(String, String)>,
    /// How many may be chosen, at least and at most.
    pub count: (usize, usize),
    /// Whether it can only be looked at.
    pub disabled: bool,
}

impl Message {
    /// What it is now.
    ///
    /// # Panics
    /// Never: there is always a revision.
    #[must_use]
    pub fn latest(&self) -> &Revision {
        self.revisions.last().expect("a first revision")
    }

    /// Whether it shows "thinking" and nothing else yet.
    #[must_use]
    pub fn is_thinking(&self) -> bool {
        self.latest().flags & LOADING != 0
    }

    /// Whether this person sees it, being in the channel.
    #[must_use]
    pub fn visible_to(&self, person: Snowflake) -> bool {
        !self.deleted && self.reader.is_none_or(|reader| reader == person)
    }
}

impl Revision {
    pub(crate) fn empty(at: Timestamp) -> Self {
        Self {
            at,
            content: String::new(),
            embeds: Vec::new(),
            components: Vec::new(),
            attachments: Vec::new(),
            flags: 0,
            mentions: Pings::default(),
        }
    }

    /// Whether there is nothing to show.
    pub(crate) fn is_blank(&self) -> bool {
        let bare = self.embeds.is_empty() && self.components.is_empty() && self.attachments.is_empty();
        bare && self.content.trim().is_empty()
    }

    fn controls(&self) -> impl Iterator<Item = &Value> {
        self.components
            .iter()
            .filter_map(|row| row["components"].as_array())
            .flatten()
    }

    /// The buttons, row by row.
    #[must_use]
    pub fn buttons(&self) -> Vec<Button> {
        self.controls()
            .filter(|control| control["type"] == 2)
            .map(Button::read)
            .collect()
    }

    /// The menus of given choices, row by row.
    #[must_use]
    pub fn selects(&self) -> Vec<Select> {
        self.controls()
            .filter(|control| control["type"] == 3)
            .map(Select::read)
            .collect()
    }

    /// The files that an embed shows by `attachment://name`.
    pub fn shown_in_embeds(&self) -> impl Iterator<Item = &Attachment> {
        self.attachments
            .iter()
            .filter(|file| self.names_in_embeds().any(|name| name == file.filename))
    }

    /// The files that stand by themselves: what Discord calls the message's attachments.
    pub fn shown_below(&self) -> impl Iterator<Item = &Attachment> {
        self.attachments
            .iter()
            .filter(|file| self.names_in_embeds().all(|name| name != file.filename))
    }

    /// The names after `attachment://` in the embeds.
    pub(crate) fn names_in_embeds(&self) -> impl Iterator<Item = &str> {
        let places = [
            ("image", "url"),
            ("thumbnail", "url"),
            ("author", "icon_url"),
            ("footer", "icon_url"),
        ];
        self.embeds.iter().flat_map(move |embed| {
            let urls = places
                .into_iter()
                .filter_map(|(object, key)| embed[object][key].as_str());
            urls.filter_map(|url| url.strip_prefix("attachment://"))
        })
    }
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

fn count(value: &Value, default: usize) -> usize {
    value
        .as_u64()
        .and_then(|count| usize::try_from(count).ok())
        .unwrap_or(default)
}

impl Button {
    fn read(json: &Value) -> Self {
        let label = [&json["emoji"]["name"], &json["label"]]
            .into_iter()
            .filter_map(Value::as_str);
        Self {
            label: label.collect::<Vec<_>>().join(" "),
            custom_id: json["custom_id"].as_str().map(str::to_owned),
            disabled: json["disabled"] == true,
        }
    }
}

impl Select {
    fn read(json: &Value) -> Self {
        let options = json["options"].as_array().into_iter().flatten();
        Self {
            custom_id: text(&json["custom_id"]),
            placeholder: text(&json["placeholder"]),
            options: options
                .map(|option| (text(&option["label"]), text(&option["value"])))
                .collect(),
            count: (count(&json["min_values"], 1), count(&json["max_values"], 1)),
            disabled: json["disabled"] == true,
        }
    }
}
