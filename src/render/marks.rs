//! The marks of the last move.

use ab_glyph::{Point as Spot, point as spot};

use crate::rules::{moves::Move, position::Position, side::Side};

use super::{
    arrow::head,
    layout::Layout,
    mask::Mask,
    outline::towards,
    picture::Picture,
    pieces,
    theme::{Colours, Theme, of_piece, of_pitch},
};

/// Marks where a move began, its way, where it landed and what it took. Pieces are to stand on top.
pub(super) fn paint(picture: &mut Picture, layout: &Layout, before: &Position, m: &Move, theme: Theme) {
    let trail = Trail {
        stops: m.points().map(|point| layout.spot(point)).collect(),
        pitch: layout.pitch,
    };
    let colours = theme.colours();
    trail.lay(picture, Trail::way, colours);
    let victim = before.variant().role(Side::Many);
    for at in captured(layout, m) {
        let radius = of_pitch::PIECE * layout.pitch;
        pieces::stand(picture, victim, at, radius, theme, of_piece::GHOST);
        cross_out(picture, layout.pitch, at, colours);
    }
    trail.lay(picture, Trail::heads, colours);
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

/// All that a piece touched on its way.
struct Trail {
    stops: Vec<Spot>,
    pitch: f32,
}

impl Trail {
    /// Lays the same shapes twice: a little larger and darker, then as they are.
    fn lay(&self, picture: &mut Picture, shapes: fn(&Self, f32) -> Vec<Mask>, colours: &Colours) {
        let edge = of_pitch::MARK_EDGE * self.pitch;
        for (edge, colour) in [(edge, colours.mark_edge), (0.0, colours.mark)] {
            for shape in shapes(self, edge) {
                picture.tint(&shape, colour, 1.0);
            }
        }
    }

    /// A ring where it stood, a line from stop to stop, a disc where it ended, `edge` px beyond their size. A placement has
    /// the disc alone.
    fn way(&self, edge: f32) -> Vec<Mask> {
        let ring = |at, radius: f32, width: f32| {
            Mask::ring(at, radius * self.pitch, width * self.pitch + 2.0 * edge)
        };
        let disc = |at, radius: f32| Mask::disc(at, radius * self.pitch + edge);
        let mut shapes = match *self.stops {
            [] | [_] => Vec::new(),
            [start, ..] => vec![ring(start, of_pitch::START, of_pitch::START_RING)],
        };
        for (i, leg) in self.stops.windows(2).enumerate() {
            let gap = if i == 0 { of_pitch::START } else { 0.0 };
            let from = towards(leg[0], leg[1], gap * self.pitch);
            shapes.push(Mask::line(from, leg[1], of_pitch::WAY * self.pitch + edge));
        }
        let between = self.stops.iter().skip(1).rev().skip(1);
        shapes.extend(between.map(|&stop| disc(stop, of_pitch::STOP)));
        shapes.extend(self.stops.last().map(|&end| disc(end, of_pitch::LANDING)));
        shapes
    }

    /// The head of an arrow before each stop.
    fn heads(&self, edge: f32) -> Vec<Mask> {
        let last = self.stops.len().saturating_sub(2);
        let legs = self.stops.windows(2).enumerate();
        legs.map(|(i, leg)| {
            let gap = if i == last {
                of_pitch::LANDING
            } else {
                of_pitch::STOP
            };
            let tip = towards(leg[1], leg[0], gap * self.pitch);
            let (long, half) = (
                of_pitch::WAY_HEAD * self.pitch,
                of_pitch::WAY_HEAD_HALF * self.pitch,
            );
            head(leg[0], tip, long, half, edge)
        })
        .collect()
    }
}

fn cross_out(picture: &mut Picture, pitch: f32, at: Spot, colours: &Colours) {
    let (arm, half) = (of_pitch::CROSS * pitch, of_pitch::CROSS_LINE * pitch);
    let edge = of_pitch::MARK_EDGE * pitch;
    for (colour, half) in [(colours.cross_edge, half + edge), (colours.cross, half)] {
        let mut cross = Mask::line(at - spot(arm, arm), at + spot(arm, arm), half);
        cross.add_line(at - spot(arm, -arm), at + spot(arm, -arm), half);
        picture.tint(&cross, colour, 1.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        render::{Scene, draw},
        rules::{game::Game, notation::move_text::read_move, variant::Variant},
    };

    #[test]
    fn where_a_move_began_passed_ended_and_took_is_marked_in_every_theme() {
        let variant = Variant::Gasetavl;
        let before = "3/3/3/3gF1g2/2g2gg2/g2g1g2g/1g1/ggg/g1g f 0 0";
        let before = Position::from_text(variant, before).unwrap();
        let m = read_move(&Game::from_position(before), "e6xc6xc4xe4xg4").unwrap();
        for theme in Theme::ALL {
            let scene = Scene {
                last: Some((before, m)),
                theme,
                ..Scene::of(before.play_unchecked(&m))
            };
            let (picture, layout, colours) = (draw(&scene), scene.layout(), theme.colours());
            let stops: Vec<Spot> = m.points().map(|point| layout.spot(point)).collect();
            let marked = |at, radius: f32| {
                let seen = picture.seen_around(at, radius * layout.pitch);
                seen.filter(|&colour| colour == colours.mark).count()
            };
            assert!(
                marked(stops[0], of_pitch::START + of_pitch::START_RING) > 100,
                "{theme:?}"
            );
            for &stop in &stops[1..stops.len() - 1] {
                assert!(marked(stop, of_pitch::STOP) > 100, "{theme:?}");
            }
            assert!(
                marked(stops[stops.len() - 1], of_pitch::LANDING) > 300,
                "{theme:?}"
            );
            for at in captured(&layout, &m) {
                assert_eq!(picture.seen(at), colours.cross, "{theme:?}");
            }
        }
    }
}
