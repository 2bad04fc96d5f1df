//! Levels against people's first steps, and against each other.

use reynard::{
    engine::{Engine, Level},
    rules::{game::Game, moves::Move, side::Side, variant::Variant},
};

use crate::support::games::{Chance, legal};

/// A beginner who sees one move ahead: takes a win, then the most captures; with the many, leaves the least to be
/// captured. Beyond that it is chance.
fn beginner(game: &Game, chance: &mut Chance) -> Move {
    let moves = legal(game);
    let worth: Vec<i32> = moves.iter().map(|m| gain(game, m)).collect();
    let best = worth.iter().max().copied();
    let good: Vec<Move> = (moves.iter().zip(&worth))
        .filter(|&(_, &worth)| Some(worth) == best)
        .map(|(m, _)| *m)
        .collect();
    chance.choose(&good)
}

fn gain(game: &Game, m: &Move) -> i32 {
    let side = game.position().turn();
    let mut next = game.clone();
    next.play(*m).expect("a legal move");
    if next.outcome().and_then(|outcome| outcome.winner()) == Some(side) {
        return 1000;
    }
    let taken =
        |game: &Game, m: &Move| i32::try_from(game.position().captures(m).len()).expect("a small number");
    let lost = legal(&next).iter().map(|reply| taken(&next, reply)).max();
    taken(game, m) - lost.unwrap_or(0)
}

/// Plays a game; who wins, if anybody. Games that go on for long are nobody's.
fn winner(variant: Variant, side: Side, level: Level, seed: u64) -> Option<Side> {
    let mut chance = Chance::new(seed);
    let mut engine = Engine::new(1);
    let mut game = Game::new(variant);
    while game.outcome().is_none() && game.ply() < 200 {
        let m = if game.position().turn() == side {
            beginner(&game, &mut chance)
        } else {
            let seed = seed << 16 | game.ply() as u64;
            engine.play(&game, level, seed, &|| false).expect("a move")
        };
        game.play(m).expect("a legal move");
    }
    game.outcome().and_then(|outcome| outcome.winner())
}

/// Halves of points of the beginner in so many pairs of games.
fn halves(variant: Variant, level: Level, pairs: u64) -> u64 {
    let mut halves = 0;
    for seed in 0..pairs {
        for side in Side::ALL {
            halves += match winner(variant, side, level, seed) {
                Some(winner) if winner == side => 2,
                Some(_) => 0,
                None => 1,
            };
        }
    }
    halves
}

#[test]
fn the_weakest_level_loses_to_a_beginner_who_sees_one_move_ahead() {
    for variant in [Variant::BaghChal, Variant::Halatafl] {
        let halves = halves(variant, Level::WEAKEST, PAIRS);
        assert!(halves > 2 * PAIRS, "{variant}: {halves} of {}", 4 * PAIRS);
    }
}

#[test]
fn a_level_in_the_middle_beats_that_beginner() {
    let halves = halves(Variant::BaghChal, Level::new(4).expect("a level"), 1);
    assert!(halves <= 1, "{halves} of 4");
}

const PAIRS: u64 = 3;
