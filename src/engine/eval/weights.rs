//! What each term weighs, one table a family.
//!
//! Positive is good for the few. About 100 is one piece of the many in the middle of a game; a term that a
//! table does not name weighs nothing there.

use super::terms::{TERMS, Term};
use crate::rules::variant::Family;

type Table = &'static [(Term, i32)];

/// The weight of each term in a family.
pub(super) fn weights(family: Family) -> [i32; TERMS] {
    let mut weights = [0; TERMS];
    for &(term, weight) in table(family) {
        weights[term as usize] = weight;
    }
    weights
}

const fn table(family: Family) -> Table {
    match family {
        Family::FoxGeese | Family::FoxGeeseTen => FOX_GEESE,
        Family::Gasetavl => GASETAVL,
        Family::Halatafl => HALATAFL,
        Family::BaghChal => BAGH_CHAL,
        Family::FoxHounds => FOX_HOUNDS,
    }
}

/// Geese that never go back: each gap in the line lasts, and the fox's room is what the geese play for.
const FOX_GEESE: Table = &[
    (Term::Captured, 90),
    (Term::NearTheLimit, 12),
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
    (Term::Captured, 90),
    (Term::NearTheLimit, 12),
    (Term::Room, 6),
    (Term::Steps, 6),
    (Term::Hanging, 45),
    (Term::Threatened, 18),
    (Term::JumpableNext, 12),
    (Term::Gaps, 9),
    (Term::Advance, -2),
    (Term::Passed, 6),
];

/// The geese play for the pen, and a compulsory capture can be a bait: what hangs says less.
const HALATAFL: Table = &[
    (Term::Captured, 80),
    (Term::NearTheLimit, 16),
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
const BAGH_CHAL: Table = &[
    (Term::Captured, 150),
    (Term::NearTheLimit, 40),
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
