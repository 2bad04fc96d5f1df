//! The font, which is part of the program.

use std::sync::LazyLock;

use ab_glyph::FontRef;

/// Nunito, extra bold, printable ASCII and a few signs; see `fonts/README.md` for where it comes from.
static NUNITO: &[u8] = include_bytes!("../../fonts/Nunito-ExtraBold.ttf");

/// The font of coordinates and numbers.
pub(super) static FONT: LazyLock<FontRef<'static>> =
    LazyLock::new(|| FontRef::try_from_slice(NUNITO).expect("a readable font"));

#[cfg(test)]
mod tests {
    use ab_glyph::{Font, GlyphId};

    use super::*;
    use crate::{
        render::{Orientation, layout::Layout},
        rules::variant::Variant,
    };

    #[test]
    fn it_has_every_character_that_is_drawn() {
        // No words are drawn, in any language: only coordinates and numbers.
        let boards = Variant::ALL.map(|variant| Layout::new(variant.board(), Orientation::Upright, 300));
        let coordinates = boards
            .iter()
            .flat_map(|layout| layout.coordinates().map(|(c, _)| c));
        for character in ('0'..='9').chain(['/']).chain(coordinates) {
            let glyph = FONT.glyph_id(character);
            assert_ne!(glyph, GlyphId(0), "no {character}");
            assert!(FONT.outline(glyph).is_some(), "{character} is blank");
        }
    }
}
