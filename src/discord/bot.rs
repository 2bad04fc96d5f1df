//! The bot: what everything in this module works with, and its start.

use std::sync::{
    Arc,
    atomic::{AtomicBool, AtomicU64, Ordering},
};

use serenity::{Client, client::ClientBuilder, gateway::ShardManager, model::gateway::GatewayIntents};
use tokio::{
    sync::{Notify, Semaphore, watch},
    task::JoinSet,
};

use super::{
    ability::{Wanting, invitation},
    connection::Connection,
    gateway::Gateway,
    janitor, outbox,
    painter::Painter,
    registrar, thinking, timers,
    wire::{OpenError, Wire},
};
use crate::{
    app::{App, Error, Store, StoreError, Thinkers},
    clock::Clock,
    config::Config,
};

/// What the bot is given besides its settings.
#[derive(Debug, Clone)]
pub struct Deps {
    /// The time.
    pub clock: Clock,
    /// What chance starts from.
    pub seed: u64,
    /// As many boards are painted at once as this has permits.
    pub painter_slots: Arc<Semaphore>,
    /// As many engines think at once as this has permits.
    pub thinker_slots: Arc<Semaphore>,
}

/// The bot at work.
#[derive(Debug)]
pub struct Bot {
    /// The use cases.
    pub app: App,
    /// The way out to Discord.
    pub wire: Wire,
    /// The painter of boards.
    pub painter: Painter,
    /// The engines.
    pub thinkers: Thinkers,
    /// Where the bot may not do everything.
    pub wanting: Wanting,
    thinker: Notify,
    answers: watch::Sender<u64>,
    outbox: Notify,
    unreadable: AtomicU64,
    connected: AtomicBool,
    timers: Notify,
}

/// A running bot. Dropped, it stops at once, as a crash would.
#[derive(Debug)]
pub struct Running {
    bot: Arc<Bot>,
    shards: Arc<ShardManager>,
    tasks: JoinSet<Result<(), StartError>>,
    store: Store,
}

/// Why the bot does not run.
#[derive(Debug, thiserror::Error)]
pub enum StartError {
    /// Discord cannot be reached.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// The database cannot be opened.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The commands could not be registered.
    #[error("cannot register the commands: {0}")]
    Register(String),
    /// The gateway refused or was lost for good.
    #[error("the gateway: {0}")]
    Gateway(#[from] Box<serenity::Error>),
    /// A part of the bot ended that never should.
    #[error("a part of the bot ended: {0}")]
    Ended(String),
    /// The stand-in does not say where its gateway is.
    #[error("no gateway at the address given by DISCORD_API_URL")]
    NoGateway,
}

impl From<Error> for StartError {
    fn from(error: Error) -> Self {
        match error {
            Error::Fault(error) => Self::Store(error),
            other @ (Error::Refused(_) | Error::Seen) => Self::Register(other.to_string()),
        }
    }
}

impl Bot {
    /// Starts the bot: opens the database, registers the commands if they changed, delivers what an earlier
    /// run left undelivered, and connects.
    ///
    /// # Errors
    /// See [`StartError`].
    pub async fn start(config: &Config, deps: Deps) -> Result<Running, StartError> {
        let store = Store::open(&config.database_url).await?;
        let wire = Wire::open(config).await?;
        let bot = Arc::new(Self {
            app: App::new(store.clone(), deps.clock, deps.seed),
            wire,
            painter: Painter::new(deps.painter_slots),
            thinkers: Thinkers::new(deps.thinker_slots),
            wanting: Wanting::default(),
            thinker: Notify::new(),
            answers: watch::Sender::new(0),
            outbox: Notify::new(),
            unreadable: AtomicU64::new(0),
            connected: AtomicBool::new(false),
            timers: Notify::new(),
        });
        tracing::info!(link = invitation(bot.wire.application()), "to be invited with");
        registrar::register(&bot, config.commands_guild).await?;
        // Asked before anything new can happen: what is being answered is not left behind.
        let behind = bot.app.all_errands().await?;
        let mut client = client(&bot, config).await?;
        let shards = Arc::clone(&client.shard_manager);
        let mut tasks = JoinSet::new();
        tasks.spawn(async move { client.start_autosharded().await.map_err(|e| Box::new(e).into()) });
        tasks.spawn(outbox::run(Arc::clone(&bot), behind));
        tasks.spawn(thinking::run(Arc::clone(&bot)));
        let connection = Connection::new(Arc::clone(&shards));
        tasks.spawn(timers::run(Arc::clone(&bot), connection));
        tasks.spawn(janitor::run(Arc::clone(&bot)));
        Ok(Running {
            bot,
            shards,
            tasks,
            store,
        })
    }

