//! From an HTTP request to what it asks for.

use std::collections::HashMap;

use axum::{
    body::Bytes,
    extract::{FromRequest, Multipart, Query, Request, multipart::Field},
    http::header::{AUTHORIZATION, CONTENT_TYPE},
};
use serde_json::Value;

use crate::playground::{Snowflake, error::ApiError, world::Upload};

use super::route::{self, Route};

/// A request, taken apart.
#[derive(Debug)]
pub(super) struct Call {
    pub(super) method: String,
    /// After `/api/v10`.
    pub(super) path: String,
    pub(super) route: Option<&'static Route>,
    pub(super) query: HashMap<String, String>,
    pub(super) authorization: String,
    pub(super) body: Value,
    pub(super) uploads: Vec<Upload>,
    /// Why the body could not be read.
    pub(super) unreadable: Option<String>,
}

impl Call {
    /// Reads a request to the end.
    pub(super) async fn read(request: Request) -> Self {
        let method = request.method().to_string();
        let path = request.uri().path();
        let path = path.strip_prefix("/api/v10").unwrap_or(path).to_owned();
        let query = Query::try_from_uri(request.uri())
            .map(|Query(query)| query)
            .unwrap_or_default();
        let authorization = request.headers().get(AUTHORIZATION);
        let authorization = authorization
            .and_then(|value| value.to_str().ok())
            .unwrap_or_default()
            .to_owned();
        let (body, uploads, unreadable) = match read_body(request).await {
            Ok((body, uploads)) => (body, uploads, None),
            Err(reason) => (Value::Null, Vec::new(), Some(reason)),
        };
        let route = route::find(&method, &path);
        Self {
            method,
            path,
            route,
            query,
            authorization,
            body,
            uploads,
            unreadable,
        }
    }

    /// The route's template, or the path where there is no route.
    pub(super) fn template(&self) -> &str {
        self.route.map_or(&self.path, |route| route.template)
    }

    /// The part of the path that stands where the template has `{name}`; empty if it has none.
    pub(super) fn part(&self, name: &str) -> &str {
        let template = self.template().split('/');
        let mut parts = template.zip(self.path.split('/'));
        let wanted =
            |pattern: &str| pattern.strip_prefix('{').and_then(|rest| rest.strip_suffix('}')) == Some(name);
        parts
            .find(|(pattern, _)| wanted(pattern))
            .map_or("", |(_, part)| part)
    }

    /// The id that stands where the template has `{name}`.
    pub(super) fn id(&self, name: &str) -> Result<Snowflake, ApiError> {
        let part = self.part(name);
        let refusal = || {
            ApiError::invalid_at(
                name,
                "NUMBER_TYPE_COERCE",
                format!("Value \"{part}\" is not snowflake."),
            )
        };
        part.parse().map_err(|_| refusal())
    }
}

async fn read_body(request: Request) -> Result<(Value, Vec<Upload>), String> {
    let kind = request
        .headers()
        .get(CONTENT_TYPE)
        .and_then(|value| value.to_str().ok())
        .unwrap_or_default();
    if kind.starts_with("multipart/form-data") {
        let form = Multipart::from_request(request, &())
            .await
            .map_err(|error| error.body_text())?;
        return read_form(form).await;
    }
    let is_json = kind.starts_with("application/json");
    let bytes = Bytes::from_request(request, &())
        .await
        .map_err(|error| error.body_text())?;
    match (bytes.is_empty(), is_json) {
        (true, _) => Ok((Value::Null, Vec::new())),
        (false, true) => parse(&bytes).map(|body| (body, Vec::new())),
        (false, false) => Err("a body that is neither JSON nor a form".to_owned()),
    }
}

async fn read_form(mut form: Multipart) -> Result<(Value, Vec<Upload>), String> {
    let mut body = Value::Null;
    let mut uploads = Vec::new();
    while let Some(field) = form.next_field().await.map_err(|error| error.body_text())? {
        let name = field.name().unwrap_or_default().to_owned();
        if name == "payload_json" {
            body = parse(&field.bytes().await.map_err(|error| error.body_text())?)?;
        } else {
            uploads.push(read_file(&name, field).await?);
        }
    }
    Ok((body, uploads))
}

async fn read_file(name: &str, field: Field<'_>) -> Result<Upload, String> {
    let index = name
        .strip_prefix("files[")
        .and_then(|rest| rest.strip_suffix(']'));
    let index = index.and_then(|index| index.parse().ok());
    let index = index.ok_or_else(|| format!("a part of the form called `{name}`"))?;
    let filename = field
        .file_name()
        .ok_or_else(|| format!("`{name}` without a file name"))?
        .to_owned();
    let content_type = field
        .content_type()
        .unwrap_or("application/octet-stream")
        .to_owned();
    let bytes = field.bytes().await.map_err(|error| error.body_text())?;
    Ok(Upload {
        index,
        filename,
        content_type,
        bytes,
    })
}

fn parse(bytes: &[u8]) -> Result<Value, String> {
    serde_json::from_slice(bytes).map_err(|error| format!("no JSON: {error}"))
}
