//! Limits of choices, fixed ones and suggested ones.

use serde_json::Value;

use super::{Findings, items, schema, size};

const MOST_CHOICES: usize = 25;

/// The types of options that can have choices.
pub(super) const STRING: u64 = 3;
pub(super) const INTEGER: u64 = 4;
pub(super) const NUMBER: u64 = 10;

/// What is wrong with suggestions for an option of type `option`.
pub(crate) fn suggestions(data: &Value, option: u64) -> Findings {
    let mut findings = Findings::default();
    findings.shape("data", data, &schema::SUGGESTIONS);
    findings.choices("data.choices", &data["choices"], option);
    findings
}

impl Findings {
    pub(super) fn choices(&mut self, path: &str, choices: &Value, option: u64) {
        self.at_most(path, size(choices), MOST_CHOICES);
        for (path, choice) in items(path, choices) {
            self.choice(&path, choice, option);
        }
        let names = choices
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(|choice| choice["name"].as_str());
        self.unique(
            path,
            "APPLICATION_COMMAND_OPTIONS_CHOICE_NAME_ALREADY_EXISTS",
            names,
        );
    }

    fn choice(&mut self, path: &str, choice: &Value, option: u64) {
        self.required_length(&format!("{path}.name"), &choice["name"], 1, 100);
        if choice["name"]
            .as_str()
            .is_some_and(|name| !name.is_empty() && name.trim().is_empty())
        {
            self.required(format!("{path}.name"));
        }
        self.localised(path, "name", &choice["name_localizations"], 1, 100);
        let value = &choice["value"];
        let path = format!("{path}.value");
        let fits = match option {
            STRING => value.is_string(),
            INTEGER => value.is_i64() || value.is_u64(),
            NUMBER => value.is_number(),
            _ => false,
        };
        if !fits {
            self.problem(
                &path,
                "BASE_TYPE_CONVERT",
                "The value is not of the option's type.",
            );
        }
        self.length(&path, value, 0, 100);
    }
}
