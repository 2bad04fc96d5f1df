//! From pixels to a file.

use image::{
    ExtendedColorType, ImageEncoder,
    codecs::png::{CompressionType, FilterType, PngEncoder},
};

use super::canvas::Canvas;

/// The PNG of an opaque picture: 8 bits a channel, sRGB, no alpha.
pub(super) fn png(canvas: &Canvas) -> Vec<u8> {
    let image = canvas.image();
    let pixels: Vec<u8> = image
        .pixels()
        .flat_map(|pixel| [pixel.0[0], pixel.0[1], pixel.0[2]])
        .collect();
    let mut file = Vec::new();
    PngEncoder::new_with_quality(&mut file, CompressionType::Default, FilterType::Adaptive)
        .write_image(&pixels, image.width(), image.height(), ExtendedColorType::Rgb8)
        .expect("memory to write to");
    file
}
