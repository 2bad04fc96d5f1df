//! Playing the computer.

use insta::assert_snapshot;
use reynard::playground::{OptionValue, requested::POST_MESSAGE};

use crate::support::{Discord, Person, Shown, TestBot};

/// A stand-in with the bot, and somebody who plays it.
async fn meet() -> (Discord, TestBot, Person) {
    let d = Discord::start().await;
    let bot = TestBot::start(&d).await;
    let alice = d.person("alice");
    (d, bot, alice)
}

/// Begins a game of Fox and Hounds against the weakest level.
async fn begin(person: &Person, side: &str) -> Shown {
    person
        .slash(
            "computer",
            [
                ("variant", "fox-hounds".into()),
                ("side", side.into()),
                ("level", 1_i64.into()),
            ],
        )
        .await
}

#[tokio::test]
async fn the_answer_to_a_move_shows_the_computers_too() {
    let (d, bot, alice) = meet().await;
    let board = begin(&alice, "few").await;
    assert_snapshot!(board, @r#"
    <@alice>, it is your turn (fox).
    | Fox and Hounds
    | <@alice> plays the fox, <@bot> the hounds.
    | <@bot> plays at level 1 of 8: a beginner, who sees nothing but the move itself. It answers within about two seconds.
    | (reynard-1-0.png "The fox is to move. Fox and Hounds. Fox on e8. Hounds on b1, d1, f1, h1.")
    | Game #1 · start
    [Hint] [Draw] [Resign]
    "#);
    let board = alice.slash("move", [("move", "e8-d7".into())]).await;
    assert!(board.pinged().is_empty(), "{board}");
    let text = board.to_string();
    assert!(text.contains("<@alice> (fox) moved **e8-d7**."), "{text}");
    assert!(text.contains("(hounds) moved **"), "{text}");
    assert!(text.contains("Game #1 · move 2"), "{text}");
    assert_eq!(board.files().len(), 1);
    bot.database().all_told().await;
    assert_eq!(d.channel().messages().len(), 2);
}

#[tokio::test]
async fn the_computer_begins_if_its_side_does() {
    let (d, bot, alice) = meet().await;
    let board = begin(&alice, "many").await;
    let text = board.to_string();
    assert!(text.contains("(fox) moved **e8-"), "{text}");
    assert!(text.contains("Game #1 · move 1"), "{text}");
    bot.database().all_told().await;
    assert_eq!(d.channel().messages().len(), 1);
}

#[tokio::test]
async fn a_challenge_to_the_bot_itself_is_a_game_at_once() {
    let (d, _bot, alice) = meet().await;
    let reynard = d.read(|world| world.application());
    let options = [
        ("opponent", OptionValue::User(reynard)),
        ("variant", "bagh-chal".into()),
        ("side", "many".into()),
    ];
    let board = alice.slash("challenge", options).await;
    assert!(board.to_string().contains("level 3 of 8"), "{board}");
    let games = alice.slash("games", [("scope", "mine".into())]).await;
    assert!(games.to_string().contains("Bagh-Chal"), "{games}");
}

#[tokio::test]
async fn what_the_computer_owed_when_the_bot_died_it_plays_afterwards() {
    let (d, bot, alice) = meet().await;
    begin(&alice, "few").await;
    let slots = bot.thinker_slots().acquire_many(2).await.unwrap();
    let moved = alice.begin("move", [("move", "e8-d7".into())]);
    moved.callback().await;
    assert!(moved.original().await.is_thinking());
    drop(slots);
    let bot = bot.kill().restart().await;
    let board = d.channel().next_message().await;
    assert_eq!(board.pinged(), ["alice"]);
    assert!(board.to_string().contains("Game #1 · move 2"), "{board}");
    bot.database().all_told().await;
    assert!(moved.original().await.is_gone());
    let next = alice.autocomplete("move", "move", "d7").await;
    assert!(!next.is_empty());
}

#[tokio::test]
async fn whoever_resigns_while_the_computer_thinks_has_resigned() {
    let (d, bot, alice) = meet().await;
    begin(&alice, "few").await;
    let slots = bot.thinker_slots().acquire_many(2).await.unwrap();
    let moved = alice.begin("move", [("move", "e8-d7".into())]);
    moved.callback().await;
    let question = alice.slash("resign", []).await;
    alice.press(&question, "Yes, resign").await;
    drop(slots);
    bot.database().all_told().await;
    let last = alice.slash("board", [("game", 1_i64.into())]).await;
    let text = last.to_string();
    assert!(
        text.contains("the fox resigned") && text.contains("move 1"),
        "{text}"
    );
    assert!(d.count(POST_MESSAGE) <= 2);
}

#[tokio::test]
async fn it_is_not_ones_turn_while_the_computer_thinks() {
    let (_d, bot, alice) = meet().await;
    begin(&alice, "few").await;
    let slots = bot.thinker_slots().acquire_many(2).await.unwrap();
    let moved = alice.begin("move", [("move", "e8-d7".into())]);
    moved.callback().await;
    let refused = alice.slash("move", [("move", "d7-e6".into())]).await;
    assert!(refused.is_private(), "{refused}");
    drop(slots);
    assert!(moved.answer().await.to_string().contains("move 2"));
}

#[tokio::test]
async fn twenty_games_that_are_thought_about_keep_nobody_waiting() {
    let (d, bot, alice) = meet().await;
    let begun = (0..20).map(|_| {
        alice.begin(
            "computer",
            [
                ("variant", "bagh-chal".into()),
                ("side", "few".into()),
                ("level", 8_i64.into()),
            ],
        )
    });
    let begun: Vec<_> = begun.collect();
    let owed = async || {
        bot.database()
            .count("SELECT count(*) FROM games WHERE thinking = 1")
            .await
    };
    // As soon as one is answered, and while the others are not, a bystander asks for something.
    begun[0].callback().await;
    let help = d.person("carol").slash("help", []).await;
    assert!(help.is_private());
    assert!(owed().await > 0, "nothing was thought about any more");
    for game in &begun {
        let board = game.answer().await.to_string();
        assert!(board.contains("move 1"), "{board}");
    }
    assert_eq!(owed().await, 0);
    bot.database().all_told().await;
    assert_eq!(d.channel().messages().len(), 20);
}

#[tokio::test]
async fn a_game_ends_with_whoevers_move_it_is() {
    let (_d, bot, alice) = meet().await;
    begin(&alice, "few").await;
    bot.database()
        .start_from(1, "8/7g/6g1/8/8/3F4/8/1g5g f 0 0")
        .await;
    alice.slash("move", [("move", "d3-e2".into())]).await;
    let last = alice.slash("move", [("move", "e2-d1".into())]).await;
    assert!(last.to_string().contains("<@alice> wins with the fox"), "{last}");
    begin(&alice, "many").await;
    bot.database()
        .start_from(2, "8/7g/6g1/8/8/8/4F3/1g5g g 0 0")
        .await;
    bot.database().meddle("DELETE FROM plies WHERE game = 2").await;
    let last = alice
        .slash("move", [("move", "g6-f7".into()), ("game", 2_i64.into())])
        .await;
    let text = last.to_string();
    assert!(
        text.contains("wins with the fox") && last.pinged().is_empty(),
        "{text}"
    );
    assert!(bot.bot().app.games_to_think().await.unwrap().is_empty());
}

#[tokio::test]
async fn a_move_that_is_owed_for_more_than_a_day_is_shown_all_the_same() {
    let (d, bot, alice) = meet().await;
    begin(&alice, "few").await;
    let slots = bot.thinker_slots().acquire_many(2).await.unwrap();
    let moved = alice.begin("move", [("move", "e8-d7".into())]);
    moved.callback().await;
    drop(slots);
    let dead = bot.kill();
    d.advance(25 * 60 * 60);
    let bot = dead.restart().await;
    let board = d.channel().next_message().await;
    assert!(board.to_string().contains("Game #1 · move 2"), "{board}");
    assert_eq!(board.pinged(), ["alice"]);
    bot.database().all_told().await;
}

#[tokio::test]
async fn hints_and_analyses_keep_no_game_waiting() {
    let (_d, bot, alice) = meet().await;
    begin(&alice, "few").await;
    // Whoever studies needs none of the places at which moves are thought about.
    let slots = bot.thinker_slots().acquire_many(2).await.unwrap();
    let hint = alice.slash("hint", []).await;
    assert!(hint.to_string().contains("Best: "), "{hint}");
    drop(slots);
}
