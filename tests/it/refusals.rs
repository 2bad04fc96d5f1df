//! Why moves are refused: a case for each reason, and that the reason given is true in any position.

use std::collections::BTreeSet;

use reynard::rules::{
    game::Game,
    moves::Move,
    notation::move_text::{Reason, Refusal, read_move},
    point::{Coord, Point},
    position::Position,
    side::Side,
    variant::{
        Geese, Variant,
        law::{Capture, Chain, Heading},
    },
};

use crate::support::games::{Chance, game, legal, random_game, random_position, texts};

const PLAIN: Variant = Variant::FoxGeese {
    geese: Geese::Thirteen,
    sideways: false,
};
const SIDEWAYS: Variant = Variant::FoxGeese {
    geese: Geese::Thirteen,
    sideways: true,
};

/// Variant, position, what is typed, the reason in words, the candidates.
type Case = (Variant, &'static str, &'static str, &'static str, &'static str);

const LONE: &str = "3/3/7/3F3/3g3/1g1/ggg f 0 0";
const LONE_GEESE: &str = "3/3/7/3F3/3g3/1g1/ggg g 0 0";
const TWO_FOXES: &str = "F1F/2g/7/ggggggg/ggggggg/ggg/gg1 f 0 0";
const TWO_WAYS: &str = "F2/g2/1g1g3/4g2/6F/ggg/ggg f 0 0";
/// Two ways from d4 to d6 and back round to the start.
const ROUND: &str = "3/3/2g1g2/2gFg2/2g1g2/ggg/3 f 0 0";
const TIGERS: &str = "F1gF1/g4/5/5/F2gF f 15 0";
const GOATS: &str = "F1gF1/g4/5/5/F2gF g 15 0";
const PLACED: &str = "FgggF/ggggg/ggggg/gg3/F2gF g 0 0";
const HOUNDS: &str = "8/8/8/8/4F3/3g4/2g5/1g5g g 0 0";
const FOX: &str = "8/8/8/8/4F3/3g4/2g5/1g5g f 0 0";

