//! Scores as numbers, inside the search.
//!
//! One `i32` holds them all: a win in `n` plies is [`WIN`]` - n`, a loss its negative, a draw 0, and estimates
//! lie within [`MAX_ESTIMATE`] and are never 0. So negation turns the view round, and comparing numbers
//! compares scores. Plies are counted from the root of the search; in the table from the position itself.

use super::Score;

/// A score from the view of the side to move.
pub(super) type Value = i32;

/// Won on the spot.
pub(super) const WIN: Value = 30_000;
/// Drawn by rule.
pub(super) const DRAW: Value = 0;
/// No estimate is larger.
pub(super) const MAX_ESTIMATE: Value = 20_000;
/// Beyond every value.
pub(super) const INFINITE: Value = 32_000;

/// Whether it is a win or a loss, not a guess.
pub(super) const fn is_decisive(value: Value) -> bool {
    value.abs() > MAX_ESTIMATE
}

/// In how many plies a decisive value decides.
pub(super) const fn plies(value: Value) -> i32 {
    WIN - value.abs()
}

/// The value of having lost after so many plies.
pub(super) fn lost(ply: usize) -> Value {
    Value::try_from(ply).map_or(-WIN, |ply| ply - WIN)
}

/// A value counted from the root, counted from the position `ply` plies below it.
pub(super) fn from_here(value: Value, ply: usize) -> Value {
    shifted(value, ply, 1)
}

/// The inverse of [`from_here`].
pub(super) fn from_root(value: Value, ply: usize) -> Value {
    shifted(value, ply, -1)
}

fn shifted(value: Value, ply: usize, by: Value) -> Value {
    let ply = Value::try_from(ply).unwrap_or(0);
    if is_decisive(value) {
        value + by * ply * value.signum()
    } else {
        value
    }
}

impl From<Value> for Score {
    fn from(value: Value) -> Self {
        let plies = u16::try_from(plies(value)).unwrap_or(u16::MAX);
        match value {
            DRAW => Self::Draw,
            _ if !is_decisive(value) => Self::Estimate(value),
            _ if value > 0 => Self::WinIn(plies),
            _ => Self::LossIn(plies),
        }
    }
}

impl From<Score> for Value {
    fn from(score: Score) -> Self {
        match score {
            Score::WinIn(plies) => WIN - Self::from(plies),
            Score::LossIn(plies) => Self::from(plies) - WIN,
            Score::Draw => DRAW,
            Score::Estimate(worth) => worth,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_keep_the_order_of_scores() {
        let values = [
            lost(0),
            lost(7),
            -MAX_ESTIMATE,
            -1,
            DRAW,
            1,
            MAX_ESTIMATE,
            -lost(9),
            WIN,
        ];
        let scores = values.map(Score::from);
        assert!(scores.is_sorted());
        assert_eq!(scores[1], Score::LossIn(7));
        assert_eq!(scores[7], Score::WinIn(9));
    }

    #[test]
    fn negation_turns_the_view_round() {
        for value in [lost(3), -250, DRAW, 250, -lost(3)] {
            assert_eq!(Score::from(-value), Score::from(value).reversed());
        }
    }

    #[test]
    fn the_table_counts_from_the_position() {
        assert_eq!(from_here(lost(10), 4), lost(6));
        assert_eq!(from_root(lost(6), 4), lost(10));
        assert_eq!(from_root(-lost(6), 4), -lost(10));
        assert_eq!(from_here(77, 4), 77);
    }
}
