//! Dark slate: lines of chalk on a roof tile.

use super::{Colours, Ink, rgb};
use crate::render::wood::Wood;

pub(super) static COLOURS: Colours = Colours {
    ground: Wood::new(rgb(0x14_181d), rgb(0x19_1e24)),
    frame: rgb(0x33_3c46),
    plate: Wood::new(rgb(0x42_4e59), rgb(0x4b_5864)),
    light_square: Wood::new(rgb(0x6d_7b88), rgb(0x76_8592)),
    dark_square: Wood::new(rgb(0x33_3d47), rgb(0x3a_4550)),
    lit_edge: rgb(0x76_8692),
    dim_edge: rgb(0x22_2a31),
    groove: rgb(0xa9_b6c1),
    groove_edge: rgb(0x2b_343d),
    hole: rgb(0xbc_c8d1),
    pen: Wood::new(rgb(0x57_4a66), rgb(0x61_5371)),
    pen_edge: rgb(0x9b_86b4),
    text: rgb(0xd3_dde5),
    faint_text: rgb(0x86_95a2),
    tray: rgb(0x0b_0e11),
    print: rgb(0x38_434e),
    brass: rgb(0xb8_c4ce),
    brass_edge: rgb(0x2a_323a),
    mark: rgb(0x52_d6c2),
    mark_edge: rgb(0x06_2f2a),
    hint: rgb(0xff_d76a),
    hint_edge: rgb(0x2e_2000),
    pick: rgb(0xf4_f7fa),
    pick_edge: rgb(0x2a_323a),
    cross: rgb(0xff_5a52),
    cross_edge: rgb(0x55_0f0c),
    shadow: rgb(0x04_0608),
};

pub(super) const fn ink(ink: Ink) -> u32 {
    match ink {
        Ink::Line => 0x14_181c,
        Ink::Fox => 0xf0_7a30,
        Ink::FoxTip => 0x14_181c,
        Ink::FoxShade => 0xcf_5c1c,
        Ink::FoxLight => 0xff_f1e2,
        Ink::Feather => 0xf7_f9fb,
        Ink::Down => 0xc4_cfd8,
        Ink::Bill => 0xf5_9a2c,
        Ink::Tiger => 0xf7_a838,
        Ink::TigerShade => 0xdb_8a22,
        Ink::TigerLight => 0xff_f3e0,
        Ink::Pink => 0xd6_7a76,
        Ink::Goat => 0xf2_f1ec,
        Ink::GoatShade => 0xc9_ccca,
        Ink::Horn => 0x8b_8f90,
        Ink::HornLight => 0xb4_b8b8,
        Ink::Hound => 0xbd_8d5f,
        Ink::HoundLight => 0xf9_f6f0,
        Ink::Ear => 0x5a_4133,
    }
}
