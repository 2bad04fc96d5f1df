//! Registering the commands: in bulk, and only when they changed.

use serde_json::json;

use super::{
    bot::{Bot, StartError},
    commands::{fingerprint, registration_body},
    wire::WireError,
};
use crate::app::CommandScope;

/// Registers the commands everywhere, or in one server only. A scope that an earlier start used is emptied,
/// so that no command appears twice. Where those of an earlier version are registered and Discord does not take the new
/// ones, games go on with those that there are.
///
/// # Errors
/// Discord failed and has no commands of ours, or the database failed.
pub(super) async fn register(bot: &Bot, guild: Option<u64>) -> Result<(), StartError> {
    let scope = guild.map_or(CommandScope::Global, CommandScope::Guild);
    let body = registration_body(guild.is_none());
    // Another application on the same database has registered nothing yet.
    let fingerprint = format!("{}-{}", bot.wire.application(), fingerprint(&body));
    let plan = bot.app.plan_registration(scope, &fingerprint).await?;
    let failed = |error: WireError| StartError::Register(error.to_string());
    if let Some(old) = plan.clear {
        match bot.wire.put_commands(guild_of(old), &json!([])).await {
            // A server that is gone, or that the bot has left, shows no commands of ours.
            Ok(()) | Err(WireError::ChannelLost | WireError::Forbidden | WireError::UnknownMessage) => {}
            Err(error) => return Err(failed(error)),
        }
    }
    if plan.write {
        match bot.wire.put_commands(guild, &body).await {
            Ok(()) => bot.app.commands_registered(scope, &fingerprint).await?,
            Err(error) if plan.known => tracing::error!("Discord keeps the commands that it has: {error}"),
            Err(error) => return Err(failed(error)),
        }
    }
    Ok(())
}

fn guild_of(scope: CommandScope) -> Option<u64> {
    match scope {
        CommandScope::Global => None,
        CommandScope::Guild(guild) => Some(guild),
    }
}
