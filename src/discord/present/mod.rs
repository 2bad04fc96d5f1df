//! From what happened to what is shown. Decides nothing.

pub mod analysis;
pub mod board;
pub mod card;
pub mod counter;
pub mod deleted;
pub mod help;
pub mod hint;
pub mod history;
pub mod import;
pub mod keys;
pub mod list;
pub mod more;
mod move_refusal;
pub mod name;
pub mod offer;
pub mod pick;
pub mod privacy;
pub mod rating;
pub mod refusal;
pub mod reminder;
pub mod replay;
pub mod rules;
pub mod server_settings;
pub mod settings;

use crate::app::PlayerId;

/// A person as Discord writes them; whether it pings is decided elsewhere.
#[must_use]
pub fn mention(player: PlayerId) -> String {
    format!("<@{player}>")
}
