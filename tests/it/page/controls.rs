//! What nobody on Discord can do.

use reynard::playground::{Condition, Wish};
use serde_json::{Value, json};

use super::Socket;
use crate::support::{Discord, TestBot};

#[tokio::test]
async fn people_are_renamed_and_come_and_go() {
    let d = Discord::start().await;
    let home = d.home();
    let mut page = Socket::open_as(&d, "alice").await;
    for name in ["@everyone", "**bold** `code`", "\u{202e}evil", "狐と鵞鳥", "🦊"] {
        page.does(json!({ "do": "person", "person": home.bob, "name": format!(" {name} ") }))
            .await;
        assert_eq!(d.read(|world| world.name_in(home.channel, home.bob)), name);
    }
    for name in ["", "   ", &"x".repeat(33)] {
        let reason = page
            .cannot(json!({ "do": "person", "person": home.bob, "name": name }))
            .await;
        assert_eq!(reason, "a name has 1 to 32 characters");
    }
    let member = |person, is_member: bool| json!({ "do": "membership", "person": person, "server": home.server, "is_member": is_member });
    page.does(member(home.bob, false)).await;
    let stage = page
        .stage(|stage| {
            !stage["servers"][0]["members"]
                .to_string()
                .contains(&home.bob.to_string())
        })
        .await;
    assert_eq!(stage["servers"][0]["members"].as_array().map(Vec::len), Some(3));
    page.does(member(home.bob, true)).await;
    page.stage(|stage| {
        stage["servers"][0]["members"]
            .to_string()
            .contains(&home.bob.to_string())
    })
    .await;
    assert_eq!(
        page.cannot(member(home.owner, false)).await,
        "who owns a server cannot leave it"
    );
    let bot = d.read(|world| world.application());
    assert_eq!(
        page.cannot(member(bot, false)).await,
        "there is no such thing here"
    );
}

#[tokio::test]
async fn permissions_languages_and_places_are_changed() {
    let d = Discord::start().await;
    let home = d.home();
    let mut page = Socket::open_as(&d, "alice").await;
    let permission = |name: &str, granted: bool| json!({ "do": "permission", "channel": home.channel, "permission": name, "granted": granted });
    page.does(permission("ATTACH_FILES", false)).await;
    page.stage(|stage| is_lacking(stage, "ATTACH_FILES")).await;
    page.does(permission("ATTACH_FILES", true)).await;
    page.stage(|stage| !is_lacking(stage, "ATTACH_FILES")).await;
    assert_eq!(
        page.cannot(permission("FLY", true)).await,
        "there is no permission `FLY`"
    );
    page.does(json!({ "do": "person", "person": home.alice, "locale": "da", "accepts_dms": false, "has_app": true }))
        .await;
    page.stage(|stage| {
        let me = &stage["people"][1];
        (&me["locale"], &me["accepts_dms"], &me["has_app"]) == (&json!("da"), &json!(false), &json!(true))
    })
    .await;
    assert_eq!(
        page.cannot(json!({ "do": "person", "person": home.alice, "locale": "xx" }))
            .await,
        "`xx` is no language of Discord's"
    );
    page.does(json!({ "do": "channel", "channel": home.thread, "archived": true, "locked": true }))
        .await;
    page.stage(|stage| stage["channels"][2]["archived"] == true && stage["channels"][2]["locked"] == true)
        .await;
    page.does(json!({ "do": "server", "server": home.server, "locale": "sv-SE", "has_bot": false }))
        .await;
    page.stage(|stage| stage["servers"][0]["has_bot"] == false && stage["servers"][0]["locale"] == "sv-SE")
        .await;
    page.does(json!({ "do": "channel", "channel": home.channel, "deleted": true }))
        .await;
    page.stage(|stage| stage["channels"][0]["deleted"] == true).await;
}

/// Whether the bot lacks a permission in the first channel.
fn is_lacking(stage: &Value, permission: &str) -> bool {
    let lacking = stage["channels"][0]["lacking"].as_array().expect("a list");
    lacking.contains(&json!(permission))
}

#[tokio::test]
async fn the_clock_goes_forward_for_ten_years_at_most() {
    let d = Discord::start().await;
    let before = d.read(reynard::playground::World::now);
    let mut page = Socket::open_as(&d, "alice").await;
    page.does(json!({ "do": "advance", "seconds": 3600 })).await;
    let passed = d.read(reynard::playground::World::now).duration_since(before);
    assert_eq!(passed.as_secs(), 3600);
    let reason = page.cannot(json!({ "do": "advance", "seconds": u32::MAX })).await;
    assert_eq!(
        reason,
        "the clock is ten years ahead already: start the playground again"
    );
}

#[tokio::test]
async fn every_connection_of_the_bot_is_counted() {
    let d = Discord::start().await;
    let _bot = TestBot::start(&d).await;
    let mut page = Socket::open_as(&d, "alice").await;
    let first = page.stage(|stage| stage["bot"]["connected"] == true).await;
    assert_eq!(first["bot"]["connections"], 1);
    for (trouble, connections) in [("cut", 2), ("reconnect", 3), ("invalidate", 4)] {
        page.does(json!({ "do": "gateway", "trouble": trouble })).await;
        page.stage(|stage| stage["bot"]["connections"] == connections && stage["bot"]["connected"] == true)
            .await;
    }
}

#[tokio::test]
async fn wishes_reach_whoever_grants_them_and_the_page_hears_how_it_went() {
    let d = Discord::start().await;
    let mut page = Socket::open_as(&d, "alice").await;
    let restart = json!({ "do": "bot", "wish": "restart" });
    let stage = page.stage(|_| true).await;
    assert_eq!(stage["bot"]["switchable"], false);
    assert_eq!(stage["bot"]["condition"], json!(null));
    assert_eq!(
        page.cannot(restart.clone()).await,
        "nobody here can start or stop the bot"
    );
    let mut wishes = d.wishes().unwrap();
    page.does(restart).await;
    assert_eq!(wishes.recv().await, Some(Wish::Restart));
    let why = "no room".to_owned();
    d.report(Condition::Failed { why });
    page.stage(|stage| stage["bot"]["condition"] == json!({ "is": "failed", "why": "no room" }))
        .await;
}

#[tokio::test]
async fn what_happened_is_told_a_second_time() {
    let d = Discord::start().await;
    let bot = TestBot::start(&d).await;
    let mut alice = Socket::open_as(&d, "alice").await;
    let options = json!([["opponent", d.home().bob], ["variant", "fox-hounds"]]);
    alice
        .act(json!({ "do": "slash", "command": "challenge", "options": options }))
        .await;
    alice.message("Accept").await;
    alice.does(json!({ "do": "repeat" })).await;
    alice.does(json!({ "do": "gateway", "trouble": "repeat" })).await;
    alice
        .act(json!({ "do": "slash", "command": "help", "options": [] }))
        .await;
    bot.database().all_told().await;
    assert_eq!(d.channel().messages().len(), 1);
}
