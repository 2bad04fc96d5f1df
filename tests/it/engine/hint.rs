//! What moves do, as hints tell it.

use reynard::{
    engine::{Engine, Hint, Idea, Limits, Score},
    rules::{
        board::Board,
        game::Game,
        notation::move_text::{read_move, write_move},
        outcome::WinReason,
        point::{Coord, Point},
        variant::Variant,
    },
};
use rstest::rstest;

use crate::support::games::{Chance, game, legal, random_game};

fn hint(game: &Game, nodes: u64) -> Option<Hint> {
    let limits = Limits {
        nodes: Some(nodes),
        ..Limits::default()
    };
    Engine::new(1).hint(game, &limits, 1, &|| false, &mut |_| {})
}

fn at(variant: Variant, name: &str) -> Point {
    let bytes = name.as_bytes();
    let board = Board::of(variant.shape());
    board
        .point(Coord::new(bytes[0] - b'a', bytes[1] - b'1'))
        .expect("a point")
}

fn ideas(variant: &str, position: &str, m: &str) -> Vec<Idea> {
    let game = game(variant.parse().expect("a variant"), position);
    Idea::of(&game, &read_move(&game, m).expect("a legal move"))
}

#[rstest]
#[case::last_goose("fox-geese", "3/3/7/3F3/3g3/3/ggg f 0 0", "d4xd2", &[Idea::Ends(WinReason::Captures), Idea::Captures(1)])]
#[case::goal("fox-hounds", "8/8/8/8/g1g5/8/2F5/1g5g f 0 0", "c2-d1", &[Idea::Ends(WinReason::Goal)])]
#[case::shut_in("fox-geese", "F1g/ggg/2g1g2/7/7/3/3 g 0 0", "e6-d7", &[Idea::Ends(WinReason::Immobile)])]
#[case::pen_full("halatafl", "ggg/ggg/F1gg3/4g1F/7/3/ggg g 0 0", "e4-e5", &[Idea::Ends(WinReason::PenFull)])]
#[case::no_choice("fox-geese", "F2/ggg/2ggg2/7/7/3/ggg f 0 0", "c7-d7", &[Idea::OnlyMove])]
#[case::two_at_once(
    "fox-geese", "3/3/3F3/3g3/g5g/1g1/g1g f 0 0", "d5xd3xd1",
    &[Idea::Captures(2), Idea::BreaksThrough, Idea::GainsRoom(2)]
)]
#[case::one_and_more("fox-geese", "3/3/3F3/3g3/g5g/1g1/g1g f 0 0", "d5xd3", &[Idea::Captures(1), Idea::Threatens(1)])]
#[case::double_jump("fox-geese", "3/1F1/7/2g4/2g4/1gg/ggg f 0 0", "d6-d5", &[Idea::Threatens(2)])]
#[case::past_the_hounds("fox-hounds", "8/1F1g1g2/2g5/1g6/8/8/8/8 f 0 0", "b7-a6", &[Idea::BreaksThrough, Idea::Advances])]
#[case::to_the_goal("fox-hounds", "8/8/8/3F4/2g1g1g1/7g/8/8 f 0 0", "d5-c6", &[Idea::Approaches(5)])]
#[case::tiger_shut_in(
    "bagh-chal", "ggggg/g1ggg/g1F1g/FFgFg/ggggg g 1 0", "d3",
    &[Idea::Traps(1), Idea::LeavesFewMoves(3)]
)]
#[case::four_at_risk(
    "fox-geese-17-sideways", "F2/1gg/1ggg3/1ggggg1/gggg1gg/1g1/3 g 0 1", "d4-e5",
    &[Idea::Saves(3), Idea::ClosesGap(GAP), Idea::LeavesFewMoves(2)]
)]
#[case::into_the_pen("halatafl", "1F1/3/F6/3g3/gg3gg/ggg/ggg g 0 0", "d4-d5", &[Idea::EntersPen, Idea::Advances])]
#[case::way_closed(
    "fox-hounds", "8/8/8/1g1F4/4g1g1/1g6/8/8 g 0 1", "b3-c4",
    &[Idea::LeavesFewMoves(2), Idea::TakesRoom(12), Idea::KeepsLine]
)]
#[case::an_offer("bagh-chal", "F3F/5/2g2/5/F3F g 19 0", "a2", &[Idea::Offers(1)])]
#[case::out_of_reach("bagh-chal", "F3F/5/5/5/F3F g 20 0", "c5", &[Idea::StaysSafe])]
#[case::one_less_to_jump("fox-geese", "3/3/7/3F3/3g3/1g1/ggg g 0 0", "d1-e2", &[Idea::BuildsLine(1), Idea::Advances])]
#[case::line("fox-hounds", "4F3/8/8/8/8/8/8/1g1g1g1g g 0 1", "h1-g2", &[Idea::KeepsLine, Idea::Advances])]
#[case::forward("fox-hounds", "4F3/8/8/8/8/8/8/1g1g1g1g f 0 0", "e8-d7", &[Idea::Advances])]
#[case::nothing("fox-geese", "3/3/7/3F3/ggggggg/ggg/ggg f 0 0", "d4-c4", &[Idea::Waits])]
fn a_move_tells_its_ideas(
    #[case] variant: &str,
    #[case] position: &str,
    #[case] m: &str,
    #[case] expected: &[Idea],
) {
    assert_eq!(ideas(variant, position, m), expected);
}

