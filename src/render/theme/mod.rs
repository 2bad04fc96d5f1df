//! How pictures look: every colour, by theme, and every measure.
//!
//! # Adding a theme
//! A file beside this one with its [`Colours`] and its inks, a member of [`Theme`] and its lines here. Then
//! `UPDATE=1 cargo test --test it render` paints it for the tests, and a row in their table says what its colours mean.

use image::Rgb;

use super::wood::Wood;

mod colorblind;
mod contrast;
mod measure;
mod slate;
mod wood;

pub(super) use measure::{of_curve, of_medallion, of_piece, of_pitch, of_results, of_size, of_tray};

/// A set of colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Theme {
    /// Warm wood.
    Wood,
    /// Dark slate with chalk lines.
    Slate,
    /// White and yellow on black, for weak eyes.
    Contrast,
    /// Colours that are told apart whatever somebody's eyes are blind to, after Okabe and Ito.
    Colorblind,
}

/// The colours of a theme, sRGB.
#[derive(Debug)]
pub(super) struct Colours {
    /// Around the board.
    pub(super) ground: Wood,
    /// The rim of the picture.
    pub(super) frame: Rgb<u8>,
    /// The board.
    pub(super) plate: Wood,
    /// The squares of a chessboard.
    pub(super) light_square: Wood,
    pub(super) dark_square: Wood,
    /// The edge of the board where light falls on it, and where it does not.
    pub(super) lit_edge: Rgb<u8>,
    pub(super) dim_edge: Rgb<u8>,
    /// The lines, as grooves: their depth and the edge that catches the light.
    pub(super) groove: Rgb<u8>,
    pub(super) groove_edge: Rgb<u8>,
    /// The holes of the points.
    pub(super) hole: Rgb<u8>,
    /// The inlaid pen.
    pub(super) pen: Wood,
    pub(super) pen_edge: Rgb<u8>,
    /// Coordinates and numbers.
    pub(super) text: Rgb<u8>,
    pub(super) faint_text: Rgb<u8>,
    /// The trays beside the board.
    pub(super) tray: Rgb<u8>,
    /// Footprints in empty corners.
    pub(super) print: Rgb<u8>,
    pub(super) brass: Rgb<u8>,
    pub(super) brass_edge: Rgb<u8>,
    /// The last move.
    pub(super) mark: Rgb<u8>,
    pub(super) mark_edge: Rgb<u8>,
    /// A hint.
    pub(super) hint: Rgb<u8>,
    pub(super) hint_edge: Rgb<u8>,
    /// A picked piece, and where it may go.
    pub(super) pick: Rgb<u8>,
    pub(super) pick_edge: Rgb<u8>,
    /// What was captured is crossed out.
    pub(super) cross: Rgb<u8>,
    pub(super) cross_edge: Rgb<u8>,
    pub(super) shadow: Rgb<u8>,
}

/// What a part of a piece is painted with.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Ink {
    /// Outlines, eyes, noses.
    Line,
    /// A fox, and the tips of its ears.
    Fox,
    FoxTip,
    FoxShade,
    FoxLight,
    /// A goose.
    Feather,
    Down,
    Bill,
    /// A tiger.
    Tiger,
    TigerShade,
    TigerLight,
    Pink,
    /// A goat.
    Goat,
    GoatShade,
    Horn,
    HornLight,
    /// A hound.
    Hound,
    HoundLight,
    Ear,
}

impl Ink {
    const ALL: [Self; 19] = [
        Self::Line,
        Self::Fox,
        Self::FoxTip,
        Self::FoxShade,
        Self::FoxLight,
        Self::Feather,
        Self::Down,
        Self::Bill,
        Self::Tiger,
        Self::TigerShade,
        Self::TigerLight,
        Self::Pink,
        Self::Goat,
        Self::GoatShade,
        Self::Horn,
        Self::HornLight,
        Self::Hound,
        Self::HoundLight,
        Self::Ear,
    ];
}

impl Theme {
    /// All.
    pub const ALL: [Self; 4] = [Self::Wood, Self::Slate, Self::Contrast, Self::Colorblind];

