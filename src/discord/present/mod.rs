//! From what happened to what is shown. Decides nothing.

pub mod analysis;
pub mod board;
pub mod card;
pub mod help;
pub mod hint;
pub mod keys;
pub mod list;
mod move_refusal;
pub mod offer;
pub mod refusal;
pub mod reminder;

use crate::app::PlayerId;

/// A person as Discord writes them; whether it pings is decided elsewhere.
#[must_use]
pub fn mention(player: PlayerId) -> String {
    format!("<@{player}>")
}
