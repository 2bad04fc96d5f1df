//! What each term weighs, one table for variants that play alike.
//!
//! Positive is good for the few. A term that a table does not name weighs nothing there. An estimate of 250 stands for
//! six points of seven, see [`tuning`](crate::engine::tuning).
//!
//! The tables of Bagh-Chal, Halatafl and Gåsetavl were learned with the calls that stand beside them, which print them
//! again; the same was done for the others, but what was learned lost matches against what was set by hand, so that
//! stayed. Learning always starts from what is set by hand ([`untaught`]), whatever stands here.

use super::terms::{TERMS, Term};
use crate::rules::variant::Variant;

type Table = &'static [(Term, i32)];

/// A weight for each term.
pub(crate) type Weights = [i32; TERMS];

/// The weight of each term in a variant.
pub(super) fn weights(variant: Variant) -> Weights {
    row(table(variant))
}

/// The weights from which learning starts. They never change, or what was learned could not be learned again.
pub(super) fn untaught(variant: Variant) -> Weights {
    row(match variant {
        Variant::FoxGeese { .. } | Variant::FoxGeeseTen | Variant::Gasetavl => FOX_GEESE,
        Variant::Halatafl => HALATAFL_BY_HAND,
        Variant::BaghChal => BAGH_CHAL_BY_HAND,
        Variant::FoxHounds => FOX_HOUNDS,
    })
}

fn row(table: Table) -> Weights {
    let mut weights = [0; TERMS];
    for &(term, weight) in table {
        weights[term as usize] = weight;
    }
    weights
}

const fn table(variant: Variant) -> Table {
    match variant {
        Variant::FoxGeese { sideways: false, .. } => FOX_GEESE,
        Variant::FoxGeese { sideways: true, .. } => FOX_GEESE_SIDEWAYS,
        Variant::FoxGeeseTen => FOX_GEESE_TEN,
        Variant::Gasetavl => GASETAVL,
        Variant::Halatafl => HALATAFL,
        Variant::BaghChal => BAGH_CHAL,
        Variant::FoxHounds => FOX_HOUNDS,
    }
}

/// Geese that never go back: each gap in the line lasts, and the fox's room is what the geese play for.
const FOX_GEESE: Table = &[
    (Term::Always, 1380),
    (Term::Needed, -186),
    (Term::NeededSquared, 5),
    (Term::Room, 7),
    (Term::Steps, 4),
    (Term::Hanging, 45),
    (Term::Threatened, 18),
    (Term::JumpableNext, 12),
    (Term::Gaps, 9),
    (Term::Advance, -1),
    (Term::Passed, 10),
];

/// As above: the geese may shuttle, which the search sees and no term needs to say.
const FOX_GEESE_SIDEWAYS: Table = &[
    (Term::Always, 1380),
    (Term::Needed, -186),
    (Term::NeededSquared, 5),
    (Term::Room, 7),
    (Term::Steps, 4),
    (Term::Hanging, 45),
    (Term::Threatened, 18),
    (Term::JumpableNext, 12),
    (Term::Gaps, 9),
    (Term::Advance, -1),
    (Term::Passed, 10),
];

/// As above, down the board.
const FOX_GEESE_TEN: Table = &[
    (Term::Always, 1380),
    (Term::Needed, -186),
    (Term::NeededSquared, 5),
    (Term::Room, 7),
    (Term::Steps, 4),
    (Term::Hanging, 45),
    (Term::Threatened, 18),
    (Term::JumpableNext, 12),
    (Term::Gaps, 9),
    (Term::Advance, -1),
    (Term::Passed, 10),
];

/// `reynard tune gasetavl --games 300 --nodes 1500`; against the table before: 59 % ± 8 of 32 games at 2000 positions.
const GASETAVL: Table = &[
    (Term::Always, 1824),
    (Term::ToMove, -2),
    (Term::Needed, -146),
    (Term::NeededSquared, 4),
    (Term::Room, -21),
    (Term::Cramped, -2),
    (Term::Steps, 1),
    (Term::Hanging, 35),
    (Term::Threatened, 13),
    (Term::JumpableNext, 11),
    (Term::Gaps, 1),
    (Term::Advance, -2),
    (Term::Passed, 8),
    (Term::Holes, -22),
];

/// `reynard tune halatafl --games 300 --nodes 1500`; against the table before: 53 % ± 9 of 32 games.
const HALATAFL: Table = &[
    (Term::Always, 1632),
    (Term::ToMove, 5),
    (Term::Needed, -157),
    (Term::NeededSquared, 4),
    (Term::Room, -28),
    (Term::Cramped, -5),
    (Term::Steps, -7),
    (Term::Trapped, 36),
    (Term::Hanging, 27),
    (Term::Threatened, 17),
    (Term::JumpableNext, 6),
    (Term::Gaps, -3),
    (Term::Advance, -1),
    (Term::Passed, -2),
    (Term::Pen, -20),
    (Term::Holes, -20),
];

/// `reynard tune bagh-chal --games 800 --nodes 1500`; against the table before: 55 % ± 4 of 80 games at 3000
/// positions.
const BAGH_CHAL: Table = &[
    (Term::Always, 1029),
    (Term::ToMove, -3),
    (Term::Needed, -299),
    (Term::NeededSquared, 22),
    (Term::Room, -50),
    (Term::Cramped, 1),
    (Term::Steps, -1),
    (Term::Trapped, -51),
    (Term::Hanging, 104),
    (Term::Threatened, 44),
    (Term::JumpableNext, 40),
    (Term::Gaps, -15),
    (Term::Holes, -139),
    (Term::Hand, 59),
];

/// The geese play for the pen, and a compulsory capture can be a bait: what hangs says less.
const HALATAFL_BY_HAND: Table = &[
    (Term::Always, 1600),
    (Term::Needed, -160),
    (Term::NeededSquared, 4),
    (Term::Room, 3),
    (Term::Steps, 3),
    (Term::Trapped, -120),
    (Term::Hanging, 40),
    (Term::Threatened, 15),
    (Term::JumpableNext, 8),
    (Term::Gaps, 6),
    (Term::Advance, -4),
    (Term::Pen, -14),
];

/// Tigers that cannot move decide it, and holes are where goats are placed in safety.
const BAGH_CHAL_BY_HAND: Table = &[
    (Term::Always, 850),
    (Term::Needed, -250),
    (Term::NeededSquared, 15),
    (Term::Room, 2),
    (Term::Steps, 6),
    (Term::Trapped, -60),
    (Term::Hanging, 70),
    (Term::Threatened, 25),
    (Term::JumpableNext, 8),
    (Term::Gaps, 6),
    (Term::Holes, -12),
    (Term::Hand, 3),
];

/// An even, closed line of hounds holds; a fox with a way to the goal is nearly there.
const FOX_HOUNDS: Table = &[
    (Term::Room, 4),
    (Term::Steps, 8),
    (Term::Advance, -3),
    (Term::Passage, 150),
    (Term::Nearness, 12),
    (Term::Ragged, 25),
];
