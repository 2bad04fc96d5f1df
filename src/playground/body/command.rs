//! Limits of commands.

use serde_json::Value;

use super::{Findings, items, locale, schema, size};

const SLASH: u64 = 1;
const MOST_CHARACTERS: usize = 8000;

/// How many commands of a type there may be in a scope.
const MOST: [(u64, usize); 3] = [(SLASH, 100), (2, 15), (3, 15)];

/// What is wrong with a scope's commands.
pub(crate) fn commands(definitions: &Value) -> Findings {
    let mut findings = Findings::default();
    let all: Vec<&Value> = definitions.as_array().into_iter().flatten().collect();
    for (path, definition) in items("", definitions) {
        let path = path.trim_start_matches('.');
        findings.shape(path, definition, &schema::COMMAND);
        findings.command(path, definition);
    }
    for (kind, most) in MOST {
        let same: Vec<&Value> = all
            .iter()
            .copied()
            .filter(|command| kind_of(command) == kind)
            .collect();
        findings.at_most("", same.len(), most);
        findings.distinct("", &same);
    }
    findings
}

fn kind_of(command: &Value) -> u64 {
    command["type"].as_u64().unwrap_or(SLASH)
}

impl Findings {
    fn command(&mut self, path: &str, command: &Value) {
        match kind_of(command) {
            SLASH => self.slash(path, command),
            2 | 3 => self.menu(path, command),
            _ => self.problem(
                format!("{path}.type"),
                "BASE_TYPE_CHOICES",
                "Value must be one of {1, 2, 3}.",
            ),
        }
        let permissions = &command["default_member_permissions"];
        if permissions
            .as_str()
            .is_some_and(|bits| bits.parse::<u64>().is_err())
        {
            self.problem(
                format!("{path}.default_member_permissions"),
                "BASE_TYPE_CONVERT",
                "Not a set of permissions.",
            );
        }
        if characters(command) > MOST_CHARACTERS {
            let message = format!("Command exceeds maximum size ({MOST_CHARACTERS})");
            self.problem(path, "APPLICATION_COMMAND_TOO_LARGE", message);
        }
    }

    fn slash(&mut self, path: &str, command: &Value) {
        self.names(path, command);
        self.required_length(&format!("{path}.description"), &command["description"], 1, 100);
        self.localised(path, "description", &command["description_localizations"], 1, 100);
        self.options(&format!("{path}.options"), &command["options"], 0);
    }

    /// Context menus: any characters in the name, and no more than a name.
    fn menu(&mut self, path: &str, command: &Value) {
        self.required_length(&format!("{path}.name"), &command["name"], 1, 32);
        self.localised(path, "name", &command["name_localizations"], 1, 32);
        if command["description"]
            .as_str()
            .is_some_and(|text| !text.is_empty())
        {
            let message = "Context menus have no description.";
            self.problem(
                format!("{path}.description"),
                "APPLICATION_COMMAND_DESCRIPTION_NOT_ALLOWED",
                message,
            );
        }
        if size(&command["options"]) > 0 {
            let message = "Context menus have no options.";
            self.problem(
                format!("{path}.options"),
                "APPLICATION_COMMAND_OPTIONS_NOT_ALLOWED",
                message,
            );
        }
    }
}

/// Names, descriptions and values of the command and all below it, each in its longest version.
fn characters(item: &Value) -> usize {
    let own = locale::longest(item, "name") + locale::longest(item, "description");
    let value = item["value"].as_str().map_or(0, |value| value.chars().count());
    let below = [&item["options"], &item["choices"]]
        .into_iter()
        .filter_map(Value::as_array)
        .flatten();
    own + value + below.map(characters).sum::<usize>()
}
