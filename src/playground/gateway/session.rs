//! Sessions: who has been told what, and what was missed.

use std::collections::VecDeque;

use serde_json::{Value, json};
use tokio::sync::mpsc::UnboundedSender;

use crate::playground::{Snowflake, world::World};

/// The intent without which a bot hears nothing of servers and channels.
pub(crate) const GUILDS: u64 = 1;

/// How many events of a session can be told again.
const REMEMBERED: usize = 1000;

/// What goes to a bot.
#[derive(Debug)]
pub(crate) enum Outgoing {
    Payload(Value),
    /// A close frame with this code.
    Close(u16),
    /// The end, without a word.
    Cut,
}

/// All sessions that can be resumed, connected or not.
#[derive(Debug, Default)]
pub(crate) struct Sessions {
    all: Vec<Session>,
    begun: usize,
    connections: usize,
    /// How many events that a bot has acknowledged are told again when it resumes.
    pub(super) rewind: usize,
    /// Whether no connection is taken.
    pub(super) is_down: bool,
}

#[derive(Debug)]
struct Session {
    id: String,
    intents: u64,
    shard: (u64, u64),
    /// The number of the last event.
    last: usize,
    /// The last events, which can be told again.
    sent: VecDeque<Value>,
    line: Option<UnboundedSender<Outgoing>>,
}

impl Session {
    fn dispatch(&mut self, name: &str, data: &Value) {
        self.last += 1;
        let payload = json!({ "op": 0, "s": self.last, "t": name, "d": data });
        if self.sent.len() == REMEMBERED {
            self.sent.pop_front();
        }
        self.sent.push_back(payload.clone());
        self.put(Outgoing::Payload(payload));
    }

    /// Tells again of what came after event number `seen`; `false` if that is no longer remembered.
    fn retell(&self, seen: usize) -> bool {
        let forgotten = self.last - self.sent.len();
        let Some(from) = seen.checked_sub(forgotten) else {
            return false;
        };
        let events = self.sent.iter().skip(from);
        events.for_each(|event| self.put(Outgoing::Payload(event.clone())));
        true
    }

    fn put(&self, outgoing: Outgoing) {
        if let Some(line) = &self.line {
            // A line whose bot has just gone; it is detached as soon as that is noticed.
            let _ = line.send(outgoing);
        }
    }

    /// Whether it is this shard that hears of a server; direct messages go to the first.
    fn hears_of(&self, server: Option<Snowflake>) -> bool {
        let (number, of) = self.shard;
        server
            .map_or(0, |server| server.get() >> 22)
            .checked_rem(of)
            .unwrap_or(0)
            == number
    }
}

impl Sessions {
    pub(crate) fn connected(&self) -> usize {
        self.all.iter().filter(|session| session.line.is_some()).count()
    }

    /// How many times a bot has identified itself or resumed.
    pub(crate) fn connections(&self) -> usize {
        self.connections
    }

    /// Tells every session that listens; those not connected hear of it when they resume.
    pub(crate) fn dispatch(&mut self, name: &str, data: &Value, intent: u64, server: Option<Snowflake>) {
        let listens = |session: &&mut Session| {
            (intent == 0 || session.intents & intent != 0) && session.hears_of(server)
        };
        for session in self.all.iter_mut().filter(listens) {
            session.dispatch(name, data);
        }
    }

    /// Sends the same to every connected bot.
    pub(super) fn put_all(&self, outgoing: impl Fn() -> Outgoing) {
        self.all.iter().for_each(|session| session.put(outgoing()));
    }

    /// Sends the last `count` events of each session again, as they were.
    pub(super) fn repeat(&self, count: usize) {
        for session in &self.all {
            session.retell(session.last.saturating_sub(count));
        }
    }

    /// Forgets all sessions: none can be resumed.
    pub(super) fn forget(&mut self) {
        self.all.clear();
    }

    /// A connection is over; for good if the bot logged off.
    pub(super) fn detach(&mut self, line: &UnboundedSender<Outgoing>, logged_off: bool) {
        let on_it = |session: &Session| {
            session
                .line
                .as_ref()
                .is_some_and(|other| other.same_channel(line))
        };
        if logged_off {
            self.all.retain(|session| !on_it(session));
        }
        for session in self.all.iter_mut().filter(|session| on_it(session)) {
            session.line = None;
        }
    }

    /// Puts a session on a line and tells it what it missed after event number `seen`.
    fn reattach(&mut self, id: &str, seen: usize, line: &UnboundedSender<Outgoing>) -> bool {
        let Some(session) = self.all.iter_mut().find(|session| session.id == id) else {
            return false;
        };
        session.line = Some(line.clone());
        let told = session.retell(seen.saturating_sub(self.rewind));
        if told {
            session.dispatch("RESUMED", &json!({}));
            self.connections += 1;
        }
        told
    }
}

impl World {
    pub(super) fn identify(&mut self, data: &Value, line: &UnboundedSender<Outgoing>) {
        if !self.is_own_token(data, line) {
            return;
        }
        self.sessions.begun += 1;
        self.sessions.connections += 1;
        let number = |value: &Value, default| value.as_u64().unwrap_or(default);
        let mut session = Session {
            id: format!("session-{}", self.sessions.begun),
            intents: number(&data["intents"], 0),
            shard: (number(&data["shard"][0], 0), number(&data["shard"][1], 1)),
            last: 0,
            sent: VecDeque::new(),
            line: Some(line.clone()),
        };
        let servers = self
            .servers()
            .filter(|server| server.has_bot && session.hears_of(Some(server.id)));
        let servers: Vec<Snowflake> = servers.map(|server| server.id).collect();
        session.dispatch("READY", &self.ready(&session, &servers));
        if session.intents & GUILDS != 0 {
            servers
                .iter()
                .for_each(|server| session.dispatch("GUILD_CREATE", &self.server_json(*server)));
        }
        self.sessions.all.push(session);
    }

    pub(super) fn resume(&mut self, data: &Value, line: &UnboundedSender<Outgoing>) {
        let id = data["session_id"].as_str().unwrap_or_default();
        let seen = data["seq"]
            .as_u64()
            .and_then(|seen| usize::try_from(seen).ok())
            .unwrap_or(0);
        if self.is_own_token(data, line) && !self.sessions.reattach(id, seen, line) {
            let _ = line.send(Outgoing::Payload(json!({ "op": 9, "d": false })));
        }
    }

    /// Whether the bot shows its token; if not, the connection is closed.
    fn is_own_token(&self, data: &Value, line: &UnboundedSender<Outgoing>) -> bool {
        let token = data["token"].as_str().unwrap_or_default();
        let own = token.trim_start_matches("Bot ") == self.token;
        if !own {
            let _ = line.send(Outgoing::Close(4004));
        }
        own
    }

    fn ready(&self, session: &Session, servers: &[Snowflake]) -> Value {
        let servers = servers
            .iter()
            .map(|server| json!({ "id": server, "unavailable": true }));
        json!({
            "v": 10,
            "user": self.bot().json(),
            "guilds": servers.collect::<Value>(),
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self.base_url.replacen("http", "ws", 1) + "/gateway",
            "shard": [session.shard.0, session.shard.1],
            "application": { "id": self.application(), "flags": 0 },
        })
    }
}
