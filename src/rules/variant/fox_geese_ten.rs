//! Fox and Geese to ten captures: one fox against thirteen geese that come down the cross of 33 points, where
//! only every other point has diagonals.
//!
//! The fox starts in the middle and moves first. Geese step down the board, straight or along a diagonal
//! line, and sideways, never back up. The fox may jump, may go on jumping, and may stop after any jump or
//! step although it could jump.
//!
//! The fox wins with the tenth capture or when the geese cannot move; the geese win when the fox cannot move.
//! A game is drawn by repetition or after 120 single moves without a capture.
//!
//! Source: a second Fox and Geese described with ten captures and geese at the top. It is silent about the
//! diagonals of the board and about what counts as a move; here they alternate, and single moves are counted.

use crate::rules::{board::Shape, side::Side};

use super::{
    Role,
    law::{Capture, Chain, Heading, Law, Material, Progress},
};

const START: &str = "
        g g g
        g g g
    g g g g g g g
    . . . F . . .
    . . . . . . .
        . . .
        . . .
";

pub(super) const LAW: Law = Law {
    shape: Shape::Cross33Alternating,
    start: START,
    hand: 0,
    first: Side::Few,
    few: Role::Fox,
    many: Role::Goose,
    heading: Heading::Down,
    sideways: true,
    capture: Capture::Optional,
    chain: Chain::Optional,
    material: Material::Captures(10),
    pen: None,
    race: false,
    progress: Progress::Capture,
    quiet_limit: Some(120),
};
