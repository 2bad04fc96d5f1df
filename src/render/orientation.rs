//! Which way round the board lies. All turning is done here.

use crate::rules::point::Coord;

/// Which rank is at the bottom.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Orientation {
    /// Rank 1, with file a on the left.
    Upright,
    /// The highest rank, with file a on the right: the board turned by half a circle.
    Flipped,
}

impl Orientation {
    /// Both.
    pub const ALL: [Self; 2] = [Self::Upright, Self::Flipped];

    /// Column and row as drawn, from the top left, of a place on a board of `width` files and ranks.
    #[must_use]
    pub const fn cell(self, at: Coord, width: u8) -> (u8, u8) {
        let last = width.saturating_sub(1);
        match self {
            Self::Upright => (at.file, last.saturating_sub(at.rank)),
            Self::Flipped => (last.saturating_sub(at.file), at.rank),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a1_is_bottom_left_or_top_right() {
        let a1 = Coord::new(0, 0);
        assert_eq!(Orientation::Upright.cell(a1, 7), (0, 6));
        assert_eq!(Orientation::Flipped.cell(a1, 7), (6, 0));
    }
}
