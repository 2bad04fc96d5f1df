//! Names that are nobody's account: those in records.

use super::mention;
use crate::{
    app::GameView,
    locale::{Locale, Text},
    rules::side::Side,
};

/// Who plays a side: a mention, or in a game from a record the name there.
#[must_use]
pub fn who(view: &GameView, side: Side, locale: Locale) -> String {
    match &view.brought {
        Some(names) => plain(names[side].as_deref(), locale),
        None => mention(view.players[side]),
    }
}

/// A name as plain text: nothing in it is a mention, a link or markdown.
#[must_use]
pub fn plain(name: Option<&str>, locale: Locale) -> String {
    let Some(name) = name else {
        return locale.text(&Text::Somebody);
    };
    let visible = name.chars().filter(|sign| !turns_text(*sign));
    let mut plain = String::with_capacity(name.len());
    for sign in visible {
        if sign.is_ascii_punctuation() {
            plain.push('\\');
        }
        plain.push(sign);
    }
    plain
}

/// The invisible characters that change the direction of what follows.
pub(super) const fn turns_text(c: char) -> bool {
    matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}
