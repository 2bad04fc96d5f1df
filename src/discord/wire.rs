//! The only place that calls Discord.
//!
//! A thin layer over serenity's `Http`: bodies are JSON of our own (see [`Outgoing`]), answers are read
//! leniently, and every way to fail is one of the few that the callers have a plan for.

mod download;
mod error;
mod open;

use std::sync::Arc;

use serde_json::{Value, json};
use serenity::{
    builder::CreateAttachment,
    http::{Http, LightMethod, Multipart, MultipartUpload, Request, Route},
    model::id as discord_id,
};

pub use self::{download::DownloadError, error::WireError, open::OpenError};
use super::outgoing::{EPHEMERAL, Outgoing};
use crate::app::{ChannelId, InteractionId, MessageId, PlayerId};

/// The way out to Discord; clones share it.
#[derive(Debug, Clone)]
pub struct Wire {
    http: Arc<Http>,
    fetcher: download::Fetcher,
    application: discord_id::ApplicationId,
}

/// The message that answers an interaction.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Original {
    /// Which it is.
    pub message: MessageId,
    /// Whether it only promises an answer yet.
    pub is_promise: bool,
    /// Whether only one person sees it.
    pub is_private: bool,
}

/// Message flag: the bot is thinking.
const LOADING: u64 = 1 << 7;

