//! Move generation: perft nodes a second, for each variant.

use divan::{Bencher, counter::ItemsCount};
use reynard::rules::{perft::perft, position::Position, variant::Variant};

/// Deep enough to leave the start, shallow enough for many samples.
const DEPTH: u8 = 5;

#[divan::bench(args = Variant::ALL)]
fn nodes(bencher: Bencher<'_, '_>, variant: Variant) {
    let start = Position::start(variant);
    let nodes = perft(&start, DEPTH);
    bencher
        .counter(ItemsCount::new(nodes))
        .bench(|| perft(divan::black_box(&start), DEPTH));
}
