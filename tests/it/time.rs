//! Playing against time: reminders, forfeits, and what happens to them while the bot is away.

use insta::assert_snapshot;

use crate::support::{Discord, Person, Shown, TestBot, eventually};

const HOUR: i64 = 60 * 60;

/// A game of Fox and Hounds with an hour for each move; Alice has the fox and moves first.
async fn begin() -> (Discord, TestBot, Person, Person, Shown) {
    let d = Discord::start().await;
    let bot = TestBot::start(&d).await;
    let (alice, bob) = (d.person("alice"), d.person("bob"));
    let options = [
        ("opponent", bob.mention_opt()),
        ("variant", "fox-hounds".into()),
        ("side", "few".into()),
        ("pace", "1h".into()),
    ];
    let card = alice.slash("challenge", options).await;
    assert!(card.to_string().contains("One hour for each move."), "{card}");
    let board = bob.press(&card, "Accept").await;
    bot.database().all_told().await;
    (d, bot, alice, bob, board)
}

#[tokio::test]
async fn whoever_runs_out_of_time_is_reminded_once_and_then_loses() {
    let (d, bot, alice, _bob, board) = begin().await;
    assert!(board.to_string().contains("Time runs out <t:"), "{board}");
    while d.channel().unseen_count() > 0 {
        d.channel().next_message().await;
    }
    d.advance(HOUR * 3 / 4);
    let reminder = d.channel().next_message().await;
    assert_eq!(reminder.pinged(), ["alice"]);
    assert!(reminder.text().contains("your time runs out"), "{reminder}");
    d.advance(HOUR / 4);
    let end = d.channel().next_message().await;
    assert_snapshot!(end.said(), @"<@bob> wins with the hounds: the fox ran out of time.");
    assert!(end.pinged().is_empty());
    bot.database().all_told().await;
    assert_eq!(d.channel().unseen_count(), 0, "one reminder and one end");
    assert_snapshot!(alice.slash("move", [("move", "e8-d7".into())]).await.said(), @"You have no running game here: start one with `/challenge`.");
}

#[tokio::test]
async fn a_move_begins_the_others_time() {
    let (d, bot, alice, _bob, _board) = begin().await;
    d.advance(HOUR - 1);
    alice.slash("move", [("move", "e8-d7".into())]).await;
    d.advance(HOUR / 2);
    bot.database().all_told().await;
    assert_eq!(
        bot.database()
            .count("SELECT count(*) FROM games WHERE result IS NULL")
            .await,
        1
    );
    d.advance(HOUR / 2);
    let mut end = d.channel().next_message().await;
    while !end.text().contains("ran out of time") {
        end = d.channel().next_message().await;
    }
    assert_snapshot!(end.said(), @"<@alice> wins with the fox: the hounds ran out of time.");
}

#[tokio::test]
async fn nobody_loses_for_the_bots_absence() {
    let (d, bot, _alice, _bob, _board) = begin().await;
    let killed = bot.kill();
    d.advance(24 * HOUR);
    let bot = killed.restart().await;
    bot.database().all_told().await;
    let database = bot.database();
    let left = database
        .count("SELECT (deadline_at - (SELECT value FROM facts WHERE name = 'alive')) / 60000 FROM games")
        .await;
    assert!((58..=60).contains(&left), "{left} minutes are left");
    d.advance(HOUR);
    let mut end = d.channel().next_message().await;
    while !end.text().contains("ran out of time") {
        end = d.channel().next_message().await;
    }
}

#[tokio::test]
async fn without_a_pace_there_is_no_hurry() {
    let d = Discord::start().await;
    let bot = TestBot::start(&d).await;
    let (alice, bob) = (d.person("alice"), d.person("bob"));
    crate::support::table::begin(&alice, &bob, "bagh-chal").await;
    d.advance(365 * 24 * HOUR);
    bot.database().all_told().await;
    assert_eq!(
        bot.database()
            .count("SELECT count(*) FROM games WHERE result IS NULL")
            .await,
        1
    );
}

