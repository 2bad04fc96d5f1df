//! How a game ends.

use super::side::Side;

/// The end of a game with its reason.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// One side has won.
    Win {
        /// Who.
        winner: Side,
        /// Why.
        reason: WinReason,
    },
    /// Nobody has.
    Draw(DrawReason),
}

/// Why a position is won.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum WinReason {
    /// Few: as many captures as the variant asks for, or too few of the many left.
    Captures,
    /// Many: all nine points of the pen are theirs.
    PenFull,
    /// Few: the fox stands on its goal rank.
    Goal,
    /// Few: the fox stands lower than every hound.
    Past,
    /// The loser is to move and cannot.
    Immobile,
}

/// Why a game is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum DrawReason {
    /// The same position for the third time.
    Repetition,
    /// Too many single moves without progress.
    Quiet,
}
