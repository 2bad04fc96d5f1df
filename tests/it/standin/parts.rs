//! Messages and forms of every type of component.

use std::collections::BTreeSet;

use insta::assert_snapshot;
use reynard::playground::{Callback, Message, Offered, Snowflake, StandIn};
use serde_json::{Value, json};
use serenity::{all::ChannelId, http::Http};

use super::{
    gallery::{self, Exhibit, OF_COMPONENTS},
    tiny_bot::{self, picture, refusal},
};
use crate::support::{Discord, openapi};

fn channel(d: &StandIn) -> ChannelId {
    ChannelId::new(d.home().channel.get())
}

/// A message of the gallery, as the world has it.
async fn shown(http: &Http, d: &Discord, name: &str) -> Message {
    let id = gallery::post_named(http, d, name).await;
    d.read(|world| world.message(id).cloned()).expect("the message")
}

fn components_of(body: &Value, found: &mut BTreeSet<u64>) {
    match body {
        Value::Object(fields) => {
            let kind = fields.get("type").and_then(Value::as_u64);
            found.extend(kind.filter(|_| !fields.contains_key("filename")));
            fields.values().for_each(|field| components_of(field, found));
        }
        Value::Array(items) => items.iter().for_each(|item| components_of(item, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[tokio::test]
async fn the_gallery_holds_every_type_and_all_of_it_is_accepted() {
    let d = Discord::start().await;
    let http = tiny_bot::http(&d);
    let mut kinds = BTreeSet::new();
    for exhibit in gallery::messages(&d.home()) {
        gallery::post(&http, &d, &exhibit).await;
        components_of(&exhibit.body["components"], &mut kinds);
    }
    let commands = json!([{ "name": "form", "description": "Asks" }]);
    http.create_global_commands(&commands).await.unwrap();
    for exhibit in gallery::forms(&d.home()) {
        let asked = d.person("alice").begin("form", []);
        let body = json!({ "type": 9, "data": exhibit.body });
        tiny_bot::callback(&http, &d, &asked, &body).await.unwrap();
        assert!(matches!(asked.callback().await, Callback::Modal(_)));
        components_of(&exhibit.body["components"], &mut kinds);
    }
    let every: BTreeSet<u64> = (1..=14).chain(17..=19).chain(21..=23).collect();
    assert_eq!(kinds, every);
}

#[tokio::test]
async fn messages_are_given_back_as_discord_describes_them() {
    let d = Discord::start().await;
    let http = tiny_bot::http(&d);
    for exhibit in gallery::messages(&d.home()) {
        let id = gallery::post(&http, &d, &exhibit).await;
        let given = d.read(|world| world.message_for_page(world.message(id).unwrap()));
        openapi::check_components(&given["components"])
            .unwrap_or_else(|complaint| panic!("{}: {complaint}\n{given:#}", exhibit.name));
    }
}

#[tokio::test]
async fn controls_are_found_wherever_they_are() {
    let d = Discord::start().await;
    let http = tiny_bot::http(&d);
    let container = shown(&http, &d, "container").await;
    let now = container.latest();
    let buttons: Vec<_> = now.buttons().into_iter().map(|button| button.label).collect();
    assert_eq!(buttons, ["move", "resign", "draw"]);
    assert_eq!(now.selects()[0].options.len(), 3);
    assert_eq!(now.texts()[0], "## A game");
    let menus = shown(&http, &d, "menus of people, roles and channels").await;
    let offers: Vec<_> = menus
        .latest()
        .selects()
        .into_iter()
        .map(|select| (select.custom_id, select.offers, select.count, select.disabled))
        .collect();
    let menu = |id: &str, offers, count, off| (id.to_owned(), offers, count, off);
    assert_eq!(
        offers,
        [
            menu("people", Offered::People, (1, 3), false),
            menu("roles", Offered::Roles, (0, 1), false),
            menu("either", Offered::Mentionables, (1, 1), false),
            menu("channels", Offered::Channels, (1, 2), false),
            menu("nobody", Offered::People, (1, 1), true),
        ]
    );
}

/// An address without where it is and whose it is.
fn plain(d: &Discord, value: &Value) -> String {
    let channel = d.home().channel.to_string();
    let text = format!("{value:#}").replace(d.url(), "");
    let text = text.replace("?ex=0&is=0&hm=0", "").replace(&channel, "CHANNEL");
    let ids: Vec<String> = d.read(|world| {
        let messages = world.messages_in(d.home().channel);
        let files = messages.flat_map(|message| &message.latest().attachments);
        files.map(|file| file.id.to_string()).collect()
    });
    ids.iter()
        .enumerate()
        .fold(text, |text, (n, id)| text.replace(id, &format!("FILE{n}")))
}

#[tokio::test]
async fn what_is_given_back_has_ids_and_addresses() {
    let d = Discord::start().await;
    let http = tiny_bot::http(&d);
    let gallery = shown(&http, &d, "gallery").await;
    let told = http.get_message(channel(&d), gallery.id.get().into()).await;
    assert!(told.unwrap().attachments.is_empty());
    let given = d.read(|world| world.message_for_page(world.message(gallery.id).unwrap()));
    let first = &given["components"][0]["items"][0];
    assert_snapshot!(plain(&d, first), @r#"
    {
      "description": "A board with a fox and four hounds",
      "media": {
        "attachment_id": "FILE0",
        "content_type": "image/png",
        "height": 384,
        "id": "FILE0",
        "proxy_url": "/attachments/CHANNEL/FILE0/board.png",
        "url": "/attachments/CHANNEL/FILE0/board.png",
        "width": 384
      },
      "spoiler": false
    }
    "#);
    let descriptions: Vec<_> = given["components"][0]["items"]
        .as_array()
        .unwrap()
        .iter()
        .map(|item| item["description"].as_str().unwrap())
        .collect();
    assert_eq!(
        descriptions,
        [
            "A board with a fox and four hounds",
            "The same, in other words",
            "Hidden until asked for"
        ]
    );
    let address = first["media"]["url"].as_str().unwrap();
    let served = reqwest::get(address).await.unwrap();
    assert_eq!(served.status(), 200);
    assert_eq!(served.headers()["content-type"], "image/png");
    let files = shown(&http, &d, "file").await;
    let given = d.read(|world| world.message_for_page(world.message(files.id).unwrap()));
    assert_eq!(given["components"][0]["name"], "record.txt");
    assert_eq!(given["components"][0]["size"], 15);
    assert_eq!(given["attachments"], json!([]));
}

#[tokio::test]
async fn a_page_is_told_the_alternative_text_and_size_of_pictures_in_embeds() {
    let d = Discord::start().await;
    let http = tiny_bot::http(&d);
    let body = json!({
        "embeds": [{ "title": "none" }, { "image": { "url": "attachment://a.png" }, "thumbnail": { "url": "https://a.b/c.png" } }],
        "attachments": [{ "id": 0, "filename": "a.png", "description": "a board" }],
    });
    let message = http
        .send_message(channel(&d), vec![picture("a.png")], &body)
        .await
        .unwrap();
    let id = Snowflake::new(message.id.get());
    assert_eq!(message.embeds[1].image.as_ref().unwrap().width, None);
    let given = d.read(|world| world.message_for_page(world.message(id).unwrap()));
    let image = &given["embeds"][1]["image"];
    assert_eq!(
        (&image["description"], &image["width"], &image["height"]),
        (&json!("a board"), &json!(1), &json!(2))
    );
    assert_eq!(
        given["embeds"][1]["thumbnail"],
        json!({ "url": "https://a.b/c.png" })
    );
}

#[tokio::test]
async fn numbers_are_given_around_those_that_the_bot_gave() {
    let d = Discord::start().await;
    let http = tiny_bot::http(&d);
    let components = json!([
        { "type": 10, "id": 2, "content": "x" },
        { "type": 9, "components": [{ "type": 10, "id": 0, "content": "x" }],
          "accessory": { "type": 2, "style": 1, "label": "x", "custom_id": "x" } },
    ]);
    let exhibit = Exhibit {
        name: "numbers",
        body: json!({ "flags": OF_COMPONENTS, "components": components }),
        file: None,
    };
    let id = gallery::post(&http, &d, &exhibit).await;
    let given = d.read(|world| world.message(id).unwrap().latest().components.clone());
    assert_eq!((&given[0]["id"], &given[1]["id"]), (&json!(2), &json!(1)));
    assert_eq!(
        (&given[1]["components"][0]["id"], &given[1]["accessory"]["id"]),
        (&json!(3), &json!(4))
    );
}

#[tokio::test]
async fn texts_among_components_ping() {
    let d = Discord::start().await;
    let http = tiny_bot::http(&d);
    let (alice, bob) = (d.home().alice, d.home().bob);
    let text = format!("<@{alice}> and <@{bob}>");
    let body = json!({
        "flags": OF_COMPONENTS, "allowed_mentions": { "users": [bob] },
        "components": [{ "type": 17, "components": [{ "type": 10, "content": text }] }],
    });
    http.send_message(channel(&d), Vec::new(), &body).await.unwrap();
    assert_snapshot!(d.channel().next_message().await, @"
    <@alice> and <@bob>
    pings bob
    ");
}

#[tokio::test]
async fn a_message_of_components_stays_one() {
    let d = Discord::start().await;
    let http = tiny_bot::http(&d);
    let texts = shown(&http, &d, "texts").await;
    let id = texts.id.get().into();
    let edit = async |body: Value| http.edit_message(channel(&d), id, &body, Vec::new()).await;
    let text = json!([{ "type": 10, "content": "changed" }]);
    edit(json!({ "components": text })).await.unwrap();
    edit(json!({ "flags": 4 })).await.unwrap();
    let flags = d.read(|world| world.message(texts.id).unwrap().latest().flags);
    assert_eq!(flags, OF_COMPONENTS | 4);
    for (body, words) in [
        (json!({ "content": "x" }), "; content: "),
        (json!({ "embeds": [{ "title": "x" }] }), "; embeds: "),
        (json!({ "flags": 0, "components": text }), "; components.0.type: "),
    ] {
        d.expect_violation(words);
        assert_eq!(refusal(edit(body).await), (400, 50035));
    }
    let now = d.read(|world| world.message(texts.id).unwrap().latest().clone());
    assert_eq!((now.texts(), now.content.as_str()), (vec!["changed"], ""));
}

#[tokio::test]
async fn a_message_becomes_one_of_components_once_its_text_is_gone() {
    let d = Discord::start().await;
    let http = tiny_bot::http(&d);
    let old = json!({ "content": "old", "embeds": [{ "title": "old" }] });
    let id = http.send_message(channel(&d), Vec::new(), &old).await.unwrap().id;
    let edit = async |body: Value| http.edit_message(channel(&d), id, &body, Vec::new()).await;
    let text = json!([{ "type": 10, "content": "new" }]);
    d.expect_violation("; content: The 'content' field cannot be used");
    let refused = edit(json!({ "flags": OF_COMPONENTS, "components": text })).await;
    assert_eq!(refusal(refused), (400, 50035));
    let body = json!({ "flags": OF_COMPONENTS, "components": text, "content": null, "embeds": null });
    edit(body).await.unwrap();
    let id = Snowflake::new(id.get());
    let now = d.read(|world| world.message(id).unwrap().latest().clone());
    assert_eq!(now.texts(), ["new"]);
    assert!(now.content.is_empty() && now.embeds.is_empty());
}

#[tokio::test]
async fn a_message_cannot_lose_a_file_that_it_shows() {
    let d = Discord::start().await;
    let http = tiny_bot::http(&d);
    let gallery = shown(&http, &d, "gallery").await;
    let id = gallery.id.get().into();
    d.expect_violation("; components.0.items.0.media.url: The referenced attachment");
    let body = json!({ "attachments": [] });
    let refused = http.edit_message(channel(&d), id, &body, Vec::new()).await;
    assert_eq!(refusal(refused), (400, 50035));
    assert_eq!(
        d.read(|world| world.message(gallery.id).unwrap().revisions.len()),
        1
    );
}

#[tokio::test]
async fn answers_to_interactions_are_made_of_components_too() {
    let d = Discord::start().await;
    let http = tiny_bot::http(&d);
    let commands = json!([{ "name": "show", "description": "Shows" }]);
    http.create_global_commands(&commands).await.unwrap();
    let alice = d.person("alice");
    let text =
        |text: &str| json!({ "flags": OF_COMPONENTS | 64, "components": [{ "type": 10, "content": text }] });
    let asked = alice.begin("show", []);
    let body = json!({ "type": 4, "data": text("at once") });
    tiny_bot::callback(&http, &d, &asked, &body).await.unwrap();
    let answer = asked.answer().await;
    assert_snapshot!(answer, @"
    (only for alice)
    at once
    ");
    d.expect_violation("data.content: The 'content' field");
    let asked = alice.begin("show", []);
    let body = json!({ "type": 4, "data": { "flags": OF_COMPONENTS, "content": "x" } });
    assert_eq!(
        refusal(tiny_bot::callback(&http, &d, &asked, &body).await),
        (400, 50035)
    );
    tiny_bot::callback(&http, &d, &asked, &json!({ "type": 5 }))
        .await
        .unwrap();
    let token = tiny_bot::token(&d, &asked);
    let edited = http
        .edit_original_interaction_response(&token, &text("later"), Vec::new())
        .await;
    edited.unwrap();
    let answer = asked.answer().await;
    let flags = d.read(|world| world.message(answer.id).unwrap().latest().flags);
    assert_eq!(flags, OF_COMPONENTS);
}

#[tokio::test]
async fn no_component_is_too_odd_to_be_refused() {
    let d = Discord::start().await;
    let http = tiny_bot::http(&d);
    let commands = json!([{ "name": "form", "description": "Asks" }]);
    http.create_global_commands(&commands).await.unwrap();
    let odd = [
        json!(5),
        json!(null),
        json!([]),
        json!({ "type": -1 }),
        json!({ "type": "10", "content": "x" }),
        json!({ "type": 1, "components": 5 }),
        json!({ "type": 1, "components": [null] }),
        json!({ "type": 1, "components": [{ "type": 3, "custom_id": "x", "options": [null] }] }),
        json!({ "type": 1, "components": [{ "type": 8, "custom_id": "x", "channel_types": ["0"] }] }),
        json!({ "type": 1, "components": [{ "type": 5, "custom_id": "x", "default_values": [null] }] }),
        json!({ "type": 9, "components": [{}], "accessory": [] }),
        json!({ "type": 10, "content": null }),
        json!({ "type": 12, "items": [null] }),
        json!({ "type": 12, "items": [{ "media": null }] }),
        json!({ "type": 13, "file": null }),
        json!({ "type": 14, "id": u64::MAX }),
        json!({ "type": 17, "components": [{ "type": 13 }] }),
        json!({ "type": 18, "label": "x", "component": [] }),
        json!({ "type": 18, "label": "x", "component": { "type": 21, "custom_id": "x", "options": {} } }),
    ];
    d.expect_violation("50035");
    for component in odd {
        let body = json!({ "flags": OF_COMPONENTS, "components": [component] });
        let posted = http.send_message(channel(&d), Vec::new(), &body).await;
        assert_eq!(refusal(posted), (400, 50035), "{component}");
        let data = json!({ "custom_id": "f", "title": "Form", "components": [component] });
        let asked = d.person("alice").begin("form", []);
        let asked = tiny_bot::callback(&http, &d, &asked, &json!({ "type": 9, "data": data })).await;
        assert_eq!(refusal(asked), (400, 50035), "{component}");
    }
}
