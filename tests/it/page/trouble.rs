//! Requests that go wrong because the page wants it.

use reqwest::{Client, Method};
use reynard::playground::{LoggedRequest, Message, Options, World, requested::CALLBACK};
use rstest::rstest;
use serde_json::{Value, json};

use super::Socket;
use crate::support::{Discord, TestBot, table::begin};

/// A request of the bot's by hand: the status, and Discord's code.
async fn request(d: &Discord, method: Method, path: &str) -> Result<(u16, u64), reqwest::Error> {
    let url = format!("{}/api/v10{path}", d.url());
    let request = Client::new()
        .request(method, url)
        .header("authorization", format!("Bot {}", d.token()))
        .header("content-type", "application/json")
        .body(r#"{"content":"x"}"#);
    let answer = request.send().await?;
    let status = answer.status().as_u16();
    let body: Value = serde_json::from_str(&answer.text().await?).unwrap_or_default();
    Ok((status, body["code"].as_u64().unwrap_or(0)))
}

/// Such a request by its kind, as the page names them.
async fn request_of(d: &Discord, kind: &str) -> Result<(u16, u64), reqwest::Error> {
    let channel = format!("/channels/{}/messages", d.home().channel);
    match kind {
        "answer" => request(d, Method::POST, "/interactions/1/t/callback").await,
        "edit_answer" => request(d, Method::PATCH, "/webhooks/1/t/messages/@original").await,
        "follow_up" => request(d, Method::POST, "/webhooks/1/t").await,
        "post" => request(d, Method::POST, &channel).await,
        "edit" => request(d, Method::PATCH, &format!("{channel}/1")).await,
        other => panic!("no kind {other}"),
    }
}

#[rstest]
#[case("answer", "missing", 404, 10062)]
#[case("edit_answer", "missing", 404, 10015)]
#[case("follow_up", "missing", 404, 10015)]
#[case("post", "missing", 404, 10003)]
#[case("edit", "missing", 404, 10008)]
#[case("post", "broken", 500, 0)]
#[case("post", "broken_after", 500, 0)]
#[case("post", "rate_limited", 429, 0)]
#[case("answer", "globally_limited", 429, 0)]
#[case("post", "forbidden", 403, 50013)]
#[case("follow_up", "unauthorized", 401, 0)]
#[case("edit_answer", "invalid", 400, 50035)]
#[case("edit", "edits_limited", 429, 30046)]
#[case("edit", "filtered", 400, 200_000)]
#[case("post", "link_filtered", 400, 240_000)]
#[tokio::test]
async fn a_fault_is_what_discord_would_answer(
    #[case] kind: &str,
    #[case] fault: &str,
    #[case] status: u16,
    #[case] code: u64,
) {
    let d = Discord::start().await;
    let mut page = Socket::open_as(&d, "alice").await;
    page.does(json!({ "do": "fault", "request": kind, "fault": fault }))
        .await;
    page.stage(|stage| stage["armed"][0]["times"] == 1).await;
    assert_eq!(request_of(&d, kind).await.unwrap(), (status, code));
    page.stage(|stage| stage["armed"] == json!([])).await;
}

#[rstest]
#[case("cut", 0)]
#[case("lost", 1)]
#[tokio::test]
async fn a_broken_connection_is_one_before_or_after_the_effect(#[case] fault: &str, #[case] posted: usize) {
    let d = Discord::start().await;
    let mut page = Socket::open_as(&d, "alice").await;
    page.does(json!({ "do": "fault", "request": "post", "fault": fault }))
        .await;
    assert!(request_of(&d, "post").await.is_err());
    assert_eq!(d.channel().messages().len(), posted);
}

#[tokio::test]
async fn faults_are_counted_and_forgotten() {
    let d = Discord::start().await;
    let mut page = Socket::open_as(&d, "alice").await;
    let fault = |times: u64| json!({ "do": "fault", "request": "post", "fault": "broken", "times": times });
    for times in [0, 100] {
        let reason = page.cannot(fault(times)).await;
        assert_eq!(reason, format!("this goes 1 to 99 times, not {times}"));
    }
    page.does(fault(99)).await;
    page.stage(|stage| stage["armed"][0]["times"] == 99 && stage["most_times"] == 99)
        .await;
    page.does(json!({ "do": "forget_faults" })).await;
    assert_eq!(request_of(&d, "post").await.unwrap().0, 200);
}

#[tokio::test]
async fn an_answer_held_past_its_time_is_refused_and_the_bot_goes_on() {
    let d = Discord::start().await;
    let _bot = TestBot::start(&d).await;
    let mut alice = Socket::open_as(&d, "alice").await;
    let help = json!({ "do": "slash", "command": "help", "options": [] });
    alice
        .does(json!({ "do": "fault", "request": "answer", "fault": "held" }))
        .await;
    alice.does(help.clone()).await;
    alice.stage(|stage| stage["held"] == 1).await;
    alice.does(json!({ "do": "advance", "seconds": 4 })).await;
    alice.does(json!({ "do": "forget_faults" })).await;
    alice.does(json!({ "do": "release" })).await;
    let LoggedRequest { status, code, .. } = d.request(CALLBACK, 0).await;
    assert_eq!((status, code), (Some(404), Some(10062)));
    alice.stage(|stage| stage["held"] == 0).await;
    assert_eq!(alice.act(help).await["is"], "message");
}

#[tokio::test]
async fn an_odd_event_is_answered_and_the_next_is_not_odd() {
    let d = Discord::start().await;
    let bot = TestBot::start(&d).await;
    let mut alice = Socket::open_as(&d, "alice").await;
    let help = json!({ "do": "slash", "command": "help", "options": [] });
    alice
        .does(json!({ "do": "tamper", "how": "unknown_field" }))
        .await;
    alice.act(help.clone()).await;
    alice.message("/challenge").await;
    assert_eq!(bot.bot().unreadable(), 0);
    alice
        .does(json!({ "do": "tamper", "how": "missing_field" }))
        .await;
    alice.act(help.clone()).await;
    alice.message("I could not understand").await;
    assert_eq!(bot.bot().unreadable(), 1);
    alice.act(help).await;
    assert_eq!(bot.bot().unreadable(), 1);
}

#[tokio::test]
async fn a_button_of_an_older_release_is_answered() {
    let d = Discord::start().await;
    let _bot = TestBot::start(&d).await;
    let mut alice = Socket::open_as(&d, "alice").await;
    let options = json!([["variant", "fox-hounds"]]);
    alice
        .act(json!({ "do": "slash", "command": "challenge", "options": options }))
        .await;
    let card = alice.message("Withdraw").await;
    let button = &card["message"]["components"][0]["components"][0];
    alice.does(json!({ "do": "tamper", "how": "old_button" })).await;
    alice
        .act(json!({ "do": "press", "message": card["message"]["id"], "custom_id": button["custom_id"] }))
        .await;
    alice.message("from an older version of me").await;
}

#[tokio::test]
async fn what_is_armed_is_listed_and_disarmed_one_by_one() {
    let d = Discord::start().await;
    let mut page = Socket::open_as(&d, "alice").await;
    let arm = |request: &str, fault: &str, times: u64| json!({ "do": "fault", "request": request, "fault": fault, "times": times });
    page.does(arm("post", "broken", 2)).await;
    page.does(arm("edit", "held", 3)).await;
    let listed = json!([
        { "number": 1, "request": "post", "fault": "broken", "times": 2 },
        { "number": 2, "request": "edit", "fault": "held", "times": 3 },
    ]);
    page.stage(|stage| stage["armed"] == listed).await;
    page.does(json!({ "do": "disarm", "number": 1 })).await;
    page.stage(|stage| stage["armed"] == json!([listed[1]])).await;
    assert_eq!(request_of(&d, "post").await.unwrap().0, 200);
    assert_eq!(
        page.cannot(json!({ "do": "disarm", "number": 1 })).await,
        "there is no such thing here"
    );
}

#[tokio::test]
async fn an_answer_that_is_held_does_not_hold_suggestions_nor_the_other_way_round() {
    let d = Discord::start().await;
    let _bot = TestBot::start(&d).await;
    let mut alice = Socket::open_as(&d, "alice").await;
    let suggest = json!({ "do": "type", "command": "settings", "option": "zone", "text": "copen" });
    let hold = |request: &str| json!({ "do": "fault", "request": request, "fault": "held" });
    alice.does(hold("answer")).await;
    assert_eq!(alice.act(suggest.clone()).await["is"], "choices");
    alice.does(json!({ "do": "forget_faults" })).await;
    alice.does(hold("suggestions")).await;
    alice.does(suggest).await;
    alice.stage(|stage| stage["held"] == 1).await;
    let help = json!({ "do": "slash", "command": "help", "options": [] });
    assert_eq!(alice.act(help).await["is"], "message");
}

#[tokio::test]
async fn fifty_presses_at_once_are_one() {
    let d = Discord::start().await;
    let bot = TestBot::start(&d).await;
    let card = d.person("alice").slash("challenge", []).await;
    let mut bob = Socket::open_as(&d, "bob").await;
    let again = |times: usize| json!({ "do": "again", "times": times });
    assert_eq!(bob.cannot(again(1)).await, "nothing has been done here yet");
    let accept = card.buttons().into_iter().find(|button| button.label == "Accept");
    let accept = accept.and_then(|button| button.custom_id).unwrap();
    bob.does(json!({ "do": "press", "message": card.id, "custom_id": accept }))
        .await;
    bob.does(again(50)).await;
    d.until("an answer to each", |world| {
        let presses = world.interactions().filter(|one| one.name == accept);
        let answered = presses.filter(|one| one.callback.is_some());
        (answered.count() == 51).then_some(())
    })
    .await
    .unwrap();
    let boards = |world: &World| {
        let messages = world.messages_in(d.home().channel);
        let is_board = |message: &&Message| format!("{:?}", message.latest().embeds).contains("Game #1");
        messages.filter(is_board).count()
    };
    d.until("the board", |world| (boards(world) > 0).then_some(()))
        .await
        .unwrap();
    bot.database().all_told().await;
    assert_eq!(d.read(boards), 1);
    assert_eq!(bob.cannot(again(100)).await, "this goes 1 to 99 times, not 100");
}

#[tokio::test]
async fn a_message_goes_back_to_what_it_was() {
    let d = Discord::start().await;
    let _bot = TestBot::start(&d).await;
    let card = d.person("alice").slash("challenge", []).await;
    let mut page = Socket::open_as(&d, "alice").await;
    let go_back = json!({ "do": "go_back", "message": card.id });
    assert_eq!(
        page.cannot(go_back.clone()).await,
        "that message has never been anything else"
    );
    d.person("alice").press(&card, "Withdraw").await;
    page.message("took the challenge back").await;
    page.does(go_back).await;
    let earlier = page.message("Expires").await;
    assert!(!earlier["message"]["components"].as_array().unwrap().is_empty());
    // What the message seems to offer is gone all the same.
    let late = d.person("bob").press(&card, "Accept").await;
    assert!(late.said().contains("was taken back"), "{late}");
}

#[tokio::test]
async fn a_bot_on_two_shards_plays_as_on_one() {
    let d = Discord::start().await;
    let mut page = Socket::open_as(&d, "alice").await;
    assert_eq!(
        page.cannot(json!({ "do": "shards", "count": 5 })).await,
        "a bot connects with 1 to 4 shards here"
    );
    page.does(json!({ "do": "shards", "count": 2 })).await;
    let _bot = TestBot::start(&d).await;
    let stage = page.stage(|stage| stage["bot"]["connections"] == 2).await;
    assert_eq!(stage["bot"]["shards"], 2);
    let board = begin(&d.person("alice"), &d.person("bob"), "fox-hounds").await;
    assert!(board.said().contains("it is your turn"), "{board}");
}

#[tokio::test]
async fn what_the_bot_was_told_to_wait_for_and_did_wrong_is_counted() {
    let d = Discord::start().await;
    let mut page = Socket::open_as(&d, "alice").await;
    for fault in ["rate_limited", "forbidden", "broken"] {
        page.does(json!({ "do": "fault", "request": "post", "fault": fault }))
            .await;
        request_of(&d, "post").await.unwrap();
    }
    let figures = json!({ "interactions": 0, "requests": 3, "limited": 1, "invalid": 2 });
    page.stage(|stage| stage["bot"]["figures"] == figures).await;
}

#[tokio::test]
async fn a_stand_in_that_is_to_keep_few_messages_forgets_the_oldest() {
    let options = Options {
        keeps: Some(3),
        ..Options::default()
    };
    let d = Discord::start_with(options).await;
    for _ in 0..40 {
        request_of(&d, "post").await.unwrap();
    }
    assert_eq!(d.channel().messages().len(), 3);
    let bodies = d.read(|world| {
        let requests = world.requests();
        (requests[0].body.clone(), requests[39].body.clone())
    });
    assert_eq!(bodies, (json!(null), json!({ "content": "x" })));
}
