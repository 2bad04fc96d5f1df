//! Who plays.

use std::{
    fmt,
    str::FromStr,
    time::{Duration, Instant},
};

use super::ugi::Program;
use crate::{
    engine::{Engine, Level},
    rules::{game::Game, moves::Move, variant::Variant},
};

/// A player as it is named on the command line.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Contender {
    Level(Level),
    /// A command with its arguments.
    Ugi(String),
}

impl FromStr for Contender {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.strip_prefix("ugi:") {
            Some(command) => Ok(Self::Ugi(command.to_owned())),
            None => text
                .parse()
                .map(Self::Level)
                .map_err(|_| "a level from 1 to 8, or ugi:COMMAND"),
        }
    }
}

impl fmt::Display for Contender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(level) => write!(f, "{}", level.number()),
            Self::Ugi(command) => f.write_str(command),
        }
    }
}

/// How long a move may take.
#[derive(Debug, Clone, Copy)]
pub(super) enum Budget {
    Nodes(u64),
    /// Milliseconds.
    Time(u64),
}

/// A player ready to play.
#[derive(Debug)]
pub(super) enum Player {
    Level(Level, Engine),
    Ugi(Program),
}

impl Player {
    pub(super) fn new(contender: &Contender, variant: Variant, hash: usize) -> anyhow::Result<Self> {
        Ok(match contender {
            Contender::Level(level) => Self::Level(*level, Engine::new(hash)),
            Contender::Ugi(command) => Self::Ugi(Program::start(command, variant)?),
        })
    }

    /// The move it plays in a game that has not ended.
    pub(super) fn choose(&mut self, game: &Game, budget: Budget, seed: u64) -> anyhow::Result<Move> {
        match self {
            Self::Ugi(program) => program.choose(game, budget),
            Self::Level(level, engine) => {
                let mut limits = level.limits();
                let start = Instant::now();
                let time = match budget {
                    Budget::Nodes(nodes) => {
                        limits.nodes = Some(limits.nodes.map_or(nodes, |own| own.min(nodes)));
                        None
                    }
                    Budget::Time(ms) => Some(Duration::from_millis(ms)),
                };
                let stop = || time.is_some_and(|time| start.elapsed() >= time);
                let found = engine.analyse(game, &limits, seed, &stop, &mut |_| {});
                level
                    .choose(game, &found, seed)
                    .ok_or_else(|| anyhow::anyhow!("no move in {}", game.position()))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_is_a_level_or_a_program() {
        assert_eq!("8".parse(), Ok(Contender::Level(Level::STRONGEST)));
        assert_eq!(
            "ugi:java -jar x.jar".parse(),
            Ok(Contender::Ugi("java -jar x.jar".to_owned()))
        );
        assert!("9".parse::<Contender>().is_err());
    }
}
