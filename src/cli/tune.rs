//! `reynard tune`: learns the weights of the evaluation from games of the engine against itself. Not for
//! players, so not listed.
//!
//! It prints a table as it stands in `src/engine/eval/weights.rs`. The same call prints the same table, whatever stands
//! there: searches are limited by positions, chance by the seed, and the first round is played by the weights that
//! were set by hand, each further round by what was learned in the one before it. Variants that share a table are
//! given together.

use std::io::{Write, stdout};

use super::opening::{Openings, set_up};
use crate::{
    engine::tuning::{Lesson, named},
    rules::{side::BySide, variant::Variant},
};

#[derive(Debug, clap::Args)]
pub(super) struct Tune {
    /// The variants that share a table.
    #[arg(required = true)]
    variants: Vec<Variant>,
    /// How many games of each in each round.
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// How many rounds.
    #[arg(long, default_value_t = 1)]
    rounds: u64,
    /// How many positions are searched for each move.
    #[arg(long, default_value_t = 1500)]
    nodes: u64,
    /// Where one side wins whatever is played: let every other game begin from a position that is set up, and
    /// in two games of three let one side look less.
    #[arg(long)]
    one_sided: bool,
    /// Other games for another seed.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Far from the start, and nearly everything will do: what is bad must be learned too.
const OPENINGS: Openings = Openings {
    plies: (1, 24),
    open: false,
};
const HASH: usize = 1;

/// By how much less the weaker side looks.
const HANDICAP: u64 = 16;

impl Tune {
    /// Where one side wins whatever is played, it is the weaker in a third of the games, or they would teach nothing.
    fn nodes_of(&self, number: u64) -> BySide<u64> {
        let (all, less) = (self.nodes, self.nodes / HANDICAP);
        match number % 3 {
            _ if !self.one_sided => BySide { few: all, many: all },
            0 => BySide { few: all, many: all },
            1 => BySide { few: less, many: all },
            _ => BySide { few: all, many: less },
        }
    }

    pub(super) fn run(&self) -> anyhow::Result<()> {
        let mut out = stdout().lock();
        let mut lesson = Lesson::first(self.variants[0]);
        for round in 0..self.rounds {
            for &variant in &self.variants {
                let Won { few, many } = self.play(&mut lesson, variant, self.seed + round);
                let drawn = self.games - few - many;
                writeln!(
                    out,
                    "// {variant}: {few} won by the few, {drawn} drawn, {many} won by the many"
                )?;
            }
            let (weights, error) = lesson.learned();
            writeln!(out, "// {} positions, mean error {error:.4}", lesson.len())?;
            lesson = Lesson::by(weights);
        }
        for (term, weight) in named(lesson.weights()) {
            writeln!(out, "    (Term::{term}, {weight}),")?;
        }
        Ok(())
    }

    /// Plays the games of a variant in a round.
    fn play(&self, lesson: &mut Lesson, variant: Variant, seed: u64) -> Won {
        // Openings depend on what judges them, so that does not change either.
        let mut judge = Lesson::first(variant).engine(HASH);
        let mut engine = lesson.engine(HASH);
        let mut won = Won { few: 0, many: 0 };
        for number in 0..self.games {
            let seed = seed << 32 | number;
            let played = number % 2 == 0 || !self.one_sided;
            let opening = OPENINGS.get(&mut judge, variant, seed).filter(|_| played);
            let game = opening.unwrap_or_else(|| set_up(variant, seed));
            if let Some(winner) = lesson.play(&mut engine, game, self.nodes_of(number), seed) {
                won[winner] += 1;
            }
        }
        won
    }
}

/// How many games each side has won.
type Won = BySide<u64>;
