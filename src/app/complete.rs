//! Suggestions while somebody types.

use super::{App, Caller, Error, GameEntry, GameId, GameView, Scope, find_game::is_here};
use crate::rules::{moves::Move, notation::completion::complete};

/// Moves that may be meant.
#[derive(Debug)]
pub struct Completion {
    /// The game they are for.
    pub view: GameView,
    /// The moves, best first.
    pub moves: Vec<Move>,
}

impl App {
    /// At most `limit` legal moves that `typed` may become, in the caller's game; none if it is not clear
    /// which game, or not the caller's turn.
    ///
    /// # Errors
    /// [`Error::Fault`] only.
    pub async fn complete_move(
        &self,
        by: &Caller,
        game: Option<GameId>,
        typed: &str,
        limit: usize,
    ) -> Result<Option<Completion>, Error> {
        let Some(view) = self.peek_own_game(by, game).await? else {
            return Ok(None);
        };
        if view.ending.is_some() || view.player_to_move() != by.player {
            return Ok(None);
        }
        let moves = complete(&view.game, typed, limit);
        Ok(Some(Completion { view, moves }))
    }

    /// At most `limit` of the caller's running games, those here first, whose number or opponent's name
    /// begins with or contains `typed`.
    ///
    /// # Errors
    /// [`Error::Fault`] only.
    pub async fn complete_game(
        &self,
        by: &Caller,
        typed: &str,
        limit: usize,
    ) -> Result<Vec<GameEntry>, Error> {
        let typed = typed.trim().trim_start_matches('#').to_lowercase();
        let mut games = self.store.list_running(Scope::Player(by.player), 1000, 0).await?;
        games.retain(|game| matches(game, by, &typed));
        games.sort_by_key(|game| !is_here(game, by));
        games.truncate(limit);
        Ok(games)
    }
}

fn matches(game: &GameEntry, by: &Caller, typed: &str) -> bool {
    let opponent = if game.players.few == by.player {
        &game.names.many
    } else {
        &game.names.few
    };
    game.id.to_string().starts_with(typed)
        || opponent
            .as_ref()
            .is_some_and(|name| name.to_lowercase().contains(typed))
}
