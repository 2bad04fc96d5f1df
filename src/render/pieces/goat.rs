//! A goat: its head from the front, with horns, ears to the sides and a beard.

use crate::render::theme::Ink;

use super::{Drawing, Shape};

pub(super) static DRAWING: Drawing = Drawing(&[
    Shape::body(
        Ink::GoatShade,
        "M 21 -15 C 29 -20 42 -18 50 -7 C 45 5 31 8 21 1 Z",
    )
    .twice(),
    Shape::mark(Ink::Pink, "M 25 -10 C 31 -13 39 -12 44 -6.5 C 39 0 31 1 25 -3 Z").twice(),
    Shape::body(
        Ink::Horn,
        "M 3 -25 C 4 -39 14 -50 36 -50 C 29 -44 25 -34 24 -19 Z",
    )
    .twice(),
    Shape::mark(
        Ink::HornLight,
        "M 8 -27 C 10 -38 17 -46 36 -50 C 26 -48 20 -42 17 -24 Z",
    )
    .twice(),
    Shape::body(
        Ink::Goat,
        "M 0 -29 C 13 -30 24 -25 26 -14 C 28 -3 25 8 22 18 C 19 28 12 33 10 37 C 8 43 4 47 0 50 \
         C -4 47 -8 43 -10 37 C -12 33 -19 28 -22 18 C -25 8 -28 -3 -26 -14 C -24 -25 -13 -30 0 -29 Z",
    ),
    Shape::mark(
        Ink::GoatShade,
        "M 0 -29 C 13 -30 24 -25 26 -14 C 28 -3 25 8 22 18 C 19 28 12 33 10 37 C 8 43 4 47 0 50 Z",
    ),
    Shape::mark(
        Ink::Goat,
        "M 0 10 C 8 8 16 12 18 18 C 18 26 10 32 0 33 C -10 32 -18 26 -18 18 C -16 12 -8 8 0 10 Z",
    ),
    Shape::mark(Ink::Line, "O 14 -6 4.6 5.4").twice(),
    Shape::mark(
        Ink::Line,
        "M 3.5 17 C 7 14.5 10.5 15 12 17.5 C 10.5 21.5 6 21.5 3.5 17 Z",
    )
    .twice(),
    Shape::mark(
        Ink::Line,
        "M -1.4 22 L 1.4 22 L 1.4 26 C 5 29 9 28.5 12 26 L 13.5 28 C 10 32 4 32 0 28.5 \
         C -4 32 -10 32 -13.5 28 L -12 26 C -9 28.5 -5 29 -1.4 26 Z",
    ),
]);
