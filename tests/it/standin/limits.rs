//! Every documented limit, from both sides.

use rstest::rstest;
use serde_json::{Value, json};
use serenity::{all::ChannelId, http::Http};

use super::{
    gallery::OF_COMPONENTS,
    tiny_bot::{self, refusal},
};
use crate::support::Discord;

fn text(length: usize) -> String {
    "ä".repeat(length)
}

fn texts(count: usize) -> Vec<Value> {
    (0..count)
        .map(|n| json!({ "name": format!("n{n}"), "value": "v" }))
        .collect()
}

fn buttons(count: usize) -> Vec<Value> {
    (0..count)
        .map(|n| json!({ "type": 2, "style": 1, "label": "x", "custom_id": format!("b{n}") }))
        .collect()
}

fn row(components: impl Into<Value>) -> Value {
    json!({ "type": 1, "components": components.into() })
}

fn with_row(components: impl Into<Value>) -> Value {
    json!({ "content": "x", "components": [row(components)] })
}

fn button(key: &str, value: Value) -> Value {
    let mut button = buttons(1).remove(0);
    button[key] = value;
    with_row(vec![button])
}

fn select(count: usize, label: usize) -> Value {
    let option = |n| json!({ "label": text(label), "value": format!("v{n}") });
    let options: Vec<Value> = (0..count).map(option).collect();
    with_row(json!([{ "type": 3, "custom_id": "s", "options": options }]))
}

fn embed(embed: impl Into<Value>) -> Value {
    json!({ "embeds": [embed.into()] })
}

fn rows(count: usize) -> Value {
    let rows: Vec<Value> = (0..count)
        .map(|n| row(json!([{ "type": 2, "style": 1, "label": "x", "custom_id": format!("b{n}") }])))
        .collect();
    json!({ "content": "x", "components": rows })
}

fn mentions(allowed: impl Into<Value>) -> Value {
    json!({ "content": "x", "allowed_mentions": allowed.into() })
}

fn ids(count: usize) -> Vec<String> {
    (1..=count).map(|n| n.to_string()).collect()
}

/// Posts a message, to which `a.png` belongs if it is made of components.
async fn post(http: &Http, d: &Discord, body: &Value) -> serenity::Result<serenity::all::Message> {
    let of_components = body["flags"] == OF_COMPONENTS;
    let files = of_components.then(|| tiny_bot::picture("a.png"));
    let channel = ChannelId::new(d.home().channel.get());
    http.send_message(channel, Vec::from_iter(files), body).await
}

