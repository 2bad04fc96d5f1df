//! Failures that bots like this one have met, and that no other file is about; all are listed in
//! `tests/FAILURES.md`.

use std::{collections::BTreeSet, fs, path::Path};

use jiff::SignedDuration;
use reynard::{
    discord::commands::registration_body,
    playground::{
        Fault, Scope,
        requested::{CALLBACK, EDIT_MESSAGE, POST_MESSAGE},
    },
};
use rstest::rstest;
use serde_json::Value;

use crate::support::{Discord, TestBot, table::Table, table::begin};

/// Where the sources of the tests are.
fn sources() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests")
}

/// The tests that a row of the table names: `module::name`.
fn named(row: &str) -> Vec<&str> {
    row.split('`')
        .skip(1)
        .step_by(2)
        .filter(|name| name.contains("::"))
        .collect()
}

/// Whether there is a test of this name in the file of its module.
fn is_there(name: &str) -> bool {
    let (module, test) = name.rsplit_once("::").unwrap_or_default();
    let path = module.replace("::", "/");
    let files = [format!("it/{path}.rs"), format!("it/{path}/mod.rs")];
    let source = files
        .iter()
        .find_map(|file| fs::read_to_string(sources().join(file)).ok());
    let source = source.unwrap_or_default();
    let declared = source
        .split("fn ")
        .any(|rest| rest.starts_with(&format!("{test}(")));
    declared && (source.contains("#[test]") || source.contains("#[tokio::test"))
}

#[test]
fn every_failure_has_its_tests_and_every_test_is_there() {
    let table = fs::read_to_string(sources().join("FAILURES.md")).expect("the table");
    let rows = table.lines().filter(|line| line.starts_with("| "));
    let rows: Vec<(u32, &str)> = rows
        .filter_map(|row| Some((row.split('|').nth(1)?.trim().parse().ok()?, row)))
        .collect();
    let numbers: Vec<u32> = rows.iter().map(|(number, _)| *number).collect();
    assert_eq!(numbers, (1..=56).collect::<Vec<u32>>());
    for (number, row) in rows {
        let tests = named(row);
        assert!(!tests.is_empty(), "failure {number} has no test");
        let missing: Vec<_> = tests.into_iter().filter(|name| !is_there(name)).collect();
        assert!(missing.is_empty(), "failure {number}: there is no {missing:?}");
    }
}

#[test]
fn every_line_of_what_people_type_and_see_has_its_tests() {
    let table = fs::read_to_string(sources().join("COMMANDS.md")).expect("the table");
    let rows: Vec<&str> = table
        .lines()
        .filter(|line| line.starts_with("| "))
        .skip(1)
        .collect();
    assert!(rows.len() > 40, "{}", rows.len());
    for row in rows {
        let tests = named(row);
        assert!(!tests.is_empty(), "no test for {row}");
        let missing: Vec<_> = tests.into_iter().filter(|name| !is_there(name)).collect();
        assert!(missing.is_empty(), "{row}: there is no {missing:?}");
    }
}

#[rstest]
#[case::a_little_behind(-5)]
#[case::a_little_ahead(5)]
#[case::far_behind(-3600)]
#[case::far_ahead(3600)]
#[tokio::test]
async fn a_clock_that_is_wrong_refuses_nobody(#[case] seconds: i64) {
    let d = Discord::start().await;
    let clock = d.clock().apart();
    clock.skew(SignedDuration::from_secs(seconds));
    let _bot = TestBot::start_by(&d, clock).await;
    let (alice, bob) = (d.person("alice"), d.person("bob"));
    let board = begin(&alice, &bob, "fox-hounds").await;
    assert!(board.said().contains("it is your turn"), "{board}");
    let board = alice.slash("move", [("move", "e8-d7".into())]).await;
    assert!(board.to_string().contains("moved **e8-d7**"), "{board}");
}

#[tokio::test]
async fn an_old_message_that_takes_no_more_edits_keeps_nobody_from_playing() {
    let t = Table::set().await;
    let limit = Fault::RateLimited {
        retry_after: 0.1,
        scope: Scope::Shared,
        code: 30046,
    };
    t.d.fail(EDIT_MESSAGE, limit);
    let board = t.alice.slash("move", [("move", "e8-d7".into())]).await;
    assert!(board.to_string().contains("moved **e8-d7**"), "{board}");
    t.d.request(EDIT_MESSAGE, 0).await;
    let board = t.bob.slash("move", [("move", "b1-a2".into())]).await;
    assert!(board.to_string().contains("moved **b1-a2**"), "{board}");
    // The edit is tried again when the limit has passed.
    t.d.advance(60);
    t.bot.database().all_told().await;
    assert!(t.board.closed().await.buttons().is_empty());
}

