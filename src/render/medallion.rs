//! Whose turn it is, or how it ended, beside the board.

use ab_glyph::{Point as Spot, point as spot};

use crate::rules::{position::Position, side::Side};

use super::{
    board,
    canvas::Canvas,
    layout::Layout,
    mask::Mask,
    outline::{Outline, towards},
    pieces,
    scene::Status,
    theme::{Theme, of_medallion},
};

/// From -100 to 100 in a medallion.
const CROWN: &str =
    "M -40 -36 L -46 -72 L -24 -56 L 0 -84 L 24 -56 L 46 -72 L 40 -36 C 20 -30 -20 -30 -40 -36 Z";

/// A disc of wood framed in brass.
struct Medallion {
    centre: Spot,
    radius: f32,
    theme: Theme,
}

/// Paints the head of the side to move with an arrow to the board; at the end that of the winner with a crown, or both.
pub(super) fn paint(canvas: &mut Canvas, layout: &Layout, position: &Position, status: Status, theme: Theme) {
    let area = layout.status();
    let medallion = Medallion {
        centre: area.centre(),
        radius: of_medallion::RADIUS * area.width().min(area.height()),
        theme,
    };
    let (down, aside) = (
        spot(0.0, of_medallion::CROWNED_DOWN),
        spot(of_medallion::PAIR_ASIDE, 0.0),
    );
    let head = |canvas: &mut Canvas, side, at, size: f32| {
        let (at, radius) = (medallion.at(at), (size * medallion.radius).round());
        pieces::stand(canvas, position.variant().role(side), at, radius, theme, 1.0);
    };
    match status {
        Status::Running => {
            medallion.arrow(canvas, layout.towards_board());
            medallion.face(canvas, layout);
            head(canvas, position.turn(), spot(0.0, 0.0), of_medallion::HEAD);
        }
        Status::Won(winner) => {
            medallion.face(canvas, layout);
            head(canvas, winner, down, of_medallion::CROWNED);
            medallion.crown(canvas);
        }
        Status::Drawn => {
            medallion.face(canvas, layout);
            head(canvas, Side::Few, spot(0.0, 0.0) - aside, of_medallion::PAIR);
            head(canvas, Side::Many, aside, of_medallion::PAIR);
        }
    }
}

impl Medallion {
    /// The spot so many radii from its centre.
    fn at(&self, away: Spot) -> Spot {
        self.centre + spot(away.x * self.radius, away.y * self.radius)
    }

    /// The disc and its frame.
    fn face(&self, canvas: &mut Canvas, layout: &Layout) {
        let (colours, radius) = (self.theme.colours(), self.radius);
        let shadow = Mask::disc(self.at(spot(0.0, of_medallion::SHADOW_FALL)), radius);
        canvas.tint(&shadow, colours.shadow, of_medallion::SHADOW);
        let wood = board::cut(layout, colours.plate, 5);
        canvas.texture(&Mask::disc(self.centre, radius), |x, y| wood.at(x, y));
        let (width, edge) = (of_medallion::RIM * radius, of_medallion::EDGE * radius);
        let rim = |edge: f32| Mask::ring(self.centre, radius - width / 2.0, width + 2.0 * edge);
        canvas.tint(&rim(edge), colours.brass_edge, 1.0);
        canvas.tint(&rim(0.0), colours.brass, 1.0);
    }

    /// An arrow that looks out from under the frame towards a spot.
    fn arrow(&self, canvas: &mut Canvas, target: Spot) {
        let ahead = towards(self.centre, target, self.radius) - self.centre;
        let aside = spot(-ahead.y, ahead.x);
        let at = |forward: f32, sideways: f32| {
            let x = ahead.x * forward + aside.x * sideways;
            let y = ahead.y * forward + aside.y * sideways;
            self.centre + spot(x, y)
        };
        let half = of_medallion::ARROW_HALF;
        let corners = [at(of_medallion::ARROW, 0.0), at(0.9, half), at(0.9, -half)];
        let origin = spot(0.0, 0.0);
        let arrow = Outline::rounded(&corners, of_medallion::EDGE * self.radius);
        self.brass(canvas, &arrow, origin, 1.0);
    }

    fn crown(&self, canvas: &mut Canvas) {
        self.brass(canvas, &Outline::read(CROWN), self.centre, self.radius / 100.0);
    }

    /// A shape of brass with a darker edge.
    fn brass(&self, canvas: &mut Canvas, outline: &Outline, at: Spot, scale: f32) {
        let colours = self.theme.colours();
        let edge = outline.drawn(at, scale, of_medallion::EDGE * self.radius);
        canvas.tint(&edge, colours.brass_edge, 1.0);
        canvas.tint(&outline.filled(at, scale), colours.brass, 1.0);
    }
}
