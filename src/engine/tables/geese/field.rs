//! The board of the game with geese as sets of its 33 cells.

use crate::{
    engine::tables::index::MOST_CELLS,
    rules::{
        board::Board,
        point::Point,
        variant::{Geese, Variant},
    },
};

/// How many points the board has. Cells are its points, with their numbers.
pub(super) const CELLS: usize = MOST_CELLS;
/// All of them.
pub(super) const ALL: u64 = (1 << CELLS) - 1;
/// With fewer geese the fox has won.
pub(super) const FLOOR: usize = 4;

/// How many cells a table of neighbours looks up at once.
const CHUNK: usize = 11;

/// A third of a set, as the number of a row in a table.
#[inline]
fn chunk(set: u64, third: usize) -> usize {
    usize::try_from(set >> (third * CHUNK) & ((1 << CHUNK) - 1)).unwrap_or(0)
}

/// Where pieces go, as tables.
#[derive(Debug)]
pub(super) struct Field {
    /// The cells to which a goose steps.
    pub(super) forward: [Vec<u8>; CELLS],
    /// Where a fox comes from and lands that jumps over a cell.
    pub(super) over: [Vec<(u8, u8)>; CELLS],
    /// The neighbours of any set of cells, a third of the board each.
    near: [Vec<u64>; 3],
}

impl Field {
    pub(super) fn new() -> Self {
        let board = variant().board();
        Self {
            forward: std::array::from_fn(|from| forward(board, point(from))),
            over: std::array::from_fn(|middle| over(board, point(middle))),
            near: std::array::from_fn(|third| near(board, third * CHUNK)),
        }
    }

    /// All cells joined by a line to one of the set.
    #[inline]
    pub(super) fn spread(&self, set: u64) -> u64 {
        self.near[0][chunk(set, 0)] | self.near[1][chunk(set, 1)] | self.near[2][chunk(set, 2)]
    }
}

/// The mirror image of a set.
pub(super) fn mirrored(board: &Board, set: u64) -> u64 {
    let (mut rest, mut image) = (set, 0);
    while rest != 0 {
        let at = point(rest.trailing_zeros() as usize);
        image |= 1 << cell(board.mirrored(at).unwrap_or(at));
        rest &= rest - 1;
    }
    image
}

/// The same for very many sets: the images of a third of the board each.
#[derive(Debug)]
pub(super) struct Mirror([Vec<u64>; 3]);

impl Mirror {
    pub(super) fn new() -> Self {
        let board = variant().board();
        let image = |third: usize| move |set: u64| mirrored(board, set << (third * CHUNK));
        Self(std::array::from_fn(|third| {
            (0..1 << CHUNK).map(image(third)).collect()
        }))
    }

    /// The mirror image of a set.
    #[inline]
    pub(super) fn of(&self, set: u64) -> u64 {
        self.0[0][chunk(set, 0)] | self.0[1][chunk(set, 1)] | self.0[2][chunk(set, 2)]
    }
}

/// The game whose rules are asked: that with the most geese.
pub(super) const fn variant() -> Variant {
    Variant::FoxGeese {
        geese: Geese::Seventeen,
        sideways: false,
    }
}

/// The point that a cell is.
pub(super) const fn point(cell: usize) -> Point {
    Point::new(cell.to_le_bytes()[0])
}

const fn cell(point: Point) -> u8 {
    point.index().to_le_bytes()[0]
}

fn forward(board: &Board, from: Point) -> Vec<u8> {
    let rank = |point: Point| board.coord(point).rank;
    let ahead = board
        .neighbours(from)
        .into_iter()
        .filter(|&to| rank(to) > rank(from));
    ahead.map(cell).collect()
}

fn over(board: &Board, middle: Point) -> Vec<(u8, u8)> {
    let mut over = Vec::new();
    for from in board.points() {
        let jumps = board.jumps(from).iter().filter(|&&(jumped, _)| jumped == middle);
        over.extend(jumps.map(|&(_, to)| (cell(from), cell(to))));
    }
    over
}

fn near(board: &Board, first: usize) -> Vec<u64> {
    let of = |set: usize| {
        let cells = (0..CHUNK).filter(|bit| set >> bit & 1 == 1);
        cells.fold(0, |all, bit| all | board.neighbours(point(first + bit)).0)
    };
    (0..1 << CHUNK).map(of).collect()
}
