//! One first answer in time, further ones while the token lives, and who sees what.

use insta::assert_snapshot;
use reynard::playground::Callback;
use serde_json::json;
use serenity::all::{InteractionId, LightMethod, MessageId, Request, Route};

use super::tiny_bot::{self, Answering, refusal};
use crate::support::{Discord, Handle};

fn ping() -> serde_json::Value {
    json!([{ "name": "ping", "description": "Answers" }])
}

/// A stand-in where `/ping` has been used and nobody has answered.
async fn unanswered() -> (Discord, serenity::http::Http, Handle) {
    let d = Discord::start().await;
    let http = tiny_bot::http(&d);
    http.create_global_commands(&ping())
        .await
        .expect("commands that are accepted");
    let handle = d.person("alice").begin("ping", []);
    (d, http, handle)
}

fn id(handle: &Handle) -> InteractionId {
    InteractionId::new(handle.id.get())
}

#[tokio::test]
async fn a_command_is_answered() {
    let d = Discord::start().await;
    let _bot = tiny_bot::start(&d, ping(), |answering: Answering| async move {
        let name = answering.interaction.clone().command().unwrap().user.name;
        answering
            .callback(json!({ "type": 4, "data": { "content": format!("pong, {name}") } }))
            .await
            .unwrap();
    })
    .await;
    assert_snapshot!(d.person("alice").slash("ping", []).await, @"pong, alice");
    assert_eq!(d.channel().unseen_count(), 0);
}

#[tokio::test]
async fn a_deferral_thinks_until_it_is_edited() {
    let d = Discord::start().await;
    let go_on = std::sync::Arc::new(tokio::sync::Notify::new());
    let waiting = std::sync::Arc::clone(&go_on);
    let _bot = tiny_bot::start(&d, ping(), move |answering: Answering| {
        let waiting = std::sync::Arc::clone(&waiting);
        async move {
            answering.callback(json!({ "type": 5 })).await.unwrap();
            waiting.notified().await;
            answering
                .edit(json!({ "content": "at last" }), Vec::new())
                .await
                .unwrap();
        }
    })
    .await;
    let handle = d.person("alice").begin("ping", []);
    assert_eq!(handle.callback().await, Callback::DeferredMessage);
    let thinking = handle.original().await;
    assert!(thinking.is_thinking());
    assert_snapshot!(thinking, @"(thinking)");
    go_on.notify_one();
    assert_snapshot!(handle.answer().await, @"at last");
    assert!(!thinking.changed().await.is_thinking());
    // To the reader the answer is new, not edited.
    let http = tiny_bot::http(&d);
    let token = tiny_bot::token(&d, &handle);
    let answer = http.get_original_interaction_response(&token).await.unwrap();
    assert_eq!(
        (answer.content.as_str(), answer.edited_timestamp),
        ("at last", None)
    );
}

