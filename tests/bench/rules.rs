//! How fast positions are made and their moves found.

use divan::{Bencher, counter::ItemsCount};
use reynard::rules::{moves::MoveList, perft::perft, position::Position, variant::Variant};

/// Move sequences a second, the last move counted and not played. A wrong number fails.
#[divan::bench(args = Variant::ALL, sample_count = 5)]
fn sequences(bencher: Bencher<'_, '_>, variant: Variant) {
    let start = Position::start(variant);
    let count = perft(&start, 5);
    bencher
        .counter(ItemsCount::new(count))
        .bench(|| assert_eq!(perft(&start, 5), count));
}

/// Moves played a second, the replies to each listed, as a search does. A wrong number fails.
#[divan::bench(args = Variant::ALL, sample_count = 5)]
fn moves_played(bencher: Bencher<'_, '_>, variant: Variant) {
    let start = Position::start(variant);
    let count: u64 = (1..5).map(|depth| perft(&start, depth)).sum();
    let mut lists = vec![MoveList::new(); 5];
    bencher
        .counter(ItemsCount::new(count))
        .bench_local(|| assert_eq!(walk(&start, &mut lists), count));
}

/// Plays every sequence of moves that there are lists for, but the last: those it only lists.
fn walk(position: &Position, lists: &mut [MoveList]) -> u64 {
    let Some((moves, deeper)) = lists.split_first_mut() else {
        return 0;
    };
    position.legal_moves(moves);
    if deeper.is_empty() {
        return 0;
    }
    moves
        .iter()
        .map(|m| 1 + walk(&position.play_unchecked(m), deeper))
        .sum()
}
