//! From pixels to a file.

use png::{BitDepth, ColorType, DeflateCompression, Encoder, EncodingError, Filter};

use super::{canvas::Canvas, palette::Indexed};

/// How hard to compress, from 1 to 9. The next higher that is worth its bytes takes twice the time.
const EFFORT: u8 = 4;

/// The PNG of an opaque picture: sRGB with a palette, a third of the bytes of one without.
pub(super) fn png(canvas: &Canvas) -> Vec<u8> {
    let image = canvas.image();
    let indexed = Indexed::of(image);
    written(&indexed, image.width(), image.height()).expect("memory to write to")
}

fn written(indexed: &Indexed, width: u32, height: u32) -> Result<Vec<u8>, EncodingError> {
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, width, height);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(indexed.palette.as_slice());
    encoder.set_deflate_compression(DeflateCompression::Level(EFFORT));
    // The numbers of neighbouring colours have nothing to do with each other.
    encoder.set_filter(Filter::NoFilter);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(&indexed.pixels)?;
    writer.finish()?;
    Ok(file)
}
