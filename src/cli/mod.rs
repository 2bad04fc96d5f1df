//! The command line: one binary, a subcommand a file.
//!
//! Results go to standard output, everything else to standard error. Exit status: 0; 1 if what was asked is
//! refused or failed (one sentence says why); 2 if it was not asked properly.

mod analyse;
mod backup;
mod duel;
mod engine;
mod game;
mod opening;
mod perft;
mod playground;
mod probe;
mod render;
mod replay;
mod serve;
mod solve;
mod tune;

use std::{
    error::Error,
    io::{self, IsTerminal, Write},
    path::PathBuf,
    process::ExitCode,
};

use anyhow::{Context, anyhow};
use clap::{CommandFactory, Parser, Subcommand, error::ErrorKind};
use tracing_subscriber::EnvFilter;

use crate::rules::{notation::position_text::ParsePositionError, position::Position, variant::Variant};

/// Reynard plays the hunt games on Discord: Fox and Geese, Halatafl, Gåsetavl, Bagh-Chal, Fox and Hounds.
#[derive(Debug, Parser)]
#[command(name = "reynard", version, about)]
struct Arguments {
    /// What to log, to standard error: error, warn, info, debug, or as in `reynard=debug,serenity=info`.
    #[arg(
        long,
        env = "REYNARD_LOG",
        default_value = "warn,reynard=info,serenity=error",
        global = true,
        value_name = "FILTER",
        value_parser = filter
    )]
    log: String,
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Run the bot.
    Serve(Box<serve::Serve>),
    /// Run the bot against a local stand-in for Discord; no account needed.
    Playground(playground::Playground),
    /// Count the move sequences of a length.
    Perft(perft::Perft),
    /// List the legal moves, one a line, sorted.
    Moves(game::Moves),
    /// Play moves from the start or from the end of a record; print the position and how the game stands.
    Play(game::Play),
    /// Find the best move and what the position is worth.
    Analyse(analyse::Analyse),
    /// Say who wins with perfect play, and after which moves, where an exact table knows.
    Probe(probe::Probe),
    /// Compute an exact table, or verify one.
    Solve(solve::Solve),
    /// Serve the engine to other programs over the Universal Game Interface.
    Engine,
    /// Let two levels of the engine, or other programs, play against each other.
    #[command(hide = true)]
    Duel(duel::Duel),
    /// Let each level of the engine play against the one below.
    #[command(hide = true)]
    Ladder(duel::Ladder),
    /// Learn the weights of the engine's evaluation from games against itself.
    #[command(hide = true)]
    Tune(tune::Tune),
    /// Draw a board as a PNG file.
    Render(render::Render),
    /// Draw a game as a moving GIF file.
    Replay(replay::Replay),
    /// Write a consistent copy of the live database.
    Backup(backup::Backup),
}

/// A variant, and a position of it.
#[derive(Debug, clap::Args)]
struct Setting {
    /// fox-geese, fox-geese-15, fox-geese-17 (each also with -sideways), halatafl, gasetavl, fox-geese-ten,
    /// bagh-chal or fox-hounds.
    #[arg(value_parser = variant)]
    variant: Variant,
    /// A position, such as '3/3/7/3F3/ggggggg/ggg/ggg f 0 0'; the start if left out. Moves are played from it.
    ///
    /// Four parts in one argument. The rows from the top down, separated by /: F for each fox or tiger, g for
    /// each goose, goat or hound, a number for so many empty points; only points that the board has count (of Fox and Hounds all 64
    /// squares). Who is to move: f or g. The goats still to place (0 in other games). How many moves in a row
    /// were quiet, as games can be drawn by too many. `reynard play VARIANT MOVE...` prints the position after moves.
    #[arg(long, value_name = "P")]
    position: Option<String>,
}

impl Setting {
    fn position(&self) -> anyhow::Result<Position> {
        match &self.position {
            None => Ok(Position::start(self.variant)),
            Some(text) => {
                Position::from_text(self.variant, text).map_err(|error| self.not_a_position(&error))
            }
        }
    }

    /// Why a text is no position, and what one looks like.
    fn not_a_position(&self, error: &ParsePositionError) -> anyhow::Error {
        let why = match error.source() {
            Some(cause) => format!("{error} ({cause})"),
            None => error.to_string(),
        };
        let (variant, start) = (self.variant, Position::start(self.variant));
        anyhow!("--position: {why}; the start of {variant} is written '{start}'")
    }
}

fn variant(id: &str) -> Result<Variant, String> {
    let known = Variant::ALL.map(Variant::id).join(", ");
    id.parse().map_err(|_| format!("the games are {known}"))
}

/// Ends the program because a subcommand was not asked properly.
fn usage(subcommand: &str, kind: ErrorKind, message: &str) -> ! {
    let mut command = Arguments::command();
    command.build();
    match command.find_subcommand_mut(subcommand) {
        Some(subcommand) => subcommand.error(kind, message).exit(),
        None => command.error(kind, message).exit(),
    }
}

fn filter(text: &str) -> Result<String, String> {
    match EnvFilter::try_new(text) {
        Ok(_) => Ok(text.to_owned()),
        Err(error) => Err(error.to_string()),
    }
}

/// Runs what the command line asks for.
#[must_use]
pub fn main() -> ExitCode {
    // Settings may stand in a file; what the environment says already stays.
    let file = dotenvy::dotenv();
    let arguments = Arguments::parse();
    tracing_subscriber::fmt()
        .with_env_filter(EnvFilter::builder().parse_lossy(&arguments.log))
        .with_ansi(io::stderr().is_terminal())
        .with_writer(io::stderr)
        .init();
    match read(file).and_then(|()| run(arguments.command)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            let _nobody_reads = writeln!(io::stderr(), "reynard: {}", sentence(&error));
            ExitCode::FAILURE
        }
    }
}

/// A file `.env` may be missing, but not be misunderstood.
fn read(file: Result<PathBuf, dotenvy::Error>) -> anyhow::Result<()> {
    match file {
        Err(error) if !error.not_found() => Err(error).context("cannot read .env"),
        Ok(_) | Err(_) => Ok(()),
    }
}

fn run(command: Command) -> anyhow::Result<()> {
    match command {
        Command::Serve(serve) => in_runtime(serve.run()),
        Command::Playground(playground) => in_runtime(playground.run()),
        Command::Perft(perft) => perft.run(),
        Command::Moves(moves) => moves.run(),
        Command::Play(play) => play.run(),
        Command::Analyse(analyse) => analyse.run(),
        Command::Probe(probe) => probe.run(),
        Command::Solve(solve) => solve.run(),
        Command::Duel(duel) => duel.run(),
        Command::Ladder(ladder) => ladder.run(),
        Command::Tune(tune) => tune.run(),
        Command::Engine => engine::run(),
        Command::Render(render) => render.run(),
        Command::Replay(replay) => replay.run(),
        Command::Backup(backup) => in_runtime(backup.run()),
    }
}

fn in_runtime(work: impl Future<Output = anyhow::Result<()>>) -> anyhow::Result<()> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    let result = runtime.block_on(work);
    // A prompt that still waits for input must not keep the process.
    runtime.shutdown_background();
    result
}

/// What went wrong and its deepest cause. What lies between says the same in other words.
fn sentence(error: &anyhow::Error) -> String {
    let (what, cause) = (error.to_string(), error.root_cause().to_string());
    if what.contains(&cause) {
        what
    } else {
        format!("{what}: {cause}")
    }
}

/// Whoever read our output has had enough.
fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error
        .downcast_ref::<io::Error>()
        .is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
