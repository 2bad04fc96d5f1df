//! What somebody sees.

use serde_json::json;

use super::{Socket, say};
use crate::{
    standin::tiny_bot,
    support::{Discord, TestBot},
};

#[tokio::test]
async fn nothing_is_told_before_the_first_look() {
    let d = Discord::start().await;
    let mut socket = Socket::open(&d).await;
    assert!(socket.everything().await.is_empty());
    let reason = socket
        .cannot(json!({ "do": "slash", "command": "help", "options": [] }))
        .await;
    assert_eq!(reason, "look at a channel first");
    let view = socket.ask(json!({ "do": "look" })).await;
    assert_eq!(view["person"], json!(d.home().alice));
    assert_eq!(view["channel"], json!(d.home().channel));
    let told = socket.everything().await;
    let kinds: Vec<_> = told.iter().map(|told| &told["tell"]).collect();
    assert_eq!(kinds, ["stage", "commands"]);
}

#[tokio::test]
async fn whoever_looks_where_they_are_not_is_shown_where_they_are() {
    let d = Discord::start().await;
    let home = d.home();
    let mut socket = Socket::open(&d).await;
    let private = d.private_channel(&[home.alice, home.bob]);
    let asked = json!({ "do": "look", "person": home.carol, "channel": private });
    let view = socket.ask(asked).await;
    assert_eq!(
        (&view["person"], &view["channel"]),
        (&json!(home.carol), &json!(home.channel))
    );
    let bot = d.read(|world| world.application());
    let view = socket.ask(json!({ "do": "look", "person": bot })).await;
    assert_eq!(view["person"], json!(home.alice));
}

#[tokio::test]
async fn messages_come_together_and_only_to_whom_they_are_for() {
    let d = Discord::start().await;
    let http = tiny_bot::http(&d);
    for text in ["one", "two", "three"] {
        say(&http, &d, text).await;
    }
    let mut socket = Socket::open_as(&d, "alice").await;
    let round = socket.until(|told| told["tell"] == "messages").await;
    let texts: Vec<_> = round["messages"]
        .as_array()
        .unwrap()
        .iter()
        .map(|message| &message["message"]["content"])
        .collect();
    assert_eq!(texts, ["one", "two", "three"]);
    let four = say(&http, &d, "four").await;
    socket.message("four").await;
    d.delete_message(four);
    let gone = socket.until(|told| told["tell"] == "gone").await;
    assert_eq!(gone["message"], json!(four));
}

#[tokio::test]
async fn a_private_message_is_told_to_its_reader_alone() {
    let d = Discord::start().await;
    let _bot = TestBot::start(&d).await;
    let mut bob = Socket::open_as(&d, "bob").await;
    let mut alice = Socket::open_as(&d, "alice").await;
    alice
        .act(json!({ "do": "slash", "command": "help", "options": [] }))
        .await;
    let help = alice.message("/challenge").await;
    assert_eq!(help["about"]["private"], true);
    let told = bob.everything().await;
    assert!(told.iter().all(|told| told["tell"] != "messages"), "{told:#?}");
}

#[tokio::test]
async fn the_commands_are_those_of_the_place() {
    let d = Discord::start().await;
    let _bot = TestBot::start(&d).await;
    let home = d.home();
    let mut socket = Socket::open_as(&d, "alice").await;
    let offered = socket
        .until(|told| told["tell"] == "commands" && told["commands"] != json!([]))
        .await;
    assert_eq!(offered["hidden"], json!(null));
    let private = d.private_channel(&[home.alice, home.bob]);
    socket.look(home.alice, private).await;
    let offered = socket.until(|told| told["tell"] == "commands").await;
    assert_eq!(
        offered["hidden"],
        "the application is installed neither here nor to the person"
    );
    d.change_person(home.alice, |person| person.has_app = true);
    let offered = socket.until(|told| told["tell"] == "commands").await;
    assert_ne!(offered["commands"], json!([]));
}
