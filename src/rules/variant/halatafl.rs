//! Halatafl: two foxes against twenty geese on the cross of 33 points with all diagonals.
//!
//! The foxes start on the outer corners of the upper arm and move first. Geese step forward, straight or
//! diagonally, and sideways. Capturing is compulsory: if either fox can jump, one of them must, and it must
//! go on jumping for as long as it can, though not by the longest way.
//!
//! The foxes win when fewer than nine geese are left, too few to fill the pen, or when the geese cannot move.
//! The geese win when all nine points of the pen (c5 to e7) are theirs or when neither fox can move. A game
//! is drawn by repetition or after a hundred quiet single moves.
//!
//! Source: today's descriptions of Halatafl, the game named in Grettis saga, as a variant of Fox and Geese
//! with two foxes, twenty geese and compulsory capture; the start is that of the Danish game with the same
//! pieces described by Peter Michaelsen.

use crate::rules::{board::Shape, side::Side};

use super::{
    Role,
    law::{Capture, Chain, Heading, Law, Material, Progress},
};

const START: &str = "
        F . F
        . . .
    . . . . . . .
    g g g g g g g
    g g g g g g g
        g g g
        g g g
";

const PEN: &str = "
        # # #
        # # #
    . . # # # . .
    . . . . . . .
    . . . . . . .
        . . .
        . . .
";

pub(super) const LAW: Law = Law {
    shape: Shape::Cross33Full,
    start: START,
    hand: 0,
    first: Side::Few,
    few: Role::Fox,
    many: Role::Goose,
    heading: Heading::Up,
    sideways: true,
    capture: Capture::Compulsory,
    chain: Chain::Compulsory,
    material: Material::FewerThan(9),
    pen: Some(PEN),
    race: false,
    progress: Progress::CaptureOrAdvance,
    quiet_limit: Some(100),
};
