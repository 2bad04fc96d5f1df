//! Limits of menus.

use serde_json::Value;

use crate::playground::{
    body::{Findings, items, size},
    component::{kind, kind_of},
};

const MOST: usize = 25;

/// How many choices there are, and how many may be taken at the very most.
pub(super) struct Offer {
    pub(super) offered: usize,
    pub(super) highest: usize,
    /// What holds for `max_values` if nothing is said.
    pub(super) usual: usize,
}

impl Findings {
    pub(super) fn select(&mut self, path: &str, select: &Value) {
        self.has_custom_id(path, select);
        self.length(&format!("{path}.placeholder"), &select["placeholder"], 0, 150);
        let offered = if kind_of(select) == kind::STRING_SELECT {
            self.offered(path, &select["options"], 1, MOST)
        } else {
            self.default_values(path, select);
            self.channel_types(path, &select["channel_types"]);
            MOST
        };
        let (highest, usual) = (MOST, 1);
        self.counts(
            path,
            select,
            &Offer {
                offered,
                highest,
                usual,
            },
        );
    }

    /// Choices listed one by one; gives how many.
    pub(super) fn offered(&mut self, path: &str, options: &Value, least: usize, most: usize) -> usize {
        let path = format!("{path}.options");
        self.size_between(&path, options, least, most);
        for (path, option) in items(&path, options) {
            self.required_length(&format!("{path}.label"), &option["label"], 1, 100);
            self.required_length(&format!("{path}.value"), &option["value"], 1, 100);
            self.length(&format!("{path}.description"), &option["description"], 0, 100);
            self.emoji(&path, &option["emoji"]);
        }
        let values = options.as_array().into_iter().flatten();
        let values = values.filter_map(|option| option["value"].as_str());
        self.unique(&path, "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", values);
        size(options)
    }

    /// The fewest and the most that may be taken.
    pub(super) fn counts(&mut self, path: &str, control: &Value, offer: &Offer) {
        let highest = i64::try_from(offer.highest).unwrap_or(i64::MAX);
        self.range(&format!("{path}.min_values"), &control["min_values"], 0, highest);
        self.range(&format!("{path}.max_values"), &control["max_values"], 1, highest);
        let most = control["max_values"].as_u64().unwrap_or(offer.usual as u64);
        if fewest(control) > most || most > offer.offered as u64 {
            self.problem(
                path,
                "BASE_TYPE_BAD_LENGTH",
                "Fewest, most and number of options do not go together.",
            );
        }
    }

    fn default_values(&mut self, path: &str, select: &Value) {
        let values = &select["default_values"];
        let allowed: &[&str] = match kind_of(select) {
            kind::USER_SELECT => &["user"],
            kind::ROLE_SELECT => &["role"],
            kind::CHANNEL_SELECT => &["channel"],
            _ => &["user", "role"],
        };
        let most = select["max_values"].as_u64().unwrap_or(1);
        let count = size(values) as u64;
        let path = format!("{path}.default_values");
        if count > 0 && !(fewest(select)..=most).contains(&count) {
            let message = "As many as may be chosen, no fewer and no more.";
            self.problem(&path, "SELECT_COMPONENT_DEFAULT_VALUES_INVALID", message);
        }
        for (path, value) in items(&path, values) {
            if value["id"].is_null() {
                self.required(format!("{path}.id"));
            }
            if !value["type"].as_str().is_some_and(|kind| allowed.contains(&kind)) {
                let message = format!("Value must be one of {allowed:?}.");
                self.problem(format!("{path}.type"), "BASE_TYPE_CHOICES", message);
            }
        }
    }

    fn channel_types(&mut self, path: &str, kinds: &Value) {
        let path = format!("{path}.channel_types");
        let mut numbers = Vec::new();
        for (path, number) in items(&path, kinds) {
            numbers.push(number.to_string());
            if !matches!(number.as_u64(), Some(0..=5 | 10..=16)) {
                self.problem(path, "BASE_TYPE_CHOICES", "No type of channel.");
            }
        }
        let numbers = numbers.iter().map(String::as_str);
        self.unique(&path, "SET_TYPE_ALREADY_CONTAINS_VALUE", numbers);
    }
}

fn fewest(control: &Value) -> u64 {
    control["min_values"].as_u64().unwrap_or(1)
}
