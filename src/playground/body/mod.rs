//! What Discord accepts in a body: the names of fields, their types, and the documented limits.
//!
//! Each rule adds to [`Findings`]: a `problem` makes Discord answer 400 with code 50035; an `unknown` field
//! Discord would pass over, but it means that the bot believes in something that does not exist.

mod choice;
mod command;
mod component;
mod embed;
mod locale;
mod mention;
mod message;
mod modal;
mod name;
mod option;
mod schema;
mod shape;

use serde_json::Value;

use super::error::Problem;

pub(super) use self::{
    choice::suggestions,
    command::commands,
    locale::LOCALES,
    message::{Layout, Purpose, message},
    modal::modal,
    schema::{CALLBACK, OPEN_DM},
    shape::Shape,
};

/// What is wrong with a body.
#[derive(Debug, Default)]
pub(super) struct Findings {
    pub(super) problems: Vec<Problem>,
    pub(super) unknown: Vec<String>,
}

impl Findings {
    fn problem(&mut self, path: impl Into<String>, code: &'static str, message: impl Into<String>) {
        self.problems.push(Problem {
            path: path.into(),
            code,
            message: message.into(),
        });
    }

    fn required(&mut self, path: impl Into<String>) {
        self.problem(path, "BASE_TYPE_REQUIRED", "This field is required");
    }

    /// `min` to `max` characters, if there is a text.
    fn length(&mut self, path: &str, text: &Value, min: usize, max: usize) {
        let Some(text) = text.as_str() else { return };
        let length = text.chars().count();
        if length < min && length == 0 {
            self.required(path);
        } else if length < min || length > max {
            self.problem(
                path,
                "BASE_TYPE_BAD_LENGTH",
                format!("Must be between {min} and {max} in length."),
            );
        }
    }

    /// As [`length`](Self::length), and there must be a text.
    fn required_length(&mut self, path: &str, text: &Value, min: usize, max: usize) {
        if text.is_string() {
            self.length(path, text, min, max);
        } else {
            self.required(path);
        }
    }

    fn at_most(&mut self, path: &str, count: usize, max: usize) {
        if count > max {
            self.problem(
                path,
                "BASE_TYPE_MAX_LENGTH",
                format!("Must be {max} or fewer in length."),
            );
        }
    }

    /// `min` to `max` elements, where there must be a list.
    fn size_between(&mut self, path: &str, list: &Value, min: usize, max: usize) {
        if !(min..=max).contains(&size(list)) {
            self.problem(
                path,
                "BASE_TYPE_BAD_LENGTH",
                format!("Must be between {min} and {max} in length."),
            );
        }
    }

    fn range(&mut self, path: &str, number: &Value, min: i64, max: i64) {
        let fits = |number: i64| (min..=max).contains(&number);
        if number.is_number() && !number.as_i64().is_some_and(fits) {
            self.problem(
                path,
                "NUMBER_TYPE_RANGE",
                format!("Value should be between {min} and {max}."),
            );
        }
    }

    fn unique<'a>(&mut self, path: &str, code: &'static str, names: impl IntoIterator<Item = &'a str>) {
        let mut seen = std::collections::HashSet::new();
        for name in names {
            if !seen.insert(name) {
                self.problem(path, code, format!("`{name}` is there twice."));
            }
        }
    }
}

/// The elements of an array, with their paths; nothing for what is no array.
fn items<'a>(path: &str, list: &'a Value) -> impl Iterator<Item = (String, &'a Value)> {
    let list = list.as_array().map(Vec::as_slice).unwrap_or_default();
    list.iter()
        .enumerate()
        .map(move |(at, item)| (format!("{path}.{at}"), item))
}

/// How many elements an array has; 0 for what is no array.
fn size(list: &Value) -> usize {
    list.as_array().map_or(0, Vec::len)
}
