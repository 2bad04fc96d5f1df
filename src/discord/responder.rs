//! Answering one interaction, whatever happens: acknowledge in time, answer once, fall back to plainer ways.
//!
//! States: fresh → (deferred →) answered. What takes longer than [`PATIENCE`] is deferred, so that Discord's
//! three seconds are never at stake. An answer that Discord no longer takes is not an error here: where an
//! errand stands behind it, the outbox brings it another way.

use std::time::Duration;

use serde_json::Value;

use super::{
    outgoing::Outgoing,
    wire::{Callback, Wire, WireError},
};
use crate::app::{ChannelId, InteractionId, MessageId};

/// Work that takes longer than this is acknowledged first.
pub const PATIENCE: Duration = Duration::from_millis(700);

/// A callback whose answer was lost is sent again this often; if it had arrived, Discord says so.
const CALLBACK_TRIES: u32 = 3;

/// Before a change of an answer is tried again that Discord could not take. Made twice, it is the same change.
const EDIT_PAUSES: [Duration; 3] = [
    Duration::from_millis(300),
    Duration::from_secs(1),
    Duration::from_secs(3),
];

/// What an interaction is answered with.
#[derive(Debug, Clone)]
pub enum Answer {
    /// A message of its own.
    Message(Outgoing),
    /// The pressed message becomes this one.
    Update(Outgoing),
    /// Suggestions: (name, value).
    Choices(Vec<(String, Value)>),
}

/// How an answer arrived.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Arrival {
    /// It is shown, in this message where that is known.
    Shown(Option<MessageId>),
    /// A plainer form of it is shown.
    Plain(Option<MessageId>),
    /// Discord did not take it.
    Lost(WireError),
}

/// How far an interaction has been answered.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Stage {
    Fresh,
    Deferred(Deferral),
}

/// What was promised when there was no time for more.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Deferral {
    /// A message that everybody sees.
    Public,
    /// A message that only the person sees.
    Private,
    /// A change of the pressed message.
    Update,
}

/// The one who answers an interaction.
#[derive(Debug)]
pub struct Responder {
    wire: Wire,
    id: InteractionId,
    token: String,
    stage: Stage,
    /// A promise of which it is not known whether Discord has taken it.
    perhaps: Option<Deferral>,
}

impl Responder {
    /// For a fresh interaction.
    #[must_use]
    pub fn new(wire: Wire, id: InteractionId, token: String) -> Self {
        Self {
            wire,
            id,
            token,
            stage: Stage::Fresh,
            perhaps: None,
        }
    }

    /// Promises an answer. If Discord does not take the promise, the answer will find out.
    pub async fn defer(&mut self, deferral: Deferral) {
        let callback = match deferral {
            Deferral::Public => Callback::Defer { private: false },
            Deferral::Private => Callback::Defer { private: true },
            Deferral::Update => Callback::DeferUpdate,
        };
        match self.callback(&callback).await {
            Ok(_) | Err(WireError::Acknowledged) => self.stage = Stage::Deferred(deferral),
            Err(error) => {
                tracing::info!(interaction = %self.id, %error, "could not defer");
                self.perhaps = Some(deferral);
            }
        }
    }

    /// Answers. `plain` is what to say if Discord refuses the answer for its form.
    pub async fn answer(&mut self, answer: &Answer, plain: &str) -> Arrival {
        let taken = self.try_answer(answer).await;
        match (taken, answer) {
            (Ok(message), _) => Arrival::Shown(message),
            (Err(WireError::Acknowledged), _) => self.answered_before(answer).await,
            (Err(WireError::Rejected(reason)), Answer::Message(out) | Answer::Update(out)) => {
                tracing::error!(interaction = %self.id, reason, "Discord refused an answer");
                self.answer_plainly(answer, &out.plain(plain.to_owned())).await
            }
            (Err(error), _) => Arrival::Lost(error),
        }
    }

    /// A further message after the answer. Whoever reads it has been told how many there are.
    pub async fn add(&self, out: &Outgoing) {
        for pause in EDIT_PAUSES {
            match self.wire.follow_up(&self.token, out).await {
                Err(WireError::Transient | WireError::RateLimited) => tokio::time::sleep(pause).await,
                Err(error) => {
                    return tracing::info!(interaction = %self.id, %error, "a further message was lost");
                }
                Ok(_) => return,
            }
        }
        if let Err(error) = self.wire.follow_up(&self.token, out).await {
            tracing::info!(interaction = %self.id, %error, "a further message was lost");
        }
    }

