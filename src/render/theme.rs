//! Every colour and every measure of a picture.

use image::Rgb;

use super::wood::Wood;

/// A set of colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Theme {
    /// Warm wood.
    Wood,
}

/// The colours of a theme, sRGB.
#[derive(Debug)]
pub(super) struct Colours {
    /// Around the board.
    pub(super) ground: Wood,
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
    pub(super) pen: Rgb<u8>,
    pub(super) pen_edge: Rgb<u8>,
    /// Coordinates and numbers.
    pub(super) text: Rgb<u8>,
    pub(super) faint_text: Rgb<u8>,
    /// The trays beside the board.
    pub(super) tray: Rgb<u8>,
    pub(super) brass: Rgb<u8>,
    pub(super) brass_edge: Rgb<u8>,
    /// The last move.
    pub(super) mark: Rgb<u8>,
    pub(super) mark_edge: Rgb<u8>,
    /// A hint.
    pub(super) hint: Rgb<u8>,
    pub(super) hint_edge: Rgb<u8>,
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
    /// A fox.
    Fox,
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

/// Measures in units of the distance between neighbouring points, and shares of colour.
pub(super) mod of_pitch {
    /// From the outermost points to the edge of the board; half a square on a chessboard.
    pub(in crate::render) const PLATE: f32 = 0.56;
    pub(in crate::render) const SQUARE: f32 = 0.5;
    /// How far the corners of the board are rounded.
    pub(in crate::render) const PLATE_CORNER: f32 = 0.16;
    /// Half the size of a piece.
    pub(in crate::render) const PIECE: f32 = 0.44;
    /// Half the width of a line of the board.
    pub(in crate::render) const LINE: f32 = 0.017;
    /// A hole.
    pub(in crate::render) const HOLE: f32 = 0.07;
    /// How light the lower edge of a groove and of a hole is.
    pub(in crate::render) const GROOVE_LIGHT: f32 = 0.45;
    pub(in crate::render) const HOLE_LIGHT: f32 = 0.7;
    /// Around the pen, half the width of its edge, and how much of its colour the wood takes.
    pub(in crate::render) const PEN: f32 = 0.36;
    pub(in crate::render) const PEN_EDGE: f32 = 0.022;
    pub(in crate::render) const PEN_STAIN: f32 = 0.34;
    pub(in crate::render) const PEN_EDGE_STAIN: f32 = 0.75;
    /// The last move: behind the piece, where it stood, and half the width of the way between.
    pub(in crate::render) const LANDING: f32 = 0.53;
    pub(in crate::render) const START: f32 = 0.27;
    pub(in crate::render) const START_RING: f32 = 0.07;
    pub(in crate::render) const WAY: f32 = 0.065;
    pub(in crate::render) const STOP: f32 = 0.15;
    /// A second ring around a placed piece, and its width.
    pub(in crate::render) const DROP: f32 = 0.61;
    pub(in crate::render) const DROP_RING: f32 = 0.03;
    /// How far the darker edge of marks reaches.
    pub(in crate::render) const MARK_EDGE: f32 = 0.02;
    /// A hint: how far its arrow keeps from the points, and how thick and long its parts are.
    pub(in crate::render) const HINT_START: f32 = 0.36;
    pub(in crate::render) const HINT_STOP: f32 = 0.16;
    pub(in crate::render) const HINT_SHAFT: f32 = 0.05;
    pub(in crate::render) const HINT_HEAD: f32 = 0.24;
    pub(in crate::render) const HINT_HEAD_HALF: f32 = 0.16;
    pub(in crate::render) const HINT_NUMBER: f32 = 0.17;
    pub(in crate::render) const HINT_DIGIT: f32 = 0.34;
    /// The cross over a captured piece: half its size and half its width.
    pub(in crate::render) const CROSS: f32 = 0.24;
    pub(in crate::render) const CROSS_LINE: f32 = 0.05;
}

/// Measures in units of the size of the picture.
pub(super) mod of_size {
    /// The border that holds the coordinates.
    pub(in crate::render) const BORDER: f32 = 0.05;
    /// The bar above a board that leaves its corners no room.
    pub(in crate::render) const BAR: f32 = 0.14;
    /// Between the board and what stands beside it.
    pub(in crate::render) const GAP: f32 = 0.018;
    /// How thick the board is, and how dark its shadow.
    pub(in crate::render) const SHADOW: f32 = 0.6;
    pub(in crate::render) const THICK: f32 = 0.004;
    /// The height of coordinates.
    pub(in crate::render) const TEXT: f32 = 0.044;
    /// How far the corners of trays are rounded.
    pub(in crate::render) const TRAY_CORNER: f32 = 0.02;
    /// The grain of the wood, as ring of the tree to ring.
    pub(in crate::render) const GRAIN: f32 = 0.0085;
}

/// Measures of the medallion: how large it is in its area, the rest in units of half its size.
pub(super) mod of_medallion {
    pub(in crate::render) const RADIUS: f32 = 0.42;
    /// Its frame, and the dark edge of that.
    pub(in crate::render) const RIM: f32 = 0.075;
    pub(in crate::render) const EDGE: f32 = 0.025;
    pub(in crate::render) const SHADOW_FALL: f32 = 0.05;
    pub(in crate::render) const SHADOW: f32 = 0.6;
    /// The tip of the arrow, and half its width.
    pub(in crate::render) const ARROW: f32 = 1.22;
    pub(in crate::render) const ARROW_HALF: f32 = 0.2;
    /// Half the head of who is to move; of the winner under a crown, and how far down; of each of two, and how far aside.
    pub(in crate::render) const HEAD: f32 = 0.62;
    pub(in crate::render) const CROWNED: f32 = 0.54;
    pub(in crate::render) const CROWNED_DOWN: f32 = 0.2;
    pub(in crate::render) const PAIR: f32 = 0.38;
    pub(in crate::render) const PAIR_ASIDE: f32 = 0.42;
}

/// Measures of the trays.
pub(super) mod of_tray {
    /// In units of the size of the picture: inside the edge, and the height of numbers.
    pub(in crate::render) const PADDING: f32 = 0.01;
    pub(in crate::render) const TEXT: f32 = 0.052;
    /// The share of the tray's height that a number takes above the places, or of its height beside them.
    pub(in crate::render) const NUMBER_ABOVE: f32 = 0.27;
    pub(in crate::render) const NUMBER_BESIDE: f32 = 0.98;
    /// From what width, in units of its height, a tray has its number beside the places.
    pub(in crate::render) const WIDE: f32 = 1.7;
    /// In units of a place: half a piece, and an empty place.
    pub(in crate::render) const COUNTED: f32 = 0.42;
    pub(in crate::render) const SLOT: f32 = 0.13;
    /// How light an empty place is, and the edge on which light falls.
    pub(in crate::render) const SLOT_LIGHT: f32 = 0.3;
    pub(in crate::render) const EDGE_LIGHT: f32 = 0.16;
    /// The print in an empty corner: half its size in the corner's, and how deep it is.
    pub(in crate::render) const PRINT: f32 = 0.2;
    pub(in crate::render) const PRINT_DEPTH: f32 = 0.5;
}

/// Measures in units of half the size of a piece.
pub(super) mod of_piece {
    /// The outline around it.
    pub(in crate::render) const EDGE: f32 = 0.085;
    /// Its shadow: how far it falls, how soft and how dark it is.
    pub(in crate::render) const SHADOW_FALL: f32 = 0.11;
    pub(in crate::render) const SHADOW_BLUR: f32 = 0.09;
    pub(in crate::render) const SHADOW: f32 = 0.42;
    /// How much is left to see of a captured piece.
    pub(in crate::render) const GHOST: f32 = 0.45;
}

static WOOD: Colours = Colours {
    ground: Wood::new(rgb(0x3a_2416), rgb(0x48_2e1c)),
    plate: Wood::new(rgb(0xc9_955a), rgb(0xdf_b47c)),
    light_square: Wood::new(rgb(0xe0_bd89), rgb(0xeb_cda0)),
    dark_square: Wood::new(rgb(0x8a_5833), rgb(0x99_6740)),
    lit_edge: rgb(0xf2_d3a0),
    dim_edge: rgb(0x8d_5f33),
    groove: rgb(0x5a_3719),
    groove_edge: rgb(0xf0_cf9a),
    hole: rgb(0x3b_2212),
    pen: rgb(0x9c_4426),
    pen_edge: rgb(0x7a_2e17),
    text: rgb(0xf0_dab2),
    faint_text: rgb(0xb3_9670),
    tray: rgb(0x23_150c),
    brass: rgb(0xe9_b949),
    brass_edge: rgb(0x6b_4410),
    mark: rgb(0x3d_a06a),
    mark_edge: rgb(0x1d_6a45),
    hint: rgb(0x8f_d3ff),
    hint_edge: rgb(0x12_3f66),
    cross: rgb(0xe0_352b),
    cross_edge: rgb(0x5e_0f0a),
    shadow: rgb(0x1c_0d04),
};

impl Theme {
    /// All.
    pub const ALL: [Self; 1] = [Self::Wood];

