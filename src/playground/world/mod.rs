//! All that the stand-in knows: people and places, messages and commands, and what happened.

mod alternative;
mod attachment;
mod channel;
mod command;
mod control;
mod display;
mod draft;
mod figures;
mod interaction;
mod mention;
mod message;
mod person;
mod place;
mod render;
mod server;

use std::collections::{BTreeMap, HashMap};

use jiff::Timestamp;

use crate::clock::Clock;

use super::{
    Condition, Oddities, Snowflake, api::LoggedRequest, fault::Faults, gateway::Sessions, snowflake::Mint,
};

pub use self::{
    attachment::{Attachment, Upload},
    channel::{Channel, ChannelKind},
    command::{Command, Commands},
    control::{Button, Offered, Select},
    interaction::{Callback, Interaction, InteractionKind},
    mention::Pings,
    message::{Message, Revision},
    person::Person,
    server::{Member, Role, Server},
};
pub(crate) use self::{
    attachment::{Listed, Uploaded},
    draft::{Draft, MessageBody},
    figures::Figures,
    mention::AllowedMentions,
    message::{EPHEMERAL, IS_COMPONENTS_V2, LOADING, SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS},
};

/// The whole state of a stand-in.
///
/// Unless it is asked to keep only so many messages, nothing is forgotten: deleted messages stay, marked as such, and
/// so does every state that a message was in.
#[derive(Debug)]
pub struct World {
    pub(crate) clock: Clock,
    pub(crate) base_url: String,
    pub(crate) token: String,
    pub(crate) file_limit: usize,
    pub(crate) servers: BTreeMap<Snowflake, Server>,
    pub(crate) channels: BTreeMap<Snowflake, Channel>,
    pub(crate) people: BTreeMap<Snowflake, Person>,
    pub(crate) messages: BTreeMap<Snowflake, Message>,
    pub(crate) interactions: BTreeMap<Snowflake, Interaction>,
    pub(crate) tokens: HashMap<String, Snowflake>,
    uploads: BTreeMap<Snowflake, Uploaded>,
    pub(crate) commands: Commands,
    pub(crate) requests: Vec<LoggedRequest>,
    pub(crate) violations: Vec<String>,
    pub(crate) faults: Faults,
    pub(crate) sessions: Sessions,
    /// `None` if nobody says.
    pub(crate) condition: Option<Condition>,
    /// What is odd about the bot's surroundings, as whoever keeps it says.
    pub(crate) oddities: Oddities,
    /// With how many shards a bot that starts is to connect.
    pub(crate) shards: u64,
    pub(crate) figures: Figures,
    /// How many messages are kept; all if `None`.
    pub(crate) keeps: Option<usize>,
    /// How many requests are without what they carried.
    emptied: usize,
    pub(super) mint: Mint,
    /// The time by which ids are made, where that is not the clock's.
    pub(super) frozen: Option<Timestamp>,
    application: Snowflake,
}

impl World {
    pub(crate) fn new(clock: Clock, base_url: String, bot_name: &str, file_limit: usize) -> Self {
        let mut mint = Mint::default();
        let application = mint.next(clock.now().as_millisecond());
        let bot = Person {
            bot: true,
            ..Person::new(application, bot_name)
        };
        Self {
            token: format!("stand-in.{application}.token"),
            people: BTreeMap::from([(application, bot)]),
            clock,
            base_url,
            file_limit,
            servers: BTreeMap::new(),
            channels: BTreeMap::new(),
            messages: BTreeMap::new(),
            interactions: BTreeMap::new(),
            tokens: HashMap::new(),
            uploads: BTreeMap::new(),
            commands: Commands::default(),
            requests: Vec::new(),
            violations: Vec::new(),
            faults: Faults::default(),
            sessions: Sessions::default(),
            condition: None,
            oddities: Oddities::default(),
            shards: 1,
            figures: Figures::default(),
            keeps: None,
            emptied: 0,
            mint,
            frozen: None,
            application,
        }
    }

    /// The time in this world.
    #[must_use]
    pub fn now(&self) -> Timestamp {
        self.clock.now()
    }

