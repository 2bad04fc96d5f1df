//! Trouble on demand, and requests held in the middle of things.

use std::sync::Arc;

use reynard::playground::{
    Fault, Moment, Scope,
    requested::{EDIT_ORIGINAL, POST_MESSAGE},
};
use serde_json::{Value, json};
use serenity::{
    all::{ChannelId, Message},
    http::Http,
};

use super::tiny_bot::{self, refusal};
use crate::support::Discord;

async fn start() -> (Discord, Arc<Http>) {
    let d = Discord::start().await;
    let http = Arc::new(tiny_bot::http(&d));
    (d, http)
}

async fn post(d: &Discord, http: &Http, text: &str) -> serenity::Result<Message> {
    http.send_message(
        ChannelId::new(d.home().channel.get()),
        Vec::new(),
        &json!({ "content": text }),
    )
    .await
}

fn texts(d: &Discord) -> Vec<String> {
    d.channel()
        .messages()
        .iter()
        .map(|message| message.text().to_owned())
        .collect()
}

#[tokio::test]
async fn a_failure_before_or_after_the_effect() {
    let (d, http) = start().await;
    d.fail(
        POST_MESSAGE,
        Fault::Broken {
            status: 503,
            moment: Moment::Before,
        },
    );
    assert_eq!(refusal(post(&d, &http, "one").await).0, 503);
    d.fail(
        POST_MESSAGE,
        Fault::Broken {
            status: 502,
            moment: Moment::After,
        },
    );
    assert_eq!(refusal(post(&d, &http, "two").await).0, 502);
    assert_eq!(texts(&d), ["two"]);
    post(&d, &http, "three").await.unwrap();
}

#[tokio::test]
async fn a_broken_connection_before_or_after_the_effect() {
    let (d, http) = start().await;
    for (moment, text) in [(Moment::Before, "one"), (Moment::After, "two")] {
        d.fail(POST_MESSAGE, Fault::Cut(moment));
        let error = post(&d, &http, text).await.unwrap_err();
        assert!(
            matches!(
                &error,
                serenity::Error::Http(serenity::http::HttpError::Request(_))
            ),
            "{error:?}"
        );
    }
    assert_eq!(texts(&d), ["two"]);
    assert_eq!(d.count(POST_MESSAGE), 2);
    post(&d, &http, "three").await.unwrap();
}

#[tokio::test]
async fn a_limit_and_a_refusal() {
    let (d, http) = start().await;
    let fault = Fault::RateLimited {
        retry_after: 1.25,
        scope: Scope::Shared,
        code: 30046,
    };
    d.fail(POST_MESSAGE, fault);
    let client = reqwest::Client::new();
    let url = format!("{}/api/v10/channels/{}/messages", d.url(), d.home().channel);
    let request = client
        .post(&url)
        .header("authorization", format!("Bot {}", d.token()));
    let answer = request
        .header("content-type", "application/json")
        .body("{}")
        .send()
        .await
        .unwrap();
    assert_eq!(answer.status(), 429);
    assert_eq!(answer.headers()["retry-after"], "1.25");
    assert_eq!(answer.headers()["x-ratelimit-scope"], "shared");
    let body: Value = serde_json::from_str(&answer.text().await.unwrap()).unwrap();
    assert_eq!(
        (&body["code"], &body["retry_after"]),
        (&json!(30046), &json!(1.25))
    );
    d.fail(
        POST_MESSAGE,
        Fault::RateLimited {
            retry_after: 0.5,
            scope: Scope::Global,
            code: 0,
        },
    );
    assert_eq!(refusal(post(&d, &http, "x").await).0, 429);
    d.fail(
        POST_MESSAGE,
        Fault::Refused {
            status: 400,
            code: 200_000,
            message: "blocked".to_owned(),
        },
    );
    assert_eq!(refusal(post(&d, &http, "x").await), (400, 200_000));
    assert!(texts(&d).is_empty());
}

#[tokio::test]
async fn the_nth_request_fails() {
    let (d, http) = start().await;
    d.fail_after(
        POST_MESSAGE,
        1,
        2,
        Fault::Broken {
            status: 500,
            moment: Moment::Before,
        },
    );
    let mut fine = Vec::new();
    for text in ["0", "1", "2", "3"] {
        fine.push(post(&d, &http, text).await.is_ok());
    }
    assert_eq!(fine, [true, false, false, true]);
    d.fail(POST_MESSAGE, Fault::Cut(Moment::Before));
    d.forget_faults();
    post(&d, &http, "4").await.unwrap();
}

