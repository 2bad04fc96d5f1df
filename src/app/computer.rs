//! Playing the computer.
//!
//! The computer's move is work found in the database: whatever leaves it to move notes that it owes one, in the same
//! transaction ([`App::games_to_think`]). So a crash while it thinks loses nothing.

use super::{App, Caller, Computer, Ending, Error, GameId, GameView, OutboxId, PlayerId, SideWish, Task};
use crate::{
    engine::Level,
    rules::{
        moves::Move,
        notation::move_text::write_move,
        side::{BySide, Side},
        variant::{Family, Geese},
    },
    store::{Transaction, games::NewGame},
};

/// What somebody wants to play with the computer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ComputerRequest {
    /// The account that the computer plays as.
    pub reynard: PlayerId,
    /// Its name.
    pub name: String,
    /// What is to be played.
    pub family: Family,
    /// How many geese, if they said.
    pub geese: Option<Geese>,
    /// Whether geese may move sideways, if they said.
    pub sideways: Option<bool>,
    /// The side that the person wants.
    pub side: SideWish,
    /// How strongly the computer plays.
    pub level: Level,
}

/// A game against the computer, just begun.
#[derive(Debug)]
pub struct Started {
    /// The game.
    pub view: GameView,
    /// The errand of showing its board.
    pub board: OutboxId,
}

/// The computer's answer.
#[derive(Debug)]
pub struct Owed {
    /// The game as it stands.
    pub view: GameView,
    /// How strongly it plays.
    pub level: Level,
    /// What decides among moves as good: the same for the same move, even after a crash.
    pub seed: u64,
}

impl App {
    /// Begins a game against the computer.
    ///
    /// # Errors
    /// Refusals: options of another game.
    pub async fn start_computer(&self, by: &Caller, request: &ComputerRequest) -> Result<Started, Error> {
        let mut tx = self.begin(by).await?;
        let started = self.start_in(&mut tx, by, request).await;
        self.finish(tx, started).await
    }

    async fn start_in(
        &self,
        tx: &mut Transaction,
        by: &Caller,
        request: &ComputerRequest,
    ) -> Result<Started, Error> {
        let variant = super::challenge::variant(request.family, request.geese, request.sideways)?;
        tx.set_name(request.reynard, &request.name).await?;
        let own = self.side(request.side);
        let mut players = BySide {
            few: request.reynard,
            many: request.reynard,
        };
        players[own] = by.player;
        let now = self.clock.now();
        let new = NewGame {
            challenge: None,
            guild: by.guild,
            channel: by.channel,
            reachable: by.reachable,
            variant,
            players,
            computer: Some(Computer {
                side: !own,
                level: request.level.number(),
            }),
            hints: true,
            pace: None,
            rated: false,
            created_at: now,
        };
        self.start_new(tx, by, &new).await
    }

    /// Stores a game against the computer, which moves first if its side does.
    pub(super) async fn start_new(
        &self,
        tx: &mut Transaction,
        by: &Caller,
        new: &NewGame,
    ) -> Result<Started, Error> {
        let game = tx.insert_game(new).await?;
        let stored = tx
            .load_game(game)
            .await?
            .ok_or(super::Refusal::NoSuchGame(game))?;
        let view = GameView::replay(stored)?;
        let board = self.show_after_answer(tx, by, &view, true).await?;
        Ok(Started { view, board })
    }

    /// Notes that the board is to be shown: at once, or, where the computer is to move, with its answer.
    pub(super) async fn show_after_answer(
        &self,
        tx: &mut Transaction,
        by: &Caller,
        view: &GameView,
        as_reply: bool,
    ) -> Result<OutboxId, Error> {
        let mut errand = by.board_errand(view, as_reply, self.clock.now());
        if view.is_computers_turn() {
            tx.set_thinking(view.id, true).await?;
            errand.task = Task::Board {
                game: view.id,
                ply: view.ply() + 1,
            };
        }
        Ok(tx.insert_errand(&errand).await?)
    }

    /// The games in which the computer owes a move, oldest first.
    ///
    /// # Errors
    /// [`Error::Fault`] only.
    pub async fn games_to_think(&self) -> Result<Vec<GameId>, Error> {
        Ok(self.store.list_thinking().await?)
    }

    /// What the computer has to answer in a game; `None` if nothing.
    ///
    /// # Errors
    /// [`Error::Fault`] only.
    pub async fn owed(&self, game: GameId) -> Result<Option<Owed>, Error> {
        let Some(view) = self.load_view(game).await?.filter(GameView::is_computers_turn) else {
            return Ok(None);
        };
        let level = view.computer.and_then(|computer| Level::new(computer.level));
        let seed = (view.id.0.cast_unsigned() << 16) ^ u64::from(view.ply());
        Ok(Some(Owed {
            level: level.unwrap_or(Level::STRONGEST),
            seed,
            view,
        }))
    }

    /// Plays the computer's move as the game stood at `ply`; `false` if that has been played, or the game is over.
    ///
    /// # Errors
    /// [`Error::Fault`] only.
    pub async fn answer(&self, game: GameId, ply: u32, m: Move) -> Result<bool, Error> {
        let mut tx = self.store.begin().await?;
        let Some(stored) = tx.load_game(game).await? else {
            return Ok(false);
        };
        let mut view = GameView::replay(stored)?;
        if view.ply() != ply || !view.is_computers_turn() || view.game.play(m).is_err() {
            return Ok(false);
        }
        let now = self.clock.now();
        tx.append_ply(game, ply, &write_move(view.variant, &m), now)
            .await?;
        tx.set_thinking(game, false).await?;
        if let Some(ending) = view.game.outcome().map(Ending::from) {
            self.conclude(&mut tx, &mut view, ending, now).await?;
        }
        tx.set_boards_due(game, now).await?;
        tx.commit().await?;
        Ok(true)
    }

    pub(super) fn side(&self, wish: SideWish) -> Side {
        match wish {
            SideWish::Side(side) => side,
            SideWish::Random if self.toss() => Side::Few,
            SideWish::Random => Side::Many,
        }
    }
}
