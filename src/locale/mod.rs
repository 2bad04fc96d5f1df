//! Words: every message with typed arguments, in every language.
//!
//! A [`Text`] says *what* is to be said; [`Locale::text`] says it. Nothing here knows what a game is: pieces,
//! variants and reasons come in as the keys that the `.ftl` files select on.
//!
//! # Adding a language
//! 1. `locales/<tag>.ftl`, copied from `en-US.ftl` and translated.
//! 2. One line in [`catalog`].
//!
//! Where a country says only some things in its own way (`en-GB`), its file has only those, and its line in the
//! catalog says what it differs from.
//!
//! # Adding a message
//! One line in [`text`] and one in each `locales/*.ftl`; the tests name what is missing.

pub mod catalog;
pub mod text;

pub use self::{catalog::Locale, text::Text};
