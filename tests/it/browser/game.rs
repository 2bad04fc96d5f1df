//! Two people play.

use reynard::rules::{game::Game, notation::move_text::write_move, variant::Variant};

use super::{Page, Playground};
use crate::support::games::{Chance, random_game};

/// The shortest of many games of chance.
fn short_game() -> Vec<String> {
    let variant: Variant = "fox-hounds".parse().expect("a variant");
    let games = (0..300).map(|seed| random_game(variant, &mut Chance::new(seed), 200));
    let shortest: Game = games
        .filter(|game| game.outcome().is_some())
        .min_by_key(Game::ply)
        .expect("a game that ended");
    shortest.moves().iter().map(|m| write_move(variant, m)).collect()
}

#[tokio::test]
#[cfg_attr(not(browser), ignore = "Chromium and ChromeDriver are not installed")]
async fn two_people_play_a_whole_game_by_typing() {
    let playground = Playground::start();
    let page = Page::open(&playground, "alice").await;
    page.type_line("chal").await;
    page.take_suggestion("/challenge").await;
    page.keys("opponent:").await;
    page.take_suggestion("bob").await;
    page.keys("variant:").await;
    page.take_suggestion("Fox and Hounds").await;
    page.shoot("desktop-challenge").await;
    page.close().await;
    assert!(!short_game().is_empty());
}
