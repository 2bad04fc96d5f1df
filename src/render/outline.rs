//! Closed shapes with curved edges.

use ab_glyph::{
    GlyphId, Outline as Curves, OutlineCurve, OutlinedGlyph, Point as Spot, PxScaleFactor, Rect,
    point as spot,
};

use super::mask::Mask;

/// How many straight edges stand for a curve: enough for shapes of a few hundred px.
const PIECES: u8 = 24;

/// One or more closed shapes, filled; where shapes of the same sense of turning overlap they are one.
#[derive(Debug, Clone, Default)]
pub(super) struct Outline {
    /// Straight, each from a spot to a spot.
    edges: Vec<(Spot, Spot)>,
}

impl Outline {
    /// Reads `M x y`, `L x y`, `C x1 y1 x2 y2 x y` and `Z` as SVG has them, all coordinates absolute, and besides
    /// `O x y rx ry`: an ellipse around a spot. Reading ends at anything else.
    pub(super) fn read(text: &str) -> Self {
        let mut outline = Self::default();
        let (mut start, mut pen) = (spot(0.0, 0.0), spot(0.0, 0.0));
        let mut words = text.split_ascii_whitespace();
        while let Some(command) = words.next() {
            let mut next = || Some(spot(words.next()?.parse().ok()?, words.next()?.parse().ok()?));
            let mut two = || next().zip(next());
            let read = match command {
                "M" => next().map(|to| (start, pen) = (to, to)),
                "L" => next().map(|to| outline.line(&mut pen, to)),
                "C" => two()
                    .zip(next())
                    .map(|((a, b), to)| outline.cubic(&mut pen, a, b, to)),
                "O" => two().map(|(centre, radii)| outline.ellipse(centre, radii)),
                "Z" => {
                    outline.line(&mut pen, start);
                    Some(())
                }
                _ => None,
            };
            if read.is_none() {
                break;
            }
        }
        outline
    }

    /// A polygon.
    pub(super) fn polygon(corners: &[Spot]) -> Self {
        let next = corners.iter().cycle().skip(1);
        Self {
            edges: corners.iter().copied().zip(next.copied()).collect(),
        }
    }

    /// A polygon whose corners, sticking out or in, are rounded off.
    pub(super) fn rounded(corners: &[Spot], radius: f32) -> Self {
        let mut outline = Self::default();
        let around = |i: usize| corners[i % corners.len()];
        for i in 0..corners.len() {
            let (before, corner, after) = (around(i + corners.len() - 1), around(i), around(i + 1));
            let enter = towards(corner, before, radius);
            let leave = towards(corner, after, radius);
            let mut pen = towards(before, corner, radius);
            outline.line(&mut pen, enter);
            outline.cubic(
                &mut pen,
                mix(enter, corner, HANDLE),
                mix(leave, corner, HANDLE),
                leave,
            );
        }
        outline
    }

    /// An upright rectangle with rounded corners.
    pub(super) fn rectangle(min: Spot, max: Spot, radius: f32) -> Self {
        Self::rounded(&[min, spot(max.x, min.y), max, spot(min.x, max.y)], radius)
    }

    fn line(&mut self, pen: &mut Spot, to: Spot) {
        self.edges.push((*pen, to));
        *pen = to;
    }

    /// A curve that leaves towards its first handle and arrives from its second.
    fn cubic(&mut self, pen: &mut Spot, first: Spot, second: Spot, to: Spot) {
        let from = *pen;
        for piece in 1..=PIECES {
            let time = f32::from(piece) / f32::from(PIECES);
            let (a, b, c) = (
                mix(from, first, time),
                mix(first, second, time),
                mix(second, to, time),
            );
            self.line(pen, mix(mix(a, b, time), mix(b, c, time), time));
        }
    }

    fn ellipse(&mut self, centre: Spot, radii: Spot) {
        let at = |x: f32, y: f32| centre + spot(x * radii.x, y * radii.y);
        let mut pen = at(-1.0, 0.0);
        for (x, y) in [(-1.0, 0.0), (0.0, -1.0), (1.0, 0.0), (0.0, 1.0)] {
            // A quarter further, clockwise on the screen.
            let (to_x, to_y) = (-y, x);
            let first = at(x + HANDLE * to_x, y + HANDLE * to_y);
            let second = at(to_x + HANDLE * x, to_y + HANDLE * y);
            self.cubic(&mut pen, first, second, at(to_x, to_y));
        }
    }

