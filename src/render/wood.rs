//! The grain of wood.

use image::Rgb;

use super::pixel::{byte, ceil, count, floor, nearest};

/// How many tones a kind of wood has: few, so that pictures stay small.
const TONES: u8 = 4;

/// How far the grain wanders, in rings of the tree: little, for wood that was split straight.
const WANDER: f32 = 1.5;

/// A kind of wood: its colour where it is dark and where it is light.
#[derive(Debug, Clone, Copy)]
pub(super) struct Wood {
    dark: Rgb<u8>,
    light: Rgb<u8>,
}

/// A cut piece of wood, ready to be looked at.
#[derive(Debug)]
pub(super) struct Grain {
    /// The colour at each distance, px, across the grain.
    across: Vec<Rgb<u8>>,
    /// How far the grain has wandered at each distance, px, along it.
    wander: Vec<usize>,
}

impl Wood {
    pub(super) const fn new(dark: Rgb<u8>, light: Rgb<u8>) -> Self {
        Self { dark, light }
    }

    /// One tone only.
    pub(super) const fn plain(colour: Rgb<u8>) -> Self {
        Self::new(colour, colour)
    }

    /// All its tones.
    pub(super) fn tones(self) -> impl Iterator<Item = Rgb<u8>> {
        (0..TONES).map(move |tone| self.tone(f32::from(tone) / f32::from(TONES - 1)))
    }

    /// A piece of `size` px both ways with `ring` px from one year of the tree to the next. Another `seed` is another tree.
    pub(super) fn cut(self, size: f32, ring: f32, seed: u32) -> Grain {
        let wander = |x: i32| {
            let x = x as f32 / ring;
            let waves = 0.85 * noise(x * 0.013, seed ^ 5) + 0.15 * noise(x * 0.04, seed ^ 6);
            count(nearest(waves * WANDER * ring))
        };
        let deep = ceil(size + (WANDER + 1.0) * ring);
        Grain {
            across: (0..deep)
                .map(|y| self.tone(share(y as f32 / ring, seed)))
                .collect(),
            wander: (0..ceil(size)).map(wander).collect(),
        }
    }

    /// The colour at a share of the way from dark to light.
    fn tone(self, share: f32) -> Rgb<u8> {
        let [dark, light] = [self.dark.0, self.light.0];
        let mix = |i: usize| {
            let (from, to) = (f32::from(dark[i]), f32::from(light[i]));
            byte((from + (to - from) * share) / 255.0)
        };
        Rgb([mix(0), mix(1), mix(2)])
    }
}

/// How light the wood is at a distance, in rings, across the grain: one of the tones.
fn share(at: f32, seed: u32) -> f32 {
    let share =
        0.5 * noise(at * 0.13, seed) + 0.3 * noise(at * 0.47, seed ^ 77) + 0.2 * noise(at, seed ^ 991);
    // Noise gathers around the middle: spread it.
    let share = ((share - 0.5) * 1.7 + 0.5).clamp(0.0, 1.0);
    (share * f32::from(TONES - 1)).round() / f32::from(TONES - 1)
}

impl Grain {
    /// The colour of a pixel.
    pub(super) fn at(&self, x: i32, y: i32) -> Rgb<u8> {
        let wander = self.wander.get(count(x)).copied().unwrap_or(0);
        let across = count(y) + wander;
        self.across[across.min(self.across.len() - 1)]
    }
}

/// Smooth chance between 0 and 1, the same for the same place and seed.
fn noise(at: f32, seed: u32) -> f32 {
    let (whole, part) = (at.floor(), at.fract());
    let cell = floor(whole).cast_unsigned();
    let smooth = part * part * (3.0 - 2.0 * part);
    let (a, b) = (chance(cell, seed), chance(cell.wrapping_add(1), seed));
    a + (b - a) * smooth
}

/// A number between 0 and 1 that looks like chance.
fn chance(cell: u32, seed: u32) -> f32 {
    let mut mixed = cell.wrapping_mul(0x9e37_79b9) ^ seed.wrapping_mul(0x85eb_ca6b);
    mixed = (mixed ^ (mixed >> 15)).wrapping_mul(0x2c1b_3c6d);
    mixed = (mixed ^ (mixed >> 12)).wrapping_mul(0x297a_2d39);
    f32::from((mixed >> 16 & 0xffff) as u16) / f32::from(u16::MAX)
}
