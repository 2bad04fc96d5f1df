//! Draws offered and moves taken back, each bound to the ply at which it was asked.

use insta::assert_snapshot;

use crate::support::{Discord, Shown, TestBot, table::Table};

/// A move of whoever is to move.
async fn play(t: &Table, person: &crate::support::Person, m: &str) -> Shown {
    let board = person.slash("move", [("move", m.into())]).await;
    t.bot.database().all_told().await;
    board
}

#[tokio::test]
async fn a_draw_is_offered_and_agreed_to() {
    let t = Table::set().await;
    let offer = t.alice.slash("draw", []).await;
    assert_snapshot!(offer, @"
    <@bob>, <@alice> offers a draw in game #1. Do you agree?
    [Accept] [Decline]
    pings bob
    ");
    let end = t.bob.press(&offer, "Accept").await;
    assert_snapshot!(end, @r#"
    A draw: both players agreed to it.
    | Fox and Hounds
    | <@alice> plays the fox, <@bob> the hounds.
    | (reynard-1-0.png "The game is drawn. Fox and Hounds. Fox on e8. Hounds on b1, d1, f1, h1.")
    | Game #1 · start
    [Rematch] [Analyze]
    "#);
    assert_snapshot!(offer.closed().await, @"
    <@bob>, <@alice> offers a draw in game #1. Do you agree?
    Accepted.
    pings bob
    ");
    assert_snapshot!(t.bob.refused(&offer, "Accept").await, @"bob Accept: Game #1 is over; start another with `/challenge`.");
    assert_eq!(
        t.bot
            .database()
            .count("SELECT count(*) FROM games WHERE reason = 'agreed'")
            .await,
        1
    );
}

#[tokio::test]
async fn a_draw_is_declined_and_not_asked_again_before_the_next_move() {
    let t = Table::set().await;
    let offer = t.alice.press(&t.board, "Draw").await;
    let declined = t.bob.press(&offer, "Decline").await;
    assert_eq!(declined.id, offer.id);
    assert_snapshot!(declined, @"
    <@bob>, <@alice> offers a draw in game #1. Do you agree?
    Declined.
    pings bob
    ");
    assert_snapshot!(t.alice.slash("draw", []).await, @"
    (only for alice)
    You have offered a draw in game #1 since the last move; you can offer one again after the next.
    ");
    play(&t, &t.alice, "e8-d7").await;
    let again = t.alice.slash("draw", []).await;
    assert_eq!(again.pinged(), ["bob"]);
    let withdrawn = t.alice.press(&again, "Decline").await;
    assert!(withdrawn.to_string().contains("Taken back."), "{withdrawn}");
}

#[tokio::test]
async fn a_move_outdates_an_offer() {
    let t = Table::set().await;
    let offer = t.bob.slash("draw", []).await;
    t.alice.slash("move", [("move", "e8-d7".into())]).await;
    assert_snapshot!(offer.closed().await.said(), @"
    <@alice>, <@bob> offers a draw in game #1. Do you agree?
    The game has gone on.
    ");
    assert_snapshot!(t.alice.refused(&offer, "Accept").await, @"alice Accept: The game has gone on since then; ask again if you still want it.");
    assert_eq!(
        t.bot
            .database()
            .count("SELECT count(*) FROM games WHERE result IS NULL")
            .await,
        1
    );
}

#[tokio::test]
async fn both_offering_is_agreeing() {
    let t = Table::set().await;
    t.alice.slash("draw", []).await;
    let end = t.bob.slash("draw", []).await;
    assert!(end.to_string().contains("both players agreed"), "{end}");
}

#[tokio::test]
async fn bystanders_and_the_asker_cannot_agree() {
    let t = Table::set().await;
    let carol = t.d.person("carol");
    let offer = t.alice.slash("draw", []).await;
    assert_snapshot!(carol.refused(&offer, "Accept").await, @"carol Accept: You are not playing in game #1, so you can only watch it with `/board`.");
    assert_snapshot!(t.alice.refused(&offer, "Accept").await, @"alice Accept: You asked yourself; the other player has to answer.");
    assert_snapshot!(t.alice.slash("takeback", []).await.said(), @"You have not moved in game #1 yet, so there is nothing to take back.");
}

#[tokio::test]
async fn the_last_move_is_taken_back() {
    let t = Table::set().await;
    play(&t, &t.alice, "e8-d7").await;
    let offer = t.alice.slash("takeback", []).await;
    assert_snapshot!(offer, @"
    <@bob>, <@alice> would like to take back the last move in game #1. Do you agree?
    [Accept] [Decline]
    pings bob
    ");
    let board = t.bob.press(&offer, "Accept").await;
    assert_snapshot!(board, @r#"
    <@alice>, it is your turn (fox).
    | Fox and Hounds
    | <@alice> plays the fox, <@bob> the hounds.
    | (reynard-1-0.png "The fox is to move. Fox and Hounds. Fox on e8. Hounds on b1, d1, f1, h1.")
    | Game #1 · start
    [Draw] [Resign]
    pings alice
    "#);
    let played = play(&t, &t.alice, "e8-f7").await;
    assert!(played.to_string().contains("move 1"), "{played}");
    assert_eq!(t.bot.database().count("SELECT takebacks FROM games").await, 1);
}

#[tokio::test]
async fn the_answer_to_it_goes_with_a_move_that_is_taken_back() {
    let t = Table::set().await;
    play(&t, &t.alice, "e8-d7").await;
    play(&t, &t.bob, "b1-a2").await;
    let offer = t.alice.slash("takeback", []).await;
    let board = t.bob.press(&offer, "Accept").await;
    assert!(board.to_string().contains("· start"), "{board}");
    assert_eq!(board.pinged(), ["alice"]);
    t.bot.database().all_told().await;
    let boards = t.d.channel().messages();
    let live = boards
        .iter()
        .filter(|shown| shown.labels().contains(&"Resign".to_owned()));
    assert_eq!(live.count(), 1, "only the newest board has its buttons");
}

#[tokio::test]
async fn an_offer_of_a_position_that_was_taken_back_is_out_of_date() {
    let t = Table::set().await;
    play(&t, &t.alice, "e8-d7").await;
    let takeback = t.alice.slash("takeback", []).await;
    t.bob.press(&takeback, "Accept").await;
    play(&t, &t.alice, "e8-f7").await;
    let told = t.bob.refused(&takeback, "Accept").await;
    assert!(told.contains("accepted already"), "{told}");
    assert_eq!(t.bot.database().count("SELECT count(*) FROM plies").await, 1);
}

#[tokio::test]
async fn without_a_move_there_is_nothing_to_take_back() {
    let t = Table::set().await;
    assert_snapshot!(t.alice.slash("takeback", []).await, @"
    (only for alice)
    You have not moved in game #1 yet, so there is nothing to take back.
    ");
    assert_snapshot!(t.bob.slash("takeback", []).await, @"
    (only for bob)
    You have not moved in game #1 yet, so there is nothing to take back.
    ");
}

#[tokio::test]
async fn the_computer_lets_moves_be_taken_back_and_thinks_about_a_draw() {
    let d = Discord::start().await;
    let bot = TestBot::start(&d).await;
    let alice = d.person("alice");
    let options = [
        ("variant", "fox-hounds".into()),
        ("side", "few".into()),
        ("level", 1_i64.into()),
    ];
    alice.slash("computer", options).await;
    alice.slash("move", [("move", "e8-d7".into())]).await;
    let back = alice.slash("takeback", []).await;
    assert!(back.to_string().contains("Game #1 · start"), "{back}");
    assert_snapshot!(alice.slash("draw", []).await.said(), @"<@bot> does not agree to a draw. Ask again when the game has gone on for a while, and you stand no worse.");
    bot.database().all_told().await;
    assert_eq!(bot.database().count("SELECT count(*) FROM offers").await, 0);
}

#[tokio::test]
async fn fifty_agreements_are_one() {
    let t = Table::set().await;
    let offer = t.alice.slash("draw", []).await;
    let presses: Vec<_> = (0..50).map(|_| t.bob.click(&offer, "Accept")).collect();
    for press in &presses {
        press.callback().await;
    }
    t.bot.database().all_told().await;
    assert_eq!(
        t.bot
            .database()
            .count("SELECT count(*) FROM games WHERE reason = 'agreed'")
            .await,
        1
    );
}
