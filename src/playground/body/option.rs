//! Limits of a command's options.

use serde_json::Value;

use super::{
    Findings,
    choice::{INTEGER, NUMBER, STRING},
    items, size,
};

const SUBCOMMAND: u64 = 1;
const GROUP: u64 = 2;
const MOST_OPTIONS: usize = 25;

impl Findings {
    /// The options at one level, `depth` levels down from the command.
    pub(super) fn options(&mut self, path: &str, options: &Value, depth: usize) {
        self.at_most(path, size(options), MOST_OPTIONS);
        for (path, option) in items(path, options) {
            self.option(&path, option, depth);
        }
        let all: Vec<&Value> = options.as_array().into_iter().flatten().collect();
        self.distinct(path, &all);
        if all.iter().any(|option| is_nested(option)) && !all.iter().all(|option| is_nested(option)) {
            let message =
                "Sub-command and sub-command group option types are mutually exclusive to all other types";
            self.problem(path, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", message);
        }
        if !all.is_sorted_by_key(|option| option["required"] != true)
            && !all.iter().any(|option| is_nested(option))
        {
            let message = "Required options must be placed before non-required options";
            self.problem(path, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", message);
        }
    }

    fn option(&mut self, path: &str, option: &Value, depth: usize) {
        self.names(path, option);
        self.required_length(&format!("{path}.description"), &option["description"], 1, 100);
        self.localised(path, "description", &option["description_localizations"], 1, 100);
        let kind = option["type"].as_u64().unwrap_or(0);
        let nested = format!("{path}.options");
        match kind {
            SUBCOMMAND if depth < 2 => self.options(&nested, &option["options"], 2),
            GROUP if depth == 0 => self.options(&nested, &option["options"], 1),
            3..=11 => self.plain(path, option, kind),
            _ => self.problem(
                format!("{path}.type"),
                "BASE_TYPE_CHOICES",
                "No type for an option at this place.",
            ),
        }
    }

    fn plain(&mut self, path: &str, option: &Value, kind: u64) {
        let textual = matches!(kind, STRING | INTEGER | NUMBER);
        let suggesting = option["autocomplete"] == true;
        if size(&option["options"]) > 0 {
            self.problem(
                format!("{path}.options"),
                "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
                "Only for sub-commands.",
            );
        }
        if size(&option["choices"]) > 0 {
            self.choices(&format!("{path}.choices"), &option["choices"], kind);
        }
        if suggesting && (!textual || size(&option["choices"]) > 0) {
            let message = "Autocompletion is for texts and numbers without choices.";
            self.problem(
                format!("{path}.autocomplete"),
                "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_INVALID",
                message,
            );
        }
        self.range(&format!("{path}.min_length"), &option["min_length"], 0, 6000);
        self.range(&format!("{path}.max_length"), &option["max_length"], 1, 6000);
        self.bounds(path, option, kind);
    }

    fn bounds(&mut self, path: &str, option: &Value, kind: u64) {
        let only_for = [
            ("min_value", &[INTEGER, NUMBER][..]),
            ("max_value", &[INTEGER, NUMBER]),
            ("min_length", &[STRING]),
            ("max_length", &[STRING]),
        ];
        for (field, kinds) in only_for {
            if !option[field].is_null() && !kinds.contains(&kind) {
                self.problem(
                    format!("{path}.{field}"),
                    "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
                    "Not for this type.",
                );
            }
        }
    }
}

fn is_nested(option: &Value) -> bool {
    matches!(option["type"].as_u64(), Some(SUBCOMMAND | GROUP))
}
