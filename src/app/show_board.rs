//! Showing a board again.

use super::{App, Caller, Error, GameEntry, GameId, GameView, Refusal, Scope};
use crate::rules::variant::Family;

impl App {
    /// The game to show: that number, else the caller's only running one here, else the only one here.
    ///
    /// # Errors
    /// Refusals: no or several games; a game of another place.
    pub async fn show_board(&self, by: &Caller, game: Option<GameId>) -> Result<GameView, Error> {
        let id = match game {
            Some(id) => id,
            None => self.game_to_watch(by).await?,
        };
        let stored = self.store.load_game(id).await?.ok_or(Refusal::NoSuchGame(id))?;
        let view = GameView::replay(stored)?;
        if !view.is_visible_to(by) {
            return Err(Refusal::NoSuchGame(id).into());
        }
        Ok(view)
    }

    async fn game_to_watch(&self, by: &Caller) -> Result<GameId, Error> {
        let own = self.store.list_running(Scope::Player(by.player), 1000, 0).await?;
        let elsewhere = own.len();
        let mine: Vec<GameEntry> = own
            .into_iter()
            .filter(|g| super::find_game::is_here(g, by))
            .collect();
        let here = if mine.is_empty() {
            self.store.list_running(Scope::Channel(by.channel), 26, 0).await?
        } else {
            mine
        };
        match here.as_slice() {
            [] => Err(Refusal::NoGameHere { elsewhere }.into()),
            [one] => Ok(one.id),
            _ => Err(Refusal::SeveralGames(here).into()),
        }
    }
}

impl App {
    /// The game that the caller plays here, if it is one; else what is usually played here.
    ///
    /// # Errors
    /// [`Error::Fault`] only.
    pub async fn family_at_hand(&self, by: &Caller) -> Result<Family, Error> {
        match self.game_to_watch(by).await {
            Ok(game) => {
                let view = self.load_view(game).await?;
                Ok(view.map_or(Family::FoxGeese, |view| view.variant.family()))
            }
            Err(Error::Refused(_)) => self.usual_family(by).await,
            Err(error) => Err(error),
        }
    }
}
