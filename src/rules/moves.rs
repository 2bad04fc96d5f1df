//! Moves and lists of them.

use std::{fmt, ops::Deref};

use super::{board::Board, point::Point};

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
///
/// Two chains are equal if they go the same way; the same end is not enough.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Path {
    /// Zero beyond the length, so that equal paths are equal bytes.
    points: [Point; MAX_PATH],
    len: u8,
}

impl Path {
    /// The path of these points; `None` unless there are at least two and at most [`MAX_PATH`].
    #[must_use]
    pub fn of(points: &[Point]) -> Option<Self> {
        let (&from, landings) = points.split_first()?;
        if landings.is_empty() || points.len() > MAX_PATH {
            return None;
        }
        let mut path = Self::starting(from);
        for &landing in landings {
            path.push(landing);
        }
        Some(path)
    }

    /// The start and every landing, in order.
    #[must_use]
    #[inline]
    pub fn points(&self) -> &[Point] {
        &self.points[..usize::from(self.len)]
    }

    /// Where the piece stood.
    #[must_use]
    #[inline]
    pub const fn from(&self) -> Point {
        self.points[0]
    }

    /// Where the piece ends.
    #[must_use]
    #[inline]
    pub const fn to(&self) -> Point {
        self.points[self.len as usize - 1]
    }

    /// Each jump as (start, landing).
    pub fn jumps(&self) -> impl Iterator<Item = (Point, Point)> + '_ {
        self.points().windows(2).map(|pair| (pair[0], pair[1]))
    }

    /// A path to be grown by [`push`](Self::push), not yet one of a move.
    #[inline]
    pub(super) const fn starting(from: Point) -> Self {
        let mut points = [Point::new(0); MAX_PATH];
        points[0] = from;
        Self { points, len: 1 }
    }

    #[inline]
    pub(super) const fn push(&mut self, landing: Point) {
        self.points[self.len as usize] = landing;
        self.len += 1;
    }

    #[inline]
    pub(super) const fn pop(&mut self) {
        self.len -= 1;
        self.points[self.len as usize] = Point::new(0);
    }
}

impl fmt::Debug for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.points()).finish()
    }
}

impl Move {
    /// Where the piece stood; `None` for a placement.
    #[must_use]
    #[inline]
    pub const fn from(&self) -> Option<Point> {
        match self {
            Self::Place(_) => None,
            Self::Step { from, .. } => Some(*from),
            Self::Jump(path) => Some(path.from()),
        }
    }

    /// Where the piece ends.
    #[must_use]
    #[inline]
    pub const fn to(&self) -> Point {
        match self {
            Self::Place(point) => *point,
            Self::Step { to, .. } => *to,
            Self::Jump(path) => path.to(),
        }
    }

    /// Whether it captures.
    #[must_use]
    #[inline]
    pub const fn is_capture(&self) -> bool {
        matches!(self, Self::Jump(_))
    }

    /// The points it names, in order: where the piece stood, if it stood, and wherever it lands.
    pub fn points(&self) -> impl Iterator<Item = Point> + '_ {
        let (ends, path) = match self {
            Self::Place(point) => ([Some(*point), None], &[][..]),
            Self::Step { from, to } => ([Some(*from), Some(*to)], &[][..]),
            Self::Jump(path) => ([None, None], path.points()),
        };
        ends.into_iter().flatten().chain(path.iter().copied())
    }

    /// Its mirror image, left for right; `None` on a board that has none.
    #[must_use]
    pub fn mirrored(&self, board: &Board) -> Option<Self> {
        Some(match self {
            Self::Place(point) => Self::Place(board.mirrored(*point)?),
            Self::Step { from, to } => Self::Step {
                from: board.mirrored(*from)?,
                to: board.mirrored(*to)?,
            },
            Self::Jump(path) => {
                let mut image = Path::starting(board.mirrored(path.from())?);
                for (_, landing) in path.jumps() {
                    image.push(board.mirrored(landing)?);
                }
                Self::Jump(image)
            }
        })
    }
}

/// A list of moves, to be reused: clearing keeps its memory.
#[derive(Debug, Clone, Default)]
pub struct MoveList(pub Vec<Move>);

impl MoveList {
    /// An empty list. Room for a usual number of moves is made when it is first filled.
    #[must_use]
    pub const fn new() -> Self {
        Self(Vec::new())
    }

    /// Takes all moves out.
    #[inline]
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Adds a move.
    #[inline]
    pub fn push(&mut self, m: Move) {
        self.0.push(m);
    }
}

impl Deref for MoveList {
    type Target = [Move];

    #[inline]
    fn deref(&self) -> &[Move] {
        &self.0
    }
}

impl<'a> IntoIterator for &'a MoveList {
    type Item = &'a Move;
    type IntoIter = std::slice::Iter<'a, Move>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

/// A move that may not be played. Whatever refused it is unchanged.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the move is not legal here")]
pub struct IllegalMove(pub Move);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_move_is_small() {
        assert!(size_of::<Move>() <= 24, "{}", size_of::<Move>());
    }

    #[test]
    fn a_path_has_two_points_at_least_and_as_many_as_captures_allow_at_most() {
        let points = [Point::new(1); MAX_PATH + 1];
        assert!(Path::of(&points[..1]).is_none());
        assert_eq!(Path::of(&points[..2]).unwrap().points().len(), 2);
        assert_eq!(Path::of(&points[..MAX_PATH]).unwrap().points().len(), MAX_PATH);
        assert!(Path::of(&points).is_none());
    }

    #[test]
    fn a_path_that_was_longer_equals_one_that_never_was() {
        let points = [Point::new(1), Point::new(2)];
        let mut path = Path::of(&points).unwrap();
        path.push(Point::new(3));
        path.pop();
        assert_eq!(Some(path), Path::of(&points));
    }
}