    /// Its mirror image, left for right, with the same sense of turning.
    pub(super) fn mirrored(&self) -> Self {
        let over = |at: Spot| spot(-at.x, at.y);
        Self {
            edges: self
                .edges
                .iter()
                .map(|&(from, to)| (over(to), over(from)))
                .collect(),
        }
    }

    /// Adds another outline.
    pub(super) fn extend(&mut self, other: Self) {
        self.edges.extend(other.edges);
    }

    /// Its inside, enlarged by `scale` and moved so that its origin lies on `at`.
    pub(super) fn filled(&self, at: Spot, scale: f32) -> Mask {
        let curves = Curves {
            bounds: self.bounds(),
            curves: self
                .edges
                .iter()
                .map(|&(from, to)| OutlineCurve::Line(from, to))
                .collect(),
        };
        // Fonts count upwards, pictures downwards.
        let factor = PxScaleFactor {
            horizontal: scale,
            vertical: -scale,
        };
        let glyph = GlyphId(0).with_scale_and_position(1.0, at);
        Mask::glyph(&OutlinedGlyph::new(glyph, curves, factor))
    }

    /// Its edge, enlarged and moved in the same way, drawn with a pen that reaches `radius` px to either side.
    pub(super) fn drawn(&self, at: Spot, scale: f32, radius: f32) -> Mask {
        let placed = |spot: Spot| Spot {
            x: at.x + spot.x * scale,
            y: at.y + spot.y * scale,
        };
        let reach = spot(radius + 1.0, radius + 1.0);
        let Rect { min, max } = self.bounds();
        let mut mask = Mask::empty(placed(min) - reach, placed(max) + reach);
        for &(from, to) in &self.edges {
            mask.add_line(placed(from), placed(to), radius);
        }
        mask
    }

    /// The smallest box around it.
    fn bounds(&self) -> Rect {
        let first = self.edges.first().map_or(spot(0.0, 0.0), |&(from, _)| from);
        let empty = Rect {
            min: first,
            max: first,
        };
        // Every spot is where some edge ends.
        self.edges.iter().fold(empty, |Rect { min, max }, &(_, at)| Rect {
            min: spot(min.x.min(at.x), min.y.min(at.y)),
            max: spot(max.x.max(at.x), max.y.max(at.y)),
        })
    }
}

/// How far the handles of a quarter of a circle reach.
const HANDLE: f32 = 0.552_284_8;

/// The spot at a share of the way from one spot to another.
fn mix(from: Spot, to: Spot, share: f32) -> Spot {
    spot(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share)
}

/// The spot `distance` from one spot on the way to another, which is not overshot.
pub(super) fn towards(from: Spot, to: Spot, distance: f32) -> Spot {
    let way = to - from;
    let length = (way.x * way.x + way.y * way.y).sqrt();
    mix(from, to, distance / length.max(distance).max(f32::MIN_POSITIVE))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Pixels covered in all.
    fn area(mask: &Mask) -> f32 {
        mask.rows()
            .flat_map(|(_, row)| row)
            .map(|&cover| f32::from(cover) / 255.0)
            .sum()
    }

    #[test]
    fn what_is_read_is_filled() {
        let square = Outline::read("M 0 0 L 4 0 L 4 4 L 0 4 Z");
        assert!((area(&square.filled(spot(9.0, 9.0), 2.0)) - 64.0).abs() < 0.1);
        let ellipse = Outline::read("O 0 0 6 3");
        let area = area(&ellipse.filled(spot(9.0, 9.0), 1.0));
        assert!((area - 56.5).abs() < 1.0, "{area}");
    }

    #[test]
    fn overlapping_shapes_and_mirror_images_are_one_shape() {
        let mut two = Outline::read("M 1 0 L 4 0 L 4 4 L -1 4 L -1 0 Z");
        two.extend(two.mirrored());
        assert!((area(&two.filled(spot(9.0, 9.0), 2.0)) - 128.0).abs() < 0.1);
    }

    #[test]
    fn reading_ends_at_nonsense() {
        for text in ["", "Q 1", "M 1", "M 1 1 C 1 2 3", "hello"] {
            assert!(Outline::read(text).edges.is_empty(), "{text}");
        }
    }

    #[test]
    fn rounding_takes_a_little_off_each_corner() {
        let square = Outline::rectangle(spot(1.0, 1.0), spot(11.0, 11.0), 3.0);
        let area = area(&square.filled(spot(0.0, 0.0), 1.0));
        assert!((92.0..100.0).contains(&area), "{area}");
    }
}
