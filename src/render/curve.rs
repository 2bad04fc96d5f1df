//! How the advantage went, ply by ply.

use std::convert::Infallible;

use ab_glyph::point as spot;
use plotters::{
    chart::{ChartBuilder, ChartContext, LabelAreaPosition},
    coord::{Shift, cartesian::Cartesian2d, types::RangedCoordf32},
    drawing::{DrawingArea, DrawingAreaErrorKind, IntoDrawingArea},
    element::Circle,
    series::{AreaSeries, LineSeries},
    style::{Color, ShapeStyle, TRANSPARENT, TextStyle},
};

use crate::rules::{side::Side, variant::Variant};

use super::{
    SIZES,
    canvas::Canvas,
    encode,
    layout::Area,
    outline::Outline,
    palette::Palette,
    picture::Picture,
    pieces::{self, Piece},
    pixel::single,
    plies::Plies,
    plot::{Plot, fine, ink},
    tablet::tablet,
    theme::{Colours, Theme, of_curve, of_size},
};

/// What a curve shows.
#[derive(Debug, Clone)]
pub struct Curve {
    /// Whose heads stand at its ends.
    pub variant: Variant,
    /// The advantage of the few after each ply, the first before any: 1 if they win, -1 if the many do. What lies beyond is
    /// taken for the end it lies beyond. A review's curve, for one.
    pub scores: Vec<f64>,
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
    let mut canvas = tablet(graph.width, graph.width / 2.0, graph.colours());
    graph.plate(&mut canvas);
    let Ok(()) = graph.draw(Plot(&mut canvas)) else {
        unreachable!("nothing that a canvas is told to draw can fail");
    };
    graph.heads(&mut canvas);
    encode::png(&Picture::of(&canvas, Palette::of(curve.theme)))
}

/// A curve and where everything of it lies.
struct Graph<'a> {
    curve: &'a Curve,
    width: f32,
    plot: Area,
    /// The score at each ply, and besides at each crossing of the middle, from the left.
    spots: Vec<(f32, f32)>,
    plies: usize,
}

/// The plot with its axes: plies and scores.
type Chart<'a, 'b> = ChartContext<'a, Plot<'b>, Cartesian2d<Plies, RangedCoordf32>>;

impl<'a> Graph<'a> {
    fn of(curve: &'a Curve) -> Self {
        let width = curve.width.clamp(*SIZES.start(), *SIZES.end()) as f32;
        let plot = Area {
            min: spot(of_curve::LEFT * width, of_curve::MARGIN * width),
            max: spot((1.0 - of_curve::MARGIN) * width, (0.5 - of_curve::BELOW) * width),
        };
        Self {
            curve,
            width,
            plot,
            spots: with_crossings(&curve.scores),
            plies: curve.scores.len().saturating_sub(1),
        }
    }

