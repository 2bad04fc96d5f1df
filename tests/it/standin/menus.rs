//! Choosing from menus of people, roles and channels, and the menus on messages.

use insta::assert_snapshot;
use reynard::playground::{Act, Snowflake, World};
use serde_json::{Value, json};

use super::{gallery::post_named, tiny_bot};
use crate::support::{Discord, Handle};

fn choose(message: Snowflake, menu: &str, values: &[Snowflake]) -> Act {
    Act::Choose {
        message,
        custom_id: menu.to_owned(),
        values: values.iter().map(Snowflake::to_string).collect(),
        late: false,
    }
}

fn data(d: &Discord, deed: &Handle) -> Value {
    let data = |world: &World| Some(world.interaction(deed.id)?.payload()["data"].clone());
    d.read(data).expect("an interaction")
}

#[tokio::test]
async fn people_are_chosen() {
    let d = Discord::start().await;
    let http = tiny_bot::http(&d);
    let message = post_named(&http, &d, "menus of people, roles and channels").await;
    let (alice, bob) = (d.person("alice"), d.person("bob"));
    bob.calls_themselves("Bobby");
    let bot = d.read(|world| world.application());
    let data = data(&d, &alice.act(&choose(message, "people", &[bob.id, bot])));
    assert_eq!(data["component_type"], 5);
    assert_eq!(data["id"], 2);
    assert_eq!(data["values"], json!([bob.id, bot]));
    let resolved = &data["resolved"];
    assert_eq!(resolved["users"][bob.id.to_string()]["username"], "bob");
    assert_eq!(resolved["users"][bot.to_string()]["bot"], true);
    assert_eq!(resolved["members"][bob.id.to_string()]["nick"], "Bobby");
    assert!(resolved["members"][bob.id.to_string()]["user"].is_null());
    let stranger = d.add_person("stranger");
    let cannot = |values: &[Snowflake]| {
        let reason = alice.cannot(&choose(message, "people", values));
        reason
            .replace(&stranger.to_string(), "STRANGER")
            .replace(&bob.id.to_string(), "BOB")
    };
    assert_snapshot!(cannot(&[stranger]), @"the menu does not offer `STRANGER`");
    assert_snapshot!(cannot(&[bob.id, bob.id]), @"the menu has `BOB` chosen twice");
    assert_snapshot!(cannot(&[]), @"0 values chosen, not (1, 3)");
    assert_snapshot!(alice.cannot(&choose(message, "nobody", &[bob.id])), @"there is no menu `nobody` to choose from");
}

#[tokio::test]
async fn roles_are_chosen_and_either() {
    let d = Discord::start().await;
    let http = tiny_bot::http(&d);
    let message = post_named(&http, &d, "menus of people, roles and channels").await;
    let alice = d.person("alice");
    let role = d.add_role(d.home().server, "players", true);
    let chosen = data(&d, &alice.act(&choose(message, "roles", &[role])));
    assert_eq!((&chosen["component_type"], &chosen["id"]), (&json!(6), &json!(4)));
    assert_eq!(chosen["resolved"]["roles"][role.to_string()]["name"], "players");
    let none = data(&d, &alice.act(&choose(message, "roles", &[])));
    assert_eq!((&none["values"], &none["resolved"]), (&json!([]), &Value::Null));
    let either = data(&d, &alice.act(&choose(message, "either", &[role])));
    assert_eq!(either["component_type"], 7);
    assert!(either["resolved"]["users"].is_null());
    let either = data(&d, &alice.act(&choose(message, "either", &[alice.id])));
    assert_eq!(
        either["resolved"]["users"][alice.id.to_string()]["username"],
        "alice"
    );
    let elsewhere = d.add_role(d.add_server("Elsewhere", d.home().owner), "others", true);
    let reason = alice.cannot(&choose(message, "roles", &[elsewhere]));
    assert_snapshot!(reason.replace(&elsewhere.to_string(), "ROLE"), @"the menu does not offer `ROLE`");
}

#[tokio::test]
async fn channels_are_chosen_by_their_type() {
    let d = Discord::start().await;
    let http = tiny_bot::http(&d);
    let message = post_named(&http, &d, "menus of people, roles and channels").await;
    let alice = d.person("alice");
    let (channel, lounge) = (d.home().channel, d.home().other_channel);
    let chosen = data(&d, &alice.act(&choose(message, "channels", &[channel, lounge])));
    assert_eq!(chosen["component_type"], 8);
    let lounge_json = &chosen["resolved"]["channels"][lounge.to_string()];
    assert_eq!(lounge_json["name"], "lounge");
    assert!(lounge_json["permissions"].is_string() && lounge_json["app_permissions"].is_string());
    let thread = d.add_thread(channel, "a game");
    let reason = alice.cannot(&choose(message, "channels", &[thread]));
    assert_snapshot!(reason.replace(&thread.to_string(), "THREAD"), @"the menu does not offer `THREAD`");
    d.delete_channel(lounge);
    let reason = alice.cannot(&choose(message, "channels", &[lounge]));
    assert_snapshot!(reason.replace(&lounge.to_string(), "LOUNGE"), @"the menu does not offer `LOUNGE`");
}

#[tokio::test]
async fn controls_in_containers_and_sections_are_used_like_others() {
    let d = Discord::start().await;
    let http = tiny_bot::http(&d);
    let message = post_named(&http, &d, "container").await;
    let bob = d.person("bob");
    let press = |custom_id: &str, late| Act::Press {
        message,
        custom_id: custom_id.to_owned(),
        late,
    };
    let pressed = data(&d, &bob.act(&press("move", false)));
    assert_eq!(
        pressed,
        json!({ "id": 5, "component_type": 2, "custom_id": "move" })
    );
    let chosen = Act::Choose {
        message,
        custom_id: "games".to_owned(),
        values: vec!["halatafl".to_owned()],
        late: false,
    };
    let chosen = data(&d, &bob.act(&chosen));
    assert_eq!(
        (&chosen["component_type"], &chosen["values"]),
        (&json!(3), &json!(["halatafl"]))
    );
    let body = json!({ "components": [{ "type": 10, "content": "over" }] });
    let channel = d.home().channel.get().into();
    http.edit_message(channel, message.get().into(), &body, Vec::new())
        .await
        .unwrap();
    assert_snapshot!(bob.cannot(&press("resign", false)), @"there is no button `resign` to press");
    let late = data(&d, &bob.act(&press("resign", true)));
    assert_eq!(late["custom_id"], "resign");
    assert_snapshot!(bob.cannot(&press("games", true)), @"there is no button `games` to press");
}

#[tokio::test]
async fn a_menu_on_a_message_tells_which() {
    let d = Discord::start().await;
    let http = tiny_bot::http(&d);
    let commands = json!([{ "name": "Report", "type": 3 }, { "name": "Greet", "type": 2 }]);
    http.create_global_commands(&commands).await.unwrap();
    let message = post_named(&http, &d, "buttons").await;
    let alice = d.person("alice");
    let on = |command: &str, target| Act::MessageMenu {
        command: command.to_owned(),
        target,
    };
    let reported = data(&d, &alice.act(&on("Report", message)));
    assert_eq!(
        (&reported["name"], &reported["type"], &reported["target_id"]),
        (&json!("Report"), &json!(3), &json!(message))
    );
    assert_eq!(
        reported["resolved"]["messages"][message.to_string()]["content"],
        "buttons"
    );
    assert_snapshot!(alice.cannot(&on("Greet", message)), @"there is no command `Greet` here");
    assert_snapshot!(alice.cannot(&on("Report", alice.id)), @"there is no such message here");
}
