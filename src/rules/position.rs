//! A position: pieces, hand, side to move, quiet moves.

use super::{
    bitboard::Bitboard,
    moves::{Move, MoveList},
    outcome::Outcome,
    side::Side,
    variant::Variant,
};

/// A valid position of a variant. Equality compares everything, the quiet count included.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position(());

impl Position {
    /// The start of a variant.
    #[must_use]
    pub fn start(_variant: Variant) -> Self {
        todo!()
    }

    /// Its variant.
    #[must_use]
    pub fn variant(&self) -> Variant {
        todo!()
    }

    /// Who is to move.
    #[must_use]
    pub fn turn(&self) -> Side {
        todo!()
    }

    /// Where a side's pieces stand.
    #[must_use]
    pub fn pieces(&self, _side: Side) -> Bitboard {
        todo!()
    }

    /// Goats still to place.
    #[must_use]
    pub fn hand(&self) -> u8 {
        todo!()
    }

    /// Single moves since the last progress.
    #[must_use]
    pub fn quiet(&self) -> u16 {
        todo!()
    }

    /// How many of the many have been captured.
    #[must_use]
    pub fn captured(&self) -> u8 {
        todo!()
    }

    /// The Zobrist key of pieces, hand and side to move (not of the quiet count).
    #[must_use]
    pub fn zobrist(&self) -> u64 {
        todo!()
    }

    /// The win that the pieces show, if any (draws need the history: see [`Game`](super::game::Game)).
    #[must_use]
    pub fn win(&self) -> Option<Outcome> {
        todo!()
    }

    /// Fills `moves` with every legal move; none if the position is won.
    pub fn legal_moves(&self, _moves: &mut MoveList) {
        todo!()
    }

    /// Whether `m` is one of them.
    #[must_use]
    pub fn is_legal(&self, _m: &Move) -> bool {
        todo!()
    }

    /// The points on which `m`, played here, captures, in order of the jumps.
    #[must_use]
    pub fn captures(&self, _m: &Move) -> Bitboard {
        todo!()
    }

    /// The position after `m`, which must be legal here.
    #[must_use]
    pub fn play_unchecked(&self, _m: &Move) -> Self {
        todo!()
    }
}
