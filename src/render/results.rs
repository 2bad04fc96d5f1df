//! How somebody has fared, as bars.

use ab_glyph::{Point as Spot, point as spot};
use image::Rgb;

use crate::rules::{side::Side, variant::Variant};

use super::{
    SIZES,
    canvas::Canvas,
    encode,
    layout::Area,
    outline::Outline,
    palette::Palette,
    picture::Picture,
    pieces::Piece,
    tablet::tablet,
    text,
    theme::{Colours, Ink, Theme, of_results},
};

/// The results of somebody, a bar for each side of each variant.
#[derive(Debug, Clone)]
pub struct Results {
    /// The bars from the top down, numbered from 1; at most [`MOST_BARS`] are drawn.
    pub bars: Vec<Bar>,
    /// The colours.
    pub theme: Theme,
    /// Width, px; what is not one of [`SIZES`] is taken for the nearest that is.
    pub width: u32,
}

/// The results with one side of one variant.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bar {
    /// What was played.
    pub variant: Variant,
    /// With which side.
    pub side: Side,
    /// Games won,
    pub wins: u32,
    /// drawn,
    pub draws: u32,
    /// and lost.
    pub losses: u32,
    /// What they amount to, written at the end of the bar.
    pub rating: u32,
    /// Whether that is more than a guess; a guess is fainter.
    pub certain: bool,
}

/// So many bars are drawn at most.
pub const MOST_BARS: usize = 8;

/// The PNG of results: as wide as asked, as high as there are bars.
///
/// Before each bar its number, the head of the side that was played and, smaller, of the other one; in it, from the left,
/// what was won, drawn and lost as shares of all games, with how many if there is room; behind it the rating. No word is
/// drawn.
#[must_use]
pub fn results(shown: &Results) -> Vec<u8> {
    let width = shown.width.clamp(*SIZES.start(), *SIZES.end()) as f32;
    let bars = &shown.bars[..shown.bars.len().min(MOST_BARS)];
    let height = width * (2.0 * of_results::MARGIN + of_results::ROW * bars.len().max(1) as f32);
    let mut canvas = tablet(width, height, shown.theme.colours());
    for (row, bar) in bars.iter().enumerate() {
        let top = width * (of_results::MARGIN + of_results::ROW * row as f32);
        let at = Area {
            min: spot(0.0, top),
            max: spot(width, top + of_results::ROW * width),
        };
        Row {
            bar,
            at,
            width,
            theme: shown.theme,
        }
        .draw(&mut canvas, row + 1);
    }
    encode::png(&Picture::of(&canvas, Palette::of(shown.theme)))
}

/// A bar and where it lies.
struct Row<'a> {
    bar: &'a Bar,
    at: Area,
    width: f32,
    theme: Theme,
}

impl Row<'_> {
    fn colours(&self) -> &'static Colours {
        self.theme.colours()
    }

    /// A spot in the row, so far from the left, in the middle.
    fn spot(&self, share: f32) -> Spot {
        spot(share * self.width, self.at.centre().y)
    }

    fn draw(&self, canvas: &mut Canvas, number: usize) {
        let colours = self.colours();
        self.write(
            canvas,
            &number.to_string(),
            of_results::NUMBER,
            of_results::SMALL,
            colours.faint_text,
        );
        self.heads(canvas);
        self.shares(canvas);
        let ink = if self.bar.certain {
            colours.text
        } else {
            colours.faint_text
        };
        self.write(
            canvas,
            &self.bar.rating.to_string(),
            of_results::RATING,
            of_results::LARGE,
            ink,
        );
    }

    fn write(&self, canvas: &mut Canvas, words: &str, share: f32, size: f32, ink: Rgb<u8>) {
        for shape in text::line(words, self.spot(share), size * self.width) {
            canvas.tint(&shape, ink, 1.0);
        }
    }

    /// Whose side it was, and against whom.
    fn heads(&self, canvas: &mut Canvas) {
        let (variant, side) = (self.bar.variant, self.bar.side);
        let heads = [
            (!side, of_results::OTHER, of_results::OTHER_HEAD),
            (side, of_results::OWN, of_results::OWN_HEAD),
        ];
        for (side, share, radius) in heads {
            Piece::painted(variant.role(side), radius * self.width, self.theme)
                .stand(canvas, self.spot(share));
        }
    }

    /// The bar: a groove, filled from the left.
    fn shares(&self, canvas: &mut Canvas) {
        let colours = self.colours();
        let half = of_results::BAR * self.width / 2.0;
        let (from, to) = (self.spot(of_results::FROM), self.spot(of_results::TO));
        let groove = Area {
            min: spot(from.x, from.y - half),
            max: spot(to.x, to.y + half),
        };
        let groove_mask = pill(&groove, half);
        canvas.tint(&groove_mask, colours.tray, 1.0);
        let counts = [
            (self.bar.wins, colours.mark),
            (self.bar.draws, colours.faint_text),
            (self.bar.losses, self.theme.lost()),
        ];
        let all: f32 = counts.iter().map(|&(count, _)| count as f32).sum();
        let gap = of_results::GAP * self.width / 2.0;
        let mut start = 0.0;
        for (count, colour) in counts.into_iter().filter(|&(count, _)| count > 0) {
            let end = start + count as f32 / all;
            let part = groove.across(start, end);
            let mut mask = pill(&groove, half);
            mask.keep(
                &Outline::rectangle(part.min + spot(gap, 0.0), part.max - spot(gap, 0.0), 0.0)
                    .filled(spot(0.0, 0.0), 1.0),
            );
            canvas.tint(&mask, colour, 1.0);
            self.count(canvas, count, &part, colour);
            start = end;
        }
        let rim = Outline::rectangle(groove.min, groove.max, half).drawn(spot(0.0, 0.0), 1.0, gap);
        canvas.tint(&rim, colours.frame, 1.0);
    }

    /// How many, in a part of the bar that has room for it.
    fn count(&self, canvas: &mut Canvas, count: u32, part: &Area, on: Rgb<u8>) {
        let (words, size) = (count.to_string(), of_results::SMALL * self.width);
        if text::width(&words, size) + size / 3.0 > part.width() {
            return;
        }
        let ink = legible(on, self.theme);
        for shape in text::line(&words, part.centre(), size) {
            canvas.tint(&shape, ink, 1.0);
        }
    }
}

/// A bar with round ends.
fn pill(area: &Area, half: f32) -> super::mask::Mask {
    Outline::rectangle(area.min, area.max, half).filled(spot(0.0, 0.0), 1.0)
}

/// The darkest or the lightest ink, whichever can be read on a colour.
fn legible(Rgb([red, green, blue]): Rgb<u8>, theme: Theme) -> Rgb<u8> {
    let light = 2 * u32::from(red) + 5 * u32::from(green) + u32::from(blue);
    theme.ink(if light > 8 * 115 { Ink::Line } else { Ink::Feather })
}
