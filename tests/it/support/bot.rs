//! The bot under test.

use std::sync::Arc;

use reynard::{
    config::Config,
    discord::{Bot, Deps},
};
use tempfile::TempDir;
use tokio::sync::{Semaphore, oneshot};

use super::{Database, Discord, Process, eventually};

/// What chance starts from in every test.
const SEED: u64 = 1;

/// The bot, in a runtime of its own, on a database file of its own; killed when dropped.
#[derive(Debug)]
pub(crate) struct TestBot {
    discord: Discord,
    process: Process,
    bot: Arc<Bot>,
    folder: Arc<TempDir>,
    painter_slots: Arc<Semaphore>,
    thinker_slots: Arc<Semaphore>,
    commands_guild: Option<u64>,
}

impl TestBot {
    /// Starts the bot against the stand-in, on an empty database, and waits until it is connected.
    pub(crate) async fn start(discord: &Discord) -> Self {
        Self::start_in(discord, Arc::new(tempfile::tempdir().expect("a folder")), None).await
    }

    /// Starts another bot on the same database, as a second process would.
    pub(crate) async fn start_twin(&self) -> Self {
        Self::start_in(&self.discord, Arc::clone(&self.folder), self.commands_guild).await
    }

    /// Kills the bot in the middle of whatever it does.
    pub(crate) fn kill(self) -> Killed {
        self.process.kill();
        Killed {
            discord: self.discord,
            folder: self.folder,
            commands_guild: self.commands_guild,
        }
    }

    /// The bot itself.
    pub(crate) fn bot(&self) -> &Arc<Bot> {
        &self.bot
    }

    /// The engines' permits: whoever holds them all keeps the computer from thinking.
    pub(crate) fn thinker_slots(&self) -> &Arc<Semaphore> {
        &self.thinker_slots
    }

    /// The painter's permits: whoever holds them all keeps every picture waiting.
    pub(crate) fn painter_slots(&self) -> &Arc<Semaphore> {
        &self.painter_slots
    }

    /// The URL of the database, for connections of the test's own.
    pub(crate) fn database_url(&self) -> String {
        database_url(&self.folder)
    }

    /// The database.
    pub(crate) fn database(&self) -> Database {
        Database::at(self.database_url())
    }

    async fn start_in(discord: &Discord, folder: Arc<TempDir>, commands_guild: Option<u64>) -> Self {
        let config = Config {
            token: discord.token().into(),
            database_url: database_url(&folder),
            api_url: Some(discord.url().to_owned()),
            ca_file: None,
            commands_guild,
        };
        let painter_slots = Arc::new(Semaphore::new(2));
        let thinker_slots = Arc::new(Semaphore::new(2));
        let deps = Deps {
            clock: discord.clock(),
            seed: SEED,
            painter_slots: Arc::clone(&painter_slots),
            thinker_slots: Arc::clone(&thinker_slots),
        };
        let connected = discord.read(|world| world.connected());
        let (started, bot) = oneshot::channel();
        let process = Process::run(async move {
            let mut running = Bot::start(&config, deps).await.expect("a bot");
            started
                .send(Arc::clone(running.bot()))
                .expect("a test that waits");
            running.wait().await.expect("a gateway");
        });
        let bot = bot.await.expect("a bot that started");
        discord.connected(connected + 1).await;
        // The players' time runs from here on.
        eventually(|| async { bot.is_connected() }).await;
        Self {
            discord: discord.clone(),
            process,
            bot,
            folder,
            painter_slots,
            thinker_slots,
            commands_guild,
        }
    }
}

/// A bot that was killed; its database is as it left it.
#[derive(Debug)]
pub(crate) struct Killed {
    discord: Discord,
    folder: Arc<TempDir>,
    commands_guild: Option<u64>,
}

impl Killed {
    /// Starts the bot again on the same database.
    pub(crate) async fn restart(self) -> TestBot {
        self.discord.connected(0).await;
        TestBot::start_in(&self.discord, self.folder, self.commands_guild).await
    }

    /// Starts the bot again after something has been done to its database.
    pub(crate) async fn restart_after(self, statement: &'static str) -> TestBot {
        Database::at(database_url(&self.folder)).meddle(statement).await;
        self.restart().await
    }

    /// Starts it again so that its commands are registered in one server only, or everywhere.
    pub(crate) async fn restart_with_commands_in(self, guild: Option<u64>) -> TestBot {
        Self {
            commands_guild: guild,
            ..self
        }
        .restart()
        .await
    }
}

fn database_url(folder: &TempDir) -> String {
    format!("sqlite:{}", folder.path().join("reynard.db").display())
}
