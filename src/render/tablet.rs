//! The piece of wood on which charts are drawn.

use ab_glyph::{Point as Spot, point as spot};

use super::{
    canvas::Canvas,
    outline::Outline,
    pixel::nearest,
    theme::{Colours, of_size},
};

/// A canvas of `width` times `height` px that is a rounded piece of wood with a rim.
pub(super) fn tablet(width: f32, height: f32, colours: &Colours) -> Canvas {
    let mut canvas = Canvas::new(nearest(width).cast_unsigned(), nearest(height).cast_unsigned());
    let origin: Spot = spot(0.0, 0.0);
    let ground = colours.ground.cut(width, of_size::GRAIN * width, 1);
    canvas.flood(|x, y| ground.at(x, y));
    let outline = Outline::rectangle(origin, spot(width, height), of_size::CORNER * width);
    let rim = outline.drawn(origin, 1.0, of_size::FRAME * width);
    canvas.tint(&rim, colours.frame, 1.0);
    canvas.trim(&outline.filled(origin, 1.0));
    canvas
}
