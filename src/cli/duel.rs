//! `reynard duel`: two levels against each other, to see whether one is the stronger. Not for players, so not
//! listed.
//!
//! Each opening is played twice, the sides swapped. Searches are limited by positions, not by time: the same
//! call prints the same result on every machine.

use std::io::{Write, stdout};

use crate::{
    engine::{Engine, Level, Limits},
    rules::{game::Game, side::Side, variant::Variant},
};

#[derive(Debug, clap::Args)]
pub(super) struct Duel {
    /// The variant to play.
    variant: Variant,
    /// The level whose score is printed.
    first: Level,
    /// The level it plays against.
    second: Level,
    /// How many openings; twice as many games.
    #[arg(long, default_value_t = 10)]
    openings: u64,
    /// The most positions a search may look at.
    #[arg(long, default_value_t = 20_000)]
    nodes: u64,
}

/// So many single moves are played by the weakest level, for variety.
const OPENING: usize = 2;
/// Longer games count as drawn.
const LONGEST: usize = 600;
const HASH: usize = 16;

/// The games of the first level.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Tally {
    won: u32,
    drawn: u32,
    lost: u32,
}

impl Duel {
    pub(super) fn run(&self) -> anyhow::Result<()> {
        let mut out = stdout().lock();
        let mut total = Tally::default();
        for side in Side::ALL {
            let tally = self.games(side);
            writeln!(out, "as {}: {}", self.variant.side_word(side), tally.text())?;
            total = total.with(tally);
        }
        writeln!(out, "in all: {}", total.text())?;
        Ok(())
    }

    /// All games in which the first level has this side.
    fn games(&self, side: Side) -> Tally {
        let mut engine = Engine::new(HASH);
        let winners = (0..self.openings).map(|opening| self.winner(&mut engine, side, opening));
        winners.fold(Tally::default(), |tally, winner| {
            tally.with(Tally::of(winner, side))
        })
    }

    fn winner(&self, engine: &mut Engine, side: Side, opening: u64) -> Option<Side> {
        let mut game = Game::new(self.variant);
        while game.outcome().is_none() && game.ply() < LONGEST {
            let level = match game.ply() {
                ..OPENING => Level::WEAKEST,
                _ if game.position().turn() == side => self.first,
                _ => self.second,
            };
            let seed = opening << 32 | game.ply() as u64;
            self.play(engine, &mut game, level, seed)?;
        }
        game.outcome().and_then(|outcome| outcome.winner())
    }

    fn play(&self, engine: &mut Engine, game: &mut Game, level: Level, seed: u64) -> Option<()> {
        let limits = Limits {
            nodes: Some(self.nodes),
            ..level.limits()
        };
        let found = engine.analyse(game, &limits, seed, &|| false, &mut |_| {});
        let chosen = level.choose(&found, seed)?;
        game.play(chosen).ok()
    }
}

impl Tally {
    fn of(winner: Option<Side>, side: Side) -> Self {
        let won = winner.map(|winner| winner == side);
        Self {
            won: u32::from(won == Some(true)),
            drawn: u32::from(won.is_none()),
            lost: u32::from(won == Some(false)),
        }
    }

    const fn with(self, other: Self) -> Self {
        Self {
            won: self.won + other.won,
            drawn: self.drawn + other.drawn,
            lost: self.lost + other.lost,
        }
    }

    /// The share of points, and its standard error: `won 6, drawn 1, lost 3: 65 % ± 14`.
    fn text(self) -> String {
        let Self { won, drawn, lost } = self;
        let games = f64::from(won + drawn + lost).max(1.0);
        let share = (f64::from(won) + f64::from(drawn) / 2.0) / games;
        let square = (f64::from(won) + f64::from(drawn) / 4.0) / games;
        let error = ((square - share * share).max(0.0) / games).sqrt();
        format!(
            "won {won}, drawn {drawn}, lost {lost}: {:.0} % ± {:.0}",
            100.0 * share,
            100.0 * error
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tally_tells_points_and_their_error() {
        let tally = Tally {
            won: 6,
            drawn: 1,
            lost: 3,
        };
        assert_eq!(tally.text(), "won 6, drawn 1, lost 3: 65 % ± 14");
        assert_eq!(Tally::default().text(), "won 0, drawn 0, lost 0: 0 % ± 0");
    }

    #[test]
    fn the_same_duel_has_the_same_result_and_every_game_counts() {
        let duel = Duel {
            variant: Variant::FoxHounds,
            first: Level::new(2).unwrap(),
            second: Level::WEAKEST,
            openings: 3,
            nodes: 200,
        };
        let tally = duel.games(Side::Many);
        assert_eq!(tally.won + tally.drawn + tally.lost, 3);
        assert_eq!(tally, duel.games(Side::Many));
    }
}
