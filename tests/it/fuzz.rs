//! Texts and setups that nobody meant: whatever they are, an answer comes and nothing panics.

use proptest::{prelude::*, sample::select};
use reynard::rules::{
    bitboard::Bitboard,
    game::Game,
    moves::MoveList,
    notation::{completion::complete, move_text::read_move, record::Record},
    position::Position,
    setup::{Flaw, Setup},
    side::{BySide, Side},
    variant::Variant,
};

use crate::support::games::{Chance, legal, random_game, random_position};

/// Text of any kind, and text of the signs that the formats are made of.
fn text(signs: &'static str) -> impl Strategy<Value = String> {
    prop_oneof![".{0,60}", signs, "\\PC{0,300}"]
}

fn variant() -> impl Strategy<Value = Variant> {
    select(&Variant::ALL[..])
}

fn any_setup() -> impl Strategy<Value = Setup> {
    let pieces = (any::<u64>(), any::<u64>()).prop_map(|(few, many)| BySide {
        few: Bitboard(few),
        many: Bitboard(many),
    });
    (
        variant(),
        pieces,
        any::<u8>(),
        select(&Side::ALL[..]),
        any::<u16>(),
    )
        .prop_map(|(variant, pieces, hand, turn, quiet)| Setup {
            variant,
            pieces,
            hand,
            turn,
            quiet,
        })
}

/// What must hold of a text that was read: the same thing comes out when it is written and read again.
fn record_round_trip(text: &str) -> Result<(), TestCaseError> {
    if let Ok(record) = text.parse::<Record>() {
        prop_assert_eq!(record.to_string().parse(), Ok(record));
    }
    Ok(())
}

proptest! {
    #[test]
    fn moves(variant in variant(), seed: u64, plies in 0_usize..40, text in text("[@+]?([a-jxX][0-9]?[-–>x: ]?){0,8}")) {
        let game = random_game(variant, &mut Chance::new(seed), plies);
        let legal = legal(&game);
        match read_move(&game, &text) {
            Ok(m) => prop_assert!(legal.contains(&m)),
            Err(refusal) => prop_assert!(refusal.candidates.iter().all(|m| legal.contains(m))),
        }
        let completed = complete(&game, &text, 25);
        prop_assert!(completed.len() <= 25);
        prop_assert!(completed.iter().all(|m| legal.contains(m)));
    }

    #[test]
    fn positions(variant in variant(), text in text("([Fg1-9]{0,9}/){4,8}[Fg1-9]{1,9} [fg] [0-9]{1,3} [0-9]{1,3}")) {
        if let Ok(position) = Position::from_text(variant, &text) {
            prop_assert_eq!(Position::from_text(variant, &position.to_string()), Ok(position));
        }
    }

    #[test]
    fn positions_nearly_right(variant in variant(), seed: u64, at in 0_usize..40, sign in any::<char>()) {
        let mut text = random_position(variant, &mut Chance::new(seed)).to_string();
        let at = at.min(text.len() - 1);
        text.replace_range(at..=at, &sign.to_string());
        if let Ok(position) = Position::from_text(variant, &text) {
            let mut moves = MoveList::new();
            position.legal_moves(&mut moves);
        }
    }

    #[test]
    fn records(text in text("(\\[(Variant|Date|Start|Result) \"[a-z-]{0,9}\"\\]|[0-9]\\.|[a-g][1-7]-[a-g][1-7]|\\{|\\}|\\*| |\n){0,30}")) {
        record_round_trip(&text)?;
    }

    #[test]
    fn records_nearly_right(variant in variant(), seed: u64, at: prop::sample::Index, sign in any::<char>()) {
        let mut text = Record::of(random_game(variant, &mut Chance::new(seed), 30)).to_string();
        let at = at.index(text.len());
        text.replace_range(at..=at, &sign.to_string());
        record_round_trip(&text)?;
    }

    #[test]
    fn tag_values(value in any::<String>()) {
        let mut record = Record::of(Game::new(Variant::BaghChal));
        record.set_tag("Tigers", &value).unwrap();
        let read: Record = record.to_string().parse().unwrap();
        prop_assert_eq!(read.tag("Tigers"), Some(value.as_str()));
    }

    #[test]
    fn variants(text in text("[a-z]{3,8}(-[a-z0-9]{2,8}){0,3}")) {
        if let Ok(variant) = text.parse::<Variant>() {
            prop_assert!(Variant::ALL.contains(&variant));
        }
    }

    #[test]
    fn setups(setup in any_setup()) {
        match Position::from_setup(setup) {
            Ok(position) => prop_assert_eq!(position.setup(), setup),
            Err(error) => {
                prop_assert!(!error.flaws.is_empty());
                prop_assert_eq!(error.setup, setup);
                let overlaps = error.flaws.iter().any(|flaw| matches!(flaw, Flaw::Overlap(_)));
                prop_assert_eq!(overlaps, !setup.pieces.few.is_disjoint(setup.pieces.many));
            }
        }
        // Nonsense can be written down too.
        prop_assert!(!setup.to_string().is_empty());
    }

    #[test]
    fn valid_setups_have_moves_or_a_winner(variant in variant(), seed: u64) {
        let position = random_position(variant, &mut Chance::new(seed));
        let mut moves = MoveList::new();
        position.legal_moves(&mut moves);
        prop_assert_eq!(moves.is_empty(), position.win().is_some());
        for m in &moves {
            prop_assert!(Position::from_setup(position.play_unchecked(m).setup()).is_ok());
        }
    }
}

#[test]
fn all_that_is_wrong_with_a_setup_is_told_at_once() {
    let start = Setup::start(Variant::FoxHounds);
    let setup = Setup {
        pieces: BySide {
            few: start.pieces.few | start.pieces.many,
            many: Bitboard(u64::MAX),
        },
        hand: 3,
        quiet: 5000,
        ..start
    };
    let flaws = Position::from_setup(setup).unwrap_err().flaws;
    assert_eq!(flaws.len(), 6, "{flaws:?}");
    assert_eq!(flaws[0], Flaw::FewCount { found: 5, wanted: 1 });
    assert_eq!(flaws[1], Flaw::TooManyOfTheMany { found: 67, most: 4 });
}
