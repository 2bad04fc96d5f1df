//! Which move is chosen: a legal one, the same each time, quickly when asked to stop.

use std::cell::Cell;

use reynard::{
    engine::{Engine, Limits, Score},
    rules::{game::Game, position::Position, variant::Variant},
};

use super::{to_depth, to_nodes};
use crate::support::games::{Chance, game, legal, random_game, random_position};

#[test]
fn the_best_move_is_legal_whatever_the_limit() {
    let mut chance = Chance::new(5);
    for variant in Variant::ALL {
        for nodes in [0, 1, 2, 40, 700] {
            let plies = chance.below(60);
            let game = random_game(variant, &mut chance, plies);
            let found = to_nodes(&game, nodes, 3);
            let moves = legal(&game);
            assert_eq!(found.best.is_some(), !moves.is_empty(), "{}", game.position());
            assert!(
                found.best.is_none_or(|best| moves.contains(&best)),
                "{}",
                game.position()
            );
            assert!(found.nodes <= nodes);
        }
    }
}

#[test]
fn the_moves_expected_can_be_played() {
    let mut chance = Chance::new(6);
    for variant in Variant::ALL {
        for _ in 0..6 {
            let mut game = Game::from_position(random_position(variant, &mut chance));
            let found = to_nodes(&game, 600, 0);
            assert_eq!(found.pv.first(), found.best.as_ref());
            for m in found.pv {
                assert_eq!(game.play(m), Ok(()), "{variant}: {}", game.position());
            }
        }
    }
}

#[test]
fn the_same_question_has_the_same_answer_whatever_was_asked_before() {
    let limits = Limits {
        nodes: Some(3000),
        ..Limits::default()
    };
    let mut used = Engine::new(1);
    for variant in Variant::ALL {
        let game = Game::new(variant);
        let ask = |engine: &mut Engine| engine.analyse(&game, &limits, 7, &|| false, &mut |_| {});
        let fresh = ask(&mut Engine::new(1));
        assert_eq!(ask(&mut used), fresh, "{variant}");
        assert_eq!(ask(&mut used), fresh, "{variant}");
    }
}

#[test]
fn the_seed_decides_among_equals() {
    // The start is its own mirror image, so the first move of the fox has an equal.
    let game = Game::new(Variant::Gasetavl);
    let choices: Vec<_> = (0..12)
        .map(|seed| {
            let limits = Limits {
                depth: Some(1),
                ..Limits::default()
            };
            Engine::new(1).analyse(&game, &limits, seed, &|| false, &mut |_| {})
        })
        .collect();
    assert!(choices.iter().all(|found| found.score == choices[0].score));
    assert!(choices.iter().any(|found| found.best != choices[0].best));
}

#[test]
fn a_search_stops_soon_after_it_is_told() {
    for variant in Variant::ALL {
        let asked = Cell::new(0_u32);
        let stop = || {
            asked.set(asked.get() + 1);
            asked.get() >= 3
        };
        let game = Game::new(variant);
        let alone = Limits {
            unaided: true,
            ..Limits::default()
        };
        let found = Engine::new(1).analyse(&game, &alone, 0, &stop, &mut |_| {});
        assert_eq!(asked.get(), 3, "{variant} goes on after it was told");
        assert!(found.nodes < 1000, "{variant} asks too rarely: {}", found.nodes);
        assert!(found.best.is_some());
    }
}

#[test]
fn a_position_with_very_many_chains_is_stopped_too() {
    let text = "1g1/ggg/1g1g1g1/ggggggF/1gFg1g1/ggg/1g1 f 0 0";
    let found = to_nodes(&game(Variant::Halatafl, text), 500, 0);
    assert!(found.best.is_some());
}

#[test]
fn every_move_gets_a_score_when_asked() {
    for variant in Variant::ALL {
        let game = Game::new(variant);
        let limits = Limits {
            depth: Some(2),
            every_move: true,
            ..Limits::default()
        };
        let found = Engine::new(1).analyse(&game, &limits, 0, &|| false, &mut |_| {});
        let mut moves: Vec<_> = found.lines.iter().map(|line| line.moves[0]).collect();
        assert_eq!(moves.len(), legal(&game).len());
        assert_eq!((Some(moves[0]), found.lines[0].score), (found.best, found.score));
        assert!(found.lines.is_sorted_by(|a, b| a.score >= b.score), "{variant}");
        moves.sort_by_key(|m| format!("{m:?}"));
        moves.dedup();
        assert_eq!(moves.len(), found.lines.len());
    }
}

#[test]
fn each_depth_is_reported_once_it_is_done() {
    let game = Game::new(Variant::BaghChal);
    let mut depths = Vec::new();
    let limits = Limits {
        depth: Some(3),
        ..Limits::default()
    };
    let found = Engine::new(1).analyse(&game, &limits, 0, &|| false, &mut |info| {
        depths.push((info.depth, info.score));
    });
    assert_eq!(
        depths.iter().map(|(depth, _)| *depth).collect::<Vec<_>>(),
        [1, 2, 3]
    );
    assert_eq!(depths[2].1, found.score);
}

#[test]
fn a_finished_game_has_a_score_but_no_move() {
    let lost = game("fox-geese".parse().unwrap(), "3/3/7/3F3/7/3/ggg g 0 0");
    let found = to_depth(&lost, 3);
    assert_eq!(
        (found.best, found.score, found.nodes),
        (None, Score::LossIn(0), 0)
    );
    // The hounds have gone past the fox themselves.
    let won = Position::from_text(Variant::FoxHounds, "8/1g1g1g1g/8/8/4F3/8/8/8 f 0 0").unwrap();
    assert_eq!(to_depth(&Game::from_position(won), 3).score, Score::WinIn(0));
}