/// The first body is the largest that passes, the second breaks the limit at the path given.
#[rstest]
#[case::content(json!({ "content": text(2000) }), json!({ "content": text(2001) }), "content")]
#[case::embeds(json!({ "embeds": vec![json!({ "title": "x" }); 10] }), json!({ "embeds": vec![json!({ "title": "x" }); 11] }), "embeds")]
#[case::title(embed(json!({ "title": text(256) })), embed(json!({ "title": text(257) })), "embeds.0.title")]
#[case::description(embed(json!({ "description": text(4096) })), embed(json!({ "description": text(4097) })), "embeds.0.description")]
#[case::footer(embed(json!({ "footer": { "text": text(2048) } })), embed(json!({ "footer": { "text": text(2049) } })), "embeds.0.footer.text")]
#[case::author(embed(json!({ "author": { "name": text(256) } })), embed(json!({ "author": { "name": text(257) } })), "embeds.0.author.name")]
#[case::fields(embed(json!({ "fields": texts(25) })), embed(json!({ "fields": texts(26) })), "embeds.0.fields")]
#[case::field_name(embed(json!({ "fields": [{ "name": text(256), "value": "v" }] })), embed(json!({ "fields": [{ "name": text(257), "value": "v" }] })), "embeds.0.fields.0.name")]
#[case::field_value(embed(json!({ "fields": [{ "name": "n", "value": text(1024) }] })), embed(json!({ "fields": [{ "name": "n", "value": text(1025) }] })), "embeds.0.fields.0.value")]
#[case::empty_field(embed(json!({ "fields": [{ "name": "n", "value": "v" }] })), embed(json!({ "fields": [{ "name": "n", "value": "" }] })), "embeds.0.fields.0.value")]
#[case::colour(embed(json!({ "title": "x", "color": 0xff_ffff })), embed(json!({ "title": "x", "color": 0x100_0000 })), "embeds.0.color")]
#[case::scheme(embed(json!({ "title": "x", "url": "https://a.b" })), embed(json!({ "title": "x", "url": "ftp://a.b" })), "embeds.0.url")]
#[case::embed_sum(
    json!({ "embeds": [{ "description": text(4096) }, { "description": text(1904) }] }),
    json!({ "embeds": [{ "description": text(4096) }, { "description": text(1905) }] }),
    "embeds"
)]
#[case::rows(rows(5), rows(6), "components")]
#[case::buttons(with_row(buttons(5)), with_row(buttons(6)), "components.0.components")]
#[case::no_buttons(with_row(buttons(1)), with_row(buttons(0)), "components.0.components")]
#[case::label(button("label", json!(text(80))), button("label", json!(text(81))), "components.0.components.0.label")]
#[case::no_label(button("label", json!("x")), button("label", json!("")), "components.0.components.0")]
#[case::custom_id(button("custom_id", json!(text(100))), button("custom_id", json!(text(101))), "components.0.components.0.custom_id")]
#[case::no_custom_id(button("custom_id", json!("x")), button("custom_id", json!("")), "components.0.components.0.custom_id")]
#[case::same_custom_ids(with_row(buttons(2)), with_row([buttons(1), buttons(1)].concat()), "components")]
#[case::style(button("style", json!(4)), button("style", json!(7)), "components.0.components.0.style")]
#[case::link(button("style", json!(1)), button("style", json!(5)), "components.0.components.0.url")]
#[case::options(select(25, 1), select(26, 1), "components.0.components.0.options")]
#[case::no_options(select(1, 1), select(0, 1), "components.0.components.0.options")]
#[case::option_label(select(1, 100), select(1, 101), "components.0.components.0.options.0.label")]
#[case::wide_menu(select(1, 1), with_row(json!([{ "type": 3, "custom_id": "s", "options": [{ "label": "l", "value": "v" }] }, buttons(1)[0]])), "components.0.components.0")]
#[case::naked_button(with_row(buttons(1)), json!({ "content": "x", "components": buttons(1) }), "components.0.type")]
#[case::nonce(json!({ "content": "x", "nonce": text(25) }), json!({ "content": "x", "nonce": text(26) }), "nonce")]
#[case::parse(mentions(json!({ "parse": ["users"] })), mentions(json!({ "parse": ["people"] })), "allowed_mentions.parse")]
#[case::parse_and_ids(mentions(json!({ "parse": ["roles"], "users": ids(1) })), mentions(json!({ "parse": ["users"], "users": ids(1) })), "allowed_mentions")]
#[case::many_ids(mentions(json!({ "users": ids(100) })), mentions(json!({ "users": ids(101) })), "allowed_mentions.users")]
#[case::flags(json!({ "content": "x", "flags": 4 }), json!({ "content": "x", "flags": 64 }), "flags")]
#[case::kinds(json!({ "content": "x", "tts": false }), json!({ "content": 5 }), "content")]
#[tokio::test]
async fn messages(#[case] fits: Value, #[case] breaks: Value, #[case] path: &str) {
    messages_are_held_to(&fits, &breaks, path).await;
}

/// One message passes, another is refused for what is at the path.
pub(super) async fn messages_are_held_to(fits: &Value, breaks: &Value, path: &str) {
    let d = Discord::start().await;
    let http = tiny_bot::http(&d);
    post(&http, &d, fits).await.expect("a message that is accepted");
    d.expect_violation(&format!("; {path}: "));
    let error = post(&http, &d, breaks).await.expect_err("a refusal");
    let serenity::Error::Http(serenity::http::HttpError::UnsuccessfulRequest(answer)) = error else {
        panic!("{error:?}")
    };
    assert_eq!((answer.status_code.as_u16(), answer.error.code), (400, 50035));
    assert!(
        answer.error.errors.iter().any(|error| error.path == path),
        "{:?}",
        answer.error.errors
    );
}

