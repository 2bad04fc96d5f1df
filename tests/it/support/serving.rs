//! The bot as it is shipped: a process of its own.

use std::{
    fs::{self, OpenOptions},
    io::{self, Write},
    process::{Child, Command, Stdio},
    sync::Arc,
};

use tempfile::TempDir;

use super::{Database, Discord};

/// A running `reynard serve` against a live stand-in; killed when dropped.
#[derive(Debug)]
pub(crate) struct Serving {
    discord: Discord,
    folder: Arc<TempDir>,
    child: Child,
}

impl Serving {
    /// Starts it on an empty database and waits until it is connected.
    pub(crate) async fn start(discord: &Discord) -> Self {
        Self::start_in(discord, Arc::new(tempfile::tempdir().expect("a folder"))).await
    }

    /// Kills it as by `kill -9` and waits until its connections have broken.
    pub(crate) async fn kill(mut self) -> Killed {
        self.end();
        self.discord.connected(0).await;
        Killed {
            discord: self.discord.clone(),
            folder: Arc::clone(&self.folder),
        }
    }

    /// Its database.
    pub(crate) fn database(&self) -> Database {
        Database::at(database_url(&self.folder))
    }

    async fn start_in(discord: &Discord, folder: Arc<TempDir>) -> Self {
        let address = [("DISCORD_API_URL", discord.url().to_owned())];
        Self::start_with(discord, folder, &address).await
    }

    /// Starts it in `folder` with further settings in its environment.
    pub(crate) async fn start_with(
        discord: &Discord,
        folder: Arc<TempDir>,
        settings: &[(&str, String)],
    ) -> Self {
        let mut log = OpenOptions::new();
        log.create(true).append(true);
        let log = log.open(folder.path().join("log")).expect("a file for the log");
        let child = Command::new(env!("CARGO_BIN_EXE_reynard"))
            .arg("serve")
            .env_clear()
            .env("DISCORD_TOKEN", discord.token())
            .envs(settings.iter().map(|(name, value)| (name, value)))
            .env("DATABASE_URL", database_url(&folder))
            .current_dir(folder.path())
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(log)
            .spawn()
            .expect("a process");
        let serving = Self {
            discord: discord.clone(),
            folder,
            child,
        };
        discord.connected(1).await;
        serving
    }

    fn end(&mut self) {
        // One that has ended by itself is as good as killed.
        let _ended = self.child.kill();
        self.child.wait().expect("the end of a process");
    }
}

impl Drop for Serving {
    fn drop(&mut self) {
        self.end();
        if std::thread::panicking() {
            // Shown with the failure that it may explain.
            let log = fs::read(self.folder.path().join("log")).unwrap_or_default();
            let _shown = io::stderr().write_all(&log);
        }
    }
}

/// A bot that was killed; its database is as it left it.
#[derive(Debug)]
pub(crate) struct Killed {
    discord: Discord,
    folder: Arc<TempDir>,
}

impl Killed {
    /// Starts it again.
    pub(crate) async fn restart(self) -> Serving {
        Serving::start_in(&self.discord, self.folder).await
    }
}

fn database_url(folder: &TempDir) -> String {
    format!("sqlite:{}", folder.path().join("reynard.db").display())
}
