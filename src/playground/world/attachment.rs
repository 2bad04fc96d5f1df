//! Files of messages, and what an edit does to them.

use axum::body::Bytes;
use serde_json::{Value, json};

use crate::playground::{Snowflake, error::ApiError};

use super::World;

/// A file of a message.
#[derive(Debug, Clone)]
pub struct Attachment {
    /// Its id.
    pub id: Snowflake,
    /// Its name.
    pub filename: String,
    /// The alternative text.
    pub description: Option<String>,
    /// Its media type, as uploaded.
    pub content_type: String,
    /// What is in it.
    pub bytes: Bytes,
}

/// A file as it came with a request.
#[derive(Debug, Clone)]
pub struct Upload {
    /// The n of `files[n]`.
    pub index: u64,
    /// Its name.
    pub filename: String,
    /// Its media type.
    pub content_type: String,
    /// What is in it.
    pub bytes: Bytes,
}

/// A file that a person uploaded for the bot.
#[derive(Debug)]
pub(crate) struct Uploaded {
    by: Snowflake,
    file: Attachment,
}

/// An element of a body's `attachments`.
#[derive(Debug, Clone)]
pub(crate) struct Listed {
    /// The n of a new file, or the id of one that is there.
    pub(crate) id: u64,
    pub(crate) filename: Option<String>,
    pub(crate) description: Option<String>,
}

const MOST_FILES: usize = 10;

impl Attachment {
    /// Where it is to be had, under the stand-in's own address.
    pub(crate) fn url(&self, base: &str, channel: Snowflake) -> String {
        format!(
            "{base}/attachments/{channel}/{}/{}?ex=0&is=0&hm=0",
            self.id, self.filename
        )
    }

    pub(crate) fn json(&self, base: &str, channel: Snowflake) -> Value {
        let url = self.url(base, channel);
        let mut json = json!({
            "id": self.id,
            "filename": self.filename,
            "size": self.bytes.len(),
            "url": url,
            "proxy_url": url,
            "content_type": self.content_type,
        });
        if let Some(description) = &self.description {
            json["description"] = json!(description);
        }
        if let Some((width, height)) = self.size_in_pixels() {
            json["width"] = json!(width);
            json["height"] = json!(height);
        }
        json
    }

    /// Discord's object for a file that a component shows.
    pub(super) fn medium_json(&self, base: &str, channel: Snowflake) -> Value {
        let url = self.url(base, channel);
        let size = self.size_in_pixels();
        json!({
            "id": self.id,
            "attachment_id": self.id,
            "url": url,
            "proxy_url": url,
            "content_type": self.content_type,
            "width": size.map(|(width, _)| width),
            "height": size.map(|(_, height)| height),
        })
    }

    /// Width and height, if it is a PNG.
    pub(super) fn size_in_pixels(&self) -> Option<(u32, u32)> {
        png_size(&self.bytes)
    }
}

impl World {
    /// Keeps a file that somebody uploaded, under a name as Discord would give it.
    pub(crate) fn upload(
        &mut self,
        by: Snowflake,
        filename: &str,
        content_type: &str,
        bytes: Vec<u8>,
    ) -> Snowflake {
        let id = self.new_id();
        let file = Attachment {
            id,
            filename: plain_name(filename),
            description: None,
            content_type: content_type.to_owned(),
            bytes: bytes.into(),
        };
        self.uploads.insert(id, Uploaded { by, file });
        id
    }

    /// The file with this id that somebody uploaded.
    pub(crate) fn upload_of(&self, person: Snowflake, id: Snowflake) -> Option<&Attachment> {
        let uploaded = self.uploads.get(&id).filter(|uploaded| uploaded.by == person);
        uploaded.map(|uploaded| &uploaded.file)
    }

