//! How fast positions are made and their moves found.

use std::{
    io::{Write, stdout},
    time::Instant,
};

use divan::{Bencher, counter::ItemsCount};
use reynard::rules::{moves::MoveList, perft::perft, position::Position, variant::Variant};

/// Moves a second of the random games of Ludii, a system for any game, measured on two cores of 2026.
fn elsewhere(variant: Variant) -> f64 {
    match variant {
        Variant::FoxGeese { sideways: false, .. } => 123_000.0,
        // Not measured there: the ten captures are held against the faster of the games alike.
        Variant::FoxGeese { .. } | Variant::FoxGeeseTen => 217_000.0,
        Variant::Halatafl => 145_000.0,
        Variant::Gasetavl => 335_000.0,
        Variant::BaghChal => 148_000.0,
        Variant::FoxHounds => 484_000.0,
    }
}

/// Prints how many times faster sequences of moves are counted here: `REYNARD_RATIOS=1 cargo bench`.
pub(crate) fn ratios() -> std::io::Result<()> {
    let mut out = stdout().lock();
    for variant in Variant::ALL {
        let depth = if variant == Variant::FoxHounds { 11 } else { 6 };
        let start = Instant::now();
        let count = perft(&Position::start(variant), depth);
        let speed = count as f64 / start.elapsed().as_secs_f64();
        let times = speed / elsewhere(variant);
        writeln!(
            out,
            "{variant:24} {:6.1} million a second, {times:5.0} times",
            speed / 1e6
        )?;
    }
    Ok(())
}

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
