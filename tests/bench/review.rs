//! How long it takes to look at a game of a hundred plies again: `REYNARD_REVIEW=1 cargo bench`.

use std::{
    io::{Write, stdout},
    time::Instant,
};

use reynard::{
    engine::{Engine, Level, Limits},
    rules::{game::Game, variant::Variant},
};

/// How many plies a game has at most.
const PLIES: usize = 100;
/// How many positions are searched for each move, as the bot does it.
const NODES: u64 = 50_000;

/// Prints the time for each variant.
pub(crate) fn time() -> std::io::Result<()> {
    let mut out = stdout().lock();
    for variant in Variant::ALL {
        let game = game(variant);
        let budget = Limits {
            nodes: Some(NODES),
            ..Limits::default()
        };
        let start = Instant::now();
        let review = Engine::new(16).review(&game, &budget, 0, &|| false, &mut |_, _| {});
        let time = start.elapsed().as_secs_f64();
        writeln!(out, "{variant:24} {:3} plies in {time:5.2} s", review.plies.len())?;
    }
    Ok(())
}

/// A game between players of middling strength.
fn game(variant: Variant) -> Game {
    let (mut game, mut engine) = (Game::new(variant), Engine::new(1));
    let level = Level::new(4).unwrap_or(Level::WEAKEST);
    while game.outcome().is_none() && game.ply() < PLIES {
        let best = engine.play(&game, level, game.ply() as u64, &|| false);
        if best.is_none_or(|m| game.play(m).is_err()) {
            break;
        }
    }
    game
}