    /// Its id, for settings and the command line.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Wood => "wood",
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
            Self::Wood => &WOOD,
        }
    }

    /// The colours of the pieces.
    pub(super) const fn ink(self, ink: Ink) -> Rgb<u8> {
        match self {
            Self::Wood => rgb(wood_ink(ink)),
        }
    }
}

const fn wood_ink(ink: Ink) -> u32 {
    match ink {
        Ink::Line => 0x2b_1810,
        Ink::Fox => 0xe8_702a,
        Ink::FoxShade => 0xc9_561a,
        Ink::FoxLight => 0xff_f3e2,
        Ink::Feather => 0xfb_f8f1,
        Ink::Down => 0xd3_d6dc,
        Ink::Bill => 0xf2_9222,
        Ink::Tiger => 0xf2_a032,
        Ink::TigerShade => 0xd9_851f,
        Ink::TigerLight => 0xff_f4e0,
        Ink::Pink => 0xd9_776b,
        Ink::Goat => 0xf4_ece0,
        Ink::GoatShade => 0xd5_c6b4,
        Ink::Horn => 0x8d_7a66,
        Ink::HornLight => 0xb5_a48e,
        Ink::Hound => 0xb9_8552,
        Ink::HoundLight => 0xfb_f4e8,
        Ink::Ear => 0x5d_3a22,
    }
}

/// The colour written as 0xRRGGBB.
const fn rgb(colour: u32) -> Rgb<u8> {
    let [_, red, green, blue] = colour.to_be_bytes();
    Rgb([red, green, blue])
}
