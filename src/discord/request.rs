//! What came in, read leniently.
//!
//! serenity's own model refuses a whole interaction for one field it does not know. This reader takes what
//! the bot needs from the JSON and ignores the rest, so that it serves both the interactions that serenity
//! could read and those that it could not.

use std::collections::HashMap;

use serde::Deserialize;
use serde_json::Value;

use crate::app::{Caller, ChannelId, GuildId, InteractionId, MessageId, Opponent, PlayerId};

/// Permission to see a channel.
const VIEW_CHANNEL: u64 = 1 << 10;

/// Permission to change a server's settings; administrators may anything.
const MANAGE_GUILD: u64 = 1 << 5;
const ADMINISTRATOR: u64 = 1 << 3;

/// An interaction.
#[derive(Debug, Clone)]
pub struct Request {
    /// Who made it, and where.
    pub by: Caller,
    /// The language of the person's Discord, as a tag.
    pub locale: String,
    /// What they did.
    pub act: Act,
}

/// What somebody did.
#[derive(Debug, Clone)]
pub enum Act {
    /// Gave a command, or chose one from somebody's menu.
    Command {
        /// Its name.
        name: String,
        /// Its options.
        options: Options,
    },
    /// Is typing a command.
    Typing {
        /// Its name.
        name: String,
        /// The options so far.
        options: Options,
        /// The option they are in, with the text so far.
        focused: Option<(String, String)>,
    },
    /// Pressed a button or chose from a menu.
    Press {
        /// The control.
        custom_id: String,
        /// What was chosen, for a menu.
        values: Vec<String>,
        /// The message it is on.
        message: Option<MessageId>,
    },
    /// Something else.
    Other,
}

/// The options of a command, by name.
#[derive(Debug, Clone, Default)]
pub struct Options {
    values: HashMap<String, Value>,
    people: HashMap<String, Opponent>,
    files: HashMap<String, Upload>,
    target: Option<String>,
}

/// A file that somebody sent with a command.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
pub struct Upload {
    /// Its name.
    pub filename: String,
    /// How many bytes it has.
    #[serde(default)]
    pub size: u64,
    /// Where it lies.
    pub url: String,
}

impl Options {
    /// A text, if it was given.
    #[must_use]
    pub fn text(&self, name: &str) -> Option<&str> {
        self.values.get(name)?.as_str()
    }

    /// A whole number; a text that is one counts (that is how Discord sends it while somebody types).
    #[must_use]
    pub fn integer(&self, name: &str) -> Option<i64> {
        let value = self.values.get(name)?;
        value
            .as_i64()
            .or_else(|| value.as_str()?.trim().trim_start_matches('#').parse().ok())
    }

    /// A yes or no.
    #[must_use]
    pub fn flag(&self, name: &str) -> Option<bool> {
        self.values.get(name)?.as_bool()
    }

    /// Whether anything was given.
    #[must_use]
    pub fn has(&self, name: &str) -> bool {
        self.values.contains_key(name)
    }

    /// A person.
    #[must_use]
    pub fn person(&self, name: &str) -> Option<&Opponent> {
        self.people.get(self.text(name)?)
    }

    /// The person whose menu the command was chosen from.
    #[must_use]
    pub fn target(&self) -> Option<&Opponent> {
        self.people.get(self.target.as_ref()?)
    }

    /// A channel, by its id.
    #[must_use]
    pub fn channel(&self, name: &str) -> Option<ChannelId> {
        self.text(name)?.parse().ok().map(ChannelId::new)
    }

    /// A file.
    #[must_use]
    pub fn file(&self, name: &str) -> Option<&Upload> {
        self.files.get(self.text(name)?)
    }
}

/// The context of a direct message with the bot, where nobody else can be.
const BOT_DM: u64 = 1;

#[derive(Clone, Copy)]
enum Place {
    Guild,
    BotDm,
    Private,
}

#[derive(Deserialize)]
struct Raw {
    id: String,
    token: String,
    #[serde(rename = "type")]
    kind: u64,
    #[serde(default)]
    data: RawData,
    guild_id: Option<String>,
    channel_id: Option<String>,
    member: Option<RawMember>,
    user: Option<RawUser>,
    #[serde(default)]
    locale: String,
    guild_locale: Option<String>,
    #[serde(default)]
    authorizing_integration_owners: HashMap<String, Value>,
    message: Option<RawMessage>,
    context: Option<u64>,
    app_permissions: Option<String>,
    channel: Option<RawChannel>,
}

#[derive(Deserialize)]
struct RawChannel {
    parent_id: Option<String>,
    #[serde(rename = "type", default)]
    kind: u64,
}

#[derive(Deserialize, Default)]
struct RawData {
    #[serde(default)]
    name: String,
    #[serde(default)]
    options: Vec<RawOption>,
    #[serde(default)]
    resolved: RawResolved,
    #[serde(default)]
    custom_id: String,
    values: Option<Vec<String>>,
    target_id: Option<String>,
}

#[derive(Deserialize)]
struct RawOption {
    name: String,
    value: Option<Value>,
    #[serde(default)]
    focused: bool,
}

#[derive(Deserialize, Default)]
struct RawResolved {
    #[serde(default)]
    users: HashMap<String, RawUser>,
    #[serde(default)]
    members: HashMap<String, RawMember>,
    #[serde(default)]
    attachments: HashMap<String, Upload>,
}

