//! The check against Discord's own description, if there is one at hand.

use serde_json::json;

use crate::support::openapi;

#[test]
fn the_file_refuses_wrong_bodies_and_takes_right_ones() {
    let Some(check) = openapi::check() else { return };
    let post = "/channels/{channel_id}/messages";
    assert_eq!(
        check(
            "POST",
            post,
            &json!({ "content": "x", "embeds": [{ "title": "x" }] })
        ),
        Ok(())
    );
    let wrong = check("POST", post, &json!({ "content": 5 })).unwrap_err();
    assert!(wrong.contains("/content"), "{wrong}");
    let callback = "/interactions/{interaction_id}/{interaction_token}/callback";
    assert_eq!(
        check(
            "POST",
            callback,
            &json!({ "type": 4, "data": { "content": "x" } })
        ),
        Ok(())
    );
    assert!(
        check(
            "POST",
            callback,
            &json!({ "type": 4, "data": { "embeds": [{ "title": 5 }] } })
        )
        .is_err()
    );
    assert!(check("POST", callback, &json!({ "data": {} })).is_err());
    let commands = "/applications/{application_id}/commands";
    let right = json!([{ "name": "a", "description": "b", "default_member_permissions": "32" }]);
    assert_eq!(check("PUT", commands, &right), Ok(()));
    assert!(check("PUT", commands, &json!([{ "description": "b" }])).is_err());
    let files = json!({ "attachments": [{ "id": 0, "description": "x" }] });
    assert_eq!(
        check("PATCH", "/channels/{channel_id}/messages/{message_id}", &files),
        Ok(())
    );
    assert_eq!(check("GET", "/nowhere", &json!({})), Ok(()));
}
