//! Coordinates and numbers.

use std::sync::Arc;

use ab_glyph::{Font, Point as Spot, PxScale, ScaleFont, point as spot};

use super::{fonts::FONT, kept::Kept, mask::Mask, pixel::nearest};

/// How high digits are, as a share of the size of the font.
const DIGIT: f32 = 0.52;

/// Room for all characters in many sizes, bytes.
const ROOM: usize = 1 << 20;

/// The shapes of one line, its middle on `centre` and its digits about half as high as `size` px. A character that the font
/// lacks is left out.
pub(super) fn line(text: &str, centre: Spot, size: f32) -> Vec<Mask> {
    let font = FONT.as_scaled(PxScale::from(size));
    let mut x = centre.x - width(text, size) / 2.0;
    let y = centre.y + DIGIT * size / 2.0;
    let mut shapes = Vec::with_capacity(text.len());
    for character in text.chars() {
        shapes.push(Mask::clone(&shape(character, size)).shifted(nearest(x), nearest(y)));
        x += font.h_advance(font.glyph_id(character));
    }
    shapes
}

/// How wide a line is, px.
pub(super) fn width(text: &str, size: f32) -> f32 {
    let font = FONT.as_scaled(PxScale::from(size));
    text.chars()
        .map(|character| font.h_advance(font.glyph_id(character)))
        .sum()
}

/// A character that stands on the origin.
fn shape(character: char, size: f32) -> Arc<Mask> {
    static SHAPES: Kept<(char, u32), Mask> = Kept::new(ROOM);
    SHAPES.get((character, size.to_bits()), || {
        let id = FONT.glyph_id(character);
        debug_assert_ne!(id.0, 0, "the font lacks {character}");
        let glyph = id.with_scale_and_position(PxScale::from(size), spot(0.0, 0.0));
        let outlined = FONT.outline_glyph(glyph).filter(|_| id.0 != 0);
        outlined.map_or_else(
            || Mask::empty(spot(0.0, 0.0), spot(0.0, 0.0)),
            |glyph| Mask::glyph(&glyph),
        )
    })
}
