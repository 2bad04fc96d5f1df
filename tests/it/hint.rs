//! Hints: who may have one, and what it says.

use insta::assert_snapshot;
use reynard::playground::requested::POST_MESSAGE;

use crate::support::{Discord, Person, TestBot, shown, table::begin};

async fn meet() -> (Discord, TestBot, Person, Person) {
    let d = Discord::start().await;
    let bot = TestBot::start(&d).await;
    let (alice, bob) = (d.person("alice"), d.person("bob"));
    (d, bot, alice, bob)
}

/// A game against the computer in which alice, with the fox, is two steps from its goal.
async fn nearly_won(alice: &Person, bot: &TestBot) {
    let options = [("variant", "fox-hounds".into()), ("side", "few".into())];
    alice.slash("computer", options).await;
    bot.database()
        .start_from(1, "8/7g/6g1/8/8/3F4/8/1g5g f 0 0")
        .await;
}

#[tokio::test]
async fn the_best_move_is_shown_with_its_reasons_and_what_is_proven() {
    let (d, bot, alice, _bob) = meet().await;
    nearly_won(&alice, &bot).await;
    let hint = alice.slash("hint", []).await;
    assert_snapshot!(hint, @r#"
    (only for alice)
    | Best: d3-e2
    | It comes within one step of the far side. It goes forward. This is proven: you win in at most 2 moves.
    | After that I expect: b1-a2 e2-d1
    | (reynard-1-0-hint.png "The fox is to move. Fox and Hounds. Fox on d3. Hounds on b1, h1, g6, h7.")
    | Game #1 · start
    "#);
    assert!(hint.is_private());
    assert_eq!(hint.files().len(), 1);
    bot.database().all_told().await;
    assert_eq!(d.channel().messages().len(), 1, "a hint is for one alone");
}

#[tokio::test]
async fn the_button_under_the_board_gives_the_same_hint() {
    let (_d, bot, alice, bob) = meet().await;
    nearly_won(&alice, &bot).await;
    let board = alice.slash("board", []).await;
    let pressed = alice.press(&board, "Hint").await;
    assert!(pressed.is_private());
    assert_eq!(pressed.to_string(), alice.slash("hint", []).await.to_string());
    let stranger = bob.press(&board, "Hint").await;
    assert!(stranger.to_string().contains("You are not playing"), "{stranger}");
    alice.slash("move", [("move", "d3-e2".into())]).await;
    assert_eq!(bot.database().count("SELECT count(*) FROM plies").await, 2);
}

#[tokio::test]
async fn people_have_hints_only_if_they_agreed_on_them() {
    let (d, _bot, alice, bob) = meet().await;
    let board = begin(&alice, &bob, "fox-hounds").await;
    assert_eq!(board.labels(), shown::RUNNING);
    assert_snapshot!(alice.slash("hint", []).await, @"
    (only for alice)
    You two play game #1 without hints; they are agreed on with the option `hints` of `/challenge`, or play me with `/computer`.
    ");
    let options = [
        ("opponent", bob.mention_opt()),
        ("variant", "halatafl".into()),
        ("side", "few".into()),
        ("hints", true.into()),
    ];
    let card = alice.slash("challenge", options).await;
    assert!(card.to_string().contains("Both may ask for hints."), "{card}");
    let board = bob.press(&card, "Accept").await;
    assert_eq!(board.labels(), shown::WITH_HINTS);
    let asked = if board.pinged() == ["alice"] { &alice } else { &bob };
    let other = if board.pinged() == ["alice"] { &bob } else { &alice };
    assert!(asked.slash("hint", [("game", 2_i64.into())]).await.files().len() == 1);
    let refused = other.slash("hint", [("game", 2_i64.into())]).await;
    assert!(refused.to_string().contains("not your turn"), "{refused}");
    assert!(d.count(POST_MESSAGE) < 3);
}

#[tokio::test]
async fn with_several_games_it_is_asked_which() {
    let (_d, _bot, alice, _bob) = meet().await;
    for side in ["few", "few"] {
        let options = [("variant", "fox-hounds".into()), ("side", side.into())];
        alice.slash("computer", options).await;
    }
    let menu = alice.slash("hint", []).await;
    let hint = alice.choose(&menu, ["#2 · Fox and Hounds · Reynard"]).await;
    assert!(hint.to_string().contains("Best:"), "{hint}");
}

#[tokio::test]
async fn a_hint_for_a_board_that_is_outdated_is_refused() {
    let (_d, _bot, alice, _bob) = meet().await;
    let options = [
        ("variant", "fox-hounds".into()),
        ("side", "few".into()),
        ("level", 1_i64.into()),
    ];
    let old = alice.slash("computer", options).await;
    alice.slash("move", [("move", "e8-d7".into())]).await;
    let late = alice.press_id(&old, "1|hint|1|0").await;
    assert!(late.to_string().contains("has moved on"), "{late}");
}
