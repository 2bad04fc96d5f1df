//! What the browser complains of.

use fantoccini::{Client, wd::WebDriverCompatibleCommand};
use hyper::http::Method;
use serde_json::{Value, json};
use url::{ParseError, Url};

/// `ChromeDriver`'s own command for the lines of the console.
#[derive(Debug)]
struct Log;

impl WebDriverCompatibleCommand for Log {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/se/log", session.unwrap_or_default()))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        (Method::POST, Some(json!({ "type": "browser" }).to_string()))
    }
}

/// Errors and warnings since this was last asked.
pub(super) async fn complaints(client: &Client) -> Vec<String> {
    let lines = client.issue_cmd(Log).await.expect("the browser's log");
    let lines = lines.as_array().into_iter().flatten();
    lines
        .filter(|line| matches!(line["level"].as_str(), Some("SEVERE" | "WARNING")))
        .map(|line: &Value| line["message"].as_str().unwrap_or_default().to_owned())
        .collect()
}
