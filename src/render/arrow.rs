//! A hint: an arrow along the way of a move, each jump of a chain with its number.

use ab_glyph::{Point as Spot, point as spot};

use crate::rules::moves::Move;

use super::{
    layout::Layout,
    mask::Mask,
    outline::{Outline, towards},
    picture::Picture,
    text,
    theme::{Colours, Theme, of_pitch},
};

/// Draws the arrow of a move over everything else. A placement, which comes from nowhere, gets a ring.
pub(super) fn paint(picture: &mut Picture, layout: &Layout, m: &Move, theme: Theme) {
    let stops: Vec<Spot> = m.points().map(|point| layout.spot(point)).collect();
    let (colours, pitch) = (theme.colours(), layout.pitch);
    for (edge, colour) in [
        (of_pitch::MARK_EDGE * pitch, colours.hint_edge),
        (0.0, colours.hint),
    ] {
        for shape in shapes(&stops, pitch, edge) {
            picture.tint(&shape, colour, 1.0);
        }
    }
    if stops.len() > 2 {
        for (n, leg) in (1u8..).zip(stops.windows(2)) {
            number(picture, n, numbered(leg[0], leg[1]), pitch, colours);
        }
    }
}

/// Where on a jump its number stands: between where it begins and the piece that it takes. No other jump of a chain has its
/// number there, however often the chain comes by, since none begins at the same point over the same piece.
fn numbered(from: Spot, to: Spot) -> Spot {
    let share = of_pitch::HINT_NUMBERED;
    from + spot(share * (to.x - from.x), share * (to.y - from.y))
}

/// The number of a jump on a bead of the arrow.
fn number(picture: &mut Picture, n: u8, at: Spot, pitch: f32, colours: &Colours) {
    let radius = of_pitch::HINT_NUMBER * pitch;
    let edge = of_pitch::MARK_EDGE * pitch;
    picture.tint(&Mask::disc(at, radius + edge), colours.hint_edge, 1.0);
    picture.tint(&Mask::disc(at, radius), colours.hint, 1.0);
    let text = n.to_string();
    let high = of_pitch::HINT_DIGIT * pitch;
    // Two digits have to be smaller.
    let size = high * (1.6 * radius / text::width(&text, high)).min(1.0);
    for shape in text::line(&text, at, size) {
        picture.tint(&shape, colours.hint_edge, 1.0);
    }
}

fn shapes(stops: &[Spot], pitch: f32, edge: f32) -> Vec<Mask> {
    if let [placed] = stops {
        let width = of_pitch::DROP_RING * pitch + 2.0 * edge;
        return vec![Mask::ring(*placed, of_pitch::DROP * pitch, width)];
    }
    stops
        .windows(2)
        .flat_map(|leg| {
            // The tip stops short of the point, so that what stands there is seen.
            let tip = towards(leg[1], leg[0], of_pitch::HINT_STOP * pitch);
            let (long, half) = (of_pitch::HINT_HEAD * pitch, of_pitch::HINT_HEAD_HALF * pitch);
            [
                shaft(leg[0], leg[1], pitch, edge),
                head(leg[0], tip, long, half, edge),
            ]
        })
        .collect()
}

/// From the rim of the piece to the back of the head.
fn shaft(from: Spot, to: Spot, pitch: f32, edge: f32) -> Mask {
    let start = towards(from, to, of_pitch::HINT_START * pitch);
    let end = towards(to, from, (of_pitch::HINT_STOP + of_pitch::HINT_HEAD) * pitch);
    Mask::line(start, end, of_pitch::HINT_SHAFT * pitch + edge)
}

