//! How the bot is doing, as whoever starts and stops it says.

use serde::Serialize;

/// What the bot's process is at.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(tag = "is", rename_all = "snake_case")]
pub enum Condition {
    /// It is being started.
    Starting,
    /// It runs; whether it is connected is another question.
    Running,
    /// It has been told to end and has not yet.
    Stopping,
    /// It does not run.
    Stopped,
    /// It was to start and did not.
    Failed {
        /// Why, in words for people.
        why: String,
    },
}
