//! Limits of messages, and reading their bodies.

use serde_json::Value;

use crate::playground::{
    error::Problem,
    world::{EPHEMERAL, IS_COMPONENTS_V2, Listed, MessageBody, SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS},
};

use super::{Findings, Shape, items, mention, schema, size};

const MOST_ATTACHMENTS: usize = 10;

/// What a message body is sent for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// A message in a channel.
    Post,
    /// A new message as an answer to an interaction.
    Answer,
    /// "Thinking": only the flags count.
    Deferral,
    /// A change of a message that is so made up.
    Edit(Layout),
}

/// What a message is made of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Layout {
    /// Text, embeds, files, and rows of controls below.
    Content,
    /// Components and nothing else: the flag `IS_COMPONENTS_V2`.
    Components,
}

impl Layout {
    /// What these flags of a message say.
    pub(crate) fn of_flags(flags: u64) -> Self {
        if flags & IS_COMPONENTS_V2 == 0 {
            Self::Content
        } else {
            Self::Components
        }
    }
}

impl Purpose {
    fn shape(self) -> &'static Shape {
        match self {
            Self::Post => &schema::POSTED,
            Self::Answer | Self::Deferral => &schema::ANSWERED,
            Self::Edit(_) => &schema::EDITED,
        }
    }

    /// Flags that may be set; an edit may name `EPHEMERAL`, but changes nothing by it.
    fn flags(self) -> u64 {
        match self {
            Self::Post => SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | IS_COMPONENTS_V2,
            Self::Answer => SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | IS_COMPONENTS_V2 | EPHEMERAL,
            Self::Deferral => EPHEMERAL,
            Self::Edit(_) => SUPPRESS_EMBEDS | IS_COMPONENTS_V2 | EPHEMERAL,
        }
    }

    /// By which rules the components of a body are judged: by its own flags, where it names any.
    fn layout(self, body: &Value) -> Layout {
        match (body["flags"].as_u64(), self) {
            (Some(flags), _) => Layout::of_flags(flags),
            (None, Self::Edit(layout)) => layout,
            (None, Self::Post | Self::Answer | Self::Deferral) => Layout::Content,
        }
    }
}

/// What a body says, and what is wrong with it.
pub(crate) fn message(body: &Value, purpose: Purpose) -> (MessageBody, Findings) {
    let mut findings = Findings::default();
    let nothing = Value::Object(serde_json::Map::new());
    let body = if body.is_null() { &nothing } else { body };
    findings.shape("", body, purpose.shape());
    findings.length("content", &body["content"], 0, 2000);
    findings.embeds(&body["embeds"]);
    match purpose.layout(body) {
        Layout::Content => findings.rows(&body["components"]),
        Layout::Components => findings.only_components(body),
    }
    findings.allowed_mentions(&body["allowed_mentions"]);
    findings.attachments(&body["attachments"]);
    findings.nonce(&body["nonce"]);
    if body["flags"].as_u64().unwrap_or(0) & !purpose.flags() != 0 {
        findings.problem("flags", "MESSAGE_FLAGS_INVALID", "Flags that cannot be set here.");
    }
    (read(body), findings)
}

impl Findings {
    /// A message that is made of components, and has nothing of what messages had before them.
    fn only_components(&mut self, body: &Value) {
        self.components(&body["components"]);
        for field in ["content", "embeds", "sticker_ids", "poll"] {
            let value = &body[field];
            let nothing = value.is_null() || value == "" || value.as_array().is_some_and(Vec::is_empty);
            if !nothing {
                self.problems.push(Problem::legacy_field(field));
            }
        }
    }

    fn attachments(&mut self, listed: &Value) {
        self.at_most("attachments", size(listed), MOST_ATTACHMENTS);
        for (path, file) in items("attachments", listed) {
            if file["id"].is_null() {
                self.required(format!("{path}.id"));
            }
            self.length(&format!("{path}.filename"), &file["filename"], 1, 1024);
            self.length(&format!("{path}.description"), &file["description"], 0, 1024);
        }
    }

    fn nonce(&mut self, nonce: &Value) {
        self.length("nonce", nonce, 0, 25);
        if !(nonce.is_null() || nonce.is_string() || nonce.is_i64() || nonce.is_u64()) {
            self.problem(
                "nonce",
                "NONCE_TYPE_INVALID",
                "A nonce is a text or a whole number.",
            );
        }
    }
}

/// `null` is written as nothing, absence leaves things as they are.
fn read(body: &Value) -> MessageBody {
    let list = |key: &str| {
        body.get(key)
            .map(|list| list.as_array().cloned().unwrap_or_default())
    };
    MessageBody {
        content: body
            .get("content")
            .map(|content| content.as_str().unwrap_or_default().to_owned()),
        embeds: list("embeds"),
        components: list("components"),
        attachments: list("attachments").map(|files| files.iter().filter_map(listed).collect()),
        allowed_mentions: mention::read(&body["allowed_mentions"]),
        flags: body["flags"].as_u64(),
        nonce: body.get("nonce").filter(|nonce| !nonce.is_null()).cloned(),
        enforce_nonce: body["enforce_nonce"] == true,
    }
}

fn listed(file: &Value) -> Option<Listed> {
    let text = |key: &str| file[key].as_str().map(str::to_owned);
    Some(Listed {
        id: file["id"]
            .as_u64()
            .or_else(|| file["id"].as_str()?.parse().ok())?,
        filename: text("filename"),
        description: text("description"),
    })
}
