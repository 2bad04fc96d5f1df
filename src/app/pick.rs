//! Playing a move that is put together point by point.

use super::{App, Caller, Error, GameId, GameView, Played, Refusal, play_move::check_turn};
use crate::{
    rules::{
        moves::Move,
        notation::move_text::{self, Reason, read_move},
        pick::Pick,
        point::Coord,
    },
    store::Transaction,
};

/// What came of naming points.
#[derive(Debug)]
pub enum Picked {
    /// They were a whole move, which was played.
    Played(Box<Played>),
    /// There is more to choose.
    Open(Box<GameView>, Pick),
}

impl App {
    /// Takes the points of a move that the caller has named so far in the game as it stood after `ply` moves. Plays
    /// the move once nothing is left to choose, or when they `stop`; shows it in a message of its own.
    ///
    /// # Errors
    /// Refusals: not a player, the game has ended or moved on, not the caller's turn; if no legal move begins so, or they
    /// may not stop there, what is wrong with it as a move.
    pub async fn pick(
        &self,
        by: &Caller,
        game: GameId,
        ply: u32,
        points: &[Coord],
        stop: bool,
    ) -> Result<Picked, Error> {
        let mut tx = self.begin(by).await?;
        let picked = self.pick_in(&mut tx, by, (game, ply), points, stop).await;
        self.finish(tx, picked).await
    }

    async fn pick_in(
        &self,
        tx: &mut Transaction,
        by: &Caller,
        (game, ply): (GameId, u32),
        points: &[Coord],
        stop: bool,
    ) -> Result<Picked, Error> {
        let view = self.find_own_game(tx, by, Some(game)).await?;
        let view = check_turn(view, Some(ply), by)?;
        let Some(pick) = pick(&view, points) else {
            return Err(wrong(view, points).into());
        };
        match chosen(&pick, stop) {
            Some(m) => {
                let played = self.play_found(tx, by, view, m, false).await?;
                Ok(Picked::Played(Box::new(played)))
            }
            None if stop => Err(wrong(view, points).into()),
            None => Ok(Picked::Open(Box::new(view), pick)),
        }
    }
}

fn pick(view: &GameView, points: &[Coord]) -> Option<Pick> {
    let board = view.variant.board();
    let points: Option<Vec<_>> = points.iter().map(|&at| board.point(at)).collect();
    Pick::of(&view.game, &points?)
}

/// The move that is to be played now, if one is.
fn chosen(pick: &Pick, stop: bool) -> Option<Move> {
    pick.complete().filter(|_| stop || pick.next().is_empty())
}

/// What is wrong with points that a menu never offered, as if they had been typed.
fn wrong(view: GameView, points: &[Coord]) -> Refusal {
    let names: Vec<String> = points.iter().map(ToString::to_string).collect();
    let typed = names.join("-");
    let refusal = read_move(&view.game, &typed).err();
    Refusal::Move {
        view: Box::new(view),
        typed,
        refusal: refusal.unwrap_or(move_text::Refusal {
            reason: Reason::Unreadable,
            candidates: Vec::new(),
        }),
    }
}
