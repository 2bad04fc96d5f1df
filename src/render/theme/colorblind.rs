//! Safe for the colour-blind: the few in vermilion or orange, the many in white and blue, on a pale board. The hues are those
//! of Okabe and Ito, which differ in lightness too.

use super::{Colours, Ink, rgb};
use crate::render::wood::Wood;

const ORANGE: u32 = 0xe6_9f00;
const SKY: u32 = 0x56_b4e9;
const GREEN: u32 = 0x00_9e73;
const YELLOW: u32 = 0xf0_e442;
const BLUE: u32 = 0x00_72b2;
const VERMILION: u32 = 0xd5_5e00;
const WHITE: u32 = 0xff_ffff;
const BLACK: u32 = 0x16_1a1e;

pub(super) static COLOURS: Colours = Colours {
    ground: Wood::new(rgb(0x25_313c), rgb(0x2a_3743)),
    frame: rgb(0x4a_5b6a),
    plate: Wood::new(rgb(0xd9_d3c4), rgb(0xe2_ddd0)),
    light_square: Wood::new(rgb(0xe4_dfd2), rgb(0xea_e6db)),
    dark_square: Wood::new(rgb(0x8a_98a3), rgb(0x93_a1ac)),
    lit_edge: rgb(0xf6_f3ea),
    dim_edge: rgb(0x8f_8a7c),
    groove: rgb(0x4c_4a45),
    groove_edge: rgb(0xf6_f3ea),
    hole: rgb(0x2c_2b28),
    pen: Wood::new(rgb(0xa9_c6d6), rgb(0xb4_cfdd)),
    pen_edge: rgb(BLUE),
    text: rgb(0xe8_edf1),
    faint_text: rgb(0x9f_aeba),
    tray: rgb(0x14_1b22),
    print: rgb(0x46_5666),
    brass: rgb(YELLOW),
    brass_edge: rgb(0x4e_4a00),
    mark: rgb(GREEN),
    mark_edge: rgb(0x00_3d2c),
    hint: rgb(YELLOW),
    hint_edge: rgb(BLACK),
    pick: rgb(0xcc_79a7),
    pick_edge: rgb(0x4a_1f38),
    cross: rgb(BLACK),
    cross_edge: rgb(WHITE),
    shadow: rgb(0x0c_1014),
};

pub(super) const fn ink(ink: Ink) -> u32 {
    match ink {
        Ink::Line => BLACK,
        Ink::Fox => VERMILION,
        Ink::FoxTip => BLACK,
        Ink::FoxShade => 0xb3_4e00,
        Ink::FoxLight | Ink::Feather | Ink::TigerLight | Ink::Goat | Ink::HoundLight => WHITE,
        Ink::Down => 0xa9_d4ee,
        Ink::Bill | Ink::Tiger => ORANGE,
        Ink::TigerShade => 0xc4_8700,
        Ink::Pink => 0xcc_79a7,
        Ink::GoatShade => 0xbf_dcec,
        Ink::Horn => 0x4d_7c9b,
        Ink::HornLight => 0x86_aec8,
        Ink::Hound => SKY,
        Ink::Ear => BLUE,
    }
}
