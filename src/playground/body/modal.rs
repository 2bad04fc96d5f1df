//! Limits of forms.

use serde_json::Value;

use crate::playground::component::{kind, kind_of};

use super::{Findings, items, schema};

const MOST: usize = 5;

/// What is wrong with the `data` of a form.
pub(crate) fn modal(data: &Value) -> Findings {
    let mut findings = Findings::default();
    findings.shape("data", data, &schema::MODAL);
    findings.required_length("data.custom_id", &data["custom_id"], 1, 100);
    findings.required_length("data.title", &data["title"], 1, 45);
    let (path, components) = ("data.components", &data["components"]);
    findings.size_between(path, components, 1, MOST);
    for (path, component) in items(path, components) {
        if kind_of(component) == kind::ROW {
            findings.form_row(&path, component);
        } else {
            findings.component(&path, component, &[kind::ROW, kind::TEXT_DISPLAY, kind::LABEL]);
        }
    }
    findings.identifiers(path, components);
    findings
}
