//! The bot on Discord: interactions in, replies out. The only module that names serenity.
//!
//! One way through: `gateway` (event) → `request` (what came in) → `router` → `commands` (which calls the use
//! case) → `present` (what is shown) → `responder` (acknowledge, answer, fall back) → `wire` (HTTP). What an
//! answer could not deliver, `outbox` delivers.

pub mod ability;
pub mod bot;
pub mod commands;
pub mod custom_id;
pub mod janitor;
pub mod languages;
pub mod outgoing;
pub mod painter;
pub mod present;
pub mod request;
pub mod responder;
pub mod wire;

mod connection;
mod gateway;

mod outbox;
mod registrar;
mod router;
mod thinking;
mod timers;
mod wishes;

pub use self::bot::{Bot, Deps, Running, StartError};
