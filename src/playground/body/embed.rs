//! Limits of embeds.

use serde_json::Value;

use super::{Findings, items, size};

const MOST_EMBEDS: usize = 10;
const MOST_CHARACTERS: usize = 6000;
const MOST_FIELDS: usize = 25;

impl Findings {
    pub(super) fn embeds(&mut self, embeds: &Value) {
        self.at_most("embeds", size(embeds), MOST_EMBEDS);
        for (path, embed) in items("embeds", embeds) {
            self.embed(&path, embed);
        }
        let total: usize = items("", embeds).map(|(_, embed)| characters(embed)).sum();
        if total > MOST_CHARACTERS {
            let message = format!("Embed size exceeds maximum size of {MOST_CHARACTERS}");
            self.problem("embeds", "MAX_EMBED_SIZE_EXCEEDED", message);
        }
    }

    fn embed(&mut self, path: &str, embed: &Value) {
        self.length(&format!("{path}.title"), &embed["title"], 0, 256);
        self.length(&format!("{path}.description"), &embed["description"], 0, 4096);
        self.length(&format!("{path}.footer.text"), &embed["footer"]["text"], 0, 2048);
        self.length(&format!("{path}.author.name"), &embed["author"]["name"], 0, 256);
        self.range(&format!("{path}.color"), &embed["color"], 0, 0xff_ffff);
        self.at_most(&format!("{path}.fields"), size(&embed["fields"]), MOST_FIELDS);
        for (path, field) in items(&format!("{path}.fields"), &embed["fields"]) {
            self.required_length(&format!("{path}.name"), &field["name"], 1, 256);
            self.required_length(&format!("{path}.value"), &field["value"], 1, 1024);
        }
        for (object, key) in [
            ("image", "url"),
            ("thumbnail", "url"),
            ("author", "icon_url"),
            ("footer", "icon_url"),
        ] {
            self.address(&format!("{path}.{object}.{key}"), &embed[object][key], true);
        }
        self.address(&format!("{path}.url"), &embed["url"], false);
        self.address(&format!("{path}.author.url"), &embed["author"]["url"], false);
    }

    fn address(&mut self, path: &str, url: &Value, file: bool) {
        self.length(path, url, 1, 2048);
        let Some(url) = url.as_str() else { return };
        let schemes = if file {
            &["https://", "http://", "attachment://"][..]
        } else {
            &["https://", "http://"]
        };
        if !schemes.iter().any(|scheme| url.starts_with(scheme)) {
            self.problem(
                path,
                "URL_TYPE_INVALID_SCHEME",
                format!("`{url}` is no address of the kinds allowed."),
            );
        }
    }
}

/// What counts towards the sum over all embeds of a message.
fn characters(embed: &Value) -> usize {
    let fields = embed["fields"].as_array().into_iter().flatten();
    let fields = fields.flat_map(|field| [&field["name"], &field["value"]]);
    let texts = [
        &embed["title"],
        &embed["description"],
        &embed["footer"]["text"],
        &embed["author"]["name"],
    ];
    let texts = texts.into_iter().chain(fields).filter_map(Value::as_str);
    texts.map(|text| text.chars().count()).sum()
}
