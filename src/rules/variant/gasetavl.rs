//! Gåsetavl: one fox against eighteen geese on the cross of 45 points, where only every other point has
//! diagonals.
//!
//! The fox starts on e7, which has no diagonals, and moves first. Geese step forward, straight or along a
//! diagonal line, and sideways. The fox may jump, may go on jumping, and may stop after any jump.
//!
//! The fox wins when fewer than four geese are left, since three can never shut it in on this board, or when
//! the geese cannot move; the geese win when the fox cannot move. A game is drawn by repetition or after a
//! hundred quiet single moves.
//!
//! Source: the Danish goose boards described by Peter Michaelsen ("Haretavl – hund efter hare som brætspil",
//! 2009); the large cross with a fox and eighteen geese is Gåsetavl (Gedved) in the Ludii catalogue, which
//! has one jump a turn.

use crate::rules::{board::Shape, side::Side};

use super::{
    Role,
    law::{Capture, Chain, Heading, Law, Material, Progress},
};

const START: &str = "
          . . .
          . . .
          . F .
    . . . . . . . . .
    . . . . . . . . .
    g g g g g g g g g
          g g g
          g g g
          g g g
";

pub(super) const LAW: Law = Law {
    shape: Shape::Cross45,
    start: START,
    hand: 0,
    first: Side::Few,
    few: Role::Fox,
    many: Role::Goose,
    heading: Heading::Up,
    sideways: true,
    capture: Capture::Optional,
    chain: Chain::Optional,
    material: Material::FewerThan(4),
    pen: None,
    race: false,
    progress: Progress::CaptureOrAdvance,
    quiet_limit: Some(100),
};
