//! Looking closer at one's own game.

use super::{App, Caller, Error, GameId, GameView, Refusal};

impl App {
    /// The caller's own game, running or ended; with `ply`, only while it runs and stands after that many moves.
    ///
    /// # Errors
    /// Refusals: not a player; with `ply`, the game has ended or moved on.
    pub async fn look(&self, by: &Caller, game: GameId, ply: Option<u32>) -> Result<GameView, Error> {
        let mut tx = self.store.begin().await?;
        let Some(ply) = ply else {
            return self.find_game_of(&mut tx, by, Some(game)).await;
        };
        let view = self.find_own_game(&mut tx, by, Some(game)).await?;
        if ply == view.ply() {
            Ok(view)
        } else {
            Err(Refusal::Outdated { view: Box::new(view) }.into())
        }
    }
}
