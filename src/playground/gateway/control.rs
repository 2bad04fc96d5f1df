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
        self.core.read(|world| world.sessions.put_all(|| Outgoing::Cut));
    }

    /// Closes every connection to the gateway with one of Discord's codes (4000 and up).
    pub fn close_gateway(&self, code: u16) {
        self.core
            .read(|world| world.sessions.put_all(|| Outgoing::Close(code)));
    }

    /// Asks every bot to reconnect and resume.
    pub fn ask_to_reconnect(&self) {
        let payload = || Outgoing::Payload(json!({ "op": 7, "d": null }));
        self.core.read(|world| world.sessions.put_all(payload));
    }

    /// Tells every bot that its session is over: nothing is replayed, and it has to identify again.
    pub fn invalidate_sessions(&self) {
        self.core.write(|world| {
            world
                .sessions
                .put_all(|| Outgoing::Payload(json!({ "op": 9, "d": false })));
            world.sessions.forget();
        });
    }

    /// Sends each bot its last `count` events a second time.
    pub fn repeat_events(&self, count: usize) {
        self.core.read(|world| world.sessions.repeat(count));
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
        self.server_gone(server, &json!({ "id": server, "unavailable": true }));
    }

    /// A server is there again.
    pub fn server_returns(&self, server: Snowflake) {
        self.core.write(|world| {
            let json = world.server_json(server);
            world
                .sessions
                .dispatch("GUILD_CREATE", &json, GUILDS, Some(server));
        });
    }

    /// The bot is removed from a server.
    pub fn remove_bot(&self, server: Snowflake) {
        self.set_has_bot(server, false);
        self.server_gone(server, &json!({ "id": server }));
    }

    /// The bot is invited to a server again.
    pub fn invite_bot(&self, server: Snowflake) {
        self.set_has_bot(server, true);
        self.server_returns(server);
    }

    fn server_gone(&self, server: Snowflake, data: &Value) {
        self.core.write(|world| {
            let sessions = &mut world.sessions;
            sessions.dispatch("GUILD_DELETE", data, GUILDS, Some(server));
        });
    }

    fn set_has_bot(&self, server: Snowflake, has_bot: bool) {
        self.core.write(|world| {
            if let Some(server) = world.servers.get_mut(&server) {
                server.has_bot = has_bot;
            }
        });
    }
}

impl World {
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
