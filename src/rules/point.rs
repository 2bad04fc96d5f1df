//! A place on a board.

use std::fmt;

/// A point of a board: the number of its grid cell, counted from `a1` along the ranks.
///
/// The grid is as wide as the board (5, 7, 8 or 9), so a point is meaningful only together with the
/// [`Board`](super::board::Board) it came from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point(u8);

/// A file and a rank counted from zero: `a1` is (0, 0). Independent of any board; `Display` writes `d4`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Coord {
    /// 0 for file a.
    pub file: u8,
    /// 0 for rank 1.
    pub rank: u8,
}

impl Point {
    /// The point with this index.
    #[must_use]
    pub const fn new(index: u8) -> Self {
        Self(index)
    }

    /// Its index, below 64.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Coord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file), self.rank + 1)
    }
}
