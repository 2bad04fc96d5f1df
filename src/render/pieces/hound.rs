//! A hound: its head from the front, with hanging ears.

use crate::render::theme::Ink;

use super::{Drawing, Shape};

pub(super) static DRAWING: Drawing = Drawing(&[
    Shape::body(
        Ink::Hound,
        "M 0 -42 C 20 -43 31 -31 30 -13 C 30 -1 27 6 25 18 C 23 35 13 46 0 46 C -13 46 -23 35 -25 18 \
         C -27 6 -30 -1 -30 -13 C -31 -31 -20 -43 0 -42 Z",
    ),
    Shape::mark(
        Ink::HoundLight,
        "M 0 -42 C 3 -42 5 -41.8 7 -41.5 C 5 -26 6 -12 11 -2 C 19 2 26 8 25 18 C 23 35 13 46 0 46 \
         C -13 46 -23 35 -25 18 C -26 8 -19 2 -11 -2 C -6 -12 -5 -26 -7 -41.5 C -5 -41.8 -3 -42 0 -42 Z",
    ),
    Shape::body(
        Ink::Ear,
        "M 15 -39 C 31 -43 42 -30 46 -13 C 50 6 51 22 45 33 C 37 39 28 31 27 17 C 26 2 27 -12 19 -22 Z",
    )
    .twice(),
    Shape::mark(Ink::Line, "O 15 -9 4.4 5").twice(),
    Shape::mark(
        Ink::Line,
        "M -12 11 C -8 6 8 6 12 11 C 12 18 5 22 0 23 C -5 22 -12 18 -12 11 Z",
    ),
    Shape::mark(
        Ink::Line,
        "M -1.4 22 L 1.4 22 L 1.4 29 C 5 33 10 32 13 29 L 14.5 31 C 11 36 4 36 0 32 \
         C -4 36 -11 36 -14.5 31 L -13 29 C -10 32 -5 33 -1.4 29 Z",
    ),
]);
