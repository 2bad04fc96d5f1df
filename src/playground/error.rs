//! Discord's refusals, in Discord's shape.

use serde_json::{Map, Value, json};

/// A fault in a body: where, Discord's code, and words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Problem {
    /// Keys and indices from the top of the body, `embeds.0.title`.
    pub(crate) path: String,
    pub(crate) code: &'static str,
    pub(crate) message: String,
}

impl Problem {
    /// Something that a message of components cannot have.
    pub(crate) fn legacy_field(field: &str) -> Self {
        Self {
            path: field.to_owned(),
            code: "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
            message: format!("The '{field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"),
        }
    }

    /// The same, `at` being where in the request's body it sits.
    pub(crate) fn placed(self, at: &str) -> Self {
        let path = format!("{at}{}", self.path);
        Self { path, ..self }
    }
}

/// An answer that is not a success.
#[derive(Debug, Clone)]
pub(crate) struct ApiError {
    pub(crate) status: u16,
    pub(crate) code: u32,
    pub(crate) message: String,
    problems: Vec<Problem>,
    /// Whether a bot that does everything right could not have met it.
    pub(crate) violation: bool,
}

impl ApiError {
    /// A refusal that can meet the best of bots.
    pub(crate) fn new(status: u16, code: u32, message: impl Into<String>) -> Self {
        Self {
            status,
            code,
            message: message.into(),
            problems: Vec::new(),
            violation: false,
        }
    }

    /// A refusal that is the bot's own fault.
    pub(crate) fn fault(status: u16, code: u32, message: impl Into<String>) -> Self {
        Self {
            violation: true,
            ..Self::new(status, code, message)
        }
    }

    /// 50035: the body is not what Discord accepts.
    pub(crate) fn invalid(problems: Vec<Problem>) -> Self {
        Self {
            problems,
            ..Self::fault(400, 50035, "Invalid Form Body")
        }
    }

    /// 50035 with a single reason.
    pub(crate) fn invalid_at(path: &str, code: &'static str, message: impl Into<String>) -> Self {
        Self::invalid(vec![Problem {
            path: path.to_owned(),
            code,
            message: message.into(),
        }])
    }

    /// The same, the body that it speaks of being a part of the request's, at `at`.
    pub(crate) fn placed(self, at: &str) -> Self {
        let problems = self.problems.into_iter();
        Self {
            problems: problems.map(|problem| problem.placed(at)).collect(),
            ..self
        }
    }

    pub(crate) fn unknown_channel() -> Self {
        Self::new(404, 10003, "Unknown Channel")
    }

    pub(crate) fn unknown_message() -> Self {
        Self::new(404, 10008, "Unknown Message")
    }

    pub(crate) fn unknown_webhook() -> Self {
        Self::new(404, 10015, "Unknown Webhook")
    }

    pub(crate) fn missing_access() -> Self {
        Self::new(403, 50001, "Missing Access")
    }

    pub(crate) fn missing_permissions() -> Self {
        Self::new(403, 50013, "Missing Permissions")
    }

    /// The body that Discord would send.
    pub(crate) fn body(&self) -> Value {
        let mut body = json!({ "code": self.code, "message": self.message });
        if !self.problems.is_empty() {
            body["errors"] = nested(&self.problems);
        }
        body
    }

    /// One line for the list of violations.
    pub(crate) fn describe(&self) -> String {
        let mut line = format!("{} {}: {}", self.status, self.code, self.message);
        for Problem { path, message, .. } in &self.problems {
            line.push_str(&format!("; {path}: {message}"));
        }
        line
    }
}

/// Problems as Discord nests them: an object for each key on the way, `_errors` at the end.
fn nested(problems: &[Problem]) -> Value {
    let mut root = Map::new();
    for problem in problems {
        insert(&mut root, problem);
    }
    Value::Object(root)
}

fn insert(root: &mut Map<String, Value>, problem: &Problem) {
    let mut place = root;
    for key in problem.path.split('.').filter(|key| !key.is_empty()) {
        let next = place.entry(key).or_insert_with(|| json!({}));
        let Value::Object(next) = next else { return };
        place = next;
    }
    let said = json!({ "code": problem.code, "message": problem.message });
    if let Value::Array(errors) = place.entry("_errors").or_insert_with(|| json!([])) {
        errors.push(said);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn problems_are_nested_as_discord_nests_them() {
        let error = ApiError::invalid_at("embeds.0.title", "BASE_TYPE_BAD_LENGTH", "too long");
        assert_eq!(
            error.body(),
            json!({ "code": 50035, "message": "Invalid Form Body", "errors": { "embeds": { "0": { "title": {
                "_errors": [{ "code": "BASE_TYPE_BAD_LENGTH", "message": "too long" }] } } } } })
        );
    }
}
