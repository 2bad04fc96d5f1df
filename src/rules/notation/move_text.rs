//! Moves as text.

use crate::rules::{game::Game, moves::Move, point::Coord, variant::Variant};

/// The canonical text of a move: `d4-d5`, `d4xd6xf6`, `c3`. Needs the variant for its board only.
#[must_use]
pub fn write_move(variant: Variant, m: &Move) -> String {
    let between = if m.is_capture() { "x" } else { "-" };
    let points: Vec<_> = m
        .points()
        .map(|point| variant.board().coord(point).to_string())
        .collect();
    points.join(between)
}

/// Why a move was not accepted, with the legal moves it may have meant (possibly none).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Refusal {
    /// Why.
    pub reason: Reason,
    /// Legal moves that the text could mean, in canonical order; for a compulsory capture, the captures.
    pub candidates: Vec<Move>,
}

/// The reasons.
#[derive(Debug, Clone, PartialEq, Eq)]
#[non_exhaustive]
pub enum Reason {
    /// The game has ended.
    GameOver,
    /// Not written like a move.
    Unreadable,
    /// A point that the board does not have.
    OffBoard {
        /// As it was typed, lower case, at most 3 characters.
        point: String,
    },
    /// Several legal moves fit.
    Ambiguous,
    /// Nothing stands there.
    NoPiece(Coord),
}

/// Reads a move as people write it (see RULES in the crate docs) and finds the one legal move it means.
///
/// # Errors
/// The [`Refusal`].
pub fn read_move(_game: &Game, _text: &str) -> Result<Move, Refusal> {
    todo!()
}

/// Completion.
#[must_use]
pub fn complete(_game: &Game, _typed: &str, _limit: usize) -> Vec<Move> {
    todo!()
}
