//! Every documented limit of components, from both sides.

use rstest::rstest;
use serde_json::{Value, json};

use super::{
    gallery::OF_COMPONENTS,
    limits::{forms_are_held_to, messages_are_held_to},
};

fn text(length: usize) -> String {
    "ä".repeat(length)
}

fn display(length: usize) -> Value {
    json!({ "type": 10, "content": text(length) })
}

fn displays(count: usize) -> Vec<Value> {
    vec![display(1); count]
}

fn many(count: usize, item: Value) -> Value {
    Value::Array(vec![item; count])
}

fn of(components: impl Into<Value>) -> Value {
    json!({ "flags": OF_COMPONENTS, "components": components.into() })
}

/// A message of this one component.
fn one(component: Value) -> Value {
    of(vec![component])
}

/// A message that has something besides its components.
fn besides(key: &str, value: Value) -> Value {
    let mut message = one(display(1));
    message[key] = value;
    message
}

fn container(components: impl Into<Value>) -> Value {
    one(json!({ "type": 17, "components": components.into() }))
}

fn section(components: impl Into<Value>, accessory: impl Into<Value>) -> Value {
    one(json!({ "type": 9, "components": components.into(), "accessory": accessory.into() }))
}

fn button(key: &str, value: Value) -> Value {
    let mut button = json!({ "type": 2, "style": 1, "label": "x", "custom_id": "x" });
    button[key] = value;
    button
}

fn premium(mut rest: Value) -> Value {
    rest["type"] = json!(2);
    rest["style"] = json!(6);
    row(vec![rest])
}

fn row(components: impl Into<Value>) -> Value {
    one(json!({ "type": 1, "components": components.into() }))
}

fn select(mut select: Value) -> Value {
    select["custom_id"] = json!("s");
    row(vec![select])
}

fn gallery(count: usize) -> Value {
    one(json!({ "type": 12, "items": many(count, picture("https://a.b/c.png")) }))
}

fn item(key: &str, value: Value) -> Value {
    let mut item = picture("https://a.b/c.png");
    item[key] = value;
    one(json!({ "type": 12, "items": [item] }))
}

fn picture(url: &str) -> Value {
    json!({ "media": { "url": url } })
}

fn thumbnail(key: &str, value: Value) -> Value {
    let mut thumbnail = json!({ "type": 11, "media": { "url": "https://a.b/c.png" } });
    thumbnail[key] = value;
    section(json!([display(1)]), thumbnail)
}

fn file(url: &str) -> Value {
    one(json!({ "type": 13, "file": { "url": url } }))
}

fn people(kinds: &[&str]) -> Value {
    kinds
        .iter()
        .map(|kind| json!({ "type": kind, "id": "1" }))
        .collect()
}

