//! Who is really pinged.

use reynard::playground::Permissions;
use serde_json::{Value, json};

use super::tiny_bot;
use crate::support::Discord;

/// Posts in the first channel; gives the names of who was pinged.
async fn pinged(d: &Discord, body: Value) -> Vec<String> {
    let http = tiny_bot::http(d);
    http.send_message(d.home().channel.get().into(), Vec::new(), &body)
        .await
        .expect("a message");
    d.channel().next_message().await.pinged()
}

#[tokio::test]
async fn a_message_pings_whom_it_names_unless_told_otherwise() {
    let d = Discord::start().await;
    let (alice, bob) = (d.person("alice").id, d.person("bob").id);
    let stranger = d.add_person("stranger");
    let text = format!("<@{alice}> <@!{bob}> <@{stranger}> @everyone");
    assert_eq!(pinged(&d, json!({ "content": text })).await, ["alice", "bob"]);
    let only_bob = json!({ "content": text, "allowed_mentions": { "parse": [], "users": [bob] } });
    assert_eq!(pinged(&d, only_bob).await, ["bob"]);
    let nobody = json!({ "content": text, "allowed_mentions": { "parse": [] } });
    assert!(pinged(&d, nobody).await.is_empty());
    d.set_bot_permissions(d.home().channel, Permissions::BOT | Permissions::MENTION_EVERYONE);
    assert_eq!(
        pinged(&d, json!({ "content": text })).await,
        ["alice", "bob", "@everyone"]
    );
    let embedded = json!({ "embeds": [{ "description": text }] });
    assert!(pinged(&d, embedded).await.is_empty());
}

#[tokio::test]
async fn roles_are_pinged_if_they_may_be() {
    let d = Discord::start().await;
    let server = d.home().server;
    let (open, closed) = (
        d.add_role(server, "players", true),
        d.add_role(server, "staff", false),
    );
    let text = format!("<@&{open}> <@&{closed}>");
    assert_eq!(
        pinged(&d, json!({ "content": text })).await,
        [format!("role {open}")]
    );
}

/// Answers to interactions ping people only; edits ping nobody, and neither does the end of "thinking".
#[tokio::test]
async fn answers_ping_people_and_edits_nobody() {
    let d = Discord::start().await;
    let http = tiny_bot::http(&d);
    http.create_global_commands(&json!([{ "name": "ping", "description": "Answers" }]))
        .await
        .unwrap();
    d.set_bot_permissions(d.home().channel, Permissions::BOT | Permissions::MENTION_EVERYONE);
    let bob = d.person("bob").id;
    let text = json!({ "content": format!("<@{bob}> @everyone") });

    let direct = d.person("alice").begin("ping", []);
    let body = json!({ "type": 4, "data": text });
    let (id, token) = (direct.id.get().into(), tiny_bot::token(&d, &direct));
    http.create_interaction_response(id, &token, &body, Vec::new())
        .await
        .unwrap();
    assert_eq!(direct.answer().await.pinged(), ["bob"]);

    let deferred = d.person("alice").begin("ping", []);
    let (id, token) = (deferred.id.get().into(), tiny_bot::token(&d, &deferred));
    http.create_interaction_response(id, &token, &json!({ "type": 5 }), Vec::new())
        .await
        .unwrap();
    http.edit_original_interaction_response(&token, &text, Vec::new())
        .await
        .unwrap();
    assert!(deferred.answer().await.pinged().is_empty());
    http.create_followup_message(&token, &text, Vec::new())
        .await
        .unwrap();
    assert_eq!(deferred.follow_up(0).await.pinged(), ["bob"]);

    let secret = json!({ "content": format!("<@{bob}>"), "flags": 64 });
    http.create_followup_message(&token, &secret, Vec::new())
        .await
        .unwrap();
    assert!(deferred.follow_up(1).await.pinged().is_empty());
}
