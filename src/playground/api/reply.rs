//! From an outcome to an HTTP response.

use axum::{
    body::Body,
    http::{StatusCode, header::CONTENT_TYPE},
    response::Response,
};
use serde_json::{Value, json};

use crate::playground::{error::ApiError, fault::Scope};

/// A success.
#[derive(Debug)]
pub(super) struct Answer {
    pub(super) status: u16,
    pub(super) body: Option<Value>,
}

impl Answer {
    pub(super) fn ok(body: Value) -> Self {
        Self {
            status: 200,
            body: Some(body),
        }
    }

    pub(super) fn nothing() -> Self {
        Self {
            status: 204,
            body: None,
        }
    }
}

pub(super) fn http(outcome: Result<Answer, ApiError>) -> Response {
    match outcome {
        Ok(answer) => response(answer.status, answer.body.as_ref()),
        Err(error) => response(error.status, Some(&error.body())),
    }
}

/// A failure as Discord's front end reports it: no JSON.
pub(super) fn broken(status: u16) -> Response {
    response(status, None)
}

pub(super) fn rate_limited(retry_after: f64, scope: Scope, code: u32) -> Response {
    let global = scope == Scope::Global;
    let body = json!({
        "message": "You are being rate limited.", "retry_after": retry_after, "global": global, "code": code,
    });
    let mut response = response(429, Some(&body));
    let headers = response.headers_mut();
    let number = |number: f64| number.to_string().parse().expect("digits for a header");
    headers.insert("retry-after", number(retry_after));
    headers.insert(
        "x-ratelimit-scope",
        scope.word().parse().expect("a word for a header"),
    );
    if global {
        headers.insert("x-ratelimit-global", "true".parse().expect("a word for a header"));
    } else {
        headers.insert("x-ratelimit-limit", number(5.0));
        headers.insert("x-ratelimit-remaining", number(0.0));
        headers.insert("x-ratelimit-reset-after", number(retry_after));
    }
    response
}

fn response(status: u16, body: Option<&Value>) -> Response {
    let mut response = Response::new(body.map_or_else(Body::empty, |body| Body::from(body.to_string())));
    *response.status_mut() = StatusCode::from_u16(status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
    if body.is_some() {
        let json = "application/json".parse().expect("a media type");
        response.headers_mut().insert(CONTENT_TYPE, json);
    }
    response
}
