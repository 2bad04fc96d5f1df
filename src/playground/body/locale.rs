//! Translations of names and descriptions.

use serde_json::Value;

use super::Findings;

/// The languages that Discord knows, as its documentation lists them.
pub(crate) const LOCALES: [&str; 32] = [
    "id", "da", "de", "en-GB", "en-US", "es-ES", "es-419", "fr", "hr", "it", "lt", "hu", "nl", "no", "pl",
    "pt-BR", "ro", "fi", "sv-SE", "vi", "tr", "cs", "el", "bg", "ru", "uk", "hi", "th", "zh-CN", "ja",
    "zh-TW", "ko",
];

impl Findings {
    /// `path.field_localizations`: known languages, and texts of `min` to `max` characters.
    pub(super) fn localised(&mut self, path: &str, field: &str, texts: &Value, min: usize, max: usize) {
        for (locale, text) in texts.as_object().into_iter().flatten() {
            let path = format!("{path}.{field}_localizations.{locale}");
            if !LOCALES.contains(&locale.as_str()) {
                self.problem(
                    &path,
                    "BASE_TYPE_CHOICES",
                    format!("`{locale}` is no language of Discord's."),
                );
            }
            self.length(&path, text, min, max);
        }
    }
}

/// The text of a field in a language: the default one where there is no translation.
pub(super) fn in_locale<'a>(item: &'a Value, field: &str, locale: &str) -> &'a str {
    let translated = item[format!("{field}_localizations")][locale].as_str();
    translated.or_else(|| item[field].as_str()).unwrap_or_default()
}

/// How many characters the longest version of a field has.
pub(super) fn longest(item: &Value, field: &str) -> usize {
    let translations = item[format!("{field}_localizations")]
        .as_object()
        .into_iter()
        .flatten();
    let texts = translations.map(|(_, text)| text).chain([&item[field]]);
    texts
        .filter_map(Value::as_str)
        .map(|text| text.chars().count())
        .max()
        .unwrap_or(0)
}

/// All languages.
pub(super) fn locales() -> impl Iterator<Item = &'static str> {
    LOCALES.into_iter()
}
