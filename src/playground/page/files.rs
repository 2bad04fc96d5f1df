//! The files of the page, which are part of the binary.

use axum::{
    extract::Path,
    http::{
        StatusCode,
        header::{
            CACHE_CONTROL, CONTENT_SECURITY_POLICY, CONTENT_TYPE, REFERRER_POLICY, X_CONTENT_TYPE_OPTIONS,
        },
    },
    response::{IntoResponse, Response},
};
use rust_embed::RustEmbed;

/// While developing they are read from the source tree, so that a reload of the page shows a change.
#[derive(RustEmbed)]
#[folder = "src/playground/web/"]
struct Files;

/// Everything comes from here and nothing from elsewhere.
const POLICY: &str = "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; \
                      form-action 'none'; frame-ancestors 'none'";

pub(super) async fn index() -> Response {
    serve("index.html")
}

pub(super) async fn file(Path(path): Path<String>) -> Response {
    serve(&path)
}

fn serve(path: &str) -> Response {
    let Some((file, media_type)) = Files::get(path).zip(media_type(path)) else {
        return StatusCode::NOT_FOUND.into_response();
    };
    let headers = [
        (CONTENT_TYPE, media_type),
        (CONTENT_SECURITY_POLICY, POLICY),
        (X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (REFERRER_POLICY, "no-referrer"),
        (CACHE_CONTROL, "no-cache"),
    ];
    (headers, file.data).into_response()
}

fn media_type(path: &str) -> Option<&'static str> {
    match path.rsplit_once('.')?.1 {
        "html" => Some("text/html; charset=utf-8"),
        "css" => Some("text/css; charset=utf-8"),
        "js" => Some("text/javascript; charset=utf-8"),
        "svg" => Some("image/svg+xml"),
        "png" => Some("image/png"),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_has_a_media_type() {
        let untyped: Vec<_> = Files::iter().filter(|path| media_type(path).is_none()).collect();
        assert!(untyped.is_empty(), "{untyped:?}");
        assert_eq!(serve("index.html").status(), StatusCode::OK);
        assert_eq!(serve("../mod.rs").status(), StatusCode::NOT_FOUND);
    }
}
