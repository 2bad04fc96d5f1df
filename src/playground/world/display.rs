//! Components of messages as Discord gives them back: nothing left unsaid, files at their addresses.

use serde_json::{Value, json};

use crate::playground::component::{self, kind, kind_of};

use super::{Attachment, Message, Revision, World};

/// What a message's components are completed from.
struct Display<'a> {
    base: &'a str,
    message: &'a Message,
    files: &'a [Attachment],
}

impl World {
    pub(super) fn components_json(&self, message: &Message, revision: &Revision) -> Value {
        let display = Display {
            base: &self.base_url,
            message,
            files: &revision.attachments,
        };
        let mut components = revision.components.clone();
        component::change_all(&mut components, &mut |component| display.complete(component));
        Value::Array(components)
    }
}

impl Display<'_> {
    fn complete(&self, component: &mut Value) {
        let kind = kind_of(component);
        if kind == kind::FILE {
            self.name_file(component);
        }
        for medium in media_mut(component) {
            self.resolve(medium);
        }
        fill(component, &unsaid(kind));
        if kind == kind::MEDIA_GALLERY {
            let items = component["items"].as_array_mut().into_iter().flatten();
            items.for_each(|item| fill(item, &unsaid(kind::THUMBNAIL)));
        }
    }

    fn file(&self, url: &Value) -> Option<&Attachment> {
        let name = component::file_name(url)?;
        self.files.iter().find(|file| file.filename == name)
    }

    fn name_file(&self, component: &mut Value) {
        let file = self.file(&component["file"]["url"]);
        let (name, size) = (file.map(|file| &file.filename), file.map(|file| file.bytes.len()));
        let told = json!({ "name": name, "size": size });
        component["name"] = told["name"].clone();
        component["size"] = told["size"].clone();
    }

    fn resolve(&self, medium: &mut Value) {
        let url = &medium["url"];
        *medium = match self.file(url) {
            Some(file) => file.medium_json(self.base, self.message.channel),
            None => json!({ "id": self.message.id, "url": url, "proxy_url": url }),
        };
    }
}

/// What holds where a component of this type does not say.
fn unsaid(kind: u64) -> Value {
    match kind {
        kind::THUMBNAIL => json!({ "description": null, "spoiler": false }),
        kind::FILE => json!({ "spoiler": false }),
        kind::SEPARATOR => json!({ "spacing": 1, "divider": true }),
        kind::CONTAINER => json!({ "accent_color": null, "spoiler": false }),
        kind::STRING_SELECT
        | kind::USER_SELECT
        | kind::ROLE_SELECT
        | kind::MENTIONABLE_SELECT
        | kind::CHANNEL_SELECT => json!({ "min_values": 1, "max_values": 1 }),
        _ => Value::Null,
    }
}

fn fill(component: &mut Value, unsaid: &Value) {
    let Some(component) = component.as_object_mut() else {
        return;
    };
    for (key, value) in unsaid.as_object().into_iter().flatten() {
        if component.get(key).is_none_or(Value::is_null) {
            component.insert(key.clone(), value.clone());
        }
    }
}

/// The pieces of media that a component itself shows.
fn media_mut(component: &mut Value) -> Vec<&mut Value> {
    let single = match kind_of(component) {
        kind::THUMBNAIL => "media",
        kind::FILE => "file",
        kind::MEDIA_GALLERY => {
            let items = component["items"].as_array_mut().into_iter().flatten();
            return items.filter_map(|item| item.get_mut("media")).collect();
        }
        _ => return Vec::new(),
    };
    component.get_mut(single).into_iter().collect()
}
