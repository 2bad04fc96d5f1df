//! Messages and forms that between them hold every type of component, each as a bot would send it.

use reynard::playground::{Home, Snowflake};
use serde_json::{Value, json};
use serenity::{
    all::{ChannelId, CreateAttachment},
    http::Http,
};

use crate::support::Discord;

/// The flag of messages that are made of components.
pub(crate) const OF_COMPONENTS: u64 = 1 << 15;

/// A board, with a fox and four hounds.
const PICTURE: &[u8] = include_bytes!("../../data/gallery/board.png");

/// A body and the files that go with it.
pub(crate) struct Exhibit {
    /// What is to be seen, in a word or two.
    pub(crate) name: &'static str,
    /// A message, or the `data` of a form.
    pub(crate) body: Value,
    /// The name and contents of `files[0]`, if there is one.
    pub(crate) file: Option<(&'static str, &'static [u8])>,
}

/// Posts a message as the bot.
pub(crate) async fn post(http: &Http, d: &Discord, exhibit: &Exhibit) -> Snowflake {
    let file = exhibit
        .file
        .map(|(name, bytes)| CreateAttachment::bytes(bytes, name));
    let channel = ChannelId::new(d.home().channel.get());
    let posted = http
        .send_message(channel, Vec::from_iter(file), &exhibit.body)
        .await;
    let message = posted.unwrap_or_else(|error| panic!("{}: {error:?}", exhibit.name));
    Snowflake::new(message.id.get())
}

/// Posts the message with this name as the bot.
pub(crate) async fn post_named(http: &Http, d: &Discord, name: &str) -> Snowflake {
    let mut messages = messages(&d.home()).into_iter();
    let exhibit = messages.find(|exhibit| exhibit.name == name).expect(name);
    post(http, d, &exhibit).await
}

fn exhibit(name: &'static str, body: Value) -> Exhibit {
    Exhibit {
        name,
        body,
        file: None,
    }
}

/// A message of rows under a text.
fn rows(name: &'static str, rows: Value) -> Exhibit {
    with_components(name, json!({ "content": name }), rows)
}

/// A message of components.
fn parts(name: &'static str, components: Value) -> Exhibit {
    with_components(name, json!({ "flags": OF_COMPONENTS }), components)
}

fn with_components(name: &'static str, mut body: Value, components: Value) -> Exhibit {
    body["components"] = components;
    exhibit(name, body)
}

/// A message of components with a picture, `board.png`, that has an alternative text.
fn illustrated(name: &'static str, components: Value) -> Exhibit {
    let description = "A board with a fox and four hounds";
    let attachment = json!({ "id": 0, "filename": "board.png", "description": description });
    Exhibit {
        file: Some(("board.png", PICTURE)),
        ..with_attachment(name, components, attachment)
    }
}

/// A message of components with a file of text, `record.txt`.
fn documented(name: &'static str, components: Value) -> Exhibit {
    let attachment = json!({ "id": 0, "filename": "record.txt" });
    Exhibit {
        file: Some(("record.txt", b"1. e8-d7 b1-a2\n")),
        ..with_attachment(name, components, attachment)
    }
}

fn with_attachment(name: &'static str, components: Value, attachment: Value) -> Exhibit {
    let mut exhibit = parts(name, components);
    exhibit.body["attachments"] = Value::Array(vec![attachment]);
    exhibit
}

fn form(name: &'static str, components: Value) -> Exhibit {
    let custom_id = name.replace(' ', "-");
    with_components(name, json!({ "custom_id": custom_id, "title": name }), components)
}

fn text(content: &str) -> Value {
    json!({ "type": 10, "content": content })
}

fn row(components: Value) -> Value {
    let mut row = json!({ "type": 1 });
    row["components"] = components;
    row
}

fn button(style: u64, custom_id: &str) -> Value {
    json!({ "type": 2, "style": style, "label": custom_id, "custom_id": custom_id })
}

