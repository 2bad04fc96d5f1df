//! Games looked at again.

use std::cell::Cell;

use reynard::{
    engine::{Engine, Fault, Limits, Review, Score},
    rules::{game::Game, notation::move_text::write_move, side::Side, variant::Variant},
};

use crate::support::games::{Chance, game, play, random_game};

fn review(game: &Game, nodes: u64) -> Review {
    let budget = Limits {
        nodes: Some(nodes),
        ..Limits::default()
    };
    Engine::new(1).review(game, &budget, 0, &|| false, &mut |_, _| {})
}

#[test]
fn a_win_thrown_away_is_a_blunder_and_the_better_move_is_named() {
    let variant: Variant = "fox-geese".parse().unwrap();
    let mut game = game(variant, "F1g/ggg/2g1g2/7/7/3/3 g 0 0");
    play(&mut game, "c6-d7 c7-c6");
    let review = review(&game, 2000);
    let ply = &review.plies[0];
    assert_eq!((ply.side, ply.fault), (Side::Many, Some(Fault::Blunder)));
    assert_eq!(ply.before, Score::WinIn(1));
    assert_eq!(write_move(variant, &ply.best), "e6-d7");
    assert_eq!(ply.line, [ply.best]);
    assert_eq!(review.count(Side::Many, Fault::Blunder), 1);
    assert_eq!(review.count(Side::Few, Fault::Blunder), 0);
}

#[test]
fn the_best_moves_of_a_won_game_are_no_faults() {
    // The hounds win from here by force.
    let mut won = game(Variant::FoxHounds, "8/3F4/4g3/1g1g4/6g1/8/8/8 g 0 1");
    play(
        &mut won,
        "g4-f5 d7-e8 e6-f7 e8-d7 f5-e6 d7-c6 e6-d7 c6-b7 d5-c6 b7-a6 c6-b7",
    );
    assert!(won.outcome().is_some());
    let review = review(&won, 20_000);
    assert!(review.plies.iter().all(|ply| ply.fault.is_none()));
    assert!(
        review.curve().iter().all(|&advantage| advantage == -1.0),
        "{:?}",
        review.curve()
    );
    assert_eq!(review.last, Score::LossIn(0));
}

#[test]
fn a_review_has_a_number_for_every_ply_within_bounds_whatever_the_game() {
    let mut chance = Chance::new(4);
    for variant in Variant::ALL {
        let game = random_game(variant, &mut chance, 40);
        let review = review(&game, 60);
        let curve = review.curve();
        assert_eq!((review.plies.len(), review.searched), (game.ply(), game.ply()));
        assert_eq!(curve.len(), game.ply() + 1);
        assert!(curve.iter().all(|advantage| (-1.0..=1.0).contains(advantage)));
        for (ply, m) in review.plies.iter().zip(game.moves()) {
            assert_eq!(ply.played, *m);
            assert!((0.0..=1.0).contains(&ply.loss));
            assert_eq!(ply.line.first(), Some(&ply.best));
            assert!(ply.fault.is_none() || ply.best != ply.played, "{variant}");
            assert!(ply.best != ply.played || ply.loss == 0.0, "{variant}");
        }
    }
}

#[test]
fn a_review_tells_how_far_it_is_and_stops_when_told() {
    let game = random_game(Variant::Halatafl, &mut Chance::new(3), 30);
    let done = Cell::new(0);
    let budget = Limits {
        nodes: Some(100),
        ..Limits::default()
    };
    let mut heard = Vec::new();
    let review = Engine::new(1).review(&game, &budget, 0, &|| done.get() >= 10, &mut |now, total| {
        done.set(now);
        heard.push((now, total));
    });
    let ply = game.ply();
    assert_eq!(heard, (0..=ply).map(|now| (now, ply)).collect::<Vec<_>>());
    assert_eq!(review.searched, 10);
    assert_eq!(review.plies.len(), ply);
    assert!(review.plies[..ply - 11].iter().all(|ply| ply.fault.is_none()));
}

#[test]
fn a_game_without_a_move_has_a_review_too() {
    let review = review(&Game::new(Variant::BaghChal), 100);
    assert!(review.plies.is_empty());
    assert_eq!(review.curve().len(), 1);
}
