//! Telling Discord what was decided, until it knows.
//!
//! A decision stores its errands in the same transaction. Usually the answer to the interaction runs the
//! errand at once ([`note_done`]). If the answer is lost or the process dies, the errand is still there, and
//! [`run`] brings it: by editing the interaction's answer while its token lives, else (and where somebody is
//! to be pinged, which an edit does not) as a message in the channel with a nonce, so that one sent twice
//! appears once.

use std::{sync::Arc, time::Duration};

use jiff::{SignedDuration, Timestamp};

use super::{
    bot::{Bot, StartError},
    languages::of_channel,
    outgoing::Outgoing,
    present::{board, card},
    wire::WireError,
};
use crate::app::{
    ChallengeId, ChannelId, Errand, Error, GameId, InteractionId, MessageId, Origin, OutboxId, Task,
};

/// An interaction's token dies after fifteen minutes; it is not used in its last.
const TOKEN_LIFETIME: SignedDuration = SignedDuration::from_mins(14);

/// Discord counts time from the start of 2015, ms.
const DISCORD_EPOCH: i64 = 1_420_070_400_000;

/// Between two looks when nothing is announced.
const IDLE: Duration = Duration::from_secs(5);

/// The longest pause between two tries.
const MAX_PAUSE: SignedDuration = SignedDuration::from_mins(5);

/// How an errand went.
enum Outcome {
    /// Discord has it, in this message where one shows it.
    Done(Option<MessageId>),
    /// It will never be possible, or is no longer needed.
    Impossible,
    /// Not now.
    Later,
}

/// Brings errands for ever. What an earlier run left behind is due at once.
///
/// # Errors
/// None; the type is that of the bot's tasks.
pub(super) async fn run(bot: Arc<Bot>) -> Result<(), StartError> {
    let mut due = Timestamp::MAX;
    loop {
        if let Err(error) = bring_due(&bot, due).await {
            tracing::error!(%error, "the outbox cannot be read");
        }
        due = Timestamp::MIN;
        // Woken or not, it looks again: time may have passed without anybody saying so.
        let _woken = tokio::time::timeout(IDLE, bot.outbox_woken()).await;
    }
}

/// The answer to an interaction has run its errand.
///
/// # Errors
/// [`Error::Fault`] only.
pub(super) async fn note_done(bot: &Bot, id: OutboxId, message: Option<MessageId>) -> Result<(), Error> {
    bot.app.errand_done(id, message).await
}

/// The answer to an interaction was lost: the errand is due now.
///
/// # Errors
/// [`Error::Fault`] only.
pub(super) async fn hand_over(bot: &Bot, id: OutboxId) -> Result<(), Error> {
    bot.app.errand_due_now(id).await
}

/// What keeps Discord from showing the answer to an interaction twice: the nonce of a message that stands for
/// it.
pub(super) fn nonce_of_answer(interaction: InteractionId) -> String {
    interaction.to_string()
}

async fn bring_due(bot: &Bot, at_least: Timestamp) -> Result<(), Error> {
    for errand in bot.app.due_errands(at_least).await? {
        let outcome = bring(bot, &errand).await?;
        conclude(bot, &errand, outcome).await?;
    }
    Ok(())
}

async fn conclude(bot: &Bot, errand: &Errand, outcome: Outcome) -> Result<(), Error> {
    match outcome {
        Outcome::Done(message) => note_done(bot, errand.id, message).await,
        Outcome::Impossible => bot.app.errand_impossible(errand.id).await,
        Outcome::Later => {
            let pause = SignedDuration::from_secs(1 << errand.attempts.min(9)).min(MAX_PAUSE);
            bot.app.errand_failed(errand, pause).await
        }
    }
}

async fn bring(bot: &Bot, errand: &Errand) -> Result<Outcome, Error> {
    let channel = errand.what.channel;
    match errand.what.task {
        Task::Board { game, ply } => bring_board(bot, errand, game, ply).await,
        Task::Card(challenge) => bring_card(bot, errand, challenge).await,
        Task::CloseCard(challenge) => close_card(bot, errand, challenge).await,
        Task::Strip(message) => Ok(after_edit(bot.wire.strip(channel, message).await)),
    }
}