    fn colours(&self) -> &'static Colours {
        self.curve.theme.colours()
    }

    /// A share of the picture's width in the pixels of the plot.
    fn length(&self, share: f32) -> u32 {
        fine(share * self.width).cast_unsigned()
    }

    /// What the curve is drawn on.
    fn plate(&self, canvas: &mut Canvas) {
        let colours = self.colours();
        let (origin, corner) = (spot(0.0, 0.0), of_size::CORNER * self.width);
        let plate = Outline::rectangle(self.plot.min, self.plot.max, corner / 2.0);
        canvas.tint(&plate.drawn(origin, 1.0, 1.0), colours.dim_edge, 1.0);
        let wood = colours.plate.cut(self.width, of_size::GRAIN * self.width, 2);
        canvas.texture(&plate.filled(origin, 1.0), |x, y| wood.at(x, y));
    }

    fn draw(&self, plot: Plot<'_>) -> Result<(), DrawingAreaErrorKind<Infallible>> {
        let root = plot.into_drawing_area();
        let mut chart = self.chart(&root)?;
        self.grid(&mut chart)?;
        self.areas(&mut chart)?;
        self.line(&mut chart)
    }

    fn chart<'b>(
        &self,
        root: &DrawingArea<Plot<'b>, Shift>,
    ) -> Result<Chart<'_, 'b>, DrawingAreaErrorKind<Infallible>> {
        let plies = Plies {
            last: self.plies,
            beside: of_curve::BESIDE,
        };
        let beyond = 1.0 + of_curve::BEYOND;
        ChartBuilder::on(root)
            .margin_top(self.length(of_curve::MARGIN))
            .margin_right(self.length(of_curve::MARGIN))
            .set_label_area_size(LabelAreaPosition::Left, self.length(of_curve::LEFT))
            .set_label_area_size(LabelAreaPosition::Bottom, self.length(of_curve::BELOW))
            .build_cartesian_2d(plies, -beyond..beyond)
    }

    /// The plies, and the middle, where nobody is ahead.
    fn grid(&self, chart: &mut Chart<'_, '_>) -> Result<(), DrawingAreaErrorKind<Infallible>> {
        let colours = self.colours();
        let text = ink(colours.text);
        let numbers = TextStyle::from(("", fine(of_curve::TEXT * self.width))).color(&text);
        let thin = ShapeStyle::from(ink(colours.groove)).stroke_width(self.length(of_curve::GRID));
        chart
            .configure_mesh()
            .disable_y_mesh()
            .disable_y_axis()
            .axis_style(TRANSPARENT)
            .light_line_style(TRANSPARENT)
            .bold_line_style(ShapeStyle {
                color: thin.color.mix(of_curve::FAINT),
                ..thin
            })
            .x_label_style(numbers)
            .set_tick_mark_size(
                LabelAreaPosition::Bottom,
                self.length((of_curve::BELOW - of_curve::TEXT) / 2.0),
            )
            .draw()?;
        let (from, to) = (chart.x_range().start, chart.x_range().end);
        chart.draw_series(LineSeries::new([(from, 0.0), (to, 0.0)], thin))?;
        Ok(())
    }

    /// Between the curve and the middle: the colour of who is ahead.
    fn areas(&self, chart: &mut Chart<'_, '_>) -> Result<(), DrawingAreaErrorKind<Infallible>> {
        for (side, most, least) in [(Side::Few, 1.0, 0.0), (Side::Many, 0.0, -1.0)] {
            let colour = ink(pieces::coat(self.curve.variant.role(side), self.curve.theme));
            let spots = self
                .spots
                .iter()
                .map(|&(ply, score)| (ply, score.clamp(least, most)));
            chart.draw_series(AreaSeries::new(spots, 0.0, colour.mix(of_curve::AREA)))?;
        }
        Ok(())
    }

    fn line(&self, chart: &mut Chart<'_, '_>) -> Result<(), DrawingAreaErrorKind<Infallible>> {
        let colours = self.colours();
        let groove = ShapeStyle::from(ink(colours.groove)).stroke_width(self.length(of_curve::LINE));
        chart.draw_series(LineSeries::new(self.spots.iter().copied(), groove))?;
        if let [only] = self.spots[..] {
            let dot = Circle::new(only, self.length(of_curve::LINE), groove.filled());
            chart.draw_series([dot])?;
        }
        let radius = of_curve::DOT * self.width;
        for (radius, colour) in [(1.4 * radius, colours.cross_edge), (radius, colours.cross)] {
            let dots = self
                .marked()
                .map(|at| Circle::new(at, fine(radius), ink(colour).filled()));
            chart.draw_series(dots)?;
        }
        Ok(())
    }

    fn marked(&self) -> impl Iterator<Item = (f32, f32)> {
        let there = self.curve.marked.iter().filter(|&&ply| ply > 0);
        there.filter_map(|&ply| Some((ply as f32, within(*self.curve.scores.get(ply)?))))
    }

    /// Who is ahead above, who below.
    fn heads(&self, canvas: &mut Canvas) {
        let radius = of_curve::HEAD * self.width;
        let x = self.plot.min.x / 2.0;
        for (side, share) in [(Side::Few, 0.2), (Side::Many, 0.8)] {
            let at = spot(x, self.plot.down(share, share).min.y);
            Piece::painted(self.curve.variant.role(side), radius, self.curve.theme).stand(canvas, at);
        }
    }
}

/// A score that can be drawn.
const fn within(score: f64) -> f32 {
    if score.is_nan() {
        0.0
    } else {
        single(score.clamp(-1.0, 1.0))
    }
}

/// The scores with their plies, and between two of them that lie on either side of the middle where it is crossed.
fn with_crossings(scores: &[f64]) -> Vec<(f32, f32)> {
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
            with_crossings(&[0.0, f64::NAN, 9.0]),
            [(0.0, 0.0), (1.0, 0.0), (2.0, 1.0)]
        );
    }
}
