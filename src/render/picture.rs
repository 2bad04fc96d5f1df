//! A picture in the colours of a palette.

use ab_glyph::Point as Spot;
use image::Rgb;

use super::{
    canvas::Canvas,
    kept,
    mask::Mask,
    palette::{Number, Palette},
    pixel::{byte, count, floor, product, stepped},
    sprite::Sprite,
};

/// Numbers of colours, row by row. What lies outside it is not drawn.
#[derive(Debug, Clone)]
pub(super) struct Picture {
    width: usize,
    pixels: Vec<Number>,
    palette: &'static Palette,
}

impl Picture {
    /// What is drawn on a canvas, in the nearest colours; where it is not opaque, it is the edge of the picture.
    pub(super) fn of(canvas: &Canvas, palette: &'static Palette) -> Self {
        let mut number = palette.reader();
        let mut pixels = Vec::with_capacity(canvas.image().len() / 4);
        // Most of a picture is runs.
        for run in canvas.image().as_chunks::<4>().0.chunk_by(|a, b| a == b) {
            let [red, green, blue, alpha] = run[0];
            let number = match alpha {
                255 => number(Rgb([red, green, blue])),
                _ => palette.edge(alpha),
            };
            pixels.resize(pixels.len() + run.len(), number);
        }
        Self {
            width: canvas.image().width() as usize,
            pixels,
            palette,
        }
    }

    /// The width, px.
    pub(super) const fn width(&self) -> usize {
        self.width
    }

    /// The height, px.
    pub(super) const fn height(&self) -> usize {
        self.pixels.len() / self.width
    }

    /// Its pixels, row by row from the top.
    pub(super) fn pixels(&self) -> &[Number] {
        &self.pixels
    }

    /// Its colours.
    pub(super) const fn palette(&self) -> &'static Palette {
        self.palette
    }

    /// The colour to be seen at a spot within it.
    #[cfg(test)]
    pub(super) fn seen(&self, at: Spot) -> Rgb<u8> {
        let row = &self.pixels[count(floor(at.y)) * self.width..];
        self.palette.colour(row[count(floor(at.x))])
    }

    /// The colours to be seen within so many pixels of a spot.
    #[cfg(test)]
    pub(super) fn seen_around(&self, at: Spot, radius: f32) -> impl Iterator<Item = Rgb<u8>> + '_ {
        let reach = floor(radius);
        let steps = move || (-reach..=reach).map(|step| step as f32);
        let around = steps().flat_map(move |y| steps().map(move |x| ab_glyph::point(x, y)));
        around
            .filter(move |away| away.x.hypot(away.y) <= radius)
            .map(move |away| self.seen(at + away))
    }

    /// Lays a colour on the pixels of a mask.
    pub(super) fn tint(&mut self, mask: &Mask, colour: Rgb<u8>, opacity: f32) {
        let (palette, opacity) = (self.palette, byte(opacity));
        let number = palette.number(colour);
        for (y, shares) in mask.rows() {
            let (skipped, row) = self.row_from(mask.left(), y);
            for (pixel, &share) in row.iter_mut().zip(shares.iter().skip(skipped)) {
                if share == 0 {
                    continue;
                }
                match product(stepped(share), opacity) {
                    0 => {}
                    255 => *pixel = number,
                    alpha => *pixel = mixed(palette, colour, alpha, *pixel),
                }
            }
        }
    }

    /// Pastes a sprite on a spot.
    pub(super) fn stamp(&mut self, sprite: &Sprite, at: Spot, opacity: f32) {
        let opacity = byte(opacity);
        for (left, y, row) in sprite.rows(floor(at.x), floor(at.y)) {
            let palette = self.palette;
            let (skipped, under) = self.row_from(left, y);
            let solid = row.solid.clone();
            if opacity < 255 || skipped > 0 || solid.end > under.len() {
                let over = row.pixels.get(skipped..).unwrap_or_default();
                lay(palette, over, under, opacity);
                continue;
            }
            lay(palette, &row.pixels[..solid.start], under, 255);
            under[solid.clone()].copy_from_slice(&row.numbers);
            lay(palette, &row.pixels[solid.end..], &mut under[solid.end..], 255);
        }
    }

    /// The pixels of row `y` from `left` on, and how many of them lie before the picture and are not there.
    fn row_from(&mut self, left: i32, y: i32) -> (usize, &mut [Number]) {
        let start = count(left).min(self.width);
        let row = usize::try_from(y)
            .ok()
            .and_then(|y| self.pixels.chunks_exact_mut(self.width).nth(y));
        (count(-left), row.map_or(&mut [], |row| &mut row[start..]))
    }
}

impl kept::Bulk for Picture {
    fn bytes(&self) -> usize {
        self.pixels.len()
    }
}

/// Lays pixels over pixels.
fn lay(palette: &Palette, over: &[(Rgb<u8>, u8)], under: &mut [Number], opacity: u8) {
    for (pixel, &(colour, alpha)) in under.iter_mut().zip(over) {
        match product(alpha, opacity) {
            0 => {}
            alpha => *pixel = mixed(palette, colour, alpha, *pixel),
        }
    }
}

/// A colour laid over another.
fn mixed(palette: &Palette, Rgb(over): Rgb<u8>, alpha: u8, under: Number) -> Number {
    let Rgb(under) = palette.colour(under);
    let mean = |i: usize| {
        let sum = u32::from(over[i]) * u32::from(alpha) + u32::from(under[i]) * u32::from(255 - alpha);
        // A mean of two bytes.
        (((sum + 127) / 255) & 255) as u8
    };
    palette.near(Rgb([mean(0), mean(1), mean(2)]))
}