    /// Discord has an answer of ours: this one, or a promise that is still to be kept, be it another process's that has the
    /// same interaction and leaves it to this one.
    async fn answered_before(&mut self, answer: &Answer) -> Arrival {
        let original = match self.wire.original(&self.token).await {
            Ok(original) => original,
            Err(error) => return Arrival::Lost(error),
        };
        let others = if original.is_private {
            Deferral::Private
        } else {
            Deferral::Public
        };
        match self.perhaps.take().or(original.is_promise.then_some(others)) {
            Some(deferral) if original.is_promise || deferral == Deferral::Update => {
                self.stage = Stage::Deferred(deferral);
                let kept = self.try_answer(answer).await;
                kept.map_or_else(Arrival::Lost, Arrival::Shown)
            }
            _ => Arrival::Shown(Some(original.message)),
        }
    }

    /// Whether everybody has been promised an answer.
    #[must_use]
    pub fn has_promised(&self) -> bool {
        self.stage == Stage::Deferred(Deferral::Public)
    }

    /// Takes the promise back and posts in the channel instead. `nonce` keeps the message from being posted
    /// twice.
    pub async fn post_instead(&self, channel: ChannelId, out: &Outgoing, nonce: &str) -> Arrival {
        let posting = async {
            self.wire.take_back(&self.token).await?;
            self.wire.post(channel, out, nonce).await
        };
        posting.await.map_or_else(Arrival::Lost, Arrival::Shown)
    }

    async fn answer_plainly(&mut self, refused: &Answer, out: &Outgoing) -> Arrival {
        let answer = match refused {
            Answer::Update(_) => Answer::Update(out.clone()),
            Answer::Message(_) | Answer::Choices(_) => Answer::Message(out.clone()),
        };
        match self.try_answer(&answer).await {
            Ok(message) => Arrival::Plain(message),
            Err(error) => Arrival::Lost(error),
        }
    }

    async fn try_answer(&mut self, answer: &Answer) -> Result<Option<MessageId>, WireError> {
        match (self.stage, answer) {
            (Stage::Fresh, Answer::Message(out)) => self.callback(&Callback::Message(out)).await,
            (Stage::Fresh, Answer::Update(out)) => self.callback(&Callback::Update(out)).await,
            (Stage::Fresh, Answer::Choices(choices)) => self.callback(&Callback::Choices(choices)).await,
            (Stage::Deferred(deferral), Answer::Message(out)) => self.complete(deferral, out).await,
            (Stage::Deferred(Deferral::Update), Answer::Update(out)) => self.edit_original(out).await,
            (Stage::Deferred(deferral), Answer::Update(out)) => self.complete(deferral, out).await,
            (Stage::Deferred(_), Answer::Choices(_)) => Ok(None),
        }
    }

    /// Keeps a promise. One of another visibility is taken back, and the message follows instead; so is one
    /// whose keeping has to ping somebody, as an edit pings nobody.
    async fn complete(&self, deferral: Deferral, out: &Outgoing) -> Result<Option<MessageId>, WireError> {
        match (deferral, out.private) {
            (Deferral::Public, false) if out.pings.is_empty() => self.edit_original(out).await,
            (Deferral::Private, true) => self.edit_original(out).await,
            (Deferral::Update, _) => self.wire.follow_up(&self.token, out).await,
            _ => {
                self.wire.take_back(&self.token).await?;
                self.wire.follow_up(&self.token, out).await
            }
        }
    }

    async fn edit_original(&self, out: &Outgoing) -> Result<Option<MessageId>, WireError> {
        for pause in EDIT_PAUSES {
            match self.wire.edit_original(&self.token, out).await {
                Err(WireError::Transient | WireError::RateLimited) => tokio::time::sleep(pause).await,
                other => return other,
            }
        }
        self.wire.edit_original(&self.token, out).await
    }

    async fn callback(&self, callback: &Callback<'_>) -> Result<Option<MessageId>, WireError> {
        let mut last = WireError::Transient;
        for _ in 0..CALLBACK_TRIES {
            match self.wire.callback(self.id, &self.token, callback).await {
                Err(error @ (WireError::Transient | WireError::RateLimited)) => last = error,
                other => return other,
            }
        }
        Err(last)
    }
}
