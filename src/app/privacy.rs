//! What is stored about a person: shown, handed out, deleted.

use jiff::Timestamp;

use super::{
    App, Caller, ChallengeId, ChallengeState, Dossier, EndReason, Ending, Error, GameId, GameView, NewErrand,
    Scope, Task,
};
use crate::store::Transaction;

/// More running games than anybody has.
const ALL: u32 = 10_000;

impl App {
    /// Everything that is stored about the caller.
    ///
    /// # Errors
    /// [`Error::Fault`] only.
    pub async fn dossier(&self, by: &Caller) -> Result<Dossier, Error> {
        Ok(self.store.load_dossier(by.player).await?)
    }

    /// Forgets the caller. Their running games are resigned and their open challenges closed first, so that nobody
    /// waits for somebody who is no longer there; games stay, as those of a deleted player. What is forgotten is not left in
    /// the database's file either.
    ///
    /// # Errors
    /// [`Error::Fault`] only.
    pub async fn forget(&self, by: &Caller) -> Result<(), Error> {
        let mut tx = self.begin(by).await?;
        let forgotten = self.forget_in(&mut tx, by).await;
        self.finish(tx, forgotten).await?;
        if !self.store.empty_log().await? {
            tracing::info!("somebody was reading; the log is emptied later");
        }
        Ok(())
    }

    async fn forget_in(&self, tx: &mut Transaction, by: &Caller) -> Result<(), Error> {
        let now = self.clock.now();
        for game in tx.list_running(Scope::Player(by.player), ALL).await? {
            leave(self, tx, by, game.id, now).await?;
        }
        for challenge in tx.list_open_challenges(by.player).await? {
            close(tx, by, challenge, now).await?;
        }
        Ok(tx.erase_player(by.player).await?)
    }
}

/// Resigns a game, and lets the opponent know where it is played.
async fn leave(
    app: &App,
    tx: &mut Transaction,
    by: &Caller,
    game: GameId,
    now: Timestamp,
) -> Result<(), Error> {
    let Some(stored) = tx.load_game(game).await? else {
        return Ok(());
    };
    let mut view = GameView::replay(stored)?;
    let Some(side) = view.side_of(by.player) else {
        return Ok(());
    };
    let ending = Ending {
        winner: Some(!side),
        reason: EndReason::Resigned,
    };
    app.conclude(tx, &mut view, ending, now).await?;
    // Where only the computer would learn of it, nobody need be told.
    let is_alone = view.computer.is_some() && view.guild.is_none();
    if view.reachable && !view.channel_lost && !is_alone {
        let ply = view.ply();
        tx.insert_errand(&errand(Task::Board { game, ply }, &view, now))
            .await?;
    }
    Ok(())
}

fn errand(task: Task, view: &GameView, now: Timestamp) -> NewErrand {
    NewErrand {
        task,
        channel: view.channel,
        reachable: view.reachable,
        // The caller's own interaction is answered for their eyes alone.
        origin: None,
        created_at: now,
    }
}

/// Takes their own challenge back, or declines the one made to them.
async fn close(tx: &mut Transaction, by: &Caller, id: ChallengeId, now: Timestamp) -> Result<(), Error> {
    let Some(challenge) = tx.load_challenge(id).await? else {
        return Ok(());
    };
    let state = if challenge.terms.challenger == by.player {
        ChallengeState::Withdrawn
    } else {
        ChallengeState::Declined
    };
    tx.set_challenge_state(id, state).await?;
    let errand = NewErrand {
        task: Task::CloseCard(id),
        channel: challenge.terms.channel,
        reachable: true,
        origin: None,
        created_at: now,
    };
    tx.insert_errand(&errand).await?;
    Ok(())
}
