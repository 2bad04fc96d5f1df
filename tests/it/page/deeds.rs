//! What somebody does on the page.

use reynard::playground::requested::CALLBACK;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use super::Socket;
use crate::{
    standin::{gallery, tiny_bot},
    support::{Discord, TestBot},
};

fn slash(command: &str, options: &Value) -> Value {
    json!({ "do": "slash", "command": command, "options": options })
}

#[tokio::test]
async fn a_command_is_completed_used_and_answered() {
    let d = Discord::start().await;
    let _bot = TestBot::start(&d).await;
    let mut alice = Socket::open_as(&d, "alice").await;
    let mut bob = Socket::open_as(&d, "bob").await;
    let options = json!([
        ["opponent", d.home().bob],
        ["variant", "fox-hounds"],
        ["side", "few"]
    ]);
    assert_eq!(alice.act(slash("challenge", &options)).await["is"], "message");
    let card = bob.message("Accept").await;
    assert_eq!(card["about"]["author"], "bot");
    bob.act(json!({
        "do": "press",
        "message": card["message"]["id"],
        "custom_id": control(&card["message"], 2)["custom_id"],
    }))
    .await;
    alice.message("Game #1").await;
    let typed = json!({ "do": "type", "command": "move", "option": "move", "text": "e8" });
    let suggested = alice.act(typed).await;
    let values: Vec<_> = suggested["choices"]
        .as_array()
        .unwrap()
        .iter()
        .map(|choice| &choice["value"])
        .collect();
    assert_eq!(values, ["e8-d7", "e8-f7"]);
    alice.act(slash("move", &json!([["move", "e8-d7"]]))).await;
    bob.message("e8-d7").await;
}

#[tokio::test]
async fn what_discord_would_not_let_happen_is_refused_in_words() {
    let d = Discord::start().await;
    let _bot = TestBot::start(&d).await;
    let mut alice = Socket::open_as(&d, "alice").await;
    for (question, reason) in [
        (slash("castle", &json!([])), "there is no command `castle` here"),
        (slash("move", &json!([])), "option \"move\" has to be filled in"),
        (
            slash("move", &json!([["castle", "e8"]])),
            "`/move` has no option `castle`",
        ),
        (
            slash("move", &json!([["move", true]])),
            "that is not what the option `move` takes",
        ),
        (
            json!({ "do": "press", "message": "1", "custom_id": "x" }),
            "there is no such message here",
        ),
        (
            json!({ "do": "choose", "message": "1", "custom_id": "x", "values": [] }),
            "there is no such message here",
        ),
        (
            json!({ "do": "submit", "form": "1", "fields": [] }),
            "there is no form open",
        ),
        (
            json!({ "do": "user_menu", "command": "castle", "target": d.home().bob }),
            "there is no command `castle` here",
        ),
        (
            json!({ "do": "message_menu", "command": "castle", "target": "1" }),
            "there is no command `castle` here",
        ),
        (json!({ "do": "repeat" }), "nothing has been done here yet"),
    ] {
        assert_eq!(alice.cannot(question.clone()).await, reason, "{question}");
    }
    assert_eq!(d.count(CALLBACK), 0);
}

#[tokio::test]
async fn nonsense_is_answered_and_harms_nothing() {
    let d = Discord::start().await;
    let mut alice = Socket::open_as(&d, "alice").await;
    for nonsense in [
        "",
        "[]",
        "null",
        "{\"n\":0}",
        "{\"n\":\"one\",\"do\":\"look\"}",
        "\u{202e}{",
    ] {
        alice.send(Message::text(nonsense)).await;
        let refused = alice.until(|told| told["tell"] == "refused").await;
        assert_eq!(refused["n"], 0, "{nonsense}");
        assert_eq!(
            refused["reason"],
            format!("this is nothing that can be asked: {nonsense}")
        );
    }
    let long = "x".repeat(10_000);
    alice.send(Message::text(long.clone())).await;
    let refused = alice.until(|told| told["tell"] == "refused").await;
    assert_eq!(
        refused["reason"],
        format!("this is nothing that can be asked: {}", &long[..200])
    );
    alice.send(Message::binary(vec![0, 159, 146, 150])).await;
    assert_eq!(alice.ask(json!({ "do": "look" })).await["tell"], "view");
}

#[tokio::test]
async fn a_control_that_has_changed_can_still_be_used_late() {
    let d = Discord::start().await;
    let http = tiny_bot::http(&d);
    let message = gallery::post_named(&http, &d, "menu of choices").await;
    let mut alice = Socket::open_as(&d, "alice").await;
    let shown = alice.message("custom_id").await;
    let menu = control(&shown["message"], 3);
    let value = menu["options"][0]["value"].clone();
    d.delete_message(message);
    let choose = |late| json!({ "do": "choose", "message": message, "custom_id": menu["custom_id"], "values": [value], "late": late });
    assert_eq!(
        alice.cannot(choose(false)).await,
        "the message is not there for this person"
    );
    let done = alice.does(choose(true)).await;
    let interaction = done["interaction"].as_str().unwrap().parse().unwrap();
    let told = d.read(|world| world.interaction(interaction).unwrap().payload().clone());
    assert_eq!(told["data"]["values"], json!([value]));
}

/// The first component of a type in a message.
fn control(message: &Value, kind: u64) -> Value {
    let rows = message["components"].as_array().expect("rows");
    let mut controls = rows
        .iter()
        .flat_map(|row| row["components"].as_array().into_iter().flatten());
    let found = controls.find(|control| control["type"] == kind);
    found.expect("a control").clone()
}

#[tokio::test]
async fn what_one_guest_brings_the_others_can_press() {
    let d = Discord::start().await;
    let _bot = TestBot::start(&d).await;
    let home = d.home();
    let private = d.private_channel(&[home.alice, home.bob]);
    d.change_person(home.alice, |person| person.has_app = true);
    let mut alice = Socket::open(&d).await;
    alice.look(home.alice, private).await;
    let mut bob = Socket::open(&d).await;
    bob.look(home.bob, private).await;
    let options = json!([["opponent", home.bob], ["variant", "fox-hounds"], ["side", "few"]]);
    alice.act(slash("challenge", &options)).await;
    let card = bob.message("Accept").await;
    let accept = control(&card["message"], 2);
    let press = json!({ "do": "press", "message": card["message"]["id"], "custom_id": accept["custom_id"] });
    let pressed = bob.act(press).await;
    let interaction = pressed["interaction"].as_str().unwrap().parse().unwrap();
    let told = d.read(|world| world.interaction(interaction).unwrap().payload().clone());
    assert_eq!(told["authorizing_integration_owners"], json!({ "1": home.alice }));
    // He can press, but is offered no command; so he is told how to be.
    bob.message("has to add me too").await;
    assert_eq!(
        bob.cannot(slash("help", &json!([]))).await,
        "the application is installed neither here nor to the person"
    );
}
