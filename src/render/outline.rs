//! Closed shapes with curved edges.

use ab_glyph::{
    GlyphId, Outline as Curves, OutlineCurve, OutlinedGlyph, Point as Spot, PxScaleFactor, Rect,
    point as spot,
};

use super::{
    mask::Mask,
    pixel::{byte, floor},
};

/// How many straight pieces stand for a curve where it is drawn with a pen.
const PIECES: u8 = 12;

/// One or more closed shapes, filled; where they overlap they are one.
#[derive(Debug, Clone, Default)]
pub(super) struct Outline {
    curves: Vec<OutlineCurve>,
}

impl Outline {
    /// Reads `M x y`, `L x y`, `C x1 y1 x2 y2 x y` and `Z` as SVG has them, all coordinates absolute, and besides
    /// `O x y rx ry`: an ellipse around a point. Reading ends at anything else.
    pub(super) fn read(text: &str) -> Self {
        let mut outline = Self::default();
        let (mut start, mut pen) = (spot(0.0, 0.0), spot(0.0, 0.0));
        let mut words = text.split_ascii_whitespace();
        while let Some(command) = words.next() {
            let mut next = || Some(spot(words.next()?.parse().ok()?, words.next()?.parse().ok()?));
            let read = match command {
                "M" => next().map(|to| (start, pen) = (to, to)),
                "L" => next().map(|to| outline.line(&mut pen, to)),
                "C" => next()
                    .zip(next())
                    .zip(next())
                    .map(|((a, b), to)| outline.cubic(&mut pen, a, b, to)),
                "O" => next()
                    .zip(next())
                    .map(|(centre, radii)| outline.ellipse(centre, radii)),
                "Z" => Some(outline.line(&mut pen, start)),
                _ => None,
            };
            if read.is_none() {
                break;
            }
        }
        outline
    }

    /// A polygon whose corners, sticking out or in, are rounded off.
    pub(super) fn rounded(corners: &[Spot], radius: f32) -> Self {
        let mut outline = Self::default();
        let around = |i: usize| corners[i % corners.len()];
        let mut pen = spot(0.0, 0.0);
        for i in 0..corners.len() {
            let (before, corner, after) = (around(i + corners.len() - 1), around(i), around(i + 1));
            let (enter, leave) = (towards(corner, before, radius), towards(corner, after, radius));
            if i == 0 {
                pen = enter;
            }
            outline.line(&mut pen, enter);
            outline.curves.push(OutlineCurve::Quad(enter, corner, leave));
            pen = leave;
        }
        if let Some(&first) = corners.first() {
            let last = around(corners.len() - 1);
            outline.line(&mut pen, towards(first, last, radius));
        }
        outline
    }

    /// An upright rectangle with rounded corners.
    pub(super) fn rectangle(min: Spot, max: Spot, radius: f32) -> Self {
        Self::rounded(&[min, spot(max.x, min.y), max, spot(min.x, max.y)], radius)
    }

    fn line(&mut self, pen: &mut Spot, to: Spot) {
        self.curves.push(OutlineCurve::Line(*pen, to));
        *pen = to;
    }

    fn cubic(&mut self, pen: &mut Spot, first: Spot, second: Spot, to: Spot) {
        self.curves.push(OutlineCurve::Cubic(*pen, first, second, to));
        *pen = to;
    }

    fn ellipse(&mut self, centre: Spot, radii: Spot) {
        /// How far the handles of a quarter of a circle reach.
        const HANDLE: f32 = 0.552_284_8;
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
        let reversed = |curve: &OutlineCurve| match *curve {
            OutlineCurve::Line(a, b) => OutlineCurve::Line(over(b), over(a)),
            OutlineCurve::Quad(a, b, c) => OutlineCurve::Quad(over(c), over(b), over(a)),
            OutlineCurve::Cubic(a, b, c, d) => OutlineCurve::Cubic(over(d), over(c), over(b), over(a)),
        };
        Self {
            curves: self.curves.iter().rev().map(reversed).collect(),
        }
    }

    /// Adds another outline.
    pub(super) fn extend(&mut self, other: Self) {
        self.curves.extend(other.curves);
    }

