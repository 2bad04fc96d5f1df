//! What somebody sees in a channel, told by its changes.

use std::collections::BTreeMap;

use crate::playground::{
    Snowflake,
    stage::Home,
    world::{Message, World},
};

use super::{
    stage,
    told::{About, Commands, MOST_MESSAGES, MessageState, Stage, Told},
};

/// Somebody's eyes on a channel, and what they have seen.
#[derive(Debug)]
pub(super) struct View {
    pub(super) person: Snowflake,
    pub(super) channel: Snowflake,
    stage: Option<Stage>,
    commands: Option<Commands>,
    messages: BTreeMap<Snowflake, Seen>,
}

/// What tells one state of a message from another.
#[derive(Debug, PartialEq)]
struct Seen {
    revisions: usize,
    about: About,
}

impl View {
    pub(super) fn new(person: Snowflake, channel: Snowflake) -> Self {
        Self {
            person,
            channel,
            stage: None,
            commands: None,
            messages: BTreeMap::new(),
        }
    }

    /// What is not as it was when last looked at.
    pub(super) fn news(&mut self, world: &World, home: &Home, switchable: bool) -> Vec<Told> {
        let mut news = Vec::new();
        let stage = stage::stage(world, home, self.person, switchable);
        if self.stage.as_ref() != Some(&stage) {
            self.stage = Some(stage.clone());
            news.push(Told::Stage(Box::new(stage)));
        }
        let commands = commands(world, self.person, self.channel);
        if self.commands.as_ref() != Some(&commands) {
            self.commands = Some(commands.clone());
            news.push(Told::Commands(commands));
        }
        self.messages(world, &mut news);
        news
    }

    fn messages(&mut self, world: &World, news: &mut Vec<Told>) {
        let there = self.visible(world);
        let gone = self.messages.keys().filter(|id| !there.contains_key(id));
        news.extend(gone.map(|&message| Told::Gone { message }));
        self.messages.retain(|id, _| there.contains_key(id));
        let mut messages = Vec::new();
        for (id, message) in there {
            let seen = self.seen(world, message);
            if self.messages.get(&id) != Some(&seen) {
                messages.push(MessageState {
                    message: world.message_for_page(message),
                    about: seen.about.clone(),
                });
                self.messages.insert(id, seen);
            }
        }
        if !messages.is_empty() {
            news.push(Told::Messages { messages });
        }
    }

    /// The newest messages that can be seen.
    fn visible<'a>(&self, world: &'a World) -> BTreeMap<Snowflake, &'a Message> {
        let there = world.channel(self.channel).filter(|channel| !channel.deleted);
        if there.is_none_or(|channel| !world.is_in(channel, self.person)) {
            return BTreeMap::new();
        }
        let visible = world
            .messages
            .iter()
            .rev()
            .filter(|(_, message)| message.channel == self.channel && message.visible_to(self.person));
        visible
            .map(|(&id, message)| (id, message))
            .take(MOST_MESSAGES)
            .collect()
    }

    fn seen(&self, world: &World, message: &Message) -> Seen {
        Seen {
            revisions: message.revisions.len(),
            about: About {
                author: world.name_in(self.channel, world.application()),
                private: message.reader.is_some(),
                thinking: message.is_thinking(),
                pings: stage::pings(world, message, self.person),
            },
        }
    }
}

fn commands(world: &World, person: Snowflake, channel: Snowflake) -> Commands {
    match world.offered(person, channel) {
        Ok(commands) => Commands {
            commands: commands
                .into_iter()
                .map(|command| command.json(world.application()))
                .collect(),
            hidden: None,
        },
        Err(impossible) => Commands {
            commands: Vec::new(),
            hidden: Some(impossible.to_string()),
        },
    }
}
