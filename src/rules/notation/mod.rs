//! Reading and writing: moves, positions, records of games, diagrams.
//!
//! Text comes from strangers. Whatever it is, reading it ends quickly, never panics and says by type what is
//! wrong; what is written is canonical and is read back as the same thing.
//!
//! - Moves: [`write_move`](move_text::write_move), [`read_move`](move_text::read_move) and, while somebody is
//!   typing, [`complete`](completion::complete).
//! - Positions: [`Position::from_text`](crate::rules::position::Position::from_text) and its `Display`.
//! - Games: [`Record`](record::Record), `FromStr` and `Display`.
//! - Pictures in text: [`Diagram`](diagram::Diagram).

pub mod completion;
pub mod diagram;
mod explain;
pub mod move_text;
pub mod position_text;
pub mod record;
mod refusal;
mod typed;
