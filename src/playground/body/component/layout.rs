//! Limits of components that hold others.

use serde_json::Value;

use crate::playground::{
    body::{Findings, items, size},
    component::{is_select, kind, kind_of},
};

const MOST_BUTTONS: usize = 5;
const MOST_TEXTS: usize = 3;
const MOST_INSIDE: usize = 40;

/// What a row of a message may hold.
const CONTROLS: [u64; 6] = [
    kind::BUTTON,
    kind::STRING_SELECT,
    kind::USER_SELECT,
    kind::ROLE_SELECT,
    kind::MENTIONABLE_SELECT,
    kind::CHANNEL_SELECT,
];

/// What a container may hold.
const CONTAINED: [u64; 6] = [
    kind::ROW,
    kind::SECTION,
    kind::TEXT_DISPLAY,
    kind::MEDIA_GALLERY,
    kind::FILE,
    kind::SEPARATOR,
];

/// What a label may stand beside.
const LABELLED: [u64; 10] = [
    kind::STRING_SELECT,
    kind::TEXT_INPUT,
    kind::USER_SELECT,
    kind::ROLE_SELECT,
    kind::MENTIONABLE_SELECT,
    kind::CHANNEL_SELECT,
    kind::FILE_UPLOAD,
    kind::RADIO_GROUP,
    kind::CHECKBOX_GROUP,
    kind::CHECKBOX,
];

impl Findings {
    /// A row of a message.
    pub(super) fn row(&mut self, path: &str, row: &Value) {
        let children = &row["components"];
        let path = format!("{path}.components");
        self.size_between(&path, children, 1, MOST_BUTTONS);
        for (path, child) in items(&path, children) {
            if is_select(child) && size(children) > 1 {
                self.problem(&path, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "A menu fills its row.");
            } else {
                self.component(&path, child, &CONTROLS);
            }
        }
    }

    /// A row of a form, as forms were made before there were labels.
    pub(in crate::playground::body) fn form_row(&mut self, path: &str, row: &Value) {
        if size(&row["components"]) != 1 {
            let message = "A row of a form holds one text input.";
            return self.problem(path, "BASE_TYPE_BAD_LENGTH", message);
        }
        let input = &row["components"][0];
        let path = format!("{path}.components.0");
        self.component(&path, input, &[kind::TEXT_INPUT]);
        if kind_of(input) == kind::TEXT_INPUT {
            self.required_length(&format!("{path}.label"), &input["label"], 1, 45);
        }
    }

    pub(super) fn section(&mut self, path: &str, section: &Value) {
        let texts = format!("{path}.components");
        self.size_between(&texts, &section["components"], 1, MOST_TEXTS);
        for (path, text) in items(&texts, &section["components"]) {
            self.component(&path, text, &[kind::TEXT_DISPLAY]);
        }
        let accessory = format!("{path}.accessory");
        if section["accessory"].is_null() {
            self.required(accessory);
        } else {
            self.component(
                &accessory,
                &section["accessory"],
                &[kind::BUTTON, kind::THUMBNAIL],
            );
        }
    }

    pub(super) fn container(&mut self, path: &str, container: &Value) {
        self.range(
            &format!("{path}.accent_color"),
            &container["accent_color"],
            0,
            0xff_ffff,
        );
        let inside = format!("{path}.components");
        self.size_between(&inside, &container["components"], 1, MOST_INSIDE);
        for (path, component) in items(&inside, &container["components"]) {
            self.component(&path, component, &CONTAINED);
        }
    }

    pub(super) fn label(&mut self, path: &str, label: &Value) {
        self.required_length(&format!("{path}.label"), &label["label"], 1, 45);
        self.length(&format!("{path}.description"), &label["description"], 1, 100);
        let (path, component) = (format!("{path}.component"), &label["component"]);
        if component.is_null() {
            return self.required(path);
        }
        self.component(&path, component, &LABELLED);
        if component["disabled"] == true {
            let message = "Nothing in a form can be disabled.";
            self.problem(format!("{path}.disabled"), "COMPONENT_DISABLED_IN_MODAL", message);
        }
        if component["required"] != false && component["min_values"] == 0 {
            let message = "At least 1, or the component is not required.";
            self.problem(format!("{path}.min_values"), "NUMBER_TYPE_RANGE", message);
        }
    }
}
