//! Records of games, both ways.

use std::{fs, process::Command};

use insta::assert_snapshot;
use reynard::rules::{
    game::Game,
    notation::record::{GameResult, Problem, Record, RecordError, ResultError},
    side::Side,
    variant::{Geese, Variant},
};

use crate::support::games::{Chance, game, play, random_game};

const PLAIN: Variant = Variant::FoxGeese {
    geese: Geese::Thirteen,
    sideways: false,
};

fn small() -> Record {
    let mut game = Game::new(PLAIN);
    play(&mut game, "d4-d5 c3-c4 d5-e6");
    let mut record = Record::of(game);
    record.set_tag("Date", "2026.03.01").expect("a free tag");
    record.set_player(Side::Few, "Ann \"the fox\" B\\C\nD");
    record.set_tag("Termination", "resignation").expect("a free tag");
    record
        .set_result(GameResult::Won(Side::Many))
        .expect("an open game");
    record
}

const SMALL: &str = r#"[Variant "fox-geese"]
[Date "2026.03.01"]
[Fox "Ann \"the fox\" B\\C\nD"]
[Termination "resignation"]
[Result "geese"]

1. d4-d5 c3-c4 2. d5-e6 geese
"#;

#[test]
fn a_record_is_written_with_its_tags_numbers_and_result() {
    assert_eq!(small().to_string(), SMALL);
    assert_eq!(SMALL.parse(), Ok(small()));
    assert_eq!(small().player(Side::Few), Some("Ann \"the fox\" B\\C\nD"));
    assert_eq!(small().player(Side::Many), None);
}

#[test]
fn random_games_of_every_variant_are_read_as_written() {
    let mut chance = Chance::new(11);
    for variant in Variant::ALL {
        for plies in [0, 1, 30, 2000] {
            let record = Record::of(random_game(variant, &mut chance, plies));
            let text = record.to_string();
            assert!(text.lines().all(|line| line.len() <= 80), "{text}");
            assert_eq!(text.parse(), Ok(record), "{text}");
        }
    }
}

#[test]
fn another_start_is_kept_and_numbers_count_from_it() {
    let mut game = game(Variant::BaghChal, "F1gF1/g4/5/5/F2gF g 15 0");
    play(&mut game, "b1 a5xa3");
    let record = Record::of(game);
    let text = record.to_string();
    assert!(text.contains("[Start \"F1gF1/g4/5/5/F2gF g 15 0\"]"), "{text}");
    assert!(text.contains("1. b1 a5xa3 *"), "{text}");
    assert_eq!(text.parse(), Ok(record));
}

#[test]
fn comments_blanks_and_loose_writing_are_tolerated() {
    let text = "{a comment}[Variant \"fox-geese\"] [ Date \"2026.03.01\" ]\r\n[Result \"*\"]{[Fox \"x\"]}
        1.D4D5 {forward} c3–c4{!} 2... d5->e6 { the\nend }";
    let record: Record = text.parse().unwrap();
    assert_eq!(record.game().moves(), small().game().moves());
    assert_eq!(record.tags().collect::<Vec<_>>(), [("Date", "2026.03.01")]);
    assert_eq!(record.result(), GameResult::Open);
}

fn problem(text: &str) -> (usize, Problem) {
    let RecordError { line, problem } = text.parse::<Record>().expect_err(text);
    (line, problem)
}

#[test]
fn each_problem_is_named_with_its_line() {
    let with = |rest: &str| problem(&format!("[Variant \"fox-geese\"]\n{rest}"));
    assert_eq!(problem(""), (1, Problem::NoVariant));
    assert_eq!(problem("\n\n1. d4-d5"), (3, Problem::NoVariant));
    assert_eq!(problem(&" ".repeat(1 << 19)), (1, Problem::TooLong));
    assert!(matches!(problem("[Variant \"chess\"]"), (1, Problem::Variant(_))));
    for tag in [
        "[",
        "[Date",
        "[Date]",
        "[Date \"1",
        "[Date \"1\"",
        "[Date \"\\x\"]",
        "[\"1\"]",
        "[Dä \"1\"]",
    ] {
        assert_eq!(with(tag), (2, Problem::Tag), "{tag}");
    }
    assert_eq!(
        with("[A \"1\"]\n[A \"2\"]"),
        (3, Problem::SecondTag("A".to_owned()))
    );
    assert!(matches!(with("[Start \"3/3 f 0 0\"]"), (2, Problem::Start(_))));
    assert_eq!(with("{ no end"), (2, Problem::Comment));
    assert_eq!(
        with("1. d4-d5\n3. c3-c4"),
        (3, Problem::Number { found: 3, wanted: 1 })
    );
    assert_eq!(
        with("\n[Result \"hounds\"]"),
        (3, Problem::Result("hounds".to_owned()))
    );
    assert_eq!(with("[Result \"fox\"]\n\ngeese"), (4, Problem::Contradiction));
    assert_eq!(with("fox\nfox"), (3, Problem::Trailing));
    let (line, Problem::Move { ply, text, .. }) = with("1. d4-d5 c3-c4\n2. d5-d9 *") else {
        panic!("no move")
    };
    assert_eq!((line, ply, text.as_str()), (3, 2, "d5-d9"));
}

