//! A whole game looked at again: how the advantage went, and who erred how badly.

mod judge;
mod share;

pub use self::judge::Fault;

use self::{judge::judged, share::share};
use super::{Engine, Limits, Score};
use crate::rules::{game::Game, moves::Move, side::Side};

/// What was found of a game, ply by ply.
///
/// ```
/// use reynard::{
///     engine::{Engine, Fault, Limits},
///     rules::{game::Game, notation::move_text::{read_move, write_move}, position::Position, variant::Variant},
/// };
///
/// // The geese could shut the fox in at once, and let it out.
/// let variant: Variant = "fox-geese".parse()?;
/// let position = Position::from_text(variant, "F1g/ggg/2g1g2/7/7/3/3 g 0 0")?;
/// let mut game = Game::from_position(position);
/// game.play(read_move(&game, "c6-d7").unwrap())?;
/// let budget = Limits { nodes: Some(1000), ..Limits::default() };
/// let review = Engine::new(1).review(&game, &budget, 0, &|| false, &mut |_, _| {});
/// let ply = &review.plies[0];
/// assert_eq!(ply.fault, Some(Fault::Blunder));
/// assert_eq!(write_move(variant, &ply.best), "e6-d7");
/// assert_eq!(review.curve().len(), 2);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Review {
    /// What was found of each move played, in order.
    pub plies: Vec<Ply>,
    /// What the last position is worth to its side to move: how the game ended, if it has.
    pub last: Score,
    /// That side.
    pub to_move: Side,
    /// How many plies, counted from the end of the game, were looked at before somebody said stop. All of
    /// them, if nobody did. The rest have scores at a glance and no faults.
    pub searched: usize,
}

/// What was found of one move.
#[derive(Debug, Clone, PartialEq)]
pub struct Ply {
    /// Who played it.
    pub side: Side,
    /// The move.
    pub played: Move,
    /// The best move found; the one played if nothing better was.
    pub best: Move,
    /// The moves expected, beginning with the best.
    pub line: Vec<Move>,
    /// The worth of the position before it, with best play, to the side that played it.
    pub before: Score,
    /// What the position after it is worth to that same side.
    pub after: Score,
    /// How much of the game was lost by it: 0 for nothing, 1 for a won game that is now lost.
    pub loss: f64,
    /// How bad it was, if it was.
    pub fault: Option<Fault>,
}

impl Review {
    /// The advantage of the few before each ply and at the end, one more than there are plies: 1 if they
    /// have a won game, -1 if the many have, 0 if it is even.
    #[must_use]
    pub fn curve(&self) -> Vec<f64> {
        let before = self.plies.iter().map(|ply| of_few(share(ply.before), ply.side));
        let last = of_few(share(self.last), self.to_move);
        let shares = before.chain([last]);
        shares.map(|share| 2.0 * share - 1.0).collect()
    }

    /// How many faults of this size a side made.
    #[must_use]
    pub fn count(&self, side: Side, fault: Fault) -> usize {
        let of_side = self.plies.iter().filter(|ply| ply.side == side);
        of_side.filter(|ply| ply.fault == Some(fault)).count()
    }
}

/// What one position of the game is worth, and the way on.
#[derive(Debug)]
struct Found {
    score: Score,
    line: Vec<Move>,
    /// Whether it was looked at as the caller wants it.
    searched: bool,
}

/// A look at a position after somebody has said stop.
const GLANCE: Limits = Limits {
    depth: Some(2),
    nodes: Some(200),
    every_move: false,
    nearsighted: false,
    unaided: false,
};

impl Engine {
    /// Looks at a game again, finished or not, from its end to its beginning.
    ///
    /// Each position is searched within `budget`, by itself; so a hundred plies take a hundred times as long.
    /// Limit the positions or the depth: without any limit each search goes on until `stop`. Once `stop` says
    /// yes, the rest is only glanced at. `progress` hears how many positions of how many are done.
    ///
    /// Deterministic as [`analyse`](Self::analyse) is.
    pub fn review(
        &mut self,
        game: &Game,
        budget: &Limits,
        seed: u64,
        stop: &dyn Fn() -> bool,
        progress: &mut dyn FnMut(usize, usize),
    ) -> Review {
        let total = game.ply();
        let mut earlier = game.clone();
        let mut ahead = self.look(&earlier, budget, seed, stop);
        let last = ahead.score;
        let mut plies = Vec::with_capacity(total);
        let mut searched = 0;
        progress(0, total);
        while let Some(played) = earlier.undo() {
            let here = self.look(&earlier, budget, seed, stop);
            let here_searched = here.searched;
            searched += usize::from(here_searched);
            let ply = judged(&earlier, played, here, &ahead);
            ahead = Found {
                score: ply.before,
                line: ply.line.clone(),
                searched: here_searched,
            };
            plies.push(ply);
            progress(plies.len(), total);
        }
        plies.reverse();
        Review {
            plies,
            last,
            to_move: game.position().turn(),
            searched,
        }
    }

    fn look(&mut self, game: &Game, budget: &Limits, seed: u64, stop: &dyn Fn() -> bool) -> Found {
        let mut found = self.analyse(game, budget, seed, stop, &mut |_| {});
        let searched = !stop();
        if !searched {
            found = self.analyse(game, &GLANCE, seed, &|| false, &mut |_| {});
        }
        Found {
            score: found.score,
            line: found.pv,
            searched,
        }
    }
}

/// The few's share, given that of a side.
fn of_few(share: f64, side: Side) -> f64 {
    match side {
        Side::Few => share,
        Side::Many => 1.0 - share,
    }
}
