//! The colours that the pictures of a theme are made of.

use std::{
    collections::HashMap,
    sync::{
        OnceLock,
        atomic::{AtomicU16, Ordering::Relaxed},
    },
};

use image::Rgb;

use super::{quantise, sample, theme::Theme};

/// The number of a colour.
pub(super) type Number = u8;

/// The most colours that an indexed picture can have.
const MOST: usize = 256;

/// The first numbers are those of the rim where the corners of the picture are rounded off, from transparent to opaque.
const EDGES: u8 = 8;

/// How many bits of each channel tell mixtures apart: what differs in the lowest two only becomes the same colour.
const BITS: u32 = 6;
const CELLS: usize = 1 << (3 * BITS);

/// The colours of a theme, at most 256, the same in every picture of it.
///
/// All that is drawn in one colour has exactly that colour; mixtures, as on smooth edges and in shadows, take the nearest.
#[derive(Debug)]
pub(super) struct Palette {
    colours: Vec<Rgb<u8>>,
    /// For each cell of the colour space the number of the colour nearest to its middle and one more; zero until somebody asks.
    nearest: Vec<AtomicU16>,
}

impl Palette {
    /// The palette of a theme, chosen when it is first asked for.
    pub(super) fn of(theme: Theme) -> &'static Self {
        static PALETTES: [OnceLock<Palette>; Theme::ALL.len()] =
            [const { OnceLock::new() }; Theme::ALL.len()];
        PALETTES[theme as usize].get_or_init(|| Self::chosen(theme))
    }

    fn chosen(theme: Theme) -> Self {
        let mut colours = vec![theme.colours().frame; usize::from(EDGES)];
        for colour in theme.colours().all().chain(theme.inks()) {
            if !colours[usize::from(EDGES)..].contains(&colour) {
                colours.push(colour);
            }
        }
        let sheets = sample::sheets(theme);
        let images: Vec<_> = sheets.iter().map(|sheet| sheet.image()).collect();
        colours.extend(quantise::colours(&images, &colours, MOST - colours.len()));
        Self {
            colours,
            nearest: (0..CELLS).map(|_| AtomicU16::new(0)).collect(),
        }
    }

    /// All colours in the order of their numbers, each with its opacity.
    pub(super) fn entries(&self) -> impl Iterator<Item = (Rgb<u8>, u8)> + '_ {
        self.colours
            .iter()
            .zip((0..EDGES).map(opacity).chain([255].into_iter().cycle()))
            .map(|(&c, a)| (c, a))
    }

    /// The colour with that number.
    pub(super) fn colour(&self, number: Number) -> Rgb<u8> {
        self.colours[usize::from(number)]
    }

    /// The number of the nearest colour.
    pub(super) fn number(&self, colour: Rgb<u8>) -> Number {
        let distances = (0..=u8::MAX).zip(&self.colours).skip(usize::from(EDGES));
        distances
            .min_by_key(|(_, other)| distance(colour, **other))
            .map_or(0, |(number, _)| number)
    }

    /// Numbers of colours that come again and again.
    pub(super) fn reader(&self) -> impl FnMut(Rgb<u8>) -> Number + '_ {
        let mut known = HashMap::new();
        move |colour| *known.entry(colour).or_insert_with(|| self.number(colour))
    }

    /// The number of the rim where the picture is that opaque.
    pub(super) fn edge(&self, opacity: u8) -> Number {
        let steps = u32::from(EDGES - 1);
        let number = (u32::from(opacity) * steps + 127) / 255;
        // At most the last edge.
        (number & 255) as u8
    }

    /// The number of a colour near a mixture; quick.
    pub(super) fn near(&self, colour: Rgb<u8>) -> Number {
        let cell = &self.nearest[cell(colour)];
        let known = cell.load(Relaxed);
        if known > 0 {
            // One more than a number.
            return ((known - 1) & 255) as u8;
        }
        let number = self.number(middle(colour));
        cell.store(u16::from(number) + 1, Relaxed);
        number
    }
}

/// How opaque an edge is.
const fn opacity(edge: u8) -> u8 {
    let share = edge as u32 * 255 / (EDGES as u32 - 1);
    // At most 255.
    (share & 255) as u8
}

/// The cell of the colour space in which a colour lies.
fn cell(Rgb([red, green, blue]): Rgb<u8>) -> usize {
    let high = |channel: u8| usize::from(channel) >> (8 - BITS);
    (high(red) << (2 * BITS)) | (high(green) << BITS) | high(blue)
}

/// The middle of that cell.
fn middle(Rgb(channels): Rgb<u8>) -> Rgb<u8> {
    let low = (1u8 << (8 - BITS)) - 1;
    Rgb(channels.map(|channel| (channel & !low) | (low / 2 + 1)))
}

/// How different two colours look: eyes tell greens apart best.
fn distance(Rgb(a): Rgb<u8>, Rgb(b): Rgb<u8>) -> u32 {
    let square = |i: usize| u32::from(a[i].abs_diff(b[i])).pow(2);
    3 * square(0) + 4 * square(1) + 2 * square(2)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::render::theme::Ink;

    #[test]
    fn what_is_drawn_in_one_colour_has_that_colour() {
        for theme in Theme::ALL {
            let palette = Palette::of(theme);
            assert!(palette.entries().count() <= MOST, "{theme:?}");
            for colour in theme.colours().all().chain(theme.inks()) {
                assert_eq!(palette.colour(palette.number(colour)), colour, "{theme:?}");
            }
        }
    }

    #[test]
    fn mixtures_find_a_colour_near_them_always_the_same() {
        let palette = Palette::of(Theme::Wood);
        let Rgb(line) = Theme::Wood.ink(Ink::Line);
        let Rgb(feather) = Theme::Wood.ink(Ink::Feather);
        for step in 0..=6u16 {
            let mix = |i: usize| {
                let sum = u16::from(line[i]) * step + u16::from(feather[i]) * (6 - step);
                u8::try_from(sum / 6).unwrap()
            };
            let mixture = Rgb([mix(0), mix(1), mix(2)]);
            let number = palette.near(mixture);
            assert_eq!(number, palette.near(mixture));
            let found = palette.colour(number);
            let off = (0..3).map(|i| found.0[i].abs_diff(mixture.0[i])).max();
            assert!(off < Some(24), "{found:?} for {mixture:?}");
        }
    }

    #[test]
    fn edges_run_from_transparent_to_opaque() {
        let palette = Palette::of(Theme::Slate);
        assert_eq!(
            [palette.edge(0), palette.edge(128), palette.edge(255)],
            [0, 4, EDGES - 1]
        );
        let opacities: Vec<u8> = palette.entries().map(|(_, opacity)| opacity).collect();
        assert_eq!([opacities[0], opacities[7], opacities[8]], [0, 255, 255]);
        assert!(opacities.is_sorted());
    }
}
