//! Everything about a person: told, handed out, taken away.

mod erasure;
mod export;

pub use self::export::{ChallengeRecord, Dossier, GameRecord, PlyRecord, RatingRecord, SettingsRecord};
