//! How a stored game ended.

use crate::rules::{
    outcome::{DrawReason, Outcome, WinReason},
    side::Side,
};

/// Who won and why.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ending {
    /// The winner; `None` for a draw.
    pub winner: Option<Side>,
    /// Why it ended.
    pub reason: EndReason,
}

/// Why a game ended: on the board, or by the will of a player.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum EndReason {
    /// The board shows a win.
    Win(WinReason),
    /// The rules call it a draw.
    Draw(DrawReason),
    /// The loser gave up.
    Resigned,
    /// The loser did not move in time.
    OutOfTime,
    /// Both agreed to a draw.
    Agreed,
    /// Its record says so, and not why.
    Recorded,
    /// Its record ends before it did: nobody has won, nor is it a draw.
    Unfinished,
}

impl From<Outcome> for Ending {
    fn from(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Win { winner, reason } => Self {
                winner: Some(winner),
                reason: EndReason::Win(reason),
            },
            Outcome::Draw(reason) => Self {
                winner: None,
                reason: EndReason::Draw(reason),
            },
        }
    }
}

impl EndReason {
    const ALL: [Self; 12] = [
        Self::Win(WinReason::Captures),
        Self::Win(WinReason::PenFull),
        Self::Win(WinReason::Goal),
        Self::Win(WinReason::Past),
        Self::Win(WinReason::Immobile),
        Self::Draw(DrawReason::Repetition),
        Self::Draw(DrawReason::Quiet),
        Self::Resigned,
        Self::OutOfTime,
        Self::Agreed,
        Self::Recorded,
        Self::Unfinished,
    ];

    /// As stored.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Win(WinReason::Captures) => "captures",
            Self::Win(WinReason::PenFull) => "pen-full",
            Self::Win(WinReason::Goal) => "goal",
            Self::Win(WinReason::Past) => "past",
            Self::Win(WinReason::Immobile) => "immobile",
            Self::Draw(DrawReason::Repetition) => "repetition",
            Self::Draw(DrawReason::Quiet) => "quiet",
            Self::Resigned => "resigned",
            Self::OutOfTime => "out-of-time",
            Self::Agreed => "agreed",
            Self::Recorded => "recorded",
            Self::Unfinished => "unfinished",
        }
    }

    fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|reason| reason.id() == id)
    }
}

impl Ending {
    pub(super) const fn result_id(self) -> &'static str {
        match self.winner {
            Some(Side::Few) => "few",
            Some(Side::Many) => "many",
            None => "draw",
        }
    }

    pub(super) fn from_ids(result: &str, reason: &str) -> Option<Self> {
        let winner = match result {
            "few" => Some(Side::Few),
            "many" => Some(Side::Many),
            "draw" => None,
            _ => return None,
        };
        EndReason::from_id(reason).map(|reason| Self { winner, reason })
    }
}
