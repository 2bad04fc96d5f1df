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
    let moves = shortest.moves();
    moves.iter().map(|m| write_move(variant, m)).collect()
}

/// Plays a move with its first square typed and the rest completed.
async fn play(page: &Page, m: &str) {
    page.type_line("move ").await;
    page.keys(&m[..2]).await;
    page.take_suggestion(m).await;
    page.enter().await;
}

/// alice challenges bob to Fox and Hounds, with the fox; bob accepts and stays.
async fn begin(page: &Page) {
    page.type_line("chal").await;
    page.take_suggestion("/challenge").await;
    for (option, choice) in [
        ("opponent", "bob"),
        ("variant", "Fox and Hounds"),
        ("side", "the fox, the foxes or the tigers"),
    ] {
        page.keys(&format!("{option}:")).await;
        page.take_suggestion(choice).await;
    }
    page.shoot("desktop-challenge").await;
    page.enter().await;
    page.message_with("challenges").await;
    page.be("bob").await;
    page.press("Accept").await;
    page.message_with("Game #1").await;
}

#[tokio::test]
#[cfg_attr(not(browser), ignore = "Chromium and ChromeDriver are not installed")]
async fn two_people_play_a_whole_game_by_typing() {
    let playground = Playground::start();
    let page = Page::open(&playground, "alice").await;
    begin(&page).await;
    let moves = short_game();
    for (ply, m) in moves.iter().enumerate() {
        page.be(["alice", "bob"][ply % 2]).await;
        if ply == 1 {
            page.slash("move h1-h2").await;
            page.message_with("Only you can see this").await;
            page.shoot("desktop-wrong-move").await;
        }
        if ply == 2 {
            page.reconnect_by("Restart").await;
        }
        play(&page, m).await;
        page.message_with(&format!("moved {m}")).await;
    }
    let last = page.message_with("wins").await;
    page.shoot("desktop-end").await;
    assert!(last.contains("Game #1"), "{last}");
    page.slash("move a1-a2").await;
    page.message_with("no running game").await;
    page.close().await;
}

#[tokio::test]
#[cfg_attr(not(browser), ignore = "Chromium and ChromeDriver are not installed")]
async fn resigning_is_asked_once_and_seen_by_the_asker_alone() {
    let playground = Playground::start();
    let page = Page::open(&playground, "alice").await;
    begin(&page).await;
    let carol = Page::open(&playground, "carol").await;
    page.be("alice").await;
    page.slash("resign").await;
    page.message_with("Do you want to resign").await;
    page.press("Go on playing").await;
    page.slash("resign").await;
    page.message_with("Do you want to resign").await;
    page.press("Yes, resign").await;
    carol.message_with("the fox resigned").await;
    // Now that she has seen the last of it, what she has not seen is not merely late.
    assert_eq!(carol.count("Only you can see this").await, 0);
    page.reload().await;
    page.message_with("the fox resigned").await;
    page.close().await;
    carol.close().await;
}
