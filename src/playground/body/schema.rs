//! The documented objects, field by field.

use super::shape::{
    Kind::{Any, Bool, Component, Id, List, Number, Object, Text, Texts},
    Shape,
};

pub(crate) static OPEN_DM: Shape = Shape(&[("recipient_id", Id)]);

pub(crate) static CALLBACK: Shape = Shape(&[("type", Number), ("data", Any)]);

pub(super) static POSTED: Shape = Shape(&[
    ("content", Text),
    ("nonce", Any),
    ("tts", Bool),
    ("embeds", List(&Object(&EMBED))),
    ("allowed_mentions", Object(&ALLOWED_MENTIONS)),
    ("message_reference", Object(&REFERENCE)),
    ("components", List(&Component)),
    ("sticker_ids", List(&Id)),
    ("attachments", List(&Object(&ATTACHMENT))),
    ("flags", Number),
    ("enforce_nonce", Bool),
    ("poll", Any),
]);

/// A message as an answer to an interaction, first or further.
pub(super) static ANSWERED: Shape = Shape(&[
    ("tts", Bool),
    ("content", Text),
    ("embeds", List(&Object(&EMBED))),
    ("allowed_mentions", Object(&ALLOWED_MENTIONS)),
    ("flags", Number),
    ("components", List(&Component)),
    ("attachments", List(&Object(&ATTACHMENT))),
    ("poll", Any),
]);

pub(super) static EDITED: Shape = Shape(&[
    ("content", Text),
    ("embeds", List(&Object(&EMBED))),
    ("flags", Number),
    ("allowed_mentions", Object(&ALLOWED_MENTIONS)),
    ("components", List(&Component)),
    ("attachments", List(&Object(&ATTACHMENT))),
]);

pub(super) static MODAL: Shape = Shape(&[
    ("custom_id", Text),
    ("title", Text),
    ("components", List(&Component)),
]);

pub(super) static SUGGESTIONS: Shape = Shape(&[("choices", List(&Object(&CHOICE)))]);

pub(super) static COMMAND: Shape = Shape(&[
    ("id", Id),
    ("name", Text),
    ("name_localizations", Texts),
    ("description", Text),
    ("description_localizations", Texts),
    ("options", List(&Object(&OPTION))),
    ("default_member_permissions", Text),
    ("dm_permission", Bool),
    ("integration_types", List(&Number)),
    ("contexts", List(&Number)),
    ("type", Number),
    ("nsfw", Bool),
    ("handler", Number),
]);

static OPTION: Shape = Shape(&[
    ("type", Number),
    ("name", Text),
    ("name_localizations", Texts),
    ("description", Text),
    ("description_localizations", Texts),
    ("required", Bool),
    ("choices", List(&Object(&CHOICE))),
    ("options", List(&Object(&OPTION))),
    ("channel_types", List(&Number)),
    ("min_value", Any),
    ("max_value", Any),
    ("min_length", Number),
    ("max_length", Number),
    ("autocomplete", Bool),
]);

static CHOICE: Shape = Shape(&[("name", Text), ("name_localizations", Texts), ("value", Any)]);

static EMBED: Shape = Shape(&[
    ("title", Text),
    ("type", Text),
    ("description", Text),
    ("url", Text),
    ("timestamp", Text),
    ("color", Number),
    ("footer", Object(&FOOTER)),
    ("image", Object(&PICTURE)),
    ("thumbnail", Object(&PICTURE)),
    ("video", Object(&PICTURE)),
    ("provider", Object(&PROVIDER)),
    ("author", Object(&AUTHOR)),
    ("fields", List(&Object(&FIELD))),
]);

static FOOTER: Shape = Shape(&[("text", Text), ("icon_url", Text), ("proxy_icon_url", Text)]);
static PICTURE: Shape = Shape(&[
    ("url", Text),
    ("proxy_url", Text),
    ("height", Number),
    ("width", Number),
]);
static PROVIDER: Shape = Shape(&[("name", Text), ("url", Text)]);
static AUTHOR: Shape = Shape(&[
    ("name", Text),
    ("url", Text),
    ("icon_url", Text),
    ("proxy_icon_url", Text),
]);
static FIELD: Shape = Shape(&[("name", Text), ("value", Text), ("inline", Bool)]);

static ALLOWED_MENTIONS: Shape = Shape(&[
    ("parse", List(&Text)),
    ("users", List(&Id)),
    ("roles", List(&Id)),
    ("replied_user", Bool),
]);

static REFERENCE: Shape = Shape(&[
    ("type", Number),
    ("message_id", Id),
    ("channel_id", Id),
    ("guild_id", Id),
    ("fail_if_not_exists", Bool),
]);

static ATTACHMENT: Shape = Shape(&[
    ("id", Id),
    ("filename", Text),
    ("title", Text),
    ("description", Text),
    ("content_type", Text),
    ("size", Number),
    ("url", Text),
    ("proxy_url", Text),
    ("height", Number),
    ("width", Number),
    ("ephemeral", Bool),
]);
