//! What a shape of board looks like: which points exist and which are joined.
//!
//! Everything is `const`, so that the tables of [`board`](super::board) are made by the compiler.

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

/// The eight directions as steps of file and rank.
pub(super) const DIRECTIONS: [(i8, i8); 8] = [
    (1, 0),
    (-1, 0),
    (0, 1),
    (0, -1),
    (1, 1),
    (-1, 1),
    (1, -1),
    (-1, -1),
];

/// Which points have diagonals.
enum Diagonals {
    All,
    Even,
    Odd,
}

impl Shape {
    /// All shapes.
    pub const ALL: [Self; 5] = [
        Self::Cross33Full,
        Self::Cross33Alternating,
        Self::Cross45,
        Self::Net25,
        Self::Chess64,
    ];

    /// Files and ranks of the grid: 5, 7, 8 or 9.
    #[must_use]
    pub const fn width(self) -> u8 {
        match self {
            Self::Cross33Full | Self::Cross33Alternating => 7,
            Self::Cross45 => 9,
            Self::Net25 => 5,
            Self::Chess64 => 8,
        }
    }

    /// The side of the square that is cut out of each corner.
    const fn corner(self) -> i8 {
        match self {
            Self::Cross33Full | Self::Cross33Alternating => 2,
            Self::Cross45 => 3,
            Self::Net25 | Self::Chess64 => 0,
        }
    }

    const fn diagonals(self) -> Diagonals {
        match self {
            Self::Cross33Full => Diagonals::All,
            Self::Cross33Alternating | Self::Net25 => Diagonals::Even,
            Self::Cross45 | Self::Chess64 => Diagonals::Odd,
        }
    }

    const fn has_orthogonals(self) -> bool {
        !matches!(self, Self::Chess64)
    }

    /// Whether the board has a point there.
    pub(super) const fn exists(self, file: i8, rank: i8) -> bool {
        let last = self.width() as i8 - 1;
        let (low, high) = (self.corner(), last - self.corner());
        let inside = file >= 0 && rank >= 0 && file <= last && rank <= last;
        inside && ((file >= low && file <= high) || (rank >= low && rank <= high))
    }

    /// Whether a piece can ever stand there: everywhere, but on the chessboard only on one colour.
    pub(super) const fn used(self, file: i8, rank: i8) -> bool {
        self.exists(file, rank) && (self.has_orthogonals() || self.has_diagonals(file, rank))
    }

    /// Whether diagonals meet there at all. Counted from zero or from one, file and rank add up to the same
    /// parity.
    const fn has_diagonals(self, file: i8, rank: i8) -> bool {
        let even = (file + rank) % 2 == 0;
        match self.diagonals() {
            Diagonals::All => true,
            Diagonals::Even => even,
            Diagonals::Odd => !even,
        }
    }

    /// Whether a line joins a point to its neighbour in the direction. A diagonal needs all four corners of
    /// its unit square, so that none cuts across an inner corner of a cross.
    pub(super) const fn joined(self, file: i8, rank: i8, (df, dr): (i8, i8)) -> bool {
        if !self.exists(file, rank) || !self.exists(file + df, rank + dr) {
            return false;
        }
        if df == 0 || dr == 0 {
            return self.has_orthogonals();
        }
        self.exists(file + df, rank) && self.exists(file, rank + dr) && self.has_diagonals(file, rank)
    }
}
