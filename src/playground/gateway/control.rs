//! What a test does to the gateway.

use serde_json::{Value, json};

use crate::playground::{Snowflake, StandIn, Timeout, world::World};

use super::{GUILDS, Outgoing};

impl StandIn {
    /// Waits until this many bots are connected and have been told that they are.
    ///
    /// # Errors
    /// If it does not come to that.
    pub async fn until_connected(&self, bots: usize) -> Result<(), Timeout> {
        let what = format!("{bots} bots on the gateway");
        self.until(&what, |world| (world.connected() == bots).then_some(()))
            .await
    }

    /// Breaks every connection to the gateway without a word. The sessions can be resumed.
    pub fn cut_gateway(&self) {
        self.core.read(|world| world.cut_gateway());
    }

    /// Breaks every connection to the gateway and takes no new one until [`end_outage`](Self::end_outage). The sessions are
    /// over then.
    pub fn begin_outage(&self) {
        self.core.write(|world| {
            world.sessions.is_down = true;
            world.cut_gateway();
            world.sessions.forget();
        });
    }

    /// The gateway takes connections again.
    pub fn end_outage(&self) {
        self.core.write(|world| world.sessions.is_down = false);
    }

    /// Closes every connection to the gateway with one of Discord's codes (4000 and up).
    pub fn close_gateway(&self, code: u16) {
        self.core
            .read(|world| world.sessions.put_all(|| Outgoing::Close(code)));
    }

    /// Asks every bot to reconnect and resume.
    pub fn ask_to_reconnect(&self) {
        self.core.read(|world| world.ask_to_reconnect());
    }

    /// Tells every bot that its session is over: nothing is replayed, and it has to identify again.
    pub fn invalidate_sessions(&self) {
        self.core.write(World::invalidate_sessions);
    }

    /// Sends each bot its last `count` events a second time.
    pub fn repeat_events(&self, count: usize) {
        self.core.read(|world| world.repeat_events(count));
    }

    /// From now on a bot that resumes is told again of up to `count` events that it had seen.
    pub fn repeat_on_resume(&self, count: usize) {
        self.core.write(|world| world.sessions.rewind = count);
    }

    /// Sends any event to every bot (to its first shard), whatever its intents.
    #[expect(
        clippy::needless_pass_by_value,
        reason = "callers build the event on the spot"
    )]
    pub fn dispatch_raw(&self, name: &str, data: Value) {
        self.core
            .write(|world| world.sessions.dispatch(name, &data, 0, None));
    }

    /// Sends the event of an interaction `times` more times.
    pub fn redeliver(&self, interaction: Snowflake, times: usize) {
        self.core
            .write(|world| (0..times).for_each(|_| world.deliver(interaction)));
    }

    /// A server has an outage: the bot is still in it, but hears that it is not available.
    pub fn server_fails(&self, server: Snowflake) {
        self.core.write(|world| world.set_available(server, false));
    }

    /// A server is there again.
    pub fn server_returns(&self, server: Snowflake) {
        self.core.write(|world| world.set_available(server, true));
    }

    /// The bot is removed from a server.
    pub fn remove_bot(&self, server: Snowflake) {
        self.core.write(|world| world.set_has_bot(server, false));
    }

    /// The bot is invited to a server again.
    pub fn invite_bot(&self, server: Snowflake) {
        self.core.write(|world| world.set_has_bot(server, true));
    }
}

impl World {
    pub(crate) fn cut_gateway(&self) {
        self.sessions.put_all(|| Outgoing::Cut);
    }

    pub(crate) fn ask_to_reconnect(&self) {
        self.sessions
            .put_all(|| Outgoing::Payload(json!({ "op": 7, "d": null })));
    }

    pub(crate) fn invalidate_sessions(&mut self) {
        self.sessions
            .put_all(|| Outgoing::Payload(json!({ "op": 9, "d": false })));
        self.sessions.forget();
    }

    pub(crate) fn repeat_events(&self, count: usize) {
        self.sessions.repeat(count);
    }

    /// Takes a server offline or brings it back; the bot hears of it.
    pub(crate) fn set_available(&mut self, id: Snowflake, available: bool) {
        if let Some(server) = self.servers.get_mut(&id) {
            server.available = available;
        }
        if available {
            self.server_there(id);
        } else {
            self.server_gone(id, &json!({ "id": id, "unavailable": true }));
        }
    }

    /// Takes the bot out of a server or invites it; it hears of it.
    pub(crate) fn set_has_bot(&mut self, id: Snowflake, has_bot: bool) {
        if let Some(server) = self.servers.get_mut(&id) {
            server.has_bot = has_bot;
        }
        if has_bot {
            self.server_there(id);
        } else {
            self.server_gone(id, &json!({ "id": id }));
        }
    }

    fn server_there(&mut self, id: Snowflake) {
        let json = self.server_json(id);
        self.sessions.dispatch("GUILD_CREATE", &json, GUILDS, Some(id));
    }

    fn server_gone(&mut self, id: Snowflake, data: &Value) {
        self.sessions.dispatch("GUILD_DELETE", data, GUILDS, Some(id));
    }

    /// Sends the event of an interaction.
    pub(crate) fn deliver(&mut self, interaction: Snowflake) {
        let Some(interaction) = self.interactions.get(&interaction) else {
            return;
        };
        let server = self
            .channels
            .get(&interaction.channel)
            .and_then(crate::playground::world::Channel::server);
        self.sessions
            .dispatch("INTERACTION_CREATE", &interaction.payload, 0, server);
    }
}
