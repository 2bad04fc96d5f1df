//! The one table of commands: registration, routing, help and tests iterate over it.
//!
//! # Adding a command
//! 1. `commands/<name>.rs` with a `pub const COMMAND: Command` and its handler.
//! 2. A line in [`ALL`].
//! 3. Its names in each `locales/*.ftl`: `command-<name>` with `.description`, `option-<name>`, `choice-<id>`.

mod board;
mod challenge;
mod games;
mod help;
mod play;
pub mod press;
mod registration;
mod resign;
pub mod suggest;

use futures_util::future::BoxFuture;

pub use self::registration::{fingerprint, registration_body};
use super::{
    bot::Bot,
    custom_id::CustomId,
    languages::Languages,
    present::list::pick,
    request::{Options, Request},
    responder::{Answer, Deferral},
};
use crate::app::{ChallengeId, Error, GameId, GameView, OutboxId, Refusal};

/// Every command, in the order in which people see them.
pub static ALL: &[Command] = &[
    challenge::COMMAND,
    play::COMMAND,
    board::COMMAND,
    games::COMMAND,
    resign::COMMAND,
    help::COMMAND,
];

/// A command.
#[derive(Debug)]
pub struct Command {
    /// Its name; its words are under `command-<name>`.
    pub name: &'static str,
    /// Its options.
    pub options: &'static [Opt],
    /// What is promised when it takes long.
    pub deferral: Deferral,
    /// Does it.
    pub run: Handler,
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
}

/// What a handler works with.
#[derive(Debug, Clone, Copy)]
pub struct Context<'a> {
    /// The bot.
    pub bot: &'a Bot,
    /// The interaction.
    pub request: &'a Request,
    /// Its languages.
    pub languages: Languages,
}

/// What a handler wants said.
#[derive(Debug)]
pub struct Reply {
    /// The answer.
    pub answer: Answer,
    /// What to say if Discord refuses its form.
    pub plain: String,
    /// What the answer does besides being read.
    pub duty: Duty,
    /// A further errand, which may have to wait for the answer: where the bot cannot post, it is brought by
    /// a second answer to the same interaction.
    pub then: Option<OutboxId>,
}

/// What an answer is for.
#[derive(Debug, Default)]
pub enum Duty {
    /// Nothing else.
    #[default]
    None,
    /// It runs an errand of the outbox.
    Errand(OutboxId),
    /// It shows a board that becomes the newest of its game.
    Board {
        /// The game.
        game: GameId,
        /// Its ply.
        ply: u32,
    },
}

impl Reply {
    /// A message that does nothing but be read.
    #[must_use]
    pub fn message(out: super::outgoing::Outgoing) -> Self {
        let plain = out.content.clone().unwrap_or_default();
        Self {
            answer: Answer::Message(out),
            plain,
            duty: Duty::None,
            then: None,
        }
    }

    /// The pressed message becomes this one.
    #[must_use]
    pub fn update(out: super::outgoing::Outgoing) -> Self {
        let plain = out.content.clone().unwrap_or_default();
        Self {
            answer: Answer::Update(out),
            plain,
            duty: Duty::None,
            then: None,
        }
    }
}

impl Reply {
    /// With a further errand.
    #[must_use]
    pub fn then(mut self, errand: OutboxId) -> Self {
        self.then = Some(errand);
        self
    }
}

impl Context<'_> {
    /// The public board of a game, as an answer.
    pub(super) async fn board_reply(&self, view: &GameView, duty: Duty) -> Reply {
        use super::present::board::{Form, board, plain};
        let locale = self.languages.channel;
        let out = board(view, locale, Form::Picture, &self.bot.painter).await;
        Reply {
            answer: Answer::Message(out),
            plain: plain(view, locale),
            duty,
            then: None,
        }
    }

    /// The card of a challenge, as an answer.
    pub(super) fn card_reply(&self, challenge: &crate::app::Challenge, errand: OutboxId) -> Reply {
        use super::present::card::{card, plain};
        let locale = self.languages.channel;
        let out = card(challenge, locale);
        let is_new = challenge.message.is_none() && challenge.state == crate::app::ChallengeState::Open;
        let answer = if is_new {
            Answer::Message(out)
        } else {
            Answer::Update(out)
        };
        Reply {
            answer,
            plain: plain(challenge, locale),
            duty: Duty::Errand(errand),
            then: None,
        }
    }
}

impl Context<'_> {
    /// If it is only unclear which of several games is meant, a private menu of them that sends back `id`.
    fn ask_which(&self, error: Error, id: &CustomId) -> Result<Reply, Error> {
        if let Error::Refused(refusal) = &error
            && let Refusal::SeveralGames(games) = refusal.as_ref()
        {
            let menu = pick(games, self.request.by.player, id, self.languages.reader);
            return Ok(Reply::message(menu));
        }
        Err(error)
    }
}

/// The command with this name.
#[must_use]
pub fn find(name: &str) -> Option<&'static Command> {
    ALL.iter().find(|command| command.name == name)
}

/// The number of a game that was given, if it was.
fn game_option(options: &Options) -> Option<GameId> {
    options.integer("game").map(GameId)
}

/// A challenge's number, for the handlers of its buttons.
type Card = ChallengeId;
