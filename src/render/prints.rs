//! Footprints, cut into the empty corners of a cross: of a goose on the left, of a fox on the right.

use ab_glyph::Point as Spot;

use super::{
    canvas::Canvas,
    layout::Layout,
    outline::Outline,
    theme::{Colours, of_tray},
};

/// Toes and pads from -50 to 50, the toes up.
const FOX: &str = "O -30 -8 10 15 O -11 -31 11 17 O 11 -31 11 17 O 30 -8 10 15 \
    M 0 2 C 9 2 15 9 20 18 C 25 26 31 30 29 38 C 27 46 18 46 10 43 C 4 41 -4 41 -10 43 \
    C -18 46 -27 46 -29 38 C -31 30 -25 26 -20 18 C -15 9 -9 2 0 2 Z";
const GOOSE: &str = "M 0 46 C -6 46 -8 41 -7 36 C -12 24 -28 6 -45 -10 C -52 -17 -45 -27 -36 -22 \
    C -28 -12 -16 -8 -9 -10 C -8 -18 -8 -28 -8 -36 C -6 -48 6 -48 8 -36 C 8 -28 8 -18 9 -10 \
    C 16 -8 28 -12 36 -22 C 45 -27 52 -17 45 -10 C 28 6 12 24 7 36 C 8 41 6 46 0 46 Z";

/// Paints them, if the board has empty corners.
pub(super) fn paint(canvas: &mut Canvas, layout: &Layout, colours: &Colours) {
    let corners = layout.empty_corners().into_iter().flatten();
    for (area, path) in corners.zip([GOOSE, FOX]) {
        print(
            canvas,
            path,
            area.centre(),
            of_tray::PRINT * area.width() / 50.0,
            colours,
        );
    }
}

fn print(canvas: &mut Canvas, path: &str, at: Spot, scale: f32, colours: &Colours) {
    let hollow = Outline::read(path).filled(at, scale);
    canvas.tint(
        &hollow.clone().shifted(0, 1),
        colours.lit_edge,
        of_tray::EDGE_LIGHT,
    );
    canvas.tint(&hollow, colours.print, 1.0);
}
