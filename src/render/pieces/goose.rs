//! A goose: the whole bird from the side, with its neck up and its bill to the left.

use crate::render::theme::Ink;

use super::{Drawing, Shape};

pub(super) static DRAWING: Drawing = Drawing(&[
    Shape::body(
        Ink::Bill,
        "M -27 -44 C -36 -42 -45 -38 -50 -32 C -44 -28 -33 -26 -23 -28 Z",
    ),
    Shape::body(
        Ink::Feather,
        "M -30 -37 C -29 -46 -21 -50 -13 -49 C -4 -48 1 -41 0 -31 C -1 -22 -3 -15 -1 -9 \
         C 1 -4 7 -3 14 -4 C 26 -6 37 -10 49 -18 C 52 4 47 25 36 35 C 28 43 16 46 4 46 \
         C -15 46 -29 38 -31 22 C -32 12 -27 6 -24 -2 C -22 -9 -20 -16 -21 -23 C -26 -25 -30 -30 -30 -37 \
         Z",
    ),
    Shape::mark(
        Ink::Down,
        "M 49 -18 C 52 4 47 25 36 35 C 28 43 16 46 4 46 C -13 46 -26 39 -30 27 C -20 38 -2 40 13 33 \
         C 30 25 41 8 49 -18 Z",
    ),
    Shape::mark(
        Ink::Down,
        "M -8 10 C 4 3 18 7 33 1 C 32 16 22 28 8 28 C -2 28 -8 20 -8 10 Z",
    ),
    Shape::mark(
        Ink::Down,
        "M -22 -17 C -17 -14 -9 -13 -2 -16 C -2 -13 -2 -11 -1 -9 C -8 -6 -17 -6 -22.5 -9 Z",
    ),
    Shape::mark(Ink::Line, "O -17 -38 4 4"),
]);