    /// Its id, for settings and the command line. Stored; never changes.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Wood => "wood",
            Self::Slate => "slate",
            Self::Contrast => "contrast",
            Self::Colorblind => "colorblind",
        }
    }

    /// The theme with this id.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|theme| theme.id() == id)
    }

    /// The colours of all but the pieces.
    pub(super) const fn colours(self) -> &'static Colours {
        match self {
            Self::Wood => &wood::COLOURS,
            Self::Slate => &slate::COLOURS,
            Self::Contrast => &contrast::COLOURS,
            Self::Colorblind => &colorblind::COLOURS,
        }
    }

    /// What stands for a lost game where [`Colours::mark`] stands for a won one.
    pub(super) const fn lost(self) -> Rgb<u8> {
        match self {
            // Its cross is as dark as what is empty.
            Self::Colorblind => self.ink(Ink::Fox),
            Self::Wood | Self::Slate | Self::Contrast => self.colours().cross,
        }
    }

    /// The colours of the pieces.
    pub(super) const fn ink(self, ink: Ink) -> Rgb<u8> {
        rgb(match self {
            Self::Wood => wood::ink(ink),
            Self::Slate => slate::ink(ink),
            Self::Contrast => contrast::ink(ink),
            Self::Colorblind => colorblind::ink(ink),
        })
    }

    /// The colours of all inks.
    pub(super) fn inks(self) -> impl Iterator<Item = Rgb<u8>> {
        Ink::ALL.into_iter().map(move |ink| self.ink(ink))
    }
}

impl Colours {
    /// Each of them, and every tone of each wood.
    pub(super) fn all(&self) -> impl Iterator<Item = Rgb<u8>> + '_ {
        let woods = [
            self.ground,
            self.plate,
            self.light_square,
            self.dark_square,
            self.pen,
        ];
        let others = [
            self.frame,
            self.lit_edge,
            self.dim_edge,
            self.groove,
            self.groove_edge,
            self.hole,
            self.pen_edge,
            self.text,
            self.faint_text,
            self.tray,
            self.print,
            self.brass,
            self.brass_edge,
            self.mark,
            self.mark_edge,
            self.hint,
            self.hint_edge,
            self.pick,
            self.pick_edge,
            self.cross,
            self.cross_edge,
        ];
        woods.into_iter().flat_map(Wood::tones).chain(others)
    }
}

/// The colour written as 0xRRGGBB.
const fn rgb(colour: u32) -> Rgb<u8> {
    let [_, red, green, blue] = colour.to_be_bytes();
    Rgb([red, green, blue])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How light a colour is, from 0 to 1, as the Web Content Accessibility Guidelines reckon.
    fn luminance(Rgb(channels): Rgb<u8>) -> f64 {
        let linear = channels.map(|channel| {
            let share = f64::from(channel) / 255.0;
            if share <= 0.040_45 {
                share / 12.92
            } else {
                ((share + 0.055) / 1.055).powf(2.4)
            }
        });
        0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    }

    /// Their contrast: 1 for none, 21 for black on white.
    fn contrast(a: Rgb<u8>, b: Rgb<u8>) -> f64 {
        let (a, b) = (luminance(a) + 0.05, luminance(b) + 0.05);
        a.max(b) / a.min(b)
    }

    #[test]
    fn numbers_can_be_read() {
        for theme in Theme::ALL {
            let colours = theme.colours();
            assert!(contrast(colours.hint, colours.hint_edge) > 4.5, "{theme:?}");
            assert!(contrast(colours.text, colours.tray) > 4.5, "{theme:?}");
            assert!(contrast(colours.faint_text, colours.tray) > 4.5, "{theme:?}");
            for ground in colours.ground.tones() {
                assert!(contrast(colours.text, ground) > 4.5, "{theme:?}");
            }
        }
    }

    #[test]
    fn marks_stand_out_from_every_board_by_themselves_or_by_their_edge() {
        for theme in Theme::ALL {
            let colours = theme.colours();
            let boards = [
                colours.plate,
                colours.light_square,
                colours.dark_square,
                colours.pen,
            ];
            for under in boards.into_iter().flat_map(Wood::tones) {
                // Those of the last move lie lower, and are told by their hue too.
                for (inner, edge, least) in [
                    (colours.hint, colours.hint_edge, 3.0),
                    (colours.pick, colours.pick_edge, 3.0),
                    (colours.mark, colours.mark_edge, 2.0),
                ] {
                    let best = contrast(inner, under).max(contrast(edge, under));
                    assert!(best > least, "{theme:?} {inner:?} {edge:?} on {under:?}: {best}");
                }
            }
        }
    }
}
