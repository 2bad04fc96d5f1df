//! The points of a move that is being put together.

use std::{fmt, str::FromStr};

use super::ParseCustomIdError;
use crate::rules::{moves::MAX_PATH, point::Coord};

/// Points in the order in which they were named, at most [`MAX_PATH`]. Written one after another, two characters
/// each: `d4d6f6`.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Points(Vec<Coord>);

impl Points {
    /// These points.
    ///
    /// # Errors
    /// [`ParseCustomIdError`] if they are more than any move names, or not on any board.
    pub fn of(points: Vec<Coord>) -> Result<Self, ParseCustomIdError> {
        let known = |at: &Coord| at.file < 26 && at.rank < 9;
        if points.len() <= MAX_PATH && points.iter().all(known) {
            Ok(Self(points))
        } else {
            Err(ParseCustomIdError)
        }
    }

    /// They without the last one.
    #[must_use]
    pub fn without_last(mut self) -> Self {
        self.0.pop();
        self
    }

    /// They, in order.
    #[must_use]
    pub fn coords(&self) -> &[Coord] {
        &self.0
    }
}

impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|at| at.fmt(f))
    }
}

impl FromStr for Points {
    type Err = ParseCustomIdError;

    fn from_str(text: &str) -> Result<Self, ParseCustomIdError> {
        let coord = |pair: &[u8]| match *pair {
            [file @ b'a'..=b'z', rank @ b'1'..=b'9'] => Ok(Coord::new(file - b'a', rank - b'1')),
            _ => Err(ParseCustomIdError),
        };
        let points = text.as_bytes().chunks(2).take(MAX_PATH + 1).map(coord);
        Self::of(points.collect::<Result<_, _>>()?)
    }
}
