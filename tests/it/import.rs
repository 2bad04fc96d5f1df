//! Games brought along as records.

use insta::assert_snapshot;
use reynard::{playground::OptionValue, rules::notation::record::Record};

use crate::support::{Discord, Person, Shown, TestBot, table::Table};

/// A game of Fox and Hounds that the fox gave up.
const RECORD: &str = r#"[Variant "fox-hounds"]
[Fox "<@1> **Reinaert** @everyone"]
[Hounds "Noble\nthe King"]
[Date "2026.02.03"]
[Ended "resigned"]
[Result "hounds"]

1. e8-d7 b1-a2 2. d7-e6 hounds
"#;

async fn import(d: &Discord, who: &Person, record: impl Into<Vec<u8>>) -> Shown {
    let file = d.upload(who.id, "game.txt", "text/plain", record);
    let options = [("record", OptionValue::Attachment(file))];
    who.slash("import", options).await
}

#[tokio::test]
async fn a_record_becomes_a_game_of_ones_own() {
    let d = Discord::start().await;
    let bot = TestBot::start(&d).await;
    let (alice, bob) = (d.person("alice"), d.person("bob"));
    let read = import(&d, &alice, RECORD).await;
    assert!(read.pinged().is_empty());
    assert_snapshot!(read, @r"
    (only for alice)
    Read: it is game #1 in your `/history` now. Nobody else sees it there, and it counts for nothing.
    | Fox and Hounds
    | \<\@1\> \*\*Reinaert\*\* \@everyone plays the fox, Noble the King the hounds.
    | Noble the King wins with the hounds: the fox resigned.
    | ```
    | 1. e8-d7 b1-a2  2. d7-e6
    | ```
    | Game #1 · move 3
    (reynard-1.txt no alternative text)
    [Replay] [Analyze]
    ");
    assert_snapshot!(alice.slash("history", []).await, @r"
    (only for alice)
    | Your finished games
    | **#1** Fox and Hounds · from a record: \<\@1\> \*\*Reinaert\*\* \@everyone – Noble the King, the hounds won · <t:1772366400:d>
    {Choose a game: #1 · Fox and Hounds · <@1> **Reinaert** @everyone – Noble the King}
    ");
    // Neither listed for others nor shown to them, not even here.
    assert_snapshot!(bob.slash("history", [("game", 1_i64.into())]).await.said(), @"There is no game #1 for you to see here; `/games` lists yours.");
    assert_snapshot!(bob.slash("analyse", []).await.said(), @"No game has ended here yet; play one, or name one with the option `game`.");
    assert_snapshot!(bob.slash("board", [("game", 1_i64.into())]).await.said(), @"There is no game #1 for you to see here; `/games` lists yours.");
    assert!(
        alice
            .slash("games", [("scope", "mine".into())])
            .await
            .said()
            .contains("no running game")
    );
    // It counts for nothing.
    assert_eq!(bot.database().count("SELECT count(*) FROM ratings").await, 0);
}

#[tokio::test]
async fn what_was_read_is_shown_again_and_analysed() {
    let d = Discord::start().await;
    let _bot = TestBot::start(&d).await;
    let alice = d.person("alice");
    let read = import(&d, &alice, RECORD).await;
    let replay = alice.press(&read, "Replay").await;
    assert!(replay.is_private() && replay.files().len() == 1, "{replay}");
    let analysis = alice.press(&read, "Analyze").await;
    let said = analysis.to_string();
    assert!(said.contains("the hounds") && said.contains("Reinaert"), "{said}");
    assert!(analysis.pinged().is_empty());
    let board = alice.slash("board", [("game", 1_i64.into())]).await;
    assert_snapshot!(board, @r#"
    Noble the King wins with the hounds: the fox resigned.
    | Fox and Hounds
    | \<\@1\> \*\*Reinaert\*\* \@everyone (fox) moved **d7-e6**.
    | (reynard-1-3.png "The hounds have won. Last move, by the fox: d7-e6. Fox and Hounds. Fox on e6. Hounds on d1, f1, h1, a2.")
    | Game #1 · move 3
    [Replay] [Analyze]
    "#);
}

#[tokio::test]
async fn the_same_record_is_one_game() {
    let d = Discord::start().await;
    let bot = TestBot::start(&d).await;
    let (alice, bob) = (d.person("alice"), d.person("bob"));
    let first = import(&d, &alice, RECORD).await;
    let given = first.files()[0].bytes.to_vec();
    let text = String::from_utf8(given.clone()).expect("a text");
    let record: Record = text.parse().expect("a record");
    assert_snapshot!(record, @r#"
    [Variant "fox-hounds"]
    [Fox "<@1> **Reinaert** @everyone"]
    [Hounds "Noble the King"]
    [Game "1"]
    [Date "2026.02.03"]
    [Rated "no"]
    [Ended "resigned"]
    [Result "hounds"]

    1. e8-d7 b1-a2 2. d7-e6 hounds
    "#);
    // As it came, written otherwise, and as it was given back.
    let loosely = RECORD
        .replace("1. e8-d7", "{ the fox } 1. E8D7")
        .replace("[Ended \"resigned\"]\n", "");
    for again in [RECORD.as_bytes().to_vec(), loosely.into_bytes(), given] {
        let again = import(&d, &alice, again).await;
        assert_eq!(again.said(), "You have read this record before: it is game #1.");
    }
    import(&d, &bob, RECORD).await;
    assert_eq!(bot.database().count("SELECT count(*) FROM games").await, 2);
}

#[tokio::test]
async fn a_game_that_was_not_finished_is_looked_at_only() {
    let d = Discord::start().await;
    let _bot = TestBot::start(&d).await;
    let alice = d.person("alice");
    let start = "[Variant \"bagh-chal\"]\n[Start \"F1gF1/g4/5/5/F2gF g 15 0\"]\n\n1. b1 a5xa3 *\n";
    let read = import(&d, &alice, start).await;
    assert_snapshot!(read, @"
    (only for alice)
    Read: it is game #1 in your `/history` now. Nobody else sees it there, and it counts for nothing.
    | Bagh-Chal
    | somebody plays the tigers, somebody the goats.
    | Not played to its end.
    | ```
    | 1. b1 a5xa3
    | ```
    | Game #1 · move 2
    (reynard-1.txt no alternative text)
    [Replay] [Analyze]
    ");
    assert_snapshot!(alice.slash("history", []).await, @"
    (only for alice)
    | Your finished games
    | **#1** Bagh-Chal · from a record: somebody – somebody, not finished · <t:1772366400:d>
    {Choose a game: #1 · Bagh-Chal · somebody – somebody}
    ");
    assert_snapshot!(alice.slash("move", [("move", "c1".into()), ("game", 1_i64.into())]).await.said(), @"Game #1 is over; start another with `/challenge`.");
    let board = alice.slash("board", [("game", 1_i64.into())]).await;
    assert_snapshot!(board, @r#"
    Not played to its end.
    | Bagh-Chal
    | somebody (tigers) played **a5xa3** and captured a goat.
    | Goats captured: 3 of 5
    | Goats still to place: 14
    | (reynard-1-2.png "The game was not played to its end. The goats are to move. Last move, by the tigers: a5xa3. Bagh-Chal. Tigers on a1, e1, a3, d5. Goats on b1, d1, c5. Goats captured: 3 of 5. Goats still to place: 14.")
    | Game #1 · move 2
    [Replay] [Analyze]
    "#);
    let record: Record = String::from_utf8(read.files()[0].bytes.to_vec())
        .unwrap()
        .parse()
        .unwrap();
    assert!(record.to_string().ends_with("1. b1 a5xa3 *\n"), "{record}");
}

#[tokio::test]
async fn what_is_wrong_is_said_with_its_place() {
    let d = Discord::start().await;
    let bot = TestBot::start(&d).await;
    let alice = d.person("alice");
    let wrong = [
        RECORD.replace("d7-e6", "d7-d6"),
        RECORD.replace("d7-e6", "a2-b3"),
        RECORD.replace("d7-e6", "`x9`"),
        RECORD.replace("fox-hounds", "chess ``` @everyone"),
        RECORD.replace("[Variant", "[Kind"),
        RECORD.replace("[Date", "[Date is"),
        RECORD.replace("[Date", "[Fox"),
        RECORD.replace("[Date", "[Start"),
        RECORD.replace("[Result \"hounds\"]", "[Result \"geese\"]"),
        RECORD.replace("[Result \"hounds\"]", "[Result \"fox\"]"),
        RECORD.replace("2. d7", "3. d7"),
        format!("{RECORD} {RECORD}"),
        format!("{{ {RECORD}"),
        String::new(),
    ];
    let mut said = Vec::new();
    for record in wrong {
        let told = import(&d, &alice, record).await;
        assert!(told.is_private() && told.files().is_empty(), "{told}");
        said.push(told.said());
    }
    assert_snapshot!(said.join("\n"), @r#"
    Move 2 of the record, `d7-d6` in line 8, cannot be played: no line leads there; correct it and send the record again.
    Move 2 of the record, `a2-b3` in line 8, cannot be played: the piece where it begins is the other side’s; correct it and send the record again.
    Move 2 of the record, `x9` in line 8, cannot be played: it is not written like a move; correct it and send the record again.
    I do not know the game `chess  @everyone` in line 1 of the record: write it as `/history` does, such as `fox-geese`.
    The record does not say which game it is of: begin it with a tag such as `[Variant "fox-geese"]`.
    Line 4 of the record has a tag that I cannot read: write a name and a value in quotes, as in `[Date "2026.03.01"]`.
    The record has a second tag `Fox` in line 4: leave one of them out.
    The start in line 4 of the record is no position of that game: correct it, or leave the tag out for the usual start.
    `geese` in line 6 of the record is no result: write the winning side, such as `fox` or `geese`, or `draw`, or `*` for a game that was not finished.
    The results that the record names contradict each other or the moves: correct them or leave them out.
    Line 8 of the record has the number 3 where move 2 comes: correct the numbers, or see whether a move is missing.
    Something follows the result in line 9 of the record: send each game in a file of its own.
    The comment that begins in line 1 of the record does not end: close it with `}`.
    The record does not say which game it is of: begin it with a tag such as `[Variant "fox-geese"]`.
    "#);
    assert_snapshot!(import(&d, &alice, vec![0xff, 0xfe, 0x00]).await.said(), @"That file is no text: send a record as `/history` gives one.");
    assert_snapshot!(import(&d, &alice, vec![b' '; 64 * 1024 + 1]).await.said(), @"That file is too large for a record: send one of at most 64 KB.");
    assert_eq!(bot.database().count("SELECT count(*) FROM games").await, 0);
}

/// A file whose address is not Discord's is never asked for, whatever an interaction says.
#[tokio::test]
async fn files_of_strangers_are_not_fetched() {
    let d = Discord::start().await;
    let _bot = TestBot::start(&d).await;
    let alice = d.person("alice");
    let file = d.upload(alice.id, "game.txt", "text/plain", RECORD);
    let act = reynard::playground::Act::Slash {
        command: "import".to_owned(),
        options: vec![("record".to_owned(), OptionValue::Attachment(file))],
    };
    let strange = alice.act_with(&act, |event| {
        let attachments = event
            .pointer_mut("/data/resolved/attachments")
            .expect("the files");
        for attachment in attachments.as_object_mut().expect("an object").values_mut() {
            attachment["url"] = "http://127.0.0.1:1/game.txt".into();
        }
    });
    assert_snapshot!(strange.answer().await.said(), @"I could not get that file from Discord: please send it once more.");
}

#[tokio::test]
async fn a_game_of_ones_own_is_read_back_beside_it() {
    let t = Table::set().await;
    t.alice.slash("move", [("move", "e8-d7".into())]).await;
    let question = t.alice.slash("resign", []).await;
    t.alice.press(&question, "Yes, resign").await;
    t.bot.database().all_told().await;
    let one = t.bob.slash("history", [("game", 1_i64.into())]).await;
    let read = import(&t.d, &t.bob, one.files()[0].bytes.to_vec()).await;
    assert_snapshot!(read, @"
    (only for bob)
    Read: it is game #2 in your `/history` now. Nobody else sees it there, and it counts for nothing.
    | Fox and Hounds
    | alice plays the fox, bob the hounds.
    | bob wins with the hounds: the fox resigned.
    | ```
    | 1. e8-d7
    | ```
    | Game #2 · move 1
    (reynard-2.txt no alternative text)
    [Replay] [Analyze]
    ");
}

#[tokio::test]
async fn no_more_records_are_kept_than_can_be() {
    let d = Discord::start().await;
    let bot = TestBot::start(&d).await;
    let alice = d.person("alice");
    import(&d, &alice, RECORD).await;
    bot.database()
        .meddle(
            "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 499)
             INSERT INTO games (channel, variant, few, many, created_at, result, reason, ended_at, record)
             SELECT channel, variant, few, many, created_at, result, reason, ended_at, i FROM games, n;",
        )
        .await;
    let another = RECORD.replace("2026.02.03", "2026.02.04");
    assert_snapshot!(import(&d, &alice, another).await.said(), @"You have brought 500 games as records, as many as I can keep for one person; `/privacy` gives you all of them as a file.");
    assert_eq!(
        import(&d, &alice, RECORD).await.said(),
        "You have read this record before: it is game #1."
    );
}

#[tokio::test]
async fn whoever_is_forgotten_leaves_no_record() {
    let d = Discord::start().await;
    let bot = TestBot::start(&d).await;
    let alice = d.person("alice");
    import(&d, &alice, RECORD).await;
    let told = alice.slash("privacy", []).await;
    let export = alice.press(&told, "Give me all of it").await;
    let export = String::from_utf8_lossy(&export.files()[0].bytes).into_owned();
    assert!(export.contains("Reinaert"), "{export}");
    let question = alice.press(&told, "Delete it").await;
    alice.press(&question, "Yes, delete it").await;
    assert_eq!(bot.database().occurrences("Reinaert").await, [""; 0]);
    assert_eq!(bot.database().count("SELECT count(*) FROM plies").await, 0);
}
