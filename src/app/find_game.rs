//! Which game a command without a number means.

use super::{App, Caller, Error, GameEntry, GameId, GameView, Refusal, Scope};
use crate::store::Transaction;

/// More running games than anybody has.
const ALL: u32 = 10_000;

impl App {
    /// The running game that the caller means: that number, else their only one here.
    pub(super) async fn find_own_game(
        &self,
        tx: &mut Transaction,
        by: &Caller,
        named: Option<GameId>,
    ) -> Result<GameView, Error> {
        let view = self.find_game_of(tx, by, named).await?;
        match view.ending {
            Some(ending) => Err(Refusal::GameOver {
                game: view.id,
                variant: view.variant,
                ending,
            }
            .into()),
            None => Ok(view),
        }
    }

    /// As [`find_own_game`](Self::find_own_game), and a game with a number may have ended.
    pub(super) async fn find_game_of(
        &self,
        tx: &mut Transaction,
        by: &Caller,
        named: Option<GameId>,
    ) -> Result<GameView, Error> {
        let id = match named {
            Some(id) => id,
            None => only_one(tx.list_running(Scope::Player(by.player), ALL).await?, by)?,
        };
        let stored = tx.load_game(id).await?.ok_or(Refusal::NoSuchGame(id))?;
        let view = GameView::replay(stored)?;
        if view.side_of(by.player).is_none() {
            return Err(stranger(&view, by).into());
        }
        Ok(view)
    }

    /// As [`find_own_game`](Self::find_own_game) without a transaction, for looking only.
    pub(super) async fn peek_own_game(
        &self,
        by: &Caller,
        named: Option<GameId>,
    ) -> Result<Option<GameView>, Error> {
        let id = match named {
            Some(id) => Some(id),
            None => only_one(
                self.store.list_running(Scope::Player(by.player), ALL, 0).await?,
                by,
            )
            .ok(),
        };
        let Some(id) = id else { return Ok(None) };
        let Some(stored) = self.store.load_game(id).await? else {
            return Ok(None);
        };
        let view = GameView::replay(stored)?;
        Ok(view.side_of(by.player).is_some().then_some(view))
    }
}

/// Games of another server or a private chat are not even admitted to exist.
fn stranger(view: &GameView, by: &Caller) -> Refusal {
    if view.channel == by.channel || (by.guild.is_some() && by.guild == view.guild) {
        Refusal::NotAPlayer(view.id)
    } else {
        Refusal::NoSuchGame(view.id)
    }
}

fn only_one(games: Vec<GameEntry>, by: &Caller) -> Result<GameId, Refusal> {
    let total = games.len();
    let here: Vec<GameEntry> = games.into_iter().filter(|g| is_here(g, by)).collect();
    match here.as_slice() {
        [] => Err(Refusal::NoGameHere { elsewhere: total }),
        [one] => Ok(one.id),
        _ => Err(Refusal::SeveralGames(here)),
    }
}

/// A game whose channel is gone is at hand wherever its players are.
pub(super) fn is_here(game: &GameEntry, by: &Caller) -> bool {
    game.channel == by.channel || game.channel_lost
}
