//! Taking moves back.

use crate::store::{Transaction, error::StoreError, ids::GameId};

impl Transaction {
    /// Takes back every move from ply `ply` on. The newest board counts as showing that ply, so that the next one
    /// replaces it.
    ///
    /// # Errors
    /// The database failed.
    pub async fn take_back_to(&mut self, game: GameId, ply: u32) -> Result<(), StoreError> {
        sqlx::query!("DELETE FROM plies WHERE game = ? AND ply >= ?", game, ply)
            .execute(self.connection())
            .await?;
        sqlx::query!(
            "UPDATE games SET takebacks = takebacks + 1, thinking = 0, board_ply = min(board_ply, ?) WHERE id = ?",
            ply,
            game
        )
        .execute(self.connection())
        .await?;
        Ok(())
    }
}
