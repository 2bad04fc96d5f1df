//! What the end-to-end tests are written in: people who do things, and what they then see.
//!
//! ```ignore
//! let d = Discord::start().await;
//! let _bot = TestBot::start(&d).await;
//! let (alice, bob) = (d.person("alice"), d.person("bob"));
//! let offer = alice.slash("challenge", [("opponent", bob.mention_opt())]).await;
//! let board = bob.press(&offer, "Accept").await;
//! insta::assert_snapshot!(board, @"");
//! ```

mod bot;
mod database;
mod discord;
pub(crate) mod duel;
mod eventually;
pub(crate) mod games;
mod handle;
pub(crate) mod openapi;
mod person;
mod place;
mod process;
mod serving;
pub(crate) mod shown;
pub(crate) mod strength;
pub(crate) mod table;
mod tls_front;

pub(crate) use self::{
    bot::TestBot, database::Database, discord::Discord, duel::Duel, eventually::eventually, handle::Handle,
    person::Person, place::Place, process::Process, serving::Serving, shown::Shown, tls_front::TlsFront,
};