const CASES: &[Case] = &[
    (PLAIN, "gFg/ggg/3g3/7/7/3/3 f 0 0", "d7-d6", "GameOver", ""),
    (PLAIN, "gFg/ggg/3g3/7/7/3/3 f 0 0", "what?", "GameOver", ""),
    (PLAIN, LONE, "north", "Unreadable", ""),
    (PLAIN, LONE, "", "Unreadable", ""),
    (PLAIN, LONE, "d4-d8", "OffBoard d8", ""),
    (PLAIN, LONE, "a1-b2", "OffBoard a1", ""),
    (PLAIN, LONE, "D4-D12", "OffBoard d12", ""),
    (PLAIN, ROUND, "d4xd4", "Ambiguous", ""),
    (
        PLAIN,
        LONE,
        "d4",
        "OnlyOnePoint d4",
        "d4-c3 d4-c4 d4-c5 d4-d5 d4-e3 d4-e4 d4-e5",
    ),
    (PLAIN, LONE_GEESE, "d2", "OnlyOnePoint d2", "d2-c3 d2-e3"),
    (PLAIN, LONE, "e4-e5", "NoPiece e4", ""),
    (PLAIN, LONE, "d3-c3", "NotYours d3 goose", ""),
    (PLAIN, LONE_GEESE, "d4-d5", "NotYours d4 fox", ""),
    (PLAIN, LONE, "d4-d4", "SamePoint d4", ""),
    (PLAIN, LONE, "d4-d3", "Occupied d3 goose", ""),
    (PLAIN, LONE_GEESE, "d3-d4", "Occupied d4 fox", ""),
    (PLAIN, LONE_GEESE, "d1-d2", "Occupied d2 goose", ""),
    (PLAIN, LONE, "d4-e6", "NoLine d4 e6", ""),
    (
        Variant::Gasetavl,
        "3/3/1F1/9/9/ggggggggg/ggg/ggg/ggg f 0 0",
        "e7-d6",
        "NoLine e7 d6",
        "",
    ),
    (Variant::FoxHounds, HOUNDS, "d3-d4", "NoLine d3 d4", ""),
    (PLAIN, LONE, "d4-d7", "TooFar fox d4 d7", ""),
    (PLAIN, LONE_GEESE, "c1-c3", "TooFar goose c1 c3", ""),
    (PLAIN, LONE_GEESE, "c1-c2-c3", "TooFar goose c1 c3", ""),
    (PLAIN, LONE_GEESE, "d2-c1", "Occupied c1 goose", ""),
    (PLAIN, LONE_GEESE, "d3-d2", "Occupied d2 goose", ""),
    (PLAIN, LONE_GEESE, "d3-c2", "NeverBack goose", ""),
    (Variant::FoxHounds, HOUNDS, "d3-e2", "NeverBack hound", ""),
    (
        Variant::FoxGeeseTen,
        "3/1g1/7/3F3/7/3/ggg g 0 0",
        "d6-d7",
        "NeverBack goose",
        "",
    ),
    (PLAIN, LONE_GEESE, "d3-c3", "NeverSideways goose", ""),
    (PLAIN, LONE_GEESE, "d3xd5", "NeverCaptures goose", ""),
    (PLAIN, LONE_GEESE, "d3-d5", "NeverCaptures goose", ""),
    (Variant::FoxHounds, FOX, "e4xc2", "NeverCaptures fox", ""),
    (Variant::FoxHounds, FOX, "e4-c2", "NeverCaptures fox", ""),
    (PLAIN, LONE, "d4xd5", "NotACapture d4 d5", "d4-d5"),
    (PLAIN, TWO_FOXES_GEESE, "d4xd6-d7", "NotACapture d6 d7", "d4xd6"),
    (PLAIN, LONE, "d4-d6", "NothingToJump d5", ""),
    (PLAIN, LONE, "d4xf4", "NothingToJump e4", ""),
    (PLAIN, LONE, "d4xd2", "LandingOccupied d2 goose", ""),
    (
        Variant::BaghChal,
        "FgF2/5/5/5/F3F f 15 0",
        "a5xc5",
        "LandingOccupied c5 tiger",
        "",
    ),
    (Variant::Halatafl, TWO_FOXES, "c7-d7", "MustCapture fox", "e7xe5"),
    (
        Variant::Halatafl,
        TWO_WAYS,
        "c7xc5",
        "MustGoOn c5",
        "c7xc5xa5 c7xc5xe5xe3",
    ),
    (
        Variant::Halatafl,
        TWO_WAYS,
        "c7-c5-e5",
        "MustGoOn e5",
        "c7xc5xe5xe3",
    ),
    (Variant::BaghChal, TIGERS, "a5xa3xc3", "SingleJump tiger", "a5xa3"),
    (Variant::BaghChal, GOATS, "a4-a3", "MustPlace 15 goat", "a3"),
    (Variant::BaghChal, GOATS, "a4", "Occupied a4 goat", ""),
    (Variant::BaghChal, GOATS, "@a5", "Occupied a5 tiger", ""),
    (Variant::BaghChal, PLACED, "@c1", "HandEmpty goat", ""),
    (Variant::BaghChal, PLACED, "c1", "HandEmpty goat", ""),
    (Variant::BaghChal, PLACED, "d1", "OnlyOnePoint d1", "d1-c1 d1-d2"),
    (Variant::BaghChal, TIGERS, "@c3", "NeverPlaced tiger", ""),
    (PLAIN, LONE, "@c3", "NeverPlaced fox", ""),
];

/// A fox on d4 that can take d5 and has an empty d7 behind its landing.
const TWO_FOXES_GEESE: &str = "3/3/3g3/3F3/3g3/1g1/ggg f 0 0";

/// A reason in words: its name, then what it holds.
fn words(reason: &Reason) -> String {
    match reason {
        Reason::GameOver => "GameOver".to_owned(),
        Reason::Unreadable => "Unreadable".to_owned(),
        Reason::Ambiguous => "Ambiguous".to_owned(),
        Reason::OffBoard { point } => format!("OffBoard {point}"),
        Reason::OnlyOnePoint(at) => format!("OnlyOnePoint {at}"),
        Reason::NoPiece(at) => format!("NoPiece {at}"),
        Reason::NotYours { at, role } => format!("NotYours {at} {role}"),
        Reason::SamePoint(at) => format!("SamePoint {at}"),
        Reason::Occupied { at, role } => format!("Occupied {at} {role}"),
        Reason::NoLine { from, to } => format!("NoLine {from} {to}"),
        Reason::TooFar { role, from, to } => format!("TooFar {role} {from} {to}"),
        Reason::NeverBack { role } => format!("NeverBack {role}"),
        Reason::NeverSideways { role } => format!("NeverSideways {role}"),
        Reason::NeverCaptures { role } => format!("NeverCaptures {role}"),
        Reason::NotACapture { from, to } => format!("NotACapture {from} {to}"),
        Reason::NothingToJump { over } => format!("NothingToJump {over}"),
        Reason::LandingOccupied { at, role } => format!("LandingOccupied {at} {role}"),
        Reason::MustCapture { role } => format!("MustCapture {role}"),
        Reason::MustGoOn { at } => format!("MustGoOn {at}"),
        Reason::SingleJump { role } => format!("SingleJump {role}"),
        Reason::MustPlace { role, hand } => format!("MustPlace {hand} {role}"),
        Reason::HandEmpty { role } => format!("HandEmpty {role}"),
        Reason::NeverPlaced { role } => format!("NeverPlaced {role}"),
        other => format!("{other:?} has no case"),
    }
}

