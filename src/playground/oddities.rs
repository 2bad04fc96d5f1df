//! What is odd about the bot's surroundings, as whoever keeps the bot says.

use serde::Serialize;

/// What is not as it usually is where the bot runs.
#[derive(Debug, Clone, PartialEq, Eq, Default, Serialize)]
pub struct Oddities {
    /// A second process of the same bot runs on the same database.
    pub second: bool,
    /// Somebody else is writing to the database and does not end.
    pub locked: bool,
    /// The database says that it was made by other migrations than the bot's.
    pub spoiled: bool,
    /// So many seconds the bot's clock is ahead of Discord's; behind it if negative.
    pub skew: i32,
    /// Why the last of these could not be had, in words for people.
    pub failure: Option<String>,
}
