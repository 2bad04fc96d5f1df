//! Options of slash commands, as the client checks them.

use serde_json::{Value, json};

use crate::playground::Snowflake;

use super::Impossible;

/// What somebody puts into an option.
#[derive(Debug, Clone, PartialEq)]
pub enum OptionValue {
    /// A text; where there are choices, the value or the shown name of one.
    Text(String),
    /// A whole number.
    Integer(i64),
    /// A number.
    Number(f64),
    /// Yes or no.
    Boolean(bool),
    /// A person.
    User(Snowflake),
    /// A channel.
    Channel(Snowflake),
    /// A role.
    Role(Snowflake),
    /// A file, uploaded by [`StandIn::upload`](crate::playground::StandIn::upload).
    Attachment(Snowflake),
}

impl From<&str> for OptionValue {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for OptionValue {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<i64> for OptionValue {
    fn from(number: i64) -> Self {
        Self::Integer(number)
    }
}

impl From<bool> for OptionValue {
    fn from(yes: bool) -> Self {
        Self::Boolean(yes)
    }
}

impl OptionValue {
    /// What a value means in an option of this type (Discord's number). People, roles, channels and files are
    /// texts with their ids; where it can be either a person or a role, the id alone decides which. A text for a
    /// number stays one, as the name of a choice may be meant. `None` if it can be nothing there.
    #[must_use]
    pub fn from_json(definition_type: u64, value: &Value) -> Option<Self> {
        let id = || value.as_str()?.parse().ok();
        match (definition_type, value) {
            (3 | 4 | 10, Value::String(text)) => Some(Self::Text(text.clone())),
            (4, Value::Number(number)) => number.as_i64().map(Self::Integer),
            (10, Value::Number(number)) => number.as_f64().map(Self::Number),
            (5, Value::Bool(yes)) => Some(Self::Boolean(*yes)),
            (6 | 9, _) => id().map(Self::User),
            (7, _) => id().map(Self::Channel),
            (8, _) => id().map(Self::Role),
            (11, _) => id().map(Self::Attachment),
            _ => None,
        }
    }

    /// The value as the protocol has it.
    pub(super) fn json(&self) -> Value {
        match self {
            Self::Text(text) => json!(text),
            Self::Integer(number) => json!(number),
            Self::Number(number) => json!(number),
            Self::Boolean(yes) => json!(yes),
            Self::User(id) | Self::Channel(id) | Self::Role(id) | Self::Attachment(id) => json!(id),
        }
    }

    /// Whether it can go into an option of this type at all.
    fn is_of_type(&self, kind: u64) -> bool {
        match self {
            Self::Text(_) => kind == 3,
            Self::Integer(_) => matches!(kind, 4 | 10),
            Self::Number(_) => kind == 10,
            Self::Boolean(_) => kind == 5,
            Self::User(_) => matches!(kind, 6 | 9),
            Self::Channel(_) => kind == 7,
            Self::Role(_) => matches!(kind, 8 | 9),
            Self::Attachment(_) => kind == 11,
        }
    }
}

/// What is sent for a value in an option with this definition.
pub(super) fn accepted(definition: &Value, value: &OptionValue) -> Result<Value, Impossible> {
    let name = definition["name"].as_str().unwrap_or_default();
    let choices = definition["choices"]
        .as_array()
        .map(Vec::as_slice)
        .unwrap_or_default();
    if !choices.is_empty() {
        let sent = value.json();
        let chosen = choices
            .iter()
            .find(|choice| choice["value"] == sent || is_called(choice, &sent));
        return match chosen {
            Some(choice) => Ok(choice["value"].clone()),
            None => Impossible::because(format!("option `{name}` has no choice {sent}")),
        };
    }
    let kind = definition["type"].as_u64().unwrap_or(0);
    if !value.is_of_type(kind) {
        return Impossible::because(format!(
            "option `{name}` is of type {kind} and cannot be {value:?}"
        ));
    }
    within_bounds(definition, value)?;
    Ok(value.json())
}

/// Whether a choice is shown under this name in any language.
fn is_called(choice: &Value, name: &Value) -> bool {
    let translations = choice["name_localizations"].as_object();
    choice["name"] == *name || translations.into_iter().flatten().any(|(_, text)| text == name)
}

/// As many characters go into an option that states no limit of its own.
const MOST_TYPED: usize = 6000;

fn within_bounds(definition: &Value, value: &OptionValue) -> Result<(), Impossible> {
    let name = definition["name"].as_str().unwrap_or_default();
    if matches!(value, OptionValue::Text(text) if text.chars().count() > MOST_TYPED) {
        return Impossible::because(format!("option `{name}` takes at most {MOST_TYPED} characters"));
    }
    let (size, least, most) = match value {
        OptionValue::Text(text) => {
            let length = u32::try_from(text.chars().count()).map_or(f64::MAX, f64::from);
            (length, &definition["min_length"], &definition["max_length"])
        }
        OptionValue::Integer(_) | OptionValue::Number(_) => (
            value.json().as_f64().unwrap_or(0.0),
            &definition["min_value"],
            &definition["max_value"],
        ),
        OptionValue::Boolean(_)
        | OptionValue::User(_)
        | OptionValue::Channel(_)
        | OptionValue::Role(_)
        | OptionValue::Attachment(_) => return Ok(()),
    };
    if least.as_f64().is_some_and(|least| size < least) || most.as_f64().is_some_and(|most| size > most) {
        return Impossible::because(format!(
            "option `{name}` has to be from {least} to {most}, not {value:?}"
        ));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_page_sends_is_read_by_the_options_type() {
        let id = Snowflake::new(7);
        let cases = [
            (3, json!("d4"), Some("d4".into())),
            (4, json!(3), Some(3.into())),
            (4, json!("three"), Some("three".into())),
            (4, json!(0.5), None),
            (5, json!(true), Some(true.into())),
            (6, json!("7"), Some(OptionValue::User(id))),
            (7, json!("7"), Some(OptionValue::Channel(id))),
            (8, json!("7"), Some(OptionValue::Role(id))),
            (9, json!("7"), Some(OptionValue::User(id))),
            (10, json!(0.5), Some(OptionValue::Number(0.5))),
            (10, json!(2), Some(OptionValue::Number(2.0))),
            (11, json!("7"), Some(OptionValue::Attachment(id))),
            (11, json!("seven"), None),
            (3, json!(null), None),
            (1, json!("d4"), None),
        ];
        for (kind, value, expected) in cases {
            assert_eq!(OptionValue::from_json(kind, &value), expected, "{kind} {value}");
        }
    }
}
