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
pub struct Clock {
    source: Source,
    /// How far it goes wrong, in milliseconds.
    skew_ms: Arc<AtomicI64>,
}

#[derive(Debug, Clone)]
enum Source {
    System { ahead_ms: Arc<AtomicI64> },
    Manual { now_ms: Arc<AtomicI64> },
}

impl Clock {
    /// The machine's clock, which [`advance`](Self::advance) can set ahead.
    #[must_use]
    pub fn system() -> Self {
        Self::of(Source::System {
            ahead_ms: Arc::default(),
        })
    }

    /// A clock that stands at `start` (to the millisecond) until it is advanced.
    #[must_use]
    pub fn manual(start: Timestamp) -> Self {
        Self::of(Source::Manual {
            now_ms: Arc::new(AtomicI64::new(start.as_millisecond())),
        })
    }

    fn of(source: Source) -> Self {
        Self {
            source,
            skew_ms: Arc::default(),
        }
    }

    /// A clock that goes along with this one, but that [`skew`](Self::skew) can set wrong by itself.
    #[must_use]
    pub fn apart(&self) -> Self {
        Self::of(self.source.clone())
    }

    /// Lets this clock and its clones be wrong by `by`, though not those that it was taken [`apart`](Self::apart) from.
    pub fn skew(&self, by: SignedDuration) {
        let ms = i64::try_from(by.as_millis()).unwrap_or(i64::MAX);
        self.skew_ms.store(ms, Ordering::SeqCst);
    }

    /// The time now, to the millisecond.
    #[must_use]
    pub fn now(&self) -> Timestamp {
        let ms = match &self.source {
            Source::System { ahead_ms } => system_now().as_millisecond() + ahead_ms.load(Ordering::SeqCst),
            Source::Manual { now_ms } => now_ms.load(Ordering::SeqCst),
        };
        let ms = ms.saturating_add(self.skew_ms.load(Ordering::SeqCst));
        Timestamp::from_millisecond(ms).unwrap_or(Timestamp::MAX)
    }

    /// How far it is ahead of the machine's clock, in milliseconds.
    #[must_use]
    pub fn ahead_ms(&self) -> i64 {
        match &self.source {
            Source::System { ahead_ms } => ahead_ms.load(Ordering::SeqCst),
            Source::Manual { now_ms } => now_ms.load(Ordering::SeqCst) - system_now().as_millisecond(),
        }
    }

    /// Sets this clock and all its clones forward by `by`.
    pub fn advance(&self, by: SignedDuration) {
        let ms = i64::try_from(by.as_millis()).unwrap_or(i64::MAX);
        match &self.source {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_taken_apart_can_be_wrong_by_itself() {
        let right = Clock::manual(Timestamp::UNIX_EPOCH);
        let wrong = right.apart();
        wrong.skew(SignedDuration::from_secs(-5));
        right.advance(SignedDuration::from_secs(60));
        let passed = |clock: &Clock| clock.now().as_second();
        assert_eq!(
            (passed(&right), passed(&wrong), passed(&wrong.clone())),
            (60, 55, 55)
        );
    }
}
