//! A hint: an arrow along the way of a move, each jump of a chain with its number.

use ab_glyph::{Point as Spot, point as spot};

use crate::rules::moves::Move;

use super::{
    canvas::Canvas,
    layout::Layout,
    mask::Mask,
    outline::{Outline, towards},
    text,
    theme::{Theme, of_pitch},
};

/// Draws the arrow of a move over everything else. A placement, which comes from nowhere, gets a ring.
pub(super) fn paint(canvas: &mut Canvas, layout: &Layout, m: &Move, theme: Theme) {
    let stops: Vec<Spot> = m.points().map(|point| layout.spot(point)).collect();
    let (colours, pitch) = (theme.colours(), layout.pitch);
    for (edge, colour) in [
        (of_pitch::MARK_EDGE * pitch, colours.hint_edge),
        (0.0, colours.hint),
    ] {
        for shape in shapes(&stops, pitch, edge) {
            canvas.tint(&shape, colour, 1.0);
        }
    }
    if stops.len() > 2 {
        for (n, at) in stops.iter().enumerate().skip(1) {
            canvas.tint(
                &Mask::disc(*at, of_pitch::HINT_NUMBER * pitch),
                colours.hint_edge,
                1.0,
            );
            text::write(
                canvas,
                &n.to_string(),
                *at,
                of_pitch::HINT_DIGIT * pitch,
                colours.hint,
            );
        }
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
            [
                shaft(leg[0], leg[1], pitch, edge),
                head(leg[0], leg[1], pitch, edge),
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

/// A triangle whose tip stops short of the point, so that what stands there is seen.
fn head(from: Spot, to: Spot, pitch: f32, edge: f32) -> Mask {
    let tip = towards(to, from, of_pitch::HINT_STOP * pitch - 2.0 * edge);
    let back = towards(
        to,
        from,
        (of_pitch::HINT_STOP + of_pitch::HINT_HEAD) * pitch + edge,
    );
    let along = spot(tip.x - back.x, tip.y - back.y);
    let half =
        (of_pitch::HINT_HEAD_HALF * pitch + 2.0 * edge) / (along.x.hypot(along.y)).max(f32::MIN_POSITIVE);
    let aside = spot(-along.y * half, along.x * half);
    let corners = [spot(0.0, 0.0), back + aside - tip, back - aside - tip];
    Outline::rounded(&corners, of_pitch::MARK_EDGE * pitch).filled(tip, 1.0)
}
