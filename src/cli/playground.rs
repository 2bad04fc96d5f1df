//! `reynard playground`.

use std::{
    io::{self, BufRead, Write},
    thread,
};

use anyhow::Context;
use jiff::Timestamp;
use tokio::sync::mpsc;

use super::serve::{asked_to_stop, deps};
use crate::{
    clock::Clock,
    config::Config,
    discord::Bot,
    playground::{Options, StandIn, prompt},
};

/// Always the same people and channels, so that games in a file go on.
const HOME_SINCE: Timestamp = Timestamp::constant(1_767_225_600, 0);

#[derive(Debug, clap::Args)]
pub(super) struct Playground {
    /// The port of the stand-in on 127.0.0.1; any free one if left out.
    #[arg(long, default_value_t = 0, value_name = "N")]
    port: u16,
    /// Where games are kept; in memory if left out.
    #[arg(long, default_value = "sqlite::memory:", value_name = "URL")]
    database: String,
}

impl Playground {
    pub(super) async fn run(self) -> anyhow::Result<()> {
        let clock = Clock::system();
        let options = Options {
            port: self.port,
            clock: clock.clone(),
            home_since: Some(HOME_SINCE),
            bot_name: "Reynard".to_owned(),
            ..Options::default()
        };
        let discord = StandIn::start(options)
            .await
            .context("cannot start the stand-in for Discord")?;
        let config = Config {
            token: discord.token().into(),
            database_url: self.database,
            api_url: Some(discord.url().to_owned()),
            ca_file: None,
            commands_guild: None,
        };
        let mut running = Bot::start(&config, deps(clock.clone())?).await?;
        discord.until_connected(1).await?;
        let mut out = io::stdout();
        writeln!(
            out,
            "Reynard plays on a stand-in for Discord at {}\n",
            discord.url()
        )?;
        writeln!(out, "{}\n", prompt::INSTRUCTIONS)?;
        tokio::select! {
            driven = prompt::drive(&discord, &clock, lines(), &mut out) => {
                // Started without anybody to type, it simply runs.
                if !driven? {
                    asked_to_stop().await;
                }
            }
            () = asked_to_stop() => {}
            ended = running.wait() => return ended.context("the bot stopped"),
        }
        running.stop().await;
        Ok(())
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