#[tokio::test]
async fn empty_messages_and_large_files() {
    let d = Discord::start().await;
    let http = tiny_bot::http(&d);
    d.expect_violation("Cannot send an empty message");
    assert_eq!(
        refusal(post(&http, &d, &json!({ "content": " " })).await),
        (400, 50006)
    );
    d.expect_violation("Request entity too large");
    let channel = ChannelId::new(d.home().channel.get());
    let file = |size| vec![serenity::all::CreateAttachment::bytes(vec![0; size], "big")];
    let limit = 10 * 1024 * 1024;
    http.send_message(channel, file(limit), &json!({})).await.unwrap();
    assert_eq!(
        refusal(http.send_message(channel, file(limit + 1), &json!({})).await),
        (413, 40005)
    );
}

#[tokio::test]
async fn alternative_texts() {
    let d = Discord::start().await;
    let http = tiny_bot::http(&d);
    let channel = ChannelId::new(d.home().channel.get());
    let body =
        |length| json!({ "attachments": [{ "id": 0, "filename": "a.png", "description": text(length) }] });
    let file = || vec![tiny_bot::picture("a.png")];
    http.send_message(channel, file(), &body(1024)).await.unwrap();
    d.expect_violation("; attachments.0.description: ");
    assert_eq!(
        refusal(http.send_message(channel, file(), &body(1025)).await),
        (400, 50035)
    );
}

fn command(key: &str, value: Value) -> Value {
    let mut command = json!({ "name": "go", "description": "Goes" });
    command[key] = value;
    json!([command])
}

fn option(key: &str, value: Value) -> Value {
    let mut option = json!({ "type": 3, "name": "to", "description": "where" });
    option[key] = value;
    command("options", json!([option]))
}

fn options(count: usize) -> Value {
    let option = |n| json!({ "type": 3, "name": format!("o{n}"), "description": "x" });
    command("options", (0..count).map(option).collect())
}

fn choices(count: usize, name: usize, value: usize) -> Value {
    let choice = |n| {
        let name = format!("{n:02}{}", text(name.saturating_sub(2)));
        json!({ "name": name, "value": text(value) })
    };
    option("choices", (0..count).map(choice).collect())
}

fn named(names: &[&str]) -> Value {
    names
        .iter()
        .map(|name| json!({ "name": name, "description": "x" }))
        .collect()
}

fn numbered(kind: u64, count: usize) -> Value {
    let description = if kind == 1 { "x" } else { "" };
    (0..count)
        .map(|n| json!({ "type": kind, "name": format!("c{n}"), "description": description }))
        .collect()
}

/// A command of exactly this many characters, counting its longest translations.
fn long(characters: usize) -> Value {
    let choice = |n| json!({ "name": format!("{n:02}{}", text(78)), "value": text(20) });
    let choices: Vec<Value> = (0..25).map(choice).collect();
    let option = |n| json!({ "type": 3, "name": format!("o{n}"), "description": "d", "choices": choices });
    let mut options: Vec<Value> = (0..3).map(option).collect();
    options.push(
        json!({ "type": 3, "name": "o3", "description": text(100), "choices": [
        { "name": "x", "value": text(100), "name_localizations": { "de": text(100) } },
        { "name": "y", "value": text(100) },
    ] }),
    );
    // The name, three options of 25 choices, and the last option.
    let rest = characters - 2 - 3 * (3 + 25 * 100) - (102 + 200 + 101);
    json!([{
        "name": "go", "options": options,
        "description": "d", "description_localizations": { "de": text(rest), "fr": "d" },
    }])
}

