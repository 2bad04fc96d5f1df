//! Limits of forms.

use serde_json::Value;

use super::{Findings, items, schema, size};

/// What is wrong with the `data` of a form.
pub(crate) fn modal(data: &Value) -> Findings {
    let mut findings = Findings::default();
    findings.shape("data", data, &schema::MODAL);
    findings.required_length("data.custom_id", &data["custom_id"], 1, 100);
    findings.required_length("data.title", &data["title"], 1, 45);
    let rows = &data["components"];
    if !(1..=5).contains(&size(rows)) {
        findings.problem(
            "data.components",
            "BASE_TYPE_BAD_LENGTH",
            "Must be between 1 and 5 in length.",
        );
    }
    for (path, row) in items("data.components", rows) {
        if row["type"] != 1 || size(&row["components"]) != 1 {
            findings.problem(
                path,
                "BASE_TYPE_CHOICES",
                "A form is made of rows with one text input each.",
            );
            continue;
        }
        findings.text_input(&format!("{path}.components.0"), &row["components"][0]);
    }
    findings.custom_ids(rows);
    findings
}
