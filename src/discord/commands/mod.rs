//! The one table of commands: registration, routing, help and tests iterate over it.
//!
//! # Adding a command
//! 1. `commands/<name>.rs` with its `COMMAND` and its handler.
//! 2. A line in [`ALL`].
//! 3. Its names in each `locales/*.ftl`: `command-<name>` with `.description`, `option-<name>`, `choice-<id>`.

mod analyse;
mod board;
mod challenge;
mod challenge_person;
mod computer;
mod context;
mod counter;
mod games;
mod help;
mod hint;
mod history;
mod import;
mod more;
mod offer;
mod pick;
mod play;
pub mod press;
mod privacy;
mod registration;
mod rematch;
mod replay;
mod reply;
mod resign;
mod rules;
mod server_settings;
pub mod settings;
mod stats;
pub mod suggest;

use futures_util::future::BoxFuture;

pub use self::{
    context::Context,
    registration::{fingerprint, registration_body},
    reply::{Duty, Reply},
};
use super::{request::Options, responder::Deferral};
use crate::app::{Error, GameId};

/// Every command, in the order in which people see them.
pub static ALL: &[Command] = &[
    challenge::COMMAND,
    computer::COMMAND,
    play::COMMAND,
    board::COMMAND,
    games::COMMAND,
    history::COMMAND,
    import::COMMAND,
    hint::COMMAND,
    offer::DRAW,
    offer::TAKEBACK,
    resign::COMMAND,
    analyse::COMMAND,
    rules::COMMAND,
    stats::STATS,
    stats::LEADERBOARD,
    settings::COMMAND,
    server_settings::COMMAND,
    privacy::COMMAND,
    help::COMMAND,
    challenge_person::COMMAND,
];

/// A command.
#[derive(Debug)]
pub struct Command {
    /// Its name; its words are under `command-<name>`.
    pub name: &'static str,
    /// Where people find it.
    pub kind: Kind,
    /// Its options.
    pub options: &'static [Opt],
    /// What is promised when it takes long.
    pub deferral: Deferral,
    /// Does it.
    pub run: Handler,
}

/// Where people find a command.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// They type it.
    Slash,
    /// They type it, in a server that they manage.
    Managing,
    /// In the menu of a person; its name is what they read there.
    Person,
}

/// What runs a command.
pub type Handler = for<'a> fn(Context<'a>, &'a Options) -> BoxFuture<'a, Result<Reply, Error>>;

/// An option of a command.
#[derive(Debug, Clone, Copy)]
pub struct Opt {
    /// Its name; its words are under `option-<name>`.
    pub name: &'static str,
    /// What can be given.
    pub kind: OptKind,
    /// Whether it must be given.
    pub required: bool,
}

/// What an option takes.
#[derive(Debug, Clone, Copy)]
pub enum OptKind {
    /// A person.
    Person,
    /// Yes or no.
    Flag,
    /// A game.
    Variant,
    /// One of these, by id; the words are under `choice-<id>`.
    Choice(&'static [&'static str]),
    /// One of these numbers; the words are under `choice-<number>`.
    NumberChoice(&'static [i64]),
    /// A text, with suggestions.
    SuggestedText,
    /// A number, with suggestions.
    SuggestedNumber,
    /// A number from the first to the second.
    Number(i64, i64),
    /// A channel in which people write.
    Channel,
    /// A file.
    File,
}

impl Command {
    /// The name under which Discord knows it: what is chosen from a menu is known by what people read there.
    #[must_use]
    pub fn registered_name(&self) -> String {
        match self.kind {
            Kind::Slash | Kind::Managing => self.name.to_owned(),
            Kind::Person => registration::menu_name(self.name),
        }
    }
}

/// The command with this name.
#[must_use]
pub fn find(name: &str) -> Option<&'static Command> {
    ALL.iter().find(|command| command.registered_name() == name)
}

/// The number of a game that was given, if it was.
fn game_option(options: &Options) -> Option<GameId> {
    options.integer("game").map(GameId)
}
