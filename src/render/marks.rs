//! The marks of the last move.

use ab_glyph::{Point as Spot, point as spot};

use crate::rules::{moves::Move, position::Position, side::Side};

use super::{
    canvas::Canvas,
    layout::Layout,
    mask::Mask,
    outline::towards,
    pieces,
    theme::{Theme, of_piece, of_pitch},
};

/// Marks where a move began, its way, where it landed and what it took. Pieces are to stand on top.
pub(super) fn paint(canvas: &mut Canvas, layout: &Layout, before: &Position, m: &Move, theme: Theme) {
    let stops: Vec<Spot> = m.points().map(|point| layout.spot(point)).collect();
    let colours = theme.colours();
    // The same shape twice: a little larger and darker, then as it is.
    let edge = of_pitch::MARK_EDGE * layout.pitch;
    canvas.tint(&trace(layout, &stops, edge), colours.mark_edge, 1.0);
    canvas.tint(&trace(layout, &stops, 0.0), colours.mark, 1.0);
    let victim = before.variant().role(Side::Many);
    for at in captured(layout, m) {
        let radius = of_pitch::PIECE * layout.pitch;
        pieces::stand(canvas, victim, at, radius, theme, of_piece::GHOST);
        cross_out(canvas, layout, at, theme);
    }
}

/// Where the pieces stood that a move jumped over.
fn captured(layout: &Layout, m: &Move) -> Vec<Spot> {
    let Move::Jump(path) = m else {
        return Vec::new();
    };
    let middle = |(from, to)| layout.board().middle(from, to);
    path.jumps()
        .filter_map(middle)
        .map(|point| layout.spot(point))
        .collect()
}

/// All that a piece touched on its way: a ring where it stood, a line from stop to stop, a disc where it ended. A
/// placement has no way, but a second ring.
fn trace(layout: &Layout, stops: &[Spot], edge: f32) -> Mask {
    let pitch = layout.pitch;
    let mut mask = room(layout, stops);
    let start_radius = of_pitch::START * pitch;
    for (i, pair) in stops.windows(2).enumerate() {
        let from = if i == 0 {
            towards(pair[0], pair[1], start_radius)
        } else {
            mask.add(&Mask::disc(pair[0], of_pitch::STOP * pitch + edge));
            pair[0]
        };
        mask.add_line(from, pair[1], of_pitch::WAY * pitch + edge);
    }
    let ring = |at, radius: f32, width: f32| Mask::ring(at, radius * pitch, width * pitch + 2.0 * edge);
    match stops {
        [] => {}
        [placed] => mask.add(&ring(*placed, of_pitch::DROP, of_pitch::DROP_RING)),
        [start, ..] => mask.add(&ring(*start, of_pitch::START, of_pitch::START_RING)),
    }
    if let Some(&end) = stops.last() {
        mask.add(&Mask::disc(end, of_pitch::LANDING * pitch + edge));
    }
    mask
}

/// An empty mask with room for all marks around these spots.
fn room(layout: &Layout, stops: &[Spot]) -> Mask {
    let reach = spot(layout.pitch, layout.pitch);
    let first = stops.first().copied().unwrap_or_default();
    let min = stops.iter().fold(first, |a, b| spot(a.x.min(b.x), a.y.min(b.y)));
    let max = stops.iter().fold(first, |a, b| spot(a.x.max(b.x), a.y.max(b.y)));
    Mask::empty(min - reach, max + reach)
}

fn cross_out(canvas: &mut Canvas, layout: &Layout, at: Spot, theme: Theme) {
    let colours = theme.colours();
    let (arm, half) = (
        of_pitch::CROSS * layout.pitch,
        of_pitch::CROSS_LINE * layout.pitch,
    );
    let edge = of_pitch::MARK_EDGE * layout.pitch;
    for (colour, half) in [(colours.cross_edge, half + edge), (colours.cross, half)] {
        let mut cross = Mask::line(at - spot(arm, arm), at + spot(arm, arm), half);
        cross.add_line(at - spot(arm, -arm), at + spot(arm, -arm), half);
        canvas.tint(&cross, colour, 1.0);
    }
}
