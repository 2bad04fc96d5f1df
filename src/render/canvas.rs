//! The pixels of a picture, and how colour is laid on them.

use image::{Rgb, RgbaImage};

use super::{
    mask::Mask,
    pixel::{byte, count, product, stepped},
};

/// A picture in the making: sRGB with straight alpha, transparent at first. What lies outside it is not drawn.
#[derive(Debug, Clone)]
pub(super) struct Canvas {
    image: RgbaImage,
}

impl Canvas {
    /// All transparent.
    pub(super) fn new(width: u32, height: u32) -> Self {
        Self {
            image: RgbaImage::new(width, height),
        }
    }

    /// Its pixels.
    pub(super) const fn image(&self) -> &RgbaImage {
        &self.image
    }

    /// Lays a colour on the pixels of a mask.
    pub(super) fn tint(&mut self, mask: &Mask, colour: Rgb<u8>, opacity: f32) {
        self.cover(mask, opacity, |_, _| colour);
    }

    /// Lays a colour that depends on the place on the pixels of a mask.
    pub(super) fn texture(&mut self, mask: &Mask, colour: impl Fn(i32, i32) -> Rgb<u8>) {
        self.cover(mask, 1.0, colour);
    }

    /// Makes every pixel opaque with a colour that depends on its place.
    pub(super) fn flood(&mut self, colour: impl Fn(i32, i32) -> Rgb<u8>) {
        let width = count(self.image.width().cast_signed());
        let rows = self.image.chunks_exact_mut(4 * width);
        for (y, row) in (0..).zip(rows) {
            for (x, pixel) in (0..).zip(row.chunks_exact_mut(4)) {
                pixel[..3].copy_from_slice(&colour(x, y).0);
                pixel[3] = 255;
            }
        }
    }

    fn cover(&mut self, mask: &Mask, opacity: f32, colour: impl Fn(i32, i32) -> Rgb<u8>) {
        let opacity = byte(opacity);
        for (y, shares) in mask.rows() {
            let (skipped, row) = self.row_from(mask.left(), y);
            let first = mask.left() + skipped;
            let shares = shares.iter().skip(count(skipped));
            for ((x, pixel), &share) in (first..).zip(row).zip(shares) {
                if share > 0 {
                    blend(pixel, colour(x, y), product(stepped(share), opacity));
                }
            }
        }
    }

    /// Takes away all that a mask does not cover.
    pub(super) fn trim(&mut self, mask: &Mask) {
        for (y, shares) in mask.rows() {
            let (skipped, row) = self.row_from(mask.left(), y);
            for (pixel, &share) in row.zip(shares.iter().skip(count(skipped))) {
                pixel[3] = product(pixel[3], share);
            }
        }
    }

    /// Lays another picture over this one, its top left corner there.
    pub(super) fn stamp(&mut self, other: &Self, left: i32, top: i32) {
        let width = count(other.image.width().cast_signed());
        for (y, source) in (top..).zip(other.image.chunks_exact(4 * width.max(1))) {
            let (skipped, row) = self.row_from(left, y);
            for (pixel, over) in row.zip(source.chunks_exact(4).skip(count(skipped))) {
                if over[3] > 0 {
                    blend(pixel, Rgb([over[0], over[1], over[2]]), over[3]);
                }
            }
        }
    }

    /// The pixels of row `y` from `left` on, and how many of them lie before the picture and are not there.
    fn row_from(&mut self, left: i32, y: i32) -> (i32, impl Iterator<Item = &mut [u8]>) {
        let (width, height) = (
            self.image.width().cast_signed(),
            self.image.height().cast_signed(),
        );
        let range = if (0..height).contains(&y) {
            let start = left.clamp(0, width);
            count(4 * (y * width + start))..count(4 * (y + 1) * width)
        } else {
            0..0
        };
        ((-left).max(0), (&mut *self.image)[range].chunks_exact_mut(4))
    }
}

/// Lays a colour over a pixel.
fn blend(pixel: &mut [u8], Rgb([red, green, blue]): Rgb<u8>, alpha: u8) {
    if alpha == 255 {
        pixel.copy_from_slice(&[red, green, blue, 255]);
        return;
    }
    let below = product(pixel[3], 255 - alpha);
    let total = alpha + below;
    let mean = |over: u8, under: u8| {
        let sum = u32::from(over) * u32::from(alpha) + u32::from(under) * u32::from(below);
        let total = u32::from(total).max(1);
        // A mean of two bytes.
        (((sum + total / 2) / total) & 255) as u8
    };
    pixel[0] = mean(red, pixel[0]);
    pixel[1] = mean(green, pixel[1]);
    pixel[2] = mean(blue, pixel[2]);
    pixel[3] = total;
}

#[cfg(test)]
mod tests {
    use ab_glyph::point as spot;

    use super::*;

    const RED: Rgb<u8> = Rgb([200, 0, 0]);
    const BLUE: Rgb<u8> = Rgb([0, 0, 100]);

    #[test]
    fn colour_over_colour_is_a_mean_and_stays_opaque() {
        let mut canvas = Canvas::new(4, 4);
        canvas.flood(|_, _| RED);
        canvas.tint(&Mask::disc(spot(2.0, 2.0), 9.0), BLUE, 0.5);
        assert_eq!(canvas.image().get_pixel(1, 1).0, [100, 0, 50, 255]);
    }

    #[test]
    fn a_stamp_may_hang_over_every_edge() {
        let mut stamp = Canvas::new(3, 3);
        stamp.flood(|_, _| BLUE);
        for (left, top) in [(-2, -2), (3, 3), (-9, 0), (0, 9)] {
            let mut canvas = Canvas::new(4, 4);
            canvas.stamp(&stamp, left, top);
            let painted = canvas.image().pixels().filter(|pixel| pixel.0[3] > 0).count();
            assert_eq!(painted, usize::from(left != -9 && top != 9), "{left} {top}");
        }
    }
}
