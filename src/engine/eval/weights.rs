//! What each term weighs, one table for variants that play alike.
//!
//! Positive is good for the few. About 100 is one piece of the many in the middle of a game; a term that a
//! table does not name weighs nothing there.

use super::terms::{TERMS, Term};
use crate::rules::variant::Variant;

type Table = &'static [(Term, i32)];

/// The weight of each term in a variant.
pub(super) fn weights(variant: Variant) -> [i32; TERMS] {
    let mut weights = [0; TERMS];
    for &(term, weight) in table(variant) {
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

/// The same on a larger board with fewer diagonals: room is cheaper, and a narrow arm is soon closed.
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

/// The geese play for the pen, and a compulsory capture can be a bait: what hangs says less.
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

/// Tigers that cannot move decide it, and holes are where goats are placed in safety.
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

/// An even, closed line of hounds holds; a fox with a way to the goal is nearly there.
const FOX_HOUNDS: Table = &[
    (Term::Room, 4),
    (Term::Steps, 8),
    (Term::Advance, -3),
    (Term::Passage, 150),
    (Term::Nearness, 12),
    (Term::Ragged, 25),
];