/// The head of an arrow that comes from a spot: a triangle, `edge` px larger all round.
pub(super) fn head(from: Spot, tip: Spot, long: f32, half: f32, edge: f32) -> Mask {
    let way = tip - from;
    let length = way.x.hypot(way.y).max(f32::MIN_POSITIVE);
    let ahead = spot(way.x / length, way.y / length);
    // Parallel sides `edge` px further out meet so far ahead.
    let further = edge * (half * half + long * long).sqrt() / half;
    let wide = half * (long + further + edge) / long;
    let at = |along: f32, aside: f32| {
        spot(
            along * ahead.x - aside * ahead.y,
            along * ahead.y + aside * ahead.x,
        )
    };
    let corners = [at(further, 0.0), at(-long - edge, -wide), at(-long - edge, wide)];
    Outline::rounded(&corners, edge + 0.1 * half).filled(tip, 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        render::{Scene, draw},
        rules::{game::Game, notation::move_text::read_move, position::Position, variant::Variant},
    };

    const CHAINS: [(&str, &str, &str); 3] = [
        ("fox-geese", "3/3/3gg2/2g1g2/3g3/1F1/3 f 0 0", "d2xd4xf4xd6xd4xb4"),
        (
            "gasetavl",
            "3/3/3/3gF1g2/2g2gg2/g2g1g2g/1g1/ggg/g1g f 0 0",
            "e6xc6xc4xe4xg4xe6",
        ),
        (
            "halatafl",
            "3/Fg1/3g3/1g1g1gg/gggF1gg/1g1/ggg f 0 0",
            "c6xe4xc4xc2xe2",
        ),
    ];

    fn hints() -> impl Iterator<Item = (Scene, Move)> {
        let scenes = CHAINS.into_iter().map(|(variant, position, chain)| {
            let variant: Variant = variant.parse().unwrap();
            let position = Position::from_text(variant, position).unwrap();
            let m = read_move(&Game::from_position(position), chain).unwrap();
            (Scene::of(position), m)
        });
        scenes.flat_map(|(scene, m)| {
            Theme::ALL.map(|theme| {
                let scene = Scene {
                    theme,
                    ..scene.clone()
                };
                (
                    Scene {
                        hint: Some(m),
                        ..scene
                    },
                    m,
                )
            })
        })
    }

    fn legs(scene: &Scene, m: &Move) -> Vec<(Spot, Spot)> {
        let layout = scene.layout();
        let stops: Vec<Spot> = m.points().map(|point| layout.spot(point)).collect();
        stops.windows(2).map(|leg| (leg[0], leg[1])).collect()
    }

    #[test]
    fn every_jump_has_its_leg_and_its_number() {
        for (scene, m) in hints() {
            let (picture, colours, pitch) = (draw(&scene), scene.theme.colours(), scene.layout().pitch);
            for (from, to) in legs(&scene, &m) {
                let way = to - from;
                let shaft = from + spot(0.7 * way.x, 0.7 * way.y);
                assert_eq!(picture.seen(shaft), colours.hint, "{m:?} {:?}", scene.theme);
                let radius = of_pitch::HINT_NUMBER * pitch;
                let seen: Vec<_> = picture.seen_around(numbered(from, to), 0.9 * radius).collect();
                let of = |colour| seen.iter().filter(|&&seen| seen == colour).count();
                let (bead, digit) = (of(colours.hint), of(colours.hint_edge));
                assert!(
                    bead > seen.len() / 3 && digit > seen.len() / 12,
                    "{m:?} {:?}: {bead} {digit} of {}",
                    scene.theme,
                    seen.len()
                );
            }
        }
    }

    #[test]
    fn no_number_covers_another_or_the_middle_of_a_point() {
        for (scene, m) in hints() {
            let (legs, pitch) = (legs(&scene, &m), scene.layout().pitch);
            let at: Vec<Spot> = legs.iter().map(|&(from, to)| numbered(from, to)).collect();
            let apart = |a: Spot, b: Spot| (a - b).x.hypot((a - b).y) / pitch;
            for (i, &a) in at.iter().enumerate() {
                assert!(
                    at[..i].iter().all(|&b| apart(a, b) > 2.0 * of_pitch::HINT_NUMBER),
                    "{m:?}"
                );
                let layout = scene.layout();
                for point in scene.position.board().used() {
                    assert!(
                        apart(a, layout.spot(point)) > 2.0 * of_pitch::HINT_NUMBER,
                        "{m:?}"
                    );
                }
            }
        }
    }
}