    /// The file at an address: of a message in the channel `place`, or uploaded by the person `place`.
    pub(crate) fn file(&self, place: Snowflake, id: Snowflake) -> Option<&Attachment> {
        let revisions = self.messages_in(place).flat_map(|message| &message.revisions);
        let mut files = revisions.flat_map(|revision| &revision.attachments);
        files
            .find(|file| file.id == id)
            .or_else(|| self.upload_of(place, id))
    }
}

/// The name with nothing in it that an address could stumble over.
fn plain_name(name: &str) -> String {
    let plain = |c: char| {
        let kept = c.is_ascii_alphanumeric() || matches!(c, '.' | '-' | '_');
        if kept { c } else { '_' }
    };
    let name: String = name.chars().map(plain).collect();
    if name.is_empty() {
        "unknown".to_owned()
    } else {
        name
    }
}

/// Width and height in pixels, from the header of a PNG.
fn png_size(bytes: &[u8]) -> Option<(u32, u32)> {
    let header = bytes.strip_prefix(b"\x89PNG\r\n\x1a\n")?;
    let number = |at: usize| header.get(at..at + 4)?.try_into().ok().map(u32::from_be_bytes);
    Some((number(8)?, number(12)?))
}

/// The files that a message has after a request.
///
/// Without a list everything there remains and every upload is added; a list names all that is to be there.
pub(crate) fn after_request(
    there: &[Attachment],
    listed: Option<&[Listed]>,
    uploads: &[Upload],
    mut new_id: impl FnMut() -> Snowflake,
) -> Result<Vec<Attachment>, ApiError> {
    let files = match listed {
        None => there
            .iter()
            .cloned()
            .chain(uploads.iter().map(|file| accept(file, None, new_id())))
            .collect(),
        Some(listed) => {
            every_upload_listed(listed, uploads)?;
            let chosen = listed.iter().enumerate();
            chosen
                .map(|(at, entry)| choose(at, entry, there, uploads, &mut new_id))
                .collect::<Result<Vec<_>, _>>()?
        }
    };
    if files.len() > MOST_FILES {
        return Err(ApiError::invalid_at(
            "attachments",
            "BASE_TYPE_MAX_LENGTH",
            "Must be 10 or fewer in length.",
        ));
    }
    Ok(files)
}

fn every_upload_listed(listed: &[Listed], uploads: &[Upload]) -> Result<(), ApiError> {
    match uploads
        .iter()
        .find(|file| listed.iter().all(|entry| entry.id != file.index))
    {
        Some(Upload { index, .. }) => {
            let message = format!("files[{index}] is not listed in attachments.");
            Err(ApiError::invalid_at(
                "attachments",
                "ATTACHMENT_NOT_LISTED",
                message,
            ))
        }
        None => Ok(()),
    }
}

fn choose(
    at: usize,
    entry: &Listed,
    there: &[Attachment],
    uploads: &[Upload],
    new_id: &mut impl FnMut() -> Snowflake,
) -> Result<Attachment, ApiError> {
    if let Some(file) = uploads.iter().find(|file| file.index == entry.id) {
        return Ok(accept(file, Some(entry), new_id()));
    }
    let kept = there
        .iter()
        .find(|file| file.id.get() == entry.id)
        .ok_or_else(|| {
            ApiError::invalid_at(
                &format!("attachments.{at}.id"),
                "ATTACHMENT_NOT_FOUND",
                "Attachment not found.",
            )
        })?;
    let mut kept = kept.clone();
    if entry.description.is_some() {
        kept.description.clone_from(&entry.description);
    }
    Ok(kept)
}

fn accept(file: &Upload, entry: Option<&Listed>, id: Snowflake) -> Attachment {
    let filename = entry.and_then(|entry| entry.filename.clone());
    Attachment {
        id,
        filename: filename.unwrap_or_else(|| file.filename.clone()),
        description: entry.and_then(|entry| entry.description.clone()),
        content_type: file.content_type.clone(),
        bytes: file.bytes.clone(),
    }
}
