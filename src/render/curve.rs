//! How the advantage went, ply by ply.

use ab_glyph::{Point as Spot, point as spot};
use image::Rgb;

use crate::rules::{side::Side, variant::Variant};

use super::{
    SIZES,
    canvas::Canvas,
    encode,
    layout::Area,
    mask::Mask,
    outline::Outline,
    palette::Palette,
    picture::Picture,
    pieces::{self, Piece},
    pixel::nearest,
    text,
    theme::{Colours, Theme, of_curve, of_size},
};

/// What a curve shows.
#[derive(Debug, Clone)]
pub struct Curve {
    /// Whose heads stand at its ends.
    pub variant: Variant,
    /// The advantage of the few after each ply, the first before any: 1 if they win, -1 if the many do. What lies beyond is
    /// taken for the end it lies beyond.
    pub scores: Vec<f32>,
    /// The plies that are marked with a dot, counted from 1. Those that are not there are left out.
    pub marked: Vec<usize>,
    /// The colours.
    pub theme: Theme,
    /// Width, px; what is not one of [`SIZES`] is taken for the nearest that is.
    pub width: u32,
}

/// The PNG of a curve, half as high as wide.
///
/// The few are at the top, the many at the bottom, time goes to the right; the numbers below are plies. No word is drawn.
#[must_use]
pub fn curve(curve: &Curve) -> Vec<u8> {
    let graph = Graph::of(curve);
    let mut canvas = Canvas::new(
        nearest(graph.width).cast_unsigned(),
        nearest(graph.width / 2.0).cast_unsigned(),
    );
    let colours = curve.theme.colours();
    graph.ground(&mut canvas, colours);
    graph.areas(&mut canvas, curve);
    graph.grid(&mut canvas, colours);
    graph.line(&mut canvas, curve);
    graph.heads(&mut canvas, curve);
    encode::png(&Picture::of(&canvas, Palette::of(curve.theme)))
}

/// Where everything lies.
struct Graph {
    width: f32,
    plot: Area,
    /// The score at each ply, and besides at each crossing of the middle, from the left.
    spots: Vec<(f32, f32)>,
    plies: usize,
}

impl Graph {
    fn of(curve: &Curve) -> Self {
        let width = curve.width.clamp(*SIZES.start(), *SIZES.end()) as f32;
        let plot = Area {
            min: spot(of_curve::LEFT * width, of_curve::MARGIN * width),
            max: spot((1.0 - of_curve::MARGIN) * width, (0.5 - of_curve::BELOW) * width),
        };
        Self {
            width,
            plot,
            spots: with_crossings(&curve.scores),
            plies: curve.scores.len().saturating_sub(1),
        }
    }

    /// Where a score at a ply lies.
    fn at(&self, ply: f32, score: f32) -> Spot {
        let inside = self.plot.shrunk(of_curve::INSIDE * self.width);
        let share = ply / (self.plies as f32).max(1.0);
        spot(
            inside.min.x + share * inside.width(),
            inside.centre().y - score * inside.height() / 2.0,
        )
    }

    /// The picture's own rounded piece of wood with a plate on it.
    fn ground(&self, canvas: &mut Canvas, colours: &Colours) {
        let (origin, corner) = (spot(0.0, 0.0), of_size::CORNER * self.width);
        let ground = colours.ground.cut(self.width, of_size::GRAIN * self.width, 1);
        canvas.flood(|x, y| ground.at(x, y));
        let outline = Outline::rectangle(origin, spot(self.width, self.width / 2.0), corner);
        canvas.tint(
            &outline.drawn(origin, 1.0, of_size::FRAME * self.width),
            colours.frame,
            1.0,
        );
        canvas.trim(&outline.filled(origin, 1.0));
        let plate = Outline::rectangle(self.plot.min, self.plot.max, corner / 2.0);
        canvas.tint(&plate.drawn(origin, 1.0, 1.0), colours.dim_edge, 1.0);
        let wood = colours.plate.cut(self.width, of_size::GRAIN * self.width, 2);
        canvas.texture(&plate.filled(origin, 1.0), |x, y| wood.at(x, y));
    }

    /// Between the curve and the middle: the colour of who is ahead.
    fn areas(&self, canvas: &mut Canvas, curve: &Curve) {
        for (side, most, least) in [(Side::Few, 1.0, 0.0), (Side::Many, 0.0, -1.0)] {
            let mut corners = vec![self.at(0.0, 0.0)];
            corners.extend(
                self.spots
                    .iter()
                    .map(|&(ply, score)| self.at(ply, score.clamp(least, most))),
            );
            corners.push(self.at(self.plies as f32, 0.0));
            let colour = pieces::coat(curve.variant.role(side), curve.theme);
            let area = Outline::polygon(&corners).filled(spot(0.0, 0.0), 1.0);
            canvas.tint(&area, colour, of_curve::AREA);
        }
    }

