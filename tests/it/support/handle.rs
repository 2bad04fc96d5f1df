//! An interaction on its way.

use reynard::playground::{Callback, Interaction, Snowflake, World};
use serde_json::Value;

use super::{Discord, Shown};

/// Something that somebody did, and the bot is to answer.
#[derive(Debug, Clone)]
pub(crate) struct Handle {
    discord: Discord,
    pub(crate) id: Snowflake,
}

impl Handle {
    pub(super) fn new(discord: Discord, id: Snowflake) -> Self {
        Self { discord, id }
    }

    fn now<T>(&self, world: &World, look: impl FnOnce(&Interaction) -> T) -> T {
        look(world.interaction(self.id).expect("an interaction that was begun"))
    }

    fn what(&self, missing: &str) -> String {
        let deed = self
            .discord
            .read(|world| self.now(world, |deed| format!("{:?} `{}`", deed.kind, deed.name)));
        format!("{missing} to {deed}")
    }

    /// The bot's first answer, of whatever kind.
    pub(crate) async fn callback(&self) -> Callback {
        let look = |world: &World| self.now(world, |deed| deed.callback.clone());
        self.discord.wait(&self.what("a callback"), look).await
    }

    /// What the person sees in the end: not while the bot thinks.
    pub(crate) async fn answer(&self) -> Shown {
        let look = |world: &World| world.answer_to(self.id).cloned();
        let message = self.discord.wait(&self.what("an answer"), look).await;
        Shown::of(&self.discord, message)
    }

    /// The message that `@original` means, thinking or not.
    pub(crate) async fn original(&self) -> Shown {
        let look = |world: &World| world.message(self.now(world, |deed| deed.original)?).cloned();
        let message = self.discord.wait(&self.what("an original response"), look).await;
        Shown::of(&self.discord, message)
    }

    /// The n-th follow-up, counted from 0.
    pub(crate) async fn follow_up(&self, n: usize) -> Shown {
        let look = |world: &World| {
            world
                .message(self.now(world, |deed| deed.follow_ups.get(n).copied())?)
                .cloned()
        };
        let message = self.discord.wait(&self.what("a follow-up"), look).await;
        Shown::of(&self.discord, message)
    }

    /// The suggestions: names and values.
    pub(crate) async fn choices(&self) -> Vec<(String, String)> {
        let text = |value: Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        match self.callback().await {
            Callback::Choices(choices) => choices
                .into_iter()
                .map(|(name, value)| (name, text(value)))
                .collect(),
            other @ (Callback::Message
            | Callback::DeferredMessage
            | Callback::DeferredUpdate
            | Callback::Update
            | Callback::Modal(_)) => panic!("suggestions were asked for, not {other:?}"),
        }
    }

    /// Has the event delivered again, `times` times.
    pub(crate) fn redeliver(&self, times: usize) {
        self.discord.redeliver(self.id, times);
    }
}
