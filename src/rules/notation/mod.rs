//! Reading and writing: moves, positions, records of games.
//!
//! Positions: `Position::from_text(variant, text) -> Result<Position, ParsePositionError>` and
//! `Position: Display`. Records: [`record::Record`].

pub mod move_text;
pub mod position_text;
pub mod record;
