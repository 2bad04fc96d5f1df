//! A tiger: its head from the front, with round ears and stripes.

use crate::render::theme::Ink;

use super::{Drawing, Shape};

pub(super) static DRAWING: Drawing = Drawing(&[
    Shape::body(Ink::Tiger, "O 31 -33 14 14").twice(),
    Shape::mark(Ink::Line, "O 32 -33 8 8").twice(),
    Shape::body(
        Ink::Tiger,
        "M 0 -40 C 19 -41 35 -32 40 -14 C 42 -6 46 4 49 12 C 45 16 41 19 39 23 C 32 37 16 46 0 46 \
         C -16 46 -32 37 -39 23 C -41 19 -45 16 -49 12 C -46 4 -42 -6 -40 -14 C -35 -32 -19 -41 0 -40 Z",
    ),
    Shape::mark(
        Ink::TigerShade,
        "M 0 -40 C 19 -41 35 -32 40 -14 C 42 -6 46 4 49 12 C 45 16 41 19 39 23 C 32 37 16 46 0 46 Z",
    ),
    Shape::mark(
        Ink::TigerLight,
        "M 0 10 C 8 6 20 8 25 16 C 30 26 24 36 14 42 C 9 45 4 46 0 46 C -4 46 -9 45 -14 42 \
         C -24 36 -30 26 -25 16 C -20 8 -8 6 0 10 Z",
    ),
    Shape::mark(
        Ink::Line,
        "M -4.5 -40.2 C -2 -40.5 2 -40.5 4.5 -40.2 C 4 -32 2 -26 0 -22 C -2 -26 -4 -32 -4.5 -40.2 Z",
    ),
    Shape::mark(
        Ink::Line,
        "M 12 -39 C 15 -38.5 18 -37.5 20 -36 C 17 -31 13 -27 8 -24 C 9 -29 11 -34 12 -39 Z",
    )
    .twice(),
    Shape::mark(
        Ink::Line,
        "M 40.5 -12 C 41.5 -8 42.5 -5 43.5 -2 C 38 -2 32 -4 27 -8 C 32 -10 36 -11 40.5 -12 Z",
    )
    .twice(),
    Shape::mark(
        Ink::Line,
        "M 46.5 6 C 47.5 8.5 48.3 10 49 12 C 46.5 14.5 45 15.5 43 17.5 C 38 16 34 14 31 10 \
         C 36 9 42 8 46.5 6 Z",
    )
    .twice(),
    Shape::mark(
        Ink::Line,
        "M 36 28 C 34 31 32 33 29.5 35.5 C 28 32 28 29 29 25 C 31 26 33 27 36 28 Z",
    )
    .twice(),
    Shape::mark(Ink::Line, "M 9 -2 C 13 -9 22 -10 26 -5 C 23 2 14 4 9 -2 Z").twice(),
    Shape::mark(
        Ink::Pink,
        "M -9 14 C -5 11 5 11 9 14 C 7 21 3 24 0 25 C -3 24 -7 21 -9 14 Z",
    ),
    Shape::mark(
        Ink::Line,
        "M -1.5 24 L 1.5 24 L 1.5 31 C 5 35 9 34 12 31 L 13.5 33 C 10 38 4 38 0 34 \
         C -4 38 -10 38 -13.5 33 L -12 31 C -9 34 -5 35 -1.5 31 Z",
    ),
]);
