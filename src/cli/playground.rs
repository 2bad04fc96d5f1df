//! `reynard playground`.

use std::{
    env,
    io::{self, BufRead, IsTerminal, Write},
    thread,
};

use anyhow::Context;
use jiff::{SignedDuration, Timestamp};
use tempfile::TempDir;
use tokio::{
    runtime::{Builder, Runtime},
    sync::mpsc,
};

use super::serve::{asked_to_stop, deps};
use crate::{
    clock::Clock,
    config::Config,
    discord::{Bot, Deps, Running, StartError},
    playground::{Condition, Oddities, Options, StandIn, Wish, prompt},
    store::trouble::{self, Lock},
};

/// Always the same people and channels, so that games in a file go on.
const HOME_SINCE: Timestamp = Timestamp::constant(1_767_225_600, 0);

/// So many messages are kept; a day of playing has fewer.
const KEPT_MESSAGES: usize = 2_000;

/// Where the page is, if nothing else is there and nothing else is asked for.
const USUAL_PORT: u16 = 4114;

#[derive(Debug, clap::Args)]
pub(super) struct Playground {
    /// The port of the page on 127.0.0.1; 0 for any free one. Left out, it is 4114, or any free one if that is taken.
    #[arg(long, value_name = "N")]
    port: Option<u16>,
    /// Where games are kept, such as `sqlite:games.db`; left out, in a file that is gone in the end.
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// Do not open the page in a browser.
    #[arg(long)]
    no_open: bool,
}

impl Playground {
    pub(super) async fn run(self) -> anyhow::Result<()> {
        // Listened for from the start, so that the folder of the games is always tidied up.
        let stop = tokio::spawn(asked_to_stop());
        let clock = Clock::system();
        let discord = self.stand_in(&clock).await?;
        let (database_url, _passing) = self.database()?;
        let config = Config {
            token: discord.token().into(),
            database_url,
            api_url: Some(discord.url().to_owned()),
            ca_file: None,
            commands_guild: None,
        };
        let mut keeper = Keeper::start(&discord, config, &clock).await?;
        discord.until_connected(1).await?;
        self.welcome(discord.url())?;
        let wishes = discord.wishes().context("somebody else grants wishes")?;
        tokio::select! {
            typed = type_along(&discord, &clock) => typed?,
            () = keeper.keep(wishes) => {}
            _ = stop => {}
        }
        keeper.end().await;
        Ok(())
    }

    async fn stand_in(&self, clock: &Clock) -> anyhow::Result<StandIn> {
        let start = async |port| {
            let options = Options {
                port,
                clock: clock.clone(),
                home_since: Some(HOME_SINCE),
                bot_name: "Reynard".to_owned(),
                keeps: Some(KEPT_MESSAGES),
                ..Options::default()
            };
            let discord = StandIn::start(options).await?;
            let home = discord.home();
            for person in [home.alice, home.bob, home.carol, home.owner] {
                discord.direct_channel(person);
            }
            discord.private_channel(&[home.alice, home.bob]);
            io::Result::Ok(discord)
        };
        let discord = match (self.port, start(self.port.unwrap_or(USUAL_PORT)).await) {
            (None, Err(_)) => start(0).await,
            (_, started) => started,
        };
        discord.with_context(|| match self.port {
            Some(port) => {
                format!("cannot serve the page on port {port}: choose another, or leave `--port` out")
            }
            None => "cannot serve the page".to_owned(),
        })
    }

    /// The database's address, and the folder that it is in, if that goes with it.
    fn database(&self) -> anyhow::Result<(String, Option<TempDir>)> {
        if let Some(url) = &self.database {
            return Ok((url.clone(), None));
        }
        let folder = TempDir::with_prefix("reynard-").context("cannot make a place for the games")?;
        let url = format!("sqlite:{}", folder.path().join("playground.db").display());
        Ok((url, Some(folder)))
    }

