//! Games that are over.

use super::{App, Caller, Error, GameEntry, GameId, GameView, Refusal};

impl App {
    /// A game that is over: that number, else the newest here, the caller's own before others.
    ///
    /// # Errors
    /// Refusals: none here, none with that number to be seen from here, not over yet.
    pub async fn find_finished(&self, by: &Caller, game: Option<GameId>) -> Result<GameView, Error> {
        let id = match game {
            Some(id) => id,
            None => {
                let newest = self.store.list_finished(by.channel, by.player, 1).await?;
                newest.first().ok_or(Refusal::NoFinishedGame)?.id
            }
        };
        let stored = self.store.load_game(id).await?.ok_or(Refusal::NoSuchGame(id))?;
        let view = GameView::replay(stored)?;
        if !view.is_visible_to(by) {
            return Err(Refusal::NoSuchGame(id).into());
        }
        match view.ending {
            Some(_) => Ok(view),
            None => Err(Refusal::NotOver(id).into()),
        }
    }

    /// At most `limit` games of this channel that are over, the caller's own first, whose number begins with `typed`.
    ///
    /// # Errors
    /// [`Error::Fault`] only.
    pub async fn complete_finished(
        &self,
        by: &Caller,
        typed: &str,
        limit: usize,
    ) -> Result<Vec<GameEntry>, Error> {
        let typed = typed.trim().trim_start_matches('#');
        let mut games = self.store.list_finished(by.channel, by.player, 1000).await?;
        games.retain(|game| game.id.to_string().starts_with(typed));
        games.truncate(limit);
        Ok(games)
    }
}
