//! The bot's account, and writing to people directly.

use serde_json::Value;

use crate::playground::{body, body::Findings, error::ApiError, world::World};

use super::{Answer, Call};

pub(super) fn current(world: &World) -> Value {
    world.bot().json()
}

pub(super) fn open_dm(world: &mut World, call: &Call) -> Result<Answer, ApiError> {
    let mut findings = Findings::default();
    findings.shape("", &call.body, &body::OPEN_DM);
    world.settle(call, "", findings)?;
    let id = &call.body["recipient_id"];
    let id = id.as_str().map_or_else(|| id.to_string(), str::to_owned);
    let person = id
        .parse()
        .ok()
        .filter(|person| *person != world.application() && world.person(*person).is_some());
    let person = person.ok_or_else(|| ApiError::new(400, 50033, "Invalid Recipient(s)"))?;
    let channel = world.direct_channel(person);
    let json = world.channel(channel).map(|channel| world.channel_json(channel));
    json.map(Answer::ok).ok_or_else(ApiError::unknown_channel)
}