fn choices() -> Value {
    json!([
        { "label": "Fox and Hounds", "value": "fox-hounds", "description": "One against four", "emoji": { "name": "🦊" } },
        { "label": "Halatafl", "value": "halatafl", "default": true },
        { "label": "Bagh-Chal", "value": "bagh-chal", "description": "Four against twenty" },
    ])
}

fn plain_choices() -> Value {
    json!([
        { "label": "Short", "value": "short", "description": "Five minutes" },
        { "label": "Long", "value": "long", "default": true },
        { "label": "Endless", "value": "endless" },
    ])
}

/// Messages, for anybody to post.
pub(crate) fn messages(home: &Home) -> Vec<Exhibit> {
    let mut all = controls(home);
    all.extend(contents());
    all.extend(layouts());
    all
}

fn controls(home: &Home) -> Vec<Exhibit> {
    let off = json!({ "type": 2, "style": 2, "label": "off", "custom_id": "off", "disabled": true });
    let fox = json!({ "type": 2, "style": 4, "emoji": { "name": "🦊" }, "custom_id": "fox" });
    let link = json!({ "type": 2, "style": 5, "label": "rules", "url": "https://example.org/rules" });
    let premium = json!({ "type": 2, "style": 6, "sku_id": "1" });
    let channels = json!({
        "type": 8, "custom_id": "channels", "placeholder": "Which channels?", "channel_types": [0], "min_values": 1,
        "max_values": 2, "default_values": [{ "type": "channel", "id": home.channel }],
    });
    vec![
        rows(
            "buttons",
            json!([
                row(json!([
                    button(1, "primary"),
                    button(2, "secondary"),
                    button(3, "success"),
                    button(4, "danger")
                ])),
                row(json!([off, fox, link, premium])),
            ]),
        ),
        rows(
            "menu of choices",
            json!([row(json!([{
                "type": 3, "custom_id": "games", "placeholder": "Which games?", "max_values": 2, "options": choices(),
            }]))]),
        ),
        rows(
            "menus of people, roles and channels",
            json!([
                row(json!([{ "type": 5, "custom_id": "people", "placeholder": "Who?", "max_values": 3 }])),
                row(
                    json!([{ "type": 6, "custom_id": "roles", "placeholder": "Which roles?", "min_values": 0 }])
                ),
                row(
                    json!([{ "type": 7, "custom_id": "either", "default_values": [{ "type": "user", "id": home.alice }] }])
                ),
                row(json!([channels])),
                row(
                    json!([{ "type": 5, "custom_id": "nobody", "placeholder": "Not now", "disabled": true }])
                ),
            ]),
        ),
    ]
}

fn contents() -> Vec<Exhibit> {
    let board = json!({ "url": "attachment://board.png" });
    vec![
        parts(
            "texts",
            json!([text("# A heading\nand **bold** words"), text("-# in small print")]),
        ),
        parts(
            "separators",
            json!([
                text("above"),
                { "type": 14 },
                text("between"),
                { "type": 14, "divider": false, "spacing": 2 },
                text("below"),
            ]),
        ),
        illustrated(
            "gallery",
            json!([{ "type": 12, "items": [
                { "media": board },
                { "media": board, "description": "The same, in other words" },
                { "media": board, "description": "Hidden until asked for", "spoiler": true },
            ] }]),
        ),
        documented(
            "file",
            json!([{ "type": 13, "file": { "url": "attachment://record.txt" } }]),
        ),
        documented(
            "hidden file",
            json!([{ "type": 13, "file": { "url": "attachment://record.txt" }, "spoiler": true }]),
        ),
    ]
}