#[rstest]
#[case::name(command("name", json!(text(32))), command("name", json!(text(33))), "0.name")]
#[case::upper_case(command("name", json!("zug")), command("name", json!("Zug")), "0.name")]
#[case::blank(command("name", json!("a-b_c'd")), command("name", json!("a b")), "0.name")]
#[case::scripts(command("name_localizations", json!({ "hi": "चाल", "th": "เดิน", "ru": "ход" })), command("name_localizations", json!({ "ru": "Ход" })), "0.name_localizations.ru")]
#[case::language(command("name_localizations", json!({ "sv-SE": "gå" })), command("name_localizations", json!({ "sv": "gå" })), "0.name_localizations.sv")]
#[case::undocumented_language(command("name_localizations", json!({ "tr": "git" })), command("name_localizations", json!({ "ar": "اذهب" })), "0.name_localizations.ar")]
#[case::description(command("description", json!(text(100))), command("description", json!(text(101))), "0.description")]
#[case::no_description(command("description", json!("x")), command("description", json!("")), "0.description")]
#[case::translated_description(command("description_localizations", json!({ "de": text(100) })), command("description_localizations", json!({ "de": text(101) })), "0.description_localizations.de")]
#[case::options(options(25), options(26), "0.options")]
#[case::option_name(option("name", json!(text(32))), option("name", json!("To")), "0.options.0.name")]
#[case::option_description(option("description", json!(text(100))), option("description", json!("")), "0.options.0.description")]
#[case::option_type(option("type", json!(11)), option("type", json!(12)), "0.options.0.type")]
#[case::choices(choices(25, 3, 1), choices(26, 3, 1), "0.options.0.choices")]
#[case::choice_name(choices(1, 100, 1), choices(1, 101, 1), "0.options.0.choices.0.name")]
#[case::choice_value(choices(1, 3, 100), choices(1, 3, 101), "0.options.0.choices.0.value")]
#[case::choice_type(option("choices", json!([{ "name": "x", "value": "v" }])), option("choices", json!([{ "name": "x", "value": 5 }])), "0.options.0.choices.0.value")]
#[case::length(option("max_length", json!(6000)), option("max_length", json!(6001)), "0.options.0.max_length")]
#[case::bounds(option("min_length", json!(1)), option("min_value", json!(1)), "0.options.0.min_value")]
#[case::same_names(named(&["one", "two"]), named(&["one", "one"]), "")]
#[case::same_translation(
    json!([{ "name": "a", "description": "x", "name_localizations": { "de": "c" } }, { "name": "b", "description": "x" }]),
    json!([{ "name": "a", "description": "x", "name_localizations": { "de": "b" } }, { "name": "b", "description": "x", "name_localizations": { "de": "c" } }]),
    ""
)]
#[case::many(numbered(1, 100), numbered(1, 101), "")]
#[case::many_menus(numbered(2, 15), numbered(2, 16), "")]
#[case::menu_description(json!([{ "type": 2, "name": "Challenge to a game" }]), json!([{ "type": 2, "name": "Challenge", "description": "x" }]), "0.description")]
#[case::required_last(
    command("options", json!([{ "type": 3, "name": "a", "description": "x", "required": true }, { "type": 3, "name": "b", "description": "x" }])),
    command("options", json!([{ "type": 3, "name": "a", "description": "x" }, { "type": 3, "name": "b", "description": "x", "required": true }])),
    "0.options"
)]
#[case::suggesting(
    command("options", json!([{ "type": 3, "name": "a", "description": "x", "autocomplete": true }])),
    command("options", json!([{ "type": 6, "name": "a", "description": "x", "autocomplete": true }])),
    "0.options.0.autocomplete"
)]
#[case::mixed(
    command("options", json!([{ "type": 1, "name": "a", "description": "x" }])),
    command("options", json!([{ "type": 1, "name": "a", "description": "x" }, { "type": 3, "name": "b", "description": "x" }])),
    "0.options"
)]
#[case::nesting(
    command("options", json!([{ "type": 2, "name": "a", "description": "x", "options": [{ "type": 1, "name": "b", "description": "x" }] }])),
    command("options", json!([{ "type": 1, "name": "a", "description": "x", "options": [{ "type": 1, "name": "b", "description": "x" }] }])),
    "0.options.0.options.0.type"
)]
#[case::characters(long(8000), long(8001), "0")]
#[tokio::test]
async fn commands(#[case] fits: Value, #[case] breaks: Value, #[case] path: &str) {
    let d = Discord::start().await;
    let http = tiny_bot::http(&d);
    http.create_global_commands(&fits).await.unwrap();
    d.expect_violation(&format!("; {path}: "));
    let refused = http.create_global_commands(&breaks).await;
    assert_eq!(refusal(refused), (400, 50035));
}

fn suggestions(count: usize, name: &str, value: impl Into<Value>) -> Value {
    let value = value.into();
    let choice =
        |n: usize| json!({ "name": if n == 0 { name.to_owned() } else { format!("n{n}") }, "value": value });
    json!({ "type": 8, "data": { "choices": (0..count).map(choice).collect::<Vec<_>>() } })
}

