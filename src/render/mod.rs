//! Pictures: a [`Scene`] in, bytes out.
//!
//! A scene says all that is to be seen; painting asks nobody anything, reads nothing and cannot fail. The same scene gives
//! the same bytes. A picture is a square of sRGB pixels, opaque but for its rounded corners, the board with its coordinates in
//! it, and beside the board, without a word that would need translating, the head of the side to move and what is captured
//! and in the hand. [`replay()`] makes one moving picture of many scenes, [`curve()`] draws how the advantage went,
//! [`results()`] how somebody has fared.
//!
//! Whatever looks the same in many pictures is painted once and kept, never more than some 50 MB: the empty board, each kind of
//! piece, the medallion, the characters. It is kept in numbers of the theme's one palette, so that a board is copied, pasted
//! and compressed, in a millisecond or two.
//!
//! What is where:
//! - `scene`, `orientation`, `theme`: what callers say. `theme` owns every colour and measure, `orientation` all turning.
//! - `layout`: where everything lies, in pixels.
//! - `board` (with `prints`), `medallion`, `tray`, `marks`, `picks`, `arrow`, `pieces`, `text`: what is painted.
//! - `outline`, `mask`, `canvas`, `wood`, `pixel`: how. A shape becomes a mask, and colour is laid on a canvas through it.
//! - `palette` (with `sample` and `quantise`): the colours that a theme's files can hold.
//! - `sprite`, `picture`, `kept`: what is pasted, on what, and where it waits.
//! - `fonts`, `encode`, `replay`, `curve`, `results` (with `tablet`): the font, the file, the other kinds of pictures.
//!
//! # Adding a kind of piece
//! A file in `pieces` with its drawing, its inks in `theme`, a line in `pieces`; the compiler names each of them. Then
//! `UPDATE=1 cargo test --test it render` paints the pictures that the tests compare with: look at them.

mod arrow;
mod board;
mod canvas;
mod curve;
mod encode;
mod fonts;
mod kept;
mod layout;
mod marks;
mod mask;
mod medallion;
mod orientation;
mod outline;
mod palette;
mod picks;
mod picture;
mod pieces;
mod pixel;
mod plies;
mod plot;
mod prints;
mod quantise;
mod replay;
mod results;
mod sample;
mod scene;
mod sprite;
mod tablet;
mod text;
mod theme;
mod tray;
mod wood;

use crate::rules::side::Side;

use picture::Picture;
use theme::of_pitch;

pub use self::{
    curve::{Curve, curve},
    orientation::Orientation,
    replay::{REPLAY_SIZE, replay},
    results::{Bar, MOST_BARS, Results, results},
    scene::{Scene, Status},
    theme::Theme,
};

/// Width and height of a picture in a message, px.
pub const MESSAGE_SIZE: u32 = 768;

/// The sizes that a picture can have, px.
pub const SIZES: std::ops::RangeInclusive<u32> = 64..=4096;

/// The PNG of a scene: sRGB, opaque but for its rounded corners, as wide and high as [`Scene::size`].
#[must_use]
pub fn paint(scene: &Scene) -> Vec<u8> {
    encode::png(&draw(scene))
}

fn draw(scene: &Scene) -> Picture {
    let position = &scene.position;
    let layout = scene.layout();
    let mut picture = board::empty(&layout, position.variant(), scene.theme);
    medallion::paint(&mut picture, &layout, position, scene.status, scene.theme);
    tray::paint(&mut picture, &layout, position, scene.theme);
    if let Some((before, m)) = &scene.last {
        marks::paint(&mut picture, &layout, before, m, scene.theme);
    }
    let colours = scene.theme.colours();
    let free = scene.targets & position.empty();
    picks::paint(&mut picture, &layout, scene.picked, free, colours);
    picks::ring(&mut picture, &layout, scene.targets - free, colours);
    let radius = of_pitch::PIECE * layout.pitch;
    for side in Side::ALL {
        let role = position.variant().role(side);
        for at in position.pieces(side).into_iter().map(|point| layout.spot(point)) {
            pieces::stand(&mut picture, role, at, radius, scene.theme, 1.0);
        }
    }
    if let Some(m) = &scene.hint {
        arrow::paint(&mut picture, &layout, m, scene.theme);
    }
    picture
}