    fn welcome(&self, url: &str) -> anyhow::Result<()> {
        let mut out = io::stdout();
        writeln!(
            out,
            "Reynard plays on a stand-in for Discord: open {url} in a browser.\n"
        )?;
        writeln!(out, "{}\n", prompt::INSTRUCTIONS)?;
        if !self.no_open && out.is_terminal() && has_screen() {
            // Whoever has no browser can still read the address.
            let _ = open::that_detached(url);
        }
        Ok(())
    }
}

/// Whether there is a screen for a browser, and not only a terminal.
fn has_screen() -> bool {
    cfg!(any(windows, target_os = "macos"))
        || ["DISPLAY", "WAYLAND_DISPLAY"]
            .iter()
            .any(|name| env::var_os(name).is_some_and(|screen| !screen.is_empty()))
}

/// Lets people type lines too. Ends when somebody quits, or all that was piped in is done.
async fn type_along(discord: &StandIn, clock: &Clock) -> io::Result<()> {
    let typed = prompt::drive(discord, clock, lines(), &mut io::stdout()).await?;
    if !typed {
        // Started without anybody to type, it simply runs.
        std::future::pending::<()>().await;
    }
    Ok(())
}

/// Keeps the bot as the page wishes it, and tells the page how it is.
struct Keeper<'a> {
    discord: &'a StandIn,
    config: Config,
    /// The bot's: it can be set wrong.
    clock: Clock,
    bot: Option<Kept>,
    /// A second process of it.
    second: Option<Kept>,
    /// Somebody else who writes to the database.
    lock: Option<Lock>,
    oddities: Oddities,
}

/// A bot with a runtime of its own, so that it can end as in a crash: everywhere at once.
struct Kept {
    running: Running,
    runtime: Runtime,
}

impl Kept {
    async fn start(config: Config, deps: Deps) -> anyhow::Result<Self> {
        let runtime = Builder::new_multi_thread()
            .enable_all()
            .build()
            .context("cannot start threads")?;
        let started = runtime.spawn(async move { Bot::start(&config, deps).await });
        match started.await.context("the start of the bot broke off")? {
            Ok(running) => Ok(Self { running, runtime }),
            Err(error) => {
                runtime.shutdown_background();
                Err(error.into())
            }
        }
    }

    async fn stop(self) {
        self.running.stop().await;
        self.runtime.shutdown_background();
    }

    fn crash(self) {
        self.runtime.shutdown_background();
    }
}

impl<'a> Keeper<'a> {
    async fn start(discord: &'a StandIn, config: Config, clock: &Clock) -> anyhow::Result<Self> {
        let mut keeper = Self {
            discord,
            config,
            clock: clock.apart(),
            bot: None,
            second: None,
            lock: None,
            oddities: Oddities::default(),
        };
        keeper.begin().await?;
        Ok(keeper)
    }

    async fn begin(&mut self) -> anyhow::Result<()> {
        self.discord.report(Condition::Starting);
        let deps = deps(self.clock.clone())?;
        self.bot = Some(Kept::start(self.config.clone(), deps).await?);
        self.discord.report(Condition::Running);
        Ok(())
    }

    /// Grants wishes for ever. The page stays whatever becomes of the bot, so that one can try again.
    async fn keep(&mut self, mut wishes: mpsc::UnboundedReceiver<Wish>) {
        loop {
            tokio::select! {
                Some(wish) = wishes.recv() => {
                    self.grant(wish).await;
                }
                ended = ended(self.bot.as_mut()) => {
                    self.crash();
                    if let Err(error) = ended {
                        self.fail(&anyhow::Error::from(error).context("it stopped"));
                    }
                }
            }
        }
    }

    async fn grant(&mut self, wish: Wish) {
        match wish {
            Wish::Stop => self.stop().await,
            Wish::Crash => self.crash(),
            Wish::Start => self.start_again().await,
            Wish::Restart => {
                self.stop().await;
                self.start_again().await;
            }
            Wish::Second(_) | Wish::Lock(_) | Wish::Spoil(_) | Wish::Outdate | Wish::Skew(_) => {
                self.be_odd(wish).await;
            }
        }
    }

