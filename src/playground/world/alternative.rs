//! Messages for whoever shows alternative texts, which Discord does not give with every picture.

use serde_json::{Value, json};

use crate::playground::component::{self, kind, kind_of};

use super::{Attachment, Message, Revision, World};

impl World {
    /// The message as Discord gives it, with more than Discord gives: the alternative text of its file in every
    /// embed's `image` and `thumbnail`, with `width` and `height`, and in components without a text of their own,
    /// each time as `description`.
    #[must_use]
    pub fn message_for_page(&self, message: &Message) -> Value {
        let mut json = self.message_json(message);
        if let Some(interaction) = message.interaction.and_then(|id| self.interaction(id)) {
            // Out of use, but the only place where a message says which command it answers.
            json["interaction"] = json!({ "id": interaction.id, "name": interaction.name });
        }
        let now = message.latest();
        for (at, embed) in now.embeds.iter().enumerate() {
            for object in ["image", "thumbnail"] {
                if let Some(file) = file_shown(now, &embed[object]["url"]) {
                    describe_picture(&mut json["embeds"][at][object], file);
                }
            }
        }
        if let Some(components) = json["components"].as_array_mut() {
            component::change_all(components, &mut |component| describe_media(component, now));
        }
        json
    }
}

fn file_shown<'a>(revision: &'a Revision, url: &Value) -> Option<&'a Attachment> {
    let name = component::file_name(url)?;
    revision.attachments.iter().find(|file| file.filename == name)
}

fn describe_picture(picture: &mut Value, file: &Attachment) {
    if !picture.is_object() {
        return;
    }
    picture["description"] = json!(file.description);
    if let Some((width, height)) = file.size_in_pixels() {
        picture["width"] = json!(width);
        picture["height"] = json!(height);
    }
}

fn describe_media(component: &mut Value, revision: &Revision) {
    match kind_of(component) {
        kind::THUMBNAIL => describe(component, "media", revision),
        kind::FILE => describe(component, "file", revision),
        kind::MEDIA_GALLERY => {
            let items = component["items"].as_array_mut().into_iter().flatten();
            items.for_each(|item| describe(item, "media", revision));
        }
        _ => {}
    }
}

fn describe(shown: &mut Value, medium: &str, revision: &Revision) {
    let id = shown[medium]["attachment_id"].as_str();
    let file = revision
        .attachments
        .iter()
        .find(|file| Some(file.id.to_string().as_str()) == id);
    if let Some(file) = file
        && shown["description"].is_null()
    {
        shown["description"] = json!(file.description);
    }
}
