//! A move to recommend, and why.

mod facts;
mod idea;
mod ideas;

pub use self::idea::Idea;

use self::ideas::ideas;
use super::{Analysis, Engine, Info, Limits, Score};
use crate::rules::{
    game::Game,
    moves::{Move, MoveList},
};

/// A move to recommend. The view is that of the side to move.
///
/// ```
/// use reynard::{
///     engine::{Engine, Idea, Limits, Score},
///     rules::{game::Game, outcome::WinReason, position::Position, variant::Variant},
/// };
///
/// let variant: Variant = "fox-geese".parse()?;
/// let position = Position::from_text(variant, "3/3/7/3F3/3g3/3/ggg f 0 0")?;
/// let game = Game::from_position(position);
/// let limits = Limits { depth: Some(6), ..Limits::default() };
/// let hint = Engine::new(1).hint(&game, &limits, 0, &|| false, &mut |_| {}).unwrap();
/// assert_eq!(hint.score, Score::WinIn(1));
/// assert_eq!(hint.ideas, [Idea::Ends(WinReason::Captures), Idea::Captures(1)]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Hint {
    /// The move.
    pub best: Move,
    /// The moves expected, beginning with it; legal one after the other.
    pub line: Vec<Move>,
    /// What it is worth, and whether that is proven.
    pub score: Score,
    /// What it does, the most telling first: at least one, at most three.
    pub ideas: Vec<Idea>,
}

/// How far each other move is followed to see whether it loses.
const DOUBT: Limits = Limits {
    depth: Some(12),
    nodes: Some(4_000),
    every_move: false,
    nearsighted: false,
    unaided: false,
};

impl Engine {
    /// The best move now, and why. The arguments are those of [`analyse`](Self::analyse); beyond the limits,
    /// up to some thousand positions for each other move are looked at to see whether it loses.
    ///
    /// A proven win stays one by the move, and it walks into a proven loss only if every move seen does. None if
    /// the game has ended.
    pub fn hint(
        &mut self,
        game: &Game,
        limits: &Limits,
        seed: u64,
        stop: &dyn Fn() -> bool,
        report: &mut dyn FnMut(&Info<'_>),
    ) -> Option<Hint> {
        let only = self.only_defence(game, stop);
        let found = self.analyse(game, limits, seed, stop, report);
        let found = match only {
            Some(only) if found.best != Some(only) => self.after(game, &only, limits, (seed, stop)),
            _ => found,
        };
        let best = found.best?;
        let lost = is_loss(found.score);
        let ideas = ideas(game, &best, only.is_some() && !lost, lost);
        Some(Hint {
            best,
            line: found.pv,
            score: found.score,
            ideas,
        })
    }

    /// The one move that is not proven to lose, if there are others and all of those are.
    fn only_defence(&mut self, game: &Game, stop: &dyn Fn() -> bool) -> Option<Move> {
        let mut moves = MoveList::new();
        game.legal_moves(&mut moves);
        let mut left = moves.0.iter().filter(|m| !self.loses(game, m, stop));
        let only = left.next().copied().filter(|_| moves.len() > 1)?;
        left.next().is_none().then_some(only)
    }

    /// Whether a move is proven to lose, by an exact table or a short look.
    fn loses(&mut self, game: &Game, m: &Move, stop: &dyn Fn() -> bool) -> bool {
        if let Some(known) = self.probe.position(&game.position().play_unchecked(m)) {
            return is_loss(known.before().score);
        }
        is_loss(self.after(game, m, &DOUBT, (0, stop)).score)
    }

    /// What a move is worth to whoever plays it; the moves expected begin with it.
    fn after(
        &mut self,
        game: &Game,
        m: &Move,
        limits: &Limits,
        (seed, stop): (u64, &dyn Fn() -> bool),
    ) -> Analysis {
        let mut next = game.clone();
        // A move that is not legal leaves the game as it was, and none is handed here.
        let played = next.play(*m).is_ok();
        let mut found = self.analyse(&next, limits, seed, stop, &mut |_| {});
        if played {
            found.score = found.score.before_a_move().reversed();
            found.best = Some(*m);
            found.pv.insert(0, *m);
        }
        found
    }
}

const fn is_loss(score: Score) -> bool {
    matches!(score, Score::LossIn(_))
}