    /// Starts the bot, if it does not run.
    async fn start_again(&mut self) {
        if self.bot.is_none()
            && let Err(error) = self.begin().await
        {
            self.fail(&error.context("it did not start"));
        }
    }

    /// Grants a wish about what is around the bot.
    async fn be_odd(&mut self, wish: Wish) {
        let done = match wish {
            Wish::Second(on) => self.set_second(on).await,
            Wish::Lock(on) => self.set_lock(on).await,
            Wish::Spoil(on) => self.set_spoiled(on).await,
            Wish::Outdate => trouble::outdate_commands(&self.config.database_url)
                .await
                .map_err(Into::into),
            Wish::Skew(seconds) => {
                self.set_skew(seconds);
                Ok(())
            }
            Wish::Stop | Wish::Crash | Wish::Start | Wish::Restart => Ok(()),
        };
        self.oddities.failure = done.err().map(|error| format!("{error:#}"));
        self.discord.report_oddities(self.oddities.clone());
    }

    async fn set_spoiled(&mut self, on: bool) -> anyhow::Result<()> {
        trouble::spoil(&self.config.database_url, on).await?;
        self.oddities.spoiled = on;
        Ok(())
    }

    fn set_skew(&mut self, seconds: i32) {
        self.clock.skew(SignedDuration::from_secs(seconds.into()));
        self.oddities.skew = seconds;
    }

    async fn set_second(&mut self, on: bool) -> anyhow::Result<()> {
        if let Some(second) = self.second.take() {
            second.stop().await;
        }
        self.oddities.second = false;
        if on {
            let second = Kept::start(self.config.clone(), deps(self.clock.clone())?).await;
            self.second = Some(second.context("the second did not start")?);
        }
        self.oddities.second = on;
        Ok(())
    }

    async fn set_lock(&mut self, on: bool) -> anyhow::Result<()> {
        if let Some(lock) = self.lock.take() {
            lock.release().await?;
        }
        if on {
            self.lock = Some(Lock::take(&self.config.database_url).await?);
        }
        self.oddities.locked = on;
        Ok(())
    }

    async fn stop(&mut self) {
        if let Some(bot) = self.bot.take() {
            self.discord.report(Condition::Stopping);
            bot.stop().await;
        }
        self.discord.report(Condition::Stopped);
    }

    /// Ends all that was begun.
    async fn end(&mut self) {
        // Whoever waits for the database can end properly only once it is free.
        self.lock = None;
        if let Some(second) = self.second.take() {
            second.stop().await;
        }
        self.stop().await;
    }

    fn fail(&self, error: &anyhow::Error) {
        tracing::error!("the bot: {error:#}");
        let why = format!("{error:#}");
        self.discord.report(Condition::Failed { why });
    }

    fn crash(&mut self) {
        if let Some(bot) = self.bot.take() {
            bot.crash();
        }
        self.discord.report(Condition::Stopped);
    }
}

/// Waits until the bot ends by itself; for ever if there is none.
async fn ended(bot: Option<&mut Kept>) -> Result<(), StartError> {
    match bot {
        Some(bot) => bot.running.wait().await,
        None => std::future::pending().await,
    }
}

/// The lines of standard input, read on a thread of their own since that cannot be interrupted.
fn lines() -> mpsc::Receiver<String> {
    let (sender, lines) = mpsc::channel(1);
    thread::spawn(move || {
        // Whatever is no text is shown as such, and refused like any other nonsense.
        for line in io::stdin().lock().split(b'\n').map_while(Result::ok) {
            if sender
                .blocking_send(String::from_utf8_lossy(&line).into_owned())
                .is_err()
            {
                break;
            }
        }
    });
    lines
}
