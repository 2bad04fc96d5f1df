//! Pictures: a [`Scene`] in, bytes out.

use crate::rules::{moves::Move, position::Position};

/// What is to be seen.
#[derive(Debug, Clone)]
pub struct Scene {
    /// The position.
    pub position: Position,
    /// The position before it and the move that led to it, to be marked.
    pub last: Option<(Position, Move)>,
    /// Which way round.
    pub orientation: Orientation,
    /// The colours.
    pub theme: Theme,
    /// Width and height, px.
    pub size: u32,
}

/// Which rank is at the bottom.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Orientation {
    /// Rank 1.
    Upright,
    /// The highest rank.
    Flipped,
}

/// A set of colours.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Theme {
    /// Warm wood.
    Wood,
}

/// Width and height of a picture in a message, px.
pub const MESSAGE_SIZE: u32 = 768;

/// The PNG of a scene.
#[must_use]
pub fn paint(scene: &Scene) -> Vec<u8> {
    let mut png = std::io::Cursor::new(Vec::new());
    image::RgbImage::new(scene.size, scene.size)
        .write_to(&mut png, image::ImageFormat::Png)
        .expect("PNG in memory");
    png.into_inner()
}
