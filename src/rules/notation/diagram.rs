//! Positions as pictures of letters.

use std::fmt;

use crate::rules::{
    board::{Board, Shape},
    point::{Coord, Point},
    position::Position,
    side::{BySide, Side},
};

/// A position drawn in letters of one width, with its lines and coordinates. `Display` writes it, one line a
/// row, the last without a line end.
///
/// ```
/// use reynard::rules::{notation::diagram::Diagram, position::Position, variant::Variant};
///
/// let start = Position::start(Variant::BaghChal);
/// let drawn = "\
/// 5 F---.---.---.---F
///   | \\ | / | \\ | / |
/// 4 .---.---.---.---.
///   | / | \\ | / | \\ |
/// 3 .---.---.---.---.
///   | \\ | / | \\ | / |
/// 2 .---.---.---.---.
///   | / | \\ | / | \\ |
/// 1 F---.---.---.---F
///   a   b   c   d   e";
/// assert_eq!(Diagram::of(&start).to_string(), drawn);
/// ```
#[derive(Debug, Clone)]
pub struct Diagram<'a> {
    position: &'a Position,
    letters: BySide<char>,
    flipped: bool,
    narrow: bool,
}

impl<'a> Diagram<'a> {
    /// The position with `F` for the few and `g` for the many, rank 1 at the bottom.
    #[must_use]
    pub fn of(position: &'a Position) -> Self {
        Self {
            position,
            letters: BySide { few: 'F', many: 'g' },
            flipped: false,
            narrow: false,
        }
    }

    /// The same with other letters.
    #[must_use]
    pub fn letters(self, letters: BySide<char>) -> Self {
        Self { letters, ..self }
    }

    /// The same, turned half round if `flipped`: rank 1 at the top, file a at the right.
    #[must_use]
    pub fn flipped(self, flipped: bool) -> Self {
        Self { flipped, ..self }
    }

    /// The same, the points of a board with more than eight files closer together, so that no line has more than 27 letters
    /// and none is broken on a phone.
    #[must_use]
    pub fn narrow(self) -> Self {
        Self { narrow: true, ..self }
    }

    fn letter(&self, point: Point) -> char {
        match self.position.piece_at(point) {
            Some(side @ (Side::Few | Side::Many)) => self.letters[side],
            None if self.position.board().used().has(point) => '.',
            None => ' ',
        }
    }
}

impl fmt::Display for Diagram<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut canvas = Canvas::new(self.position.board(), self.flipped, self.narrow);
        canvas.coordinates();
        for &(from, to) in canvas.board.lines() {
            canvas.line(from, to);
        }
        for point in canvas.board.points() {
            canvas.set(canvas.cell(canvas.board.coord(point)), self.letter(point));
        }
        canvas.write(f)
    }
}

/// A grid of letters with the board laid on it.
struct Canvas {
    board: &'static Board,
    flipped: bool,
    rows: Vec<Vec<char>>,
    /// Rows and columns from one point to the next.
    spacing: (usize, usize),
}

/// Columns for the numbers of the ranks.
const MARGIN: usize = 2;

impl Canvas {
    fn new(board: &'static Board, flipped: bool, narrow: bool) -> Self {
        // The chessboard has squares and no lines to be drawn.
        let spacing = match board.shape() {
            Shape::Chess64 => (1, 2),
            Shape::Cross45 if narrow => (2, 3),
            Shape::Cross33Full | Shape::Cross33Alternating | Shape::Cross45 | Shape::Net25 => (2, 4),
        };
        let last = usize::from(board.width()) - 1;
        let (height, width) = (last * spacing.0 + 2, MARGIN + last * spacing.1 + 1);
        Self {
            board,
            flipped,
            rows: vec![vec![' '; width]; height],
            spacing,
        }
    }

    /// Row and column of a point.
    fn cell(&self, at: Coord) -> (usize, usize) {
        let last = self.board.width() - 1;
        let (right, down) = if self.flipped {
            (last - at.file, at.rank)
        } else {
            (at.file, last - at.rank)
        };
        (
            usize::from(down) * self.spacing.0,
            MARGIN + usize::from(right) * self.spacing.1,
        )
    }

    fn set(&mut self, (row, column): (usize, usize), letter: char) {
        self.rows[row][column] = letter;
    }

    fn coordinates(&mut self) {
        let bottom = self.rows.len() - 1;
        for i in 0..self.board.width() {
            let (row, column) = self.cell(Coord::new(i, i));
            self.set((row, 0), char::from(b'1' + i));
            self.set((bottom, column), char::from(b'a' + i));
        }
    }

    /// Draws a line, unless there is no room between the points.
    fn line(&mut self, from: Point, to: Point) {
        let (a, b) = (self.cell(self.board.coord(from)), self.cell(self.board.coord(to)));
        let middle = (a.0.midpoint(b.0), a.1.midpoint(b.1));
        if self.spacing.0 == 1 {
            return;
        }
        if a.0 == b.0 {
            let left = a.1.min(b.1);
            self.rows[a.0][left + 1..left + self.spacing.1].fill('-');
        } else if a.1 == b.1 {
            self.set(middle, '|');
        } else {
            let falls = (a.0 < b.0) == (a.1 < b.1);
            let crossed = self.rows[middle.0][middle.1] != ' ';
            self.set(
                middle,
                if crossed {
                    'X'
                } else if falls {
                    '\\'
                } else {
                    '/'
                },
            );
        }
    }

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, row) in self.rows.iter().enumerate() {
            let line: String = row.iter().collect();
            let end = if i + 1 == self.rows.len() { "" } else { "\n" };
            write!(f, "{}{end}", line.trim_end())?;
        }
        Ok(())
    }
}
