//! Which pixels a shape covers, and how much of each.

use ab_glyph::{OutlinedGlyph, Point as Spot, Rect, point as spot};
use image::GrayImage;
use imageproc::filter::box_filter;

use super::{
    kept,
    pixel::{byte, ceil, count, floor},
};

/// The share of each pixel that a shape covers, in the smallest box around it.
///
/// Coordinates are px from the top left of the picture, so the middle of its first pixel is (0.5, 0.5). Edges are smooth:
/// a pixel that is covered by half is half.
#[derive(Debug, Clone)]
pub(super) struct Mask {
    left: i32,
    top: i32,
    width: i32,
    height: i32,
    cover: Vec<u8>,
}

impl Mask {
    /// Covers nothing yet; nothing can be added outside the box.
    pub(super) fn empty(min: Spot, max: Spot) -> Self {
        let (left, top) = (floor(min.x), floor(min.y));
        let (width, height) = ((ceil(max.x) - left).max(0), (ceil(max.y) - top).max(0));
        Self {
            left,
            top,
            width,
            height,
            cover: vec![0; count(width) * count(height)],
        }
    }

    /// A filled circle.
    pub(super) fn disc(centre: Spot, radius: f32) -> Self {
        Self::round(centre, radius + 1.0, |distance| radius + 0.5 - distance)
    }

    /// A circle drawn with a pen of that width.
    pub(super) fn ring(centre: Spot, radius: f32, width: f32) -> Self {
        Self::round(centre, radius + width, |distance| {
            width / 2.0 + 0.5 - (distance - radius).abs()
        })
    }

    /// What a glyph covers where it stands.
    pub(super) fn glyph(glyph: &OutlinedGlyph) -> Self {
        let Rect { min, max } = glyph.px_bounds();
        let mut mask = Self::empty(min, max);
        let width = mask.width.cast_unsigned();
        glyph.draw(|x, y, share| {
            if let Some(pixel) = mask.cover.get_mut((y * width + x) as usize) {
                *pixel = byte(share);
            }
        });
        mask
    }

    /// A straight line with round ends.
    pub(super) fn line(from: Spot, to: Spot, radius: f32) -> Self {
        let reach = spot(radius + 1.0, radius + 1.0);
        let min = spot(from.x.min(to.x), from.y.min(to.y)) - reach;
        let max = spot(from.x.max(to.x), from.y.max(to.y)) + reach;
        let mut mask = Self::empty(min, max);
        mask.add_line(from, to, radius);
        mask
    }

    fn round(centre: Spot, reach: f32, cover: impl Fn(f32) -> f32) -> Self {
        let reach = spot(reach, reach);
        let mut mask = Self::empty(centre - reach, centre + reach);
        mask.paint(|x, y| byte(cover(distance(middle(x, y), centre))));
        mask
    }

    /// Adds a straight line with round ends. Where shapes overlap, the larger share counts.
    pub(super) fn add_line(&mut self, from: Spot, to: Spot, radius: f32) {
        let way = to - from;
        let square = (way.x * way.x + way.y * way.y).max(f32::MIN_POSITIVE);
        let reach = radius + 1.0;
        // How far beside the line, along a row, a pixel can still be touched.
        let beside = reach * square.sqrt() / way.y.abs();
        for y in floor(from.y.min(to.y) - reach)..ceil(from.y.max(to.y) + reach) {
            let (mut least, mut most) = (from.x.min(to.x) - reach, from.x.max(to.x) + reach);
            if way.y.abs() > 1.0 {
                let crossing = from.x + (middle(0, y).y - from.y) * way.x / way.y;
                least = least.max(crossing - beside);
                most = most.min(crossing + beside);
            }
            let (first, pixels) = self.part_of_row(y, floor(least), ceil(most));
            for (x, pixel) in (first..).zip(pixels) {
                let here = middle(x, y) - from;
                let along = ((here.x * way.x + here.y * way.y) / square).clamp(0.0, 1.0);
                let away = distance(here, spot(way.x * along, way.y * along));
                *pixel = byte(radius + 0.5 - away).max(*pixel);
            }
        }
    }

    /// Adds all of another mask that lies in the box.
    pub(super) fn add(&mut self, other: &Self) {
        for (y, row) in other.rows() {
            let (first, pixels) = self.part_of_row(y, other.left, other.left + other.width);
            for (pixel, &cover) in pixels.iter_mut().zip(&row[count(first - other.left)..]) {
                *pixel = cover.max(*pixel);
            }
        }
    }

