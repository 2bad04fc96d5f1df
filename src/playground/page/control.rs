//! From what the page asks to what nobody on Discord can do.

use jiff::SignedDuration;

use crate::playground::{
    Fault, Impossible, Moment, Permissions, Scope, Snowflake,
    body::LOCALES,
    core::Core,
    fault::Action,
    requested::{self, Requested},
    world::World,
};

use super::asked::{
    ChannelChange, Control, FaultKind, FaultyRequest, GatewayTrouble, PersonChange, ServerChange,
};

/// How many of the last events are told again.
const REPEATED: usize = 10;

/// As many requests fail by one control at most.
pub(super) const MOST_TIMES: usize = 99;

/// So far ahead the clock can be set: ten years.
const MOST_AHEAD: SignedDuration = SignedDuration::from_hours(10 * 366 * 24);

/// Does what is asked, the repetition of an interaction excepted, of which only the socket knows.
pub(super) fn take(core: &Core, control: &Control) -> Result<(), Impossible> {
    if let Control::Bot { wish } = control {
        let heard = core.wish(*wish);
        return heard
            .then_some(())
            .ok_or_else(|| Impossible::new("nobody here can start or stop the bot"));
    }
    core.write(|world| change(world, control))
}

fn change(world: &mut World, control: &Control) -> Result<(), Impossible> {
    match control {
        Control::Permission {
            channel,
            permission,
            granted,
        } => return set_permission(world, *channel, permission, *granted),
        Control::Person(change) => return change_person(world, change),
        Control::Server(change) => return change_server(world, change),
        Control::Channel(change) => return change_channel(world, change),
        Control::Advance { seconds } => return advance(world, *seconds),
        Control::Gateway { trouble } => gateway(world, *trouble),
        Control::Delete { message } => world.remove_message(*message),
        Control::Fault {
            request,
            fault,
            times,
        } => return arm(world, *request, *fault, *times),
        Control::ForgetFaults => world.faults.clear(),
        Control::Bot { .. } | Control::Repeat => {}
    }
    Ok(())
}

fn advance(world: &World, seconds: u32) -> Result<(), Impossible> {
    let ahead = SignedDuration::from_millis(world.clock.ahead_ms());
    let by = SignedDuration::from_secs(seconds.into());
    if ahead.saturating_add(by) > MOST_AHEAD {
        return Err(Impossible::new(
            "the clock is ten years ahead already: start the playground again",
        ));
    }
    world.clock.advance(by);
    Ok(())
}

fn arm(world: &mut World, request: FaultyRequest, fault: FaultKind, times: usize) -> Result<(), Impossible> {
    if !(1..=MOST_TIMES).contains(&times) {
        return Err(Impossible::new(format!(
            "a fault is planned for 1 to {MOST_TIMES} requests, not {times}"
        )));
    }
    let action = Action::Fail(failure(fault));
    world.faults.plan(requested(request), 0, times, action);
    Ok(())
}

fn gateway(world: &mut World, trouble: GatewayTrouble) {
    match trouble {
        GatewayTrouble::Cut => world.cut_gateway(),
        GatewayTrouble::Reconnect => world.ask_to_reconnect(),
        GatewayTrouble::Invalidate => world.invalidate_sessions(),
        GatewayTrouble::Repeat => world.repeat_events(REPEATED),
    }
}

fn set_permission(
    world: &mut World,
    channel: Snowflake,
    name: &str,
    granted: bool,
) -> Result<(), Impossible> {
    let named = Permissions::NAMED.into_iter().find(|(known, _)| *known == name);
    let (_, permission) = named.ok_or_else(|| Impossible::new(format!("there is no permission `{name}`")))?;
    let channel = world.channels.get_mut(&channel).ok_or_else(nothing_there)?;
    channel.bot_permissions = match granted {
        true => channel.bot_permissions | permission,
        false => channel.bot_permissions - permission,
    };
    Ok(())
}

fn change_person(world: &mut World, change: &PersonChange) -> Result<(), Impossible> {
    let locale = known_locale(change.locale.as_deref())?;
    let person = world.people.get_mut(&change.person).ok_or_else(nothing_there)?;
    person.locale = locale.unwrap_or(&person.locale).to_owned();
    person.accepts_dms = change.accepts_dms.unwrap_or(person.accepts_dms);
    person.has_app = change.has_app.unwrap_or(person.has_app);
    Ok(())
}

fn change_server(world: &mut World, change: &ServerChange) -> Result<(), Impossible> {
    let locale = known_locale(change.locale.as_deref())?;
    let server = world.servers.get_mut(&change.server).ok_or_else(nothing_there)?;
    server.locale = locale.unwrap_or(&server.locale).to_owned();
    if let Some(has_bot) = change.has_bot {
        world.set_has_bot(change.server, has_bot);
    }
    if let Some(available) = change.available {
        world.set_available(change.server, available);
    }
    Ok(())
}

fn change_channel(world: &mut World, change: &ChannelChange) -> Result<(), Impossible> {
    let channel = world
        .channels
        .get_mut(&change.channel)
        .ok_or_else(nothing_there)?;
    channel.archived = change.archived.unwrap_or(channel.archived);
    channel.locked = change.locked.unwrap_or(channel.locked);
    if change.deleted {
        world.delete_channel(change.channel);
    }
    Ok(())
}

fn nothing_there() -> Impossible {
    Impossible::new("there is no such thing here")
}

fn known_locale(locale: Option<&str>) -> Result<Option<&str>, Impossible> {
    match locale {
        Some(locale) if !LOCALES.contains(&locale) => {
            Err(Impossible::new(format!("`{locale}` is no language of Discord's")))
        }
        _ => Ok(locale),
    }
}

fn requested(request: FaultyRequest) -> Requested<'static> {
    match request {
        FaultyRequest::Answer => requested::CALLBACK,
        FaultyRequest::EditAnswer => requested::EDIT_ORIGINAL,
        FaultyRequest::FollowUp => requested::FOLLOW_UP,
        FaultyRequest::Post => requested::POST_MESSAGE,
        FaultyRequest::Edit => requested::EDIT_MESSAGE,
    }
}

fn failure(fault: FaultKind) -> Fault {
    let limited = |scope| Fault::RateLimited {
        retry_after: 1.0,
        scope,
        code: 0,
    };
    let broken = |moment| Fault::Broken { status: 500, moment };
    let refused = |status, code, message: &str| Fault::Refused {
        status,
        code,
        message: message.to_owned(),
    };
    match fault {
        FaultKind::Broken => broken(Moment::Before),
        FaultKind::BrokenAfter => broken(Moment::After),
        FaultKind::Cut => Fault::Cut(Moment::Before),
        FaultKind::Lost => Fault::Cut(Moment::After),
        FaultKind::RateLimited => limited(Scope::User),
        FaultKind::GloballyLimited => limited(Scope::Global),
        FaultKind::Forbidden => refused(403, 50013, "Missing Permissions"),
        FaultKind::Missing => refused(404, 10008, "Unknown Message"),
    }
}
