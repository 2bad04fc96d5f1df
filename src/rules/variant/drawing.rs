//! Drawn boards as sets of points, read at compile time.

use crate::rules::{
    bitboard::Bitboard,
    board::Board,
    point::{Coord, Point},
};

/// The points of a drawing that hold `symbol`.
///
/// The drawing has one symbol for each point of the board, the top rank first, left to right; blanks and line
/// ends do not count.
///
/// # Panics
/// If the number of symbols is not that of the points. At compile time, where the drawings are constants.
pub(super) const fn points_with(symbol: u8, drawing: &str, board: &Board) -> Bitboard {
    let drawing = drawing.as_bytes();
    let mut found = Bitboard::EMPTY;
    let mut next = 0;
    let mut i = 0;
    while i < drawing.len() {
        if !drawing[i].is_ascii_whitespace() {
            let point = in_reading_order(next, board);
            if drawing[i] == symbol {
                found = found.with(point);
            }
            next += 1;
        }
        i += 1;
    }
    assert!(
        next == board.points().len(),
        "a drawing has one symbol for each point"
    );
    found
}

/// Point number `n` from the top left.
const fn in_reading_order(n: u32, board: &Board) -> Point {
    let width = board.width();
    let mut seen = 0;
    let mut cell = 0;
    while cell < width * width {
        let at = Coord::new(cell % width, width - 1 - cell / width);
        if let Some(point) = board.point(at) {
            if seen == n {
                return point;
            }
            seen += 1;
        }
        cell += 1;
    }
    panic!("a drawing has no more symbols than there are points")
}
