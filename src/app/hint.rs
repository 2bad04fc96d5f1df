//! Asking for a hint.

use super::{App, Caller, Error, GameId, GameView, Refusal, play_move::check_place};

impl App {
    /// The game in which the caller may have a hint now. With `ply`, as it stood after that many moves.
    ///
    /// # Errors
    /// Refusals: no or several games, not the caller's turn, no hints in this game, the game has moved on.
    pub async fn ask_hint(
        &self,
        by: &Caller,
        game: Option<GameId>,
        ply: Option<u32>,
    ) -> Result<GameView, Error> {
        let mut tx = self.store.begin().await?;
        let view = self.find_own_game(&mut tx, by, game).await?;
        check_place(&view, by)?;
        if ply.is_some_and(|ply| ply != view.ply()) {
            return Err(Refusal::Outdated { view: Box::new(view) }.into());
        }
        if !view.has_hints() {
            return Err(Refusal::NoHints(view.id).into());
        }
        if view.player_to_move() != by.player {
            return Err(Refusal::NotYourTurn { view: Box::new(view) }.into());
        }
        Ok(view)
    }
}
