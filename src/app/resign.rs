//! Resigning: asked once, then done.

use super::{App, Caller, EndReason, Ending, Error, GameId, GameView, OutboxId, Refusal};
use crate::store::Transaction;

/// A game that was given up.
#[derive(Debug)]
pub struct Resigned {
    /// The game, ended.
    pub view: GameView,
    /// The errand of showing the board a last time.
    pub board: OutboxId,
}

impl App {
    /// The game that the caller would resign, for the question whether they mean it. Changes nothing.
    ///
    /// # Errors
    /// Refusals: no or several games, not a player, ended; with `ply`, the game has moved on.
    pub async fn ask_resign(
        &self,
        by: &Caller,
        game: Option<GameId>,
        ply: Option<u32>,
    ) -> Result<GameView, Error> {
        let mut tx = self.store.begin().await?;
        let view = self.find_own_game(&mut tx, by, game).await?;
        check_ply(view, ply, by)
    }

    /// Resigns the caller's game, as it stood after `ply` moves.
    ///
    /// # Errors
    /// Refusals: not a player, ended, the game has moved on.
    pub async fn resign(&self, by: &Caller, game: GameId, ply: u32) -> Result<Resigned, Error> {
        let mut tx = self.begin(by).await?;
        let resigned = self.resign_in(&mut tx, by, game, ply).await;
        self.finish(tx, resigned).await
    }

    async fn resign_in(
        &self,
        tx: &mut Transaction,
        by: &Caller,
        game: GameId,
        ply: u32,
    ) -> Result<Resigned, Error> {
        let view = self.find_own_game(tx, by, Some(game)).await?;
        let mut view = check_ply(view, Some(ply), by)?;
        let side = view.side_of(by.player).ok_or(Refusal::NotAPlayer(game))?;
        let ending = Ending {
            winner: Some(!side),
            reason: EndReason::Resigned,
        };
        let now = self.clock.now();
        self.conclude(tx, &mut view, ending, now).await?;
        let board = tx.insert_errand(&by.board_errand(&view, false, now)).await?;
        Ok(Resigned { view, board })
    }
}

fn check_ply(view: GameView, ply: Option<u32>, by: &Caller) -> Result<GameView, Error> {
    super::play_move::check_place(&view, by)?;
    match ply {
        Some(ply) if ply != view.ply() => Err(Refusal::Outdated { view: Box::new(view) }.into()),
        _ => Ok(view),
    }
}