    /// The id of the application, which is also that of the bot's account.
    #[must_use]
    pub fn application(&self) -> Snowflake {
        self.application
    }

    /// The bot's account.
    ///
    /// # Panics
    /// Never: the bot is always there.
    #[must_use]
    pub fn bot(&self) -> &Person {
        self.people.get(&self.application).expect("the bot's account")
    }

    /// The account with this id.
    #[must_use]
    pub fn person(&self, id: Snowflake) -> Option<&Person> {
        self.people.get(&id)
    }

    /// Every account, the bot's first.
    pub fn people(&self) -> impl Iterator<Item = &Person> {
        self.people.values()
    }

    /// The server with this id.
    #[must_use]
    pub fn server(&self, id: Snowflake) -> Option<&Server> {
        self.servers.get(&id)
    }

    /// Every server, oldest first.
    pub fn servers(&self) -> impl Iterator<Item = &Server> {
        self.servers.values()
    }

    /// The channel with this id, deleted or not.
    #[must_use]
    pub fn channel(&self, id: Snowflake) -> Option<&Channel> {
        self.channels.get(&id)
    }

    /// Every channel, oldest first, the deleted ones too.
    pub fn channels(&self) -> impl Iterator<Item = &Channel> {
        self.channels.values()
    }

    /// The message with this id, deleted or not.
    #[must_use]
    pub fn message(&self, id: Snowflake) -> Option<&Message> {
        self.messages.get(&id)
    }

    /// Every message of a channel, oldest first: deleted, private and thinking ones too.
    pub fn messages_in(&self, channel: Snowflake) -> impl Iterator<Item = &Message> {
        self.messages
            .values()
            .filter(move |message| message.channel == channel)
    }

    /// The interaction with this id.
    #[must_use]
    pub fn interaction(&self, id: Snowflake) -> Option<&Interaction> {
        self.interactions.get(&id)
    }

    /// Every interaction, oldest first.
    pub fn interactions(&self) -> impl Iterator<Item = &Interaction> {
        self.interactions.values()
    }

    /// The commands registered.
    #[must_use]
    pub fn commands(&self) -> &Commands {
        &self.commands
    }

    /// Every request so far, oldest first.
    #[must_use]
    pub fn requests(&self) -> &[LoggedRequest] {
        &self.requests
    }

    /// What the bot did that no bot may do, a line for each.
    #[must_use]
    pub fn violations(&self) -> &[String] {
        &self.violations
    }

    /// How many bots are connected to the gateway, identified or resumed.
    #[must_use]
    pub fn connected(&self) -> usize {
        self.sessions.connected()
    }

    /// How many connections to the gateway there have been, identified or resumed.
    #[must_use]
    pub fn connections(&self) -> usize {
        self.sessions.connections()
    }

    /// Whether somebody is in a channel: a member of its server or one of its two ends.
    #[must_use]
    pub fn is_in(&self, channel: &Channel, person: Snowflake) -> bool {
        match &channel.kind {
            ChannelKind::Text { server }
            | ChannelKind::Thread { server, .. }
            | ChannelKind::Forum { server } => self
                .servers
                .get(server)
                .is_some_and(|server| server.members.contains_key(&person)),
            ChannelKind::Direct { with } => *with == person,
            ChannelKind::Private { between } => between.contains(&person),
        }
    }

    /// The name that somebody goes by in a channel.
    #[must_use]
    pub fn name_in(&self, channel: Snowflake, person: Snowflake) -> String {
        let server = self.channels.get(&channel).and_then(Channel::server);
        let member = server.and_then(|id| self.servers.get(&id)?.members.get(&person));
        let nickname = member.and_then(|member| member.nickname.clone());
        let plain = || {
            self.people
                .get(&person)
                .map_or_else(|| person.to_string(), |who| who.display_name().to_owned())
        };
        nickname.unwrap_or_else(plain)
    }

    pub(crate) fn new_id(&mut self) -> Snowflake {
        let now = self.frozen.unwrap_or_else(|| self.clock.now());
        self.mint.next(now.as_millisecond())
    }

    pub(crate) fn note_violation(&mut self, what: impl Into<String>) {
        self.violations.push(what.into());
    }
}
