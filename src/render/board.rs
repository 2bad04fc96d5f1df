//! The board without its pieces.

use ab_glyph::{Point as Spot, point as spot};

use crate::rules::{bitboard::Bitboard, board::Shape, point::Point, variant::Variant};

use super::{
    canvas::Canvas,
    kept::Kept,
    layout::{Area, Layout},
    mask::Mask,
    orientation::Orientation,
    outline::Outline,
    pixel::nearest,
    prints, text,
    theme::{Colours, Theme, of_pitch, of_size},
    wood::{Grain, Wood},
};

/// How many empty boards are kept, and up to what size, px: all boards in the size of messages, 20 MB.
const KEPT: usize = 8;
const KEPT_SIZE: f32 = 1024.0;

/// A picture of all that does not change during a game: the board and its coordinates.
pub(super) fn painted(layout: &Layout, variant: Variant, theme: Theme) -> Canvas {
    let mut canvas = empty(layout, variant, theme);
    let colours = theme.colours();
    for (character, at) in layout.coordinates() {
        let size = of_size::TEXT * layout.size;
        text::write(
            &mut canvas,
            character.encode_utf8(&mut [0; 4]),
            at,
            size,
            colours.text,
        );
    }
    canvas
}

/// The board without its coordinates, painted unless it was before.
fn empty(layout: &Layout, variant: Variant, theme: Theme) -> Canvas {
    type Key = (Shape, Bitboard, Option<Orientation>, Theme, u32);
    static BOARDS: Kept<Key, Canvas> = Kept::new(KEPT);
    let (shape, pen) = (layout.board().shape(), variant.pen());
    // Only a pen tells the ends of a board apart.
    let turned = (!pen.is_empty()).then(|| layout.orientation());
    let key = (shape, pen, turned, theme, layout.size.to_bits());
    if layout.size > KEPT_SIZE {
        return paint(layout, variant, theme.colours());
    }
    let kept = BOARDS.get(key, || paint(layout, variant, theme.colours()));
    Canvas::clone(&kept)
}

fn paint(layout: &Layout, variant: Variant, colours: &Colours) -> Canvas {
    let size = nearest(layout.size).cast_unsigned();
    let mut canvas = Canvas::new(size, size);
    let ground = cut(layout, colours.ground, 1);
    canvas.flood(|x, y| ground.at(x, y));
    plate(&mut canvas, layout, colours);
    if layout.board().shape() == Shape::Chess64 {
        squares(&mut canvas, layout, colours);
    } else {
        pen(&mut canvas, layout, variant.pen(), colours);
        lines(&mut canvas, layout, colours);
        holes(&mut canvas, layout, colours);
    }
    prints::paint(&mut canvas, layout, colours);
    canvas
}

/// A piece of wood as large as the picture.
pub(super) fn cut(layout: &Layout, wood: Wood, seed: u32) -> Grain {
    wood.cut(layout.size, of_size::GRAIN * layout.size, seed)
}

/// The plate, which lies a little higher than the ground: light from above falls on its upper edge.
fn plate(canvas: &mut Canvas, layout: &Layout, colours: &Colours) {
    let corner = match layout.board().shape() {
        Shape::Chess64 => 0.0,
        Shape::Cross33Full | Shape::Cross33Alternating | Shape::Cross45 | Shape::Net25 => {
            of_pitch::PLATE_CORNER * layout.pitch
        }
    };
    let plate = Outline::rounded(&layout.corners(), corner).filled(spot(0.0, 0.0), 1.0);
    let thick = nearest(of_size::THICK * layout.size).max(1);
    let lower = |down: i32| plate.clone().shifted(0, down);
    let shadow = lower(2 * thick).blurred((2 * thick).cast_unsigned());
    canvas.tint(&shadow, colours.shadow, of_size::SHADOW);
    canvas.tint(&lower(thick), colours.dim_edge, 1.0);
    canvas.tint(&plate, colours.lit_edge, 1.0);
    let mut face = lower((thick / 2).max(1));
    face.keep(&plate);
    let wood = cut(layout, colours.plate, 2);
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
    canvas.tint(&outline.filled(origin, 1.0), colours.pen, of_pitch::PEN_STAIN);
    let edge = of_pitch::PEN_EDGE * layout.pitch;
    canvas.tint(
        &outline.drawn(origin, 1.0, edge),
        colours.pen_edge,
        of_pitch::PEN_EDGE_STAIN,
    );
}

/// The lines as the board has them, each a groove.
fn lines(canvas: &mut Canvas, layout: &Layout, colours: &Colours) {
    let half = (of_pitch::LINE * layout.pitch).max(0.5);
    let Area { min, max } = layout.plate();
    let mut grooves = Mask::empty(min, max);
    for &(from, to) in layout.board().lines() {
        grooves.add_line(layout.spot(from), layout.spot(to), half);
    }
    canvas.tint(
        &grooves.clone().shifted(0, 1),
        colours.groove_edge,
        of_pitch::GROOVE_LIGHT,
    );
    canvas.tint(&grooves, colours.groove, 1.0);
}

/// A hole at each point.
fn holes(canvas: &mut Canvas, layout: &Layout, colours: &Colours) {
    let radius = (of_pitch::HOLE * layout.pitch).max(1.0);
    for at in spots(layout) {
        canvas.tint(
            &Mask::disc(at + spot(0.0, 1.0), radius),
            colours.groove_edge,
            of_pitch::HOLE_LIGHT,
        );
        canvas.tint(&Mask::disc(at, radius), colours.hole, 1.0);
    }
}

fn spots(layout: &Layout) -> impl Iterator<Item = Spot> + '_ {
    layout.board().used().into_iter().map(|point| layout.spot(point))
}