/// How an interaction is acknowledged first.
#[derive(Debug, Clone)]
pub enum Callback<'a> {
    /// With a message.
    Message(&'a Outgoing),
    /// By changing the message whose control was pressed.
    Update(&'a Outgoing),
    /// A message will follow.
    Defer {
        /// Whether it will be private.
        private: bool,
    },
    /// The pressed message will change.
    DeferUpdate,
    /// With suggestions: (name, value).
    Choices(&'a [(String, Value)]),
}

impl Wire {
    /// Acknowledges an interaction; the id of the message that shows the answer, where Discord says it.
    ///
    /// # Errors
    /// See [`WireError`]; [`WireError::Acknowledged`] if that has been done before.
    pub async fn callback(
        &self,
        id: InteractionId,
        token: &str,
        answer: &Callback<'_>,
    ) -> Result<Option<MessageId>, WireError> {
        let (kind, data, out) = match answer {
            Callback::Message(out) => (4, out.body(), Some(*out)),
            Callback::Update(out) => (7, out.edit_body(), Some(*out)),
            Callback::Defer { private: true } => (5, json!({"flags": 64}), None),
            Callback::Defer { private: false } => (5, json!({}), None),
            Callback::DeferUpdate => (6, Value::Null, None),
            Callback::Choices(choices) => (8, choices_body(choices), None),
        };
        let body = if data.is_null() {
            json!({"type": kind})
        } else {
            json!({"type": kind, "data": data})
        };
        let route = Route::InteractionResponse {
            interaction_id: id.get().into(),
            token,
        };
        let request = request(route, LightMethod::Post, &body, out)
            .params(Some(vec![("with_response", "true".to_owned())]));
        let answer = self.send(request).await?;
        Ok(message_id(&answer["resource"]["message"]))
    }

    /// The message that answers an interaction.
    ///
    /// # Errors
    /// See [`WireError`]; [`WireError::Expired`] also if the interaction has not been acknowledged.
    pub async fn original(&self, token: &str) -> Result<Original, WireError> {
        let request = Request::new(self.original_route(token), LightMethod::Get);
        let answer = self.send(request).await?;
        let flags = answer["flags"].as_u64().unwrap_or(0);
        Ok(Original {
            message: message_id(&answer).ok_or(WireError::Transient)?,
            is_promise: flags & LOADING != 0,
            is_private: flags & EPHEMERAL != 0,
        })
    }

    /// Makes the message that answers an interaction this one.
    ///
    /// # Errors
    /// See [`WireError`].
    pub async fn edit_original(&self, token: &str, out: &Outgoing) -> Result<Option<MessageId>, WireError> {
        let route = self.original_route(token);
        let answer = self
            .send(request(route, LightMethod::Patch, &out.edit_body(), Some(out)))
            .await?;
        Ok(message_id(&answer))
    }

    /// Takes away the message that answers an interaction; one that is gone already is no error.
    ///
    /// # Errors
    /// See [`WireError`].
    pub async fn take_back(&self, token: &str) -> Result<(), WireError> {
        let request = Request::new(self.original_route(token), LightMethod::Delete);
        match self.send(request).await {
            Ok(_) | Err(WireError::UnknownMessage) => Ok(()),
            Err(error) => Err(error),
        }
    }

    /// A further message in answer to an interaction.
    ///
    /// # Errors
    /// See [`WireError`].
    pub async fn follow_up(&self, token: &str, out: &Outgoing) -> Result<Option<MessageId>, WireError> {
        let route = Route::WebhookFollowupMessages {
            application_id: self.application,
            token,
        };
        let answer = self
            .send(request(route, LightMethod::Post, &out.body(), Some(out)))
            .await?;
        Ok(message_id(&answer))
    }

    /// A message in a channel. Sent twice with the same `nonce` within minutes, it appears once.
    ///
    /// # Errors
    /// See [`WireError`].
    pub async fn post(
        &self,
        channel: ChannelId,
        out: &Outgoing,
        nonce: &str,
    ) -> Result<Option<MessageId>, WireError> {
        let mut body = out.body();
        body["nonce"] = json!(nonce);
        body["enforce_nonce"] = json!(true);
        let route = Route::ChannelMessages {
            channel_id: channel.get().into(),
        };
        Ok(message_id(
            &self
                .send(request(route, LightMethod::Post, &body, Some(out)))
                .await?,
        ))
    }

    /// The channel of direct messages with a person.
    ///
    /// # Errors
    /// See [`WireError`].
    pub async fn direct_channel(&self, player: PlayerId) -> Result<ChannelId, WireError> {
        let body = json!({"recipient_id": player.to_string()});
        let answer = self
            .send(request(Route::UserMeDmChannels, LightMethod::Post, &body, None))
            .await?;
        let id = answer["id"].as_str().and_then(|id| id.parse().ok());
        id.map(ChannelId::new).ok_or(WireError::Transient)
    }

    /// Makes a message in a channel this one.
    ///
    /// # Errors
    /// See [`WireError`].
    pub async fn edit(
        &self,
        channel: ChannelId,
        message: MessageId,
        out: &Outgoing,
    ) -> Result<(), WireError> {
        self.edit_with(channel, message, &out.edit_body(), Some(out))
            .await
    }

    /// Takes the controls from a message and touches nothing else of it.
    ///
    /// # Errors
    /// See [`WireError`].
    pub async fn strip(&self, channel: ChannelId, message: MessageId) -> Result<(), WireError> {
        self.edit_with(channel, message, &json!({"components": []}), None)
            .await
    }

    /// Registers exactly these commands, everywhere or in one server.
    ///
    /// # Errors
    /// See [`WireError`].
    pub async fn put_commands(&self, guild: Option<u64>, commands: &Value) -> Result<(), WireError> {
        let application_id = self.application;
        let route = match guild {
            Some(guild) => Route::GuildCommands {
                application_id,
                guild_id: guild.into(),
            },
            None => Route::Commands { application_id },
        };
        self.send(request(route, LightMethod::Put, commands, None))
            .await?;
        Ok(())
    }

    async fn edit_with(
        &self,
        channel: ChannelId,
        message: MessageId,
        body: &Value,
        out: Option<&Outgoing>,
    ) -> Result<(), WireError> {
        let (channel_id, message_id) = (channel.get().into(), message.get().into());
        let route = Route::ChannelMessage {
            channel_id,
            message_id,
        };
        self.send(request(route, LightMethod::Patch, body, out)).await?;
        Ok(())
    }

    fn original_route<'a>(&self, token: &'a str) -> Route<'a> {
        Route::WebhookOriginalInteractionResponse {
            application_id: self.application,
            token,
        }
    }

    async fn send(&self, request: Request<'_>) -> Result<Value, WireError> {
        let answer = self.http.request(request).await?;
        let bytes = answer.bytes().await.map_err(|_| WireError::Transient)?;
        Ok(serde_json::from_slice(&bytes).unwrap_or(Value::Null))
    }
}

fn choices_body(choices: &[(String, Value)]) -> Value {
    let choices: Vec<Value> = choices
        .iter()
        .map(|(name, value)| json!({"name": name, "value": value}))
        .collect();
    json!({"choices": choices})
}

fn request<'a>(route: Route<'a>, method: LightMethod, body: &Value, out: Option<&Outgoing>) -> Request<'a> {
    let request = Request::new(route, method);
    let json = body.to_string();
    let Some((name, bytes, _)) = out.and_then(Outgoing::upload) else {
        return request.body(Some(json.into_bytes()));
    };
    let file = CreateAttachment::bytes(bytes.to_vec(), name);
    request.multipart(Some(Multipart {
        upload: MultipartUpload::Attachments(vec![file]),
        fields: Vec::new(),
        payload_json: Some(json),
    }))
}

fn message_id(message: &Value) -> Option<MessageId> {
    message["id"].as_str()?.parse().ok().map(MessageId::new)
}
