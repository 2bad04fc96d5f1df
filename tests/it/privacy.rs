//! What is stored about people: told, handed out, deleted.

use insta::assert_snapshot;
use reynard::playground::OptionValue;
use serde_json::Value;

use crate::support::{Discord, Person, TestBot, table::begin};

struct Known {
    d: Discord,
    bot: TestBot,
    alice: Person,
    bob: Person,
}

impl Known {
    /// Alice has left traces everywhere: running games with bob and the computer, a finished one, challenges both ways,
    /// settings, a rating.
    async fn well() -> Self {
        let d = Discord::start().await;
        let bot = TestBot::start(&d).await;
        let (alice, bob) = (d.person("alice"), d.person("bob"));
        begin(&alice, &bob, "fox-hounds").await;
        alice.slash("move", [("move", "e8-d7".into())]).await;
        let question = alice.slash("resign", []).await;
        alice.press(&question, "Yes, resign").await;
        d.channel().next_message().await;
        begin(&alice, &bob, "fox-hounds").await;
        let direct = alice.at(&alice.direct());
        let options = [("variant", "fox-hounds".into()), ("side", "few".into())];
        direct.slash("computer", options).await;
        alice.slash("challenge", []).await;
        bob.slash("challenge", [("opponent", alice.mention_opt())]).await;
        let zone = [("zone", "Europe/Copenhagen".into()), ("theme", "slate".into())];
        alice.slash("settings", zone).await;
        let database = bot.database();
        database
            .meddle(
                "INSERT INTO ratings (player, variant, side, rating, deviation, volatility, rated_at)
                 SELECT id, 'fox-hounds', 'few', 1500.0, 300.0, 0.06, 0 FROM players WHERE name IN ('alice', 'bob');
                 INSERT INTO rating_changes (game, side, before, after)
                 VALUES (1, 'few', 1500.0, 1400.0), (1, 'many', 1500.0, 1600.0);",
            )
            .await;
        database.all_told().await;
        Self { d, bot, alice, bob }
    }
}

