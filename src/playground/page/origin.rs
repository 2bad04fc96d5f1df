//! Keeping other pages of the same browser out.

use axum::http::{
    HeaderMap, Uri,
    header::{HOST, ORIGIN},
};

/// Whether a request is for this machine by name, and comes from the stand-in's own page, or from no page at all.
///
/// The name is looked at since another page may have its own name lead here.
pub(super) fn is_own(headers: &HeaderMap) -> bool {
    let Some(host) = text(headers, HOST.as_str()).filter(|host| is_loopback(host)) else {
        return false;
    };
    match headers.contains_key(ORIGIN) {
        true => text(headers, ORIGIN.as_str()) == Some(format!("http://{host}")),
        false => true,
    }
}

fn text(headers: &HeaderMap, name: &str) -> Option<String> {
    headers.get(name)?.to_str().ok().map(str::to_ascii_lowercase)
}

fn is_loopback(host: &str) -> bool {
    let host = format!("http://{host}").parse::<Uri>().ok();
    host.is_some_and(|host| matches!(host.host(), Some("127.0.0.1" | "localhost" | "[::1]")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from(host: &str, origin: Option<&str>) -> bool {
        let mut headers = HeaderMap::from_iter([(HOST, host.parse().unwrap())]);
        headers.extend(origin.map(|origin| (ORIGIN, origin.parse().unwrap())));
        is_own(&headers)
    }

    #[test]
    fn only_the_own_page_is_let_in() {
        assert!(from("127.0.0.1:4000", None));
        for own in ["127.0.0.1:4000", "localhost:4000", "[::1]:1", "LOCALHOST:80"] {
            assert!(from(own, Some(&format!("http://{own}"))), "{own}");
        }
        for other in [
            "https://example.org",
            "http://127.0.0.1.example.org",
            "http://127.0.0.1:4001",
            "https://127.0.0.1:4000",
            "http://example.org@127.0.0.1:4000",
            "null",
            "",
        ] {
            assert!(!from("127.0.0.1:4000", Some(other)), "{other}");
        }
        assert!(!from("example.org", None));
        assert!(!from("example.org", Some("http://example.org")));
        assert!(!is_own(&HeaderMap::new()));
    }
}