#[rstest]
#[case::words(200_000, "Message was blocked by automatic moderation")]
#[case::a_link(240_000, "Message blocked by harmful links filter")]
#[tokio::test]
async fn where_a_filter_refuses_the_words_the_answer_comes_plainly(#[case] code: u32, #[case] message: &str) {
    let t = Table::set().await;
    let filtered = || Fault::Refused {
        status: 400,
        code,
        message: message.to_owned(),
    };
    t.d.fail(CALLBACK, filtered());
    let plain = t.alice.slash("move", [("move", "e8-d7".into())]).await;
    assert!(plain.text().contains("it is your turn (hounds)"), "{plain}");
    assert_eq!(plain.pinged(), ["bob"]);
    // What the bot says by itself is said without anything that a filter may dislike.
    let question = t.bob.slash("resign", []).await;
    t.d.fail(POST_MESSAGE, filtered());
    t.bob.press(&question, "Yes, resign").await;
    let end = t.d.channel().next_message().await;
    assert!(end.text().contains("the hounds resigned"), "{end}");
}

/// Characters that nobody sees. Put into a name to keep it from pinging they have long ceased to work.
const INVISIBLE: [char; 4] = ['\u{200b}', '\u{200c}', '\u{2060}', '\u{ad}'];

#[test]
fn no_source_relies_on_characters_that_nobody_sees() {
    let mut files = Vec::new();
    collect(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut files);
    collect(&Path::new(env!("CARGO_MANIFEST_DIR")).join("locales"), &mut files);
    assert!(files.len() > 100);
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        let tricks = ["\\u{200b}", "\\u{2060}"];
        let has_trick = text.contains(INVISIBLE) || tricks.iter().any(|trick| text.contains(trick));
        assert!(!has_trick, "{}", file.display());
    }
}

fn collect(folder: &Path, files: &mut Vec<std::path::PathBuf>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            collect(&path, files);
        } else if ["rs", "ftl"]
            .iter()
            .any(|kind| path.extension().is_some_and(|own| own == *kind))
        {
            files.push(path);
        }
    }
}

#[test]
fn every_name_is_registered_in_the_default_language_too() {
    fn check(value: &Value, seen: &mut usize) {
        if let Some(fields) = value.as_object() {
            for (name, field) in fields.iter().filter(|(name, _)| name.ends_with("_localizations")) {
                assert!(field["en-US"].is_string(), "{name}: {field}");
                *seen += 1;
            }
        }
        let inside: Vec<&Value> = match value {
            Value::Array(all) => all.iter().collect(),
            Value::Object(all) => all.values().collect(),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => Vec::new(),
        };
        inside.into_iter().for_each(|value| check(value, seen));
    }
    let mut seen = 0;
    check(&registration_body(true), &mut seen);
    assert!(seen > 100, "{seen}");
}

#[tokio::test]
async fn a_game_goes_on_when_the_number_of_shards_changes() {
    let t = Table::set().await;
    t.alice.slash("move", [("move", "e8-d7".into())]).await;
    t.d.set_shards(2);
    let killed = t.bot.kill();
    let _bot = killed.restart_on(2).await;
    let board = t.bob.slash("move", [("move", "b1-a2".into())]).await;
    assert!(board.to_string().contains("moved **b1-a2**"), "{board}");
}

#[tokio::test]
async fn the_widest_names_fit_into_every_list() {
    let d = Discord::start().await;
    let bot = TestBot::start(&d).await;
    let (alice, bob) = (d.person("alice"), d.person("bob"));
    let wide = "\u{fdfd}".repeat(32);
    alice.calls_themselves(&wide);
    bob.calls_themselves(&wide);
    begin(&alice, &bob, "fox-hounds").await;
    bot.database().crowd(60, false).await;
    for (command, scope) in [("games", "here"), ("games", "mine"), ("leaderboard", "here")] {
        let page = alice.slash(command, [("scope", scope.into())]).await;
        assert!(!page.to_string().is_empty());
    }
    let wanted: BTreeSet<String> = alice
        .autocomplete("board", "game", "")
        .await
        .into_iter()
        .map(|(name, _)| name)
        .collect();
    assert!(
        !wanted.is_empty()
            && wanted
                .iter()
                .all(|name| (1..=100).contains(&name.chars().count()))
    );
}