    /// Its inside, enlarged by `scale` and moved so that its origin lies on `at`.
    pub(super) fn filled(&self, at: Spot, scale: f32) -> Mask {
        let curves = Curves {
            bounds: self.bounds(),
            curves: self.curves.clone(),
        };
        // Fonts count upwards, pictures downwards.
        let factor = PxScaleFactor {
            horizontal: scale,
            vertical: -scale,
        };
        let glyph = GlyphId(0).with_scale_and_position(1.0, at);
        inked(&OutlinedGlyph::new(glyph, curves, factor))
    }

    /// Its edge, enlarged and moved in the same way, drawn with a pen that reaches `radius` px to either side.
    pub(super) fn drawn(&self, at: Spot, scale: f32, radius: f32) -> Mask {
        let placed = |spot: Spot| {
            at + Spot {
                x: spot.x * scale,
                y: spot.y * scale,
            }
        };
        let reach = spot(radius + 1.0, radius + 1.0);
        let Rect { min, max } = self.bounds();
        let mut mask = Mask::empty(placed(min) - reach, placed(max) + reach);
        for curve in &self.curves {
            let mut from = placed(along(curve, 0.0));
            for step in 1..=pieces(curve) {
                let to = placed(along(curve, f32::from(step) / f32::from(pieces(curve))));
                mask.add_line(from, to, radius);
                from = to;
            }
        }
        mask
    }

    /// A box that holds it.
    fn bounds(&self) -> Rect {
        let mut spots = self.curves.iter().flat_map(|curve| match *curve {
            OutlineCurve::Line(a, b) => [a, a, b, b],
            OutlineCurve::Quad(a, b, c) => [a, b, b, c],
            OutlineCurve::Cubic(a, b, c, d) => [a, b, c, d],
        });
        let first = spots.next().unwrap_or_default();
        let empty = Rect {
            min: first,
            max: first,
        };
        spots.fold(empty, |Rect { min, max }, at| Rect {
            min: spot(min.x.min(at.x), min.y.min(at.y)),
            max: spot(max.x.max(at.x), max.y.max(at.y)),
        })
    }
}

/// What a glyph covers where it stands.
pub(super) fn inked(glyph: &OutlinedGlyph) -> Mask {
    let Rect { min, max } = glyph.px_bounds();
    let mut mask = Mask::empty(min, max);
    let (left, top) = (floor(min.x), floor(min.y));
    glyph.draw(|x, y, share| mask.raise(left + x.cast_signed(), top + y.cast_signed(), byte(share)));
    mask
}

/// The spot `distance` from one spot on the way to another.
pub(super) fn towards(from: Spot, to: Spot, distance: f32) -> Spot {
    let way = to - from;
    let share = distance / way.x.hypot(way.y).max(distance);
    spot(from.x + way.x * share, from.y + way.y * share)
}

const fn pieces(curve: &OutlineCurve) -> u8 {
    match curve {
        OutlineCurve::Line(..) => 1,
        OutlineCurve::Quad(..) | OutlineCurve::Cubic(..) => PIECES,
    }
}

/// The spot on a curve at a time from 0 to 1.
fn along(curve: &OutlineCurve, time: f32) -> Spot {
    let mix = |a: Spot, b: Spot| spot(a.x + (b.x - a.x) * time, a.y + (b.y - a.y) * time);
    match *curve {
        OutlineCurve::Line(a, b) => mix(a, b),
        OutlineCurve::Quad(a, b, c) => mix(mix(a, b), mix(b, c)),
        OutlineCurve::Cubic(a, b, c, d) => {
            let (ab, bc, cd) = (mix(a, b), mix(b, c), mix(c, d));
            mix(mix(ab, bc), mix(bc, cd))
        }
    }
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
        assert!((area(&ellipse.filled(spot(9.0, 9.0), 1.0)) - 56.5).abs() < 1.0);
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
            assert!(Outline::read(text).curves.is_empty(), "{text}");
        }
    }

    #[test]
    fn rounding_takes_a_little_off_each_corner() {
        let square = Outline::rectangle(spot(1.0, 1.0), spot(11.0, 11.0), 3.0);
        let area = area(&square.filled(spot(0.0, 0.0), 1.0));
        assert!((92.0..100.0).contains(&area), "{area}");
    }
}
