//! A place on a board.

use std::fmt;

/// A point of a board: its number among the points that exist, counted from `a1` along the ranks.
///
/// So the same number is another place on another board: a point is meaningful only together with the
/// [`Board`](super::board::Board) it came from. Points of a higher rank have higher numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point(u8);

/// A file and a rank counted from zero: `a1` is (0, 0). Independent of any board; `Display` writes `d4`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Coord {
    /// 0 for file a.
    pub file: u8,
    /// 0 for rank 1.
    pub rank: u8,
}

impl Point {
    /// The point with this index.
    ///
    /// # Panics
    /// If the index is 64 or more; no board has so many points.
    #[must_use]
    pub const fn new(index: u8) -> Self {
        assert!(index < 64, "no board has more than 64 points");
        Self(index)
    }

    /// Its index, below 64.
    #[must_use]
    pub const fn index(self) -> usize {
        // The mask changes nothing; it tells the compiler that tables of 64 need no bounds check.
        (self.0 & 63) as usize
    }
}

impl Coord {
    /// The place with this file and rank, both counted from zero.
    #[must_use]
    pub const fn new(file: u8, rank: u8) -> Self {
        Self { file, rank }
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0)
    }
}

impl fmt::Debug for Coord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for Coord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}{}",
            char::from(b'a'.wrapping_add(self.file)),
            u16::from(self.rank) + 1
        )
    }
}