async fn bring_board(bot: &Bot, errand: &Errand, game: GameId, ply: u32) -> Result<Outcome, Error> {
    let Some(view) = bot.app.load_view(game).await? else {
        return Ok(Outcome::Impossible);
    };
    let locale = of_channel(bot, view.guild).await?;
    let out = board::board(&view, locale, board::Form::Picture, &bot.painter).await;
    let delivery = Delivery {
        bot,
        errand,
        out,
        plain: board::plain(&view, locale),
    };
    // A newer board is under way with an errand of its own; only a promise must be kept all the same.
    if view.ply() == ply {
        delivery.deliver().await
    } else {
        delivery.keep_promise().await
    }
}

async fn bring_card(bot: &Bot, errand: &Errand, id: ChallengeId) -> Result<Outcome, Error> {
    let Some(challenge) = bot.app.load_challenge(id).await? else {
        return Ok(Outcome::Impossible);
    };
    let locale = of_channel(bot, challenge.terms.guild).await?;
    let (out, plain) = (card::card(&challenge, locale), card::plain(&challenge, locale));
    Delivery {
        bot,
        errand,
        out,
        plain,
    }
    .deliver()
    .await
}

/// The card of a challenge that is no longer open; nothing to do if it was never shown.
async fn close_card(bot: &Bot, errand: &Errand, id: ChallengeId) -> Result<Outcome, Error> {
    let Some(challenge) = bot.app.load_challenge(id).await? else {
        return Ok(Outcome::Impossible);
    };
    let locale = of_channel(bot, challenge.terms.guild).await?;
    let (out, plain) = (card::card(&challenge, locale), card::plain(&challenge, locale));
    if !errand.what.reachable {
        let delivery = Delivery {
            bot,
            errand,
            out,
            plain,
        };
        return delivery.keep_promise().await;
    }
    let Some(message) = challenge.message else {
        return Ok(Outcome::Impossible);
    };
    let edited = bot.wire.edit(errand.what.channel, message, &out).await;
    Ok(after_edit(edited))
}

/// Editing a message that is gone is done; nobody misses its controls.
fn after_edit(edited: Result<(), WireError>) -> Outcome {
    match edited {
        Ok(()) => Outcome::Done(None),
        Err(WireError::Transient | WireError::RateLimited | WireError::Unauthorized) => Outcome::Later,
        Err(error) => {
            tracing::info!(%error, "a message could not be edited");
            Outcome::Impossible
        }
    }
}

/// A message on its way.
struct Delivery<'a> {
    bot: &'a Bot,
    errand: &'a Errand,
    out: Outgoing,
    plain: String,
}

impl Delivery<'_> {
    /// As the interaction's answer if that was begun, else as a message in the channel, else as a further
    /// answer.
    async fn deliver(&self) -> Result<Outcome, Error> {
        match self.answer_begun().await {
            Begun::Promised(token) if !self.out.pings.is_empty() => self.post_instead(token).await,
            Begun::Promised(token) | Begun::Given(token) => Ok(self.edit_original(token).await),
            Begun::NotNow => Ok(Outcome::Later),
            Begun::Not => self.post().await,
        }
    }

    /// As the interaction's answer, only if that was begun.
    async fn keep_promise(&self) -> Result<Outcome, Error> {
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
            Err(WireError::ChannelLost) => {
                self.bot.app.channel_lost(channel).await?;
                Ok(self.follow_up().await)
            }
            Err(error) => {
                tracing::warn!(%error, %channel, "a message could not be posted");
                Ok(self.follow_up().await)
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
                self.bot
                    .wire
                    .post(channel, &self.out.plain(self.plain.clone()), &nonce)
                    .await
            }
            other => other,
        }
    }

    async fn follow_up(&self) -> Outcome {
        let Some(origin) = self.live_origin() else {
            return Outcome::Impossible;
        };
        match self.bot.wire.follow_up(&origin.token, &self.out).await {
            Ok(message) => Outcome::Done(message),
            Err(WireError::RateLimited) => Outcome::Later,
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

/// When a snowflake was made.
fn made_at(snowflake: u64) -> Timestamp {
    let ms = i64::try_from(snowflake >> 22).unwrap_or(0) + DISCORD_EPOCH;
    Timestamp::from_millisecond(ms).unwrap_or(Timestamp::MAX)
}
