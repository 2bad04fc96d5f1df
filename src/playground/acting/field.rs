//! What is filled into forms.

use serde_json::Value;

/// What somebody puts into a field of a form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum FieldValue {
    /// A text; where one of several choices is to be made, the value of that one.
    Text(String),
    /// The values of the choices made: where people, roles or channels are chosen or files are uploaded, their
    /// ids.
    Chosen(Vec<String>),
    /// Whether a box is ticked.
    Checked(bool),
}

impl FieldValue {
    /// A text, a list of texts, or yes or no; `None` for anything else.
    #[must_use]
    pub fn from_json(value: &Value) -> Option<Self> {
        match value {
            Value::String(text) => Some(Self::Text(text.clone())),
            Value::Bool(ticked) => Some(Self::Checked(*ticked)),
            Value::Array(values) => {
                let values = values.iter().map(|value| value.as_str().map(str::to_owned));
                values.collect::<Option<_>>().map(Self::Chosen)
            }
            Value::Null | Value::Number(_) | Value::Object(_) => None,
        }
    }

    /// The choices made, if it can be that.
    pub(super) fn chosen(&self) -> Option<Vec<String>> {
        match self {
            Self::Text(text) => Some(vec![text.clone()]),
            Self::Chosen(values) => Some(values.clone()),
            Self::Checked(_) => None,
        }
    }
}

impl From<&str> for FieldValue {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for FieldValue {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl From<bool> for FieldValue {
    fn from(ticked: bool) -> Self {
        Self::Checked(ticked)
    }
}

impl<const N: usize> From<[&str; N]> for FieldValue {
    fn from(values: [&str; N]) -> Self {
        Self::Chosen(values.map(str::to_owned).to_vec())
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_a_page_sends_is_read_by_its_kind() {
        let read = |value| FieldValue::from_json(&value);
        assert_eq!(read(json!("d4")), Some("d4".into()));
        assert_eq!(read(json!(["a", "b"])), Some(["a", "b"].into()));
        assert_eq!(read(json!([])), Some(FieldValue::Chosen(Vec::new())));
        assert_eq!(read(json!(true)), Some(true.into()));
        for nonsense in [json!(null), json!(5), json!({}), json!(["a", 5])] {
            assert_eq!(read(nonsense), None);
        }
    }
}
