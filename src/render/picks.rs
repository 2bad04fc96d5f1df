//! What somebody is about to move, and where to.

use crate::rules::{bitboard::Bitboard, point::Point};

use super::{
    layout::Layout,
    mask::Mask,
    picture::Picture,
    theme::{Colours, of_pitch},
};

/// A disc under the picked piece, a dot on each target. Pieces are to stand on top.
pub(super) fn paint(
    picture: &mut Picture,
    layout: &Layout,
    picked: Option<Point>,
    targets: Bitboard,
    colours: &Colours,
) {
    if let Some(point) = picked {
        disc(picture, layout, point, of_pitch::LANDING, colours);
    }
    for point in targets {
        disc(picture, layout, point, of_pitch::TARGET, colours);
    }
}

fn disc(picture: &mut Picture, layout: &Layout, point: Point, radius: f32, colours: &Colours) {
    let (at, edge) = (layout.spot(point), of_pitch::MARK_EDGE * layout.pitch);
    let radius = radius * layout.pitch;
    picture.tint(&Mask::disc(at, radius + edge), colours.pick_edge, 1.0);
    picture.tint(&Mask::disc(at, radius), colours.pick, 1.0);
}
