//! Limits of texts, pictures and files.

use serde_json::Value;

use crate::playground::body::{Findings, items};

const MOST_ITEMS: usize = 10;

impl Findings {
    pub(super) fn text_display(&mut self, path: &str, text: &Value) {
        let path = format!("{path}.content");
        self.required_length(&path, &text["content"], 1, super::MOST_TEXT);
    }

    pub(super) fn thumbnail(&mut self, path: &str, thumbnail: &Value) {
        self.picture(path, thumbnail);
    }

    pub(super) fn media_gallery(&mut self, path: &str, gallery: &Value) {
        let path = format!("{path}.items");
        self.size_between(&path, &gallery["items"], 1, MOST_ITEMS);
        for (path, item) in items(&path, &gallery["items"]) {
            self.picture(&path, item);
        }
    }

    /// Something to look at, with its alternative text.
    fn picture(&mut self, path: &str, picture: &Value) {
        self.length(&format!("{path}.description"), &picture["description"], 1, 1024);
        self.medium(&format!("{path}.media"), &picture["media"], true);
    }

    pub(super) fn file(&mut self, path: &str, file: &Value) {
        self.medium(&format!("{path}.file"), &file["file"], false);
    }

    pub(super) fn separator(&mut self, path: &str, separator: &Value) {
        self.range(&format!("{path}.spacing"), &separator["spacing"], 1, 2);
    }

    fn medium(&mut self, path: &str, medium: &Value, from_elsewhere: bool) {
        let path = format!("{path}.url");
        let Some(url) = medium["url"].as_str() else {
            return self.required(path);
        };
        self.length(&path, &medium["url"], 1, 2048);
        let schemes: &[&str] = if from_elsewhere {
            &["https://", "http://", "attachment://"]
        } else {
            &["attachment://"]
        };
        if !schemes.iter().any(|scheme| url.starts_with(scheme)) {
            let message = format!("`{url}` is no address of the kinds allowed.");
            self.problem(path, "URL_TYPE_INVALID_SCHEME", message);
        }
    }
}