    /// Lets the outbox look for work now.
    pub fn wake_outbox(&self) {
        self.outbox.notify_one();
    }

    /// Waits until somebody calls [`wake_outbox`](Self::wake_outbox).
    pub(super) async fn outbox_woken(&self) {
        self.outbox.notified().await;
    }

    /// Lets the computer look for games in which it owes a move.
    pub(super) fn wake_thinker(&self) {
        self.thinker.notify_one();
    }

    /// Waits until somebody calls [`wake_thinker`](Self::wake_thinker).
    pub(super) async fn thinker_woken(&self) {
        self.thinker.notified().await;
    }

    /// Tells everybody who waits that the computer has moved somewhere.
    pub(super) fn tell_answered(&self) {
        self.answers.send_modify(|answers| *answers += 1);
    }

    /// Hears of every move of the computer's.
    pub(super) fn answers(&self) -> watch::Receiver<u64> {
        self.answers.subscribe()
    }

    /// How many interactions could not be read.
    #[must_use]
    pub fn unreadable(&self) -> u64 {
        self.unreadable.load(Ordering::Relaxed)
    }

    /// Lets the timers look at the clock and at the connection now.
    pub(super) fn wake_timers(&self) {
        self.timers.notify_one();
    }

    /// Waits until somebody calls [`wake_timers`](Self::wake_timers).
    pub(super) async fn timers_woken(&self) {
        self.timers.notified().await;
    }

    /// Whether Discord could tell the bot something when it last looked: while it cannot, the players' time stands still.
    #[must_use]
    pub fn is_connected(&self) -> bool {
        self.connected.load(Ordering::Relaxed)
    }

    pub(super) fn note_connection(&self, is_up: bool) {
        let was_up = self.connected.swap(is_up, Ordering::Relaxed);
        if was_up && !is_up {
            tracing::warn!("cut off from Discord: the players' time stands still");
        }
    }

    pub(super) fn count_unreadable(&self) {
        self.unreadable.fetch_add(1, Ordering::Relaxed);
    }
}

impl Running {
    /// The bot.
    #[must_use]
    pub fn bot(&self) -> &Arc<Bot> {
        &self.bot
    }

    /// Waits until some part of the bot ends: the gateway lost for good, or a fault of ours. Not one of them ends
    /// otherwise, so this is always an error.
    ///
    /// # Errors
    /// What ended, and why.
    pub async fn wait(&mut self) -> Result<(), StartError> {
        match self.tasks.join_next().await {
            Some(Ok(Err(error))) => Err(error),
            Some(Err(panic)) => Err(StartError::Ended(panic.to_string())),
            Some(Ok(Ok(()))) | None => Err(StartError::Ended("the gateway closed".to_owned())),
        }
    }

    /// Disconnects and closes the database.
    pub async fn stop(mut self) {
        self.shards.shutdown_all().await;
        self.tasks.shutdown().await;
        self.store.close().await;
    }
}

async fn client(bot: &Arc<Bot>, config: &Config) -> Result<Client, StartError> {
    let http = bot.wire.gateway_http(config)?;
    let client = ClientBuilder::new_with_http(http, GatewayIntents::GUILDS)
        .raw_event_handler(Gateway::new(Arc::clone(bot)))
        .await
        .map_err(Box::new)?;
    // serenity falls back to the real gateway if a stand-in does not name its own: never do that.
    let url = client.ws_url.lock().await.clone();
    if config.api_url.is_some() && url.contains("discord.gg") {
        return Err(StartError::NoGateway);
    }
    Ok(client)
}
