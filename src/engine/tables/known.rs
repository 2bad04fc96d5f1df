//! What a table says of a position.

use crate::engine::Score;

/// What an exact table says of a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Known {
    /// The worth to the side to move: [`Score::WinIn`], [`Score::LossIn`] or [`Score::Draw`], proven.
    pub score: Score,
    /// Whether its number of plies is that of best play by both. If not, it only is not larger.
    pub exact: bool,
}

impl Known {
    /// Whether the side to move wins.
    #[must_use]
    pub const fn is_win(&self) -> bool {
        matches!(self.score, Score::WinIn(_))
    }

    /// Whether the side to move loses.
    #[must_use]
    pub const fn is_loss(&self) -> bool {
        matches!(self.score, Score::LossIn(_))
    }

    /// The same before the move that leads here, in the view of the side that plays it.
    #[must_use]
    pub const fn before(self) -> Self {
        Self {
            score: self.score.before_a_move().reversed(),
            ..self
        }
    }
}

/// In place of a value where there is no position.
pub(super) const NONE: u8 = 0;

/// A win or a loss within 126 plies as a byte, never [`NONE`].
pub(super) fn byte(score: Score) -> Option<u8> {
    let (plies, win) = match score {
        Score::WinIn(plies) => (plies, 1),
        Score::LossIn(plies) => (plies, 0),
        Score::Draw | Score::Estimate(_) => return None,
    };
    u8::try_from(1 + 2 * plies + win).ok()
}

/// The inverse of [`byte`].
pub(super) fn score(byte: u8) -> Option<Score> {
    let number = byte.checked_sub(1)?;
    let plies = u16::from(number / 2);
    Some(if number % 2 == 1 {
        Score::WinIn(plies)
    } else {
        Score::LossIn(plies)
    })
}

/// The best that a side has, given what each of its moves is worth to it; a side without a move has lost.
pub(super) fn best(after: impl Iterator<Item = Score>) -> Score {
    after.max().unwrap_or(Score::LossIn(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_score_fits_into_a_byte_and_comes_back() {
        for plies in 0..=126 {
            for proven in [Score::WinIn(plies), Score::LossIn(plies)] {
                assert_eq!(byte(proven).and_then(score), Some(proven));
            }
        }
        assert_eq!(byte(Score::WinIn(127)), None);
        assert_eq!((byte(Score::Draw), score(NONE)), (None, None));
    }
}
