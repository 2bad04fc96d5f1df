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

impl App {
    /// A page of the running games in `scope`.
    ///
    /// # Errors
    /// [`Error::Fault`] only.
    pub async fn list_games(&self, scope: Scope, page: u32) -> Result<GamesPage, Error> {
        let skip = page.saturating_mul(PAGE);
        let mut games = self.store.list_running(scope, PAGE + 1, skip).await?;
        let more = games.len() > PAGE as usize;
        games.truncate(PAGE as usize);
        Ok(GamesPage { games, page, more })
    }
}
