//! What happens by itself.

use std::{sync::Arc, time::Duration};

use jiff::Timestamp;

use super::bot::{Bot, StartError};
use crate::app::{Error, MAINTENANCE_INTERVAL};

/// Between two looks at the clock. The clock is the authority: it may be set ahead by hand.
const TICK: Duration = Duration::from_secs(1);

/// Lapses challenges, keeps the players' time and tidies up for ever.
///
/// # Errors
/// None; the type is that of the bot's tasks.
pub(super) async fn run(bot: Arc<Bot>) -> Result<(), StartError> {
    let mut tidied = None;
    let mut alive = None;
    loop {
        let now = bot.app.clock().now();
        let is_time = tidied.is_none_or(|last| now.duration_since(last) >= MAINTENANCE_INTERVAL);
        if let Err(error) = tick(&bot, is_time, &mut alive).await {
            tracing::error!(%error, "a timer failed");
        }
        if is_time {
            tidied = Some(now);
        }
        tokio::time::sleep(TICK).await;
    }
}

async fn tick(bot: &Bot, tidy: bool, alive: &mut Option<Timestamp>) -> Result<(), Error> {
    *alive = Some(match *alive {
        Some(last) => bot.app.note_alive(last).await?,
        None => bot.app.give_absence_back().await?,
    });
    if bot.app.keep_time().await? {
        bot.wake_outbox();
    }
    if bot.app.lapse_challenges().await? > 0 {
        bot.wake_outbox();
    }
    if tidy {
        bot.app.tidy().await?;
    }
    Ok(())
}
