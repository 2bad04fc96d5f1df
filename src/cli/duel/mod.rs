//! `reynard duel`: two players against each other, to see which is the stronger and by how much. Not for players
//! of the bot, so not listed.
//!
//! A player is a level, `1` to `8`, or any program that speaks the Universal Game Interface: `ugi:COMMAND`.
//!
//! Openings are by chance, different each time, and open: in quick games from there neither side wins nearly always.
//! Where no play from the start leads to such a position, one is set up. Each is played twice, the sides swapped, so that whatever an opening is worth both get it. Levels
//! search by positions, not by time, so that the same call prints the same result on every machine; with
//! `--time` it depends on the machine.
//!
//! The error given is that of the mean over pairs of games (1.96 standard errors, 95 of 100). How many pairs were
//! won by one side of the board both times is printed too: those say nothing about the players.

mod player;
mod tally;
mod ugi;

use std::io::{Write, stdout};

use self::{
    player::{Contender, Player},
    tally::{Pair, Tally},
};
use super::opening::Openings;
use crate::{
    engine::{Engine, Level},
    rules::{game::Game, position::Position, side::Side, variant::Variant},
};

#[derive(Debug, clap::Args)]
pub(super) struct Duel {
    /// The variant to play.
    variant: Variant,
    /// The player whose score is printed: a level, or ugi:COMMAND.
    first: Contender,
    /// The player against it.
    second: Contender,
    /// How many openings; twice as many games.
    #[arg(long, default_value_t = 20)]
    openings: u64,
    /// The most positions that a search may look at.
    #[arg(long, default_value_t = 50_000, conflicts_with = "time")]
    nodes: u64,
    /// Think for so many milliseconds about each move instead.
    #[arg(long, value_name = "MS")]
    time: Option<u64>,
    /// The fewest single moves of an opening; there are up to twelve more.
    #[arg(long, default_value_t = USUAL_PLIES)]
    plies: usize,
    /// Other openings for another seed.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Play each game from the start of the variant, or from this position, instead of openings.
    #[arg(long, value_name = "P", num_args = 0..=1, default_missing_value = "start")]
    from: Option<String>,
}

/// The fewest single moves of an opening if nothing else is said.
const USUAL_PLIES: usize = 4;
/// An opening has up to so many single moves more than the fewest.
const MORE_PLIES: usize = 12;
/// Longer games count as drawn.
const LONGEST: usize = 600;
const HASH: usize = 16;

impl Duel {
    pub(super) fn run(&self) -> anyhow::Result<()> {
        let tally = self.play(&self.games()?)?;
        let mut out = stdout().lock();
        write!(out, "{}", tally.text(self.variant))?;
        Ok(())
    }

    /// What the games begin with.
    fn games(&self) -> anyhow::Result<Vec<Game>> {
        let Some(text) = &self.from else {
            return Ok(self.openings());
        };
        let game = match text.as_str() {
            "start" => Game::new(self.variant),
            text => Game::from_position(Position::from_text(self.variant, text)?),
        };
        Ok((0..self.openings).map(|_| game.clone()).collect())
    }

    /// The openings, as many as are found.
    fn openings(&self) -> Vec<Game> {
        let mut judge = Engine::new(1);
        let openings = Openings {
            plies: (self.plies, MORE_PLIES),
            open: true,
        };
        let seeds = (0..self.openings).map(|number| self.seed << 32 | number);
        seeds
            .filter_map(|seed| openings.get(&mut judge, self.variant, seed))
            .collect()
    }

    fn play(&self, openings: &[Game]) -> anyhow::Result<Tally> {
        let mut first = Player::new(&self.first, self.variant, HASH)?;
        let mut second = Player::new(&self.second, self.variant, HASH)?;
        let mut tally = Tally::default();
        for (number, opening) in (0..).zip(openings) {
            let seed = self.seed << 32 | number;
            let mut winner = |side| self.winner(opening, side, [&mut first, &mut second], seed);
            let as_few = winner(Side::Few)?;
            let as_many = winner(Side::Many)?;
            tally.add(Pair { as_few, as_many });
        }
        Ok(tally)
    }

    /// Who wins when the first player has this side.
    fn winner(
        &self,
        opening: &Game,
        side: Side,
        [first, second]: [&mut Player; 2],
        seed: u64,
    ) -> anyhow::Result<Option<Side>> {
        let mut game = opening.clone();
        while game.outcome().is_none() && game.ply() < LONGEST {
            let player = if game.position().turn() == side {
                &mut *first
            } else {
                &mut *second
            };
            let seed = seed << 16 | game.ply() as u64;
            game.play(player.choose(&game, self.budget(), seed)?)?;
        }
        Ok(game.outcome().and_then(|outcome| outcome.winner()))
    }

    fn budget(&self) -> player::Budget {
        match self.time {
            Some(ms) => player::Budget::Time(ms),
            None => player::Budget::Nodes(self.nodes),
        }
    }
}

/// `reynard ladder`: each level against the one below, with the same openings.
#[derive(Debug, clap::Args)]
pub(super) struct Ladder {
    /// The variant to play.
    variant: Variant,
    /// How many openings for each pair of levels; twice as many games.
    #[arg(long, default_value_t = 20)]
    openings: u64,
    /// The most positions that a search may look at.
    #[arg(long, default_value_t = 50_000)]
    nodes: u64,
    /// Other openings for another seed.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

impl Ladder {
    /// Prints a row of a table for each pair: the variant, the levels, the share of points of the higher one and its
    /// error, the same without the pairs of games that one side of the board won twice, and how many those are of all.
    pub(super) fn run(&self) -> anyhow::Result<()> {
        let mut openings = None;
        for level in Level::all().skip(1) {
            let below = Level::new(level.number() - 1).unwrap_or(Level::WEAKEST);
            let duel = self.duel(level, below);
            let openings = openings.get_or_insert_with(|| duel.openings());
            let row = duel.play(openings)?.row();
            let mut out = stdout().lock();
            writeln!(
                out,
                "| {} | {} : {} | {row} |",
                self.variant,
                level.number(),
                below.number()
            )?;
        }
        Ok(())
    }

    fn duel(&self, first: Level, second: Level) -> Duel {
        Duel {
            variant: self.variant,
            first: Contender::Level(first),
            second: Contender::Level(second),
            openings: self.openings,
            nodes: self.nodes,
            time: None,
            plies: USUAL_PLIES,
            seed: self.seed,
            from: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_duel_has_the_same_result_and_every_game_counts() {
        let duel = Duel {
            variant: Variant::FoxHounds,
            first: "2".parse().unwrap(),
            second: "1".parse().unwrap(),
            openings: 3,
            nodes: 200,
            time: None,
            plies: 2,
            seed: 1,
            from: None,
        };
        let tally = duel.play(&duel.openings()).unwrap();
        assert_eq!(tally.games(), 6);
        assert_eq!(tally, duel.play(&duel.openings()).unwrap());
    }
}
