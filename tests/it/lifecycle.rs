//! The life of an interaction: slow work, late answers, lost answers, strange input.

use reynard::playground::{Act, Callback, Fault, Moment, World};
use serde_json::json;

use reynard::playground::requested::{CALLBACK, DELETE_ORIGINAL, FOLLOW_UP, POST_MESSAGE};

use crate::support::{Discord, TestBot, table::Table};

fn slash(command: &str, option: &str, value: &str) -> Act {
    let options = if option.is_empty() {
        Vec::new()
    } else {
        vec![(option.to_owned(), value.into())]
    };
    Act::Slash {
        command: command.to_owned(),
        options,
    }
}

#[tokio::test]
async fn a_slow_database_is_promised_around_and_the_board_still_comes() {
    let t = Table::set().await;
    let lock = t.bot.database().lock().await;
    let moved = t.alice.begin("move", [("move", "e8-d7".into())]);
    assert_eq!(moved.callback().await, Callback::DeferredMessage);
    let promise = moved.original().await;
    assert!(promise.is_thinking());
    lock.release().await.expect("the end of the lock");
    // An edit would ping nobody, so the promise makes way for a message of its own.
    let board = t.d.channel().next_message().await;
    assert_eq!((board.pinged(), board.files().len()), (vec!["bob".to_owned()], 1));
    assert!(promise.is_gone());
    t.board.closed().await;
}

#[tokio::test]
async fn a_slow_refusal_is_private_although_a_public_answer_was_promised() {
    let t = Table::set().await;
    let lock = t.bot.database().lock().await;
    let moved = t.bob.begin("move", [("move", "b1-a2".into())]);
    assert_eq!(moved.callback().await, Callback::DeferredMessage);
    let promised = moved.original().await;
    lock.release().await.expect("the end of the lock");
    let answer = moved.answer().await;
    assert!(
        answer.is_private() && answer.text().contains("not your turn"),
        "{answer}"
    );
    assert!(
        promised.is_gone(),
        "nobody else is left with a message that thinks for ever"
    );
}

#[tokio::test]
async fn every_command_and_button_that_must_wait_is_promised() {
    let t = Table::set().await;
    let card = t
        .bob
        .slash("challenge", [("opponent", t.alice.mention_opt())])
        .await;
    let lock = t.bot.database().lock().await;
    let waiting = [
        (
            t.alice.act(&slash("challenge", "variant", "halatafl")),
            Callback::DeferredMessage,
        ),
        (
            t.alice.act(&slash("move", "move", "e8-d7")),
            Callback::DeferredMessage,
        ),
        (t.alice.act(&slash("resign", "", "")), Callback::DeferredMessage),
        (t.alice.click(&t.board, "Resign"), Callback::DeferredMessage),
        (t.alice.click(&card, "Accept"), Callback::DeferredMessage),
        (t.alice.click(&card, "Decline"), Callback::DeferredUpdate),
        (t.bob.click(&card, "Withdraw"), Callback::DeferredUpdate),
    ];
    for (handle, promise) in &waiting {
        assert_eq!(handle.callback().await, *promise);
    }
    lock.release().await.expect("the end of the lock");
    for (handle, promise) in &waiting {
        if *promise == Callback::DeferredUpdate || handle.original().await.is_private() {
            assert!(!handle.answer().await.to_string().is_empty());
        }
    }
    t.bot.database().all_told().await;
    let thinking = |world: &World| {
        let mut messages = world.messages_in(t.d.home().channel);
        messages.any(|message| message.is_thinking() && !message.deleted)
    };
    t.d.wait("an end of all thinking", |world| (!thinking(world)).then_some(()))
        .await;
}

#[tokio::test]
async fn a_slow_painter_is_promised_around() {
    let t = Table::set().await;
    let slots = t.bot.painter_slots().acquire_many(2).await.unwrap();
    let moved = t.alice.begin("move", [("move", "e8-d7".into())]);
    let shown = t.bob.begin("board", []);
    assert_eq!(moved.callback().await, Callback::DeferredMessage);
    assert_eq!(shown.callback().await, Callback::DeferredMessage);
    drop(slots);
    // Shown again, a board pings nobody, so that its promise can be kept by an edit.
    let again = shown.answer().await;
    assert_eq!((again.pinged().len(), again.files().len()), (0, 1));
    let board = t.d.channel().next_message().await;
    assert_eq!((board.pinged(), board.files().len()), (vec!["bob".to_owned()], 1));
}

