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
    palette::Palette,
    picture::Picture,
    pixel::nearest,
    prints, text,
    theme::{Colours, Theme, of_pitch, of_size},
    tray,
    wood::{Grain, Wood},
};

/// Room for every empty board in every theme in the size of messages, bytes.
const ROOM: usize = 24 << 20;

/// What tells empty boards apart. Only a pen has ends that can be turned.
type Look = (Shape, Bitboard, Option<Orientation>, [u8; 2], Theme, u32);

/// All that does not change during a game: the board, its coordinates and empty trays. Painted unless it was before.
pub(super) fn empty(layout: &Layout, variant: Variant, theme: Theme) -> Picture {
    static BOARDS: Kept<Look, Picture> = Kept::new(ROOM);
    let (pen, goal) = (variant.pen(), variant.captures_to_win().unwrap_or(0));
    let turned = (!pen.is_empty()).then(|| layout.orientation());
    let trays = [goal, variant.law().hand];
    let key = (variant.shape(), pen, turned, trays, theme, layout.size.to_bits());
    let kept = BOARDS.get(key, || {
        Picture::of(&paint(layout, variant, theme), Palette::of(theme))
    });
    let mut picture = Picture::clone(&kept);
    coordinates(&mut picture, layout, theme.colours());
    picture
}

/// The same without coordinates, painted.
pub(super) fn paint(layout: &Layout, variant: Variant, theme: Theme) -> Canvas {
    let (size, colours) = (nearest(layout.size).cast_unsigned(), theme.colours());
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
    tray::hollows(&mut canvas, layout, variant, colours);
    frame(&mut canvas, layout, colours);
    canvas
}

/// The rim, and corners rounded off.
fn frame(canvas: &mut Canvas, layout: &Layout, colours: &Colours) {
    let (size, origin) = (layout.size, spot(0.0, 0.0));
    let outline = Outline::rectangle(origin, spot(size, size), of_size::CORNER * size);
    canvas.tint(
        &outline.drawn(origin, 1.0, of_size::FRAME * size),
        colours.frame,
        1.0,
    );
    canvas.trim(&outline.filled(origin, 1.0));
}

fn coordinates(picture: &mut Picture, layout: &Layout, colours: &Colours) {
    for (character, at) in layout.coordinates() {
        let character = character.encode_utf8(&mut [0; 4]).to_owned();
        for shape in text::line(&character, at, of_size::TEXT * layout.size) {
            picture.tint(&shape, colours.text, 1.0);
        }
    }
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
    let wood = cut(layout, colours.pen, 6);
    canvas.texture(&outline.filled(origin, 1.0), |x, y| wood.at(x, y));
    let edge = of_pitch::PEN_EDGE * layout.pitch;
    canvas.tint(&outline.drawn(origin, 1.0, edge), colours.pen_edge, 1.0);
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
