//! Playing a move.

use super::{App, Caller, Ending, Error, GameId, GameView, OutboxId, Refusal};
use crate::{
    rules::{
        moves::Move,
        notation::move_text::{read_move, write_move},
    },
    store::Transaction,
};

/// A move that was played.
#[derive(Debug)]
pub struct Played {
    /// The game after it.
    pub view: GameView,
    /// The move.
    pub m: Move,
    /// The errand of showing the board.
    pub board: OutboxId,
    /// Whether the board is to be the answer; else it gets a message of its own.
    pub as_reply: bool,
}

impl App {
    /// Plays the move that `text` means in the caller's game. `as_reply`: the board is to be the public
    /// answer to this interaction, if the game is played where the caller is; else it gets a message of its
    /// own.
    ///
    /// # Errors
    /// Refusals: no or several games, not the caller's turn, and everything that is wrong with a move.
    pub async fn play_move(
        &self,
        by: &Caller,
        game: Option<GameId>,
        text: &str,
        as_reply: bool,
    ) -> Result<Played, Error> {
        let mut tx = self.begin(by).await?;
        let played = self.play_in(&mut tx, by, game, text, as_reply).await;
        self.finish(tx, played).await
    }

    async fn play_in(
        &self,
        tx: &mut Transaction,
        by: &Caller,
        game: Option<GameId>,
        text: &str,
        as_reply: bool,
    ) -> Result<Played, Error> {
        let mut view = self.find_own_game(tx, by, game).await?;
        check_place(&view, by)?;
        if view.player_to_move() != by.player {
            return Err(Refusal::NotYourTurn { view: Box::new(view) }.into());
        }
        let m = match read_move(&view.game, text) {
            Ok(m) => m,
            Err(refusal) => {
                let typed = text.to_owned();
                return Err(Refusal::Move {
                    view: Box::new(view),
                    typed,
                    refusal,
                }
                .into());
            }
        };
        let now = self.clock.now();
        tx.append_ply(view.id, view.ply(), &write_move(view.variant, &m), now)
            .await?;
        view.game.play(m).expect("move that was just found legal");
        if let Some(ending) = view.game.outcome().map(Ending::from) {
            self.conclude(tx, &mut view, ending, now).await?;
        } else {
            self.outdate_offer(tx, &view, now).await?;
            self.begin_turn(tx, &mut view, now).await?;
        }
        self.follow_to_channel(tx, by, &mut view).await?;
        let as_reply = as_reply && !view.is_elsewhere(by);
        let board = self.show_after_answer(tx, by, &view, as_reply).await?;
        Ok(Played {
            view,
            m,
            board,
            as_reply,
        })
    }

    /// A game whose channel is gone goes on where its players are.
    pub(super) async fn follow_to_channel(
        &self,
        tx: &mut Transaction,
        by: &Caller,
        view: &mut GameView,
    ) -> Result<(), Error> {
        if view.channel_lost {
            tx.set_channel(view.id, by.guild, by.channel, by.reachable)
                .await?;
            (view.guild, view.channel, view.channel_lost) = (by.guild, by.channel, false);
            view.reachable = by.reachable;
        }
        Ok(())
    }
}

/// A game in a channel where the bot can only answer goes on there and nowhere else: from anywhere else, the
/// opponent would never learn of it.
pub(super) fn check_place(view: &GameView, by: &Caller) -> Result<(), Refusal> {
    if view.is_elsewhere(by) && !view.reachable {
        return Err(Refusal::PlayedElsewhere {
            game: view.id,
            channel: view.channel,
        });
    }
    Ok(())
}
