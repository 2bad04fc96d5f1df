//! The application and where its gateway is.

use serde_json::{Value, json};

use crate::playground::world::World;

fn gateway_url(world: &World) -> String {
    world.base_url.replacen("http", "ws", 1) + "/gateway"
}

pub(super) fn gateway(world: &World) -> Value {
    json!({ "url": gateway_url(world) })
}

pub(super) fn gateway_for_bot(world: &World) -> Value {
    json!({
        "url": gateway_url(world),
        "shards": world.shards,
        "session_start_limit": { "total": 1000, "remaining": 1000, "reset_after": 86_400_000, "max_concurrency": 1 },
    })
}

pub(super) fn current(world: &World) -> Value {
    json!({
        "id": world.application(),
        "name": world.bot().username,
        "icon": null,
        "description": "",
        "bot_public": true,
        "bot_require_code_grant": false,
        "verify_key": "00",
        "team": null,
        "flags": 0,
        "approximate_guild_count": world.servers().filter(|server| server.has_bot).count(),
    })
}
