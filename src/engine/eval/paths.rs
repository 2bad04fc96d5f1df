//! Where the few get without capturing.

use crate::rules::{bitboard::Bitboard, board::Board, point::Point};

/// The points that pieces on `from` can reach by any number of steps over `empty` ones, the start not
/// included.
pub(in crate::engine) fn room(board: &Board, from: Bitboard, empty: Bitboard) -> Bitboard {
    let (mut reached, mut edge) = (Bitboard::EMPTY, from);
    while !edge.is_empty() {
        edge = around(board, edge) & (empty - reached);
        reached |= edge;
    }
    reached
}

/// The fewest steps from a point to one of the goals over `empty` points, if there is a way.
pub(in crate::engine) fn distance(
    board: &Board,
    from: Point,
    goals: Bitboard,
    empty: Bitboard,
) -> Option<i32> {
    let (mut reached, mut edge) = (Bitboard::of(from), Bitboard::of(from));
    let mut steps = 0;
    while !edge.is_empty() {
        if !edge.is_disjoint(goals) {
            return Some(steps);
        }
        edge = around(board, edge) & (empty - reached);
        reached |= edge;
        steps += 1;
    }
    None
}

/// The points joined by a line to one of these.
fn around(board: &Board, points: Bitboard) -> Bitboard {
    let neighbours = points.into_iter().map(|point| board.neighbours(point));
    neighbours.fold(Bitboard::EMPTY, |all, near| all | near)
}
