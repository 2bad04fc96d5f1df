//! Counting move sequences.
//!
//! The number of different sequences of so many single moves checks a move generator against others. A chain
//! is one move; a won position has no moves; draws are not looked at.

use super::{
    moves::{Move, MoveList},
    position::Position,
};

/// The number of different legal sequences of `depth` single moves. The last move is counted, not played.
///
/// ```
/// use reynard::rules::{perft::perft, position::Position, variant::Variant};
///
/// assert_eq!(perft(&Position::start(Variant::FoxHounds), 4), 344);
/// ```
#[must_use]
pub fn perft(position: &Position, depth: u8) -> u64 {
    let mut lists = vec![MoveList::new(); usize::from(depth)];
    count(position, &mut lists)
}

/// The same for each legal move, in the order of generation: the sequences of `depth` moves that begin with
/// it. Empty at depth 0.
#[must_use]
pub fn divide(position: &Position, depth: u8) -> Vec<(Move, u64)> {
    let Some(rest) = depth.checked_sub(1) else {
        return Vec::new();
    };
    let mut moves = MoveList::new();
    position.legal_moves(&mut moves);
    moves
        .iter()
        .map(|m| (*m, perft(&position.play_unchecked(m), rest)))
        .collect()
}

/// One list for each depth, so that none is made on the way.
fn count(position: &Position, lists: &mut [MoveList]) -> u64 {
    let Some((moves, deeper)) = lists.split_first_mut() else {
        return 1;
    };
    if deeper.is_empty() {
        return position.count_moves();
    }
    position.legal_moves(moves);
    moves
        .iter()
        .map(|m| count(&position.play_unchecked(m), deeper))
        .sum()
}
