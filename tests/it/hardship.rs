//! Failures of Discord's while something takes long: nobody is left with "thinking".

use reynard::playground::{
    Act, Callback, Fault, Moment, Permissions,
    requested::{CALLBACK, EDIT_ORIGINAL, POST_MESSAGE},
};
use rstest::rstest;
use serde_json::json;

use crate::support::{Discord, TestBot, table::Table, table::begin};

#[rstest]
#[case::passing(Fault::Broken { status: 500, moment: Moment::Before })]
#[case::lost(Fault::Cut(Moment::After))]
#[case::refused(Fault::Refused { status: 400, code: 50035, message: "Invalid Form Body".to_owned() })]
#[tokio::test]
async fn a_hint_that_was_promised_arrives(#[case] fault: Fault) {
    let d = Discord::start().await;
    let bot = TestBot::start(&d).await;
    let alice = d.person("alice");
    let options = [("variant", "fox-hounds".into()), ("side", "few".into())];
    alice.slash("computer", options).await;
    let slots = bot.painter_slots().acquire_many(2).await.unwrap();
    let hint = alice.begin("hint", []);
    assert_eq!(hint.callback().await, Callback::DeferredMessage);
    d.fail(EDIT_ORIGINAL, fault);
    drop(slots);
    let hint = hint.answer().await;
    assert!(hint.to_string().contains("Best: e8-"), "{hint}");
}

#[tokio::test]
async fn a_promise_whose_acknowledgements_are_all_lost_is_kept() {
    let t = Table::set().await;
    let slots = t.bot.painter_slots().acquire_many(2).await.unwrap();
    t.d.fail_after(CALLBACK, 0, 3, Fault::Cut(Moment::After));
    let moved = t.alice.begin("move", [("move", "e8-d7".into())]);
    assert_eq!(moved.callback().await, Callback::DeferredMessage);
    t.d.request(CALLBACK, t.d.count(CALLBACK).max(5) - 1).await;
    drop(slots);
    let board = t.d.channel().next_message().await;
    assert!(board.to_string().contains("e8-d7"), "{board}");
    assert_eq!(board.pinged(), ["bob"]);
    t.bot.database().all_told().await;
    assert_eq!(t.d.channel().unseen_count(), 0);
}

#[rstest]
#[case::no_frames(Permissions::EMBED_LINKS)]
#[case::no_pictures(Permissions::ATTACH_FILES)]
#[tokio::test]
async fn where_pictures_are_not_allowed_the_outbox_brings_letters(#[case] lacking: Permissions) {
    let t = Table::set().await;
    let channel = t.d.home().channel;
    let question = t.alice.slash("resign", []).await;
    // The press still says that everything is allowed; from then on it is not.
    let allowed = Permissions::BOT;
    t.d.set_bot_permissions(channel, Permissions::BOT - lacking);
    let id = question.buttons()[0].custom_id.clone().expect("a button");
    let press = Act::Press {
        message: question.id,
        custom_id: id,
        late: false,
    };
    t.alice
        .act_with(&press, |event| event["app_permissions"] = json!(allowed))
        .answer()
        .await;
    let board = t.d.channel().next_message().await;
    let text = board.to_string();
    assert!(
        text.contains("the fox resigned") && text.contains("```"),
        "{text}"
    );
    assert!(board.files().is_empty());
    t.bot.database().all_told().await;
    assert_eq!(t.d.channel().unseen_count(), 0);
}

#[tokio::test]
async fn a_channel_that_hangs_keeps_no_other_waiting() {
    let t = Table::set().await;
    let lounge = t.d.place(t.d.home().other_channel);
    let (alice, bob) = (t.alice.at(&lounge), t.bob.at(&lounge));
    begin(&alice, &bob, "fox-hounds").await;
    let held = t.d.hold(POST_MESSAGE, Moment::Before);
    let question = t.alice.slash("resign", [("game", 1_i64.into())]).await;
    t.alice.press(&question, "Yes, resign").await;
    held.arrived().await.unwrap();
    let question = alice.slash("resign", [("game", 2_i64.into())]).await;
    alice.press(&question, "Yes, resign").await;
    let board = lounge.next_message().await;
    assert!(board.to_string().contains("Game #2"), "{board}");
    held.release();
    let board = t.d.channel().next_message().await;
    assert!(board.to_string().contains("Game #1"), "{board}");
}
