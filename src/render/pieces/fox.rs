//! A fox: its head from the front, with pricked ears, black at the tips.

use crate::render::theme::Ink;

use super::{Drawing, Shape};

pub(super) static DRAWING: Drawing = Drawing(&[
    Shape::body(
        Ink::Fox,
        "M 0 -28 C 5 -28 10 -27 14 -25 C 20 -32 29 -41 37 -45 C 41 -31 42 -15 39 -3 C 43 3 47 9 49 15 \
         C 40 18 33 24 27 31 C 19 40 9 46 0 47 C -9 46 -19 40 -27 31 C -33 24 -40 18 -49 15 \
         C -47 9 -43 3 -39 -3 C -42 -15 -41 -31 -37 -45 C -29 -41 -20 -32 -14 -25 C -10 -27 -5 -28 0 -28 \
         Z",
    ),
    Shape::mark(
        Ink::FoxShade,
        "M 0 -28 C 5 -28 10 -27 14 -25 C 20 -32 29 -41 37 -45 C 41 -31 42 -15 39 -3 C 43 3 47 9 49 15 \
         C 40 18 33 24 27 31 C 19 40 9 46 0 47 Z",
    ),
    Shape::mark(
        Ink::FoxTip,
        "M 37 -45 C 40 -35 41 -24 40.5 -13 C 36 -20 30 -28 22 -33 C 27 -38 32 -42 37 -45 Z",
    )
    .twice(),
    Shape::mark(
        Ink::FoxLight,
        "M 49 15 C 36 9 22 10 14 19 C 8 27 6 34 0 36 L 0 47 C 9 46 19 40 27 31 C 33 24 40 18 49 15 Z",
    )
    .twice(),
    Shape::mark(Ink::Line, "M 9 6 C 13 0 19 -2 25 -3 C 24 5 17 9 9 6 Z").twice(),
    Shape::mark(Ink::Line, "O 0 39 7.5 6"),
]);
