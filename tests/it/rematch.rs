//! The same again, the sides swapped; and challenges from somebody's menu.

use insta::assert_snapshot;

use crate::support::{Discord, Shown, TestBot, table::Table};

async fn end(t: &Table) -> Shown {
    let question = t.alice.slash("resign", []).await;
    t.alice.press(&question, "Yes, resign").await;
    t.d.channel().next_message().await
}

#[tokio::test]
async fn a_rematch_swaps_the_sides() {
    let t = Table::set().await;
    let end = end(&t).await;
    let card = t.bob.press(&end, "Rematch").await;
    assert_snapshot!(card, @"
    <@bob> challenges <@alice>.
    | Fox and Hounds
    | <@bob> plays the fox.
    | Expires <t:1772452800:R>.
    [Accept] [Decline] [Withdraw]
    pings alice
    ");
    assert_snapshot!(t.bob.refused(&end, "Rematch").await, @"bob Rematch: You have asked for a rematch of game #1 already; the other player has to answer.");
    let board = t.alice.press(&card, "Accept").await;
    assert!(
        board
            .to_string()
            .contains("<@bob> plays the fox, <@alice> the hounds."),
        "{board}"
    );
}

#[tokio::test]
async fn when_both_ask_it_begins() {
    let t = Table::set().await;
    let end = end(&t).await;
    let card = t.bob.press(&end, "Rematch").await;
    let board = t.alice.press(&end, "Rematch").await;
    assert!(
        board
            .to_string()
            .contains("<@bob> plays the fox, <@alice> the hounds."),
        "{board}"
    );
    assert!(card.closed().await.to_string().contains("Accepted"));
}

#[tokio::test]
async fn bystanders_have_no_rematch() {
    let t = Table::set().await;
    let end = end(&t).await;
    let carol = t.d.person("carol");
    assert_snapshot!(carol.refused(&end, "Rematch").await, @"carol Rematch: You are not playing in game #1, so you can only watch it with `/board`.");
}

#[tokio::test]
async fn the_computer_is_always_ready() {
    let d = Discord::start().await;
    let bot = TestBot::start(&d).await;
    let alice = d.person("alice");
    let options = [
        ("variant", "fox-hounds".into()),
        ("side", "few".into()),
        ("level", 2_i64.into()),
    ];
    alice.slash("computer", options).await;
    let question = alice.slash("resign", []).await;
    alice.press(&question, "Yes, resign").await;
    let end = d.channel().next_message().await;
    let board = alice.press(&end, "Rematch").await;
    let text = board.to_string();
    assert!(
        text.contains("level 2 of 8") && text.contains("Game #2 · move 1"),
        "{text}"
    );
    bot.database().all_told().await;
}

#[tokio::test]
async fn somebody_is_challenged_from_their_menu() {
    let d = Discord::start().await;
    let _bot = TestBot::start(&d).await;
    let (alice, bob) = (d.person("alice"), d.person("bob"));
    let card = alice.menu_on(&bob, "Challenge to a game").await;
    assert_snapshot!(card, @"
    <@alice> challenges <@bob>.
    | Fox and Geese
    | Random sides.
    | Expires <t:1772452800:R>.
    [Accept] [Decline] [Withdraw]
    pings bob
    ");
    bob.press(&card, "Accept").await;
    let own = alice.menu_on(&alice, "Challenge to a game").await;
    assert!(own.is_private(), "{own}");
}
