//! `reynard engine`, talked to as other programs do, and `reynard analyse`.

use std::{
    io::{BufRead, BufReader, Write},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
};

use reynard::rules::variant::Variant;

/// A running engine.
struct Talk {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Talk {
    fn start() -> Self {
        let mut child = Command::new(env!("CARGO_BIN_EXE_reynard"))
            .arg("engine")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program");
        let input = child.stdin.take().expect("its input");
        let output = BufReader::new(child.stdout.take().expect("its output"));
        Self { child, input, output }
    }

    fn say(&mut self, line: &str) {
        writeln!(self.input, "{line}").expect("somebody who reads");
    }

    fn hear(&mut self) -> String {
        let mut line = String::new();
        self.output.read_line(&mut line).expect("a line");
        line.trim_end().to_owned()
    }

    /// What it says up to a line that begins so.
    fn until(&mut self, beginning: &str) -> Vec<String> {
        let mut lines = vec![self.hear()];
        while !lines.last().is_some_and(|line| line.starts_with(beginning)) {
            let line = self.hear();
            assert!(!line.is_empty(), "it fell silent after {lines:?}");
            lines.push(line);
        }
        lines
    }

    fn ask(&mut self, line: &str) -> String {
        self.say(line);
        self.hear()
    }

    fn quit(mut self) {
        self.say("quit");
        assert!(self.child.wait().expect("an end").success());
    }
}

#[test]
fn it_introduces_itself_with_its_options() {
    let mut talk = Talk::start();
    talk.say("ugi");
    let lines = talk.until("ugiok");
    assert!(lines[0].starts_with("id name Reynard "));
    assert!(lines[1].starts_with("id author "));
    let variants = lines
        .iter()
        .find(|line| line.starts_with("option name Variant"))
        .unwrap();
    assert!(
        Variant::ALL
            .iter()
            .all(|variant| variants.contains(&format!("var {variant}")))
    );
    assert_eq!(talk.ask("isready"), "readyok");
    talk.quit();
}

#[test]
fn it_plays_a_game_and_says_how_it_stands() {
    let mut talk = Talk::start();
    talk.say("setoption name Variant value fox-hounds");
    talk.say("uginewgame");
    talk.say("setoption name Tables value false");
    talk.say("what is this");
    talk.say("position startpos moves e8-d7");
    assert_eq!(talk.ask("query p1turn"), "response false");
    assert_eq!(talk.ask("query gameover"), "response false");
    assert_eq!(talk.ask("query result"), "response none");
    talk.say("go depth 3");
    let lines = talk.until("bestmove ");
    assert!(lines[0].starts_with("info depth 1 score cp "), "{lines:?}");
    assert!(lines[2].contains(" nodes ") && lines[2].contains(" nps ") && lines[2].contains(" pv "));
    talk.quit();
}

#[test]
fn with_an_exact_table_it_knows_without_looking() {
    let mut talk = Talk::start();
    talk.say("setoption name Variant value fox-hounds");
    talk.say("position startpos");
    talk.say("go movetime 2000");
    let lines = talk.until("bestmove ");
    assert!(
        lines[0].starts_with("info depth 44 score mate -22 nodes 0 "),
        "{lines:?}"
    );
    assert_eq!(lines.len(), 2);
    talk.say("setoption name Tables value /no/such/folder");
    assert_eq!(talk.ask("isready"), "readyok");
    talk.quit();
}

#[test]
fn it_says_who_has_won() {
    let mut talk = Talk::start();
    talk.say("position fen 3/3/7/3F3/7/3/ggg g 0 0");
    assert_eq!(talk.ask("query gameover"), "response true");
    assert_eq!(talk.ask("query result"), "response p1win");
    assert_eq!(talk.ask("go depth 2"), "bestmove (none)");
    talk.say("position fen 3/3/7/3F3/3g3/3/ggg f 0 0");
    talk.say("go depth 4");
    let lines = talk.until("bestmove ");
    assert!(lines[0].contains("score mate 1 "), "{lines:?}");
    assert_eq!(lines.last().unwrap(), "bestmove d4xd2");
    talk.quit();
}

#[test]
fn a_level_looks_no_further_than_it_may() {
    let mut talk = Talk::start();
    talk.say("setoption name Level value 4");
    talk.say("go movetime 60000");
    let lines = talk.until("bestmove ");
    assert!(lines[lines.len() - 2].starts_with("info depth 3 "), "{lines:?}");
    talk.quit();
}

#[test]
fn it_listens_while_it_thinks() {
    let mut talk = Talk::start();
    talk.say("setoption name Hash value 1");
    talk.say("go infinite");
    assert!(talk.hear().starts_with("info depth 1 "));
    talk.say("isready");
    talk.until("readyok");
    talk.say("stop");
    talk.until("bestmove ");
    talk.say("go infinite");
    talk.quit();
}

#[test]
fn a_wrong_move_or_position_changes_nothing() {
    let mut talk = Talk::start();
    talk.say("position startpos moves d4-d5");
    talk.say("position startpos moves d4-d5 d4-d5 d4-d5");
    talk.say("position fen nonsense");
    talk.say("setoption name Variant value chess");
    assert_eq!(talk.ask("query p1turn"), "response false");
    talk.quit();
}

#[test]
fn a_search_with_an_end_is_finished_when_no_more_lines_come() {
    let mut talk = Talk::start();
    talk.say("go nodes 500");
    drop(talk.input);
    let lines: Vec<String> = talk.output.lines().map(|line| line.expect("a line")).collect();
    assert!(lines.last().unwrap().starts_with("bestmove "));
    assert!(talk.child.wait().unwrap().success());
}

fn analyse(arguments: &[&str]) -> (bool, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_reynard"))
        .arg("analyse")
        .args(arguments)
        .output()
        .expect("the program");
    (
        output.status.success(),
        String::from_utf8(output.stdout).expect("text"),
    )
}

#[test]
fn an_analysis_is_printed_line_by_line() {
    let position = [
        "fox-geese",
        "--position",
        "3/3/7/3F3/3g3/3/ggg f 0 0",
        "--depth",
        "4",
    ];
    let (success, text) = analyse(&position);
    assert!(success);
    assert!(
        text.starts_with("best d4xd2\nscore win in 1 (proven)\npv d4xd2\ndepth 1\nnodes "),
        "{text}"
    );
}

#[test]
fn an_analysis_is_printed_as_json() {
    let (_, text) = analyse(&["bagh-chal", "--nodes", "300", "--json"]);
    let answer: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(answer["pv"][0], answer["best"]);
    assert!(answer["score"]["estimate"].is_i64(), "{text}");
    assert_eq!(
        (&answer["nodes"], &answer["proven"]),
        (&300.into(), &false.into())
    );
}

#[test]
fn a_level_looks_as_deep_as_it_does() {
    let (success, text) = analyse(&["gasetavl", "--level", "4"]);
    assert!(success && text.contains("depth 3\n"), "{text}");
}

#[test]
fn two_limits_at_once_are_refused() {
    assert!(!analyse(&["bagh-chal", "--nodes", "300", "--depth", "2"]).0);
}
