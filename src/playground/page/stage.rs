//! Who and what there is.

use std::collections::HashMap;

use crate::playground::{
    Permissions, Snowflake,
    body::LOCALES,
    fault::Armed,
    stage::Home,
    world::{Channel, ChannelKind, Message, Person, Server, World},
};

use super::{
    arming::MOST_TIMES,
    control::MOST_SHARDS,
    told::{
        ArmedState, BotState, ChannelState, FigureState, MOST_VIOLATIONS, PersonState, RoleState,
        ServerState, Stage,
    },
};

/// As many pings of a channel are told, the newest.
const MOST_PINGS: usize = 100;

/// The stage as `person` sees it.
pub(super) fn stage(world: &World, home: &Home, person: Snowflake, switchable: bool) -> Stage {
    let mut notes = notes(world, person);
    let channels = world.channels().filter(|channel| world.is_in(channel, person));
    Stage {
        ahead_ms: world.clock.ahead_ms(),
        bot: BotState {
            id: world.application(),
            name: world.bot().display_name().to_owned(),
            connected: world.connected() > 0,
            connections: world.connections(),
            condition: world.condition.clone(),
            switchable,
            oddities: world.oddities.clone(),
            shards: world.shards,
            most_shards: MOST_SHARDS,
            figures: figures(world),
        },
        people: world
            .people()
            .filter(|person| !person.bot)
            .map(|person| self::person(person, home))
            .collect(),
        servers: world.servers().map(server).collect(),
        channels: channels
            .map(|channel| {
                let notes = notes.remove(&channel.id).unwrap_or_default();
                self::channel(world, channel, person, notes)
            })
            .collect(),
        permissions: Permissions::NAMED.map(|(name, _)| name).to_vec(),
        locales: LOCALES.to_vec(),
        violations: violations(world),
        armed: armed(world),
        held: world.faults.held(),
        most_times: MOST_TIMES,
    }
}

fn figures(world: &World) -> FigureState {
    FigureState {
        interactions: world.interactions.len(),
        requests: world.requests.len(),
        limited: world.figures.limited,
        invalid: world.figures.invalid,
    }
}

fn armed(world: &World) -> Vec<ArmedState> {
    let state = |Armed { label, times }: Armed| ArmedState {
        number: label.number,
        request: label.request,
        fault: label.fault,
        times,
    };
    world.faults.armed().into_iter().map(state).collect()
}

fn violations(world: &World) -> Vec<String> {
    let all = world.violations();
    all[all.len().saturating_sub(MOST_VIOLATIONS)..].to_vec()
}

/// Whether a message pinged somebody.
pub(super) fn pings(world: &World, message: &Message, person: Snowflake) -> bool {
    let pinged = &message.pinged;
    let roles = || {
        let channel = world.channel(message.channel)?;
        let server = world.server(channel.server()?)?;
        let member = server.members.get(&person)?;
        Some(member.roles.iter().any(|role| pinged.roles.contains(role)))
    };
    pinged.everyone || pinged.users.contains(&person) || roles().unwrap_or(false)
}

/// What there is to notice in a channel.
#[derive(Debug, Default)]
struct Notes {
    newest: Option<Snowflake>,
    pings: Vec<Snowflake>,
}

fn notes(world: &World, person: Snowflake) -> HashMap<Snowflake, Notes> {
    let mut notes: HashMap<Snowflake, Notes> = HashMap::new();
    for message in world
        .messages
        .values()
        .filter(|message| message.visible_to(person))
    {
        let channel = notes.entry(message.channel).or_default();
        channel.newest = Some(message.id);
        if pings(world, message, person) {
            channel.pings.push(message.id);
        }
    }
    for channel in notes.values_mut() {
        let surplus = channel.pings.len().saturating_sub(MOST_PINGS);
        channel.pings.drain(..surplus);
    }
    notes
}

fn person(person: &Person, home: &Home) -> PersonState {
    let part = match person.id {
        id if id == home.owner => "owns the server",
        id if id == home.carol => "looks on",
        _ => "plays",
    };
    PersonState {
        id: person.id,
        username: person.username.clone(),
        name: person.display_name().to_owned(),
        locale: person.locale.clone(),
        accepts_dms: person.accepts_dms,
        has_app: person.has_app,
        part,
    }
}

fn server(server: &Server) -> ServerState {
    let role = |role: &crate::playground::Role| RoleState {
        id: role.id,
        name: role.name.clone(),
    };
    ServerState {
        id: server.id,
        name: server.name.clone(),
        locale: server.locale.clone(),
        has_bot: server.has_bot,
        available: server.available,
        members: server.members.keys().copied().collect(),
        roles: server.roles.values().map(role).collect(),
    }
}

fn channel(world: &World, channel: &Channel, person: Snowflake, notes: Notes) -> ChannelState {
    let (kind, parent) = match &channel.kind {
        ChannelKind::Text { .. } => ("text", None),
        ChannelKind::Thread { parent, .. } => ("thread", Some(*parent)),
        ChannelKind::Forum { .. } => ("forum", None),
        ChannelKind::Direct { .. } => ("direct", None),
        ChannelKind::Private { .. } => ("private", None),
    };
    let between = match &channel.kind {
        ChannelKind::Text { .. } | ChannelKind::Thread { .. } | ChannelKind::Forum { .. } => Vec::new(),
        ChannelKind::Direct { with } => vec![*with],
        ChannelKind::Private { between } => between.clone(),
    };
    let lacks = |permission: &Permissions| !channel.bot_permissions.contains(*permission);
    ChannelState {
        id: channel.id,
        kind,
        name: name(world, channel, person),
        server: channel.server(),
        between,
        parent,
        archived: channel.archived,
        locked: channel.locked,
        deleted: channel.deleted,
        lacking: Permissions::NAMED
            .iter()
            .filter(|(_, permission)| lacks(permission))
            .map(|(name, _)| *name)
            .collect(),
        newest: notes.newest,
        pings: notes.pings,
        typing_until_ms: channel.typing_until.map(|until| until.as_millisecond()),
    }
}

/// The channel's own name, or those of the others in it.
fn name(world: &World, channel: &Channel, person: Snowflake) -> String {
    let others = match &channel.kind {
        ChannelKind::Text { .. } | ChannelKind::Thread { .. } | ChannelKind::Forum { .. } => {
            return channel.name.clone();
        }
        ChannelKind::Direct { .. } => vec![world.application()],
        ChannelKind::Private { between } => between.clone(),
    };
    let others = others.into_iter().filter(|id| *id != person);
    others
        .map(|id| world.name_in(channel.id, id))
        .collect::<Vec<_>>()
        .join(", ")
}
