//! Channels and the messages that the bot posts with its token.

use serde_json::Value;

use crate::playground::{
    Permissions, Snowflake,
    body::Purpose,
    error::ApiError,
    world::{ChannelKind, Draft, Message, World},
};

use super::{Answer, Call};

pub(super) fn get(world: &mut World, call: &Call) -> Result<Answer, ApiError> {
    let channel = world.readable(call.id("channel_id")?)?;
    let channel = world.channel(channel).map(|channel| world.channel_json(channel));
    channel.map(Answer::ok).ok_or_else(ApiError::unknown_channel)
}

pub(super) fn typing(world: &mut World, call: &Call) -> Result<Answer, ApiError> {
    let channel = world.writable(call.id("channel_id")?)?;
    world.begin_typing(channel);
    Ok(Answer::nothing())
}

pub(super) fn list(world: &mut World, call: &Call) -> Result<Answer, ApiError> {
    let channel = world.readable(call.id("channel_id")?)?;
    world.may(channel, Permissions::READ_MESSAGE_HISTORY)?;
    let bound = |key: &str| call.query.get(key).and_then(|id| id.parse::<Snowflake>().ok());
    let (before, after) = (bound("before"), bound("after"));
    let limit = call
        .query
        .get("limit")
        .and_then(|limit| limit.parse().ok())
        .unwrap_or(50);
    let wanted = |message: &&Message| {
        before.is_none_or(|id| message.id < id) && after.is_none_or(|id| message.id > id)
    };
    let mut messages: Vec<_> = world.public_messages(channel).filter(wanted).collect();
    messages.reverse();
    Ok(Answer::ok(
        messages
            .into_iter()
            .take(limit)
            .map(|message| world.message_json(message))
            .collect(),
    ))
}

pub(super) fn post(world: &mut World, call: &Call) -> Result<Answer, ApiError> {
    let channel = world.writable(call.id("channel_id")?)?;
    let body = world.message_body(call, Purpose::Post)?;
    if body.embeds.as_ref().is_some_and(|embeds| !embeds.is_empty()) {
        world.may(channel, Permissions::EMBED_LINKS)?;
    }
    if !call.uploads.is_empty() {
        world.may(channel, Permissions::ATTACH_FILES)?;
    }
    let draft = Draft {
        channel,
        kind: 0,
        interaction: None,
        body,
        uploads: &call.uploads,
    };
    let id = world.post(draft)?;
    if let Some(channel) = world.channels.get_mut(&channel) {
        channel.archived = false;
    }
    Ok(Answer::ok(world.message_with(id)))
}

pub(super) fn get_message(world: &mut World, call: &Call) -> Result<Answer, ApiError> {
    let (channel, id) = located(world, call)?;
    world.may(channel, Permissions::READ_MESSAGE_HISTORY)?;
    Ok(Answer::ok(world.message_with(id)))
}

pub(super) fn edit(world: &mut World, call: &Call) -> Result<Answer, ApiError> {
    let (channel, id) = located(world, call)?;
    if world.channel(channel).is_some_and(|channel| channel.archived) {
        return Err(ApiError::new(400, 50083, "Thread is archived"));
    }
    let body = world.message_body(call, world.change_of(id))?;
    world.edit(id, &body, &call.uploads)?;
    Ok(Answer::ok(world.message_with(id)))
}

pub(super) fn delete(world: &mut World, call: &Call) -> Result<Answer, ApiError> {
    let (_, id) = located(world, call)?;
    world.remove_message(id);
    Ok(Answer::nothing())
}

/// The channel and message of the route, if the bot sees both.
fn located(world: &World, call: &Call) -> Result<(Snowflake, Snowflake), ApiError> {
    let channel = world.readable(call.id("channel_id")?)?;
    let id = call.id("message_id")?;
    let message = world.public_messages(channel).find(|message| message.id == id);
    message
        .map(|message| (channel, message.id))
        .ok_or_else(ApiError::unknown_message)
}

impl World {
    /// What the bot's token can reach: neither deleted nor ephemeral.
    fn public_messages(&self, channel: Snowflake) -> impl Iterator<Item = &Message> {
        self.messages_in(channel)
            .filter(|message| !message.deleted && message.reader.is_none())
    }

    /// The message as Discord gives it; null if there is none.
    pub(super) fn message_with(&self, id: Snowflake) -> Value {
        self.message(id)
            .map_or(Value::Null, |message| self.message_json(message))
    }

    /// A channel that the bot may look at.
    fn readable(&self, id: Snowflake) -> Result<Snowflake, ApiError> {
        let channel = self
            .channel(id)
            .filter(|channel| !channel.deleted)
            .ok_or_else(ApiError::unknown_channel)?;
        let inside = match &channel.kind {
            ChannelKind::Text { server }
            | ChannelKind::Thread { server, .. }
            | ChannelKind::Forum { server } => self.server(*server).is_some_and(|server| server.has_bot),
            ChannelKind::Direct { .. } => true,
            ChannelKind::Private { .. } => false,
        };
        if inside && channel.bot_permissions.contains(Permissions::VIEW_CHANNEL) {
            Ok(id)
        } else {
            Err(ApiError::missing_access())
        }
    }

    /// A channel that the bot may write in.
    fn writable(&self, id: Snowflake) -> Result<Snowflake, ApiError> {
        let id = self.readable(id)?;
        let channel = self.channel(id).ok_or_else(ApiError::unknown_channel)?;
        match channel.kind {
            ChannelKind::Direct { with } => self.reachable(with)?,
            ChannelKind::Thread { .. } if channel.locked => {
                return Err(ApiError::new(400, 50083, "Thread is archived"));
            }
            ChannelKind::Forum { .. } => {
                let message = "Cannot send messages in a non-text channel";
                return Err(ApiError::new(400, 50008, message));
            }
            ChannelKind::Thread { .. } => self.may(id, Permissions::SEND_MESSAGES_IN_THREADS)?,
            ChannelKind::Text { .. } | ChannelKind::Private { .. } => {
                self.may(id, Permissions::SEND_MESSAGES)?;
            }
        }
        Ok(id)
    }

    /// Whether somebody lets the bot write to them.
    fn reachable(&self, person: Snowflake) -> Result<(), ApiError> {
        let person = self.person(person).ok_or_else(ApiError::unknown_channel)?;
        let together = self
            .servers()
            .any(|server| server.has_bot && server.members.contains_key(&person.id));
        if !together && !person.has_app {
            let message = "Cannot send messages to this user due to having no mutual guilds";
            return Err(ApiError::new(403, 50278, message));
        }
        if !person.accepts_dms {
            return Err(ApiError::new(403, 50007, "Cannot send messages to this user"));
        }
        Ok(())
    }

    fn may(&self, channel: Snowflake, permission: Permissions) -> Result<(), ApiError> {
        let channel = self.channel(channel).ok_or_else(ApiError::unknown_channel)?;
        if channel.bot_permissions.contains(permission) {
            Ok(())
        } else {
            Err(ApiError::missing_permissions())
        }
    }
}
