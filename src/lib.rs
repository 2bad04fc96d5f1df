//! Reynard: the hunt games on Discord.

pub mod app;
pub mod clock;
pub mod config;
pub mod locale;
pub mod playground;
pub mod rules;
pub mod store;