/// e5 on the cross of 33 points.
const GAP: Point = Point::new(24);

#[test]
fn a_gap_is_named_by_its_point() {
    let variant: Variant = "fox-geese".parse().unwrap();
    assert_eq!(at(variant, "e5"), GAP);
    let told = ideas("fox-geese-17", "3/3/3F3/gg2ggg/gggg1gg/ggg/ggg g 0 1", "e2-e3");
    assert_eq!(told[0], Idea::ClosesGap(at(variant, "e3")));
}

#[test]
fn the_only_move_that_does_not_lose_is_recommended_as_that() {
    let game = game(Variant::FoxHounds, "8/8/8/1g1F4/4g1g1/1g6/8/8 g 0 1");
    for nodes in [0, 1, 500, 20_000] {
        let hint = hint(&game, nodes).unwrap();
        assert_eq!(write_move(Variant::FoxHounds, &hint.best), "b3-c4");
        assert_eq!(hint.ideas[0], Idea::OnlyDefence);
        assert_eq!(hint.line[0], hint.best);
    }
}

#[test]
fn what_is_lost_anyway_is_not_praised() {
    let game = game(Variant::FoxHounds, "8/1F1g1g2/2g5/1g6/8/8/8/8 f 0 0");
    let hint = hint(&game, 5000).unwrap();
    assert!(matches!(hint.score, Score::LossIn(_)));
    assert!(!hint.ideas.contains(&Idea::BreaksThrough) && !hint.ideas.is_empty());
}

#[test]
fn every_hint_is_legal_has_a_line_and_one_to_three_ideas() {
    let mut chance = Chance::new(21);
    for variant in Variant::ALL {
        for _ in 0..3 {
            let plies = chance.below(60);
            let game = random_game(variant, &mut chance, plies);
            let Some(hint) = hint(&game, 300) else {
                assert!(legal(&game).is_empty());
                continue;
            };
            assert!(
                legal(&game).contains(&hint.best),
                "{variant}: {}",
                game.position()
            );
            assert_eq!(hint.line.first(), Some(&hint.best));
            assert!(
                (1..=3).contains(&hint.ideas.len()),
                "{variant}: {}",
                game.position()
            );
        }
    }
}

#[test]
fn a_hint_never_throws_a_proven_win_away() {
    let mut proven = 0;
    for variant in Variant::ALL {
        for seed in 0..2 {
            let mut game = random_game(variant, &mut Chance::new(seed), 2000);
            game.truncate(game.ply() - 3);
            let Some(hint) = hint(&game, 3000) else { continue };
            if let Score::WinIn(plies) = hint.score {
                proven += 1;
                let winner = game.position().turn();
                for m in &hint.line[..usize::from(plies)] {
                    game.play(*m).expect("a legal line");
                }
                assert_eq!(
                    game.outcome().and_then(|end| end.winner()),
                    Some(winner),
                    "{variant}"
                );
            }
        }
    }
    assert!(proven > 5);
}
