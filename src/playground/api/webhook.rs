//! Further answers to an interaction, by its token.

use jiff::SignedDuration;

use crate::playground::{
    Snowflake,
    body::Purpose,
    error::ApiError,
    world::{Callback, Draft, Interaction, World},
};

use super::{Answer, Call};

/// How long an interaction's token is good for.
const LIFETIME: SignedDuration = SignedDuration::from_mins(15);

/// How many follow-ups there may be where the application is not in the server.
const MOST_AS_GUEST: usize = 5;

pub(super) fn follow_up(world: &mut World, call: &Call) -> Result<Answer, ApiError> {
    let interaction = acknowledged(world, call)?;
    if let Some(original) = thinking_original(world, &interaction) {
        return finish_thinking(world, call, interaction.id, original);
    }
    if interaction.user_installed_only && interaction.follow_ups.len() >= MOST_AS_GUEST {
        let message = "This interaction has hit the maximum number of follow up messages";
        return Err(ApiError::fault(400, 40094, message));
    }
    let body = world.message_body(call, Purpose::Answer)?;
    let id = world.post(Draft {
        channel: interaction.channel,
        kind: 0,
        interaction: Some((interaction.id, interaction.person)),
        body,
        uploads: &call.uploads,
    })?;
    if let Some(interaction) = world.interactions.get_mut(&interaction.id) {
        interaction.follow_ups.push(id);
    }
    Ok(Answer::ok(world.message_with(id)))
}

/// The message that still says "thinking", if the interaction was answered that way.
fn thinking_original(world: &World, interaction: &Interaction) -> Option<Snowflake> {
    let original = world.message(interaction.original?)?;
    let deferred = interaction.callback == Some(Callback::DeferredMessage);
    (deferred && original.is_thinking() && !original.deleted).then_some(original.id)
}

/// The first follow-up after a deferral is no new message: it takes the place of "thinking", as private or
/// public as that was.
fn finish_thinking(
    world: &mut World,
    call: &Call,
    interaction: Snowflake,
    original: Snowflake,
) -> Result<Answer, ApiError> {
    let body = world.message_body(call, Purpose::Answer)?;
    world.edit(original, &body, &call.uploads)?;
    mark_edited(world, interaction);
    Ok(Answer::ok(world.message_with(original)))
}

pub(super) fn get(world: &mut World, call: &Call) -> Result<Answer, ApiError> {
    let (_, id) = message(world, call)?;
    Ok(Answer::ok(world.message_with(id)))
}

pub(super) fn edit(world: &mut World, call: &Call) -> Result<Answer, ApiError> {
    let (interaction, id) = message(world, call)?;
    let body = world.message_body(call, world.change_of(id))?;
    world.edit(id, &body, &call.uploads)?;
    if interaction.original == Some(id) {
        mark_edited(world, interaction.id);
    }
    Ok(Answer::ok(world.message_with(id)))
}

pub(super) fn delete(world: &mut World, call: &Call) -> Result<Answer, ApiError> {
    let (_, id) = message(world, call)?;
    world.remove_message(id);
    Ok(Answer::nothing())
}

fn mark_edited(world: &mut World, interaction: Snowflake) {
    if let Some(interaction) = world.interactions.get_mut(&interaction) {
        interaction.edited = true;
    }
}

/// The interaction of the route, as long as its token is good.
fn acknowledged(world: &World, call: &Call) -> Result<Interaction, ApiError> {
    let bad_token = || ApiError::new(401, 50027, "Invalid Webhook Token");
    if call.id("webhook_id")? != world.application() {
        return Err(ApiError::unknown_webhook());
    }
    let interaction = world
        .interaction_by_token(call.part("webhook_token"))
        .ok_or_else(bad_token)?;
    if world.now().duration_since(interaction.created) > LIFETIME {
        return Err(bad_token());
    }
    if interaction.callback.is_none() {
        return Err(ApiError::unknown_webhook());
    }
    Ok(interaction.clone())
}

/// The interaction and the message of the route, if it is one of the interaction's and still there.
fn message(world: &World, call: &Call) -> Result<(Interaction, Snowflake), ApiError> {
    let interaction = acknowledged(world, call)?;
    let id = match call.part("message_id") {
        "" => interaction.original,
        _ => Some(call.id("message_id")?),
    };
    let own = |id: &Snowflake| interaction.original == Some(*id) || interaction.follow_ups.contains(id);
    let there = |id: &Snowflake| world.message(*id).is_some_and(|message| !message.deleted);
    let id = id
        .filter(own)
        .filter(there)
        .ok_or_else(ApiError::unknown_message)?;
    Ok((interaction, id))
}
