//! Saying what is wrong with a move.

use crate::{
    app::GameView,
    locale::{Locale, Text},
    rules::notation::move_text::Refusal,
};

/// The sentence for a move that cannot be played.
#[must_use]
pub(super) fn sentence(view: &GameView, _typed: &str, _refusal: &Refusal, locale: Locale) -> String {
    locale.text(&Text::RefusalGameOver { game: view.id.0 })
}
