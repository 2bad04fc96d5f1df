//! Limits of buttons.

use serde_json::Value;

use crate::playground::body::Findings;

const LINK: u64 = 5;
const PREMIUM: u64 = 6;
const INVALID: &str = "BUTTON_COMPONENT_INVALID";

impl Findings {
    pub(super) fn button(&mut self, path: &str, button: &Value) {
        self.length(&format!("{path}.label"), &button["label"], 0, 80);
        self.length(&format!("{path}.url"), &button["url"], 1, 512);
        self.emoji(path, &button["emoji"]);
        let style = button["style"].as_u64().unwrap_or(0);
        if !(1..=PREMIUM).contains(&style) {
            self.problem(
                format!("{path}.style"),
                "BASE_TYPE_CHOICES",
                "Value must be one of {1, 2, 3, 4, 5, 6}.",
            );
        }
        self.face(path, button, style);
        self.purpose(path, button, style);
    }

    /// What is to be seen on it.
    fn face(&mut self, path: &str, button: &Value, style: u64) {
        let wordless = button["label"].as_str().is_none_or(str::is_empty) && !button["emoji"].is_object();
        if wordless && style != PREMIUM {
            self.problem(path, INVALID, "A button needs a label or an emoji.");
        }
        if !wordless && style == PREMIUM {
            self.problem(path, INVALID, "A premium button has neither label nor emoji.");
        }
    }

    /// What it is for: a custom id, an address or something to buy, by its style.
    fn purpose(&mut self, path: &str, button: &Value, style: u64) {
        if (style == LINK) != button["url"].is_string() {
            self.problem(
                format!("{path}.url"),
                "BUTTON_COMPONENT_INVALID_URL",
                "Links have a url, others none.",
            );
        }
        if (style < LINK) != button["custom_id"].is_string() {
            let message = "A button that is no link has a custom id, a link none.";
            self.problem(
                format!("{path}.custom_id"),
                "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED",
                message,
            );
        }
        if (style == PREMIUM) == button["sku_id"].is_null() {
            let message = "Premium buttons have an sku_id, others none.";
            self.problem(format!("{path}.sku_id"), INVALID, message);
        }
    }

    pub(super) fn emoji(&mut self, path: &str, emoji: &Value) {
        self.length(&format!("{path}.emoji.name"), &emoji["name"], 0, 32);
    }
}
