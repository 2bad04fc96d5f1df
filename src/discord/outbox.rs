//! Telling Discord what was decided, until it knows.
//!
//! A decision stores its errands in the same transaction. Usually the answer to the interaction runs the
//! errand at once ([`note_done`]). If the answer is lost or the process dies, the errand is still there, and
//! [`run`] brings it: by editing the interaction's answer while its token lives, else (and where somebody is
//! to be pinged, which an edit does not) as a message in the channel with a nonce, so that one sent twice
//! appears once.

mod delivery;

use std::{collections::BTreeMap, sync::Arc, time::Duration};

use jiff::{SignedDuration, Timestamp};
use tokio::task::{Id, JoinSet};

use self::delivery::Delivery;
use super::{
    bot::{Bot, StartError},
    languages::of_channel,
    present::{board, card, offer, reminder},
    wire::WireError,
};
use crate::app::{
    ChallengeId, ChannelId, Errand, Error, GameId, InteractionId, MessageId, OfferId, OutboxId, Task,
};

/// Discord counts time from the start of 2015, ms.
const DISCORD_EPOCH: i64 = 1_420_070_400_000;

/// Between two looks when nothing is announced.
const IDLE: Duration = Duration::from_secs(1);

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
    /// Not before the computer has moved.
    Waiting,
}

/// Brings what an earlier run left `behind`, and then errands for ever, as they fall due: in order within a channel, the
/// channels side by side, so that a busy or broken one keeps no other waiting.
///
/// # Errors
/// None; the type is that of the bot's tasks.
pub(super) async fn run(bot: Arc<Bot>, behind: Vec<Errand>) -> Result<(), StartError> {
    let mut rounds = Rounds::default();
    rounds.begin(&bot, behind);
    loop {
        tokio::select! {
            Some(done) = rounds.tasks.join_next_with_id() => rounds.end(done.map_or_else(|error| error.id(), |(id, ())| id)),
            // Woken or not, it looks again: time may have passed without anybody saying so.
            _woken = tokio::time::timeout(IDLE, bot.outbox_woken()) => {}
        }
        match bot.app.due_errands().await {
            Ok(due) => rounds.begin(&bot, due),
            Err(error) => tracing::error!(%error, "the outbox cannot be read"),
        }
    }
}

/// The channels that errands are being brought to.
#[derive(Debug, Default)]
struct Rounds {
    tasks: JoinSet<()>,
    channels: Vec<(Id, ChannelId)>,
}

impl Rounds {
    /// Sets out to each channel that nobody is on the way to.
    fn begin(&mut self, bot: &Arc<Bot>, errands: Vec<Errand>) {
        let mut channels: BTreeMap<ChannelId, Vec<Errand>> = BTreeMap::new();
        for errand in errands {
            channels.entry(errand.what.channel).or_default().push(errand);
        }
        channels.retain(|channel, _| self.channels.iter().all(|(_, busy)| busy != channel));
        for (channel, errands) in channels {
            let task = self.tasks.spawn(bring_in_order(Arc::clone(bot), errands));
            self.channels.push((task.id(), channel));
        }
    }

