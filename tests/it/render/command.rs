//! The commands that draw: what they write, and what they say when they cannot.

use std::{path::PathBuf, process::Command};

use insta::assert_snapshot;

/// A file to write to.
fn file(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// What a call prints if it succeeds.
fn said(arguments: &[&str]) -> String {
    let (success, out, err) = run(arguments);
    assert!(success, "{err}");
    out
}

/// What a call complains of; the first line, as the rest is the usual pointer to the help.
fn complaint(arguments: &[&str]) -> String {
    let (success, out, err) = run(arguments);
    assert!(!success && out.is_empty(), "{out}");
    err.lines().next().unwrap_or_default().to_owned()
}

fn run(arguments: &[&str]) -> (bool, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_reynard"))
        .args(arguments)
        .env_remove("REYNARD_LOG")
        .output()
        .expect("the program runs");
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (
        output.status.success(),
        text(&output.stdout),
        text(&output.stderr),
    )
}

/// The geese could win at once and let the fox out.
const BLUNDER: [&str; 6] = [
    "analyse",
    "fox-geese",
    "--position=F1g/ggg/2g1g2/7/7/3/3 g 0 0",
    "--nodes=1000",
    "--game",
    "c6-d7",
];

#[test]
fn a_game_is_reviewed_and_its_curve_drawn() {
    let curve = file("review.png");
    let curve_text = curve.display().to_string();
    let report = said(
        &[
            &BLUNDER[..],
            &["--curve", &curve_text, "--size=400", "--theme=slate"],
        ]
        .concat(),
    );
    assert_snapshot!(report, @"
    1. geese c6-d7: blunder, win in 1 became loss in 6; better e6-d7
    fox: blunder 0, mistake 0, inaccuracy 0
    geese: blunder 1, mistake 0, inaccuracy 0
    the last position, for the fox: win in 5
    ");
    let image = image::open(&curve).expect("a picture");
    assert_eq!((image.width(), image.height()), (400, 200));
}

#[test]
fn a_review_can_be_had_as_json() {
    assert_snapshot!(said(&[&BLUNDER[..], &["--json"]].concat()), @r#"{"plies":[{"side":"geese","played":"c6-d7","best":"e6-d7","line":["e6-d7"],"before":{"win_in":1},"after":{"loss_in":6},"loss":1.0,"fault":"blunder"}],"last":{"win_in":5},"to_move":"fox","searched":1,"curve":[-1.0,1.0]}"#);
}

#[test]
fn what_cannot_be_drawn_is_refused_in_a_sentence_that_helps() {
    let png = file("never.png").display().to_string();
    let render = |more: &[&str]| complaint(&[&["render", "bagh-chal", "-o", &png], more].concat());
    let complaints = [
        render(&["--position=foo"]),
        render(&["--position=3/3/7/3F3/ggggggg/ggg/ggg f 0 0"]),
        render(&["--position=F3F/5/2x2/5/F3F g 20 0"]),
        render(&["--position=F3F/5/5/5/F3 g 20 0"]),
        render(&["--position=F3F/5/5/5/F4 g 20 0"]),
        render(&["--theme=pink"]),
        render(&["--size", "-5"]),
        render(&["--last=a1-b3"]),
        complaint(&["render", "chess", "-o", &png]),
        complaint(&["render", "bagh-chal", "-o", "board.jpg"]),
        complaint(&["replay", "bagh-chal", "c3", "-o", "game.png"]),
        complaint(&["replay", "bagh-chal", "c3 a5-a4", "-o", "game.gif"]),
        complaint(&["analyse", "bagh-chal", "--game", "c3", "--curve=curve.svg"]),
    ];
    assert_snapshot!(complaints.join("\n"), @r#"
    reynard: --position: a position has four parts (rows, side to move, hand, quiet moves), this text 1; the start of bagh-chal is written 'F3F/5/5/5/F3F g 20 0'
    reynard: --position: a board of 5 rows has 7 here; the start of bagh-chal is written 'F3F/5/5/5/F3F g 20 0'
    reynard: --position: rank 3 has 'x', which is neither F nor g nor a number; the start of bagh-chal is written 'F3F/5/5/5/F3F g 20 0'
    reynard: --position: rank 1 has 5 points on this board, but 4 here; the start of bagh-chal is written 'F3F/5/5/5/F3F g 20 0'
    reynard: --position: no position of this game (3 F instead of 4); the start of bagh-chal is written 'F3F/5/5/5/F3F g 20 0'
    error: invalid value 'pink' for '--theme <T>': the themes are wood, slate, contrast, colorblind
    error: invalid value '-5' for '--size <PX>': it must be a whole number from 64 to 4096
    reynard: a1-b3: 20 to place before a goat may step; legal: b3
    error: invalid value 'chess' for '<VARIANT>': the games are fox-geese, fox-geese-15, fox-geese-17, fox-geese-sideways, fox-geese-15-sideways, fox-geese-17-sideways, halatafl, gasetavl, fox-geese-ten, bagh-chal, fox-hounds
    error: invalid value 'board.jpg' for '--output <FILE.png>': it will be a PNG file, so its name must end in .png
    error: invalid value 'game.png' for '--output <FILE.gif>': it will be a GIF file, so its name must end in .gif
    reynard: move 1: "c3 a5-a4" is not one move; if it is several, give each by itself, without quotes around all
    error: invalid value 'curve.svg' for '--curve <FILE.png>': it will be a PNG file, so its name must end in .png
    "#);
    assert!(!file("never.png").exists());
}
