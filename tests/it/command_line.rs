//! The program as one calls it: what it prints, and how it ends.

use std::{
    path::Path,
    process::{Command, Output},
};

use insta::assert_snapshot;
use rstest::rstest;

fn reynard(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_reynard"));
    command.args(arguments).env_clear().output().expect("the program")
}

/// What it prints when all is well.
fn printed(arguments: &[&str]) -> String {
    let output = reynard(arguments);
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout).expect("text")
}

/// How it ends, and the sentence that says why.
fn refused(arguments: &[&str]) -> (Option<i32>, String) {
    let output = reynard(arguments);
    assert!(
        output.stdout.is_empty(),
        "{}",
        String::from_utf8_lossy(&output.stdout)
    );
    (
        output.status.code(),
        String::from_utf8(output.stderr).expect("text"),
    )
}

#[test]
fn perft_prints_the_count_alone_on_the_last_line() {
    assert_eq!(printed(&["perft", "fox-hounds", "3"]), "56\n");
    let divided = printed(&["perft", "fox-hounds", "1", "--divide"]);
    assert_eq!(divided.lines().last(), Some("2"));
    assert!(divided.contains("e8-d7"), "{divided}");
}

#[test]
fn moves_are_listed_one_a_line_and_sorted() {
    assert_snapshot!(printed(&["moves", "fox-hounds"]), @r"
    e8-d7
    e8-f7
    ");
    let placements = printed(&["moves", "bagh-chal"]);
    assert_eq!(placements.lines().count(), 21);
    assert!(placements.lines().is_sorted());
    let jump = printed(&["moves", "fox-geese", "--position", "ggg/ggg/7/3F3/3g3/3/3 f 0 0"]);
    assert!(jump.lines().any(|line| line == "d4xd2"), "{jump}");
}

#[test]
fn play_prints_the_position_and_how_the_game_stands() {
    assert_snapshot!(printed(&["play", "fox-hounds", "e8-d7", "b1-a2"]), @r"
    8/3F4/8/8/8/8/g7/3g1g1g f 0 0
    running
    ");
    let over = printed(&[
        "play",
        "fox-hounds",
        "--position",
        "8/8/8/8/8/8/g1F5/8 f 0 0",
        "c2-b1",
    ]);
    assert!(over.ends_with("fox wins: the goal is reached\n"), "{over}");
}

#[rstest]
#[case::a_move_that_is_none(&["play", "fox-hounds", "e8-e7"], 1, "e8-e7")]
#[case::no_such_game(&["moves", "chess"], 2, "chess")]
#[case::no_such_position(&["moves", "fox-hounds", "--position", "nothing"], 1, "four parts")]
#[case::a_copy_over_a_file(&["backup", "Cargo.toml"], 1, "exists already")]
fn what_cannot_be_done_is_refused_in_a_sentence(
    #[case] arguments: &[&str],
    #[case] code: i32,
    #[case] word: &str,
) {
    let (ended, why) = refused(arguments);
    assert_eq!(ended, Some(code), "{why}");
    assert!(why.contains(word), "{why}");
}

#[test]
fn a_board_is_drawn_into_a_file_and_a_game_as_a_moving_picture() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str| folder.path().join(name).to_str().expect("a path").to_owned();
    let (board, game) = (file("board.png"), file("game.gif"));
    printed(&[
        "render", "halatafl", "--theme", "contrast", "--flip", "--size", "300", "-o", &board,
    ]);
    printed(&["replay", "fox-hounds", "e8-d7", "b1-a2", "-o", &game]);
    let kind = |path: &str| std::fs::read(Path::new(path)).expect("a picture")[..4].to_vec();
    assert_eq!(
        (kind(&board), kind(&game)),
        (b"\x89PNG".to_vec(), b"GIF8".to_vec())
    );
}

#[tokio::test]
async fn a_backup_has_all_games_and_can_be_played_on() {
    use crate::support::table::Table;
    let t = Table::set().await;
    t.alice.slash("move", [("move", "e8-d7".into())]).await;
    let folder = tempfile::tempdir().expect("a folder");
    let copy = folder.path().join("copy.db");
    let path = copy.to_str().expect("a path");
    printed(&["backup", path, "--database", &t.bot.database_url()]);
    let store = reynard::store::Store::open(&format!("sqlite:{path}"))
        .await
        .expect("a database");
    store.close().await;
    let copied = crate::support::Database::at(format!("sqlite:{path}"));
    assert_eq!(copied.count("SELECT count(*) FROM plies").await, 1);
}