#[tokio::test]
async fn a_reminder_comes_directly_where_somebody_wants_it_so() {
    let (d, bot, alice, _bob, _board) = begin().await;
    alice.slash("settings", [("reminders", "direct".into())]).await;
    d.advance(HOUR * 3 / 4);
    let reminder = alice.direct().next_message().await;
    assert!(reminder.text().contains("your time runs out"), "{reminder}");
    bot.database().all_told().await;
    let boards = d.channel().messages();
    assert!(
        boards
            .iter()
            .all(|shown| !shown.text().contains("your time runs out"))
    );
}

#[tokio::test]
async fn a_refused_direct_message_is_said_in_the_channel_and_not_tried_again() {
    let (d, bot, alice, _bob, _board) = begin().await;
    alice.slash("settings", [("reminders", "direct".into())]).await;
    d.change_person(alice.id, |alice| alice.accepts_dms = false);
    d.advance(HOUR * 3 / 4);
    let mut said = d.channel().next_message().await;
    while !said.text().contains("your time runs out") {
        said = d.channel().next_message().await;
    }
    assert_eq!(said.pinged(), ["alice"]);
    bot.database().all_told().await;
    let refused = bot
        .database()
        .count("SELECT direct_refused FROM player_settings")
        .await;
    assert_eq!(refused, 1);
}

#[tokio::test]
async fn whoever_wants_no_reminder_gets_none() {
    let (d, bot, alice, _bob, _board) = begin().await;
    alice.slash("settings", [("reminders", "off".into())]).await;
    d.advance(HOUR * 3 / 4);
    bot.database().all_told().await;
    d.advance(HOUR / 4);
    let mut end = d.channel().next_message().await;
    while !end.text().contains("ran out of time") {
        assert!(!end.text().contains("your time runs out"), "{end}");
        end = d.channel().next_message().await;
    }
}

/// The bot runs, but Discord cannot tell it anything: nobody could move, so nobody has lost, and the time is given back.
#[tokio::test]
async fn nobody_loses_for_an_outage_of_discord() {
    let (d, bot, alice, _bob, _board) = begin().await;
    let is_connected = |wanted| {
        let bot = bot.bot().clone();
        eventually(move || {
            let bot = bot.clone();
            async move { bot.is_connected() == wanted }
        })
    };
    is_connected(true).await;
    d.begin_outage();
    is_connected(false).await;
    while d.channel().unseen_count() > 0 {
        d.channel().next_message().await;
    }
    d.advance(24 * HOUR);
    // Nothing happens for as long as it lasts: no reminder, and no end.
    let running = "SELECT count(*) FROM games WHERE result IS NULL AND remind_at IS NOT NULL";
    d.end_outage();
    is_connected(true).await;
    bot.database().all_told().await;
    assert_eq!(bot.database().count(running).await, 1);
    let left = bot
        .database()
        .count("SELECT (deadline_at - (SELECT value FROM facts WHERE name = 'alive')) / 60000 FROM games")
        .await;
    assert!((58..=60).contains(&left), "{left} minutes are left");
    let board = alice.slash("move", [("move", "e8-d7".into())]).await;
    assert_eq!(board.pinged(), ["bob"]);
    assert_eq!(
        d.channel().unseen_count(),
        0,
        "nobody was reminded of what they could not do"
    );
    // From now on time runs again.
    d.advance(HOUR);
    let mut end = d.channel().next_message().await;
    while !end.text().contains("ran out of time") {
        end = d.channel().next_message().await;
    }
}

/// What begins while the bot is only coming back is not lengthened by an absence that it has not seen.
#[tokio::test]
async fn only_who_waited_gets_time_back() {
    let (d, bot, _alice, _bob, _board) = begin().await;
    let killed = bot.kill();
    d.advance(24 * HOUR);
    let bot = killed.restart_after(
        "INSERT INTO games (channel, variant, few, many, created_at, pace, deadline_at, remind_at)
         SELECT channel, variant, few, many, created_at, pace, deadline_at + 86400000, remind_at + 86400000 FROM games;",
    )
    .await;
    let gained = "SELECT (max(deadline_at) - min(deadline_at)) / 60000 FROM games";
    eventually(|| async { bot.database().count(gained).await < HOUR / 60 }).await;
    bot.database().all_told().await;
    assert_eq!(
        bot.database()
            .count("SELECT count(*) FROM games WHERE result IS NULL")
            .await,
        2
    );
}
