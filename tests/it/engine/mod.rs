//! The engine: what it proves, what it chooses, how it is talked to.

mod choice;
mod draws;
mod hint;
mod levels;
mod proofs;
mod review;
mod selfplay;
mod strength;
mod tables;
mod ugi;

use reynard::{
    engine::{Analysis, Engine, Limits},
    rules::game::Game,
};

/// A search so many plies deep with a small table.
pub(super) fn to_depth(game: &Game, depth: u8) -> Analysis {
    let limits = Limits {
        depth: Some(depth),
        ..Limits::default()
    };
    Engine::new(1).analyse(game, &limits, 0, &|| false, &mut |_| {})
}

/// A search of so many positions.
pub(super) fn to_nodes(game: &Game, nodes: u64, seed: u64) -> Analysis {
    let limits = Limits {
        nodes: Some(nodes),
        ..Limits::default()
    };
    Engine::new(1).analyse(game, &limits, seed, &|| false, &mut |_| {})
}
