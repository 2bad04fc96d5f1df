//! The world under its lock, and waiting for it to change.

use std::{
    fmt,
    sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError},
    time::Duration,
};

use serde_json::Value;
use tokio::sync::{mpsc, watch};

use super::{Wish, api::Line, world::World};

/// Holds a request's body against something else than the stand-in's own rules.
///
/// It gets the method, the route as [`LoggedRequest::route`](super::LoggedRequest::route) has it, and the body.
pub type BodyCheck = Arc<dyn Fn(&str, &str, &Value) -> Result<(), String> + Send + Sync>;

/// How long, by the machine's clock, anything is waited for.
const PATIENCE: Duration = Duration::from_secs(20);

/// What everything in the stand-in shares.
pub(crate) struct Core {
    pub(crate) body_check: Option<BodyCheck>,
    world: Mutex<World>,
    changes: watch::Sender<u64>,
    lines: Mutex<Vec<Line>>,
    /// Where wishes about the bot go, once somebody is there to grant them.
    wishes: OnceLock<mpsc::UnboundedSender<Wish>>,
}

/// What was waited for did not come.
#[derive(Debug, Clone)]
pub struct Timeout {
    what: String,
    situation: String,
}

impl Core {
    pub(crate) fn new(world: World, body_check: Option<BodyCheck>) -> Self {
        let changes = watch::Sender::new(0);
        Self {
            body_check,
            world: Mutex::new(world),
            changes,
            lines: Mutex::default(),
            wishes: OnceLock::new(),
        }
    }

    pub(crate) fn read<T>(&self, look: impl FnOnce(&World) -> T) -> T {
        look(&self.lock())
    }

    /// Changes the world and tells everybody who waits.
    pub(crate) fn write<T>(&self, change: impl FnOnce(&mut World) -> T) -> T {
        let result = change(&mut self.lock());
        self.changes.send_modify(|changes| *changes += 1);
        result
    }

    pub(crate) fn changes(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }

    /// Waits until `look` finds what it looks for.
    pub(crate) async fn until<T>(
        &self,
        what: &str,
        mut look: impl FnMut(&World) -> Option<T>,
    ) -> Result<T, Timeout> {
        let mut changes = self.changes.subscribe();
        let search = async {
            loop {
                changes.mark_unchanged();
                if let Some(found) = self.read(&mut look) {
                    return found;
                }
                if changes.changed().await.is_err() {
                    std::future::pending::<()>().await;
                }
            }
        };
        self.with_patience(what, search).await
    }

    /// Waits for something that is not in the world, but no longer than for anything else.
    pub(crate) async fn with_patience<T>(
        &self,
        what: &str,
        future: impl Future<Output = T>,
    ) -> Result<T, Timeout> {
        let outcome = tokio::time::timeout(PATIENCE, future).await;
        outcome.map_err(|_| Timeout {
            what: what.to_owned(),
            situation: self.read(World::situation),
        })
    }

    pub(crate) fn add_line(&self, line: Line) {
        let mut lines = self.lines.lock().unwrap_or_else(PoisonError::into_inner);
        lines.retain(Line::is_open);
        lines.push(line);
    }

    /// Breaks every connection.
    pub(crate) fn cut_lines(&self) {
        for line in self
            .lines
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .drain(..)
        {
            line.cut();
        }
    }

    /// Takes wishes about the bot from now on; `None` if somebody does already.
    pub(crate) fn take_wishes(&self) -> Option<mpsc::UnboundedReceiver<Wish>> {
        let (sender, wishes) = mpsc::unbounded_channel();
        self.wishes.set(sender).ok().map(|()| wishes)
    }

    /// Whether somebody is there to start and stop the bot.
    pub(crate) fn is_granted_wishes(&self) -> bool {
        self.wishes.get().is_some_and(|wishes| !wishes.is_closed())
    }

    /// Asks for something to become of the bot; whether anybody heard it.
    pub(crate) fn wish(&self, wish: Wish) -> bool {
        self.wishes.get().is_some_and(|wishes| wishes.send(wish).is_ok())
    }

    fn lock(&self) -> MutexGuard<'_, World> {
        self.world.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl fmt::Debug for Core {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Core").finish_non_exhaustive()
    }
}

impl fmt::Display for Timeout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "waited {} s in vain for {}\n{}",
            PATIENCE.as_secs(),
            self.what,
            self.situation
        )
    }
}

impl std::error::Error for Timeout {}

impl World {
    /// The last requests and what is wrong, for whoever wonders why something does not happen.
    #[must_use]
    pub fn situation(&self) -> String {
        const SHOWN: usize = 15;
        let skipped = self.requests.len().saturating_sub(SHOWN);
        let mut lines = vec![format!("{} bots connected; the last requests:", self.connected())];
        lines.extend(
            self.requests[skipped..]
                .iter()
                .map(|request| format!("  {request}")),
        );
        lines.extend(self.violations.iter().map(|what| format!("violation: {what}")));
        lines.join("\n")
    }
}
