//! Weights learned from games of the engine against itself.
//!
//! A position counts as what is known of it later, for the few, from 0 for lost to 1 for won: mostly what the search
//! found that looked ahead from it, partly how its game ended. The weights are those by which a logistic curve of
//! the weighted terms comes nearest to that, all positions together (least cross-entropy), drawn a little towards
//! the weights that played. So a glance learns to say what a search would have said, and an estimate what share of
//! the points to expect. After Texel's method, <https://www.chessprogramming.org/Texel%27s_Tuning_Method>, and
//! learning from the tree, <https://www.chessprogramming.org/TreeStrap>.

mod fit;

use self::fit::fit;
use super::{
    Engine, Limits, Score,
    eval::{Evaluator, TERMS, Term, Weights},
};
use crate::rules::{
    game::Game,
    side::{BySide, Side},
    variant::Variant,
};

/// So much of an estimate multiplies the odds by e; so an estimate of 250 is six to one.
const ESTIMATE_PER_LOGIT: f64 = 141.5;
/// How much of what a position counts as is the end of its game; the rest is what the search found.
const OF_THE_END: f64 = 0.3;
/// Nothing counts as more certain than this, or the curve would have to be endlessly steep.
const CERTAIN: f64 = 0.97;
/// Longer games count as drawn.
const LONGEST: usize = 500;

/// Positions with what became of them, in games by some weights.
#[derive(Debug)]
pub(crate) struct Lesson {
    weights: Weights,
    counts: Vec<[f64; TERMS]>,
    shares: Vec<f64>,
}

impl Lesson {
    /// With the weights that play, from which those that are learned are not to go far: to begin with, those that
    /// were set by hand for a variant.
    pub(crate) fn first(variant: Variant) -> Self {
        Self::by(Evaluator::untaught(variant))
    }

    /// With other weights.
    pub(crate) const fn by(weights: Weights) -> Self {
        Self {
            weights,
            counts: Vec::new(),
            shares: Vec::new(),
        }
    }

    /// An engine that plays by its weights.
    pub(crate) fn engine(&self, table_mib: usize) -> Engine {
        Engine::new(table_mib).weighing(self.weights)
    }

    /// The weights that play.
    pub(crate) const fn weights(&self) -> Weights {
        self.weights
    }

    /// How many positions there are.
    pub(crate) fn len(&self) -> usize {
        self.counts.len()
    }

    /// Plays a game to its end and learns its positions.
    /// `nodes` are searched for each move. Who won, if anybody.
    pub(crate) fn play(
        &mut self,
        engine: &mut Engine,
        mut game: Game,
        nodes: BySide<u64>,
        seed: u64,
    ) -> Option<Side> {
        let evaluator = Evaluator::with(game.variant(), self.weights);
        let mut met = Vec::new();
        while game.outcome().is_none() && game.ply() < LONGEST {
            let limits = Limits {
                nodes: Some(nodes[game.position().turn()]),
                unaided: true,
                ..Limits::default()
            };
            let found = engine.analyse(&game, &limits, seed ^ game.ply() as u64, &|| false, &mut |_| {});
            let Some(best) = found.best else { break };
            met.push((
                evaluator.counts(game.position()),
                of_few(found.score, game.position().turn()),
            ));
            if game.play(best).is_err() {
                break;
            }
        }
        let winner = game.outcome().and_then(|outcome| outcome.winner());
        let share = match winner {
            Some(Side::Few) => 1.0,
            Some(Side::Many) => 0.0,
            None => 0.5,
        };
        for (counts, found) in met {
            let known = OF_THE_END * share + (1.0 - OF_THE_END) * found;
            self.shares.push(known.clamp(1.0 - CERTAIN, CERTAIN));
            self.counts.push(counts);
        }
        winner
    }

    /// The weights that fit best, and the mean error of the shares by them.
    pub(crate) fn learned(&self) -> (Weights, f64) {
        let before = self.weights.map(|weight| f64::from(weight) / ESTIMATE_PER_LOGIT);
        let (weights, error) = fit(&self.counts, &self.shares, &before);
        (weights.map(|weight| rounded(weight * ESTIMATE_PER_LOGIT)), error)
    }
}

/// Weights by the names of their terms, those that are not 0.
pub(crate) fn named(weights: Weights) -> impl Iterator<Item = (String, i32)> {
    let named = Term::ALL.map(|term| format!("{term:?}")).into_iter().zip(weights);
    named.filter(|&(_, weight)| weight != 0)
}

/// The points that the few may expect from a score in the view of a side.
fn of_few(score: Score, side: Side) -> f64 {
    let of_side = match score {
        Score::WinIn(_) => 1.0,
        Score::LossIn(_) => 0.0,
        Score::Draw => 0.5,
        Score::Estimate(worth) => 1.0 / (1.0 + (-f64::from(worth) / ESTIMATE_PER_LOGIT).exp()),
    };
    match side {
        Side::Few => of_side,
        Side::Many => 1.0 - of_side,
    }
}

#[expect(clippy::cast_possible_truncation, reason = "held within the bounds first")]
fn rounded(weight: f64) -> i32 {
    weight.round().clamp(-9_999.0, 9_999.0) as i32
}