#[test]
fn each_refusal_has_its_reason_and_its_candidates() {
    for &(variant, position, typed, reason, candidates) in CASES {
        let game = game(variant, position);
        let refusal = read_move(&game, typed).expect_err(typed);
        assert_eq!(words(&refusal.reason), reason, "{typed} in {variant} {position}");
        if reason != "Ambiguous" {
            assert_eq!(
                texts(variant, &refusal.candidates).join(" "),
                candidates,
                "{typed} in {variant}"
            );
        }
    }
}

#[test]
fn every_reason_has_a_case() {
    let source = include_str!("../../src/rules/notation/refusal.rs");
    let members = source
        .split("pub enum Reason {")
        .nth(1)
        .expect("the list of reasons");
    let is_member = |line: &&str| line.starts_with("    ") && line.as_bytes()[4].is_ascii_uppercase();
    let name = |line: &'static str| line.trim().split(['(', ' ', ',']).next().expect("a name");
    let listed: BTreeSet<_> = members.lines().filter(is_member).map(name).collect();
    let tried: BTreeSet<_> = CASES
        .iter()
        .map(|case| case.3.split(' ').next().expect("a name"))
        .collect();
    assert_eq!(tried, listed);
}

#[test]
fn an_ambiguous_chain_names_the_ways_that_fit() {
    let game = game(PLAIN, ROUND);
    let refusal = read_move(&game, "d4xd4").unwrap_err();
    assert!(refusal.candidates.len() > 1);
    assert!(refusal.candidates.iter().all(|m| m.from() == Some(m.to())));
    assert_eq!(
        read_move(&game, &texts(PLAIN, &refusal.candidates)[0]),
        Ok(refusal.candidates[0])
    );
}

#[test]
fn forgiven_forms_mean_the_one_legal_move() {
    let cases = [
        (PLAIN, LONE, "D4 — D5", "d4-d5"),
        (PLAIN, LONE, "d4d5", "d4-d5"),
        (PLAIN, LONE, "d4->d5", "d4-d5"),
        (PLAIN, TWO_FOXES_GEESE, "d4-d6", "d4xd6"),
        (PLAIN, TWO_FOXES_GEESE, "d4 : d6", "d4xd6"),
        (PLAIN, TWO_FOXES_GEESE, "d4×d6", "d4xd6"),
        (Variant::Halatafl, TWO_WAYS, "c7xe3", "c7xc5xe5xe3"),
        (Variant::Halatafl, TWO_WAYS, "c7 a5", "c7xc5xa5"),
        (Variant::Halatafl, TWO_WAYS, "c7-c5-a5", "c7xc5xa5"),
        (Variant::BaghChal, GOATS, "+ C3", "c3"),
        (Variant::BaghChal, GOATS, "@c3", "c3"),
    ];
    for (variant, position, typed, canonical) in cases {
        let m =
            read_move(&game(variant, position), typed).unwrap_or_else(|refusal| panic!("{typed}: {refusal}"));
        assert_eq!(texts(variant, &[m]), [canonical], "{typed}");
    }
}

/// What is typed, the position, and its points.
struct Typed<'a> {
    position: &'a Position,
    legal: &'a [Move],
    from: Point,
    to: Point,
}

