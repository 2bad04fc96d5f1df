//! The check against Discord's own description.

use reynard::playground::Options;
use serde_json::json;

use super::tiny_bot;
use crate::support::{Discord, openapi};

const POST: &str = "/channels/{channel_id}/messages";
const CALLBACK: &str = "/interactions/{interaction_id}/{interaction_token}/callback";
const COMMANDS: &str = "/applications/{application_id}/commands";

/// A description of one route, in the manner of Discord's.
fn small_file() -> serde_json::Value {
    let body = json!({ "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Message" } } } });
    let files = json!({ "type": "array", "items": { "properties": { "id": { "type": "string" } } } });
    let message = json!({
        "type": "object", "required": ["content"],
        "properties": {
            "content": { "type": "string" }, "attachments": files, "default_member_permissions": { "type": "integer" },
        },
    });
    json!({ "paths": { POST: { "post": { "requestBody": body } } }, "components": { "schemas": { "Message": message } } })
}

#[test]
fn bodies_are_held_against_the_description() {
    let check = openapi::check_against(small_file());
    assert_eq!(check("POST", POST, &json!({ "content": "x" })), Ok(()));
    let complaint = check("POST", POST, &json!({ "content": 5 })).unwrap_err();
    assert_eq!(
        complaint,
        r#"against the OpenAPI file: 5 is not of type "string" at /content"#
    );
    assert!(check("POST", POST, &json!({})).is_err());
    assert_eq!(check("GET", POST, &json!({})), Ok(()));
    assert_eq!(check("POST", "/nowhere", &json!({})), Ok(()));
}

#[test]
fn where_file_and_documentation_differ_the_documentation_rules() {
    let check = openapi::check_against(small_file());
    let body = json!({ "content": "x", "attachments": [{ "id": 0 }], "default_member_permissions": "32" });
    assert_eq!(check("POST", POST, &body), Ok(()));
}

#[test]
fn the_real_file_tells_right_from_wrong() {
    let Some(check) = openapi::check() else { return };
    assert_eq!(
        check(
            "POST",
            POST,
            &json!({ "content": "x", "embeds": [{ "title": "x" }] })
        ),
        Ok(())
    );
    assert!(
        check("POST", POST, &json!({ "content": 5 }))
            .unwrap_err()
            .contains("/content")
    );
    assert_eq!(
        check(
            "POST",
            CALLBACK,
            &json!({ "type": 4, "data": { "content": "x" } })
        ),
        Ok(())
    );
    assert!(
        check(
            "POST",
            CALLBACK,
            &json!({ "type": 4, "data": { "embeds": [{ "title": 5 }] } })
        )
        .is_err()
    );
    assert!(check("POST", CALLBACK, &json!({ "data": {} })).is_err());
    let right = json!([{ "name": "a", "description": "b", "default_member_permissions": "32" }]);
    assert_eq!(check("PUT", COMMANDS, &right), Ok(()));
    assert!(check("PUT", COMMANDS, &json!([{ "description": "b" }])).is_err());
}

#[tokio::test]
async fn what_the_description_refuses_is_a_violation() {
    let options = Options {
        body_check: Some(openapi::check_against(small_file())),
        ..Options::default()
    };
    let d = Discord::start_with(options).await;
    d.expect_violation("POST /channels/{channel_id}/messages: against the OpenAPI file");
    let http = tiny_bot::http(&d);
    let body = json!({ "embeds": [{ "title": "x" }] });
    http.send_message(d.home().channel.get().into(), Vec::new(), &body)
        .await
        .unwrap();
}
