//! A whole game of each variant, played by chance and written down state by state, so that the rules can be
//! read by eye and a change of any rule shows. `UPDATE=1 cargo test playthrough` writes the files anew.

use std::{ffi::OsString, fmt::Write as _, fs, path::PathBuf};

use reynard::rules::{
    game::Game,
    notation::{
        diagram::Diagram,
        move_text::{read_move, write_move},
    },
    position::Position,
    variant::Variant,
};

use crate::support::games::{Chance, legal, random_game, texts};

fn folder() -> PathBuf {
    ["tests", "data", "playthroughs"].iter().collect()
}

/// The game with its states.
fn written(game: &Game) -> String {
    let variant = game.variant();
    let mut out = format!("{variant}, moves chosen by chance\n");
    let mut again = Game::new(variant);
    for m in game.moves() {
        state(&mut out, &again);
        let _ = writeln!(out, "legal: {}", texts(variant, &legal(&again)).join(" "));
        let _ = writeln!(out, "plays: {}", write_move(variant, m));
        again.play(*m).expect("a legal move");
    }
    state(&mut out, &again);
    let _ = writeln!(out, "outcome: {:?}", again.outcome());
    out
}

/// The first game played by chance that ends soon enough to be read.
fn short_game(variant: Variant) -> Game {
    let mut games = (0..).map(|seed| random_game(variant, &mut Chance::new(seed), 70));
    games.find(|game| game.outcome().is_some()).expect("a short game")
}

fn state(out: &mut String, game: &Game) {
    let position = game.position();
    let word = game.variant().side_word(position.turn());
    let _ = writeln!(
        out,
        "\nply {}, {word} to move\n{}",
        game.ply(),
        Diagram::of(position)
    );
    let _ = writeln!(out, "position: {position}");
}

#[test]
fn a_game_of_every_variant_goes_as_it_was_written_down() {
    let update = std::env::var_os("UPDATE").is_some();
    for variant in Variant::ALL {
        let path = folder().join(format!("{variant}.txt"));
        if update {
            fs::write(&path, written(&short_game(variant))).expect("a writable file");
        }
        let expected = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{variant}: {error}"));
        let game = replayed(variant, &expected);
        assert!(game.outcome().is_some(), "{variant} does not end");
        let found = written(&game);
        let differs = expected
            .lines()
            .zip(found.lines())
            .position(|(old, new)| old != new);
        assert_eq!(
            found,
            expected,
            "{variant}: line {:?}",
            differs.map(|line| line + 1)
        );
    }
}

/// The game that a file tells, by the moves alone.
fn replayed(variant: Variant, text: &str) -> Game {
    let mut game = Game::new(variant);
    for played in text.lines().filter_map(|line| line.strip_prefix("plays: ")) {
        let m = read_move(&game, played).unwrap_or_else(|refusal| panic!("{variant}, {played}: {refusal}"));
        game.play(m).expect("a legal move");
    }
    game
}

#[test]
fn there_is_a_file_for_every_variant_and_no_other() {
    for (folder, ending) in [("playthroughs", "txt"), ("perft", "perft")] {
        let path: PathBuf = ["tests", "data", folder].iter().collect();
        let entries = fs::read_dir(path).expect("a folder");
        let mut found: Vec<_> = entries
            .map(|entry| entry.expect("an entry").file_name())
            .collect();
        found.sort();
        let mut wanted = Variant::ALL.map(|variant| OsString::from(format!("{variant}.{ending}")));
        wanted.sort();
        assert_eq!(found, wanted);
    }
}

#[test]
fn positions_in_the_files_are_read_again() {
    for variant in Variant::ALL {
        let text = fs::read_to_string(folder().join(format!("{variant}.txt"))).expect("a file");
        let positions: Vec<_> = text
            .lines()
            .filter_map(|line| line.strip_prefix("position: "))
            .collect();
        assert!(positions.len() > 10);
        for position in positions {
            assert_eq!(
                Position::from_text(variant, position)
                    .expect(position)
                    .to_string(),
                position
            );
        }
    }
}