#[derive(Deserialize)]
struct RawMember {
    user: Option<RawUser>,
    nick: Option<String>,
    permissions: Option<String>,
}

#[derive(Deserialize)]
struct RawUser {
    id: String,
    #[serde(default)]
    username: String,
    global_name: Option<String>,
    #[serde(default)]
    bot: bool,
}

#[derive(Deserialize)]
struct RawMessage {
    id: String,
}

impl Request {
    /// Reads an interaction. `None` if not even who made it can be told; `reynard` is the bot's own id.
    #[must_use]
    pub fn read(raw: Value, reynard: u64) -> Option<Self> {
        let mut raw: Raw = serde_json::from_value(raw).ok()?;
        let by = raw.caller()?;
        Some(Self {
            by,
            locale: std::mem::take(&mut raw.locale),
            act: raw.into_act(reynard),
        })
    }
}

impl Raw {
    fn caller(&self) -> Option<Caller> {
        let user = self
            .member
            .as_ref()
            .and_then(|member| member.user.as_ref())
            .or(self.user.as_ref())?;
        let nick = self.member.as_ref().and_then(|member| member.nick.clone());
        let owners = &self.authorizing_integration_owners;
        Some(Caller {
            player: PlayerId::new(user.id.parse().ok()?),
            name: nick.unwrap_or_else(|| user.name()),
            guild: self
                .guild_id
                .as_ref()
                .and_then(|id| id.parse().ok())
                .map(GuildId::new),
            guild_locale: self.guild_locale.clone(),
            is_alone: self.guild_id.is_none() && self.context == Some(BOT_DM),
            channel: ChannelId::new(self.channel_id.as_ref()?.parse().ok()?),
            reachable: owners.is_empty() || owners.contains_key("0"),
            interaction: InteractionId::new(self.id.parse().ok()?),
            parent: self.channel.as_ref().and_then(RawChannel::parent),
            can_manage: self.member.as_ref().is_some_and(RawMember::can_manage),
            permissions: self.app_permissions.as_ref().and_then(|bits| bits.parse().ok()),
            token: self.token.clone(),
        })
    }

    fn into_act(self, reynard: u64) -> Act {
        match self.kind {
            2 => Act::Command {
                name: self.data.name.clone(),
                options: self.into_options(reynard),
            },
            4 => {
                let focused = self.data.options.iter().find(|option| option.focused);
                let focused = focused.map(|option| (option.name.clone(), option.typed()));
                Act::Typing {
                    name: self.data.name.clone(),
                    options: self.into_options(reynard),
                    focused,
                }
            }
            3 => Act::Press {
                custom_id: self.data.custom_id,
                values: self.data.values.unwrap_or_default(),
                message: self.message.and_then(|m| m.id.parse().ok()).map(MessageId::new),
            },
            _ => Act::Other,
        }
    }

    fn into_options(self, reynard: u64) -> Options {
        let place = if self.guild_id.is_some() {
            Place::Guild
        } else if self.context == Some(BOT_DM) {
            Place::BotDm
        } else {
            Place::Private
        };
        let RawResolved {
            users,
            members,
            attachments,
        } = self.data.resolved;
        let people = users
            .into_iter()
            .filter_map(|(id, user)| {
                let opponent = user.into_opponent(members.get(&id), place, reynard)?;
                Some((id, opponent))
            })
            .collect();
        let values = self
            .data
            .options
            .into_iter()
            .filter_map(|o| Some((o.name, o.value?)))
            .collect();
        Options {
            values,
            people,
            files: attachments,
            target: self.data.target_id,
        }
    }
}

impl RawOption {
    fn typed(&self) -> String {
        match &self.value {
            Some(Value::String(text)) => text.clone(),
            Some(Value::Number(number)) => number.to_string(),
            _ => String::new(),
        }
    }
}

impl RawUser {
    fn name(&self) -> String {
        self.global_name.clone().unwrap_or_else(|| self.username.clone())
    }

    fn into_opponent(self, member: Option<&RawMember>, place: Place, reynard: u64) -> Option<Opponent> {
        let id: u64 = self.id.parse().ok()?;
        let nick = member.and_then(|member| member.nick.clone());
        Some(Opponent {
            player: PlayerId::new(id),
            name: nick.unwrap_or_else(|| self.name()),
            is_bot: self.bot,
            is_reynard: id == reynard,
            is_present: match place {
                Place::Guild => member.is_some_and(RawMember::sees_channel),
                Place::BotDm => false,
                Place::Private => true,
            },
        })
    }
}

impl RawMember {
    /// Discord tells a member's permissions in the channel; where it does not, they count as present.
    fn sees_channel(&self) -> bool {
        self.bits().is_none_or(|bits| bits & VIEW_CHANNEL != 0)
    }

    fn can_manage(&self) -> bool {
        self.bits()
            .is_some_and(|bits| bits & (MANAGE_GUILD | ADMINISTRATOR) != 0)
    }

    fn bits(&self) -> Option<u64> {
        self.permissions.as_ref()?.parse().ok()
    }
}

/// Discord's kinds of threads.
const THREADS: std::ops::RangeInclusive<u64> = 10..=12;

impl RawChannel {
    /// The channel that a thread belongs to; other channels' parents are mere categories.
    fn parent(&self) -> Option<ChannelId> {
        let parent = self.parent_id.as_ref().filter(|_| THREADS.contains(&self.kind))?;
        parent.parse().ok().map(ChannelId::new)
    }
}
