//! High contrast: white lines and pieces on black, the few in yellow.

use super::{Colours, Ink, rgb};
use crate::render::wood::Wood;

const BLACK: u32 = 0;
const WHITE: u32 = 0xff_ffff;
const YELLOW: u32 = 0xff_d800;
const CYAN: u32 = 0x00_c8ff;

pub(super) static COLOURS: Colours = Colours {
    ground: Wood::plain(rgb(0x1e_1e1e)),
    frame: rgb(WHITE),
    plate: Wood::plain(rgb(BLACK)),
    light_square: Wood::plain(rgb(BLACK)),
    dark_square: Wood::plain(rgb(0x6e_6e6e)),
    lit_edge: rgb(WHITE),
    dim_edge: rgb(WHITE),
    groove: rgb(WHITE),
    groove_edge: rgb(BLACK),
    hole: rgb(0x7d_95a8),
    pen: Wood::plain(rgb(0x3a_2a5c)),
    pen_edge: rgb(0xb8_9cff),
    text: rgb(WHITE),
    faint_text: rgb(0xc8_c8c8),
    tray: rgb(BLACK),
    print: rgb(0x5c_5c5c),
    brass: rgb(WHITE),
    brass_edge: rgb(BLACK),
    mark: rgb(CYAN),
    mark_edge: rgb(BLACK),
    hint: rgb(0xff_6cf0),
    hint_edge: rgb(BLACK),
    pick: rgb(0x3c_ff6e),
    pick_edge: rgb(BLACK),
    cross: rgb(0xff_2d2d),
    cross_edge: rgb(WHITE),
    shadow: rgb(BLACK),
};

pub(super) const fn ink(ink: Ink) -> u32 {
    match ink {
        Ink::Line => BLACK,
        Ink::Fox | Ink::FoxShade | Ink::Tiger | Ink::TigerShade | Ink::Bill => YELLOW,
        Ink::FoxTip => 0x8c_7600,
        Ink::FoxLight | Ink::Feather | Ink::TigerLight | Ink::Goat | Ink::HoundLight => WHITE,
        Ink::Down | Ink::GoatShade | Ink::HornLight => 0xd4_d4d4,
        Ink::Pink => 0xff_9a8a,
        Ink::Horn | Ink::Ear => 0xa0_a0a0,
        Ink::Hound => 0xc8_c8c8,
    }
}
