//! Positions as text.

use crate::rules::{position::Position, variant::Variant};

/// Not a position.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("not a position")]
pub struct ParsePositionError;

impl Position {
    /// Reads a position text.
    ///
    /// # Errors
    /// It is none.
    pub fn from_text(_variant: Variant, _text: &str) -> Result<Self, ParsePositionError> {
        todo!()
    }
}
