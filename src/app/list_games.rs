//! Lists of running games.

use super::{App, Error, GameEntry, Scope};

/// A page of a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GamesPage {
    /// The games on it, oldest first.
    pub games: Vec<GameEntry>,
    /// Its number, from 0.
    pub page: u32,
    /// Whether another page follows.
    pub more: bool,
}

/// Games on a page.
const PAGE: u32 = 10;

/// More pages than any list has.
const MOST_PAGES: u32 = 1_000;

impl App {
    /// A page of the running games in `scope`; the last one if it lies beyond that.
    ///
    /// # Errors
    /// [`Error::Fault`] only.
    pub async fn list_games(&self, scope: Scope, page: u32) -> Result<GamesPage, Error> {
        let mut page = page.min(MOST_PAGES);
        let mut games = self.games_from(scope, page).await?;
        // Games may have ended since the page was offered.
        while games.is_empty() && page > 0 {
            page -= 1;
            games = self.games_from(scope, page).await?;
        }
        let more = games.len() > PAGE as usize;
        games.truncate(PAGE as usize);
        Ok(GamesPage { games, page, more })
    }

    async fn games_from(&self, scope: Scope, page: u32) -> Result<Vec<GameEntry>, Error> {
        Ok(self.store.list_running(scope, PAGE + 1, page * PAGE).await?)
    }
}
