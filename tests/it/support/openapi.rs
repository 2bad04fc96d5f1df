//! Bodies held against Discord's own description of its interface.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, OnceLock},
};

use jsonschema::{Draft, Validator};
use reynard::playground::BodyCheck;
use serde_json::{Value, json};

/// Discord's `OpenAPI` file, with a validator for each route that was asked for.
struct Description {
    document: Value,
    validators: Mutex<HashMap<Operation, Option<Arc<Validator>>>>,
}

/// A method and a route.
type Operation = (String, String);

/// The check, if the environment names the file in `DISCORD_OPENAPI`.
///
/// # Panics
/// If it names something that is not there or no such file: the check was asked for and cannot be made.
pub(crate) fn check() -> Option<BodyCheck> {
    static CHECK: OnceLock<Option<BodyCheck>> = OnceLock::new();
    CHECK.get_or_init(|| document().map(check_against)).clone()
}

fn document() -> Option<Value> {
    let path = std::env::var_os("DISCORD_OPENAPI")?;
    let text = std::fs::read_to_string(path).expect("the file that DISCORD_OPENAPI names");
    Some(serde_json::from_str(&text).expect("JSON in the file that DISCORD_OPENAPI names"))
}

/// Holds the components of a message, as it is given back, against the file, if the environment names it.
pub(crate) fn check_components(components: &Value) -> Result<(), String> {
    static CHECK: OnceLock<Option<Validator>> = OnceLock::new();
    let build = || {
        let schemas = &document()?["components"]["schemas"];
        let own = &schemas["MessageResponse"]["properties"]["components"];
        Some(validator(own, schemas))
    };
    match CHECK.get_or_init(build) {
        Some(validator) => held_against(validator, components),
        None => Ok(()),
    }
}

/// The check against a given `OpenAPI` document.
pub(crate) fn check_against(document: Value) -> BodyCheck {
    let description = Description {
        document,
        validators: Mutex::default(),
    };
    Arc::new(move |method, route, body| description.check(method, route, body))
}

impl Description {
    fn check(&self, method: &str, route: &str, body: &Value) -> Result<(), String> {
        let Some(validator) = self.validator(method, route) else {
            return Ok(());
        };
        let body = as_the_file_has_it(body.clone());
        held_against(&validator, &body)
    }

    /// The validator of a route's bodies; `None` if the file describes none.
    fn validator(&self, method: &str, route: &str) -> Option<Arc<Validator>> {
        let mut validators = self.validators.lock().expect("the validators");
        let key = (method.to_owned(), route.to_owned());
        validators
            .entry(key)
            .or_insert_with(|| self.build(method, route).map(Arc::new))
            .clone()
    }

    fn build(&self, method: &str, route: &str) -> Option<Validator> {
        let operation = &self.document["paths"][route][method.to_lowercase()];
        let body = &operation["requestBody"]["content"]["application/json"]["schema"];
        body.as_object()?;
        Some(validator(body, &self.document["components"]["schemas"]))
    }
}

fn validator(schema: &Value, schemas: &Value) -> Validator {
    let schema = json!({ "allOf": [schema], "components": { "schemas": schemas } });
    let options = jsonschema::options().with_draft(Draft::Draft202012);
    options.build(&schema).expect("a schema in the OpenAPI file")
}

fn held_against(validator: &Validator, value: &Value) -> Result<(), String> {
    let complaints: Vec<String> = validator
        .iter_errors(value)
        .map(|error| format!("{} at {}", error, error.instance_path()))
        .collect();
    if complaints.is_empty() {
        Ok(())
    } else {
        Err(format!("against the OpenAPI file: {}", complaints.join("; ")))
    }
}

/// The body with those values rewritten in which the file contradicts Discord's documentation, which rules:
/// permissions are texts there and ids of new files numbers, here the other way round.
fn as_the_file_has_it(mut value: Value) -> Value {
    match &mut value {
        Value::Object(fields) => {
            for (name, field) in fields.iter_mut() {
                *field = match (name.as_str(), field.take()) {
                    ("default_member_permissions", Value::String(bits)) => {
                        json!(bits.parse::<u64>().unwrap_or(0))
                    }
                    ("attachments", files) => with_ids_as_texts(files),
                    (_, other) => as_the_file_has_it(other),
                };
            }
        }
        Value::Array(items) => items
            .iter_mut()
            .for_each(|item| *item = as_the_file_has_it(item.take())),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
    value
}

fn with_ids_as_texts(mut files: Value) -> Value {
    for file in files.as_array_mut().into_iter().flatten() {
        if let Some(id) = file["id"].as_u64() {
            file["id"] = json!(id.to_string());
        }
    }
    files
}