    /// The middle, where nobody is ahead, and the plies.
    fn grid(&self, canvas: &mut Canvas, colours: &Colours) {
        let half = of_curve::GRID * self.width;
        let y = self.plot.centre().y;
        let middle = Mask::line(spot(self.plot.min.x, y), spot(self.plot.max.x, y), half);
        canvas.tint(&middle, colours.groove, 1.0);
        let step = step(self.plies);
        for ply in (0..=self.plies).step_by(step) {
            let x = self.at(ply as f32, 0.0).x;
            let tick = Mask::line(
                spot(x, y - of_curve::TICK * self.width),
                spot(x, y + of_curve::TICK * self.width),
                half,
            );
            canvas.tint(&tick, colours.groove, 1.0);
            let below = spot(x, self.plot.max.y + of_curve::BELOW * self.width / 2.0);
            for shape in text::line(&ply.to_string(), below, of_curve::TEXT * self.width) {
                canvas.tint(&shape, colours.text, 1.0);
            }
        }
    }

    fn line(&self, canvas: &mut Canvas, curve: &Curve) {
        let colours = curve.theme.colours();
        let ink = colours.groove;
        let half = of_curve::LINE * self.width;
        for leg in self.spots.windows(2) {
            let [from, to] = [leg[0], leg[1]].map(|(ply, score)| self.at(ply, score));
            canvas.tint(&Mask::line(from, to, half), ink, 1.0);
        }
        if let [(ply, score)] = self.spots[..] {
            canvas.tint(&Mask::disc(self.at(ply, score), 2.0 * half), ink, 1.0);
        }
        for &ply in &curve.marked {
            if let Some(&score) = curve.scores.get(ply).filter(|_| ply > 0) {
                self.dot(
                    canvas,
                    self.at(ply as f32, within(score)),
                    colours.cross_edge,
                    colours.cross,
                );
            }
        }
    }

    fn dot(&self, canvas: &mut Canvas, at: Spot, edge: Rgb<u8>, colour: Rgb<u8>) {
        let radius = of_curve::DOT * self.width;
        canvas.tint(&Mask::disc(at, 1.4 * radius), edge, 1.0);
        canvas.tint(&Mask::disc(at, radius), colour, 1.0);
    }

    /// Who is ahead above, who below.
    fn heads(&self, canvas: &mut Canvas, curve: &Curve) {
        let radius = of_curve::HEAD * self.width;
        let x = self.plot.min.x / 2.0;
        for (side, share) in [(Side::Few, 0.2), (Side::Many, 0.8)] {
            let at = spot(x, self.plot.down(share, share).min.y);
            Piece::painted(curve.variant.role(side), radius, curve.theme).stand(canvas, at);
        }
    }
}

/// A score that can be drawn.
fn within(score: f32) -> f32 {
    if score.is_nan() {
        0.0
    } else {
        score.clamp(-1.0, 1.0)
    }
}

/// The scores with their plies, and between two of them that lie on either side of the middle where it is crossed.
fn with_crossings(scores: &[f32]) -> Vec<(f32, f32)> {
    let mut spots: Vec<(f32, f32)> = Vec::with_capacity(scores.len());
    for (ply, score) in scores.iter().copied().map(within).enumerate() {
        let ply = ply as f32;
        if let Some(&(before, last)) = spots.last()
            && last * score < 0.0
        {
            spots.push((before + last / (last - score) * (ply - before), 0.0));
        }
        spots.push((ply, score));
    }
    spots
}

/// From one number below to the next, plies: as few as can be read.
fn step(plies: usize) -> usize {
    const MOST: usize = 9;
    let steps = [1, 2, 5, 10, 20, 50, 100, 200, 500];
    let fits = steps.into_iter().find(|step| plies / step <= MOST);
    fits.unwrap_or(plies / MOST + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_middle_is_crossed_where_it_is() {
        assert_eq!(
            with_crossings(&[0.5, -0.5]),
            [(0.0, 0.5), (0.5, 0.0), (1.0, -0.5)]
        );
        assert_eq!(
            with_crossings(&[0.0, f32::NAN, 9.0]),
            [(0.0, 0.0), (1.0, 0.0), (2.0, 1.0)]
        );
    }

    #[test]
    fn there_are_never_too_many_numbers() {
        for plies in 0..6000 {
            assert!(plies / step(plies) <= 9, "{plies}");
        }
    }
}
