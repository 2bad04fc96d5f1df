//! Names that would break out, ping or reformat.

use insta::assert_snapshot;
use rstest::rstest;

use crate::support::{Discord, TestBot, table::begin};

#[rstest]
#[case::everyone("@everyone")]
#[case::role("<@&1> <@2> <#3>")]
#[case::backticks("```x` **y**")]
#[case::markdown("_under_ *star* ~~gone~~ [link](https://example.com)")]
#[case::backwards("\u{202e}evitanretla")]
#[case::wide("\u{1f468}\u{200d}\u{1f469}\u{200d}\u{1f467} \u{5b57}\u{e9}\u{301}")]
#[case::long("NNNNNNNNNNNNNNNNNNNNNNNNNNNNNNNN")]
#[tokio::test]
async fn whatever_somebody_is_called_nobody_else_is_pinged(#[case] name: &str) {
    let d = Discord::start().await;
    let bot = TestBot::start(&d).await;
    let (alice, bob) = (d.person("alice"), d.person("bob"));
    alice.calls_themselves(name);
    bob.calls_themselves(name);
    let board = begin(&alice, &bob, "fox-hounds").await;
    assert_eq!(board.pinged(), ["alice"]);
    begin(&bob, &alice, "fox-hounds").await;
    let menu = alice.slash("resign", []).await;
    // As it is, as far as there is room.
    let shown: String = name.chars().take(39).collect();
    assert!(menu.selects()[0].options[0].0.contains(&shown), "{menu}");
    for command in ["games", "privacy", "settings"] {
        assert!(alice.slash(command, []).await.pinged().is_empty());
    }
    bot.database().all_told().await;
    d.read(|world| {
        let bodies = world.requests().iter().map(|request| &request.body);
        for body in bodies.flat_map(|body| [body, &body["data"]]) {
            let mentions = &body["allowed_mentions"];
            let says = body["content"].is_string() || body["embeds"].is_array();
            assert!(!says || mentions["parse"] == serde_json::json!([]), "{body}");
        }
    });
}

#[tokio::test]
async fn a_name_is_told_as_it_is() {
    let d = Discord::start().await;
    let _bot = TestBot::start(&d).await;
    let alice = d.person("alice");
    alice.calls_themselves("`a` *b* _c_ @everyone <@1>");
    alice.slash("challenge", []).await;
    let told = alice.slash("privacy", []).await.to_string();
    assert_snapshot!(told.lines().nth(2).unwrap(), @"| The name I last saw you with: `a *b* _c_ @everyone <@1>`.");
}
