//! A score as a share of the game.

use crate::engine::Score;

/// The estimate at which a side has about 85 % of the points.
const CLEAR: f64 = 250.0;

/// The points that a side may expect from a score in its view: 0 lost, 1 won, ½ even or a draw.
///
/// An algebraic curve, whose numbers are the same on every machine.
pub(super) fn share(score: Score) -> f64 {
    match score {
        Score::WinIn(_) => 1.0,
        Score::LossIn(_) => 0.0,
        Score::Draw => 0.5,
        Score::Estimate(worth) => {
            let x = f64::from(worth) / CLEAR;
            0.5 + 0.5 * x / (1.0 + x * x).sqrt()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_better_score_is_a_larger_share_and_both_sides_share_one() {
        let scores = [
            Score::LossIn(4),
            Score::Estimate(-900),
            Score::Estimate(-40),
            Score::Draw,
            Score::Estimate(40),
            Score::Estimate(900),
            Score::WinIn(3),
        ];
        let shares = scores.map(share);
        assert!(shares.is_sorted());
        for (score, share_of_one) in scores.into_iter().zip(shares) {
            assert!((share_of_one + share(score.reversed()) - 1.0).abs() < 1e-12);
        }
        assert!((share(Score::Estimate(250)) - 0.854).abs() < 1e-3);
    }
}
