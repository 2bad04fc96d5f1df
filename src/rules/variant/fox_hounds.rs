//! Fox and Hounds: one fox against four hounds on the squares of one colour of a chessboard.
//!
//! The fox starts on e8 and moves first, one square diagonally in any direction. Hounds step one square
//! diagonally up the board, never back. Nobody captures.
//!
//! The fox wins on rank 1, on a lower rank than every hound, or when the hounds cannot move; the hounds win
//! when the fox cannot move. Hounds never go back, so neither a repetition nor a hundred and twenty moves without one of
//! a hound can happen.
//!
//! Source: the game as "Winning Ways" (Berlekamp, Conway, Guy) has it. That being below all hounds ends the
//! game is decided here: nothing can stop the fox then.

use crate::rules::{board::Shape, side::Side};

use super::{
    Role,
    law::{Capture, Chain, Heading, Law, Material, Progress},
};

const START: &str = "
    . . . . F . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . . . . . .
    . g . g . g . g
";

pub(super) const LAW: Law = Law {
    shape: Shape::Chess64,
    start: START,
    hand: 0,
    first: Side::Few,
    few: Role::Fox,
    many: Role::Hound,
    heading: Heading::Up,
    sideways: false,
    capture: Capture::None,
    chain: Chain::Single,
    material: Material::None,
    pen: None,
    race: true,
    progress: Progress::CaptureOrAdvance,
    quiet_limit: Some(120),
};
