//! What a variant's file states: its rules as data.

use crate::rules::{board::Shape, side::Side};

use super::Role;

/// The rules of a variant, as far as it differs from others.
///
/// Shared by all: the few step along any line; a jump goes over a neighbouring piece of the many to the empty
/// point behind it, along lines; the many never jump; whoever is to move and cannot has lost.
#[derive(Debug)]
pub struct Law {
    /// The board.
    pub shape: Shape,
    /// The start, drawn: one of `F`, `g` and `.` for each point of the board, as it lies, the top rank first.
    /// Blanks and line ends are for the eye.
    pub start: &'static str,
    /// How many of the many start in the hand.
    pub hand: u8,
    /// Who moves first.
    pub first: Side,
    /// What the few are.
    pub few: Role,
    /// What the many are.
    pub many: Role,
    /// Which way the many step.
    pub heading: Heading,
    /// Whether the many may also step sideways. Without meaning if they step in all directions.
    pub sideways: bool,
    /// Whether the few capture, and must.
    pub capture: Capture,
    /// What happens after a first capture.
    pub chain: Chain,
    /// How many captures win.
    pub material: Material,
    /// The points that win for the many when all are theirs, drawn like the start with `#` for a point of the
    /// pen.
    pub pen: Option<&'static str>,
    /// Whether the fox wins by reaching rank 1 or getting below all of the many.
    pub race: bool,
    /// What sets the count of quiet moves to 0.
    pub progress: Progress,
    /// How many quiet single moves in a row are a draw.
    pub quiet_limit: Option<u16>,
}

/// Which way the many step along lines.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Heading {
    /// Towards higher ranks, straight or diagonally.
    Up,
    /// Towards lower ranks, straight or diagonally.
    Down,
    /// Every way.
    Any,
}

/// Whether the few capture.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Capture {
    /// Never.
    None,
    /// If they like.
    Optional,
    /// Whenever one of them can.
    Compulsory,
}

/// What happens after a first capture if another is possible from where the piece landed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Chain {
    /// The turn ends.
    Single,
    /// The piece may go on, and may stop after any jump.
    Optional,
    /// The piece must go on until it can no more; it need not choose the longest way.
    Compulsory,
}

/// The win of the few by captures.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Material {
    /// There is none.
    None,
    /// So many captures.
    Captures(u8),
    /// Fewer than so many of the many left, those in the hand included.
    FewerThan(u8),
}

/// What sets the count of quiet moves to 0. A placement always does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Progress {
    /// A capture.
    Capture,
    /// A capture, or a step of the many that leads forward, straight or diagonally.
    CaptureOrAdvance,
}

impl Heading {
    /// Whether a step that changes the rank by `by` leads this way.
    pub(super) const fn leads(self, by: i8) -> bool {
        match self {
            Self::Up => by > 0,
            Self::Down => by < 0,
            Self::Any => true,
        }
    }
}
