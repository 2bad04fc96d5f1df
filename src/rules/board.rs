//! Boards: their points, lines and jumps, computed from their shape.

use super::{
    bitboard::Bitboard,
    geometry::DIRECTIONS,
    point::{Coord, Point},
};

pub use super::geometry::Shape;

/// The most points, lines and jumps of any board.
const MAX_POINTS: u8 = 64;
const INDICES: usize = MAX_POINTS as usize;
const MAX_LINES: usize = 100;
const MAX_JUMPS: usize = 140;
const MAX_WIDTH: usize = 9;

/// Stands in the grid where the board has no point.
const NOWHERE: u8 = u8::MAX;

/// A board: which points there are and how they are joined.
///
/// There is one for each [`Shape`], computed at compile time, so that getting it costs nothing.
///
/// ```
/// use reynard::rules::board::{Board, Shape};
///
/// let board = Board::of(Shape::Cross33Full);
/// assert_eq!(board.points().len(), 33);
/// assert_eq!(board.lines().len(), 92);
/// ```
#[derive(Debug)]
pub struct Board {
    shape: Shape,
    points: Bitboard,
    used: Bitboard,
    grid: [[u8; MAX_WIDTH]; MAX_WIDTH],
    coords: [Coord; INDICES],
    neighbours: [Bitboard; INDICES],
    lines: Table<MAX_LINES>,
    jumps: Table<MAX_JUMPS>,
    /// The jumps from point `i` are those from `jump_starts[i]` to `jump_starts[i + 1]`.
    jump_starts: [u8; INDICES + 1],
}

/// A list of pairs that the compiler can fill.
#[derive(Debug)]
struct Table<const N: usize> {
    pairs: [(Point, Point); N],
    len: u8,
}

impl<const N: usize> Table<N> {
    const EMPTY: Self = Self {
        pairs: [(Point::new(0), Point::new(0)); N],
        len: 0,
    };

    const fn push(&mut self, first: Point, second: Point) {
        self.pairs[self.len as usize] = (first, second);
        self.len += 1;
    }
}

static CROSS33_FULL: Board = Board::build(Shape::Cross33Full);
static CROSS33_ALTERNATING: Board = Board::build(Shape::Cross33Alternating);
static CROSS45: Board = Board::build(Shape::Cross45);
static NET25: Board = Board::build(Shape::Net25);
static CHESS64: Board = Board::build(Shape::Chess64);