#[tokio::test]
async fn somebody_unknown_reads_that_nothing_is_known() {
    let d = Discord::start().await;
    let _bot = TestBot::start(&d).await;
    assert_snapshot!(d.person("carol").slash("privacy", []).await, @"
    (only for carol)
    | What I know about you
    | Not your name.
    | You have set nothing.
    | Your games, with their moves and times: 0 running, 0 over.
    | Challenges that you made or were made: 0.
    | Ratings: 0.
    | Which buttons were pressed I remember for two days, without whose they were. A server that removes me is forgotten after 30 days.
    [Give me all of it] [Delete it]
    ");
}

#[tokio::test]
async fn everything_is_told_and_handed_out() {
    let t = Known::well().await;
    let told = t.alice.slash("privacy", []).await;
    assert!(told.is_private());
    assert_snapshot!(told, @"
    (only for alice)
    | What I know about you
    | The name I last saw you with: `alice`.
    | What you have set with `/settings`.
    | Your games, with their moves and times: 2 running, 1 over.
    | Challenges that you made or were made: 4.
    | Ratings: 1.
    | Which buttons were pressed I remember for two days, without whose they were. A server that removes me is forgotten after 30 days.
    [Give me all of it] [Delete it]
    ");
    let export = t.alice.press(&told, "Give me all of it").await;
    assert!(export.is_private() && export.id != told.id);
    let file: Value = serde_json::from_slice(&export.files()[0].bytes).unwrap();
    assert_eq!(
        (file["id"].as_str(), file["name"].as_str()),
        (Some(&*t.alice.id.to_string()), Some("alice"))
    );
    assert_eq!(file["settings"]["zone"], "Europe/Copenhagen");
    assert_eq!(file["games"].as_array().unwrap().len(), 3);
    let first = &file["games"][0];
    assert_eq!(first["opponent"], t.bob.id.to_string());
    assert_eq!(first["moves"][0]["notation"], "e8-d7");
    assert_eq!(
        (&first["result"], &first["side"]),
        (&"many".into(), &"few".into())
    );
    assert_eq!(first["rating_after"], 1400.0);
    assert_eq!(file["games"][2]["opponent"], Value::Null);
    assert_eq!(file["challenges"].as_array().unwrap().len(), 4);
    assert_eq!(file["ratings"][0]["variant"], "fox-hounds");
}

#[tokio::test]
async fn deletion_asks_and_can_be_left_be() {
    let t = Known::well().await;
    let told = t.alice.slash("privacy", []).await;
    let question = t.alice.press(&told, "Delete it").await;
    assert_eq!(question.id, told.id);
    assert_snapshot!(question, @"
    (only for alice)
    I forget your name, your settings and your ratings; your open challenges are taken back, and your 2 running games are resigned, so that nobody waits for you. Your games stay as those of a deleted player. This cannot be undone. Do you want it?
    [Yes, delete it] [No, keep it]
    ");
    let back = t.alice.press(&question, "No, keep it").await;
    assert_eq!(back.to_string(), told.to_string());
}

#[tokio::test]
async fn after_deletion_nothing_of_them_is_anywhere() {
    let t = Known::well().await;
    let id = t.alice.id.to_string();
    let before = t.bot.database().occurrences(&id).await;
    assert!(
        before.contains(&"games.few".to_owned()) && before.contains(&"players.id".to_owned()),
        "{before:?}"
    );
    let told = t.alice.slash("privacy", []).await;
    let question = t.alice.press(&told, "Delete it").await;
    assert_snapshot!(t.alice.press(&question, "Yes, delete it").await, @"
    (only for alice)
    It is done: I have forgotten you.
    ");
    let end = t.d.channel().next_message().await;
    assert_snapshot!(end, @r#"
    <@bob> wins with the hounds: the fox resigned.
    | Fox and Hounds
    | a deleted player plays the fox, <@bob> the hounds.
    | (reynard-2-0.png "The hounds have won. Fox and Hounds. Fox on e8. Hounds on b1, d1, f1, h1.")
    | Game #2 · start
    [Rematch] [Replay] [Analyze]
    "#);
    t.bot.database().all_told().await;
    assert_eq!(t.bot.database().occurrences(&id).await, [""; 0]);
    assert_eq!(t.bot.database().occurrences("alice").await, [""; 0]);
    let direct = t.alice.direct().id.to_string();
    assert_eq!(t.bot.database().occurrences(&direct).await, [""; 0]);
    // What is bob's stays.
    let running = "SELECT count(*) FROM games WHERE result IS NULL";
    let open = "SELECT count(*) FROM challenges WHERE state = 'open'";
    assert_eq!(
        (
            t.bot.database().count(running).await,
            t.bot.database().count(open).await
        ),
        (0, 0)
    );
    assert_eq!(t.bot.database().count("SELECT count(*) FROM ratings").await, 1);
    let told = t.bob.slash("privacy", []).await;
    assert!(told.to_string().contains("0 running, 2 over"), "{told}");
    let board = t.bob.slash("board", [("game", 2_i64.into())]).await;
    assert!(!board.to_string().contains("<@0>"), "{board}");
}

#[tokio::test]
async fn whoever_is_forgotten_may_begin_anew() {
    let t = Known::well().await;
    let told = t.alice.slash("privacy", []).await;
    let question = t.alice.press(&told, "Delete it").await;
    t.alice.press(&question, "Yes, delete it").await;
    t.d.channel().next_message().await;
    assert!(
        t.alice
            .slash("games", [("scope", "mine".into())])
            .await
            .to_string()
            .contains("no running game")
    );
    let board = begin(&t.alice, &t.bob, "fox-hounds").await;
    assert_eq!(board.pinged(), ["alice"]);
    let panel = t.alice.slash("settings", []).await;
    assert!(
        panel.to_string().contains("Look of the boards: **wood**"),
        "{panel}"
    );
}

/// More than Discord takes in one file comes as several, a message each, and nothing is left out.
#[tokio::test]
async fn a_large_history_is_handed_out_in_parts() {
    let t = Known::well().await;
    t.bot
        .database()
        .meddle(
            "WITH RECURSIVE n(i) AS (SELECT 100 UNION ALL SELECT i + 1 FROM n WHERE i < 179)
             INSERT INTO games (id, guild, channel, variant, few, many, created_at, result, reason, ended_at)
             SELECT i, guild, channel, variant, few, many, created_at, 'few', 'goal', ended_at FROM games, n
             WHERE games.id = 1;
             WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 3999)
             INSERT INTO plies (game, ply, move, played_at)
             SELECT games.id, i, 'e8-d7', created_at FROM games, n WHERE games.id >= 100;",
        )
        .await;
    let told = t.alice.slash("privacy", []).await;
    let pressed = t.alice.click(&told, "Give me all of it");
    let first = pressed.answer().await;
    assert_snapshot!(first, @"
    (only for alice)
    Part 1 of 2 of what I know about you: it is too much for one file.
    (reynard-1-of-2.json no alternative text)
    ");
    let parts = [first, pressed.follow_up(0).await];
    let (mut games, mut challenges) = (Vec::new(), 0);
    for (number, part) in (1..).zip(&parts) {
        let file = &part.files()[0];
        assert!(part.is_private() && file.bytes.len() < 10 * 1024 * 1024, "{part}");
        assert_eq!(file.filename, format!("reynard-{number}-of-{}.json", parts.len()));
        let part: Value = serde_json::from_slice(&file.bytes).expect("a part that is read by itself");
        assert_eq!(part["id"], t.alice.id.to_string());
        let numbers = part["games"]
            .as_array()
            .unwrap()
            .iter()
            .map(|game| game["number"].as_i64());
        games.extend(numbers.map(|number| number.expect("a number")));
        challenges += part["challenges"].as_array().unwrap().len();
    }
    assert_eq!(games, (1..=3).chain(100..=179).collect::<Vec<_>>());
    assert_eq!(challenges, 4);
}

/// Not only the tables: the files themselves hold neither the name nor the number of who is forgotten.
#[tokio::test]
async fn nothing_of_them_is_left_in_the_files() {
    let t = Known::well().await;
    let database = t.bot.database();
    let record = format!("[Variant \"fox-hounds\"]\n[Fox \"{SECRET}\"]\n\n1. e8-d7 *\n");
    let file = t.d.upload(t.alice.id, "game.txt", "text/plain", record);
    let options = [("record", OptionValue::Attachment(file))];
    t.alice.slash("import", options).await;
    let number = t.alice.id.get().to_be_bytes();
    let traces: [&[u8]; 3] = [b"alice", SECRET.as_bytes(), &number];
    for trace in traces {
        assert!(
            !database.files_with(trace).is_empty(),
            "{trace:?} was never there"
        );
    }
    let told = t.alice.slash("privacy", []).await;
    let question = t.alice.press(&told, "Delete it").await;
    t.alice.press(&question, "Yes, delete it").await;
    t.d.channel().next_message().await;
    database.all_told().await;
    for trace in traces {
        assert_eq!(database.files_with(trace), [""; 0], "{trace:?}");
    }
}

/// The name in a record that was brought along.
const SECRET: &str = "Reinaert de Vos";