#[tokio::test]
async fn a_held_request_waits_for_its_release() {
    let (d, http) = start().await;
    let hold = d.hold(POST_MESSAGE, Moment::Before);
    let posting = {
        let (d, http) = (d.clone(), Arc::clone(&http));
        tokio::spawn(async move { post(&d, &http, "one").await })
    };
    let number = hold.arrived().await.unwrap();
    let status = d.read(|world| world.requests()[number].status);
    assert_eq!((texts(&d).len(), status), (0, None));
    hold.release();
    assert_eq!(posting.await.unwrap().unwrap().content, "one");
    let logged = d.read(|world| world.requests()[number].clone());
    assert_eq!(
        (logged.status, &logged.body["content"]),
        (Some(200), &json!("one"))
    );
}

#[tokio::test]
async fn a_request_on_the_wire_outlives_its_sender() {
    let (d, http) = start().await;
    let hold = d.hold(POST_MESSAGE, Moment::Before);
    let posting = {
        let (d, http) = (d.clone(), Arc::clone(&http));
        tokio::spawn(async move { post(&d, &http, "last words").await })
    };
    hold.arrived().await.unwrap();
    posting.abort();
    assert!(posting.await.unwrap_err().is_cancelled());
    hold.release();
    assert_eq!(d.channel().next_message().await.text(), "last words");
}

#[tokio::test]
async fn a_held_request_can_be_broken_off_on_either_side_of_its_effect() {
    let (d, http) = start().await;
    for (moment, count) in [(Moment::Before, 0), (Moment::After, 1)] {
        let hold = d.hold_after(POST_MESSAGE, 0, moment);
        let posting = {
            let (d, http) = (d.clone(), Arc::clone(&http));
            tokio::spawn(async move { post(&d, &http, "x").await })
        };
        hold.arrived().await.unwrap();
        hold.cut();
        assert!(posting.await.unwrap().is_err());
        assert_eq!(texts(&d).len(), count);
    }
}

#[tokio::test]
async fn a_bot_is_killed_between_two_steps() {
    let d = Discord::start().await;
    let commands = json!([{ "name": "ping", "description": "Answers" }]);
    let bot = tiny_bot::start(&d, commands, |answering: tiny_bot::Answering| async move {
        let _ = answering.callback(json!({ "type": 5 })).await;
        let _ = answering.edit(json!({ "content": "never" }), Vec::new()).await;
    })
    .await;
    let hold = d.hold(EDIT_ORIGINAL, Moment::Before);
    let handle = d.person("alice").begin("ping", []);
    hold.arrived().await.unwrap();
    bot.kill();
    d.connected(0).await;
    drop(hold);
    assert!(handle.original().await.is_thinking());
}

#[tokio::test]
async fn unknown_routes_fields_and_bodies_are_violations() {
    let (d, http) = start().await;
    d.expect_violation("/channels/1/pins");
    d.expect_violation("unknown field `colour`");
    d.expect_violation("unknown field `embeds.0.colour`");
    d.expect_violation("invalid JSON");
    assert_eq!(refusal(http.get_pins(ChannelId::new(1)).await), (404, 0));
    let body = json!({ "content": "x", "colour": 1, "embeds": [{ "title": "x", "colour": 1 }] });
    http.send_message(ChannelId::new(d.home().channel.get()), Vec::new(), &body)
        .await
        .unwrap();
    let url = format!("{}/api/v10/channels/{}/messages", d.url(), d.home().channel);
    let request = reqwest::Client::new()
        .post(url)
        .header("authorization", format!("Bot {}", d.token()));
    let answer = request
        .header("content-type", "application/json")
        .body("{")
        .send()
        .await
        .unwrap();
    assert_eq!(answer.status(), 400);
}

#[tokio::test]
async fn after_its_end_nobody_answers() {
    let (d, http) = start().await;
    post(&d, &http, "x").await.unwrap();
    d.stop();
    assert!(post(&d, &http, "y").await.is_err());
}

#[tokio::test]
async fn every_request_is_in_the_log() {
    let (d, http) = start().await;
    post(&d, &http, "zero").await.unwrap();
    d.fail(
        POST_MESSAGE,
        Fault::Broken {
            status: 500,
            moment: Moment::After,
        },
    );
    post(&d, &http, "one").await.unwrap_err();
    let request = d.request(POST_MESSAGE, 1).await;
    assert_eq!(
        (request.status, &request.body["content"]),
        (Some(500), &json!("one"))
    );
    assert_eq!(request.path, format!("/channels/{}/messages", d.home().channel));
    assert_eq!(request.at, d.clock().now());
}

#[tokio::test]
#[should_panic(expected = "the bot did what no bot may do:\nGET /channels/1/pins: 404 0")]
async fn a_violation_fails_the_test() {
    let (d, http) = start().await;
    refusal(http.get_pins(ChannelId::new(1)).await);
    drop(d);
}

#[tokio::test]
#[should_panic(expected = "expected, but not done: nothing of the kind")]
async fn a_violation_that_does_not_come_fails_the_test() {
    let (d, _) = start().await;
    d.expect_violation("nothing of the kind");
}
