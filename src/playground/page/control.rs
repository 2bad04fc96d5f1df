//! From what the page asks to what nobody on Discord can do.

use jiff::SignedDuration;

use crate::playground::{
    Impossible, Permissions, Snowflake,
    body::LOCALES,
    core::Core,
    world::{Member, World},
};

use super::{
    arming,
    asked::{ChannelChange, Control, GatewayTrouble, PersonChange, ServerChange},
};

/// How many of the last events are told again.
const REPEATED: usize = 10;

/// As long a name can be, in characters.
const MOST_NAME: usize = 32;

/// With as many shards a bot can be told to connect.
pub(super) const MOST_SHARDS: u64 = 4;

/// So far ahead the clock can be set: ten years.
const MOST_AHEAD: SignedDuration = SignedDuration::from_hours(10 * 366 * 24);

/// Does what is asked.
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
        } => return arming::arm(world, *request, *fault, *times),
        Control::Membership {
            person,
            server,
            is_member,
        } => return set_member(world, *person, *server, *is_member),
        Control::ForgetFaults => world.faults.clear(),
        Control::Disarm { number } => return disarm(world, *number),
        Control::GoBack { message } => return go_back(world, *message),
        Control::Shards { count } => return set_shards(world, *count),
        Control::Release => world.faults.release(),
        Control::Bot { .. } => {}
    }
    Ok(())
}

fn disarm(world: &mut World, number: u64) -> Result<(), Impossible> {
    let was_armed = world.faults.disarm(number);
    was_armed.then_some(()).ok_or_else(nothing_there)
}

fn go_back(world: &mut World, message: Snowflake) -> Result<(), Impossible> {
    let message = world.messages.get_mut(&message).ok_or_else(nothing_there)?;
    let refusal = || Impossible::new("that message has never been anything else");
    message.go_back().then_some(()).ok_or_else(refusal)
}

fn set_shards(world: &mut World, count: u64) -> Result<(), Impossible> {
    if !(1..=MOST_SHARDS).contains(&count) {
        return Err(Impossible::new(format!(
            "a bot connects with 1 to {MOST_SHARDS} shards here"
        )));
    }
    world.shards = count;
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
    let name = possible_name(change.name.as_deref())?;
    let person = world.people.get_mut(&change.person).filter(|person| !person.bot);
    let person = person.ok_or_else(nothing_there)?;
    person.global_name = name.map(str::to_owned).or(person.global_name.take());
    person.locale = locale.unwrap_or(&person.locale).to_owned();
    person.accepts_dms = change.accepts_dms.unwrap_or(person.accepts_dms);
    person.has_app = change.has_app.unwrap_or(person.has_app);
    Ok(())
}

fn possible_name(name: Option<&str>) -> Result<Option<&str>, Impossible> {
    let name = name.map(str::trim);
    let is_possible = name.is_none_or(|name| (1..=MOST_NAME).contains(&name.chars().count()));
    is_possible
        .then_some(name)
        .ok_or_else(|| Impossible::new(format!("a name has 1 to {MOST_NAME} characters")))
}

fn set_member(
    world: &mut World,
    person: Snowflake,
    server: Snowflake,
    is_member: bool,
) -> Result<(), Impossible> {
    let is_somebody = world.people.get(&person).is_some_and(|person| !person.bot);
    let server = world.servers.get_mut(&server).filter(|_| is_somebody);
    let server = server.ok_or_else(nothing_there)?;
    if server.owner == person {
        return Err(Impossible::new("who owns a server cannot leave it"));
    }
    if is_member {
        server.members.entry(person).or_insert_with(Member::ordinary);
    } else {
        server.members.remove(&person);
    }
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