/// The first body is the largest that passes, the second breaks the limit at the path given. `a.png` is there.
#[rstest]
#[case::components(of(displays(40)), of(displays(41)), "components")]
#[case::nested_components(container(displays(39)), container(displays(40)), "components")]
#[case::text(one(display(4000)), one(display(4001)), "components.0.content")]
#[case::no_text(one(display(1)), one(display(0)), "components.0.content")]
#[case::texts(of(json!([display(2000), display(2000)])), of(json!([display(2000), display(2001)])), "components")]
#[case::content(besides("content", json!("")), besides("content", json!("x")), "content")]
#[case::embeds(besides("embeds", json!([])), besides("embeds", json!([{ "title": "x" }])), "embeds")]
#[case::stickers(besides("sticker_ids", json!([])), besides("sticker_ids", json!(["1"])), "sticker_ids")]
#[case::poll(besides("poll", json!(null)), besides("poll", json!({ "question": { "text": "x" }, "answers": [] })), "poll")]
#[case::without_flag(one(display(1)), json!({ "content": "x", "components": [display(1)] }), "components.0.type")]
#[case::top(one(display(1)), one(button("id", json!(1))), "components.0.type")]
#[case::unknown(one(display(1)), one(json!({ "type": 15 })), "components.0.type")]
#[case::of_forms(one(display(1)), row(json!([{ "type": 4, "custom_id": "x", "style": 1, "label": "x" }])), "components.0.components.0.type")]
#[case::section(section(displays(3), button("id", json!(1))), section(displays(4), button("id", json!(1))), "components.0.components")]
#[case::section_inside(section(displays(1), button("id", json!(1))), section(json!([{ "type": 14 }]), button("id", json!(1))), "components.0.components.0.type")]
#[case::no_accessory(section(displays(1), button("id", json!(1))), section(displays(1), json!(null)), "components.0.accessory")]
#[case::accessory(section(displays(1), button("id", json!(1))), section(displays(1), display(1)), "components.0.accessory.type")]
#[case::accessory_button(section(displays(1), button("label", json!(text(80)))), section(displays(1), button("label", json!(text(81)))), "components.0.accessory.label")]
#[case::thumbnail(thumbnail("description", json!(text(1024))), thumbnail("description", json!(text(1025))), "components.0.accessory.description")]
#[case::thumbnail_media(thumbnail("media", json!({ "url": "attachment://a.png" })), thumbnail("media", json!({})), "components.0.accessory.media.url")]
#[case::gallery(gallery(10), gallery(11), "components.0.items")]
#[case::no_gallery(gallery(1), gallery(0), "components.0.items")]
#[case::item_description(item("description", json!(text(1024))), item("description", json!(text(1025))), "components.0.items.0.description")]
#[case::item_scheme(item("media", json!({ "url": "http://a.b" })), item("media", json!({ "url": "ftp://a.b" })), "components.0.items.0.media.url")]
#[case::item_address(item("media", json!({ "url": format!("https://{}", text(2040)) })), item("media", json!({ "url": format!("https://{}", text(2041)) })), "components.0.items.0.media.url")]
#[case::item_file(item("media", json!({ "url": "attachment://a.png" })), item("media", json!({ "url": "attachment://b.png" })), "components.0.items.0.media.url")]
#[case::file(
    file("attachment://a.png"),
    file("attachment://b.png"),
    "components.0.file.url"
)]
#[case::file_elsewhere(
    file("attachment://a.png"),
    file("https://a.b/a.png"),
    "components.0.file.url"
)]
#[case::spacing(one(json!({ "type": 14, "spacing": 2 })), one(json!({ "type": 14, "spacing": 3 })), "components.0.spacing")]
#[case::accent(one(json!({ "type": 17, "accent_color": 0xff_ffff, "components": [display(1)] })), one(json!({ "type": 17, "accent_color": 0x100_0000, "components": [display(1)] })), "components.0.accent_color")]
#[case::empty_container(container(displays(1)), container(displays(0)), "components.0.components")]
#[case::container_inside(container(displays(1)), container(json!([{ "type": 17, "components": [display(1)] }])), "components.0.components.0.type")]
#[case::contained_row(container(json!([{ "type": 1, "components": [button("id", json!(4))] }])), container(json!([{ "type": 1, "components": [] }])), "components.0.components.0.components")]
#[case::same_ids(of(json!([{ "type": 14, "id": 1 }, { "type": 14, "id": 0 }, { "type": 14, "id": 0 }])), of(json!([{ "type": 14, "id": 1 }, { "type": 14, "id": 1 }])), "components")]
#[case::id(one(json!({ "type": 14, "id": i32::MAX })), one(json!({ "type": 14, "id": -1 })), "components.0.id")]
#[case::same_custom_ids(
    of(json!([{ "type": 9, "components": [display(1)], "accessory": button("id", json!(1)) }, { "type": 1, "components": [button("custom_id", json!("y"))] }])),
    of(json!([{ "type": 9, "components": [display(1)], "accessory": button("id", json!(1)) }, { "type": 1, "components": [button("custom_id", json!("x"))] }])),
    "components"
)]
#[case::emoji(row(json!([button("emoji", json!({ "name": text(32) }))])), row(json!([button("emoji", json!({ "name": text(33) }))])), "components.0.components.0.emoji.name")]
#[case::premium(premium(json!({ "sku_id": "1" })), premium(json!({})), "components.0.components.0.sku_id")]
#[case::premium_label(premium(json!({ "sku_id": "1" })), premium(json!({ "sku_id": "1", "label": "x" })), "components.0.components.0")]
#[case::premium_custom_id(premium(json!({ "sku_id": "1" })), premium(json!({ "sku_id": "1", "custom_id": "x" })), "components.0.components.0.custom_id")]
#[case::kinds(one(json!({ "type": 14, "divider": true })), one(json!({ "type": 14, "divider": "yes" })), "components.0.divider")]
#[case::placeholder(select(json!({ "type": 5, "placeholder": text(150) })), select(json!({ "type": 5, "placeholder": text(151) })), "components.0.components.0.placeholder")]
#[case::most_values(select(json!({ "type": 6, "max_values": 25 })), select(json!({ "type": 6, "max_values": 26 })), "components.0.components.0.max_values")]
#[case::fewest_and_most(select(json!({ "type": 7, "min_values": 2, "max_values": 2 })), select(json!({ "type": 7, "min_values": 2 })), "components.0.components.0")]
#[case::default_person(select(json!({ "type": 5, "default_values": people(&["user"]) })), select(json!({ "type": 5, "default_values": people(&["role"]) })), "components.0.components.0.default_values.0.type")]
#[case::default_role(select(json!({ "type": 6, "default_values": people(&["role"]) })), select(json!({ "type": 6, "default_values": people(&["user"]) })), "components.0.components.0.default_values.0.type")]
#[case::default_either(select(json!({ "type": 7, "max_values": 2, "default_values": people(&["role", "user"]) })), select(json!({ "type": 7, "default_values": people(&["channel"]) })), "components.0.components.0.default_values.0.type")]
#[case::default_channel(select(json!({ "type": 8, "default_values": people(&["channel"]) })), select(json!({ "type": 8, "default_values": people(&["user"]) })), "components.0.components.0.default_values.0.type")]
#[case::default_count(select(json!({ "type": 5, "default_values": people(&["user"]) })), select(json!({ "type": 5, "default_values": people(&["user", "user"]) })), "components.0.components.0.default_values")]
#[case::channel_types(select(json!({ "type": 8, "channel_types": [0, 15] })), select(json!({ "type": 8, "channel_types": [0, 99] })), "components.0.components.0.channel_types.1")]
#[case::same_channel_types(select(json!({ "type": 8, "channel_types": [0, 5] })), select(json!({ "type": 8, "channel_types": [0, 0] })), "components.0.components.0.channel_types")]
#[tokio::test]
async fn messages(#[case] fits: Value, #[case] breaks: Value, #[case] path: &str) {
    messages_are_held_to(&fits, &breaks, path).await;
}

