//! Every language is complete, sound and fit for Discord.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use fluent_syntax::{
    ast::{Entry, Expression, InlineExpression, Pattern, PatternElement, VariantKey},
    parser,
};
use reynard::{
    discord::commands::{self, Kind, OptKind},
    locale::{Locale, Text},
    rules::variant::Family,
};

/// The messages and attributes of a file (`id`, `id.attribute`).
type Contents = BTreeMap<String, Uses>;

/// What a message uses.
#[derive(Default)]
struct Uses {
    variables: Vec<String>,
    /// The words that it tells apart, by the variable it selects on.
    keys: BTreeMap<String, BTreeSet<String>>,
}

#[test]
fn every_file_is_listed_and_every_listed_language_has_a_file() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales");
    let mut files: Vec<String> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .filter_map(|name| name.strip_suffix(".ftl").map(str::to_owned))
        .collect();
    let mut listed: Vec<String> = Locale::all().map(|locale| locale.tag().to_owned()).collect();
    files.sort();
    listed.sort();
    assert_eq!(files, listed);
}

#[test]
fn tags_are_those_that_discord_sends() {
    const DISCORD: &[&str] = &[
        "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no",
        "pl", "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN",
        "ja", "zh-TW", "ko",
    ];
    for locale in Locale::all() {
        assert!(DISCORD.contains(&locale.tag()), "{}", locale.tag());
    }
}

#[test]
fn unknown_and_sister_languages_fall_back() {
    assert_eq!(Locale::for_tag("en").tag(), "en-US");
    assert_eq!(Locale::for_tag("en-AU").tag(), "en-US");
    assert_eq!(Locale::for_tag("xx").tag(), "en-US");
    assert_eq!(Locale::for_tag("").tag(), "en-US");
}

#[test]
fn every_language_has_the_messages_of_the_first() {
    let reference = contents(Locale::fallback());
    for locale in Locale::all() {
        let own = contents(locale);
        let missing: Vec<_> = match locale.differs_from() {
            Some(_) => Vec::new(),
            None => reference.keys().filter(|id| !own.contains_key(*id)).collect(),
        };
        let unknown: Vec<_> = own.keys().filter(|id| !reference.contains_key(*id)).collect();
        assert!(
            missing.is_empty() && unknown.is_empty(),
            "{}: missing {missing:?}, unknown {unknown:?}",
            locale.tag()
        );
    }
}

#[test]
fn no_language_leaves_out_what_a_message_is_about_or_asks_for_more() {
    let reference = contents(Locale::fallback());
    for locale in Locale::all() {
        for (id, own) in contents(locale) {
            let first = &reference[&id];
            let allowed = arguments(&id).unwrap_or_else(|| first.variables.clone());
            let foreign: Vec<_> = own.variables.iter().filter(|v| !allowed.contains(v)).collect();
            assert!(foreign.is_empty(), "{}: {id} uses {foreign:?}", locale.tag());
            // What a language only tells apart, another need not; what is said, all have to say.
            let lost: Vec<_> = (first.variables.iter())
                .filter(|v| !own.variables.contains(v) && !first.keys.contains_key(*v))
                .collect();
            assert!(lost.is_empty(), "{}: {id} leaves out {lost:?}", locale.tag());
        }
    }
}

/// A key that is not there would silently be taken for the one that a message is said with otherwise.
#[test]
fn no_language_leaves_out_a_key_that_the_first_tells_apart() {
    let reference = contents(Locale::fallback());
    for locale in Locale::all() {
        for (id, own) in contents(locale) {
            for (variable, keys) in &own.keys {
                let Some(first) = reference[&id].keys.get(variable) else {
                    continue;
                };
                let lost: Vec<_> = first.difference(keys).filter(|key| !is_number(key)).collect();
                assert!(
                    lost.is_empty(),
                    "{}: {id}: ${variable} lacks {lost:?}",
                    locale.tag()
                );
            }
        }
    }
}

/// What a language says exactly as English does is a sign, a name, or one word that both happen to have.
#[test]
fn no_english_is_left_in_another_language() {
    let english = texts(Locale::fallback());
    for locale in Locale::all().filter(|locale| !locale.tag().starts_with("en")) {
        let same = texts(locale)
            .into_iter()
            .filter(|(id, text)| english.get(id) == Some(text));
        let left: Vec<_> = same.filter(|(_, text)| words(text) > 1).collect();
        assert!(left.is_empty(), "{}: {left:?}", locale.tag());
    }
}