#[tokio::test]
async fn the_first_follow_up_after_a_deferral_takes_its_place() {
    let (d, http, handle) = unanswered().await;
    let token = tiny_bot::token(&d, &handle);
    let private = json!({ "type": 5, "data": { "flags": 64 } });
    http.create_interaction_response(id(&handle), &token, &private, Vec::new())
        .await
        .unwrap();
    let public = json!({ "content": "public, it hopes" });
    let first = http
        .create_followup_message(&token, &public, Vec::new())
        .await
        .unwrap();
    let original = handle.original().await;
    assert_eq!(first.id.get(), original.id.get());
    assert_snapshot!(handle.answer().await, @r"
    (only for alice)
    public, it hopes
    ");
    let second = http
        .create_followup_message(&token, &public, Vec::new())
        .await
        .unwrap();
    assert_ne!(second.id, first.id);
    assert_snapshot!(handle.follow_up(0).await, @"public, it hopes");
}

#[tokio::test]
async fn a_deleted_deferral_makes_way_for_a_private_follow_up() {
    let (d, http, handle) = unanswered().await;
    let token = tiny_bot::token(&d, &handle);
    http.create_interaction_response(id(&handle), &token, &json!({ "type": 5 }), Vec::new())
        .await
        .unwrap();
    let thinking = handle.original().await;
    http.delete_original_interaction_response(&token).await.unwrap();
    assert!(thinking.is_gone());
    let private = json!({ "content": "between us", "flags": 64 });
    http.create_followup_message(&token, &private, Vec::new())
        .await
        .unwrap();
    let answer = handle.answer().await;
    assert!(answer.is_private());
    assert_snapshot!(answer, @r"
    (only for alice)
    between us
    ");
    assert_eq!(
        refusal(http.get_original_interaction_response(&token).await),
        (404, 10008)
    );
}

#[tokio::test]
async fn there_is_one_first_answer() {
    let (d, http, handle) = unanswered().await;
    let token = tiny_bot::token(&d, &handle);
    let pong = json!({ "type": 4, "data": { "content": "pong" } });
    http.create_interaction_response(id(&handle), &token, &pong, Vec::new())
        .await
        .unwrap();
    let again = http
        .create_interaction_response(id(&handle), &token, &pong, Vec::new())
        .await;
    assert_eq!(refusal(again), (400, 40060));
    assert_eq!(d.channel().messages().len(), 1);
}

#[tokio::test]
async fn the_first_answer_is_in_time_or_not_at_all() {
    let (d, http, handle) = unanswered().await;
    let token = tiny_bot::token(&d, &handle);
    let pong = json!({ "type": 4, "data": { "content": "pong" } });
    d.advance(4);
    let late = http
        .create_interaction_response(id(&handle), &token, &pong, Vec::new())
        .await;
    assert_eq!(refusal(late), (404, 10062));
    let stranger = http
        .create_interaction_response(id(&handle), "no-token", &pong, Vec::new())
        .await;
    assert_eq!(refusal(stranger), (404, 10062));
}

#[tokio::test]
async fn a_token_is_good_for_a_quarter_of_an_hour() {
    let (d, http, handle) = unanswered().await;
    let token = tiny_bot::token(&d, &handle);
    let more = json!({ "content": "more" });
    let early = http.create_followup_message(&token, &more, Vec::new()).await;
    assert_eq!(refusal(early), (404, 10015));
    let pong = json!({ "type": 4, "data": { "content": "pong" } });
    http.create_interaction_response(id(&handle), &token, &pong, Vec::new())
        .await
        .unwrap();
    d.advance(15 * 60);
    http.create_followup_message(&token, &more, Vec::new())
        .await
        .unwrap();
    d.advance(1);
    assert_eq!(
        refusal(http.create_followup_message(&token, &more, Vec::new()).await),
        (401, 50027)
    );
    let edit = http
        .edit_original_interaction_response(&token, &more, Vec::new())
        .await;
    assert_eq!(refusal(edit), (401, 50027));
}

#[tokio::test]
async fn what_is_private_is_out_of_reach_of_the_bot_token() {
    let (d, http, handle) = unanswered().await;
    let token = tiny_bot::token(&d, &handle);
    let secret = json!({ "type": 4, "data": { "content": "psst", "flags": 64 } });
    http.create_interaction_response(id(&handle), &token, &secret, Vec::new())
        .await
        .unwrap();
    let answer = handle.answer().await;
    let channel = d.home().channel.get().into();
    let message = MessageId::new(answer.id.get());
    assert_eq!(refusal(http.get_message(channel, message).await), (404, 10008));
    assert_eq!(
        http.get_original_interaction_response(&token)
            .await
            .unwrap()
            .content,
        "psst"
    );
    let edited = http
        .edit_original_interaction_response(&token, &json!({ "content": "hush" }), Vec::new())
        .await;
    let edited = edited.unwrap();
    assert_eq!(edited.flags.unwrap().bits(), 64);
    assert!(edited.edited_timestamp.is_some());
    assert_snapshot!(answer.changed().await, @r"
    (only for alice)
    hush
    ");
}

#[tokio::test]
async fn the_first_answer_tells_of_its_message_if_asked() {
    let (d, http, handle) = unanswered().await;
    let token = tiny_bot::token(&d, &handle);
    let route = Route::InteractionResponse {
        interaction_id: id(&handle),
        token: &token,
    };
    let body = json!({ "type": 4, "data": { "content": "pong", "flags": 64 } })
        .to_string()
        .into_bytes();
    let request = Request::new(route, LightMethod::Post)
        .body(Some(body))
        .params(Some(vec![("with_response", "true".to_owned())]));
    let told: serde_json::Value = http.fire(request).await.unwrap();
    let message = handle.answer().await.id.to_string();
    assert_eq!(told["interaction"]["id"], handle.id.to_string());
    assert_eq!(told["interaction"]["response_message_id"], message);
    assert_eq!(told["interaction"]["response_message_ephemeral"], true);
    assert_eq!(told["resource"]["type"], 4);
    assert_eq!(told["resource"]["message"]["content"], "pong");
}

#[tokio::test]
async fn answers_fit_the_kind_of_interaction() {
    let (d, http, handle) = unanswered().await;
    d.expect_violation("No answer of type 6");
    d.expect_violation("No answer of type 7");
    d.expect_violation("No answer of type 8");
    d.expect_violation("data.flags");
    let token = tiny_bot::token(&d, &handle);
    for body in [
        json!({ "type": 6 }),
        json!({ "type": 7, "data": { "content": "x" } }),
        json!({ "type": 8, "data": { "choices": [] } }),
        json!({ "type": 5, "data": { "flags": 4096 } }),
    ] {
        let answer = http
            .create_interaction_response(id(&handle), &token, &body, Vec::new())
            .await;
        assert_eq!(refusal(answer), (400, 50035));
    }
}

#[tokio::test]
async fn follow_ups_can_be_read_edited_and_deleted() {
    let (d, http, handle) = unanswered().await;
    let token = tiny_bot::token(&d, &handle);
    let pong = json!({ "type": 4, "data": { "content": "pong" } });
    http.create_interaction_response(id(&handle), &token, &pong, Vec::new())
        .await
        .unwrap();
    let more = http
        .create_followup_message(&token, &json!({ "content": "more" }), Vec::new())
        .await
        .unwrap();
    let shown = handle.follow_up(0).await;
    http.edit_followup_message(&token, more.id, &json!({ "content": "most" }), Vec::new())
        .await
        .unwrap();
    assert_eq!(shown.changed().await.text(), "most");
    assert_eq!(
        http.get_followup_message(&token, more.id).await.unwrap().content,
        "most"
    );
    http.delete_followup_message(&token, more.id).await.unwrap();
    assert!(shown.is_gone());
    assert_eq!(
        refusal(http.get_followup_message(&token, more.id).await),
        (404, 10008)
    );
    let foreign = http.get_followup_message(&token, MessageId::new(1)).await;
    assert_eq!(refusal(foreign), (404, 10008));
}

#[tokio::test]
async fn a_guest_has_five_follow_ups() {
    let d = Discord::start().await;
    let http = tiny_bot::http(&d);
    let commands = json!([{
        "name": "ping", "description": "Answers", "integration_types": [0, 1], "contexts": [0, 1, 2],
    }]);
    http.create_global_commands(&commands).await.unwrap();
    let (alice, bob) = (d.person("alice"), d.person("bob"));
    d.change_person(alice.id, |person| person.has_app = true);
    let place = d.place(d.private_channel(&[alice.id, bob.id]));
    let handle = alice.at(&place).begin("ping", []);
    let token = tiny_bot::token(&d, &handle);
    let payload = d
        .read(|world| world.interaction(handle.id).map(|deed| deed.payload().clone()))
        .unwrap();
    assert_eq!(
        payload["authorizing_integration_owners"],
        json!({ "1": alice.id.to_string() })
    );
    assert_eq!(payload["context"], 2);
    let pong = json!({ "type": 4, "data": { "content": "pong" } });
    http.create_interaction_response(id(&handle), &token, &pong, Vec::new())
        .await
        .unwrap();
    for _ in 0..5 {
        http.create_followup_message(&token, &json!({ "content": "more" }), Vec::new())
            .await
            .unwrap();
    }
    d.expect_violation("maximum number of follow up messages");
    let sixth = http
        .create_followup_message(&token, &json!({ "content": "more" }), Vec::new())
        .await;
    assert_eq!(refusal(sixth), (400, 40094));
    let posted = http
        .send_message(place.id.get().into(), Vec::new(), &json!({ "content": "here?" }))
        .await;
    assert_eq!(refusal(posted), (403, 50001));
}
