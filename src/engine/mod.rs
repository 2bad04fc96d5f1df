//! The engine: what a position is worth and what to play.
//!
//! [`Engine::analyse`] searches the game given, its history included, and returns what it found. The legality
//! of moves and the ends of games are asked of [`rules`](crate::rules); nothing here decides a rule.
//!
//! Deterministic: the same game, limits and seed give the same answer on every machine, provided that nobody
//! stops the search. It reads no clock and rolls no dice; a deadline is for the caller to keep, by the `stop`
//! that is asked again and again.
//!
//! | module | what it knows |
//! |---|---|
//! | `score`, `value` | what a position is worth, outside as an enum, inside the search as a number |
//! | `limits`, `analysis` | what is asked and what is answered |
//! | `hint` | a move to recommend and what it does, as facts |
//! | `review` | a whole game: how the advantage went, and who erred |
//! | `tables`, `guide` | who wins with perfect play, where that was computed, and how to choose by it |
//! | `level` | strengths for people to play against |
//! | `eval` | the worth at a glance, by family |
//! | `search` | negamax with alpha-beta windows, deepened ply by ply |
//! | `table`, `ordering`, `past` | what the search remembers: positions, good moves, what has stood before |
//!
//! The search is the textbook one; see the articles on alpha-beta, principal variation search, killer and
//! history heuristics, late move reductions and quiescence at <https://www.chessprogramming.org>.
//!
//! # What is worth what
//! ```
//! use reynard::{
//!     engine::{Engine, Limits, Score},
//!     rules::{game::Game, notation::move_text::write_move, position::Position, variant::Variant},
//! };
//!
//! // A fox beside the one goose that it still needs.
//! let variant: Variant = "fox-geese".parse()?;
//! let position = Position::from_text(variant, "3/3/7/3F3/3g3/3/ggg f 0 0")?;
//! let game = Game::from_position(position);
//! let limits = Limits { depth: Some(4), ..Limits::default() };
//! let found = Engine::new(1).analyse(&game, &limits, 0, &|| false, &mut |_| {});
//! assert_eq!(found.score, Score::WinIn(1));
//! assert_eq!(found.best.map(|m| write_move(variant, &m)).as_deref(), Some("d4xd2"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod analysis;
mod chance;
mod eval;
mod guide;
mod hint;
mod level;
mod limits;
mod ordering;
mod past;
mod review;
mod score;
mod search;
mod table;
pub mod tables;
pub(crate) mod tuning;
mod value;

pub use self::{
    analysis::{Analysis, Info, Line},
    hint::{Hint, Idea},
    level::{Level, ParseLevelError},
    limits::Limits,
    review::{Fault, Ply, Review},
    score::Score,
};

use self::{
    eval::Weights,
    guide::Guide,
    search::{Features, Search},
    table::Table,
    tables::{Library, Probe},
};
use std::sync::Arc;

use crate::rules::game::Game;

/// A searcher with its memory, to be used again and again, by one thread at a time.
#[derive(Debug)]
pub struct Engine {
    table: Table,
    probe: Probe,
    /// What it weighs by, if not by the tables of the variants.
    weights: Option<Weights>,
}

impl Engine {
    /// An engine whose table of positions takes at most so many MiB, at least one. What it needs besides is
    /// far below one, and up to 16 where it looks positions up in exact tables: those that are part of the program.
    #[must_use]
    pub fn new(table_mib: usize) -> Self {
        Self::with_tables(table_mib, &Library::shipped())
    }

    /// The same with other exact tables.
    #[must_use]
    pub fn with_tables(table_mib: usize, library: &Arc<Library>) -> Self {
        Self {
            table: Table::new(table_mib),
            probe: library.probe(),
            weights: None,
        }
    }

    /// The same, weighing by other weights than those of the variants.
    pub(crate) fn weighing(self, weights: Weights) -> Self {
        Self {
            weights: Some(weights),
            ..self
        }
    }

    /// Searches the position now in a game.
    ///
    /// `seed` decides among moves that the search finds equal. `stop` is asked every few hundred positions
    /// (well below a millisecond); once it says yes, the best found so far is returned. `report` hears of
    /// each depth completed.
    ///
    /// The best move is legal, whatever happens; there is none only if the game has ended. Nothing is kept
    /// from one search to the next.
    pub fn analyse(
        &mut self,
        game: &Game,
        limits: &Limits,
        seed: u64,
        stop: &dyn Fn() -> bool,
        report: &mut dyn FnMut(&Info<'_>),
    ) -> Analysis {
        self.table.renew();
        let features = Features {
            beyond: !limits.nearsighted,
            ..Features::ALL
        };
        let guide = self.guide(game, limits, seed);
        let search = Search::new(game, &mut self.table, limits, stop, features);
        let search = match self.weights {
            Some(weights) => search.weighing(weights),
            None => search,
        };
        match guide {
            None if limits.unaided => search.run(seed, report),
            None => search.asking(&mut self.probe).run(seed, report),
            Some(guide) if guide.says_all() => {
                let found = guide.recite(&mut self.probe, limits.every_move);
                report(&found.news());
                found
            }
            Some(guide) => {
                let among = guide.among(&mut self.probe);
                let mut report = |news: &Info<'_>| report(&guide.completed_news(news));
                guide.complete(search.among(among).run(seed, &mut report))
            }
        }
    }

    /// What the exact tables say of the moves, unless they are to be left aside.
    fn guide(&mut self, game: &Game, limits: &Limits, seed: u64) -> Option<Guide> {
        if limits.unaided {
            return None;
        }
        Guide::of(game, &mut self.probe, seed)
    }
}
