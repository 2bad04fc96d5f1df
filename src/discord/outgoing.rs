//! What goes out: messages as Discord's API takes them.
//!
//! Every body carries `allowed_mentions` that parse nothing: only the people in [`Outgoing::pings`] can be
//! pinged, whatever the text says.

use serde::Serialize;
use serde_json::{Value, json};

use crate::app::PlayerId;

/// Discord's limit for the text of a message, in characters.
const MAX_CONTENT: usize = 2000;

/// Message flag: only the person who acted sees it.
pub(super) const EPHEMERAL: u64 = 1 << 6;

/// A message to be shown.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Outgoing {
    /// The line above; the only part that pings.
    pub content: Option<String>,
    /// The framed part.
    pub embed: Option<Embed>,
    /// The picture inside the frame.
    pub picture: Option<Picture>,
    /// Files below it.
    pub files: Vec<File>,
    /// Rows of controls, at most five.
    pub rows: Vec<Row>,
    /// The people that it may ping.
    pub pings: Vec<PlayerId>,
    /// Whether only the person who acted sees it.
    pub private: bool,
}

/// A framed text.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Embed {
    /// Its heading, at most 256 characters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<String>,
    /// Its text, at most 4096 characters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
    /// The colour of its edge, 0xRRGGBB.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub color: Option<u32>,
    /// Named parts, at most 25.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub fields: Vec<Field>,
    /// The picture that it shows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) image: Option<Image>,
    /// The small text below.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) footer: Option<Footer>,
}

/// A named part of an embed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Field {
    /// At most 256 characters.
    pub name: String,
    /// At most 1024 characters.
    pub value: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(super) struct Image {
    url: String,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(super) struct Footer {
    text: String,
}

/// A picture with its description.
#[derive(Clone, PartialEq, Eq)]
pub struct Picture {
    /// File name, unique for each ply.
    pub name: String,
    /// The PNG.
    pub png: Vec<u8>,
    /// What it shows, in words, at most 1024 characters.
    pub alt: String,
}

impl std::fmt::Debug for Picture {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Picture")
            .field("name", &self.name)
            .field("alt", &self.alt)
            .finish_non_exhaustive()
    }
}

/// A file.
#[derive(Clone, PartialEq, Eq)]
pub struct File {
    /// Its name.
    pub name: String,
    /// What is in it.
    pub bytes: Vec<u8>,
    /// What it is, in words, at most 1024 characters; for pictures.
    pub alt: Option<String>,
}

impl std::fmt::Debug for File {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("File")
            .field("name", &self.name)
            .field("alt", &self.alt)
            .finish_non_exhaustive()
    }
}

/// Controls side by side.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Row {
    /// At most five buttons.
    Buttons(Vec<Button>),
    /// One menu.
    Menu(Menu),
}

/// A button.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Button {
    /// What a press sends back.
    pub custom_id: String,
    /// Its label, at most 80 characters.
    pub label: String,
    /// Its colour.
    pub style: Style,
}

/// The colour of a button.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Style {
    /// The usual thing to do.
    Primary,
    /// One of several things.
    Secondary,
    /// Agreement.
    Success,
    /// What cannot be undone.
    Danger,
}

/// A menu of which one entry is chosen.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Menu {
    /// What a choice sends back besides its value.
    pub custom_id: String,
    /// What stands there before a choice, at most 150 characters.
    pub placeholder: String,
    /// At most 25 entries.
    pub entries: Vec<Entry>,
}

/// An entry of a menu.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Entry {
    /// At most 100 characters.
    pub label: String,
    /// What is sent back, at most 100 characters.
    pub value: String,
    /// A second line, at most 100 characters.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub description: Option<String>,
}

impl Embed {
    /// With a small text below.
    #[must_use]
    pub fn with_footer(mut self, text: String) -> Self {
        self.footer = Some(Footer { text });
        self
    }
}

impl Outgoing {
    /// A private sentence.
    #[must_use]
    pub fn private(content: String) -> Self {
        Self {
            content: Some(content),
            private: true,
            ..Self::default()
        }
    }

    /// What it says, without its form: the line above, else what stands in the frame.
    #[must_use]
    pub fn in_words(&self) -> String {
        let framed = || {
            let embed = self.embed.as_ref()?;
            let parts = [embed.title.as_deref(), embed.description.as_deref()];
            Some(parts.into_iter().flatten().collect::<Vec<_>>().join("\n"))
        };
        let words = self.content.clone().or_else(framed).unwrap_or_default();
        words.chars().take(MAX_CONTENT).collect()
    }

    /// The same without frame, picture and controls, for when Discord refuses those: `content` instead.
    #[must_use]
    pub fn plain(&self, content: String) -> Self {
        Self {
            content: Some(content),
            pings: self.pings.clone(),
            private: self.private,
            ..Self::default()
        }
    }

    /// The body of a new message.
    #[must_use]
    pub fn body(&self) -> Value {
        let mut body = self.edit_body();
        if let Some(object) = body.as_object_mut() {
            object.retain(|_, value| *value != json!([]) && *value != json!(""));
            if self.private {
                object.insert("flags".to_owned(), json!(EPHEMERAL));
            }
        }
        body
    }

    /// The body that makes an existing message this one: what this lacks is taken away, files included.
    #[must_use]
    pub fn edit_body(&self) -> Value {
        let mut embed = self.embed.clone();
        if let (Some(embed), Some(picture)) = (&mut embed, &self.picture) {
            embed.image = Some(Image {
                url: format!("attachment://{}", picture.name),
            });
        }
        let attachments: Vec<Value> = self.uploads().enumerate().map(attachment).collect();
        json!({
            "content": self.content.clone().unwrap_or_default(),
            "embeds": embed.into_iter().collect::<Vec<_>>(),
            "components": self.rows.iter().map(Row::body).collect::<Vec<_>>(),
            "attachments": attachments,
            "allowed_mentions": self.allowed_mentions(),
        })
    }

    /// What is sent along: (name, bytes, words), the picture first.
    pub(super) fn uploads(&self) -> impl Iterator<Item = (&str, &[u8], Option<&str>)> {
        let picture = self.picture.iter();
        let picture = picture.map(|p| (p.name.as_str(), p.png.as_slice(), Some(p.alt.as_str())));
        let files = self.files.iter();
        picture.chain(files.map(|f| (f.name.as_str(), f.bytes.as_slice(), f.alt.as_deref())))
    }

    fn allowed_mentions(&self) -> Value {
        let users: Vec<String> = self.pings.iter().map(ToString::to_string).collect();
        json!({"parse": [], "users": users})
    }
}

fn attachment((id, (name, _, alt)): (usize, (&str, &[u8], Option<&str>))) -> Value {
    match alt {
        Some(alt) => json!({"id": id, "filename": name, "description": alt}),
        None => json!({"id": id, "filename": name}),
    }
}

impl Row {
    fn body(&self) -> Value {
        let components: Vec<Value> = match self {
            Self::Buttons(buttons) => buttons.iter().map(Button::body).collect(),
            Self::Menu(menu) => vec![menu.body()],
        };
        json!({"type": 1, "components": components})
    }
}

impl Button {
    fn body(&self) -> Value {
        let style = match self.style {
            Style::Primary => 1,
            Style::Secondary => 2,
            Style::Success => 3,
            Style::Danger => 4,
        };
        json!({"type": 2, "style": style, "label": self.label, "custom_id": self.custom_id})
    }
}

impl Menu {
    fn body(&self) -> Value {
        json!({
            "type": 3,
            "custom_id": self.custom_id,
            "placeholder": self.placeholder,
            "options": self.entries,
        })
    }
}