/// People see commands and options under the names of their language, so texts have to call them that.
#[test]
fn texts_call_commands_and_options_as_their_language_does() {
    let name = |locale: Locale, kind: &str, id: &str| locale.name(&format!("{kind}-{id}"), None);
    for locale in Locale::all() {
        let all = || commands::ALL.iter();
        let commands: Vec<_> = all()
            .filter_map(|own| name(locale, "command", own.name))
            .collect();
        let options = all().flat_map(|own| own.options);
        let options: Vec<_> = options
            .filter_map(|own| name(locale, "option", own.name))
            .collect();
        for (id, text) in texts(locale) {
            for quoted in text.split('`').skip(1).step_by(2) {
                let mut words = quoted.split(' ');
                let command = words.next().and_then(|word| word.strip_prefix('/'));
                let of_command = command.is_none_or(|own| commands.iter().any(|name| name == own));
                let option = match command {
                    Some(_) => words
                        .next()
                        .and_then(|word| word.split_once(':'))
                        .map(|(option, _)| option),
                    None => quoted.strip_suffix(':'),
                };
                let of_option = option.is_none_or(|own| options.iter().any(|name| name == own));
                assert!(of_command && of_option, "{}: {id}: `{quoted}`", locale.tag());
            }
        }
    }
}

/// The messages and attributes of a file as they are written.
fn texts(locale: Locale) -> BTreeMap<String, String> {
    let mut texts = BTreeMap::new();
    let mut id = String::new();
    for line in locale.source().lines().filter(|line| !line.starts_with('#')) {
        let (head, text) = line.split_once(" = ").unwrap_or(("", line));
        match head.strip_prefix("    .") {
            Some(attribute) => id = format!("{}.{attribute}", id.split('.').next().unwrap_or_default()),
            None if head.starts_with(|c: char| c.is_ascii_lowercase()) => head.clone_into(&mut id),
            None => {}
        }
        texts.entry(id.clone()).or_insert_with(String::new).push_str(text);
    }
    texts
}

/// How many words stand in a text outside its variables and keys.
fn words(text: &str) -> usize {
    let said = text
        .split('{')
        .map(without_variable)
        .collect::<Vec<_>>()
        .join(" ");
    let outside_keys = said.split(['[', ']']).step_by(2);
    let words = outside_keys.flat_map(|part| part.split([' ', '}']));
    words
        .filter(|word| word.chars().filter(|c| c.is_alphabetic()).count() > 1)
        .count()
}

/// What follows an opening brace without the variable there, or without what is told apart by it.
fn without_variable(part: &str) -> &str {
    match (part.find("->"), part.find('}')) {
        (Some(arrow), end) if end.is_none_or(|end| arrow < end) => &part[arrow + 2..],
        (_, Some(end)) => &part[end + 1..],
        (_, None) => part,
    }
}

/// Whether a key is about how many, which every language counts in its own way.
fn is_number(key: &str) -> bool {
    key.parse::<i64>().is_ok() || ["zero", "one", "two", "few", "many", "other"].contains(&key)
}

/// The arguments that a message is given, `None` if it is only a part of others.
fn arguments(id: &str) -> Option<Vec<String>> {
    let id = id.split('.').next().expect("part before the attribute");
    let sample = Text::samples().into_iter().find(|text| text.id() == id)?;
    Some(sample.args().iter().map(|(name, _)| name.to_owned()).collect())
}

#[test]
fn every_message_of_the_files_is_said_somewhere() {
    let said: Vec<String> = Text::samples().iter().map(|text| text.id().to_owned()).collect();
    let referenced = ["piece"];
    for id in contents(Locale::fallback()).keys() {
        let id = id.split('.').next().unwrap();
        let is_name = ["command-", "option-", "choice-"]
            .iter()
            .any(|prefix| id.starts_with(prefix));
        assert!(
            is_name || said.iter().any(|s| s == id) || referenced.contains(&id),
            "{id} is never said"
        );
    }
}

#[test]
fn every_text_is_said_without_a_fault() {
    for locale in Locale::all() {
        for text in Text::samples() {
            let said = locale
                .try_text(&text)
                .unwrap_or_else(|faults| panic!("{}", faults.join("\n")));
            assert!(
                !said.trim().is_empty(),
                "{}: {} is empty",
                locale.tag(),
                text.id()
            );
            assert!(
                !said.contains('\u{2068}'),
                "{}: {} has isolation marks",
                locale.tag(),
                text.id()
            );
        }
    }
}

#[test]
fn commands_are_named_as_discord_allows() {
    for locale in Locale::all() {
        let mut command_names = Vec::new();
        for command in commands::ALL {
            let id = format!("command-{}", command.name);
            let name = match command.kind {
                Kind::Slash | Kind::Managing => check_name(locale, &id),
                Kind::Person => check_menu_name(locale, &id),
            };
            assert!(!command_names.contains(&name), "{}: {name} twice", locale.tag());
            command_names.push(name);
            let mut option_names = Vec::new();
            for option in command.options {
                let name = check_name(locale, &format!("option-{}", option.name));
                assert!(!option_names.contains(&name), "{}: {name} twice", locale.tag());
                option_names.push(name);
                check_choices(locale, option.kind);
            }
        }
    }
}

