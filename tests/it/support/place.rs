//! Channels as the people in them see them.

use reynard::playground::{Message, Snowflake, World};

use super::{Discord, Shown};

/// A channel.
#[derive(Debug, Clone)]
pub(crate) struct Place {
    discord: Discord,
    pub(crate) id: Snowflake,
}

impl Place {
    pub(super) fn new(discord: Discord, id: Snowflake) -> Self {
        Self { discord, id }
    }

    /// The oldest public message that the test has not seen yet, as an answer or by this function.
    pub(crate) async fn next_message(&self) -> Shown {
        let look = |world: &World| self.unseen(world).next().cloned();
        let message = self.discord.wait("a message in the channel", look).await;
        Shown::of(&self.discord, message)
    }

    /// How many public messages there are that the test has not seen.
    pub(crate) fn unseen_count(&self) -> usize {
        self.discord.read(|world| self.unseen(world).count())
    }

    /// All public messages that are there now, oldest first.
    pub(crate) fn messages(&self) -> Vec<Shown> {
        let messages: Vec<Message> = self.discord.read(|world| self.public(world).cloned().collect());
        messages
            .into_iter()
            .map(|message| Shown::of(&self.discord, message))
            .collect()
    }

    fn public<'w>(&self, world: &'w World) -> impl Iterator<Item = &'w Message> {
        let all = world.messages_in(self.id);
        all.filter(|message| !message.deleted && message.reader.is_none() && !message.is_thinking())
    }

    fn unseen<'w>(&self, world: &'w World) -> impl Iterator<Item = &'w Message> {
        self.public(world)
            .filter(|message| !self.discord.has_seen(message.id))
    }
}