    fn end(&mut self, task: Id) {
        self.channels.retain(|(id, _)| *id != task);
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

async fn bring_in_order(bot: Arc<Bot>, errands: Vec<Errand>) {
    for errand in &errands {
        if let Err(error) = bring_one(&bot, errand).await {
            tracing::error!(%error, errand = %errand.id, "an errand cannot be brought");
            // The database is in trouble: the errand is still due, but not at once.
            tokio::time::sleep(IDLE).await;
        }
    }
}

async fn bring_one(bot: &Bot, errand: &Errand) -> Result<(), Error> {
    match bring(bot, errand).await {
        Ok(Outcome::Done(message)) => note_done(bot, errand.id, message).await,
        Ok(Outcome::Impossible) => note_done(bot, errand.id, None).await,
        Ok(Outcome::Later) => put_off(bot, errand).await,
        Ok(Outcome::Waiting) => bot.app.errand_waits(errand, pause(errand)).await,
        Err(error) => {
            put_off(bot, errand).await?;
            Err(error)
        }
    }
}

async fn put_off(bot: &Bot, errand: &Errand) -> Result<(), Error> {
    bot.app.errand_failed(errand, pause(errand)).await
}

/// Twice as long each time.
fn pause(errand: &Errand) -> SignedDuration {
    SignedDuration::from_secs(1 << errand.attempts.min(9)).min(MAX_PAUSE)
}

async fn bring(bot: &Bot, errand: &Errand) -> Result<Outcome, Error> {
    let channel = errand.what.channel;
    match errand.what.task {
        Task::Board { game, ply } => bring_board(bot, errand, game, ply).await,
        Task::Card(challenge) => bring_card(bot, errand, challenge).await,
        Task::CloseCard(challenge) => close_card(bot, errand, challenge).await,
        Task::Strip(message) => Ok(after_edit(bot.wire.strip(channel, message).await)),
        Task::Offer(offer) => bring_offer(bot, errand, offer).await,
        Task::CloseOffer(offer) => close_offer(bot, errand, offer).await,
        Task::Remind { game, ply } => bring_reminder(bot, errand, game, ply).await,
    }
}

async fn bring_board(bot: &Bot, errand: &Errand, game: GameId, ply: u32) -> Result<Outcome, Error> {
    let Some(view) = bot.app.load_view(game).await? else {
        return Ok(Outcome::Impossible);
    };
    if view.ply() < ply && view.is_computers_turn() {
        // It is to be shown with the computer's answer.
        bot.wake_thinker();
        return Ok(Outcome::Waiting);
    }
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

async fn bring_offer(bot: &Bot, errand: &Errand, id: OfferId) -> Result<Outcome, Error> {
    let Some((offer, view)) = bot.app.load_offer(id).await? else {
        return Ok(Outcome::Impossible);
    };
    let locale = of_channel(bot, view.guild).await?;
    Delivery {
        bot,
        errand,
        out: offer::offer(&offer, &view, locale),
        plain: offer::plain(&offer, &view, locale),
    }
    .deliver()
    .await
}

/// The message of an offer that is no longer open; nothing to do if it was never shown.
async fn close_offer(bot: &Bot, errand: &Errand, id: OfferId) -> Result<Outcome, Error> {
    let Some((offer, view)) = bot.app.load_offer(id).await? else {
        return Ok(Outcome::Impossible);
    };
    let locale = of_channel(bot, view.guild).await?;
    let (out, plain) = (
        offer::offer(&offer, &view, locale),
        offer::plain(&offer, &view, locale),
    );
    if !errand.what.reachable {
        let delivery = Delivery {
            bot,
            errand,
            out,
            plain,
        };
        return delivery.keep_promise().await;
    }
    let Some(message) = offer.message else {
        return Ok(Outcome::Impossible);
    };
    let edited = bot.wire.edit(offer.terms.channel, message, &out).await;
    Ok(after_edit(edited))
}

/// A reminder; nothing to do if they have moved meanwhile.
async fn bring_reminder(bot: &Bot, errand: &Errand, game: GameId, ply: u32) -> Result<Outcome, Error> {
    let view = bot.app.load_view(game).await?.filter(|view| view.ply() == ply);
    let Some(view) = view else {
        return Ok(Outcome::Impossible);
    };
    let locale = of_channel(bot, view.guild).await?;
    let Some(out) = reminder::reminder(&view, locale) else {
        return Ok(Outcome::Impossible);
    };
    let plain = out.in_words();
    Delivery {
        bot,
        errand,
        out,
        plain,
    }
    .deliver()
    .await
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

/// When a snowflake was made.
fn made_at(snowflake: u64) -> Timestamp {
    let ms = i64::try_from(snowflake >> 22).unwrap_or(0) + DISCORD_EPOCH;
    Timestamp::from_millisecond(ms).unwrap_or(Timestamp::MAX)
}
