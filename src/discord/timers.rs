//! What happens by itself.

use std::{sync::Arc, time::Duration};

use jiff::Timestamp;

use super::{
    bot::{Bot, StartError},
    connection::Connection,
};
use crate::app::{Error, MAINTENANCE_INTERVAL};

/// Between two looks at the clock. The clock is the authority: it may be set ahead by hand.
const TICK: Duration = Duration::from_secs(1);

/// Lapses challenges, keeps the players' time and tidies up for ever. While Discord cannot be reached, nobody can move: time
/// stands still, and is given back as after an absence.
///
/// # Errors
/// None; the type is that of the bot's tasks.
pub(super) async fn run(bot: Arc<Bot>, mut connection: Connection) -> Result<(), StartError> {
    // What passed before the start, at once; what passes until the connection stands, when it does.
    if let Err(error) = bot.app.give_absence_back().await {
        tracing::error!(%error, "could not give the time of an absence back");
    }
    let mut tidied = None;
    let mut alive = None;
    loop {
        let now = bot.app.clock().now();
        let is_time = tidied.is_none_or(|last| now.duration_since(last) >= MAINTENANCE_INTERVAL);
        let is_up = connection.is_up().await;
        if !is_up {
            alive = None;
        }
        if let Err(error) = tick(&bot, is_up, is_time, &mut alive).await {
            tracing::error!(%error, "a timer failed");
        }
        bot.note_connection(is_up);
        if is_time {
            tidied = Some(now);
        }
        // Woken, or after a while.
        let _elapsed = tokio::time::timeout(TICK, bot.timers_woken()).await;
    }
}

async fn tick(bot: &Bot, is_up: bool, tidy: bool, alive: &mut Option<Timestamp>) -> Result<(), Error> {
    if is_up {
        *alive = Some(match *alive {
            Some(last) => bot.app.note_alive(last).await?,
            None => bot.app.give_absence_back().await?,
        });
        if bot.app.keep_time().await? {
            bot.wake_outbox();
        }
    }
    if bot.app.lapse_challenges().await? > 0 {
        bot.wake_outbox();
    }
    if tidy {
        bot.app.tidy().await?;
    }
    Ok(())
}