#[tokio::test]
async fn an_interaction_that_discord_no_longer_knows_is_answered_in_the_channel() {
    let t = Table::set().await;
    let unknown = Fault::Refused {
        status: 404,
        code: 10062,
        message: "Unknown interaction".to_owned(),
    };
    t.d.fail(CALLBACK, unknown);
    t.alice.begin("move", [("move", "e8-d7".into())]);
    let board = t.d.channel().next_message().await;
    insta::assert_snapshot!(board, @r#"
    <@bob>, it is your turn (hounds).
    | Fox and Hounds
    | <@alice> (fox) moved **e8-d7**.
    | (reynard-1-1.png "The hounds are to move. Last move, by the fox: e8-d7. Fox and Hounds. Fox on d7. Hounds on b1, d1, f1, h1.")
    | Game #1 · move 1
    [Move] [Draw] [Resign] [More]
    pings bob
    "#);
    let again = t.alice.slash("move", [("move", "e8-d7".into())]).await;
    assert!(
        again.text().contains("not your turn"),
        "the move was played once: {again}"
    );
}

#[tokio::test]
async fn an_answer_whose_confirmation_was_lost_is_not_given_twice() {
    let t = Table::set().await;
    for fault in [
        Fault::Cut(Moment::After),
        Fault::Broken {
            status: 503,
            moment: Moment::After,
        },
    ] {
        t.d.fail(CALLBACK, fault);
        let (player, m) = if t.d.channel().messages().len() == 2 {
            (&t.alice, "e8-d7")
        } else {
            (&t.bob, "b1-a2")
        };
        let board = player.slash("move", [("move", m.into())]).await;
        assert_eq!(board.files().len(), 1, "{board}");
    }
    // The bot knows where both boards are: the first has lost its buttons to the second.
    let first = t.d.channel().messages()[2].clone();
    if !first.buttons().is_empty() {
        first.changed().await;
    }
    assert!(first.now().buttons().is_empty());
    assert_eq!(t.d.channel().messages().len(), 4, "the card and three boards");
}

#[tokio::test]
async fn a_token_that_died_is_replaced_by_the_channel() {
    let t = Table::set().await;
    let slots = t.bot.painter_slots().acquire_many(2).await.unwrap();
    let moved = t.alice.begin("move", [("move", "e8-d7".into())]);
    assert_eq!(moved.callback().await, Callback::DeferredMessage);
    t.d.advance(16 * 60);
    drop(slots);
    let board = t.d.channel().next_message().await;
    assert_eq!((board.pinged(), board.files().len()), (vec!["bob".to_owned()], 1));
    assert_eq!(t.d.count(POST_MESSAGE), 1);
    assert_eq!(t.d.count(FOLLOW_UP), 0);
}

#[tokio::test]
async fn one_refused_webhook_says_nothing_about_the_bots_own_token() {
    let t = Table::set().await;
    let slots = t.bot.painter_slots().acquire_many(2).await.unwrap();
    let unauthorised = Fault::Refused {
        status: 401,
        code: 0,
        message: "401: Unauthorized".to_owned(),
    };
    t.d.fail(DELETE_ORIGINAL, unauthorised);
    let moved = t.alice.begin("move", [("move", "e8-d7".into())]);
    assert_eq!(moved.callback().await, Callback::DeferredMessage);
    drop(slots);
    // The second way is tried at once, and the bot goes on.
    let board = t.d.channel().next_message().await;
    assert_eq!((board.pinged(), board.files().len()), (vec!["bob".to_owned()], 1));
    let board = t.bob.slash("move", [("move", "b1-a2".into())]).await;
    assert_eq!(board.pinged(), ["alice"]);
}

#[tokio::test]
async fn an_answer_that_discord_refuses_is_given_plainly() {
    let t = Table::set().await;
    let refused = || Fault::Refused {
        status: 400,
        code: 50035,
        message: "Invalid Form Body".to_owned(),
    };
    t.d.fail(CALLBACK, refused());
    let plain = t.alice.slash("move", [("move", "e8-d7".into())]).await;
    insta::assert_snapshot!(plain, @"
    <@bob>, it is your turn (hounds).
    ```
    8 .   .   .   .
    7   .   F   .   .
    6 .   .   .   .
    5   .   .   .   .
    4 .   .   .   .
    3   .   .   .   .
    2 .   .   .   .
    1   g   g   g   g
      a b c d e f g h
    ```
    Discord does not let me show the picture of game #1 here; use `/board` to see it.
    pings bob
    ");
    // The same after a promise: nobody is left with a message that thinks for ever.
    let slots = t.bot.painter_slots().acquire_many(2).await.unwrap();
    let moved = t.bob.begin("move", [("move", "b1-a2".into())]);
    assert_eq!(moved.callback().await, Callback::DeferredMessage);
    t.d.fail_after(POST_MESSAGE, 0, 2, refused());
    drop(slots);
    let plain = t.d.channel().next_message().await;
    assert!(
        plain.text().contains("it is your turn (fox)") && plain.files().is_empty(),
        "{plain}"
    );
    assert_eq!(plain.pinged(), ["alice"]);
    assert!(moved.original().await.is_gone());
}

#[tokio::test]
async fn an_interaction_delivered_three_times_acts_once() {
    let t = Table::set().await;
    let moved = t.alice.begin("move", [("move", "e8-d7".into())]);
    moved.redeliver(2);
    let board = moved.answer().await;
    insta::assert_snapshot!(board, @r#"
    <@bob>, it is your turn (hounds).
    | Fox and Hounds
    | <@alice> (fox) moved **e8-d7**.
    | (reynard-1-1.png "The hounds are to move. Last move, by the fox: e8-d7. Fox and Hounds. Fox on d7. Hounds on b1, d1, f1, h1.")
    | Game #1 · move 1
    [Move] [Draw] [Resign] [More]
    pings bob
    "#);
    let board = t.bob.slash("move", [("move", "b1-a2".into())]).await;
    assert!(board.to_string().contains("move 2"), "{board}");
    assert_eq!(t.d.channel().messages().len(), 4, "the card and three boards");
}

#[tokio::test]
async fn what_a_resumed_gateway_repeats_acts_once() {
    let t = Table::set().await;
    t.d.repeat_on_resume(2);
    t.d.cut_gateway();
    let moved = t.alice.begin("move", [("move", "e8-d7".into())]);
    moved.answer().await;
    let board = t.bob.slash("move", [("move", "b1-a2".into())]).await;
    assert!(board.to_string().contains("move 2"), "{board}");
    assert_eq!(t.d.channel().unseen_count(), 0);
}

#[tokio::test]
async fn what_the_protocol_does_not_have_yet_is_passed_over() {
    let t = Table::set().await;
    let moved = t.alice.act_with(&slash("move", "move", "e8-d7"), |event| {
        event["member"]["aura"] = json!({"colour": 7});
        event["data"]["mood"] = json!(["new"]);
        event["context"] = json!(77);
    });
    assert!(moved.answer().await.text().contains("it is your turn (hounds)"));
    let pressed = t.bob.act_with(&button(&t.board, "Resign"), |event| {
        event["message"]["components"][0]["components"][0]["type"] = json!(99);
        event["message"]["sparkles"] = json!(true);
    });
    assert!(!pressed.answer().await.text().is_empty());
}

#[tokio::test]
async fn what_the_protocol_has_lost_is_answered_all_the_same() {
    let t = Table::set().await;
    for field in [
        "entitlements",
        "attachment_size_limit",
        "version",
        "guild_locale",
        "app_permissions",
        "context",
    ] {
        let shown = t.alice.act_with(&slash("games", "", ""), |event| {
            event.as_object_mut().unwrap().remove(field);
        });
        assert!(
            shown.answer().await.to_string().contains("Fox and Hounds"),
            "without {field}"
        );
    }
    let before = t.bot.bot().unreadable();
    let lost = t.alice.act_with(&slash("games", "", ""), |event| {
        event.as_object_mut().unwrap().remove("channel_id");
    });
    insta::assert_snapshot!(lost.answer().await, @"
    (only for alice)
    I could not understand what Discord sent me; please try again, and if a button keeps failing, type the command instead.
    ");
    assert_eq!(t.bot.bot().unreadable(), before + 1);
}

#[tokio::test]
async fn a_command_that_this_version_does_not_have_is_answered() {
    let d = Discord::start().await;
    let _bot = TestBot::start(&d).await;
    let strange = d.person("alice").act_with(&slash("help", "", ""), |event| {
        event["data"]["name"] = json!("castle");
    });
    insta::assert_snapshot!(strange.answer().await, @"
    (only for alice)
    I could not understand what Discord sent me; please try again, and if a button keeps failing, type the command instead.
    ");
}

#[tokio::test]
async fn a_button_that_this_version_does_not_have_is_answered() {
    let t = Table::set().await;
    let old = t.alice.act_with(&button(&t.board, "Resign"), |event| {
        event["data"]["custom_id"] = json!("0:resign:12");
    });
    insta::assert_snapshot!(old.answer().await, @"
    (only for alice)
    That button is from an older version of me; use `/board` for the current board.
    ");
}

fn button(message: &crate::support::Shown, label: &str) -> Act {
    let button = message
        .buttons()
        .into_iter()
        .find(|button| button.label == label)
        .expect("a button with that label");
    Act::Press {
        message: message.id,
        custom_id: button.custom_id.expect("a button that sends something"),
        late: true,
    }
}

#[tokio::test]
async fn what_another_process_promised_is_kept_by_the_one_that_acts() {
    let t = Table::set().await;
    let answer = t.d.hold(CALLBACK, Moment::Before);
    t.alice.begin("move", [("move", "e8-d7".into())]);
    answer.arrived().await.expect("the answer");
    let (id, token) = t.d.read(|world| {
        let last = world.interactions().last().expect("an interaction");
        (
            last.id,
            last.payload()["token"].as_str().expect("a token").to_owned(),
        )
    });
    let url = format!("{}/api/v10/interactions/{id}/{token}/callback", t.d.url());
    let promise = reqwest::Client::new()
        .post(url)
        .header("content-type", "application/json")
        .body(r#"{"type":5}"#);
    assert!(promise.send().await.expect("an answer").status().is_success());
    answer.release();
    t.bot.database().all_told().await;
    let board = t.d.wait("the board", |world| {
        let mut messages = world.messages_in(t.d.home().channel);
        messages.find(|message| {
            message.visible_to(t.bob.id) && format!("{:?}", message.latest().embeds).contains("e8-d7")
        })?;
        Some(())
    });
    board.await;
    let thinking = t.d.read(|world| {
        let messages = world.messages_in(t.d.home().channel);
        messages
            .filter(|message| !message.deleted && message.is_thinking())
            .count()
    });
    assert_eq!(thinking, 0);
}
