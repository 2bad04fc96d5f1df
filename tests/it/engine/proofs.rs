//! Wins and losses with their number of plies, against a search that knows nothing but the rules.

use reynard::{
    engine::Score,
    rules::{game::Game, notation::move_text::write_move, side::Side, variant::Variant},
};
use rstest::rstest;

use super::to_depth;
use crate::support::games::{Chance, game, legal, random_game};

/// As deep as the plain search goes.
const PLIES: u16 = 4;

/// In how few plies, at most `plies`, a side can force its win, by trying everything.
fn forced(game: &mut Game, winner: Side, plies: u16) -> Option<u16> {
    (0..=plies).find(|&plies| forces(game, winner, plies))
}

fn forces(game: &mut Game, winner: Side, plies: u16) -> bool {
    if let Some(outcome) = game.outcome() {
        return outcome.winner() == Some(winner);
    }
    let Some(rest) = plies.checked_sub(1) else {
        return false;
    };
    let attacks = game.position().turn() == winner;
    let moves = legal(game);
    let mut wins = |m| {
        game.play(m).expect("a legal move");
        let won = forces(game, winner, rest);
        game.undo();
        won
    };
    if attacks {
        moves.into_iter().any(&mut wins)
    } else {
        moves.into_iter().all(&mut wins)
    }
}

/// What is proven within [`PLIES`] by trying everything.
fn proven(game: &Game) -> Option<Score> {
    let (us, mut game) = (game.position().turn(), game.clone());
    let win = forced(&mut game, us, PLIES).map(Score::WinIn);
    win.or_else(|| forced(&mut game, !us, PLIES).map(Score::LossIn))
}

/// The last positions of games by chance, where something may be proven.
fn endings(variant: Variant, games: u64) -> Vec<Game> {
    let random = |seed| random_game(variant, &mut Chance::new(seed), 2000);
    let back = |game: Game| {
        (1..=4).map(move |plies| {
            let mut earlier = game.clone();
            earlier.truncate(game.ply() - plies);
            earlier
        })
    };
    (0..games).map(random).flat_map(back).collect()
}

#[test]
fn what_trying_everything_proves_is_found_and_nothing_quicker() {
    for variant in Variant::ALL {
        let mut found = 0;
        for game in endings(variant, 4) {
            let score = to_depth(&game, 5).score;
            let context = || format!("{variant}: {}, {score:?}", game.position());
            match proven(&game) {
                Some(expected) => assert_eq!(score, expected, "{}", context()),
                None => assert!(!is_proven_within(score, PLIES), "{}", context()),
            }
            found += u32::from(score.is_proven());
        }
        assert!(found > 0, "{variant} has nothing proven");
    }
}

fn is_proven_within(score: Score, plies: u16) -> bool {
    matches!(score, Score::WinIn(within) | Score::LossIn(within) if within <= plies)
}

#[rstest]
#[case::last_goose("fox-geese", "3/3/7/3F3/3g3/3/ggg f 0 0", Score::WinIn(1), "d4xd2")]
#[case::shut_in("fox-geese", "F1g/ggg/2g1g2/7/7/3/3 g 0 0", Score::WinIn(1), "e6-d7")]
#[case::goal("fox-hounds", "8/8/8/8/g1g5/8/2F5/1g5g f 0 0", Score::WinIn(1), "c2-d1")]
#[case::shut_hounds("fox-hounds", "F7/8/2g5/8/8/8/8/1g1g3g g 0 0", Score::WinIn(1), "c6-b7")]
fn a_move_that_ends_it_is_found(
    #[case] variant: &str,
    #[case] position: &str,
    #[case] score: Score,
    #[case] best: &str,
) {
    let variant: Variant = variant.parse().unwrap();
    let found = to_depth(&game(variant, position), 6);
    assert_eq!(found.score, score);
    assert_eq!(write_move(variant, &found.best.unwrap()), best);
}

#[test]
fn the_moves_expected_lead_to_the_end_in_as_many_plies_as_proven() {
    for variant in Variant::ALL {
        for mut game in endings(variant, 2) {
            let found = to_depth(&game, 5);
            let Score::WinIn(plies) = found.score else {
                continue;
            };
            let winner = game.position().turn();
            for m in &found.pv {
                game.play(*m).expect("a legal line");
            }
            assert_eq!(found.pv.len(), usize::from(plies), "{variant}");
            assert_eq!(
                game.outcome().and_then(|end| end.winner()),
                Some(winner),
                "{variant}"
            );
        }
    }
}
