//! `reynard serve`.

use std::{fs, num::NonZeroU64, path::PathBuf, sync::Arc, thread};

use anyhow::{Context, bail, ensure};
use rand::{TryRng, rngs::SysRng};
use secrecy::{ExposeSecret, SecretString};
use tokio::sync::Semaphore;

use crate::{
    clock::Clock,
    config::Config,
    discord::{Bot, Deps},
};

/// Settings come from flags, from the environment, or from a file `.env`. `HTTPS_PROXY` is respected.
#[derive(Debug, clap::Args)]
pub(super) struct Serve {
    /// The bot's token.
    #[arg(long, env = "DISCORD_TOKEN", hide_env_values = true, value_name = "TOKEN")]
    token: Option<SecretString>,
    /// A file that holds the token, instead.
    #[arg(long, env = "DISCORD_TOKEN_FILE", value_name = "FILE")]
    token_file: Option<PathBuf>,
    #[command(flatten)]
    database: Database,
    /// A stand-in for Discord, such as `http://127.0.0.1:4004`; for tests.
    #[arg(long, env = "DISCORD_API_URL", value_name = "URL")]
    api_url: Option<String>,
    /// A certificate authority to trust besides the usual ones (PEM), for a stand-in behind `HTTPS_PROXY`.
    #[arg(long, env = "DISCORD_CA_FILE", value_name = "FILE")]
    ca_file: Option<PathBuf>,
    /// Register the commands in this server only, where changes show at once; for development.
    #[arg(long, env = "DISCORD_COMMANDS_GUILD", value_name = "ID")]
    commands_guild: Option<NonZeroU64>,
}

/// Where games are kept.
#[derive(Debug, clap::Args)]
pub(super) struct Database {
    /// Where games are kept.
    #[arg(
        long = "database",
        env = "DATABASE_URL",
        default_value = "sqlite:reynard.db",
        value_name = "URL"
    )]
    pub(super) url: String,
}

impl Serve {
    pub(super) async fn run(self) -> anyhow::Result<()> {
        if let Some(url) = &self.api_url {
            let is_address = url.starts_with("http://") || url.starts_with("https://");
            ensure!(
                is_address,
                "{url:?} is no address: DISCORD_API_URL is like http://127.0.0.1:4004"
            );
        }
        let config = Config {
            token: self.token()?,
            database_url: self.database.url,
            api_url: self.api_url,
            ca_file: self.ca_file,
            commands_guild: self.commands_guild.map(NonZeroU64::get),
        };
        let mut running = Bot::start(&config, deps(Clock::system())?).await?;
        tokio::select! {
            ended = running.wait() => ended.context("the bot stopped"),
            () = asked_to_stop() => {
                tracing::info!("stopping");
                running.stop().await;
                Ok(())
            }
        }
    }

    fn token(&self) -> anyhow::Result<SecretString> {
        let token = self.token.as_ref();
        let token = token.filter(|token| !token.expose_secret().trim().is_empty());
        match (token, &self.token_file) {
            (Some(token), None) => Ok(token.clone()),
            (None, Some(file)) => {
                let token = fs::read_to_string(file)
                    .with_context(|| format!("cannot read the token from {}", file.display()))?;
                ensure!(!token.trim().is_empty(), "no token in {}", file.display());
                Ok(token.trim().into())
            }
            (None, None) => bail!(
                "no token: set DISCORD_TOKEN or DISCORD_TOKEN_FILE, or try `reynard playground`, which needs none"
            ),
            (Some(_), Some(_)) => bail!("two tokens: set either DISCORD_TOKEN or DISCORD_TOKEN_FILE"),
        }
    }
}

/// So many engines think at once at most, however many cores there are.
const MOST_THINKERS: usize = 2;

/// What the bot is given on a real machine.
pub(super) fn deps(clock: Clock) -> anyhow::Result<Deps> {
    let seed = SysRng
        .try_next_u64()
        .context("the system gives no random numbers")?;
    let cores = thread::available_parallelism().map_or(1, usize::from);
    Ok(Deps {
        clock,
        seed,
        painter_slots: Arc::new(Semaphore::new(cores)),
        thinker_slots: Arc::new(Semaphore::new(cores.min(MOST_THINKERS))),
    })
}

/// Waits for Ctrl-C, for SIGTERM from a service manager, or for SIGHUP from a terminal that is closed.
pub(super) async fn asked_to_stop() {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let signals =
            signal(SignalKind::terminate()).and_then(|end| Ok((end, signal(SignalKind::hangup())?)));
        if let Ok((mut terminate, mut hangup)) = signals {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = terminate.recv() => {}
                _ = hangup.recv() => {}
            }
            return;
        }
    }
    let _interrupted = tokio::signal::ctrl_c().await;
}
