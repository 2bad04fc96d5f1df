//! The `allowed_mentions` of a message.

use serde_json::Value;

use crate::playground::{Snowflake, world::AllowedMentions};

use super::{Findings, size};

const MOST_IDS: usize = 100;

impl Findings {
    pub(super) fn allowed_mentions(&mut self, value: &Value) {
        for word in texts(&value["parse"]) {
            if !["users", "roles", "everyone"].contains(&word) {
                self.problem(
                    "allowed_mentions.parse",
                    "BASE_TYPE_CHOICES",
                    format!("`{word}` is no kind of mention."),
                );
            }
        }
        self.unique(
            "allowed_mentions.parse",
            "SET_TYPE_ALREADY_CONTAINS_VALUE",
            texts(&value["parse"]),
        );
        for kind in ["users", "roles"] {
            let path = format!("allowed_mentions.{kind}");
            self.at_most(&path, size(&value[kind]), MOST_IDS);
            self.unique(&path, "SET_TYPE_ALREADY_CONTAINS_VALUE", texts(&value[kind]));
            if size(&value[kind]) > 0 && texts(&value["parse"]).any(|word| word == kind) {
                let message =
                    format!("parse:[\"{kind}\", ...] and {kind}: [ids, ...] are mutually exclusive.");
                self.problem(
                    "allowed_mentions",
                    "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                    message,
                );
            }
        }
    }
}

fn texts(list: &Value) -> impl Iterator<Item = &str> {
    list.as_array().into_iter().flatten().filter_map(Value::as_str)
}

pub(super) fn read(value: &Value) -> Option<AllowedMentions> {
    value.as_object()?;
    let ids = |kind: &str| {
        value[kind]
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(id)
            .collect()
    };
    Some(AllowedMentions {
        parse: texts(&value["parse"]).map(str::to_owned).collect(),
        users: ids("users"),
        roles: ids("roles"),
    })
}

fn id(value: &Value) -> Option<Snowflake> {
    let number = value.as_u64().or_else(|| value.as_str()?.parse().ok());
    number.map(Snowflake::new)
}
