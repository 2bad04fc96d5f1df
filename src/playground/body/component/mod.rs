//! Limits of components: which may stand where, and what each may hold.

mod content;
mod control;
mod fields;
mod input;
mod layout;
mod select;

use serde_json::Value;

use crate::playground::component::{self, kind, kind_of};

use super::{Findings, items, size};

pub(super) use self::fields::shape;

const MOST_ROWS: usize = 5;
const MOST_COMPONENTS: usize = 40;
const MOST_TEXT: usize = 4000;

/// What may be at the top of a message of components.
const TOP: [u64; 7] = [
    kind::ROW,
    kind::SECTION,
    kind::TEXT_DISPLAY,
    kind::MEDIA_GALLERY,
    kind::FILE,
    kind::SEPARATOR,
    kind::CONTAINER,
];

impl Findings {
    /// The components under a message of text and embeds: rows of controls.
    pub(super) fn rows(&mut self, rows: &Value) {
        self.at_most("components", size(rows), MOST_ROWS);
        for (path, row) in items("components", rows) {
            self.component(&path, row, &[kind::ROW]);
        }
        self.identifiers("components", rows);
    }

    /// The components of a message that is made of nothing else.
    pub(super) fn components(&mut self, components: &Value) {
        for (path, component) in items("components", components) {
            self.component(&path, component, &TOP);
        }
        self.totals(components);
        self.identifiers("components", components);
    }

    fn totals(&mut self, components: &Value) {
        let all = component::all_with_paths("components", list(components));
        if all.len() > MOST_COMPONENTS {
            let message = format!("No more than {MOST_COMPONENTS} components, nested ones counted.");
            self.problem("components", "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", message);
        }
        let texts = all
            .iter()
            .filter(|(_, component)| kind_of(component) == kind::TEXT_DISPLAY)
            .filter_map(|(_, component)| component["content"].as_str());
        if texts.map(|text| text.chars().count()).sum::<usize>() > MOST_TEXT {
            let message = format!("Total displayable text size exceeds the maximum of {MOST_TEXT}");
            self.problem("components", "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", message);
        }
    }

    /// A component at a place where only those of some types may be.
    pub(super) fn component(&mut self, path: &str, component: &Value, allowed: &[u64]) {
        let kind = kind_of(component);
        if !allowed.contains(&kind) {
            let allowed: Vec<String> = allowed.iter().map(u64::to_string).collect();
            let message = format!("Value of field \"type\" must be one of ({}).", allowed.join(", "));
            return self.problem(format!("{path}.type"), "UNION_TYPE_CHOICES", message);
        }
        match kind {
            kind::ROW => self.row(path, component),
            kind::BUTTON => self.button(path, component),
            kind::TEXT_INPUT => self.text_input(path, component),
            kind::SECTION => self.section(path, component),
            kind::TEXT_DISPLAY => self.text_display(path, component),
            kind::THUMBNAIL => self.thumbnail(path, component),
            kind::MEDIA_GALLERY => self.media_gallery(path, component),
            kind::FILE => self.file(path, component),
            kind::SEPARATOR => self.separator(path, component),
            kind::CONTAINER => self.container(path, component),
            kind::LABEL => self.label(path, component),
            kind::FILE_UPLOAD => self.file_upload(path, component),
            kind::RADIO_GROUP => self.radio_group(path, component),
            kind::CHECKBOX_GROUP => self.checkbox_group(path, component),
            kind::CHECKBOX => self.has_custom_id(path, component),
            _ => self.select(path, component),
        }
    }

    fn has_custom_id(&mut self, path: &str, component: &Value) {
        if !component["custom_id"].is_string() {
            self.required(format!("{path}.custom_id"));
        }
    }

    /// Every custom id has 1 to 100 characters, and none is there twice; the same for numbers.
    pub(super) fn identifiers(&mut self, path: &str, components: &Value) {
        let all = component::all_with_paths(path, list(components));
        let mut names = Vec::new();
        let mut numbers = Vec::new();
        for (path, component) in &all {
            self.length(&format!("{path}.custom_id"), &component["custom_id"], 1, 100);
            self.range(&format!("{path}.id"), &component["id"], 0, i32::MAX.into());
            names.extend(component["custom_id"].as_str());
            numbers.extend(component::own_id(component).map(|id| id.to_string()));
        }
        self.unique(path, "COMPONENT_CUSTOM_ID_DUPLICATED", names);
        let numbers = numbers.iter().map(String::as_str);
        self.unique(path, "COMPONENT_ID_DUPLICATED", numbers);
    }
}

fn list(components: &Value) -> &[Value] {
    components.as_array().map(Vec::as_slice).unwrap_or_default()
}
