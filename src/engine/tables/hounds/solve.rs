//! The pass over all positions.

use super::{MOST, RECORD, SQUARES, Squares, first_set, number, size};
use crate::{
    engine::{
        Score,
        tables::{
            index::{Cursor, place},
            known::{NONE, best, byte, score},
        },
    },
    rules::{point::Point, variant::Variant},
};

/// Where pieces go, as numbers of squares.
struct Field {
    neighbours: Vec<Vec<usize>>,
    rank: Vec<u8>,
}

impl Field {
    fn new() -> Self {
        let (board, squares) = (Variant::FoxHounds.board(), Squares::new());
        let near = |&point: &Point| {
            let near = board.neighbours(point).into_iter();
            near.map(number).collect()
        };
        Self {
            neighbours: squares.points.iter().map(near).collect(),
            rank: squares
                .points
                .iter()
                .map(|&point| board.coord(point).rank)
                .collect(),
        }
    }

    /// Whether the fox stands at its goal or lower than every hound.
    fn is_through(&self, hounds: u64, fox: usize) -> bool {
        self.rank[fox] == 0 || self.rank[hounds.trailing_zeros() as usize] > self.rank[fox]
    }
}

/// The whole table, unpacked. 2.7 MB and some tens of milliseconds.
pub(in crate::engine::tables) fn solve() -> Vec<u8> {
    let field = Field::new();
    let mut table = vec![NONE; size()];
    for hounds in 1..=MOST {
        let start = RECORD * first_set(hounds);
        let end = RECORD * first_set(hounds + 1);
        solve_sets(&field, hounds, &mut table[start..end]);
    }
    table
}

fn solve_sets(field: &Field, hounds: usize, table: &mut [u8]) {
    let mut cursor = Cursor::first(SQUARES, hounds);
    for at in (0..table.len()).step_by(RECORD) {
        let set = cursor.set();
        let empty = |square: &usize| set >> square & 1 == 0;
        for fox in (0..SQUARES).filter(empty) {
            let value = hounds_to_move(field, set, fox, table);
            table[at + SQUARES + fox] = byte(value).unwrap_or(NONE);
        }
        for fox in (0..SQUARES).filter(empty) {
            let value = fox_to_move(field, set, fox, &table[at + SQUARES..at + RECORD]);
            table[at + fox] = byte(value).unwrap_or(NONE);
        }
        cursor.advance();
    }
}

/// What the position is worth to the hounds, whose steps lead to sets that were visited.
fn hounds_to_move(field: &Field, set: u64, fox: usize, table: &[u8]) -> Score {
    if field.is_through(set, fox) {
        return Score::LossIn(0);
    }
    let ahead = |from: usize| field.neighbours[from].iter().map(move |&to| (from, to));
    let steps = (0..SQUARES).filter(|from| set >> from & 1 == 1).flat_map(ahead);
    let legal = steps.filter(|&(from, to)| to > from && to != fox && set >> to & 1 == 0);
    best(legal.map(|(from, to)| {
        let next = set & !(1 << from) | 1 << to;
        after(table[RECORD * place(SQUARES, next) + fox])
    }))
}

/// What the position is worth to the fox, given the hounds' values of this set.
fn fox_to_move(field: &Field, set: u64, fox: usize, waiting: &[u8]) -> Score {
    if field.is_through(set, fox) {
        return Score::WinIn(0);
    }
    let steps = field.neighbours[fox].iter().filter(|&&to| set >> to & 1 == 0);
    best(steps.map(|&to| after(waiting[to])))
}

/// What a move is worth to whoever plays it, by the value of the position after it. There always is one.
fn after(byte: u8) -> Score {
    score(byte).unwrap_or(Score::LossIn(0)).before_a_move().reversed()
}
