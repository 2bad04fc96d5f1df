//! Keeping other pages of the same browser out.

use axum::http::{HeaderMap, Uri, header::ORIGIN};

/// Whether a request comes from a page of this machine, or from no page at all.
pub(super) fn is_own(headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(ORIGIN) else {
        return true;
    };
    let origin = origin.to_str().ok().and_then(|text| text.parse::<Uri>().ok());
    origin.is_some_and(|origin| matches!(origin.host(), Some("127.0.0.1" | "localhost" | "[::1]")))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn from(origin: &str) -> bool {
        is_own(&HeaderMap::from_iter([(ORIGIN, origin.parse().unwrap())]))
    }

    #[test]
    fn only_pages_of_this_machine_are_let_in() {
        assert!(is_own(&HeaderMap::new()));
        for own in ["http://127.0.0.1:4000", "http://localhost:4000", "http://[::1]:1"] {
            assert!(from(own), "{own}");
        }
        for other in ["https://example.org", "http://127.0.0.1.example.org", "null", ""] {
            assert!(!from(other), "{other}");
        }
    }
}
