//! The games: boards, variants, positions, moves, notation, records, counting.
//!
//! Pure: no I/O, no clock, no randomness.

pub mod bitboard;
pub mod board;
pub mod game;
mod geometry;
mod legality;
mod movegen;
pub mod moves;
pub mod notation;
pub mod outcome;
pub mod perft;
pub mod point;
pub mod position;
pub mod setup;
pub mod side;
pub mod variant;
mod zobrist;
