//! Small pictures that are pasted again and again.

use std::ops::Range;

use image::Rgb;

use super::{
    canvas::Canvas,
    kept,
    palette::{Number, Palette},
};

/// A picture with smooth edges on nothing, in the colours of a palette.
#[derive(Debug)]
pub(super) struct Sprite {
    rows: Vec<Row>,
    /// The column that is put on a spot.
    middle: i32,
    /// The rows from that spot to the first.
    above: i32,
}

/// What of a row is not all transparent.
#[derive(Debug, Default)]
pub(super) struct Row {
    /// The column of its first pixel.
    pub(super) left: i32,
    /// Colour and opacity of each pixel.
    pub(super) pixels: Vec<(Rgb<u8>, u8)>,
    /// The longest run of opaque pixels.
    pub(super) solid: Range<usize>,
    /// The numbers of their colours.
    pub(super) numbers: Vec<Number>,
}

impl Sprite {
    /// What is drawn on a canvas, to be held at a pixel, from the left and from the top.
    pub(super) fn new(canvas: &Canvas, (middle, above): (i32, i32), palette: &Palette) -> Self {
        let width = (canvas.image().width() as usize).max(1);
        let rows = canvas.image().as_chunks::<4>().0.chunks_exact(width);
        Self {
            rows: rows.map(|row| Row::of(row, palette)).collect(),
            middle,
            above,
        }
    }

    /// Its rows where they come to lie, with their y, if it is held over a pixel.
    pub(super) fn rows(&self, x: i32, y: i32) -> impl Iterator<Item = (i32, i32, &Row)> {
        let (left, top) = (x - self.middle, y - self.above);
        (top..)
            .zip(&self.rows)
            .map(move |(y, row)| (left + row.left, y, row))
    }
}

impl Row {
    fn of(pixels: &[[u8; 4]], palette: &Palette) -> Self {
        let seen = |pixel: &[u8; 4]| pixel[3] > 0;
        let Some((first, last)) = pixels.iter().position(seen).zip(pixels.iter().rposition(seen)) else {
            return Self::default();
        };
        let pixels = &pixels[first..=last];
        let solid = longest_run(pixels, |pixel| pixel[3] == 255);
        let mut known = palette.reader();
        Self {
            left: i32::try_from(first).unwrap_or(i32::MAX),
            pixels: pixels.iter().map(|&[r, g, b, a]| (Rgb([r, g, b]), a)).collect(),
            numbers: pixels[solid.clone()]
                .iter()
                .map(|&[r, g, b, _]| known(Rgb([r, g, b])))
                .collect(),
            solid,
        }
    }
}

/// The longest run of things like that; empty if there is none.
fn longest_run<T>(things: &[T], like: impl Fn(&T) -> bool) -> Range<usize> {
    let mut longest = 0..0;
    let mut start = 0;
    for run in things.chunk_by(|a, b| like(a) == like(b)) {
        let here = start..start + run.len();
        start = here.end;
        if run.first().is_some_and(&like) && here.len() > longest.len() {
            longest = here;
        }
    }
    longest
}

impl kept::Bulk for Sprite {
    fn bytes(&self) -> usize {
        let row = |row: &Row| size_of::<Row>() + 4 * row.pixels.len() + row.numbers.len();
        self.rows.iter().map(row).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_run_is_found() {
        let even = |n: &i32| n % 2 == 0;
        assert_eq!(longest_run(&[1, 2, 3, 4, 6, 8, 1, 2], even), 3..6);
        assert_eq!(longest_run(&[1, 3], even), 0..0);
        assert_eq!(longest_run(&[], even), 0..0);
    }
}
