//! People, and the bot among them.

use serde_json::{Value, json};

use crate::playground::Snowflake;

/// An account: a person's, or the bot's own.
#[derive(Debug, Clone)]
pub struct Person {
    /// Its id.
    pub id: Snowflake,
    /// The unique name.
    pub username: String,
    /// The name shown where no server knows a nickname; the username if `None`.
    pub global_name: Option<String>,
    /// What the client of this person is set to, as Discord writes it (`en-US`).
    pub locale: String,
    /// Whether the bot may write to this person directly.
    pub accepts_dms: bool,
    /// Whether this person has the application installed for themselves.
    pub has_app: bool,
    /// Whether this is the bot.
    pub bot: bool,
}

impl Person {
    pub(crate) fn new(id: Snowflake, username: &str) -> Self {
        Self {
            id,
            username: username.to_owned(),
            global_name: None,
            locale: "en-US".to_owned(),
            accepts_dms: true,
            has_app: false,
            bot: false,
        }
    }

    /// The name shown outside of servers.
    #[must_use]
    pub fn display_name(&self) -> &str {
        self.global_name.as_deref().unwrap_or(&self.username)
    }

    /// Discord's user object.
    pub(crate) fn json(&self) -> Value {
        json!({
            "id": self.id,
            "username": self.username,
            "global_name": self.global_name,
            "discriminator": "0",
            "avatar": null,
            "bot": self.bot,
            "public_flags": 0,
        })
    }
}
