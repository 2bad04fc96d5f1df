//! Sets of points.

use std::{
    fmt,
    iter::FusedIterator,
    ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not, Sub, SubAssign},
};

use super::point::Point;

/// A set of [`Point`]s of one board, as the bits of a word.
///
/// The operators are those of sets: `|` union, `&` intersection, `-` difference, `^` symmetric difference.
/// `!` is the complement among all 64 bits, so it holds numbers that the board does not have: intersect it
/// with the board's points.
///
/// ```
/// use reynard::rules::{bitboard::Bitboard, point::Point};
///
/// let two: Bitboard = [Point::new(3), Point::new(5)].into_iter().collect();
/// assert!(two.has(Point::new(5)));
/// assert_eq!(two - Point::new(5).into(), Point::new(3).into());
/// assert_eq!(two.into_iter().count(), 2);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Bitboard(pub u64);

impl Bitboard {
    /// No point.
    pub const EMPTY: Self = Self(0);

    /// The set of this point alone.
    #[must_use]
    #[inline]
    pub const fn of(point: Point) -> Self {
        Self(1 << point.index())
    }

    /// Whether the point is a member.
    #[must_use]
    #[inline]
    pub const fn has(self, point: Point) -> bool {
        self.0 >> point.index() & 1 == 1
    }

    /// The number of members.
    #[must_use]
    #[inline]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The number of members, at most 64, as a small number.
    #[must_use]
    #[inline]
    pub const fn count(self) -> u8 {
        (self.0.count_ones() & 127) as u8
    }

    /// Whether there is no member.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether every member is one of `other`.
    #[must_use]
    #[inline]
    pub const fn is_subset(self, other: Self) -> bool {
        self.0 & !other.0 == 0
    }

    /// Whether no member is one of `other`.
    #[must_use]
    #[inline]
    pub const fn is_disjoint(self, other: Self) -> bool {
        self.0 & other.0 == 0
    }

    /// The set with the point added.
    #[must_use]
    #[inline]
    pub const fn with(self, point: Point) -> Self {
        Self(self.0 | Self::of(point).0)
    }

    /// The set with the point taken out.
    #[must_use]
    #[inline]
    pub const fn without(self, point: Point) -> Self {
        Self(self.0 & !Self::of(point).0)
    }

    /// The member with the lowest index.
    #[must_use]
    #[inline]
    pub const fn first(self) -> Option<Point> {
        if self.is_empty() {
            None
        } else {
            Some(Point::new(self.trailing()))
        }
    }

    const fn trailing(self) -> u8 {
        // At most 63, since some bit is set where this is called.
        (self.0.trailing_zeros() & 63) as u8
    }
}

impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

impl From<Point> for Bitboard {
    #[inline]
    fn from(point: Point) -> Self {
        Self::of(point)
    }
}

impl FromIterator<Point> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> Self {
        points.into_iter().fold(Self::EMPTY, Self::with)
    }
}

/// The members of a [`Bitboard`], lowest index first.
#[derive(Debug, Clone)]
pub struct Points(Bitboard);

impl IntoIterator for Bitboard {
    type Item = Point;
    type IntoIter = Points;

    #[inline]
    fn into_iter(self) -> Points {
        Points(self)
    }
}

impl Iterator for Points {
    type Item = Point;

    #[inline]
    fn next(&mut self) -> Option<Point> {
        let first = self.0.first();
        self.0.0 &= self.0.0.wrapping_sub(1);
        first
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.len() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for Points {}
impl FusedIterator for Points {}

impl BitAnd for Bitboard {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Bitboard {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitXor for Bitboard {
    type Output = Self;

    #[inline]
    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

impl Sub for Bitboard {
    type Output = Self;

    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl Not for Bitboard {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl BitAndAssign for Bitboard {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl BitOrAssign for Bitboard {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl BitXorAssign for Bitboard {
    #[inline]
    fn bitxor_assign(&mut self, other: Self) {
        *self = *self ^ other;
    }
}

impl SubAssign for Bitboard {
    #[inline]
    fn sub_assign(&mut self, other: Self) {
        *self = *self - other;
    }
}
