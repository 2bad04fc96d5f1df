//! Playing against time: all of it is found in the database, so it is right after any time of absence.

use jiff::{SignedDuration, Timestamp};

use super::{App, EndReason, Ending, Error, GameId, GameView, NewErrand, StoreError, Task};
use crate::store::Transaction;

/// When the bot was last known to be there, ms.
const ALIVE: &str = "alive";

/// How often it notes that it is.
const HEARTBEAT: SignedDuration = SignedDuration::from_secs(30);

/// An absence longer than this is given back to whoever was to move.
const ABSENCE: SignedDuration = SignedDuration::from_mins(2);

/// A reminder comes when this share of the time is left.
const LEFT: i32 = 4;

impl App {
    /// The time of the player to move begins, if they have a limit.
    pub(super) async fn begin_turn(
        &self,
        tx: &mut Transaction,
        view: &mut GameView,
        now: Timestamp,
    ) -> Result<(), StoreError> {
        let Some(pace) = view.pace.filter(|_| view.ending.is_none()) else {
            return Ok(());
        };
        let deadline = now + pace.span();
        let remind = deadline - pace.span() / LEFT;
        tx.set_deadline(view.id, Some(deadline), Some(remind)).await?;
        view.deadline = Some(deadline);
        Ok(())
    }

    /// Ends a game that is still running: it counts for the ratings, and an open offer no longer does.
    pub(super) async fn conclude(
        &self,
        tx: &mut Transaction,
        view: &mut GameView,
        ending: Ending,
        now: Timestamp,
    ) -> Result<(), Error> {
        if !tx.end_game(view.id, ending, now).await? {
            return Ok(());
        }
        view.rating_changes = self.count_game(tx, view, ending, now).await?;
        view.ending = Some(ending);
        view.deadline = None;
        self.outdate_offer(tx, view, now).await?;
        Ok(())
    }

    /// Gives back what the bot was absent, if it was: to be asked before anything else is done about time. The time now.
    ///
    /// # Errors
    /// [`Error::Fault`] only.
    pub async fn give_absence_back(&self) -> Result<Timestamp, Error> {
        let now = self.clock.now();
        let mut tx = self.store.begin().await?;
        let alive = tx.find_fact(ALIVE).await?.and_then(|ms| ms.parse().ok());
        let alive = alive.and_then(|ms| Timestamp::from_millisecond(ms).ok());
        let alive = alive.unwrap_or(now);
        let absent = now.duration_since(alive);
        if absent > ABSENCE {
            let games = tx.extend_deadlines(absent, alive).await?;
            tracing::info!(
                games,
                seconds = absent.as_secs(),
                "gave the time of an absence back"
            );
        }
        tx.set_fact(ALIVE, &now.as_millisecond().to_string()).await?;
        tx.commit().await?;
        Ok(now)
    }

    /// Notes that the bot is there. `last`: when it did so last.
    ///
    /// # Errors
    /// [`Error::Fault`] only.
    pub async fn note_alive(&self, last: Timestamp) -> Result<Timestamp, Error> {
        let now = self.clock.now();
        if now.duration_since(last) < HEARTBEAT {
            return Ok(last);
        }
        let mut tx = self.store.begin().await?;
        tx.set_fact(ALIVE, &now.as_millisecond().to_string()).await?;
        tx.commit().await?;
        Ok(now)
    }

    /// Ends the games whose player to move is out of time, and reminds those who soon will be. Whether there was any.
    ///
    /// # Errors
    /// [`Error::Fault`] only.
    pub async fn keep_time(&self) -> Result<bool, Error> {
        let now = self.clock.now();
        if !self.store.has_time_work(now).await? {
            return Ok(false);
        }
        let mut tx = self.store.begin().await?;
        for game in tx.list_overdue(now).await? {
            self.forfeit(&mut tx, game, now).await?;
        }
        for game in tx.list_to_remind(now).await? {
            self.remind(&mut tx, game, now).await?;
        }
        tx.commit().await?;
        Ok(true)
    }

    async fn forfeit(&self, tx: &mut Transaction, game: GameId, now: Timestamp) -> Result<(), Error> {
        let Some(stored) = tx.load_game(game).await? else {
            return Ok(());
        };
        let mut view = GameView::replay(stored)?;
        let ending = Ending {
            winner: Some(!view.position().turn()),
            reason: EndReason::OutOfTime,
        };
        self.conclude(tx, &mut view, ending, now).await?;
        let task = Task::Board {
            game,
            ply: view.ply(),
        };
        tx.insert_errand(&by_itself(&view, task, now)).await?;
        Ok(())
    }

    async fn remind(&self, tx: &mut Transaction, game: GameId, now: Timestamp) -> Result<(), Error> {
        tx.set_reminder(game, None).await?;
        let Some(stored) = tx.load_game(game).await? else {
            return Ok(());
        };
        let view = GameView::replay(stored)?;
        let task = Task::Remind {
            game,
            ply: view.ply(),
        };
        tx.insert_errand(&by_itself(&view, task, now)).await?;
        Ok(())
    }
}

/// An errand that nobody's interaction stands behind.
fn by_itself(view: &GameView, task: Task, now: Timestamp) -> NewErrand {
    NewErrand {
        task,
        channel: view.channel,
        reachable: view.reachable,
        origin: None,
        created_at: now,
    }
}
