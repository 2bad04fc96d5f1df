//! The board without its pieces.

use ab_glyph::{Point as Spot, point as spot};

use crate::rules::{bitboard::Bitboard, board::Shape, point::Point, variant::Variant};

use super::{
    canvas::Canvas,
    layout::{Area, Layout},
    mask::Mask,
    outline::Outline,
    pixel::nearest,
    text,
    theme::{Colours, of_pitch, of_size},
    wood::{Grain, Wood},
};

/// Paints all of the picture that does not change during a game.
pub(super) fn paint(canvas: &mut Canvas, layout: &Layout, variant: Variant, colours: &Colours) {
    let ground = cut(layout, colours.ground, 1);
    canvas.flood(|x, y| ground.at(x, y));
    plate(canvas, layout, colours);
    if layout.board().shape() == Shape::Chess64 {
        squares(canvas, layout, colours);
    } else {
        pen(canvas, layout, variant.pen(), colours);
        lines(canvas, layout, colours);
        holes(canvas, layout, colours);
    }
    for (character, at) in layout.coordinates() {
        let size = of_size::TEXT * layout.size;
        text::write(canvas, character.encode_utf8(&mut [0; 4]), at, size, colours.text);
    }
}

fn cut(layout: &Layout, wood: Wood, seed: u32) -> Grain {
    wood.cut(layout.size, of_size::GRAIN * layout.size, seed)
}

/// The plate, which lies a little higher than the ground: light from above falls on its upper edge.
fn plate(canvas: &mut Canvas, layout: &Layout, colours: &Colours) {
    let thick = (0.004 * layout.size).max(1.0);
    let corner = of_pitch::PLATE_CORNER * layout.pitch;
    let outline = Outline::rounded(&layout.corners(), corner);
    let lying = |down: f32| outline.filled(spot(0.0, down), 1.0);
    let wood = cut(layout, colours.plate, 2);
    let soft = nearest(2.0 * thick).cast_unsigned();
    canvas.tint(&lying(2.5 * thick).blurred(soft), colours.shadow, 0.6);
    canvas.tint(&lying(thick), colours.dim_edge, 1.0);
    canvas.tint(&lying(0.0), colours.lit_edge, 1.0);
    let mut face = lying(0.0);
    face.keep(&lying((thick / 2.0).max(1.0)));
    canvas.texture(&face, |x, y| wood.at(x, y));
}

fn squares(canvas: &mut Canvas, layout: &Layout, colours: &Colours) {
    let board = layout.board();
    for (points, wood, seed) in [
        (board.used(), colours.light_square, 3),
        (board.points() - board.used(), colours.dark_square, 4),
    ] {
        let wood = cut(layout, wood, seed);
        for area in points.into_iter().filter_map(|point| square(layout, point)) {
            let square = Outline::rectangle(area.min, area.max, 0.0).filled(spot(0.0, 0.0), 1.0);
            canvas.texture(&square, |x, y| wood.at(x, y));
        }
    }
}

fn square(layout: &Layout, point: Point) -> Option<Area> {
    layout.around(Bitboard::of(point), of_pitch::SQUARE)
}

/// The pen: another wood, let into the board.
fn pen(canvas: &mut Canvas, layout: &Layout, pen: Bitboard, colours: &Colours) {
    let Some(Area { min, max }) = layout.around(pen, of_pitch::PEN) else {
        return;
    };
    let outline = Outline::rectangle(min, max, of_pitch::PLATE_CORNER * layout.pitch);
    let origin = spot(0.0, 0.0);
    canvas.tint(&outline.filled(origin, 1.0), colours.pen, 0.34);
    let edge = of_pitch::PEN_EDGE * layout.pitch;
    canvas.tint(&outline.drawn(origin, 1.0, edge), colours.pen_edge, 0.75);
}

/// The lines as the board has them, each a groove.
fn lines(canvas: &mut Canvas, layout: &Layout, colours: &Colours) {
    let half = (of_pitch::LINE * layout.pitch).max(0.5);
    let Area { min, max } = layout.plate();
    let mut grooves = Mask::empty(min, max);
    for &(from, to) in layout.board().lines() {
        grooves.add_line(layout.spot(from), layout.spot(to), half);
    }
    canvas.tint(&grooves.clone().shifted(0, 1), colours.groove_edge, 0.45);
    canvas.tint(&grooves, colours.groove, 1.0);
}

/// A hole at each point.
fn holes(canvas: &mut Canvas, layout: &Layout, colours: &Colours) {
    let radius = (of_pitch::HOLE * layout.pitch).max(1.0);
    for at in spots(layout) {
        canvas.tint(&Mask::disc(at + spot(0.0, 1.0), radius), colours.groove_edge, 0.7);
        canvas.tint(&Mask::disc(at, radius), colours.hole, 1.0);
    }
}

fn spots(layout: &Layout) -> impl Iterator<Item = Spot> + '_ {
    layout.board().used().into_iter().map(|point| layout.spot(point))
}
