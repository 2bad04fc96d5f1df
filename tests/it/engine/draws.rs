//! Draws by repetition and by quiet moves, seen before they happen.

use reynard::{
    engine::{Engine, Limits, Line, Score},
    rules::{game::Game, moves::Move, notation::move_text::write_move, variant::Variant},
};

use super::{to_depth, to_nodes};
use crate::support::games::{game, legal, play};

#[test]
fn the_last_quiet_move_ends_in_a_draw() {
    let at = |quiet: u16| {
        let position = format!("1F1/3/3/9/ggggggggg/9/3/3/1g1 f 0 {quiet}");
        to_depth(&game(Variant::Gasetavl, &position), 1).score
    };
    assert_eq!(at(99), Score::Draw);
    assert_ne!(at(98), Score::Draw);
}

#[test]
fn a_win_on_the_last_quiet_move_is_a_win() {
    let variant: Variant = "fox-geese-sideways".parse().unwrap();
    let shut_in = game(variant, "Fgg/g1g/2g1g2/7/7/3/3 g 0 99");
    let found = to_depth(&shut_in, 3);
    assert_eq!(found.score, Score::WinIn(1));
    assert_eq!(write_move(variant, &found.best.unwrap()), "e6-d6");
}

#[test]
fn what_comes_after_the_last_quiet_move_counts_for_nothing() {
    let at = |quiet: u16| {
        let position = format!("ggg/3/7/3F3/7/3/g1g g 0 {quiet}");
        to_depth(&game(Variant::FoxGeeseTen, &position), 3).score
    };
    assert_eq!(at(119), Score::Draw);
    assert_ne!(at(0), Score::Draw);
}

#[test]
fn the_third_time_is_a_draw_and_the_game_so_far_counts() {
    let mut game = game(Variant::Gasetavl, "1F1/3/3/9/9/9/ggg/3/g1g f 0 0");
    play(&mut game, "e9-e8 d1-e1 e8-e9 e1-d1 e9-e8 d1-e1 e8-e9");
    assert_eq!(game.outcome(), None);
    let lines = every_move(&game);
    for (text, score) in lines {
        assert_eq!(score == Score::Draw, text == "e1-d1", "{text}: {score:?}");
    }
}

/// Every move with its worth at a glance.
fn every_move(game: &Game) -> Vec<(String, Score)> {
    let limits = Limits {
        depth: Some(1),
        every_move: true,
        ..Limits::default()
    };
    let found = Engine::new(1).analyse(game, &limits, 0, &|| false, &mut |_| {});
    let line = |line: &Line| (write_move(game.variant(), &line.moves[0]), line.score);
    found.lines.iter().map(line).collect()
}

#[test]
fn of_several_draws_the_one_with_the_fewest_replies_is_played() {
    // Whatever the fox does, the next quiet move ends the game; near the geese it leaves them the fewest moves.
    let text = "3/3/3/4F4/ggggggggg/ggggggggg/3/3/3 f 0 99";
    let game = game(Variant::Gasetavl, text);
    let replies = |m: &Move| game.position().play_unchecked(m).count_moves();
    let all: Vec<u64> = legal(&game).iter().map(replies).collect();
    let (fewest, most) = (all.iter().min(), all.iter().max());
    assert!(fewest < most, "{all:?}");
    for seed in 0..4 {
        let found = to_nodes(&game, 20_000, seed);
        assert_eq!(found.score, Score::Draw);
        let best = found.best.expect("a move");
        assert_eq!(
            Some(&replies(&best)),
            fewest,
            "{}",
            write_move(Variant::Gasetavl, &best)
        );
    }
}
