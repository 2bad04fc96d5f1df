//! A stand-in for Discord, on this machine.
//!
//! It speaks Discord's REST interface (version 10) and gateway over real sockets, as far as a bot like this one
//! uses them, and holds the bot to Discord's documented rules. It knows nothing of games. A bot reaches it at
//! [`StandIn::url`] with [`StandIn::token`]; people act through [`StandIn::act`]; what came of it is in the
//! [`World`], which [`StandIn::read`] looks into and [`StandIn::until`] waits upon.
//!
//! ```
//! use reynard::playground::{Act, Options, StandIn};
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> std::io::Result<()> {
//! let discord = StandIn::start(Options::default()).await?;
//! let home = discord.home();
//! // A bot would now be started with `discord.url()` and `discord.token()`, and register its commands.
//! let act = Act::Slash { command: "ping".to_owned(), options: Vec::new() };
//! let refused = discord.act(home.alice, home.channel, &act);
//! assert_eq!(refused.unwrap_err().to_string(), "there is no command `ping` here");
//! # Ok(())
//! # }
//! ```
//!
//! # What it holds a bot to
//! - Every documented limit: a body that breaks one is answered as Discord answers it (400, code 50035).
//! - One first answer to an interaction, within three seconds of the [`Clock`](crate::clock::Clock); further ones
//!   within fifteen minutes.
//! - Permissions of the bot in each channel, deleted channels and messages, attachments as version 10 has them.
//!
//! What a right bot would never do is also written down as a violation: a broken limit, an unknown route, an
//! unknown field. [`World::violations`] lists them.
//!
//! # What it does not do
//! Rate limits by itself (they come on demand, as [`Fault`]s do), voice, reactions, messages written by people, and
//! everything else that no part of the bot asks for. Components are there in every type; but nothing is bought with
//! a premium button, custom emojis are not looked up, and what is shown from other addresses is not fetched.

mod acting;
mod api;
mod body;
mod component;
mod condition;
mod core;
mod error;
mod fault;
mod gateway;
mod oddities;
mod page;
mod permissions;
pub mod prompt;
pub mod requested;
mod serve;
mod snowflake;
mod stage;
mod trouble;
mod world;

use std::sync::Arc;

use tokio::{
    sync::{mpsc, watch},
    task::JoinHandle,
};

use self::{core::Core, requested::Requested};

pub use self::{
    acting::{Act, FieldValue, Impossible, OptionValue},
    api::LoggedRequest,
    condition::Condition,
    core::{BodyCheck, Timeout},
    fault::{Fault, Moment, Scope},
    oddities::Oddities,
    page::Wish,
    permissions::Permissions,
    serve::Options,
    snowflake::Snowflake,
    stage::Home,
    trouble::Hold,
    world::{
        Attachment, Button, Callback, Channel, ChannelKind, Command, Commands, Interaction, InteractionKind,
        Member, Message, Offered, Person, Pings, Revision, Role, Select, Server, Upload, World,
    },
};

/// A running stand-in; it stops when dropped.
#[derive(Debug)]
pub struct StandIn {
    core: Arc<Core>,
    url: String,
    home: Home,
    server: JoinHandle<()>,
}

impl StandIn {
    /// Where it is reached: `http://127.0.0.1:PORT`, without a path.
    #[must_use]
    pub fn url(&self) -> &str {
        &self.url
    }

    /// The bot's token.
    #[must_use]
    pub fn token(&self) -> String {
        self.read(|world| world.token.clone())
    }

    /// The world it started with.
    #[must_use]
    pub fn home(&self) -> Home {
        self.home
    }

    /// Looks at the world. Nothing changes meanwhile, so look quickly.
    pub fn read<T>(&self, look: impl FnOnce(&World) -> T) -> T {
        self.core.read(look)
    }

    /// Waits until `look` finds something; `what` is for the message if it does not.
    ///
    /// # Errors
    /// If there is nothing to be found after twenty seconds of the machine's time.
    pub async fn until<T>(&self, what: &str, look: impl FnMut(&World) -> Option<T>) -> Result<T, Timeout> {
        self.core.until(what, look).await
    }

    /// Tells of every change of the world, by a number that grows.
    #[must_use]
    pub fn changes(&self) -> watch::Receiver<u64> {
        self.core.changes()
    }

    /// What the page wishes to become of the bot, for whoever can start and stop it; `None` but for the first who
    /// asks.
    #[must_use]
    pub fn wishes(&self) -> Option<mpsc::UnboundedReceiver<Wish>> {
        self.core.take_wishes()
    }

    /// Says how the bot is doing; the page shows it.
    pub fn report(&self, condition: Condition) {
        self.core.write(|world| world.condition = Some(condition));
    }

    /// Says what is odd about the bot's surroundings; the page shows it.
    pub fn report_oddities(&self, oddities: Oddities) {
        self.core.write(|world| world.oddities = oddities);
    }

    /// Waits until the bot has registered its commands.
    ///
    /// # Errors
    /// If it does not.
    pub async fn until_commands(&self) -> Result<(), Timeout> {
        self.until("the bot's commands", |world| {
            world.commands().are_registered().then_some(())
        })
        .await
    }

    /// Waits for the `nth` request (counted from 0) of a kind to be answered, or its answer to be lost.
    ///
    /// # Errors
    /// If it does not come to that.
    pub async fn until_request(
        &self,
        requested: Requested<'_>,
        nth: usize,
    ) -> Result<LoggedRequest, Timeout> {
        let (method, route) = requested;
        let what = format!("request {nth} to {method} {route}");
        let look = |world: &World| {
            let mut found = world
                .requests()
                .iter()
                .filter(|request| request.is((method, route)));
            found.nth(nth).filter(|request| request.status.is_some()).cloned()
        };
        self.until(&what, look).await
    }

    /// Stops: every connection breaks, and nobody can connect any more.
    pub fn stop(&self) {
        self.server.abort();
        self.core.cut_lines();
    }
}

impl Drop for StandIn {
    fn drop(&mut self) {
        self.stop();
    }
}
