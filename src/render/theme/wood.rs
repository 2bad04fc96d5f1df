//! Warm wood: a board of oak on walnut.

use super::{Colours, Ink, rgb};
use crate::render::wood::Wood;

pub(super) static COLOURS: Colours = Colours {
    ground: Wood::new(rgb(0x3a_2416), rgb(0x45_2c1b)),
    frame: rgb(0x5e_3f28),
    plate: Wood::new(rgb(0xcd_9a60), rgb(0xde_b37b)),
    light_square: Wood::new(rgb(0xe2_c08d), rgb(0xea_cc9e)),
    dark_square: Wood::new(rgb(0x8c_5a35), rgb(0x97_653e)),
    lit_edge: rgb(0xf2_d3a0),
    dim_edge: rgb(0x8d_5f33),
    groove: rgb(0x5a_3719),
    groove_edge: rgb(0xf0_cf9a),
    hole: rgb(0x3b_2212),
    pen: Wood::new(rgb(0xb4_7045), rgb(0xc4_8152)),
    pen_edge: rgb(0x86_3f22),
    text: rgb(0xf0_dab2),
    faint_text: rgb(0xb3_9670),
    tray: rgb(0x23_150c),
    print: rgb(0x2b_190e),
    brass: rgb(0xe9_b949),
    brass_edge: rgb(0x6b_4410),
    mark: rgb(0x3d_a06a),
    mark_edge: rgb(0x0c_3d25),
    hint: rgb(0xa6_ddff),
    hint_edge: rgb(0x0a_2c4a),
    pick: rgb(0xff_ec94),
    pick_edge: rgb(0x4f_3300),
    cross: rgb(0xe0_352b),
    cross_edge: rgb(0x5e_0f0a),
    shadow: rgb(0x1c_0d04),
};

pub(super) const fn ink(ink: Ink) -> u32 {
    match ink {
        Ink::Line => 0x2b_1810,
        Ink::Fox => 0xe8_702a,
        Ink::FoxTip => 0x2b_1810,
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
