//! Names and types of fields.

use serde_json::{Map, Value};

use crate::playground::component::kind_of;

use super::{Findings, items};

/// The documented fields of an object.
#[derive(Debug)]
pub(crate) struct Shape(pub(super) &'static [(&'static str, Kind)]);

/// The type of a field; `null` passes for every one.
#[derive(Debug)]
pub(super) enum Kind {
    Text,
    Number,
    Bool,
    /// A text of digits, or a number.
    Id,
    /// What another rule looks into, or none does.
    Any,
    /// An object of texts under names of the sender's choice.
    Texts,
    Object(&'static Shape),
    List(&'static Self),
    /// A component, whose fields depend on its type.
    Component,
}

impl Findings {
    /// Holds an object against its shape.
    pub(crate) fn shape(&mut self, path: &str, value: &Value, shape: &Shape) {
        let Some(object) = value.as_object() else {
            return self.problem(
                path,
                "MODEL_TYPE_CONVERT",
                "Only dictionaries may be used in a ModelType",
            );
        };
        for (name, value) in object {
            let path = if path.is_empty() {
                name.clone()
            } else {
                format!("{path}.{name}")
            };
            match shape.0.iter().find(|(known, _)| known == name) {
                Some((_, kind)) => self.kind(&path, value, kind),
                None => self.unknown.push(path),
            }
        }
    }

    fn kind(&mut self, path: &str, value: &Value, kind: &Kind) {
        if value.is_null() {
            return;
        }
        let fits = match kind {
            Kind::Text => value.is_string(),
            Kind::Number => value.is_i64() || value.is_u64(),
            Kind::Bool => value.is_boolean(),
            Kind::Id => is_id(value),
            Kind::Any => true,
            Kind::Texts => value.as_object().is_some_and(all_texts),
            Kind::Object(shape) => return self.shape(path, value, shape),
            Kind::Component => return self.component_shape(path, value),
            Kind::List(kind) => {
                items(path, value).for_each(|(path, item)| self.kind(&path, item, kind));
                value.is_array()
            }
        };
        if !fits {
            self.problem(path, "BASE_TYPE_CONVERT", format!("Not of the type {kind:?}."));
        }
    }

    fn component_shape(&mut self, path: &str, value: &Value) {
        match super::component::shape(kind_of(value)) {
            Some(shape) => self.shape(path, value, shape),
            None => self.problem(
                format!("{path}.type"),
                "UNION_TYPE_CHOICES",
                "No component has this type.",
            ),
        }
    }
}

fn is_id(value: &Value) -> bool {
    value.is_u64() || value.as_str().is_some_and(|text| text.parse::<u64>().is_ok())
}

fn all_texts(object: &Map<String, Value>) -> bool {
    object.values().all(Value::is_string)
}