    /// Takes away all that another mask does not cover.
    pub(super) fn keep(&mut self, other: &Self) {
        let mut kept = Self {
            cover: vec![0; self.cover.len()],
            ..*self
        };
        kept.add(other);
        for (pixel, limit) in self.cover.iter_mut().zip(kept.cover) {
            *pixel = limit.min(*pixel);
        }
    }

    /// Sets the share of every pixel of the box.
    fn paint(&mut self, cover: impl Fn(i32, i32) -> u8) {
        let rows = self.cover.chunks_exact_mut(count(self.width).max(1));
        for (y, row) in (self.top..).zip(rows) {
            for (x, pixel) in (self.left..).zip(row) {
                *pixel = cover(x, y);
            }
        }
    }

    /// The pixels of a row from `from` to before `to`, as far as they lie in the box, and the x of the first.
    fn part_of_row(&mut self, y: i32, from: i32, to: i32) -> (i32, &mut [u8]) {
        let right = self.left + self.width;
        let (from, to) = (from.clamp(self.left, right), to.clamp(self.left, right));
        if !(self.top..self.top + self.height).contains(&y) {
            return (from, &mut []);
        }
        let row = (y - self.top) * self.width - self.left;
        (
            from,
            &mut self.cover[count(row + from)..count(row + to.max(from))],
        )
    }

    /// The x of the first pixel of each row.
    pub(super) const fn left(&self) -> i32 {
        self.left
    }

    /// Each row with its y, from the top.
    pub(super) fn rows(&self) -> impl Iterator<Item = (i32, &[u8])> {
        (self.top..).zip(self.cover.chunks_exact(count(self.width).max(1)))
    }

    /// The same, moved.
    pub(super) const fn shifted(mut self, right: i32, down: i32) -> Self {
        self.left += right;
        self.top += down;
        self
    }

    /// The same with so many shares between none and all, so that fewer colours come of it.
    pub(super) fn stepped(mut self, steps: u8) -> Self {
        let steps = u32::from(steps);
        for cover in &mut self.cover {
            let step = (u32::from(*cover) * steps + 127) / 255;
            // At most 255.
            *cover = ((step * 255 / steps) & 255) as u8;
        }
        self
    }

    /// The same with soft edges, which reach out by twice `radius` px.
    pub(super) fn blurred(&self, radius: u32) -> Self {
        let reach = 2 * radius.cast_signed();
        let (width, height) = (self.width + 2 * reach, self.height + 2 * reach);
        let mut wide = Self {
            left: self.left - reach,
            top: self.top - reach,
            width,
            height,
            cover: vec![0; count(width) * count(height)],
        };
        wide.add(self);
        let image = GrayImage::from_raw(width.cast_unsigned(), height.cast_unsigned(), wide.cover)
            .expect("a byte for each pixel");
        let once = box_filter(&image, radius, radius);
        wide.cover = box_filter(&once, radius, radius).into_raw();
        wide
    }
}

impl kept::Bulk for Mask {
    fn bytes(&self) -> usize {
        self.cover.len()
    }
}

/// The middle of a pixel.
fn middle(x: i32, y: i32) -> Spot {
    spot(x as f32 + 0.5, y as f32 + 0.5)
}

fn distance(a: Spot, b: Spot) -> f32 {
    let way = a - b;
    (way.x * way.x + way.y * way.y).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sum(mask: &Mask) -> f32 {
        mask.cover.iter().map(|&cover| f32::from(cover) / 255.0).sum()
    }

    #[test]
    fn shapes_cover_their_area() {
        let disc = Mask::disc(spot(20.3, 20.8), 10.0);
        assert!((sum(&disc) - 314.0).abs() < 2.0, "{}", sum(&disc));
        let line = Mask::line(spot(5.5, 5.5), spot(25.5, 25.5), 1.5);
        assert!(
            (sum(&line) - (20.0 * 2f32.sqrt() * 3.0 + 7.0)).abs() < 2.0,
            "{}",
            sum(&line)
        );
    }

    #[test]
    fn blurring_keeps_the_amount() {
        let disc = Mask::disc(spot(20.0, 20.0), 10.0);
        assert!((sum(&disc.blurred(3)) / sum(&disc) - 1.0).abs() < 0.03);
    }

    #[test]
    fn what_lies_outside_the_box_is_left_out() {
        let mut mask = Mask::empty(spot(0.0, 0.0), spot(4.0, 4.0));
        mask.add_line(spot(-9.0, 2.0), spot(99.0, 2.0), 1.0);
        assert!((sum(&mask) - 8.0).abs() < 0.1, "{}", sum(&mask));
    }
}
