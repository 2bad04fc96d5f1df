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
    /// The value as the protocol has it.
    pub(super) fn json(&self) -> Value {
        match self {
            Self::Text(text) => json!(text),
            Self::Integer(number) => json!(number),
            Self::Number(number) => json!(number),
            Self::Boolean(yes) => json!(yes),
            Self::User(id) | Self::Channel(id) => json!(id),
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

fn within_bounds(definition: &Value, value: &OptionValue) -> Result<(), Impossible> {
    let name = definition["name"].as_str().unwrap_or_default();
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
        OptionValue::Boolean(_) | OptionValue::User(_) | OptionValue::Channel(_) => return Ok(()),
    };
    if least.as_f64().is_some_and(|least| size < least) || most.as_f64().is_some_and(|most| size > most) {
        return Impossible::because(format!(
            "option `{name}` has to be from {least} to {most}, not {value:?}"
        ));
    }
    Ok(())
}
