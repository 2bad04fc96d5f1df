//! Limits of buttons and menus.

use serde_json::Value;

use super::{Findings, items, size};

const ROW: u64 = 1;
const BUTTON: u64 = 2;
const SELECT: u64 = 3;
const TEXT_INPUT: u64 = 4;
const MOST_ROWS: usize = 5;
const MOST_BUTTONS: usize = 5;
const MOST_OPTIONS: usize = 25;
const LINK: u64 = 5;
const PREMIUM: u64 = 6;

impl Findings {
    /// The rows of a message.
    pub(super) fn components(&mut self, rows: &Value) {
        self.at_most("components", size(rows), MOST_ROWS);
        for (path, row) in items("components", rows) {
            self.row(&path, row);
        }
        self.custom_ids(rows);
    }

    fn row(&mut self, path: &str, row: &Value) {
        if row["type"] != ROW {
            return self.problem(
                format!("{path}.type"),
                "BASE_TYPE_CHOICES",
                "Only rows may be at the top.",
            );
        }
        let children = &row["components"];
        let path = format!("{path}.components");
        if !(1..=MOST_BUTTONS).contains(&size(children)) {
            self.problem(
                &path,
                "BASE_TYPE_BAD_LENGTH",
                "Must be between 1 and 5 in length.",
            );
        }
        for (path, child) in items(&path, children) {
            match child["type"].as_u64() {
                Some(BUTTON) => self.button(&path, child),
                Some(SELECT) if size(children) > 1 => {
                    self.problem(&path, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "A menu fills its row.");
                }
                Some(SELECT) => self.select(&path, child),
                _ => self.problem(
                    format!("{path}.type"),
                    "BASE_TYPE_CHOICES",
                    "Not for rows of messages.",
                ),
            }
        }
    }

    /// Every custom id has 1 to 100 characters, and none is there twice.
    pub(super) fn custom_ids(&mut self, rows: &Value) {
        let controls = items("components", rows).flat_map(|(path, row)| {
            items(&format!("{path}.components"), &row["components"]).collect::<Vec<_>>()
        });
        let mut ids = Vec::new();
        for (path, control) in controls {
            self.length(&format!("{path}.custom_id"), &control["custom_id"], 1, 100);
            ids.extend(control["custom_id"].as_str());
        }
        self.unique("components", "COMPONENT_CUSTOM_ID_DUPLICATED", ids);
    }

    fn button(&mut self, path: &str, button: &Value) {
        self.length(&format!("{path}.label"), &button["label"], 0, 80);
        self.length(&format!("{path}.url"), &button["url"], 1, 512);
        let style = button["style"].as_u64().unwrap_or(0);
        if !(1..=PREMIUM).contains(&style) {
            self.problem(
                format!("{path}.style"),
                "BASE_TYPE_CHOICES",
                "Value must be one of {1, 2, 3, 4, 5, 6}.",
            );
        }
        let wordless = button["label"].as_str().is_none_or(str::is_empty) && !button["emoji"].is_object();
        if wordless && style != PREMIUM {
            self.problem(
                path,
                "BUTTON_COMPONENT_INVALID",
                "A button needs a label or an emoji.",
            );
        }
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
    }

    fn select(&mut self, path: &str, select: &Value) {
        if !select["custom_id"].is_string() {
            self.required(format!("{path}.custom_id"));
        }
        self.length(&format!("{path}.placeholder"), &select["placeholder"], 0, 150);
        let options = size(&select["options"]);
        if !(1..=MOST_OPTIONS).contains(&options) {
            self.problem(
                format!("{path}.options"),
                "BASE_TYPE_BAD_LENGTH",
                "Must be between 1 and 25 in length.",
            );
        }
        for (path, option) in items(&format!("{path}.options"), &select["options"]) {
            self.required_length(&format!("{path}.label"), &option["label"], 1, 100);
            self.required_length(&format!("{path}.value"), &option["value"], 1, 100);
            self.length(&format!("{path}.description"), &option["description"], 0, 100);
        }
        let values = select["options"].as_array().into_iter().flatten();
        let values = values.filter_map(|option| option["value"].as_str());
        self.unique(
            &format!("{path}.options"),
            "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
            values,
        );
        self.select_counts(path, select, options);
    }

    fn select_counts(&mut self, path: &str, select: &Value, options: usize) {
        self.range(&format!("{path}.min_values"), &select["min_values"], 0, 25);
        self.range(&format!("{path}.max_values"), &select["max_values"], 1, 25);
        let (min, max) = (
            select["min_values"].as_u64().unwrap_or(1),
            select["max_values"].as_u64().unwrap_or(1),
        );
        if min > max || max > options as u64 {
            self.problem(
                path,
                "BASE_TYPE_BAD_LENGTH",
                "Fewest, most and number of options do not go together.",
            );
        }
    }

    /// A text field of a form.
    pub(super) fn text_input(&mut self, path: &str, input: &Value) {
        if input["type"] != TEXT_INPUT {
            return self.problem(
                format!("{path}.type"),
                "BASE_TYPE_CHOICES",
                "Rows of forms hold text inputs.",
            );
        }
        if !input["custom_id"].is_string() {
            self.required(format!("{path}.custom_id"));
        }
        self.required_length(&format!("{path}.label"), &input["label"], 1, 45);
        self.length(&format!("{path}.value"), &input["value"], 0, 4000);
        self.length(&format!("{path}.placeholder"), &input["placeholder"], 0, 100);
        self.range(&format!("{path}.min_length"), &input["min_length"], 0, 4000);
        self.range(&format!("{path}.max_length"), &input["max_length"], 1, 4000);
        if !matches!(input["style"].as_u64(), Some(1 | 2)) {
            self.problem(
                format!("{path}.style"),
                "BASE_TYPE_CHOICES",
                "Value must be one of {1, 2}.",
            );
        }
    }
}
