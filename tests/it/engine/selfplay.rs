//! Whole games.

use reynard::rules::{game::Game, side::Side, variant::Variant};

use super::to_nodes;
use crate::support::games::{Chance, legal};

#[test]
fn a_game_of_the_engine_against_itself_ends_legally() {
    for variant in Variant::ALL {
        let mut game = Game::new(variant);
        while game.outcome().is_none() {
            let best = to_nodes(&game, 60, game.ply() as u64).best.expect("a move");
            assert_eq!(game.play(best), Ok(()), "{variant}");
            assert!(game.ply() < 3000, "{variant} never ends");
        }
        assert!(legal(&game).is_empty());
    }
}

#[test]
fn hounds_do_not_lose_to_a_fox_that_moves_by_chance() {
    let mut chance = Chance::new(8);
    for seed in 0..4 {
        let mut game = Game::new(Variant::FoxHounds);
        while game.outcome().is_none() {
            let m = match game.position().turn() {
                Side::Few => chance.choose(&legal(&game)),
                Side::Many => to_nodes(&game, 2000, seed).best.expect("a move"),
            };
            game.play(m).expect("a legal move");
        }
        assert_eq!(game.outcome().and_then(|end| end.winner()), Some(Side::Many));
    }
}
