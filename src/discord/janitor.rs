//! Keeping serenity's rate limiter small.
//!
//! It keeps a bucket for every interaction that was ever answered and never lets go of one.

use std::{sync::Arc, time::Duration};

use serenity::http::Ratelimiter;

use super::bot::{Bot, StartError};

/// Between two looks.
const INTERVAL: Duration = Duration::from_secs(60);

/// With more buckets than this, those that limit nothing at the moment are let go.
pub const MAX_BUCKETS: usize = 1_000;

/// Sweeps for ever.
///
/// # Errors
/// None; the type is that of the bot's tasks.
pub async fn run(bot: Arc<Bot>) -> Result<(), StartError> {
    loop {
        tokio::time::sleep(INTERVAL).await;
        if let Some(limiter) = &bot.wire.http().ratelimiter {
            sweep(limiter).await;
        }
    }
}

/// Lets go of the buckets that limit nothing, if there are more than [`MAX_BUCKETS`].
pub async fn sweep(limiter: &Ratelimiter) {
    let routes = limiter.routes();
    let mut routes = routes.write().await;
    if routes.len() <= MAX_BUCKETS {
        return;
    }
    // A bucket in use is locked or held elsewhere; an exhausted one still has to be waited for.
    routes.retain(|_, bucket| {
        let exhausted = bucket
            .try_lock()
            .map(|bucket| bucket.remaining() == 0 && bucket.limit() > 0);
        Arc::strong_count(bucket) > 1 || exhausted.unwrap_or(true)
    });
}
