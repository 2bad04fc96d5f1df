//! Files that people choose on the page.

use axum::{
    Json,
    body::Bytes,
    extract::{Query, State},
    http::{HeaderMap, StatusCode, header::CONTENT_TYPE},
    response::{IntoResponse, Response},
};
use serde::Deserialize;
use serde_json::json;

use crate::playground::Snowflake;

use super::{Page, origin};

/// The most that a chosen file may have, in bytes: above Discord's limit, which shows when the file is used.
pub(super) const MOST_BYTES: usize = 32 * 1024 * 1024;

/// Whose file it is, and its name.
#[derive(Debug, Deserialize)]
pub(super) struct About {
    person: Snowflake,
    name: String,
}

/// Keeps the body as a file, which options and forms may then name.
pub(super) async fn handle(
    State(page): State<Page>,
    Query(About { person, name }): Query<About>,
    headers: HeaderMap,
    body: Bytes,
) -> Response {
    if !origin::is_own(&headers) {
        return StatusCode::FORBIDDEN.into_response();
    }
    let stated = headers.get(CONTENT_TYPE).and_then(|stated| stated.to_str().ok());
    let content_type = stated.unwrap_or("application/octet-stream");
    let id = page
        .core
        .write(|world| world.upload(person, &name, content_type, body.into()));
    Json(json!({ "id": id })).into_response()
}
