//! The engines at work, off the async threads and under a deadline.

use std::{
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU32, Ordering},
    },
    time::Duration,
};

use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore, watch},
    task::JoinSet,
};

use crate::{
    engine::{Engine, Hint, Level, Limits, Review},
    rules::{game::Game, moves::Move},
};

/// The memory of one engine, MiB.
const TABLE_MIB: usize = 16;

/// The computer answers within this time, waiting for its turn to think included, unless very many think.
const ANSWER_TIME: Duration = Duration::from_millis(1500);

/// However many think at once, each has this long.
const LEAST_TIME: Duration = Duration::from_millis(50);

/// A hint is sought among so many positions, so that the same question has the same answer,
const HINT_NODES: u64 = 400_000;

/// unless that takes this long.
const HINT_TIME: Duration = Duration::from_secs(5);

/// A game is looked at again for this long.
const REVIEW_TIME: Duration = Duration::from_secs(9);

/// Of each position of a game looked at again, so many positions are looked at.
const REVIEW_NODES: u64 = 20_000;

/// The engines; clones share them.
///
/// As many think about their moves at once as there are permits in `slots`; the others wait their turn. Hints and
/// reviews wait for one another instead, so that they keep no game waiting. A search ends at its deadline, or when nobody
/// waits for it any more.
#[derive(Debug, Clone)]
pub struct Thinkers {
    slots: Arc<Semaphore>,
    /// For hints and reviews.
    desk: Arc<Semaphore>,
    /// Engines that rest, with their memory.
    resting: Arc<Mutex<Vec<Engine>>>,
    /// How many moves are thought about or wait for that.
    busy: Arc<AtomicU32>,
}

/// How far a game has been looked at again: positions done, and all.
pub type Progress = (usize, usize);

impl Thinkers {
    /// Engines of which as many think at once as there are permits in `slots`.
    #[must_use]
    pub fn new(slots: Arc<Semaphore>) -> Self {
        Self {
            slots,
            desk: Arc::new(Semaphore::new(1)),
            resting: Arc::default(),
            busy: Arc::default(),
        }
    }

    /// The move that a level plays; `None` if the game has ended or the search failed (logged). The more games wait, the
    /// shorter each is thought about.
    pub async fn choose(&self, game: Game, level: Level, seed: u64) -> Option<Move> {
        let search =
            move |engine: &mut Engine, stop: &dyn Fn() -> bool| engine.play(&game, level, seed, stop);
        let busy = Busy::new(&self.busy);
        let slot = Arc::clone(&self.slots).acquire_owned().await.ok()?;
        let time = (ANSWER_TIME / busy.all()).max(LEAST_TIME);
        self.search(slot, time, search).await.flatten()
    }

    /// The move to recommend, and why; `None` if the game has ended or the search failed (logged).
    pub async fn hint(&self, game: Game, seed: u64) -> Option<Hint> {
        let search = move |engine: &mut Engine, stop: &dyn Fn() -> bool| {
            let limits = Limits {
                nodes: Some(HINT_NODES),
                ..Limits::default()
            };
            engine.hint(&game, &limits, seed, stop, &mut |_| {})
        };
        self.study(HINT_TIME, search).await.flatten()
    }

    /// A whole game looked at again, in about ten seconds at most; `None` if that failed (logged). `progress` hears how
    /// far it is.
    pub async fn review(&self, game: Game, seed: u64, progress: watch::Sender<Progress>) -> Option<Review> {
        let budget = Limits {
            nodes: Some(REVIEW_NODES),
            ..Limits::default()
        };
        let search = move |engine: &mut Engine, stop: &dyn Fn() -> bool| {
            let mut tell = |done, all| {
                progress.send_replace((done, all));
            };
            engine.review(&game, &budget, seed, stop, &mut tell)
        };
        self.study(REVIEW_TIME, search).await
    }

    /// Lets an engine search at the desk for so long.
    async fn study<T: Send + 'static>(&self, time: Duration, search: impl Search<T>) -> Option<T> {
        let slot = Arc::clone(&self.desk).acquire_owned().await.ok()?;
        self.search(slot, time, search).await
    }

    /// Searches, and gives the slot back in the end. All that is done in a task of its own, as whoever waits may be busy
    /// with something else for a while; if they give up, it stops.
    async fn search<T: Send + 'static>(
        &self,
        slot: OwnedSemaphorePermit,
        time: Duration,
        search: impl Search<T>,
    ) -> Option<T> {
        let engines = self.clone();
        let mut task = JoinSet::new();
        task.spawn(async move {
            let found = engines.search_for(time, search).await;
            drop(slot);
            found
        });
        task.join_next().await?.ok()?
    }

    async fn search_for<T: Send + 'static>(&self, time: Duration, search: impl Search<T>) -> Option<T> {
        let mut engine = self.rested();
        let (stop, is_stopped) = Stop::new();
        let search = tokio::task::spawn_blocking(move || {
            let found = search(&mut engine, &|| is_stopped.load(Ordering::Relaxed));
            (engine, found)
        });
        tokio::pin!(search);
        let searched = tokio::select! {
            searched = &mut search => searched,
            () = tokio::time::sleep(time) => {
                drop(stop);
                search.await
            }
        };
        let (engine, found) = searched
            .inspect_err(|error| tracing::error!(%error, "a search failed"))
            .ok()?;
        self.lock().push(engine);
        Some(found)
    }

    fn rested(&self) -> Engine {
        self.lock().pop().unwrap_or_else(|| Engine::new(TABLE_MIB))
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Vec<Engine>> {
        self.resting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// What an engine is asked to do, until it is told to stop.
trait Search<T>: FnOnce(&mut Engine, &dyn Fn() -> bool) -> T + Send + 'static {}

impl<T, F: FnOnce(&mut Engine, &dyn Fn() -> bool) -> T + Send + 'static> Search<T> for F {}

/// One more search that runs or waits, for as long as this lives.
struct Busy<'a>(&'a AtomicU32);

impl<'a> Busy<'a> {
    fn new(count: &'a AtomicU32) -> Self {
        count.fetch_add(1, Ordering::Relaxed);
        Self(count)
    }

    /// How many there are.
    fn all(&self) -> u32 {
        self.0.load(Ordering::Relaxed).max(1)
    }
}

impl Drop for Busy<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Stops a search when dropped.
struct Stop(Arc<AtomicBool>);

impl Stop {
    fn new() -> (Self, Arc<AtomicBool>) {
        let stopped = Arc::new(AtomicBool::new(false));
        (Self(Arc::clone(&stopped)), stopped)
    }
}

impl Drop for Stop {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}
