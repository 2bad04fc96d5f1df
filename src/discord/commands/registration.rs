//! The table of commands as Discord registers it.

use serde_json::{Map, Value, json};

use super::{ALL, Command, Opt, OptKind};
use crate::{locale::Locale, rules::variant::Family};

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
    body.insert("type".to_owned(), json!(1));
    if everywhere {
        // Installed to a server or to a person; usable in servers, with the bot, and between people.
        body.insert("integration_types".to_owned(), json!([0, 1]));
        body.insert("contexts".to_owned(), json!([0, 1, 2]));
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
        OptKind::NumberChoice(_) | OptKind::SuggestedNumber => 4,
        OptKind::Flag => 5,
        OptKind::Person => 6,
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
        OptKind::Person | OptKind::Flag => {}
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
