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
        let edge = of_pitch::CHOICE_EDGE;
        disc(picture, layout, point, (of_pitch::LANDING, edge), colours);
    }
    for point in targets {
        let edge = of_pitch::MARK_EDGE;
        disc(picture, layout, point, (of_pitch::TARGET, edge), colours);
    }
}

/// A ring round each piece that may be picked. Pieces are to stand on top.
pub(super) fn ring(picture: &mut Picture, layout: &Layout, pieces: Bitboard, colours: &Colours) {
    for point in pieces {
        let edge = of_pitch::CHOICE_EDGE;
        disc(picture, layout, point, (of_pitch::CHOICE, edge), colours);
    }
}

fn disc(picture: &mut Picture, layout: &Layout, point: Point, (radius, edge): (f32, f32), colours: &Colours) {
    let at = layout.spot(point);
    let (radius, edge) = (radius * layout.pitch, edge * layout.pitch);
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

    #[test]
    fn pieces_that_may_be_picked_have_rings_and_others_have_none() {
        for variant in Variant::ALL {
            let position = Position::start(variant);
            let (few, many) = (position.pieces(Side::Few), position.pieces(Side::Many));
            for theme in Theme::ALL {
                let scene = Scene {
                    targets: few,
                    theme,
                    ..Scene::of(position)
                };
                let (picture, layout, colour) = (draw(&scene), scene.layout(), theme.colours().pick);
                let ring = |point| {
                    let seen = picture.seen_around(layout.spot(point), of_pitch::CHOICE * layout.pitch);
                    seen.filter(|&seen| seen == colour).count()
                };
                assert!(
                    few.into_iter().all(|point| ring(point) > 200),
                    "{variant} {theme:?}"
                );
                let next_to_few = |point| !(position.board().neighbours(point) & few).is_empty();
                let mut apart = many.into_iter().filter(|&point| !next_to_few(point));
                assert!(apart.all(|point| ring(point) < 20), "{variant} {theme:?}");
            }
        }
    }
}
