//! The axis of the plies.

use std::ops::Range;

use plotters::coord::ranged1d::{KeyPointHint, NoDefaultFormatting, Ranged, ValueFormatter};

use super::pixel::nearest;

/// Plies from 0 on, with a little room on both sides; whole ones have numbers.
#[derive(Debug, Clone, Copy)]
pub(super) struct Plies {
    /// The last.
    pub(super) last: usize,
    /// The room on either side, as a share of all.
    pub(super) beside: f32,
}

impl Ranged for Plies {
    type FormatOption = NoDefaultFormatting;
    type ValueType = f32;

    fn map(&self, ply: &f32, (from, to): (i32, i32)) -> i32 {
        let Range { start, end } = self.range();
        let share = (ply - start) / (end - start);
        from + nearest(share * (to - from) as f32)
    }

    fn key_points<Hint: KeyPointHint>(&self, _hint: Hint) -> Vec<f32> {
        let numbered = (0..=self.last).step_by(step(self.last));
        numbered.map(|ply| ply as f32).collect()
    }

    fn range(&self) -> Range<f32> {
        let last = (self.last as f32).max(1.0);
        -last * self.beside..last * (1.0 + self.beside)
    }
}

impl ValueFormatter<f32> for Plies {
    fn format(ply: &f32) -> String {
        format!("{ply:.0}")
    }
}

/// From one number to the next, plies: as few as can be read.
fn step(plies: usize) -> usize {
    const MOST: usize = 9;
    let steps = [1, 2, 5, 10, 20, 50, 100, 200, 500];
    let fits = steps.into_iter().find(|step| plies / step <= MOST);
    fits.unwrap_or(plies / MOST + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_never_too_many_numbers() {
        for plies in 0..6000 {
            assert!(plies / step(plies) <= 9, "{plies}");
        }
    }

    #[test]
    fn plies_lie_from_left_to_right() {
        let axis = Plies {
            last: 10,
            beside: 0.1,
        };
        let places = [-1.0, 0.0, 5.0, 10.0, 11.0].map(|ply| axis.map(&ply, (100, 1300)));
        assert_eq!(places, [100, 200, 700, 1200, 1300]);
    }
}
