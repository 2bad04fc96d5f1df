//! The computer's moves: found in the database, thought about, played.

use std::{collections::HashSet, sync::Arc, time::Duration};

use tokio::task::{Id, JoinSet};

use super::bot::{Bot, StartError};
use crate::app::{Error, GameId, GameView};

/// Between two looks when nothing is announced.
const IDLE: Duration = Duration::from_secs(5);

/// Before a game is looked at again in which nothing could be played.
const PAUSE: Duration = Duration::from_millis(200);

/// Whoever has just moved waits this long for the answer; then they see their own move, and the outbox brings the rest.
const PATIENCE: Duration = Duration::from_secs(10);

/// Plays the computer's moves for ever, those that an earlier run owed included.
///
/// # Errors
/// None; the type is that of the bot's tasks.
pub(super) async fn run(bot: Arc<Bot>) -> Result<(), StartError> {
    let mut thoughts = Thoughts::default();
    loop {
        match bot.app.games_to_think().await {
            Ok(games) => thoughts.begin(&bot, games),
            Err(error) => tracing::error!(%error, "the games to think about cannot be read"),
        }
        tokio::select! {
            Some(done) = thoughts.tasks.join_next_with_id() => thoughts.end(done.map_or_else(|error| error.id(), |(id, ())| id)),
            // Woken or not, it looks again: another process may have left something.
            _woken = tokio::time::timeout(IDLE, bot.thinker_woken()) => {}
        }
    }
}

/// What is being thought about.
#[derive(Debug, Default)]
struct Thoughts {
    tasks: JoinSet<()>,
    games: Vec<(Id, GameId)>,
}

impl Thoughts {
    fn begin(&mut self, bot: &Arc<Bot>, games: Vec<GameId>) {
        let already: HashSet<GameId> = self.games.iter().map(|(_, game)| *game).collect();
        for game in games.into_iter().filter(|game| !already.contains(game)) {
            let task = self.tasks.spawn(think(Arc::clone(bot), game));
            self.games.push((task.id(), game));
        }
    }

    fn end(&mut self, task: Id) {
        self.games.retain(|(id, _)| *id != task);
    }
}

async fn think(bot: Arc<Bot>, game: GameId) {
    if let Err(error) = answer(&bot, game).await {
        tracing::error!(%error, %game, "the computer could not move");
        // It still owes the move, and is asked again before long.
        tokio::time::sleep(IDLE).await;
    }
}

async fn answer(bot: &Bot, game: GameId) -> Result<(), Error> {
    let Some(owed) = bot.app.owed(game).await? else {
        // Another process has played it meanwhile.
        tokio::time::sleep(PAUSE).await;
        return Ok(());
    };
    let (ply, chosen) = (
        owed.view.ply(),
        bot.thinkers.choose(owed.view.game, owed.level, owed.seed),
    );
    match chosen.await {
        Some(m) => {
            if !bot.app.answer(game, ply, m).await? {
                tokio::time::sleep(PAUSE).await;
            }
            bot.tell_answered();
            bot.wake_outbox();
        }
        None => tokio::time::sleep(IDLE).await,
    }
    Ok(())
}

/// The game once the computer has answered, or as it stands if that takes very long.
///
/// # Errors
/// [`Error::Fault`] only.
pub(super) async fn until_answered(bot: &Bot, view: GameView) -> Result<GameView, Error> {
    if !view.is_computers_turn() {
        return Ok(view);
    }
    let mut answered = bot.answers();
    bot.wake_thinker();
    let game = view.id;
    let waiting = async {
        loop {
            answered.mark_unchanged();
            match bot.app.load_view(game).await? {
                Some(now) if !now.is_computers_turn() => return Ok(now),
                Some(_) | None if answered.changed().await.is_err() => return Ok(view.clone()),
                Some(_) | None => {}
            }
        }
    };
    match tokio::time::timeout(PATIENCE, waiting).await {
        Ok(answered) => answered,
        Err(_late) => Ok(view.clone()),
    }
}
