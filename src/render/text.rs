//! Coordinates and numbers.

use ab_glyph::{Font, Point as Spot, PxScale, ScaleFont, point as spot};
use image::Rgb;

use super::{canvas::Canvas, fonts::FONT, mask::Mask};

/// How high digits are, as a share of the size of the font.
const DIGIT: f32 = 0.52;

/// Writes one line, its middle on `centre` and its digits about half as high as `size` px. A character that the font
/// lacks is left out.
pub(super) fn write(canvas: &mut Canvas, text: &str, centre: Spot, size: f32, colour: Rgb<u8>) {
    let font = FONT.as_scaled(PxScale::from(size));
    let mut pen = spot(centre.x - width(text, size) / 2.0, centre.y + DIGIT * size / 2.0);
    for character in text.chars() {
        let id = font.glyph_id(character);
        let glyph = id.with_scale_and_position(PxScale::from(size), pen);
        if let Some(outlined) = font.outline_glyph(glyph).filter(|_| id.0 != 0) {
            canvas.tint(&Mask::glyph(&outlined), colour, 1.0);
        }
        pen.x += font.h_advance(id);
    }
}

/// How wide a line is, px.
pub(super) fn width(text: &str, size: f32) -> f32 {
    let font = FONT.as_scaled(PxScale::from(size));
    text.chars()
        .map(|character| font.h_advance(font.glyph_id(character)))
        .sum()
}
