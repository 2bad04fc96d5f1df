//! Bagh-Chal: four tigers against twenty goats on the net of 25 points, where only every other point has
//! diagonals.
//!
//! The tigers start in the corners; all goats are in the hand. Goats begin. As long as there are goats in the
//! hand they place one a turn on any empty point; only then they step, one point along any line. Tigers step
//! likewise, or jump over a neighbouring goat to the empty point behind it, which takes the goat and ends the
//! turn. They need not capture. Goats never capture.
//!
//! The tigers win with the fifth capture or when the goats cannot move; the goats win when none of the four
//! tigers can move. A game is drawn by repetition or after 120 single moves without a placement or a capture.
//!
//! Source: the national game of Nepal in its usual description.

use crate::rules::{board::Shape, side::Side};

use super::{
    Role,
    law::{Capture, Chain, Heading, Law, Material, Progress},
};

const START: &str = "
    F . . . F
    . . . . .
    . . . . .
    . . . . .
    F . . . F
";

pub(super) const LAW: Law = Law {
    shape: Shape::Net25,
    start: START,
    hand: 20,
    first: Side::Many,
    few: Role::Tiger,
    many: Role::Goat,
    heading: Heading::Any,
    sideways: true,
    capture: Capture::Optional,
    chain: Chain::Single,
    material: Material::Captures(5),
    pen: None,
    race: false,
    progress: Progress::Capture,
    quiet_limit: Some(120),
};
