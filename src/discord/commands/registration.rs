//! The table of commands as Discord registers it.

use serde_json::{Map, Value, json};

use super::{ALL, Command, Kind, Opt, OptKind};
use crate::{locale::Locale, rules::variant::Family};

/// Discord's kinds of channels in which people write: text, news, their threads, forums.
const TEXT_CHANNELS: [u8; 6] = [0, 5, 10, 11, 12, 15];

/// The body that registers every command, in every language. `everywhere`: with the contexts that only
/// global commands may have.
#[must_use]
pub fn registration_body(everywhere: bool) -> Value {
    ALL.iter()
        .map(|command| command_body(command, everywhere))
        .collect()
}

/// A short text that changes when the registration body does.
#[must_use]
pub fn fingerprint(body: &Value) -> String {
    // FNV-1a: stable across releases, and nobody forges their own commands.
    let hash = body
        .to_string()
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
    format!("{hash:016x}")
}

fn command_body(command: &Command, everywhere: bool) -> Value {
    let mut body = named("command", command.name);
    let kind = match command.kind {
        Kind::Slash => 1,
        Kind::Person => 2,
    };
    body.insert("type".to_owned(), json!(kind));
    if everywhere {
        // Installed to a server or to a person; usable in servers, with the bot, and between people.
        body.insert("integration_types".to_owned(), json!([0, 1]));
        body.insert("contexts".to_owned(), json!([0, 1, 2]));
    }
    if command.kind == Kind::Person {
        // What is chosen from a menu has its name for all words; Discord shows that, capitals and spaces included.
        body.remove("description");
        body.remove("description_localizations");
        body.insert("name".to_owned(), json!(command.registered_name()));
        return Value::Object(body);
    }
    body.insert(
        "options".to_owned(),
        command.options.iter().map(option_body).collect(),
    );
    Value::Object(body)
}

fn option_body(option: &Opt) -> Value {
    let mut body = named("option", option.name);
    let kind = match option.kind {
        OptKind::Variant | OptKind::Choice(_) | OptKind::SuggestedText => 3,
        OptKind::NumberChoice(_) | OptKind::SuggestedNumber | OptKind::Number(..) => 4,
        OptKind::Flag => 5,
        OptKind::Person => 6,
        OptKind::Channel => 7,
        OptKind::File => 11,
    };
    body.insert("type".to_owned(), json!(kind));
    body.insert("required".to_owned(), json!(option.required));
    match option.kind {
        OptKind::SuggestedText | OptKind::SuggestedNumber => {
            body.insert("autocomplete".to_owned(), json!(true));
        }
        OptKind::Variant => {
            let choices = Family::ALL
                .into_iter()
                .map(|family| choice_body(family.id(), family.id()));
            body.insert("choices".to_owned(), choices.collect());
        }
        OptKind::Choice(ids) => {
            body.insert(
                "choices".to_owned(),
                ids.iter().map(|id| choice_body(id, *id)).collect(),
            );
        }
        OptKind::NumberChoice(numbers) => {
            let choices = numbers.iter().map(|n| choice_body(&n.to_string(), *n));
            body.insert("choices".to_owned(), choices.collect());
        }
        OptKind::Number(least, most) => {
            body.insert("min_value".to_owned(), json!(least));
            body.insert("max_value".to_owned(), json!(most));
        }
        OptKind::Channel => {
            body.insert("channel_types".to_owned(), json!(TEXT_CHANNELS));
        }
        OptKind::Person | OptKind::Flag | OptKind::File => {}
    }
    Value::Object(body)
}

fn choice_body(id: &str, value: impl Into<Value>) -> Value {
    let words = format!("choice-{id}");
    json!({
        "name": default_name(&words, None),
        "name_localizations": localizations(&words, None),
        "value": value.into(),
    })
}

/// The name as the payloads of interactions carry it is the table's; what people see is in the locales.
fn named(what: &str, name: &str) -> Map<String, Value> {
    let words = &format!("{what}-{name}");
    let mut body = Map::new();
    body.insert("name".to_owned(), json!(name));
    body.insert("name_localizations".to_owned(), localizations(words, None));
    body.insert(
        "description".to_owned(),
        json!(default_name(words, Some("description"))),
    );
    body.insert(
        "description_localizations".to_owned(),
        localizations(words, Some("description")),
    );
    body
}

/// The name of a command in somebody's menu, by which interactions know it as well.
#[must_use]
pub(super) fn menu_name(name: &str) -> String {
    default_name(&format!("command-{name}"), None)
}

fn default_name(words: &str, attribute: Option<&str>) -> String {
    Locale::fallback()
        .name(words, attribute)
        .unwrap_or_else(|| words.to_owned())
}

/// The words in every language, the default's own included: without it, people of a sister language see
/// that one's instead.
fn localizations(words: &str, attribute: Option<&str>) -> Value {
    Locale::all()
        .filter_map(|locale| Some((locale.tag().to_owned(), json!(locale.name(words, attribute)?))))
        .collect::<Map<_, _>>()
        .into()
}
