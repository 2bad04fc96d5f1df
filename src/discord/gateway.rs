//! Events in.

use std::sync::Arc;

use serde_json::{Value, json};
use serenity::{
    async_trait,
    client::{Context, RawEventHandler},
    model::{application::Interaction, event::Event},
};

use super::{bot::Bot, router};
use crate::app::{Error, GuildId};

/// Turns serenity's events into what the bot does.
#[derive(Debug)]
pub(super) struct Gateway {
    bot: Arc<Bot>,
}

impl Gateway {
    /// For this bot.
    #[must_use]
    pub(super) fn new(bot: Arc<Bot>) -> Self {
        Self { bot }
    }

    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "serenity's events are many and grow"
    )]
    async fn event(&self, event: Event) {
        let app = &self.bot.app;
        match event {
            Event::InteractionCreate(event) => {
                router::route(&self.bot, to_json(&event.interaction)).await;
            }
            // What serenity could not read, our own reader mostly can.
            Event::Unknown(event) if event.kind == "INTERACTION_CREATE" => {
                tracing::warn!("serenity could not read an interaction");
                router::route(&self.bot, event.value).await;
            }
            Event::Unknown(event) if matches!(event.kind.as_str(), "GUILD_CREATE" | "GUILD_DELETE") => {
                self.unread_guild(&event.kind, &event.value).await;
            }
            // An outage is no departure: `unavailable` servers have not gone anywhere.
            Event::GuildDelete(event) if !event.guild.unavailable => {
                self.guild(app.guild_left(GuildId::new(event.guild.id.get())))
                    .await;
            }
            Event::GuildCreate(event) => {
                self.guild(app.guild_joined(GuildId::new(event.guild.id.get())))
                    .await;
            }
            Event::Ready(_) => {
                tracing::info!("connected");
                self.bot.wake_outbox();
                self.bot.wake_timers();
            }
            Event::Resumed(_) => self.bot.wake_timers(),
            _ => {}
        }
    }

    /// A server's coming or going in a form that serenity could not read.
    async fn unread_guild(&self, kind: &str, value: &Value) {
        let id = value["id"].as_str().and_then(|id| id.parse().ok());
        let Some(guild) = id.map(GuildId::new) else { return };
        if kind == "GUILD_CREATE" {
            self.guild(self.bot.app.guild_joined(guild)).await;
        } else if value["unavailable"] != true {
            self.guild(self.bot.app.guild_left(guild)).await;
        }
    }

    async fn guild(&self, result: impl Future<Output = Result<(), Error>> + Send) {
        if let Err(error) = result.await {
            tracing::error!(%error, "could not note a server's coming or going");
        }
    }
}

#[async_trait]
impl RawEventHandler for Gateway {
    async fn raw_event(&self, _context: Context, event: Event) {
        self.event(event).await;
    }
}

/// serenity's model as the JSON that it was read from, as far as our reader needs it.
fn to_json(interaction: &Interaction) -> Value {
    let mut raw = serde_json::to_value(interaction).unwrap_or(Value::Null);
    if let Some(object) = raw.as_object_mut() {
        object.insert("type".to_owned(), json!(u8::from(interaction.kind())));
    }
    raw
}
