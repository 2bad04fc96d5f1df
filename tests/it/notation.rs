//! Completion, position texts and diagrams by example.

use reynard::rules::{
    game::Game,
    notation::{completion::complete, diagram::Diagram, position_text::ParsePositionError},
    position::Position,
    setup::Flaw,
    side::BySide,
    variant::{Geese, Variant},
};

use crate::support::games::{game, legal, texts};

const PLAIN: Variant = Variant::FoxGeese {
    geese: Geese::Thirteen,
    sideways: false,
};

/// What is offered for a text, at most 25.
fn offered(game: &Game, typed: &str) -> String {
    texts(game.variant(), &complete(game, typed, 25)).join(" ")
}

#[test]
fn what_is_typed_is_completed_forgivingly() {
    let game = Game::new(PLAIN);
    for typed in ["", "d", "D4", "d4-", " d 4 x "] {
        assert_eq!(offered(&game, typed), "d4-c4 d4-c5 d4-d5 d4-e4 d4-e5", "{typed}");
    }
    for typed in ["d4d", "d4-d5", "D4 D5", "d4xd5", "d4→d5"] {
        assert_eq!(offered(&game, typed), "d4-d5", "{typed}");
    }
    for typed in [
        "e",
        "d5",
        "d4d4",
        "what",
        "4",
        "d44",
        "d4-d5-d6",
        &"d".repeat(1000),
    ] {
        assert_eq!(offered(&game, typed), "", "{typed}");
    }
    assert!(complete(&game, "", 0).is_empty());
    assert_eq!(complete(&game, "", 3), legal(&game)[..3]);
}

#[test]
fn a_chain_is_offered_by_its_ends_after_what_begins_so() {
    let game = game(Variant::Halatafl, "F2/g2/1g1g3/4g2/6F/ggg/ggg f 0 0");
    assert_eq!(offered(&game, "c7"), "c7xc5xa5 c7xc5xe5xe3");
    assert_eq!(offered(&game, "c7e"), "c7xc5xe5xe3");
    assert_eq!(offered(&game, "c7xe3"), "c7xc5xe5xe3");
    let game = self::game(PLAIN, "3/3/2g1g2/2gFg2/2g1g2/ggg/3 f 0 0");
    let round = offered(&game, "d4d4");
    assert!(round.split(' ').count() > 1);
    assert!(
        round
            .split(' ')
            .all(|text| text.starts_with("d4x") && text.ends_with("xd4")),
        "{round}"
    );
}

#[test]
fn what_the_text_means_comes_first() {
    let game = game(PLAIN, "3/3/2g1g2/2gFg2/2g1g2/ggg/3 f 0 0");
    assert!(
        offered(&game, "d4b4").starts_with("d4xb4 "),
        "{}",
        offered(&game, "d4b4")
    );
    let first = complete(&game, "d4-b4", 1);
    assert_eq!(texts(PLAIN, &first), ["d4xb4"]);
}

#[test]
fn a_placement_is_completed_with_and_without_its_sign() {
    let game = Game::new(Variant::BaghChal);
    for typed in ["c", "@c", "+C"] {
        assert_eq!(offered(&game, typed), "c1 c2 c3 c4 c5", "{typed}");
    }
}

#[test]
fn the_usual_starts_are_written_as_the_rules_have_them() {
    let starts = [
        (PLAIN, "3/3/7/3F3/ggggggg/ggg/ggg f 0 0"),
        (Variant::Halatafl, "F1F/3/7/ggggggg/ggggggg/ggg/ggg f 0 0"),
        (Variant::Gasetavl, "3/3/1F1/9/9/ggggggggg/ggg/ggg/ggg f 0 0"),
        (Variant::FoxGeeseTen, "ggg/ggg/ggggggg/3F3/7/3/3 f 0 0"),
        (Variant::BaghChal, "F3F/5/5/5/F3F g 20 0"),
        (Variant::FoxHounds, "4F3/8/8/8/8/8/8/1g1g1g1g f 0 0"),
    ];
    for (variant, text) in starts {
        assert_eq!(Position::start(variant).to_string(), text);
    }
}