fn layouts() -> Vec<Exhibit> {
    let board = json!({ "url": "attachment://board.png" });
    let beside_button = json!({
        "type": 9, "components": [text("Your move"), text("-# you have an hour")], "accessory": button(1, "move"),
    });
    let beside_picture = json!({
        "type": 9, "components": [text("The board as it stands")],
        "accessory": { "type": 11, "media": board, "description": "The fox is cornered" },
    });
    let bare_picture = json!({
        "type": 9, "components": [text("And once more")], "accessory": { "type": 11, "media": board, "spoiler": true },
    });
    let menu = json!([{ "type": 3, "custom_id": "games", "options": choices() }]);
    vec![
        parts("section with a button", json!([beside_button])),
        illustrated("sections with pictures", json!([beside_picture, bare_picture])),
        illustrated(
            "container",
            json!([
                { "type": 17, "id": 10, "accent_color": 0xcc_5500, "components": [
                    text("## A game"), beside_button, beside_picture, { "type": 14 },
                    { "type": 12, "items": [{ "media": board }] },
                    { "type": 13, "file": board },
                    row(json!([button(4, "resign"), button(2, "draw")])),
                    row(menu),
                ] },
                { "type": 17, "spoiler": true, "components": [text("The fox loses.")] },
            ]),
        ),
    ]
}

/// Forms, for anybody to answer an interaction with.
pub(crate) fn forms(home: &Home) -> Vec<Exhibit> {
    vec![
        form(
            "old fields",
            json!([
                row(json!([{
                    "type": 4, "custom_id": "move", "label": "Move", "style": 1, "min_length": 2, "max_length": 5,
                    "placeholder": "e8-d7",
                }])),
                row(json!([{
                    "type": 4, "custom_id": "note", "label": "Note", "style": 2, "required": false, "value": "Well played",
                }])),
            ]),
        ),
        form(
            "texts and fields",
            json!([
                text("Say *why*, then send it off."),
                labelled("Reason", json!({ "type": 4, "custom_id": "reason", "style": 2, "max_length": 200 })),
                { "type": 18, "label": "Name", "description": "If you like", "component":
                    { "type": 4, "custom_id": "name", "style": 1, "required": false } },
            ]),
        ),
        form("menus", entities(home)),
        form("ticks", ticks()),
        form(
            "files",
            json!([
                labelled("Record", json!({ "type": 19, "custom_id": "record" })),
                labelled(
                    "Pictures",
                    json!({
                        "type": 19, "custom_id": "pictures", "required": false, "min_values": 0, "max_values": 3,
                    })
                ),
            ]),
        ),
    ]
}

fn labelled(label: &str, component: Value) -> Value {
    let mut label = json!({ "type": 18, "label": label });
    label["component"] = component;
    label
}

fn entities(home: &Home) -> Value {
    json!([
        labelled(
            "Games",
            json!({ "type": 3, "custom_id": "games", "max_values": 2, "options": choices() })
        ),
        labelled(
            "Opponent",
            json!({
                "type": 5, "custom_id": "opponent", "default_values": [{ "type": "user", "id": home.bob }],
            })
        ),
        labelled(
            "Team",
            json!({ "type": 6, "custom_id": "team", "required": false })
        ),
        labelled(
            "Whom to tell",
            json!({ "type": 7, "custom_id": "told", "required": false, "max_values": 2 })
        ),
        labelled(
            "Where",
            json!({ "type": 8, "custom_id": "where", "channel_types": [0, 11] })
        ),
    ])
}

fn ticks() -> Value {
    json!([
        labelled(
            "Pace",
            json!({ "type": 21, "custom_id": "pace", "options": plain_choices() })
        ),
        labelled(
            "Alternative",
            json!({ "type": 21, "custom_id": "other", "required": false, "options": [
            { "label": "Day", "value": "day" }, { "label": "Night", "value": "night" },
        ] })
        ),
        labelled(
            "Reminders",
            json!({
                "type": 22, "custom_id": "reminders", "min_values": 1, "max_values": 2, "options": plain_choices(),
            })
        ),
        labelled(
            "Extras",
            json!({ "type": 22, "custom_id": "extras", "required": false, "min_values": 0, "options": [
            { "label": "Coordinates", "value": "coordinates" },
        ] })
        ),
        labelled(
            "In public",
            json!({ "type": 23, "custom_id": "public", "default": true })
        ),
    ])
}
