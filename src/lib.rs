//! Reynard: the hunt games on Discord.

pub mod app;
pub mod cli;
pub mod clock;
pub mod config;
pub mod discord;
pub mod locale;
pub mod playground;
pub mod render;
pub mod rules;
pub mod store;
