//! Time as a parameter.
//!
//! Whoever needs to know the time takes a [`Clock`]. The bot runs on [`Clock::system`], which the playground can
//! set ahead; tests run on [`Clock::manual`], which moves only when told to. Clones tell the same time.

use std::sync::{
    Arc,
    atomic::{AtomicI64, Ordering},
};

use jiff::{SignedDuration, Timestamp};

/// A source of the current time; cheap to clone, clones tell the same time.
#[derive(Debug, Clone)]
pub struct Clock(Source);

#[derive(Debug, Clone)]
enum Source {
    System { ahead_ms: Arc<AtomicI64> },
    Manual { now_ms: Arc<AtomicI64> },
}

impl Clock {
    /// The machine's clock, which [`advance`](Self::advance) can set ahead.
    #[must_use]
    pub fn system() -> Self {
        Self(Source::System {
            ahead_ms: Arc::default(),
        })
    }

    /// A clock that stands at `start` (to the millisecond) until it is advanced.
    #[must_use]
    pub fn manual(start: Timestamp) -> Self {
        Self(Source::Manual {
            now_ms: Arc::new(AtomicI64::new(start.as_millisecond())),
        })
    }

    /// The time now, to the millisecond.
    #[must_use]
    pub fn now(&self) -> Timestamp {
        let ms = match &self.0 {
            Source::System { ahead_ms } => system_now().as_millisecond() + ahead_ms.load(Ordering::SeqCst),
            Source::Manual { now_ms } => now_ms.load(Ordering::SeqCst),
        };
        Timestamp::from_millisecond(ms).unwrap_or(Timestamp::MAX)
    }

    /// How far it is ahead of the machine's clock, in milliseconds.
    #[must_use]
    pub fn ahead_ms(&self) -> i64 {
        match &self.0 {
            Source::System { ahead_ms } => ahead_ms.load(Ordering::SeqCst),
            Source::Manual { now_ms } => now_ms.load(Ordering::SeqCst) - system_now().as_millisecond(),
        }
    }

    /// Sets this clock and all its clones forward by `by`.
    pub fn advance(&self, by: SignedDuration) {
        let ms = i64::try_from(by.as_millis()).unwrap_or(i64::MAX);
        match &self.0 {
            Source::System { ahead_ms: cell } | Source::Manual { now_ms: cell } => {
                cell.fetch_add(ms, Ordering::SeqCst);
            }
        }
    }
}

#[expect(
    clippy::disallowed_methods,
    reason = "the one place where the machine is asked for the time"
)]
fn system_now() -> Timestamp {
    Timestamp::now()
}