#[test]
fn each_fault_of_a_position_text_is_named() {
    use ParsePositionError as E;
    let rows = "3/3/7/3F3/ggggggg/ggg/ggg";
    let cases = [
        (" ".repeat(300), E::TooLong),
        (String::new(), E::Parts(0)),
        (format!("{rows} f 0"), E::Parts(3)),
        ("3/3 f 0 0".to_owned(), E::Rows { found: 2, wanted: 7 }),
        (
            "3/4/7/3F3/7/3/3 f 0 0".to_owned(),
            E::RowLength {
                rank: 6,
                found: 4,
                wanted: 3,
            },
        ),
        (
            "3/3/7/3F3/7/3/3x f 0 0".to_owned(),
            E::Symbol { rank: 1, symbol: 'x' },
        ),
        (
            "3/12/7/3F3/7/3/3 f 0 0".to_owned(),
            E::Symbol { rank: 6, symbol: '2' },
        ),
        (
            "3/3/7/3F3/7/3/3f0 f 0 0".to_owned(),
            E::Symbol { rank: 1, symbol: 'f' },
        ),
        (format!("{rows} F 0 0"), E::Side),
        (format!("{rows} f +0 0"), E::Hand),
        (format!("{rows} f 256 0"), E::Hand),
        (format!("{rows} f 0 -1"), E::Quiet),
        (format!("{rows} f 0 99999"), E::Quiet),
    ];
    for (text, error) in cases {
        assert_eq!(Position::from_text(PLAIN, &text), Err(error), "{text}");
    }
}

#[test]
fn a_text_that_is_no_position_is_refused_with_every_reason() {
    let error = Position::from_text(PLAIN, "FgF/ggg/ggggggg/7/ggggggg/ggg/ggg f 2 1000").unwrap_err();
    let ParsePositionError::Impossible(error) = error else {
        panic!("{error}")
    };
    assert_eq!(
        error.flaws,
        [
            Flaw::FewCount { found: 2, wanted: 1 },
            Flaw::TooManyOfTheMany { found: 26, most: 13 },
            Flaw::Hand(2),
            Flaw::Quiet(1000),
        ]
    );
}

#[test]
fn the_cross_is_drawn_with_its_lines() {
    let drawn = "\
7         .---.---.
          | X | X |
6         .---.---.
          | X | X |
5 .---.---.---.---.---.---.
  | X | X | X | X | X | X |
4 .---.---.---F---.---.---.
  | X | X | X | X | X | X |
3 g---g---g---g---g---g---g
          | X | X |
2         g---g---g
          | X | X |
1         g---g---g
  a   b   c   d   e   f   g";
    assert_eq!(Diagram::of(&Position::start(PLAIN)).to_string(), drawn);
}

#[test]
fn the_chessboard_is_drawn_with_its_used_squares() {
    let drawn = "\
8 .   .   F   .
7   .   .   .   .
6 .   .   .   .
5   .   .   .   .
4 .   .   .   .
3   .   .   .   .
2 .   .   .   .
1   h   h   h   h
  a b c d e f g h";
    let start = Position::start(Variant::FoxHounds);
    let diagram = Diagram::of(&start).letters(BySide { few: 'F', many: 'h' });
    assert_eq!(diagram.to_string(), drawn);
}

#[test]
fn a_flipped_diagram_is_the_same_turned_half_round() {
    for variant in Variant::ALL {
        let start = Position::start(variant);
        let upright = Diagram::of(&start).to_string();
        let flipped = Diagram::of(&start).flipped(true).to_string();
        let board = |text: &str| -> Vec<String> {
            let rows: Vec<_> = text.lines().collect();
            let width = rows.iter().map(|row| row.len()).max().unwrap_or(0);
            let rows = rows[..rows.len() - 1]
                .iter()
                .map(|row| format!("{row:width$}")[2..].to_owned());
            rows.collect()
        };
        let turned: Vec<String> = board(&flipped)
            .iter()
            .rev()
            .map(|row| row.chars().rev().collect())
            .collect();
        assert_eq!(turned, board(&upright), "{variant}");
    }
}