impl Board {
    /// The board of this shape.
    #[must_use]
    pub const fn of(shape: Shape) -> &'static Self {
        match shape {
            Shape::Cross33Full => &CROSS33_FULL,
            Shape::Cross33Alternating => &CROSS33_ALTERNATING,
            Shape::Cross45 => &CROSS45,
            Shape::Net25 => &NET25,
            Shape::Chess64 => &CHESS64,
        }
    }

    /// Its shape.
    #[must_use]
    pub const fn shape(&self) -> Shape {
        self.shape
    }

    /// Files and ranks of the grid: 5, 7, 8 or 9.
    #[must_use]
    pub const fn width(&self) -> u8 {
        self.shape.width()
    }

    /// All points of the board (on the chessboard all 64 squares).
    #[must_use]
    pub const fn points(&self) -> Bitboard {
        self.points
    }

    /// The points on which a piece can ever stand (on the chessboard the 32 odd squares).
    #[must_use]
    pub const fn used(&self) -> Bitboard {
        self.used
    }

    /// The point there, if it is one of the board.
    #[must_use]
    pub const fn point(&self, at: Coord) -> Option<Point> {
        if at.file as usize >= MAX_WIDTH || at.rank as usize >= MAX_WIDTH {
            return None;
        }
        match self.grid[at.rank as usize][at.file as usize] {
            NOWHERE => None,
            index => Some(Point::new(index)),
        }
    }

    /// Where a point lies; `a1` for a point that the board does not have.
    #[must_use]
    pub const fn coord(&self, point: Point) -> Coord {
        self.coords[point.index()]
    }

    /// The points joined to this one by a line.
    #[must_use]
    #[inline]
    pub const fn neighbours(&self, point: Point) -> Bitboard {
        self.neighbours[point.index()]
    }

    /// Every line once, the lower index first.
    #[must_use]
    pub fn lines(&self) -> &[(Point, Point)] {
        &self.lines.pairs[..usize::from(self.lines.len)]
    }

    /// Every jump from a point as (middle, landing).
    #[must_use]
    #[inline]
    pub fn jumps(&self, from: Point) -> &[(Point, Point)] {
        let starts = &self.jump_starts[from.index()..];
        &self.jumps.pairs[usize::from(starts[0])..usize::from(starts[1])]
    }

    /// The point jumped over on the way from one point to another, if a jump joins them.
    #[must_use]
    #[inline]
    pub fn middle(&self, from: Point, to: Point) -> Option<Point> {
        self.jumps(from)
            .iter()
            .find(|&&(_, landing)| landing == to)
            .map(|&(middle, _)| middle)
    }

    /// The points of a rank, counted from zero, left to right.
    pub fn rank(&self, rank: u8) -> impl DoubleEndedIterator<Item = Point> {
        (0..self.width()).filter_map(move |file| self.point(Coord { file, rank }))
    }

    /// The point's mirror image, left for right. None on the chessboard: there it would be of the other
    /// colour.
    #[must_use]
    pub fn mirrored(&self, point: Point) -> Option<Point> {
        let Coord { file, rank } = self.coord(point);
        let image = self.point(Coord {
            file: self.width() - 1 - file,
            rank,
        })?;
        (self.used.has(point) == self.used.has(image)).then_some(image)
    }

    const fn build(shape: Shape) -> Self {
        let mut board = Self {
            shape,
            points: Bitboard::EMPTY,
            used: Bitboard::EMPTY,
            grid: [[NOWHERE; MAX_WIDTH]; MAX_WIDTH],
            coords: [Coord::new(0, 0); INDICES],
            neighbours: [Bitboard::EMPTY; INDICES],
            lines: Table::EMPTY,
            jumps: Table::EMPTY,
            jump_starts: [0; INDICES + 1],
        };
        board.number_points();
        let mut index = 0;
        while index < MAX_POINTS {
            if board.points.has(Point::new(index)) {
                board.join(Point::new(index));
            }
            board.jump_starts[index as usize + 1] = board.jumps.len;
            index += 1;
        }
        board
    }

    const fn number_points(&mut self) {
        let width = self.shape.width();
        let mut next = 0;
        let mut cell = 0;
        while cell < width * width {
            let at = Coord::new(cell % width, cell / width);
            let (file, rank) = (at.file as i8, at.rank as i8);
            if self.shape.exists(file, rank) {
                let point = Point::new(next);
                self.grid[at.rank as usize][at.file as usize] = next;
                self.coords[point.index()] = at;
                self.points = self.points.with(point);
                if self.shape.used(file, rank) {
                    self.used = self.used.with(point);
                }
                next += 1;
            }
            cell += 1;
        }
    }

    /// Adds the lines and jumps from a point.
    const fn join(&mut self, from: Point) {
        let mut i = 0;
        while i < DIRECTIONS.len() {
            if let Some(to) = self.along(from, DIRECTIONS[i]) {
                self.neighbours[from.index()] = self.neighbours[from.index()].with(to);
                if from.index() < to.index() {
                    self.lines.push(from, to);
                }
                if let Some(landing) = self.along(to, DIRECTIONS[i]) {
                    self.jumps.push(to, landing);
                }
            }
            i += 1;
        }
    }

    /// The neighbour in a direction, if a line leads to it.
    pub(super) const fn along(&self, from: Point, (df, dr): (i8, i8)) -> Option<Point> {
        let Coord { file, rank } = self.coord(from);
        let (file, rank) = (file as i8, rank as i8);
        if !self.shape.joined(file, rank, (df, dr)) {
            return None;
        }
        self.point(Coord::new(
            (file + df).cast_unsigned(),
            (rank + dr).cast_unsigned(),
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Points, lines and directed jumps.
    fn counts(shape: Shape) -> (u32, usize, usize) {
        let board = Board::of(shape);
        let jumps = board
            .points()
            .into_iter()
            .map(|point| board.jumps(point).len())
            .sum();
        (board.used().len(), board.lines().len(), jumps)
    }

    #[test]
    fn points_lines_and_jumps_are_as_many_as_the_rules_say() {
        assert_eq!(counts(Shape::Cross33Full), (33, 92, 120));
        assert_eq!(counts(Shape::Cross33Alternating), (33, 72, 104));
        assert_eq!(counts(Shape::Cross45), (45, 100, 140));
        assert_eq!(counts(Shape::Net25), (25, 56, 80));
        assert_eq!(counts(Shape::Chess64).0, 32);
        assert_eq!(counts(Shape::Chess64).1, 49);
    }

    fn at(board: &Board, name: &str) -> Point {
        let bytes = name.as_bytes();
        board.point(Coord::new(bytes[0] - b'a', bytes[1] - b'1')).unwrap()
    }

    fn joined(shape: Shape, from: &str, to: &str) -> bool {
        let board = Board::of(shape);
        board.neighbours(at(board, from)).has(at(board, to))
    }

    #[test]
    fn no_diagonal_cuts_across_an_inner_corner() {
        assert!(!joined(Shape::Cross33Full, "b5", "c6"));
        assert!(joined(Shape::Cross33Full, "c5", "d6"));
        assert!(!joined(Shape::Cross45, "c6", "d7"));
    }

    #[test]
    fn alternating_diagonals_meet_at_points_of_one_parity() {
        assert!(joined(Shape::Cross33Alternating, "d4", "e5"));
        assert!(!joined(Shape::Cross33Alternating, "d3", "e4"));
        assert!(!joined(Shape::Cross45, "e7", "d6"));
        assert!(joined(Shape::Cross45, "e6", "d7"));
    }

    #[test]
    fn lines_join_both_ways_and_jumps_follow_lines() {
        for shape in Shape::ALL {
            let board = Board::of(shape);
            for from in board.points() {
                assert!(
                    board
                        .neighbours(from)
                        .into_iter()
                        .all(|to| board.neighbours(to).has(from))
                );
                for &(middle, landing) in board.jumps(from) {
                    assert!(board.neighbours(middle).has(from) && board.neighbours(middle).has(landing));
                    assert_eq!(board.middle(landing, from), Some(middle));
                }
            }
        }
    }

    #[test]
    fn points_and_coordinates_agree() {
        for shape in Shape::ALL {
            let board = Board::of(shape);
            for point in board.points() {
                assert_eq!(board.point(board.coord(point)), Some(point));
            }
            assert_eq!(board.point(Coord::new(board.width(), 0)), None);
            assert_eq!(board.point(Coord::new(0, 200)), None);
        }
    }

    #[test]
    fn all_but_the_chessboard_have_a_mirror_image() {
        for shape in Shape::ALL {
            let board = Board::of(shape);
            let has = board
                .points()
                .into_iter()
                .all(|point| board.mirrored(point).is_some());
            assert_eq!(has, shape != Shape::Chess64);
        }
    }
}
