//! The games: boards, variants, positions, moves, notation, records, counting.
//!
//! Pure: no I/O, no clock, no randomness.

pub mod bitboard;
pub mod board;
pub mod game;
pub mod moves;
pub mod notation;
pub mod outcome;
pub mod perft;
pub mod point;
pub mod position;
pub mod side;
pub mod variant;
pub mod zobrist;
