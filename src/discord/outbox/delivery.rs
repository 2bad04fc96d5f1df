//! Bringing one message by whichever way is open.

use jiff::SignedDuration;

use super::{Outcome, made_at, nonce_of_answer};
use crate::{
    app::{ChannelId, Errand, Error, MessageId, Origin, Task},
    discord::{bot::Bot, outgoing::Outgoing, wire::WireError, wishes},
};

/// An interaction's token dies after fifteen minutes; it is not used in its last.
const TOKEN_LIFETIME: SignedDuration = SignedDuration::from_mins(14);

/// A message on its way.
pub(super) struct Delivery<'a> {
    pub(super) bot: &'a Bot,
    pub(super) errand: &'a Errand,
    /// What is to be shown.
    pub(super) out: Outgoing,
    /// What to say if Discord refuses its form.
    pub(super) plain: String,
}

impl Delivery<'_> {
    /// As the interaction's answer if that was begun, else as a message in the channel, else as a further
    /// answer.
    pub(super) async fn deliver(mut self) -> Result<Outcome, Error> {
        let out = std::mem::take(&mut self.out);
        self.out = self.bot.wanting.fit(self.errand.what.channel, out);
        wishes::hush(self.bot, &mut self.out).await?;
        match self.answer_begun().await {
            Begun::Promised(token) if !self.out.pings.is_empty() => self.post_instead(token).await,
            Begun::Promised(token) | Begun::Given(token) => match self.edit_original(token).await {
                // The answer was deleted, or its token has just died.
                Outcome::Impossible => self.post().await,
                edited @ (Outcome::Done(_) | Outcome::Later | Outcome::Waiting) => Ok(edited),
            },
            Begun::NotNow => Ok(Outcome::Later),
            Begun::Not => self.post().await,
        }
    }

    /// As the interaction's answer, only if that was begun.
    pub(super) async fn keep_promise(&self) -> Result<Outcome, Error> {
        match self.answer_begun().await {
            Begun::Promised(token) | Begun::Given(token) => Ok(self.edit_original(token).await),
            Begun::NotNow => Ok(Outcome::Later),
            Begun::Not => Ok(Outcome::Impossible),
        }
    }

    async fn answer_begun(&self) -> Begun<'_> {
        let Some(origin) = self.live_origin().filter(|origin| origin.as_reply) else {
            return Begun::Not;
        };
        match self.bot.wire.original(&origin.token).await {
            // A private answer, such as an apology, is not where everybody should look.
            Ok(original) if original.is_private && !self.out.private => Begun::Not,
            Ok(original) if original.is_promise => Begun::Promised(&origin.token),
            Ok(original) if is_answer(original.message, origin, self.errand) => Begun::Given(&origin.token),
            Err(WireError::Transient | WireError::RateLimited) => Begun::NotNow,
            Ok(_) | Err(_) => Begun::Not,
        }
    }

    /// Takes a promise back and posts instead, as an edit would ping nobody.
    async fn post_instead(&self, token: &str) -> Result<Outcome, Error> {
        match self.bot.wire.take_back(token).await {
            Err(WireError::Transient | WireError::RateLimited) => Ok(Outcome::Later),
            Ok(()) | Err(_) => self.post().await,
        }
    }

    async fn edit_original(&self, token: &str) -> Outcome {
        let wire = &self.bot.wire;
        let edited = match wire.edit_original(token, &self.out).await {
            Err(WireError::Rejected(reason)) => {
                tracing::error!(reason, "Discord refused an answer");
                wire.edit_original(token, &self.out.plain(self.plain.clone()))
                    .await
            }
            other => other,
        };
        match edited {
            Ok(message) => Outcome::Done(message),
            Err(WireError::Transient | WireError::RateLimited) => Outcome::Later,
            Err(_) => Outcome::Impossible,
        }
    }

    async fn post(&self) -> Result<Outcome, Error> {
        if !self.errand.what.reachable {
            return Ok(self.follow_up().await);
        }
        let channel = self.errand.what.channel;
        match self.post_in(channel).await {
            Ok(message) => Ok(Outcome::Done(message)),
            Err(WireError::Transient | WireError::RateLimited | WireError::Unauthorized) => {
                Ok(Outcome::Later)
            }
            Err(error) => {
                tracing::warn!(%error, %channel, "a message could not be posted");
                if error == WireError::ChannelLost {
                    self.bot.app.channel_lost(channel).await?;
                }
                Ok(self.follow_up_astray().await)
            }
        }
    }

    async fn post_in(&self, channel: ChannelId) -> Result<Option<MessageId>, WireError> {
        let nonce = match &self.errand.what.origin {
            Some(origin) if origin.as_reply => nonce_of_answer(origin.interaction),
            Some(origin) => format!("{}-2", origin.interaction),
            None => format!("reynard-{}", self.errand.id),
        };
        match self.bot.wire.post(channel, &self.out, &nonce).await {
            Err(WireError::Rejected(reason)) => {
                tracing::error!(reason, "Discord refused a message");
                self.post_plainly(channel, &nonce).await
            }
            // Pictures and frames may be what it may not post there; words it may.
            Err(WireError::Forbidden) => self.post_plainly(channel, &nonce).await,
            other => other,
        }
    }

    async fn post_plainly(&self, channel: ChannelId, nonce: &str) -> Result<Option<MessageId>, WireError> {
        let plain = self.out.plain(self.plain.clone());
        self.bot.wire.post(channel, &plain, nonce).await
    }

    /// As a further answer where the channel is closed. That may be another channel than the errand's, so
    /// nobody is to rely on where the message is.
    async fn follow_up_astray(&self) -> Outcome {
        match self.follow_up().await {
            Outcome::Done(_) => Outcome::Done(None),
            failed @ (Outcome::Impossible | Outcome::Later | Outcome::Waiting) => failed,
        }
    }

    async fn follow_up(&self) -> Outcome {
        let Some(origin) = self.live_origin() else {
            return Outcome::Impossible;
        };
        let wire = &self.bot.wire;
        let followed = match wire.follow_up(&origin.token, &self.out).await {
            Err(WireError::Rejected(reason)) => {
                tracing::error!(reason, "Discord refused a further answer");
                wire.follow_up(&origin.token, &self.out.plain(self.plain.clone()))
                    .await
            }
            other => other,
        };
        match followed {
            Ok(message) => Outcome::Done(message),
            Err(WireError::Transient | WireError::RateLimited) => Outcome::Later,
            Err(error) => {
                tracing::warn!(%error, "a further answer was lost");
                Outcome::Impossible
            }
        }
    }

    fn live_origin(&self) -> Option<&Origin> {
        let now = self.bot.app.clock().now();
        let origin = self.errand.what.origin.as_ref()?;
        (now.duration_since(made_at(origin.interaction.get())) < TOKEN_LIFETIME).then_some(origin)
    }
}

/// How far the answer to an interaction has come; with its token.
enum Begun<'a> {
    /// It says that the bot is thinking.
    Promised(&'a str),
    /// It is there.
    Given(&'a str),
    /// That cannot be told now.
    NotNow,
    /// Nothing of it is there.
    Not,
}

/// For a press that was never answered, Discord gives the pressed message, which is older than the press.
/// It is the answer only where the errand is to change that very message.
fn is_answer(message: MessageId, origin: &Origin, errand: &Errand) -> bool {
    // Snowflakes grow with time.
    let is_newer = message.get() > origin.interaction.get();
    is_newer || matches!(errand.what.task, Task::CloseCard(_))
}
