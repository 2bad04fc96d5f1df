//! What people do to the bot, with the checks that Discord's client makes before it lets them.

mod component;
mod field;
mod form;
mod menu;
mod offer;
mod option;
mod payload;
mod resolved;
mod setting;
mod slash;
mod upload;

use std::fmt;

use serde_json::Value;

use super::{
    Snowflake, StandIn,
    world::{Command, Interaction, InteractionKind, World},
};

use self::setting::Setting;
pub use self::{field::FieldValue, option::OptionValue};

/// Something that a person does.
#[derive(Debug, Clone, PartialEq)]
pub enum Act {
    /// A slash command; sub-commands follow after a blank: `settings show`.
    Slash {
        /// The command's name, in the default language.
        command: String,
        /// The options filled in.
        options: Vec<(String, OptionValue)>,
    },
    /// Typing in an option of a slash command.
    Type {
        /// The command's name.
        command: String,
        /// The option being typed in.
        option: String,
        /// What is there so far.
        text: String,
        /// The other options, which the client has not checked yet.
        others: Vec<(String, OptionValue)>,
    },
    /// An entry of the menu on a person.
    UserMenu {
        /// The entry.
        command: String,
        /// The person it is opened on.
        target: Snowflake,
    },
    /// An entry of the menu on a message.
    MessageMenu {
        /// The entry.
        command: String,
        /// The message it is opened on.
        target: Snowflake,
    },
    /// Pressing a button.
    Press {
        /// The message.
        message: Snowflake,
        /// The button's custom id.
        custom_id: String,
        /// Whether the click was on its way while the message changed: any button that the message ever had
        /// will do, even if the message is gone.
        late: bool,
    },
    /// Choosing from a menu.
    Choose {
        /// The message.
        message: Snowflake,
        /// The menu's custom id.
        custom_id: String,
        /// The values chosen: ids, unless the menu has choices of its own.
        values: Vec<String>,
        /// Whether the choice was on its way while the message changed: any menu that the message ever had will
        /// do, even if the message is gone.
        late: bool,
    },
    /// Sending off a form.
    Submit {
        /// The interaction that was answered with the form.
        form: Snowflake,
        /// What is in the fields, by custom id; those left out stay as the form had them.
        fields: Vec<(String, FieldValue)>,
    },
}

/// Why Discord's client would not let somebody do something.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Impossible(String);

impl Impossible {
    pub(super) fn new(reason: impl Into<String>) -> Self {
        Self(reason.into())
    }

    fn because<T>(reason: impl Into<String>) -> Result<T, Self> {
        Err(Self(reason.into()))
    }
}

impl fmt::Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Impossible {}

/// What makes up an interaction besides its surroundings.
struct Deed {
    kind: InteractionKind,
    name: String,
    source: Option<Snowflake>,
    data: Value,
}

impl StandIn {
    /// Does something as `person` in `channel`; the bot is told at once. Gives the interaction's id.
    ///
    /// # Errors
    /// If Discord's client would not let them.
    pub fn act(&self, person: Snowflake, channel: Snowflake, act: &Act) -> Result<Snowflake, Impossible> {
        self.act_with(person, channel, act, |_| {})
    }

    /// As [`act`](Self::act), but `tamper` may change the event before it is sent: fields that this version of
    /// the protocol does not have, or lacks.
    ///
    /// # Errors
    /// If Discord's client would not let them.
    pub fn act_with(
        &self,
        person: Snowflake,
        channel: Snowflake,
        act: &Act,
        tamper: impl FnOnce(&mut Value),
    ) -> Result<Snowflake, Impossible> {
        self.core.write(|world| world.act(person, channel, act, tamper))
    }
}

impl World {
    /// Does something as `person`, and tells the bot.
    pub(crate) fn act(
        &mut self,
        person: Snowflake,
        channel: Snowflake,
        act: &Act,
        tamper: impl FnOnce(&mut Value),
    ) -> Result<Snowflake, Impossible> {
        let interaction = self.begin(person, channel, act)?;
        if let Some(interaction) = self.interactions.get_mut(&interaction) {
            tamper(&mut interaction.payload);
        }
        self.deliver(interaction);
        Ok(interaction)
    }

    /// The commands that Discord's client offers to somebody somewhere.
    pub(crate) fn offered(&self, person: Snowflake, channel: Snowflake) -> Result<Vec<&Command>, Impossible> {
        let setting = self.setting(person, channel, None)?;
        Ok(self.offered_in(&setting))
    }

    /// Makes an interaction, but tells nobody yet.
    fn begin(&mut self, person: Snowflake, channel: Snowflake, act: &Act) -> Result<Snowflake, Impossible> {
        let setting = self.setting(person, channel, self.source(act))?;
        let deed = self.deed(&setting, act)?;
        Ok(self.record(&setting, deed))
    }

    /// The message on which something is done.
    fn source(&self, act: &Act) -> Option<Snowflake> {
        match act {
            Act::Press { message, .. } | Act::Choose { message, .. } => Some(*message),
            Act::Submit { form, .. } => self.interaction(*form)?.source,
            Act::Slash { .. } | Act::Type { .. } | Act::UserMenu { .. } | Act::MessageMenu { .. } => None,
        }
    }

    fn deed(&self, setting: &Setting, act: &Act) -> Result<Deed, Impossible> {
        match act {
            Act::Slash { command, options } => self.slash(setting, command, options),
            Act::Type {
                command,
                option,
                text,
                others,
            } => self.typing(setting, command, (option, text), others),
            Act::UserMenu { command, target } => self.user_menu(setting, command, *target),
            Act::MessageMenu { command, target } => self.message_menu(setting, command, *target),
            Act::Press {
                message,
                custom_id,
                late,
            } => self.press(setting, *message, custom_id, *late),
            Act::Choose {
                message,
                custom_id,
                values,
                late,
            } => self.choose(setting, *message, (custom_id, *late), values),
            Act::Submit { form, fields } => self.submit(setting, *form, fields),
        }
    }

    fn record(&mut self, setting: &Setting, deed: Deed) -> Snowflake {
        let id = self.new_id();
        let token = format!("interaction-token-{id}");
        let interaction = Interaction {
            id,
            kind: deed.kind,
            person: setting.person,
            channel: setting.channel,
            source: deed.source,
            callback: None,
            original: None,
            edited: false,
            follow_ups: Vec::new(),
            created: self.now(),
            payload: self.payload(setting, id, &token, &deed),
            name: deed.name,
            token: token.clone(),
            user_installed_only: setting.as_guest,
        };
        self.tokens.insert(token, id);
        self.interactions.insert(id, interaction);
        id
    }
}
