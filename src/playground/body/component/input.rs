//! Limits of what is filled in or ticked in forms.

use serde_json::Value;

use crate::playground::body::Findings;

use super::select::Offer;

const MOST_OPTIONS: usize = 10;
const MOST_FILES: usize = 10;

impl Findings {
    pub(super) fn text_input(&mut self, path: &str, input: &Value) {
        self.has_custom_id(path, input);
        self.length(&format!("{path}.label"), &input["label"], 1, 45);
        self.length(&format!("{path}.value"), &input["value"], 0, 4000);
        self.length(&format!("{path}.placeholder"), &input["placeholder"], 0, 100);
        self.range(&format!("{path}.min_length"), &input["min_length"], 0, 4000);
        self.range(&format!("{path}.max_length"), &input["max_length"], 1, 4000);
        if !matches!(input["style"].as_u64(), Some(1 | 2)) {
            self.problem(
                format!("{path}.style"),
                "BASE_TYPE_CHOICES",
                "Value must be one of {1, 2}.",
            );
        }
    }

    pub(super) fn file_upload(&mut self, path: &str, upload: &Value) {
        self.has_custom_id(path, upload);
        let offer = Offer {
            offered: MOST_FILES,
            highest: MOST_FILES,
            usual: 1,
        };
        self.counts(path, upload, &offer);
    }

    pub(super) fn radio_group(&mut self, path: &str, group: &Value) {
        self.has_custom_id(path, group);
        self.offered(path, &group["options"], 2, MOST_OPTIONS);
    }

    pub(super) fn checkbox_group(&mut self, path: &str, group: &Value) {
        self.has_custom_id(path, group);
        let offered = self.offered(path, &group["options"], 1, MOST_OPTIONS);
        let offer = Offer {
            offered,
            highest: MOST_OPTIONS,
            usual: offered,
        };
        self.counts(path, group, &offer);
    }
}
