//! From pixels to a file.

use png::{BitDepth, ColorType, DeflateCompression, Encoder, EncodingError, Filter};

use super::picture::Picture;

/// How hard to compress, from 1 to 9. The next higher is not worth its time.
const EFFORT: u8 = 2;

/// The PNG of a picture: sRGB with a palette, a third of the bytes of one without.
pub(super) fn png(picture: &Picture) -> Vec<u8> {
    written(picture).expect("memory to write to")
}

fn written(picture: &Picture) -> Result<Vec<u8>, EncodingError> {
    let size = |side: usize| u32::try_from(side).unwrap_or(u32::MAX);
    let mut file = Vec::with_capacity(picture.pixels().len() / 8);
    let mut encoder = Encoder::new(&mut file, size(picture.width()), size(picture.height()));
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    let (colours, opacities): (Vec<_>, Vec<_>) = picture.palette().entries().unzip();
    encoder.set_palette(colours.iter().flat_map(|colour| colour.0).collect::<Vec<u8>>());
    // Those at the end that are opaque need not be said.
    let see_through = opacities.iter().filter(|&&opacity| opacity < 255).count();
    encoder.set_trns(&opacities[..see_through]);
    encoder.set_deflate_compression(DeflateCompression::Level(EFFORT));
    // The numbers of neighbouring colours have nothing to do with each other.
    encoder.set_filter(Filter::NoFilter);
    let mut writer = encoder.write_header()?;
    writer.write_image_data(picture.pixels())?;
    writer.finish()?;
    Ok(file)
}
