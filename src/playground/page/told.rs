//! What the page is told.

use serde::Serialize;
use serde_json::Value;

use crate::playground::{Condition, Oddities, Snowflake};

/// As many messages of a channel are told, the newest.
pub(super) const MOST_MESSAGES: usize = 100;

/// As many violations are told, the newest.
pub(super) const MOST_VIOLATIONS: usize = 100;

#[derive(Debug, Serialize)]
#[serde(tag = "tell", rename_all = "snake_case")]
pub(super) enum Told {
    View {
        n: u64,
        person: Snowflake,
        channel: Snowflake,
    },
    Stage(Box<Stage>),
    Commands(Commands),
    Messages {
        messages: Vec<MessageState>,
    },
    Gone {
        message: Snowflake,
    },
    Done {
        n: u64,
        #[serde(skip_serializing_if = "Option::is_none")]
        interaction: Option<Snowflake>,
    },
    Refused {
        n: u64,
        reason: String,
    },
    Outcome {
        n: u64,
        interaction: Snowflake,
        #[serde(flatten)]
        outcome: Outcome,
    },
}

/// A message as somebody sees it.
#[derive(Debug, Serialize)]
pub(super) struct MessageState {
    /// Discord's message object.
    pub(super) message: Value,
    pub(super) about: About,
}

/// What a message object does not say.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(super) struct About {
    /// The name that the author goes by here.
    pub(super) author: String,
    /// Whether nobody else sees it.
    pub(super) private: bool,
    pub(super) thinking: bool,
    /// Whether it pinged the person who looks.
    pub(super) pings: bool,
}

/// The commands offered, or why there are none.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(super) struct Commands {
    pub(super) commands: Vec<Value>,
    pub(super) hidden: Option<String>,
}

/// The bot's first answer to an interaction.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(tag = "is", rename_all = "snake_case")]
pub(super) enum Outcome {
    Message,
    Thinking,
    Update,
    Acknowledged,
    Choices { choices: Vec<Choice> },
    Form { form: Value },
}

#[derive(Debug, Clone, PartialEq, Serialize)]
pub(super) struct Choice {
    pub(super) name: String,
    pub(super) value: Value,
}

/// Who and what there is.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(super) struct Stage {
    /// How far the stand-in's clock is ahead of the machine's, in milliseconds.
    pub(super) ahead_ms: i64,
    pub(super) bot: BotState,
    /// Everybody, the bot excepted.
    pub(super) people: Vec<PersonState>,
    pub(super) servers: Vec<ServerState>,
    /// Those that the person who looks is in, the deleted ones too.
    pub(super) channels: Vec<ChannelState>,
    /// The permissions of the bot that can be given and taken, by Discord's names.
    pub(super) permissions: Vec<&'static str>,
    /// The languages of Discord's client, by its codes.
    pub(super) locales: Vec<&'static str>,
    /// What the bot did that no bot may do, the last [`MOST_VIOLATIONS`].
    pub(super) violations: Vec<String>,
    /// What is armed and has not come to pass.
    pub(super) armed: Vec<ArmedState>,
    /// How many requests are held.
    pub(super) held: usize,
    /// As many requests fail by one control at most, and as often something is done again.
    pub(super) most_times: usize,
}

/// Something that is going to go wrong.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(super) struct ArmedState {
    /// By which it is disarmed.
    pub(super) number: u64,
    pub(super) request: Value,
    pub(super) fault: Value,
    pub(super) times: usize,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
pub(super) struct BotState {
    pub(super) id: Snowflake,
    pub(super) name: String,
    /// Whether it is on the gateway.
    pub(super) connected: bool,
    /// How many times it has come onto the gateway so far.
    pub(super) connections: usize,
    /// What its process is at, if there is somebody to say.
    pub(super) condition: Option<Condition>,
    /// Whether somebody is there to start and stop it.
    pub(super) switchable: bool,
    pub(super) oddities: Oddities,
    /// With how many shards it is to connect when it starts.
    pub(super) shards: u64,
    pub(super) most_shards: u64,
    pub(super) figures: FigureState,
}

/// What the bot has done so far.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub(super) struct FigureState {
    pub(super) interactions: usize,
    pub(super) requests: usize,
    /// How many were told to wait: 429.
    pub(super) limited: usize,
    /// How many count towards Discord's limit on invalid requests: 401, 403 and 429.
    pub(super) invalid: usize,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
pub(super) struct PersonState {
    pub(super) id: Snowflake,
    pub(super) username: String,
    /// The name shown.
    pub(super) name: String,
    pub(super) locale: String,
    pub(super) accepts_dms: bool,
    pub(super) has_app: bool,
    /// What the person is here for, in English: `plays`, `looks on`, `owns the server`.
    pub(super) part: &'static str,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
pub(super) struct ServerState {
    pub(super) id: Snowflake,
    pub(super) name: String,
    pub(super) locale: String,
    pub(super) has_bot: bool,
    pub(super) available: bool,
    pub(super) members: Vec<Snowflake>,
    pub(super) roles: Vec<RoleState>,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
pub(super) struct RoleState {
    pub(super) id: Snowflake,
    pub(super) name: String,
}

#[derive(Debug, Clone, PartialEq, Serialize)]
pub(super) struct ChannelState {
    pub(super) id: Snowflake,
    /// `text`, `thread`, `forum`, `direct` (with the bot) or `private` (between people).
    pub(super) kind: &'static str,
    /// As shown: the names of the others where there is no own name.
    pub(super) name: String,
    pub(super) server: Option<Snowflake>,
    /// The people between whom it is, where it is in no server.
    pub(super) between: Vec<Snowflake>,
    /// The text channel or the forum a thread hangs on.
    pub(super) parent: Option<Snowflake>,
    pub(super) archived: bool,
    pub(super) locked: bool,
    pub(super) deleted: bool,
    /// Which of the stage's permissions the bot lacks here.
    pub(super) lacking: Vec<&'static str>,
    /// The newest message that the person can see.
    pub(super) newest: Option<Snowflake>,
    /// The newest messages that pinged the person, oldest first.
    pub(super) pings: Vec<Snowflake>,
    /// Until when the bot is seen typing: milliseconds since 1970 by the stand-in's clock.
    pub(super) typing_until_ms: Option<i64>,
}