#[test]
fn the_table_and_the_english_names_agree() {
    for command in commands::ALL {
        let name = Locale::fallback().name(&format!("command-{}", command.name), None);
        assert_eq!(name, Some(command.registered_name()));
        for option in command.options {
            let name = Locale::fallback().name(&format!("option-{}", option.name), None);
            assert_eq!(name.as_deref(), Some(option.name));
        }
    }
}

fn check_name(locale: Locale, id: &str) -> String {
    let name = locale
        .name(id, None)
        .unwrap_or_else(|| panic!("{}: no {id}", locale.tag()));
    let allowed = |c: char| c.is_alphanumeric() || c == '-' || c == '_' || c == '\'';
    assert!((1..=32).contains(&name.chars().count()), "{}: {id}", locale.tag());
    assert!(
        name.chars().all(allowed) && name == name.to_lowercase(),
        "{}: {id} is {name:?}",
        locale.tag()
    );
    let description = locale
        .name(id, Some("description"))
        .unwrap_or_else(|| panic!("{}: {id}", locale.tag()));
    assert!(
        (1..=100).contains(&description.chars().count()),
        "{}: {id}: {description:?}",
        locale.tag()
    );
    name
}

/// Names in menus may have capitals and spaces, and have no description.
fn check_menu_name(locale: Locale, id: &str) -> String {
    let name = locale
        .name(id, None)
        .unwrap_or_else(|| panic!("{}: no {id}", locale.tag()));
    assert!((1..=32).contains(&name.chars().count()), "{}: {id}", locale.tag());
    assert_eq!(name.trim(), name, "{}: {id}", locale.tag());
    name
}

fn check_choices(locale: Locale, kind: OptKind) {
    let ids: Vec<String> = match kind {
        OptKind::Variant => Family::ALL.iter().map(|family| family.id().to_owned()).collect(),
        OptKind::Choice(ids) => ids.iter().map(|id| (*id).to_owned()).collect(),
        OptKind::NumberChoice(numbers) => numbers.iter().map(ToString::to_string).collect(),
        OptKind::Person
        | OptKind::Flag
        | OptKind::SuggestedText
        | OptKind::SuggestedNumber
        | OptKind::Number(..)
        | OptKind::Channel
        | OptKind::File => Vec::new(),
    };
    assert!(ids.len() <= 25);
    for id in ids {
        let name = locale.name(&format!("choice-{id}"), None);
        let name = name.unwrap_or_else(|| panic!("{}: no choice-{id}", locale.tag()));
        assert!(
            (1..=100).contains(&name.chars().count()),
            "{}: {name:?}",
            locale.tag()
        );
    }
}

fn contents(locale: Locale) -> Contents {
    let resource =
        parser::parse(locale.source()).unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", locale.tag()));
    let mut contents = Contents::new();
    for entry in resource.body {
        let Entry::Message(message) = entry else { continue };
        if let Some(pattern) = &message.value {
            contents.insert(message.id.name.to_owned(), uses(pattern));
        }
        for attribute in &message.attributes {
            let id = format!("{}.{}", message.id.name, attribute.id.name);
            contents.insert(id, uses(&attribute.value));
        }
    }
    contents
}

fn uses(pattern: &Pattern<&str>) -> Uses {
    let mut uses = Uses::default();
    collect_pattern(pattern, &mut uses);
    uses
}

fn collect_pattern(pattern: &Pattern<&str>, uses: &mut Uses) {
    for element in &pattern.elements {
        if let PatternElement::Placeable { expression } = element {
            collect(expression, uses);
        }
    }
}

fn collect(expression: &Expression<&str>, uses: &mut Uses) {
    match expression {
        Expression::Inline(inline) => collect_inline(inline, uses),
        Expression::Select { selector, variants } => {
            collect_inline(selector, uses);
            for variant in variants {
                if let InlineExpression::VariableReference { id } = selector {
                    let (VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name }) =
                        variant.key;
                    let keys = uses.keys.entry(id.name.to_owned()).or_default();
                    keys.insert(name.to_owned());
                }
                collect_pattern(&variant.value, uses);
            }
        }
    }
}

fn collect_inline(inline: &InlineExpression<&str>, uses: &mut Uses) {
    match inline {
        InlineExpression::VariableReference { id } => uses.variables.push(id.name.to_owned()),
        InlineExpression::FunctionReference { arguments, .. } => {
            arguments
                .positional
                .iter()
                .for_each(|inline| collect_inline(inline, uses));
        }
        InlineExpression::Placeable { expression } => collect(expression, uses),
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { .. } => {}
    }
}
