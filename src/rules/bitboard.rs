//! Sets of points.

use super::point::Point;

/// A set of [`Point`]s of one board, as the bits of a word.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Bitboard(pub u64);

impl Bitboard {
    /// No point.
    pub const EMPTY: Self = Self(0);

    /// Whether the point is a member.
    #[must_use]
    pub const fn has(self, point: Point) -> bool {
        self.0 >> point.index() & 1 == 1
    }

    /// The number of members.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }
}
