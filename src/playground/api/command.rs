//! Registering commands.

use serde_json::{Value, json};

use crate::playground::{
    Snowflake, body,
    error::ApiError,
    world::{Command, World},
};

use super::{Answer, Call};

/// The server of the route, if it has one; the bot must be in it.
fn scope(world: &World, call: &Call) -> Result<Option<Snowflake>, ApiError> {
    if call.id("application_id")? != world.application() {
        return Err(ApiError::fault(
            403,
            20012,
            "You are not authorized to perform this action on this application",
        ));
    }
    if call.part("guild_id").is_empty() {
        return Ok(None);
    }
    let id = call.id("guild_id")?;
    let server = world.server(id).filter(|server| server.has_bot);
    server
        .map(|server| Some(server.id))
        .ok_or_else(ApiError::missing_access)
}

pub(super) fn list(world: &mut World, call: &Call) -> Result<Answer, ApiError> {
    let scope = scope(world, call)?;
    Ok(Answer::ok(list_json(world, scope, call)))
}

pub(super) fn overwrite(world: &mut World, call: &Call) -> Result<Answer, ApiError> {
    let scope = scope(world, call)?;
    let definitions = call.body.as_array();
    let definitions =
        definitions.ok_or_else(|| ApiError::invalid_at("", "LIST_TYPE_CONVERT", "Must be a list."))?;
    world.settle(call, "", body::commands(&call.body))?;
    world.overwrite_commands(scope, definitions);
    Ok(Answer::ok(list_json(world, scope, call)))
}

pub(super) fn create(world: &mut World, call: &Call) -> Result<Answer, ApiError> {
    let scope = scope(world, call)?;
    world.settle(call, "", body::commands(&json!([call.body])))?;
    let command = world.add_command(scope, &call.body);
    Ok(Answer {
        status: 201,
        body: Some(command.json(world.application())),
    })
}

pub(super) fn get(world: &mut World, call: &Call) -> Result<Answer, ApiError> {
    let (scope, id) = (scope(world, call)?, call.id("command_id")?);
    let command = world.commands.of(scope).iter().find(|command| command.id == id);
    command
        .map(|command| Answer::ok(command.json(world.application())))
        .ok_or_else(unknown)
}

pub(super) fn delete(world: &mut World, call: &Call) -> Result<Answer, ApiError> {
    let (scope, id) = (scope(world, call)?, call.id("command_id")?);
    if world.commands.remove(scope, id) {
        Ok(Answer::nothing())
    } else {
        Err(unknown())
    }
}

fn unknown() -> ApiError {
    ApiError::new(404, 10063, "Unknown application command")
}

fn list_json(world: &World, scope: Option<Snowflake>, call: &Call) -> Value {
    let full = call.method == "PUT"
        || call
            .query
            .get("with_localizations")
            .is_some_and(|value| value == "true");
    let json = |command: &Command| {
        let mut json = command.json(world.application());
        if !full {
            without_translations(&mut json);
        }
        json
    };
    world.commands.of(scope).iter().map(json).collect()
}

/// Takes translations out, as Discord does unless asked for them.
fn without_translations(json: &mut Value) {
    if let Some(object) = json.as_object_mut() {
        object.retain(|key, _| !key.ends_with("_localizations"));
    }
    for key in ["options", "choices"] {
        json.get_mut(key)
            .and_then(Value::as_array_mut)
            .into_iter()
            .flatten()
            .for_each(without_translations);
    }
}
