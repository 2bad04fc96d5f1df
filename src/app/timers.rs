//! What happens by itself, all decided from the database.

use jiff::SignedDuration;

use super::{App, ChallengeState, Error, NewErrand, Task};

/// How often the bot looks for what no stored time announces.
pub const MAINTENANCE_INTERVAL: SignedDuration = SignedDuration::from_hours(1);

/// Interactions are remembered well beyond the time in which the gateway may deliver them again.
const SEEN_LIFETIME: SignedDuration = SignedDuration::from_hours(24 * 2);

/// A server that removed the bot keeps its games this long.
const DEPARTED_LIFETIME: SignedDuration = SignedDuration::from_hours(24 * 30);

impl App {
    /// Lapses the challenges whose time is over; returns how many.
    ///
    /// # Errors
    /// [`Error::Fault`] only.
    pub async fn lapse_challenges(&self) -> Result<usize, Error> {
        let now = self.clock.now();
        let mut tx = self.store.begin().await?;
        let lapsed = tx.list_lapsed(now).await?;
        for id in &lapsed {
            tx.set_challenge_state(*id, ChallengeState::Lapsed).await?;
            if let Some(challenge) = tx.load_challenge(*id).await? {
                let task = Task::CloseCard(*id);
                let channel = challenge.terms.channel;
                let errand = NewErrand {
                    task,
                    channel,
                    reachable: true,
                    origin: None,
                    created_at: now,
                };
                tx.insert_errand(&errand).await?;
            }
        }
        tx.commit().await?;
        Ok(lapsed.len())
    }

    /// Forgets what is no longer needed.
    ///
    /// # Errors
    /// [`Error::Fault`] only.
    pub async fn tidy(&self) -> Result<(), Error> {
        let now = self.clock.now();
        let mut tx = self.store.begin().await?;
        tx.forget_seen(now - SEEN_LIFETIME).await?;
        tx.commit().await?;
        let mut tx = self.store.begin().await?;
        tx.purge_departed(now - DEPARTED_LIFETIME).await?;
        tx.commit().await?;
        // What was deleted meanwhile does not stay in the log either.
        self.store.empty_log().await?;
        Ok(())
    }
}