impl Typed<'_> {
    fn point(&self, at: Coord) -> Point {
        self.position.board().point(at).expect("a point of the board")
    }

    fn standing(&self, at: Coord) -> Option<Side> {
        self.position.piece_at(self.point(at))
    }

    /// Whether the points lie on one line of the grid with every line between them drawn.
    fn aligned(&self) -> bool {
        let board = self.position.board();
        let [a, b] = [self.from, self.to].map(|point| board.coord(point));
        let by = [(a.file, b.file), (a.rank, b.rank)].map(|(a, b)| i16::from(b) - i16::from(a));
        let far = by[0].abs().max(by[1].abs());
        let place = |i: i16| {
            let at = [
                i16::from(a.file) + by[0] / far * i,
                i16::from(a.rank) + by[1] / far * i,
            ];
            board.point(Coord::new(u8::try_from(at[0]).ok()?, u8::try_from(at[1]).ok()?))
        };
        let straight = by[0] == 0 || by[1] == 0 || by[0].abs() == by[1].abs();
        let joined = |i| {
            place(i)
                .zip(place(i + 1))
                .is_some_and(|(p, q)| board.neighbours(p).has(q))
        };
        far > 0 && straight && (0..far).all(joined)
    }

    fn adjacent(&self) -> bool {
        self.position.board().neighbours(self.from).has(self.to)
    }

    /// Whether the refusal says nothing but the truth, looked up without the code that found it.
    fn is_true(&self, refusal: &Refusal) -> bool {
        let (position, law) = (self.position, self.position.variant().law());
        let (turn, board) = (position.turn(), position.board());
        let (from, to) = (board.coord(self.from), board.coord(self.to));
        let many = turn == Side::Many;
        let middle = board.middle(self.from, self.to);
        match refusal.reason {
            Reason::MustPlace { hand, .. } => many && hand > 0 && hand == position.hand(),
            Reason::NoPiece(at) => at == from && self.standing(at).is_none(),
            Reason::NotYours { at, .. } => at == from && self.standing(at) == Some(!turn),
            Reason::SamePoint(at) => self.from == self.to && at == from,
            Reason::Occupied { at, .. } => at == to && self.adjacent() && self.standing(at).is_some(),
            Reason::NoLine { .. } => !self.aligned(),
            Reason::TooFar { .. } => {
                self.aligned()
                    && !self.adjacent()
                    && (many || middle.is_none() || law.capture == Capture::None)
            }
            Reason::NeverBack { .. } => {
                let back = if law.heading == Heading::Up {
                    to.rank < from.rank
                } else {
                    to.rank > from.rank
                };
                many && law.heading != Heading::Any && self.adjacent() && back
            }
            Reason::NeverSideways { .. } => many && !law.sideways && self.adjacent() && from.rank == to.rank,
            Reason::NeverCaptures { .. } => many || law.capture == Capture::None,
            Reason::NotACapture { .. } => self.adjacent() && !refusal.candidates.is_empty(),
            Reason::NothingToJump { over } => {
                middle == Some(self.point(over)) && self.standing(over) != Some(!turn)
            }
            Reason::LandingOccupied { at, .. } => at == to && self.standing(at).is_some() && middle.is_some(),
            Reason::MustCapture { .. } => {
                self.legal.iter().all(Move::is_capture) && refusal.candidates.len() == self.legal.len()
            }
            Reason::MustGoOn { at } => {
                let starts = |m: &Move| m.points().take(2).eq([self.from, self.to]);
                law.chain == Chain::Compulsory && at == to && refusal.candidates.iter().all(starts)
            }
            Reason::Ambiguous => refusal.candidates.len() > 1,
            Reason::GameOver
            | Reason::Unreadable
            | Reason::OffBoard { .. }
            | Reason::OnlyOnePoint(_)
            | Reason::SingleJump { .. }
            | Reason::HandEmpty { .. }
            | Reason::NeverPlaced { .. }
            | _ => false,
        }
    }
}

#[test]
fn reasons_are_true_in_any_position() {
    let mut chance = Chance::new(5);
    for variant in Variant::ALL {
        let mut positions = random_game(variant, &mut chance, 60).positions().to_vec();
        positions.extend((0..40).map(|_| random_position(variant, &mut chance)));
        for position in positions.iter().step_by(8) {
            all_pairs(position);
        }
    }
}

/// Types every pair of points in a position, as a step, as a capture and with nothing between.
fn all_pairs(position: &Position) {
    let game = Game::from_position(*position);
    let legal = legal(&game);
    if legal.is_empty() {
        return;
    }
    let board = position.board();
    for from in board.points() {
        for to in board.points() {
            for between in ["-", "x", ""] {
                let text = format!("{}{between}{}", board.coord(from), board.coord(to));
                let typed = Typed {
                    position,
                    legal: &legal,
                    from,
                    to,
                };
                match read_move(&game, &text) {
                    Ok(m) => assert!(legal.contains(&m), "{text} in {position}"),
                    Err(refusal) => {
                        assert!(typed.is_true(&refusal), "{text} in {position}: {refusal:?}");
                        assert!(refusal.candidates.iter().all(|m| legal.contains(m)));
                    }
                }
            }
        }
    }
}

#[test]
fn sideways_is_refused_only_without_the_option() {
    assert!(read_move(&game(SIDEWAYS, LONE_GEESE), "d3-c3").is_ok());
    assert!(read_move(&game(PLAIN, LONE_GEESE), "d3-c3").is_err());
}
