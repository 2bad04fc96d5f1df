//! Interactions: what people did, and how the bot answered.

use jiff::Timestamp;
use serde_json::Value;

use crate::playground::Snowflake;

use super::{Message, World};

/// Something a person did to the bot.
#[derive(Debug, Clone)]
pub struct Interaction {
    /// Its id.
    pub id: Snowflake,
    /// What kind of doing.
    pub kind: InteractionKind,
    /// The command's name, sub-commands included, or the custom id of the button, menu or form.
    pub name: String,
    /// Who did it.
    pub person: Snowflake,
    /// Where.
    pub channel: Snowflake,
    /// The message whose button was pressed.
    pub source: Option<Snowflake>,
    /// The bot's first answer.
    pub callback: Option<Callback>,
    /// The message that `@original` means.
    pub original: Option<Snowflake>,
    /// Whether `@original` has been edited through this interaction.
    pub edited: bool,
    /// Further messages, oldest first.
    pub follow_ups: Vec<Snowflake>,
    pub(crate) created: Timestamp,
    pub(crate) token: String,
    pub(crate) payload: Value,
    /// Whether the application acts for the person alone, as it is not in the server.
    pub(crate) user_installed_only: bool,
}

/// The kinds of interactions.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum InteractionKind {
    /// A slash command or a context menu.
    Command,
    /// A button or a menu.
    Component,
    /// Typing in an option that completes itself.
    Autocomplete,
    /// A form sent off.
    Modal,
}

/// The bot's first answer to an interaction.
#[derive(Debug, Clone, PartialEq)]
pub enum Callback {
    /// 4: a message.
    Message,
    /// 5: a message will follow; "thinking" until then.
    DeferredMessage,
    /// 6: the message with the button may be edited later.
    DeferredUpdate,
    /// 7: the message with the button is edited.
    Update,
    /// 8: suggestions: names and values.
    Choices(Vec<(String, Value)>),
    /// 9: a form: Discord's modal object.
    Modal(Value),
}

impl Interaction {
    /// The event's data, as the bot is told.
    #[must_use]
    pub fn payload(&self) -> &Value {
        &self.payload
    }
}

impl InteractionKind {
    /// Discord's number for it.
    #[must_use]
    pub fn number(self) -> u8 {
        match self {
            Self::Command => 2,
            Self::Component => 3,
            Self::Autocomplete => 4,
            Self::Modal => 5,
        }
    }
}

impl Callback {
    /// Discord's number for it.
    #[must_use]
    pub fn number(&self) -> u8 {
        match self {
            Self::Message => 4,
            Self::DeferredMessage => 5,
            Self::DeferredUpdate => 6,
            Self::Update => 7,
            Self::Choices(_) => 8,
            Self::Modal(_) => 9,
        }
    }
}

impl World {
    /// The message that the person sees as the answer, once it is there: not while the bot thinks.
    ///
    /// That is the original response; where there is none to see, or the press of a button was only
    /// acknowledged, the first follow-up; and where there is neither, the message of the channel that says by
    /// its nonce, the interaction's id, that it stands for them.
    #[must_use]
    pub fn answer_to(&self, interaction: Snowflake) -> Option<&Message> {
        self.response_to(interaction).or_else(|| {
            let nonce = interaction.to_string();
            let channel = self.interactions.get(&interaction)?.channel;
            self.messages_in(channel)
                .find(|message| message.nonce.as_ref().is_some_and(|stated| *stated == *nonce))
        })
    }

    fn response_to(&self, interaction: Snowflake) -> Option<&Message> {
        let interaction = self.interactions.get(&interaction)?;
        let original = match interaction.callback.as_ref()? {
            Callback::Message | Callback::DeferredMessage | Callback::Update => interaction.original,
            Callback::DeferredUpdate => interaction.original.filter(|_| interaction.edited),
            Callback::Choices(_) | Callback::Modal(_) => None,
        };
        let original = original
            .and_then(|id| self.messages.get(&id))
            .filter(|message| !message.deleted);
        match original {
            Some(message) if message.is_thinking() => None,
            Some(message) => Some(message),
            None => self.messages.get(interaction.follow_ups.first()?),
        }
    }

    pub(crate) fn interaction_by_token(&self, token: &str) -> Option<&Interaction> {
        self.interactions.get(self.tokens.get(token)?)
    }
}