#[test]
fn a_result_may_not_contradict_the_rules() {
    let mut game = game(PLAIN, "3/3/7/2Fg3/7/ggg/3 f 0 0");
    play(&mut game, "c4xe4");
    let mut record = Record::of(game);
    assert_eq!(record.result(), GameResult::Won(Side::Few));
    assert_eq!(record.set_result(GameResult::Drawn), Err(ResultError));
    assert_eq!(record.set_result(GameResult::Won(Side::Few)), Ok(()));
    let text = record
        .to_string()
        .replace("\"fox\"", "\"geese\"")
        .replace("e4 fox", "e4 geese");
    assert_eq!(problem(&text).1, Problem::Contradiction);
}

#[test]
fn tags_that_follow_from_the_game_cannot_be_set() {
    let mut record = small();
    for name in [
        "Variant",
        "Start",
        "Result",
        "",
        "two words",
        "ä",
        &"x".repeat(41),
    ] {
        assert!(record.set_tag(name, "value").is_err(), "{name}");
    }
    record.set_tag("Date", "later").unwrap();
    assert_eq!(record.tag("Date"), Some("later"));
    assert_eq!(record.tag("Event"), None);
}

#[test]
fn sides_are_called_by_the_words_of_their_variant() {
    let words = |variant: Variant| Side::ALL.map(|side| variant.side_word(side));
    assert_eq!(words(PLAIN), ["fox", "geese"]);
    assert_eq!(words(Variant::Halatafl), ["foxes", "geese"]);
    assert_eq!(words(Variant::BaghChal), ["tigers", "goats"]);
    assert_eq!(words(Variant::FoxHounds), ["fox", "hounds"]);
}

/// What `reynard play` prints, or complains of in one line with its exit status.
fn played(record: &str, words: &[&str]) -> String {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.txt");
    fs::write(&file, record).expect("a file");
    let output = Command::new(env!("CARGO_BIN_EXE_reynard"))
        .args(["play", "--record"])
        .arg(&file)
        .args(words)
        .env_remove("REYNARD_LOG")
        .output()
        .expect("the program runs");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).replace(&*file.to_string_lossy(), "game.txt");
    if output.status.success() {
        return text(&output.stdout);
    }
    let first = text(&output.stderr).lines().next().unwrap_or_default().to_owned();
    format!("{}: {first}", output.status.code().unwrap_or(-1))
}

#[test]
fn a_record_is_played_and_played_on() {
    assert_snapshot!(played(SMALL, &[]), @"
    3/2F/7/2g4/gg1gggg/ggg/ggg g 0 1
    geese win: by its record
    ");
    assert_snapshot!(played(SMALL, &["c2-c3"]), @"
    3/2F/7/2g4/ggggggg/1gg/ggg f 0 0
    running
    ");
    assert_snapshot!(played(&SMALL.replace("geese", "draw").replace("[Variant \"fox-draw\"]", "[Variant \"fox-geese\"]"), &[]), @"
    3/2F/7/2g4/gg1gggg/ggg/ggg g 0 1
    draw: by its record
    ");
    assert_snapshot!(played(SMALL, &["d4-d5"]), @"1: reynard: move 1: d4-d5: nothing stands on d4");
    assert_snapshot!(played(&SMALL.replace("c3-c4", "c3-c9"), &[]), @r#"1: reynard: game.txt is no record: line 7: single move 2, "c3-c9": there is no point c9 on this board"#);
    assert_snapshot!(played("no record", &[]), @"1: reynard: game.txt is no record: line 1: there is no tag Variant");
    let missing = Command::new(env!("CARGO_BIN_EXE_reynard"))
        .args(["play", "--record", "/nowhere/game.txt"])
        .output()
        .expect("the program runs");
    assert_eq!(missing.status.code(), Some(1));
    for wrong in [&["play"][..], &["play", "chess", "e2-e4"]] {
        let asked = Command::new(env!("CARGO_BIN_EXE_reynard"))
            .args(wrong)
            .output()
            .expect("the program runs");
        assert_eq!(asked.status.code(), Some(2), "{wrong:?}");
    }
}
