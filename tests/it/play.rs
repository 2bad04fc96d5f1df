//! Playing, from the challenge to the end.

use crate::support::{Discord, TestBot};

#[tokio::test]
async fn two_people_play_a_game() {
    let d = Discord::start().await;
    let _bot = TestBot::start(&d).await;
    let (alice, bob) = (d.person("alice"), d.person("bob"));

    let options = [
        ("opponent", bob.mention_opt()),
        ("variant", "fox-hounds".into()),
        ("side", "few".into()),
    ];
    let card = alice.slash("challenge", options).await;
    insta::assert_snapshot!(card, @"
    <@alice> challenges <@bob>.
    | Fox and Hounds
    | <@alice> plays the fox.
    | Lapses <t:1772452800:R>.
    [Accept] [Decline] [Withdraw]
    pings bob
    ");
    let board = bob.press(&card, "Accept").await;
    insta::assert_snapshot!(board, @r#"
    <@alice>, it is your turn (fox).
    | Fox and Hounds
    | <@alice> plays the fox, <@bob> the hounds.
    | (reynard-1-0.png "Fox and Hounds. Fox on e8. Hounds on b1, d1, f1, h1. The fox is to move.")
    | Game #1 · move 0
    [Resign]
    pings alice
    "#);
    let board = alice.slash("move", [("move", "e8-d7".into())]).await;
    insta::assert_snapshot!(board, @r#"
    <@bob>, it is your turn (hounds).
    | Fox and Hounds
    | <@alice> (fox) moved **e8-d7**.
    | (reynard-1-1.png "Fox and Hounds. Fox on d7. Hounds on b1, d1, f1, h1. Last move, by the fox: e8-d7. The hounds are to move.")
    | Game #1 · move 1
    [Resign]
    pings bob
    "#);
}
