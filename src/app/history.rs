//! Looking back.

use super::{App, Caller, EndReason, Error, GameId, GameView, PastGame, Refusal};
use crate::rules::{
    notation::record::{GameResult, Record},
    side::Side,
};

/// A page of somebody's finished games.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PastPage {
    /// The games on it, the newest first.
    pub games: Vec<PastGame>,
    /// Its number, from 0.
    pub page: u32,
    /// Whether another page follows.
    pub more: bool,
}

/// Games on a page.
const PAGE: u32 = 10;

/// More pages than any list has.
const MOST_PAGES: u32 = 100_000;

impl App {
    /// A page of the caller's finished games.
    ///
    /// # Errors
    /// [`Error::Fault`] only.
    pub async fn list_past(&self, by: &Caller, page: u32) -> Result<PastPage, Error> {
        let page = page.min(MOST_PAGES);
        let mut games = self.store.list_past(by.player, PAGE + 1, page * PAGE).await?;
        let more = games.len() > PAGE as usize;
        games.truncate(PAGE as usize);
        Ok(PastPage { games, page, more })
    }

    /// A game to look back on, over or not: one's own, or one that is played in the caller's channel.
    ///
    /// # Errors
    /// Refusals: none with that number to be seen from here.
    pub async fn look_back(&self, by: &Caller, game: GameId) -> Result<GameView, Error> {
        let stored = self
            .store
            .load_game(game)
            .await?
            .ok_or(Refusal::NoSuchGame(game))?;
        let view = GameView::replay(stored)?;
        if !view.is_visible_to(by) {
            return Err(Refusal::NoSuchGame(game).into());
        }
        Ok(view)
    }

    /// The record of a game, with the names that its players were last seen with, or had in the record it came from.
    ///
    /// # Errors
    /// [`Error::Fault`] only.
    pub async fn record(&self, view: &GameView) -> Result<Record, Error> {
        let mut record = Record::of(view.game.clone());
        for side in Side::ALL {
            let name = match &view.brought {
                Some(names) => names[side].clone(),
                None => self.store.find_name(view.players[side]).await?,
            };
            if let Some(name) = name {
                record.set_player(side, &name);
            }
        }
        let date = view.created_at.strftime("%Y.%m.%d").to_string();
        let by_will = view.ending.filter(|ending| {
            matches!(
                ending.reason,
                EndReason::Resigned | EndReason::OutOfTime | EndReason::Agreed | EndReason::Recorded
            )
        });
        if let Some(ending) = by_will {
            let result = ending.winner.map_or(GameResult::Drawn, GameResult::Won);
            record.set_result(result).ok();
        }
        let told = view
            .ending
            .filter(|ending| !matches!(ending.reason, EndReason::Recorded | EndReason::Unfinished));
        let reason = told.map(|ending| ending.reason.id().to_owned());
        let tags = [
            ("Game", Some(view.id.to_string())),
            ("Date", Some(date)),
            ("Rated", Some(if view.rated { "yes" } else { "no" }.to_owned())),
            ("Pace", view.pace.map(|pace| pace.id().to_owned())),
            ("Level", view.computer.map(|computer| computer.level.to_string())),
            ("Ended", reason),
        ];
        for (name, value) in tags {
            if let Some(value) = value {
                record.set_tag(name, &value).ok();
            }
        }
        Ok(record)
    }
}
