//! What a handler wants said.

use crate::{
    app::{GameId, OutboxId},
    discord::{outgoing::Outgoing, responder::Answer},
};

/// An answer with what it does besides being read.
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
    /// Further messages after the answer, in order, for what one cannot hold. They do nothing but be read.
    pub more: Vec<Outgoing>,
}

/// What an answer is for.
#[derive(Debug, Default)]
pub enum Duty {
    /// Nothing else.
    #[default]
    None,
    /// It runs an errand of the outbox.
    Errand(OutboxId),
    /// It does not run this errand yet; the outbox is to bring it when it can.
    Left(OutboxId),
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
    pub fn message(out: Outgoing) -> Self {
        let plain = out.in_words();
        Self {
            answer: Answer::Message(out),
            plain,
            duty: Duty::None,
            then: None,
            more: Vec::new(),
        }
    }

    /// The pressed message becomes this one.
    #[must_use]
    pub fn update(out: Outgoing) -> Self {
        let plain = out.in_words();
        Self {
            answer: Answer::Update(out),
            plain,
            duty: Duty::None,
            then: None,
            more: Vec::new(),
        }
    }

    /// In place of the pressed message.
    #[must_use]
    pub fn instead(mut self) -> Self {
        if let Answer::Message(out) = self.answer {
            self.answer = Answer::Update(out);
        }
        self
    }

    /// As a message of its own, where the pressed one would have changed.
    #[must_use]
    pub fn afresh(mut self) -> Self {
        if let Answer::Update(out) = self.answer {
            self.answer = Answer::Message(out);
        }
        self
    }

    /// Pinging nobody, whatever it says.
    #[must_use]
    pub fn without_pings(mut self) -> Self {
        if let Answer::Message(out) | Answer::Update(out) = &mut self.answer {
            out.pings.clear();
        }
        self
    }

    /// With a further line in what it says.
    #[must_use]
    pub fn with_line(mut self, line: &str) -> Self {
        if let Answer::Message(out) | Answer::Update(out) = &mut self.answer {
            out.add_line(line);
        }
        self
    }

    /// With further messages after it.
    #[must_use]
    pub fn and(mut self, more: Vec<Outgoing>) -> Self {
        self.more = more;
        self
    }

    /// With a further errand.
    #[must_use]
    pub fn then(mut self, errand: OutboxId) -> Self {
        self.then = Some(errand);
        self
    }
}
