//! Boards with a little of everything on them, for choosing the colours of a palette.

use image::Rgb;

use crate::rules::{side::Side, variant::Variant};

use super::{
    board,
    canvas::Canvas,
    layout::Layout,
    mask::Mask,
    orientation::Orientation,
    pieces::Piece,
    text,
    theme::{Colours, Theme, of_pitch, of_size},
};

/// A board of each look.
const VARIANTS: [Variant; 4] = [
    Variant::Halatafl,
    Variant::Gasetavl,
    Variant::BaghChal,
    Variant::FoxHounds,
];

/// Large enough for every kind of edge, px.
const SIZE: u32 = 288;

/// One sheet for each look of a board.
pub(super) fn sheets(theme: Theme) -> Vec<Canvas> {
    VARIANTS
        .into_iter()
        .map(|variant| sheet(variant, theme))
        .collect()
}

/// Every second point with a piece, every third with marks under it.
fn sheet(variant: Variant, theme: Theme) -> Canvas {
    let layout = Layout::new(variant.board(), Orientation::Upright, SIZE);
    let mut canvas = board::paint(&layout, variant, theme);
    let radius = of_pitch::PIECE * layout.pitch;
    for (character, at) in layout.coordinates() {
        for shape in text::line(&character.to_string(), at, of_size::TEXT * layout.size) {
            canvas.tint(&shape, theme.colours().text, 1.0);
        }
    }
    let pieces = Side::ALL.map(|side| Piece::painted(variant.role(side), radius, theme));
    for (i, point) in variant.board().used().into_iter().enumerate() {
        let at = layout.spot(point);
        if i % 3 == 0 {
            for (colour, radius) in marks(theme.colours())
                .into_iter()
                .zip([0.6, 0.5, 0.4, 0.3, 0.25, 0.2, 0.15, 0.1])
            {
                canvas.tint(&Mask::disc(at, radius * layout.pitch), colour, 1.0);
            }
        }
        if i % 2 == 0 {
            pieces[i / 2 % 2].stand(&mut canvas, at);
        }
    }
    canvas
}

/// The colours of marks, each with its edge after it.
const fn marks(colours: &Colours) -> [Rgb<u8>; 8] {
    [
        colours.mark_edge,
        colours.mark,
        colours.hint_edge,
        colours.hint,
        colours.pick_edge,
        colours.pick,
        colours.cross_edge,
        colours.cross,
    ]
}
