//! What a position is worth at a glance.
//!
//! A sum of terms, each a small count with a meaning in the game ([`terms`]), times weights of the family
//! ([`mod@weights`]). No search: what moves do is for the search to find out.

mod paths;
mod terms;
mod weights;

pub(super) use self::paths::{distance, room};

pub(super) use self::terms::{TERMS, Term};
pub(crate) use self::weights::Weights;

use self::{
    terms::{Terms, Viewer},
    weights::{untaught, weights},
};
use super::value::{MAX_ESTIMATE, Value};
use crate::rules::{position::Position, side::Side, variant::Variant};

/// Enough to see by how much something fades.
const FINE: i32 = 30_000;

/// The glance at positions of one variant. Deterministic; a fraction of a microsecond a position.
#[derive(Debug)]
pub(super) struct Evaluator {
    viewer: Viewer,
    weights: Weights,
    quiet_limit: Option<u16>,
}

impl Evaluator {
    pub(super) fn of(variant: Variant) -> Self {
        Self::with(variant, weights(variant))
    }

    /// One that weighs otherwise.
    pub(super) fn with(variant: Variant, weights: Weights) -> Self {
        Self {
            viewer: Viewer::of(variant),
            weights,
            quiet_limit: variant.quiet_limit(),
        }
    }

    /// The worth from the view of the side to move, within [`MAX_ESTIMATE`] and never 0, which is for draws.
    pub(super) fn evaluate(&self, position: &Position) -> Value {
        let worth = self.faded(self.for_few(&self.viewer.look(position)), position.quiet());
        let worth = worth.clamp(-MAX_ESTIMATE, MAX_ESTIMATE);
        let worth = if worth == 0 { 1 } else { worth };
        match position.turn() {
            Side::Few => worth,
            Side::Many => -worth,
        }
    }

    /// The weights from which learning starts.
    pub(super) fn untaught(variant: Variant) -> Weights {
        untaught(variant)
    }

    /// What the weights are multiplied with, for the few: the terms, faded like their sum.
    pub(super) fn counts(&self, position: &Position) -> [f64; TERMS] {
        let fading = f64::from(self.faded(FINE, position.quiet())) / f64::from(FINE);
        let terms = self.viewer.look(position);
        terms.0.map(|count| f64::from(count) * fading)
    }

    fn for_few(&self, terms: &Terms) -> i32 {
        terms
            .0
            .iter()
            .zip(self.weights)
            .map(|(count, weight)| count * weight)
            .sum()
    }

    /// An advantage is worth less the nearer the draw by quiet moves, so that it is used in time: the whole
    /// up to half the limit, a third just before it.
    fn faded(&self, worth: i32, quiet: u16) -> i32 {
        let Some(limit) = self.quiet_limit else {
            return worth;
        };
        let (limit, quiet) = (i32::from(limit), i32::from(quiet));
        let late = (2 * quiet - limit).clamp(0, limit);
        worth * (3 * limit - 2 * late) / (3 * limit)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn worth(variant: Variant, text: &str) -> Value {
        let position = Position::from_text(variant, text).unwrap();
        Evaluator::of(variant).evaluate(&position)
    }

    #[test]
    fn a_goose_less_is_good_for_the_fox() {
        let variant: Variant = "fox-geese".parse().unwrap();
        let whole = worth(variant, "3/3/7/3F3/ggggggg/ggg/ggg f 0 0");
        let less = worth(variant, "3/3/7/3F3/ggggggg/ggg/gg1 f 0 0");
        assert!(less > whole, "{less} {whole}");
    }

    #[test]
    fn the_side_to_move_decides_the_sign() {
        for variant in Variant::ALL {
            let start = Position::start(variant);
            let evaluator = Evaluator::of(variant);
            let terms = evaluator.viewer.look(&start);
            let few = evaluator.for_few(&terms);
            let seen = evaluator.evaluate(&start);
            let expected = if start.turn() == Side::Few { few } else { -few };
            assert_eq!(seen, if few == 0 { 1 } else { expected }, "{variant}");
        }
    }

    #[test]
    fn an_advantage_fades_towards_the_draw_but_not_away() {
        let variant = Variant::Gasetavl;
        let at = |quiet: u16| worth(variant, &format!("3/3/3/9/4F4/9/3/3/1g1 f 0 {quiet}"));
        assert_eq!(at(0), at(50));
        assert!(at(0) > at(80) && at(80) > at(99) && at(99) > 0);
    }
}
