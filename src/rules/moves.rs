//! Moves and lists of them.

use super::point::Point;

/// The most points a chain can name: the start and a landing for each of at most 20 captures.
pub const MAX_PATH: usize = 21;

/// One move by one side. A chain of jumps is one move. Small, `Copy`, free of allocation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Move {
    /// A goat from the hand onto a point.
    Place(Point),
    /// A piece along a line.
    Step {
        /// Where it stood.
        from: Point,
        /// Where it goes.
        to: Point,
    },
    /// A piece over one or more enemies.
    Jump(Path),
}

/// The points a jumping piece stands on: the start, then every landing (so at least two).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Path {
    points: [Point; MAX_PATH],
    len: u8,
}

impl Path {
    /// The start and every landing, in order.
    #[must_use]
    pub fn points(&self) -> &[Point] {
        &self.points[..usize::from(self.len)]
    }
}

impl Move {
    /// Where the piece stood; `None` for a placement.
    #[must_use]
    pub fn from(&self) -> Option<Point> {
        todo!()
    }

    /// Where the piece ends.
    #[must_use]
    pub fn to(&self) -> Point {
        todo!()
    }

    /// Whether it captures.
    #[must_use]
    pub fn is_capture(&self) -> bool {
        matches!(self, Self::Jump(_))
    }
}

/// A list of moves, to be reused: clearing keeps its memory.
#[derive(Debug, Clone, Default)]
pub struct MoveList(pub Vec<Move>);
