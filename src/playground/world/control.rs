//! Buttons and menus of messages.

use serde_json::Value;

use crate::playground::component::{kind, kind_of};

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
    /// What can be chosen.
    pub offers: Offered,
    /// The words shown while nothing is chosen.
    pub placeholder: String,
    /// Labels and values; none unless it offers choices of its own.
    pub options: Vec<(String, String)>,
    /// How many may be chosen, at least and at most.
    pub count: (usize, usize),
    /// Whether it can only be looked at.
    pub disabled: bool,
}

/// What a menu offers. But for choices of its own, a value is the id of what is chosen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Offered {
    /// Choices of its own.
    Choices,
    /// The people in the channel, and the bot.
    People,
    /// The roles of the server.
    Roles,
    /// People and roles.
    Mentionables,
    /// Channels of the server.
    Channels,
}

impl Offered {
    /// What a menu of this type offers.
    pub(crate) fn by(component: &Value) -> Self {
        match kind_of(component) {
            kind::USER_SELECT => Self::People,
            kind::ROLE_SELECT => Self::Roles,
            kind::MENTIONABLE_SELECT => Self::Mentionables,
            kind::CHANNEL_SELECT => Self::Channels,
            _ => Self::Choices,
        }
    }
}

impl Button {
    pub(super) fn read(json: &Value) -> Self {
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
    pub(crate) fn read(json: &Value) -> Self {
        let options = json["options"].as_array().into_iter().flatten();
        Self {
            custom_id: text(&json["custom_id"]),
            offers: Offered::by(json),
            placeholder: text(&json["placeholder"]),
            options: options
                .map(|option| (text(&option["label"]), text(&option["value"])))
                .collect(),
            count: (count(&json["min_values"], 1), count(&json["max_values"], 1)),
            disabled: json["disabled"] == true,
        }
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
