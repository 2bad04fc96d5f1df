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
    insta::assert_snapshot!(card, @"");
    let board = bob.press(&card, "Accept").await;
    insta::assert_snapshot!(board, @"");
    let board = alice.slash("move", [("move", "e8-d7".into())]).await;
    insta::assert_snapshot!(board, @"");
}
