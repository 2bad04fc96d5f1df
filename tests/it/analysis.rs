//! A finished game looked at again.

use insta::assert_snapshot;

use reynard::rules::{
    game::Game, notation::move_text::write_move, outcome::Outcome, side::Side, variant::Variant,
};

use crate::support::{
    Discord, Person, Shown, TestBot,
    games::{Chance, random_game},
    table::Table,
};

/// The analysis when it is done; on a busy machine it is told how far it is.
async fn analysed(person: &Person) -> Shown {
    let mut shown = person.slash("analyse", []).await;
    while shown.to_string().contains("Looking at game") {
        shown = shown.changed().await;
    }
    shown
}

/// A short game of chance that the fox wins, which it never does against good play.
fn lost_by_the_hounds() -> Vec<String> {
    let variant = Variant::FoxHounds;
    let games = (0..300).map(|seed| random_game(variant, &mut Chance::new(seed), 200));
    let won = games.filter(|game| {
        matches!(
            game.outcome(),
            Some(Outcome::Win {
                winner: Side::Few,
                ..
            })
        )
    });
    let shortest: Game = won.min_by_key(Game::ply).expect("a game that the fox won");
    shortest.moves().iter().map(|m| write_move(variant, m)).collect()
}

#[tokio::test]
async fn who_erred_is_told_with_the_better_moves_and_a_curve() {
    let t = Table::set().await;
    for (ply, m) in lost_by_the_hounds().into_iter().enumerate() {
        let person = if ply % 2 == 0 { &t.alice } else { &t.bob };
        let board = person.slash("move", [("move", m.as_str().into())]).await;
        assert!(board.to_string().contains(&m), "{board}");
    }
    let analysis = analysed(&t.bob).await;
    let text = analysis.to_string();
    for words in [
        "Fox and Hounds · game #1",
        "<@alice> (fox): ",
        "<@bob> (hounds): ",
        "(hounds): a blunder; better **",
    ] {
        assert!(text.contains(words), "{words} is not in\n{text}");
    }
    assert_eq!(analysis.files().len(), 1);
    assert!(text.contains("the fox above, the hounds below"), "{text}");
    assert!(analysis.pinged().is_empty());
    let suggested = t.alice.autocomplete("analyse", "game", "").await;
    assert_eq!(suggested.len(), 1);
}

#[tokio::test]
async fn only_what_has_ended_here_is_analysed() {
    let t = Table::set().await;
    assert_snapshot!(t.alice.slash("analyse", []).await, @"
    (only for alice)
    No game has ended here yet; play one, or name one with the option `game`.
    ");
    let running = t.alice.slash("analyse", [("game", 1_i64.into())]).await;
    assert_snapshot!(running, @"
    (only for alice)
    Game #1 is still being played; it can be analyzed when it is over.
    ");
    let unknown = t.alice.slash("analyse", [("game", 99_i64.into())]).await;
    assert!(unknown.to_string().contains("There is no game #99"), "{unknown}");
}

#[tokio::test]
async fn a_game_without_a_move_has_nothing_to_tell() {
    let d = Discord::start().await;
    let _bot = TestBot::start(&d).await;
    let alice = d.person("alice");
    let options = [("variant", "bagh-chal".into()), ("side", "many".into())];
    alice.slash("computer", options).await;
    let question = alice.slash("resign", []).await;
    alice.press(&question, "Yes, resign").await;
    let analysis = analysed(&alice).await;
    assert!(analysis.to_string().contains("I found nothing"), "{analysis}");
}