fn form(components: impl Into<Value>) -> Value {
    let components = components.into();
    json!({ "type": 9, "data": { "custom_id": "f", "title": "Form", "components": components } })
}

fn label(key: &str, value: Value) -> Value {
    let mut label =
        json!({ "type": 18, "label": "x", "component": { "type": 4, "custom_id": "i", "style": 1 } });
    label[key] = value;
    form(vec![label])
}

fn labelled(mut component: Value) -> Value {
    component["custom_id"] = json!("c");
    label("component", component)
}

fn labels(custom_ids: &[&str]) -> Value {
    let label = |id: &&str| json!({ "type": 18, "label": "x", "component": { "type": 23, "custom_id": id } });
    form(custom_ids.iter().map(label).collect::<Vec<_>>())
}

fn options(count: usize) -> Value {
    let option = |n| json!({ "label": "x", "value": format!("v{n}") });
    (0..count).map(option).collect()
}

fn described(length: usize) -> Value {
    let option = json!({ "label": text(100), "value": text(100), "description": text(length) });
    labelled(json!({ "type": 22, "options": [option] }))
}

#[rstest]
#[case::labels(labels(&["1", "2", "3", "4", "5"]), labels(&["1", "2", "3", "4", "5", "6"]), "data.components")]
#[case::same_custom_ids(labels(&["1", "2"]), labels(&["1", "1"]), "data.components")]
#[case::top(form(json!([display(4000), { "type": 18, "label": "x", "component": { "type": 23, "custom_id": "x" } }])), form(json!([{ "type": 14 }])), "data.components.0.type")]
#[case::label(label("label", json!(text(45))), label("label", json!(text(46))), "data.components.0.label")]
#[case::no_label(label("label", json!("x")), label("label", json!(null)), "data.components.0.label")]
#[case::description(label("description", json!(text(100))), label("description", json!(text(101))), "data.components.0.description")]
#[case::no_component(label("id", json!(1)), label("component", json!(null)), "data.components.0.component")]
#[case::component(label("id", json!(1)), label("component", button("id", json!(1))), "data.components.0.component.type")]
#[case::input_placeholder(labelled(json!({ "type": 4, "style": 2, "placeholder": text(100) })), labelled(json!({ "type": 4, "style": 2, "placeholder": text(101) })), "data.components.0.component.placeholder")]
#[case::disabled(labelled(json!({ "type": 5, "disabled": false })), labelled(json!({ "type": 5, "disabled": true })), "data.components.0.component.disabled")]
#[case::none_required(labelled(json!({ "type": 5, "min_values": 0, "required": false })), labelled(json!({ "type": 5, "min_values": 0 })), "data.components.0.component.min_values")]
#[case::select(labelled(json!({ "type": 3, "options": options(25) })), labelled(json!({ "type": 3, "options": options(26) })), "data.components.0.component.options")]
#[case::files(labelled(json!({ "type": 19, "max_values": 10 })), labelled(json!({ "type": 19, "max_values": 11 })), "data.components.0.component.max_values")]
#[case::fewest_files(labelled(json!({ "type": 19, "min_values": 10, "max_values": 10 })), labelled(json!({ "type": 19, "min_values": 10 })), "data.components.0.component")]
#[case::radio(labelled(json!({ "type": 21, "options": options(10) })), labelled(json!({ "type": 21, "options": options(11) })), "data.components.0.component.options")]
#[case::lonely_radio(labelled(json!({ "type": 21, "options": options(2) })), labelled(json!({ "type": 21, "options": options(1) })), "data.components.0.component.options")]
#[case::boxes(labelled(json!({ "type": 22, "options": options(10) })), labelled(json!({ "type": 22, "options": options(11) })), "data.components.0.component.options")]
#[case::no_boxes(labelled(json!({ "type": 22, "options": options(1) })), labelled(json!({ "type": 22, "options": options(0) })), "data.components.0.component.options")]
#[case::most_boxes(labelled(json!({ "type": 22, "max_values": 3, "options": options(3) })), labelled(json!({ "type": 22, "max_values": 4, "options": options(3) })), "data.components.0.component")]
#[case::fewest_boxes(labelled(json!({ "type": 22, "min_values": 3, "options": options(3) })), labelled(json!({ "type": 22, "min_values": 4, "options": options(3) })), "data.components.0.component")]
#[case::box_description(
    described(100),
    described(101),
    "data.components.0.component.options.0.description"
)]
#[case::same_boxes(labelled(json!({ "type": 22, "options": options(2) })), labelled(json!({ "type": 22, "options": many(2, json!({ "label": "x", "value": "v" })) })), "data.components.0.component.options")]
#[case::tick(labelled(json!({ "type": 23, "default": true })), labelled(json!({ "type": 23, "default": "yes" })), "data.components.0.component.default")]
#[case::no_custom_id(labelled(json!({ "type": 23 })), label("component", json!({ "type": 23 })), "data.components.0.component.custom_id")]
#[tokio::test]
async fn forms(#[case] fits: Value, #[case] breaks: Value, #[case] path: &str) {
    forms_are_held_to(&fits, &breaks, path).await;
}
