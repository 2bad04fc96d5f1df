//! How fast positions are searched.

use divan::{Bencher, counter::ItemsCount};
use reynard::{
    engine::{Analysis, Engine, Limits},
    rules::{game::Game, variant::Variant},
};

const DEPTH: u8 = 7;

fn search(engine: &mut Engine, game: &Game) -> Analysis {
    let limits = Limits {
        depth: Some(DEPTH),
        ..Limits::default()
    };
    engine.analyse(game, &limits, 0, &|| false, &mut |_| {})
}

/// Positions searched a second, from the start. How many there are for this depth stands in the throughput
/// times the time; that it is the same each time is checked.
#[divan::bench(args = Variant::ALL, sample_count = 5)]
fn nodes(bencher: Bencher<'_, '_>, variant: Variant) {
    let game = Game::new(variant);
    let mut engine = Engine::new(16);
    let nodes = search(&mut engine, &game).nodes;
    bencher
        .counter(ItemsCount::new(nodes))
        .bench_local(|| assert_eq!(search(&mut engine, &game).nodes, nodes));
}
