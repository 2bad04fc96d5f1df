//! How many chains a position can have. Nobody's text may keep the program busy.
//!
//! The counts are the most that a search over positions found: geese moved about at random for as long as
//! chains became more, from eight beginnings, nearly all of which led to the same number.

use reynard::rules::{
    notation::{
        completion::complete,
        move_text::{Reason, read_move},
    },
    variant::{Geese, Variant},
};

use crate::support::games::game;

const PLAIN: [Variant; 3] = [
    Variant::FoxGeese {
        geese: Geese::Thirteen,
        sideways: false,
    },
    Variant::FoxGeese {
        geese: Geese::Fifteen,
        sideways: false,
    },
    Variant::FoxGeese {
        geese: Geese::Seventeen,
        sideways: false,
    },
];

#[test]
fn the_most_chains_found_are_counted_and_completed_in_no_time() {
    let cases = [
        (PLAIN[0], "3/3/1g1g3/ggggg2/1gFg3/ggg/1g1 f 0 0", 14_557),
        (PLAIN[1], "3/3/3g1g1/1gggggg/1g1gFg1/ggg/1g1 f 0 0", 53_831),
        (PLAIN[2], "1g1/ggg/1gFg1g1/ggggggg/1g1g1g1/3/3 f 0 0", 230_897),
        (
            Variant::Halatafl,
            "1g1/ggg/1g1g1g1/ggggggF/1gFg1g1/ggg/1g1 f 0 0",
            799_971,
        ),
        (
            Variant::Gasetavl,
            "1g1/ggg/Fg1/3ggg3/4g1g2/3ggg3/1g1/ggg/1g1 f 0 0",
            136_098,
        ),
        (
            Variant::FoxGeeseTen,
            "3/3/3g1g1/2ggggg/3gFg1/ggg/1g1 f 0 0",
            14_557,
        ),
    ];
    for (variant, text, chains) in cases {
        let game = game(variant, text);
        assert_eq!(game.position().count_moves(), chains, "{variant}");
        assert_eq!(complete(&game, "", 25).len(), 25, "{variant}");
    }
}

#[test]
fn one_that_fits_many_is_refused_with_all_of_them() {
    let game = game(PLAIN[2], "1g1/ggg/1gFg1g1/ggggggg/1g1g1g1/3/3 f 0 0");
    let refusal = read_move(&game, "c5xc5").unwrap_err();
    assert_eq!(refusal.reason, Reason::Ambiguous);
    assert!(refusal.candidates.len() > 1000);
    let c5 = refusal.candidates[0].to();
    assert!(
        refusal
            .candidates
            .iter()
            .all(|m| m.from() == Some(c5) && m.to() == c5)
    );
}
