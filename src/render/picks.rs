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

/// A ring round each piece that may be picked. Pieces are to stand on top.
pub(super) fn ring(picture: &mut Picture, layout: &Layout, pieces: Bitboard, colours: &Colours) {
    for point in pieces {
        disc(picture, layout, point, of_pitch::CHOICE, colours);
    }
}

fn disc(picture: &mut Picture, layout: &Layout, point: Point, radius: f32, colours: &Colours) {
    let (at, edge) = (layout.spot(point), of_pitch::MARK_EDGE * layout.pitch);
    let radius = radius * layout.pitch;
    picture.tint(&Mask::disc(at, radius + edge), colours.pick_edge, 1.0);
    picture.tint(&Mask::disc(at, radius), colours.pick, 1.0);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        render::{Scene, Theme, draw},
        rules::{position::Position, side::Side, variant::Variant},
    };

    #[test]
    fn targets_have_dots_and_a_picked_piece_a_disc() {
        for variant in Variant::ALL {
            let position = Position::start(variant);
            let targets: Bitboard = position.empty().into_iter().step_by(2).collect();
            let picked = position.pieces(Side::Few).into_iter().next();
            for theme in Theme::ALL {
                let scene = Scene {
                    targets,
                    picked,
                    theme,
                    ..Scene::of(position)
                };
                let (picture, layout, colour) = (draw(&scene), scene.layout(), theme.colours().pick);
                for point in position.empty() {
                    let dot = picture.seen(layout.spot(point)) == colour;
                    assert_eq!(dot, targets.has(point), "{variant} {theme:?}");
                }
                let at = layout.spot(picked.expect("a piece"));
                let discs = picture.seen_around(at, of_pitch::LANDING * layout.pitch);
                assert!(
                    discs.filter(|&seen| seen == colour).count() > 300,
                    "{variant} {theme:?}"
                );
            }
        }
    }
}
