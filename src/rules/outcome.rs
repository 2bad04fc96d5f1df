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

impl Outcome {
    /// Who has won, if anybody.
    #[must_use]
    pub const fn winner(self) -> Option<Side> {
        match self {
            Self::Win { winner, .. } => Some(winner),
            Self::Draw(_) => None,
        }
    }

    /// The id of the reason: that of [`WinReason::id`] or [`DrawReason::id`].
    #[must_use]
    pub const fn reason_id(self) -> &'static str {
        match self {
            Self::Win { reason, .. } => reason.id(),
            Self::Draw(reason) => reason.id(),
        }
    }
}

impl WinReason {
    /// All reasons.
    pub const ALL: [Self; 5] = [
        Self::Captures,
        Self::PenFull,
        Self::Goal,
        Self::Past,
        Self::Immobile,
    ];

    /// A word for it that never changes, for storing and for the command line.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Captures => "captures",
            Self::PenFull => "pen-full",
            Self::Goal => "goal",
            Self::Past => "past",
            Self::Immobile => "immobile",
        }
    }
}

impl DrawReason {
    /// All reasons.
    pub const ALL: [Self; 2] = [Self::Repetition, Self::Quiet];

    /// A word for it that never changes, for storing and for the command line.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Repetition => "repetition",
            Self::Quiet => "quiet",
        }
    }
}
