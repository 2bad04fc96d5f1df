//! Boards: their points, lines and jumps, computed from their shape.

use super::{
    bitboard::Bitboard,
    point::{Coord, Point},
};

/// The shape of a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Shape {
    /// The cross of 33 points with both diagonals in every unit square.
    Cross33Full,
    /// The cross of 33 points with the diagonals between even points only.
    Cross33Alternating,
    /// The cross of 45 points with the diagonals between odd points only.
    Cross45,
    /// The net of 25 points with the diagonals between even points only.
    Net25,
    /// The chessboard; steps run diagonally over the odd squares.
    Chess64,
}

/// A board: which points there are and how they are joined. There is one for each [`Shape`], made on first use.
#[derive(Debug)]
pub struct Board(());

impl Board {
    /// The board of this shape.
    #[must_use]
    pub fn of(_shape: Shape) -> &'static Self {
        todo!()
    }

    /// Its shape.
    #[must_use]
    pub fn shape(&self) -> Shape {
        todo!()
    }

    /// Files and ranks of the grid: 5, 7, 8 or 9.
    #[must_use]
    pub fn width(&self) -> u8 {
        todo!()
    }

    /// All points of the board (on the chessboard all 64 squares).
    #[must_use]
    pub fn points(&self) -> Bitboard {
        todo!()
    }

    /// The points on which a piece can ever stand (on the chessboard the 32 odd squares).
    #[must_use]
    pub fn used(&self) -> Bitboard {
        todo!()
    }

    /// The point there, if it is one of the board.
    #[must_use]
    pub fn point(&self, _at: Coord) -> Option<Point> {
        todo!()
    }

    /// Where a point lies.
    #[must_use]
    pub fn coord(&self, _point: Point) -> Coord {
        todo!()
    }

    /// The points joined to this one by a line.
    #[must_use]
    pub fn neighbours(&self, _point: Point) -> Bitboard {
        todo!()
    }

    /// Every line once, the lower index first.
    #[must_use]
    pub fn lines(&self) -> &[(Point, Point)] {
        todo!()
    }

    /// Every jump from a point as (middle, landing).
    #[must_use]
    pub fn jumps(&self, _from: Point) -> &[(Point, Point)] {
        todo!()
    }
}
