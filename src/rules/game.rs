//! A whole game: a start and the moves since, with the draws that need them.

use super::{
    moves::{Move, MoveList},
    outcome::Outcome,
    position::Position,
    variant::Variant,
};

/// A game from its start to now.
#[derive(Debug, Clone)]
pub struct Game(());

/// A move that may not be played; the game is unchanged.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the move is not legal here")]
pub struct IllegalMove(pub Move);

impl Game {
    /// A new game of a variant.
    #[must_use]
    pub fn new(_variant: Variant) -> Self {
        todo!()
    }

    /// A game that starts from `position`.
    #[must_use]
    pub fn from_position(_position: Position) -> Self {
        todo!()
    }

    /// The position it began with.
    #[must_use]
    pub fn start(&self) -> &Position {
        todo!()
    }

    /// The position now.
    #[must_use]
    pub fn position(&self) -> &Position {
        todo!()
    }

    /// The moves so far; the ply to come is their number.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        todo!()
    }

    /// How it ended, if it has: a win of the position, then repetition, then quiet moves.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        todo!()
    }

    /// Fills `moves` with every legal move; none once the game has ended.
    pub fn legal_moves(&self, _moves: &mut MoveList) {
        todo!()
    }

    /// Plays `m`.
    ///
    /// # Errors
    /// [`IllegalMove`] if it is not legal or the game has ended; nothing changes then.
    pub fn play(&mut self, _m: Move) -> Result<(), IllegalMove> {
        todo!()
    }
}