#[rstest]
#[case::count(suggestions(25, "x", json!("v")), suggestions(26, "x", json!("v")), "data.choices")]
#[case::name(suggestions(1, &text(100), json!("v")), suggestions(1, &text(101), json!("v")), "data.choices.0.name")]
#[case::empty(suggestions(0, "x", json!("v")), suggestions(1, "", json!("v")), "data.choices.0.name")]
#[case::blank(suggestions(1, "x", json!("v")), suggestions(1, "  ", json!("v")), "data.choices.0.name")]
#[case::value(suggestions(1, "x", json!(text(100))), suggestions(1, "x", json!(text(101))), "data.choices.0.value")]
#[case::kind(suggestions(1, "x", json!("v")), suggestions(1, "x", json!(5)), "data.choices.0.value")]
#[tokio::test]
async fn autocompletion(#[case] fits: Value, #[case] breaks: Value, #[case] path: &str) {
    let d = Discord::start().await;
    let http = tiny_bot::http(&d);
    http.create_global_commands(&option("autocomplete", json!(true)))
        .await
        .unwrap();
    let typing = reynard::playground::Act::Type {
        command: "go".to_owned(),
        option: "to".to_owned(),
        text: String::new(),
        others: Vec::new(),
    };
    d.expect_violation(&format!("; {path}: "));
    for (body, passes) in [(fits, true), (breaks, false)] {
        let handle = d.person("alice").act(&typing);
        let token = tiny_bot::token(&d, &handle);
        let answer = http
            .create_interaction_response(handle.id.get().into(), &token, &body, Vec::new())
            .await;
        match passes {
            true => answer.unwrap(),
            false => assert_eq!(refusal(answer), (400, 50035)),
        }
    }
}

fn form(key: &str, value: Value, input_key: &str, input_value: Value) -> Value {
    let mut input = json!({ "type": 4, "custom_id": "i", "style": 1, "label": "Move" });
    input[input_key] = input_value;
    let mut data = json!({ "custom_id": "f", "title": "Form", "components": [row(vec![input])] });
    data[key] = value;
    json!({ "type": 9, "data": data })
}

fn form_of(key: &str, value: Value) -> Value {
    form(key, value, "label", json!("Move"))
}

fn input(key: &str, value: Value) -> Value {
    form("title", json!("Form"), key, value)
}

fn inputs(count: usize) -> Value {
    let input = |n| row(json!([{ "type": 4, "custom_id": format!("i{n}"), "style": 1, "label": "x" }]));
    form_of("components", (0..count).map(input).collect())
}

#[rstest]
#[case::title(form_of("title", json!(text(45))), form_of("title", json!(text(46))), "data.title")]
#[case::custom_id(form_of("custom_id", json!(text(100))), form_of("custom_id", json!("")), "data.custom_id")]
#[case::inputs(inputs(5), inputs(6), "data.components")]
#[case::no_inputs(inputs(1), inputs(0), "data.components")]
#[case::label(input("label", json!(text(45))), input("label", json!(text(46))), "data.components.0.components.0.label")]
#[case::value(input("value", json!(text(4000))), input("value", json!(text(4001))), "data.components.0.components.0.value")]
#[case::style(input("style", json!(2)), input("style", json!(3)), "data.components.0.components.0.style")]
#[tokio::test]
async fn forms(#[case] fits: Value, #[case] breaks: Value, #[case] path: &str) {
    forms_are_held_to(&fits, &breaks, path).await;
}

/// One form passes, another is refused for what is at the path.
pub(super) async fn forms_are_held_to(fits: &Value, breaks: &Value, path: &str) {
    let d = Discord::start().await;
    let http = tiny_bot::http(&d);
    let registered = http
        .create_global_commands(&command("description", json!("x")))
        .await;
    registered.expect("a command");
    d.expect_violation(&format!("; {path}: "));
    let alice = d.person("alice");
    let accepted = tiny_bot::callback(&http, &d, &alice.begin("go", []), fits).await;
    accepted.expect("a form that is accepted");
    let refused = tiny_bot::callback(&http, &d, &alice.begin("go", []), breaks).await;
    assert_eq!(refusal(refused), (400, 50035));
}
