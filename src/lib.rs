//! Reynard plays the hunt games on Discord: Fox and Geese, Halatafl, Gåsetavl, Bagh-Chal, Fox and Hounds.
//!
//! This page is the map of the house.
//!
//! # Layers: who may import whom
//! ```text
//!                  main ── cli ── config
//!                   │       │
//!                   │  playground       a stand-in for Discord and its page; knows nothing of the bot
//!                   │
//!                 discord              the only module that names serenity
//!                   │  │  │
//!                 app render locale    siblings: none imports another
//!                  │    │
//!                store  │     engine   asked by cli alone so far; pure like the rules
//!                  │    │       │
//!                  rules────────┘      pure: no async, no I/O, no clock, no randomness
//! ```
//! A test reads the `use` lines and holds them against this picture (`tests/it/architecture.rs`).
//!
//! # One move, one way through the house
//! ```text
//! INTERACTION_CREATE → discord::gateway, request    what came in, read leniently
//!                    → discord::router → commands   which command or button
//!                    → app::play_move               one transaction:
//!                        store                        interaction seen? which game?
//!                        rules::notation              text + position → Move | Refusal
//!                        rules::game                  play → Position, Option<Outcome>
//!                        store                        ply, result, errand for Discord; commit
//!                    → discord::present             Played → scene, texts, buttons
//!                        render                       scene → PNG, on a blocking thread
//!                        locale                       texts → the reader's or the channel's language
//!                    → discord::responder           acknowledge, answer, fall back
//!                    → discord::outbox              whatever Discord still has not been told
//! ```
//!
//! # One invariant a module
//! - [`rules`] decides every rule question and knows nothing but its arguments; [`rules::variant`] holds the
//!   one list of variants.
//! - [`engine`] finds what to play; the same game, limits and seed give the same answer. It decides no rule,
//!   and what it calls proven is.
//! - [`store`] keeps what cannot be recomputed and never decides a rule. What a transaction did not commit
//!   never happened.
//! - [`app`] decides, in one transaction a use case, and returns what happened: never words, never pictures.
//!   Memory holds nothing that a restart may lose.
//! - [`render`] turns a scene into bytes and never asks a question of the game or the store.
//! - [`locale`] holds every word that people read, and the one list of languages.
//! - [`discord`] is the only module that knows Discord. Every interaction is answered; nobody is pinged but
//!   the player to move or the person challenged; [`discord::commands::ALL`] is the one list of commands.
//! - [`playground`] is a local stand-in for Discord, with a page on it, and knows nothing of the games.
//! - Time ([`clock`]), chance (a seed) and the outside world ([`config`]) are parameters.

pub mod app;
pub mod cli;
pub mod clock;
pub mod config;
pub mod discord;
pub mod engine;
pub mod locale;
pub mod playground;
pub mod render;
pub mod rules;
pub mod store;
