//! Names of commands and options.

use std::collections::HashSet;

use serde_json::Value;

use super::{Findings, locale};

impl Findings {
    /// The name and its translations: 1 to 32 letters, digits, `-`, `_` or `'`, none in upper case.
    pub(super) fn names(&mut self, path: &str, item: &Value) {
        self.required_length(&format!("{path}.name"), &item["name"], 1, 32);
        self.name(&format!("{path}.name"), &item["name"]);
        self.localised(path, "name", &item["name_localizations"], 1, 32);
        for (locale, name) in item["name_localizations"].as_object().into_iter().flatten() {
            self.name(&format!("{path}.name_localizations.{locale}"), name);
        }
    }

    fn name(&mut self, path: &str, name: &Value) {
        let Some(name) = name.as_str() else { return };
        if !name.chars().all(is_allowed) || name.to_lowercase() != name {
            let message = format!("`{name}` is no name for a command or option.");
            self.problem(path, "APPLICATION_COMMAND_INVALID_NAME", message);
        }
    }

    /// No two of these are called the same in any language, and no translation is another's default name.
    pub(super) fn distinct(&mut self, path: &str, items: &[&Value]) {
        for locale in locale::locales() {
            let mut seen = HashSet::new();
            for item in items {
                let name = locale::in_locale(item, "name", locale);
                let foreign = |other: &&&Value| other["name"] == name && other["name"] != item["name"];
                if !seen.insert(name) || items.iter().any(|other| foreign(&other)) {
                    let message = format!("`{name}` is there twice in {locale}.");
                    self.problem(path, "APPLICATION_COMMANDS_DUPLICATE_NAME", message);
                }
            }
        }
    }
}

/// Letters, digits, and all of the Devanagari and Thai scripts, whose vowel signs are no letters by themselves.
fn is_allowed(c: char) -> bool {
    let devanagari = matches!(c, '\u{900}'..='\u{97f}' | '\u{a8e0}'..='\u{a8ff}');
    let thai = matches!(c, '\u{e01}'..='\u{e3a}' | '\u{e40}'..='\u{e5b}');
    c.is_alphanumeric() || devanagari || thai || matches!(c, '-' | '_' | '\'')
}
