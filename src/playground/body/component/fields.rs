//! The documented components, field by field.

use crate::playground::body::shape::{
    Kind::{self, Bool, Component, Id, List, Number, Object, Text},
    Shape,
};
use crate::playground::component::kind;

/// The shape of a component of this type, if there is such a type.
pub(in crate::playground::body) fn shape(kind: u64) -> Option<&'static Shape> {
    let shape = match kind {
        kind::ROW => &ROW,
        kind::BUTTON => &BUTTON,
        kind::STRING_SELECT => &STRING_SELECT,
        kind::TEXT_INPUT => &TEXT_INPUT,
        kind::USER_SELECT | kind::ROLE_SELECT | kind::MENTIONABLE_SELECT => &ENTITY_SELECT,
        kind::CHANNEL_SELECT => &CHANNEL_SELECT,
        kind::SECTION => &SECTION,
        kind::TEXT_DISPLAY => &TEXT_DISPLAY,
        kind::THUMBNAIL => &THUMBNAIL,
        kind::MEDIA_GALLERY => &MEDIA_GALLERY,
        kind::FILE => &FILE,
        kind::SEPARATOR => &SEPARATOR,
        kind::CONTAINER => &CONTAINER,
        kind::LABEL => &LABEL,
        kind::FILE_UPLOAD => &FILE_UPLOAD,
        kind::RADIO_GROUP => &RADIO_GROUP,
        kind::CHECKBOX_GROUP => &CHECKBOX_GROUP,
        kind::CHECKBOX => &CHECKBOX,
        _ => return None,
    };
    Some(shape)
}

static ROW: Shape = Shape(&[("type", Number), ("id", Number), ("components", List(&Component))]);

static BUTTON: Shape = Shape(&[
    ("type", Number),
    ("id", Number),
    ("style", Number),
    ("label", Text),
    ("emoji", Object(&EMOJI)),
    ("custom_id", Text),
    ("sku_id", Id),
    ("url", Text),
    ("disabled", Bool),
]);

static EMOJI: Shape = Shape(&[("id", Id), ("name", Text), ("animated", Bool)]);

static STRING_SELECT: Shape = Shape(&[
    ("type", Number),
    ("id", Number),
    ("custom_id", Text),
    ("options", List(&SELECT_OPTION_KIND)),
    ("placeholder", Text),
    ("min_values", Number),
    ("max_values", Number),
    ("required", Bool),
    ("disabled", Bool),
]);

static SELECT_OPTION_KIND: Kind = Object(&SELECT_OPTION);

static SELECT_OPTION: Shape = Shape(&[
    ("label", Text),
    ("value", Text),
    ("description", Text),
    ("emoji", Object(&EMOJI)),
    ("default", Bool),
]);

static ENTITY_SELECT: Shape = Shape(&[
    ("type", Number),
    ("id", Number),
    ("custom_id", Text),
    ("placeholder", Text),
    ("default_values", List(&DEFAULT_VALUE_KIND)),
    ("min_values", Number),
    ("max_values", Number),
    ("required", Bool),
    ("disabled", Bool),
]);

static CHANNEL_SELECT: Shape = Shape(&[
    ("type", Number),
    ("id", Number),
    ("custom_id", Text),
    ("channel_types", List(&Number)),
    ("placeholder", Text),
    ("default_values", List(&DEFAULT_VALUE_KIND)),
    ("min_values", Number),
    ("max_values", Number),
    ("required", Bool),
    ("disabled", Bool),
]);

static DEFAULT_VALUE_KIND: Kind = Object(&DEFAULT_VALUE);
static DEFAULT_VALUE: Shape = Shape(&[("id", Id), ("type", Text)]);

static TEXT_INPUT: Shape = Shape(&[
    ("type", Number),
    ("id", Number),
    ("custom_id", Text),
    ("style", Number),
    ("label", Text),
    ("min_length", Number),
    ("max_length", Number),
    ("required", Bool),
    ("value", Text),
    ("placeholder", Text),
]);

static SECTION: Shape = Shape(&[
    ("type", Number),
    ("id", Number),
    ("components", List(&Component)),
    ("accessory", Component),
]);

static TEXT_DISPLAY: Shape = Shape(&[("type", Number), ("id", Number), ("content", Text)]);

static THUMBNAIL: Shape = Shape(&[
    ("type", Number),
    ("id", Number),
    ("media", Object(&MEDIUM)),
    ("description", Text),
    ("spoiler", Bool),
]);

static MEDIA_GALLERY: Shape = Shape(&[("type", Number), ("id", Number), ("items", List(&ITEM_KIND))]);

static ITEM_KIND: Kind = Object(&ITEM);
static ITEM: Shape = Shape(&[
    ("media", Object(&MEDIUM)),
    ("description", Text),
    ("spoiler", Bool),
]);

/// Only the `url` counts; the rest may be there because a message that was given is sent back.
static MEDIUM: Shape = Shape(&[
    ("url", Text),
    ("id", Id),
    ("proxy_url", Text),
    ("height", Number),
    ("width", Number),
    ("placeholder", Text),
    ("placeholder_version", Number),
    ("content_type", Text),
    ("flags", Number),
    ("attachment_id", Id),
]);

static FILE: Shape = Shape(&[
    ("type", Number),
    ("id", Number),
    ("file", Object(&MEDIUM)),
    ("spoiler", Bool),
    ("name", Text),
    ("size", Number),
]);

static SEPARATOR: Shape = Shape(&[
    ("type", Number),
    ("id", Number),
    ("divider", Bool),
    ("spacing", Number),
]);

static CONTAINER: Shape = Shape(&[
    ("type", Number),
    ("id", Number),
    ("components", List(&Component)),
    ("accent_color", Number),
    ("spoiler", Bool),
]);

static LABEL: Shape = Shape(&[
    ("type", Number),
    ("id", Number),
    ("label", Text),
    ("description", Text),
    ("component", Component),
]);

static FILE_UPLOAD: Shape = Shape(&[
    ("type", Number),
    ("id", Number),
    ("custom_id", Text),
    ("min_values", Number),
    ("max_values", Number),
    ("required", Bool),
]);

static RADIO_GROUP: Shape = Shape(&[
    ("type", Number),
    ("id", Number),
    ("custom_id", Text),
    ("options", List(&CHOICE_KIND)),
    ("required", Bool),
]);

static CHECKBOX_GROUP: Shape = Shape(&[
    ("type", Number),
    ("id", Number),
    ("custom_id", Text),
    ("options", List(&CHOICE_KIND)),
    ("min_values", Number),
    ("max_values", Number),
    ("required", Bool),
]);

static CHOICE_KIND: Kind = Object(&CHOICE);
static CHOICE: Shape = Shape(&[
    ("label", Text),
    ("value", Text),
    ("description", Text),
    ("default", Bool),
]);

static CHECKBOX: Shape = Shape(&[
    ("type", Number),
    ("id", Number),
    ("custom_id", Text),
    ("default", Bool),
]);
