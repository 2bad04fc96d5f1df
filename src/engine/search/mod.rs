//! The search of a tree of moves.
//!
//! Values are from the view of the side to move. A window `(alpha, beta)` asks whether the value lies inside;
//! the answer is fail-soft: at or below `alpha` it is an upper bound of the value, at or above `beta` a lower
//! one. `None` means that the search was stopped, and says nothing.

mod deepening;
mod frame;
mod node;
#[cfg(test)]
mod plain;
mod problems;
mod quiescence;
mod root;

use self::frame::Frame;
use super::{
    eval::{Evaluator, Weights},
    limits::Limits,
    ordering::Ordering,
    past::Past,
    table::Table,
    tables::Probe,
    value::{DRAW, Value, from_root, lost},
};
use crate::rules::{
    game::Game, moves::Move, outcome::Outcome, position::Position, side::Side, variant::law::Capture,
};

/// No line is longer.
const MAX_PLY: usize = 128;
/// No iteration is deeper; extensions may make a line longer.
const MAX_DEPTH: u8 = 100;
/// How many positions are visited between two looks at whether to stop.
const STOP_INTERVAL: u64 = 256;
/// So near the draw by quiet moves, positions with different counts of them are different to the table.
const QUIET_HORIZON: u16 = 24;

/// What the search does beyond plain alpha-beta. All of it, but in tests.
#[derive(Debug, Clone, Copy)]
pub(super) struct Features {
    /// Goes beyond the depth asked for: with captures at the end of each line, and where there is only one move
    /// or a capture is compulsory.
    pub(super) beyond: bool,
    /// Looks less deep at moves that come late in the order.
    pub(super) reductions: bool,
    /// Remembers positions.
    pub(super) table: bool,
}

impl Features {
    pub(super) const ALL: Self = Self {
        beyond: true,
        reductions: true,
        table: true,
    };
}

/// The rest of a line's window and place.
#[derive(Debug, Clone, Copy)]
struct Window {
    alpha: Value,
    beta: Value,
}

impl Window {
    /// Seen from the other side.
    const fn reversed(self) -> Self {
        Self {
            alpha: -self.beta,
            beta: -self.alpha,
        }
    }

    /// Asks only whether the value is above `alpha`.
    const fn above(alpha: Value) -> Self {
        Self {
            alpha,
            beta: alpha + 1,
        }
    }

    const fn is_null(self) -> bool {
        self.beta - self.alpha == 1
    }
}

/// One search.
pub(super) struct Search<'a> {
    game: &'a Game,
    limits: Limits,
    stop: &'a dyn Fn() -> bool,
    features: Features,
    table: &'a mut Table,
    evaluator: Evaluator,
    ordering: Ordering,
    past: Past,
    frames: Vec<Frame>,
    compulsory: bool,
    quiet_limit: Option<u16>,
    /// The nominal depth of the iteration, which bounds the extensions.
    depth: u8,
    nodes: u64,
    /// The only moves of the root that are looked at, if not all are.
    among: Option<Vec<Move>>,
    /// The exact tables, where the root lies outside them.
    probe: Option<&'a mut Probe>,
}

impl<'a> Search<'a> {
    pub(super) fn new(
        game: &'a Game,
        table: &'a mut Table,
        limits: &Limits,
        stop: &'a dyn Fn() -> bool,
        features: Features,
    ) -> Self {
        let variant = game.variant();
        Self {
            game,
            limits: *limits,
            stop,
            features,
            table,
            evaluator: Evaluator::of(variant),
            ordering: Ordering::new(MAX_PLY + 1),
            past: Past::of(game),
            frames: vec![Frame::default(); MAX_PLY + 2],
            compulsory: variant.law().capture == Capture::Compulsory,
            quiet_limit: variant.quiet_limit(),
            depth: 0,
            nodes: 0,
            among: None,
            probe: None,
        }
    }

    /// Looks at no other moves of the root, unless every move is asked for.
    pub(super) fn among(mut self, moves: Vec<Move>) -> Self {
        self.among = Some(moves).filter(|_| !self.limits.every_move);
        self
    }

    /// Weighs by other weights than those of the variant.
    pub(super) fn weighing(mut self, weights: Weights) -> Self {
        self.evaluator = Evaluator::with(self.game.variant(), weights);
        self
    }

    /// Asks the exact tables on the way.
    pub(super) fn asking(mut self, probe: &'a mut Probe) -> Self {
        self.probe = Some(probe);
        self
    }

    /// What a table knows of a position after a capture or the last placement, and while the few are to move: then one
    /// look is enough.
    fn looked_up(&mut self, position: &Position, ply: usize) -> Option<Value> {
        let root = self.game.position();
        let entered = position.left() != root.left() || (position.hand() == 0 && root.hand() > 0);
        if position.turn() == Side::Many || !entered {
            return None;
        }
        let known = self.probe.as_mut()?.look_up(position)?;
        Some(from_root(known.score.into(), ply))
    }

    /// Counts a position, and sees whether to stop.
    fn visit(&mut self) -> Option<()> {
        if self.limits.nodes.is_some_and(|limit| self.nodes >= limit) {
            return None;
        }
        self.nodes += 1;
        let asked = self.nodes.is_multiple_of(STOP_INTERVAL) && (self.stop)();
        (!asked).then_some(())
    }

    /// The value of a position where the game has ended, but for a side that cannot move.
    fn ended(&self, position: &Position, ply: usize) -> Option<Value> {
        if let Some(outcome) = position.decided() {
            return Some(value_of(outcome, position, ply));
        }
        if !self.is_drawn(position) {
            return None;
        }
        // A side that cannot move has lost before it is a draw.
        Some(if position.has_legal_move() {
            DRAW
        } else {
            lost(ply)
        })
    }

    fn is_drawn(&self, position: &Position) -> bool {
        self.quiet_limit.is_some_and(|limit| position.quiet() >= limit) || self.past.repeats(position)
    }

    /// How many more quiet moves make a draw.
    fn quiet_left(&self, position: &Position) -> Option<u16> {
        self.quiet_limit
            .map(|limit| limit.saturating_sub(position.quiet()))
    }

    /// The key under which the table knows a position.
    fn key(&self, position: &Position) -> u64 {
        match self.quiet_left(position) {
            Some(left) if left <= QUIET_HORIZON => {
                let salt = u64::from(left + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15);
                position.zobrist() ^ salt
            }
            Some(_) | None => position.zobrist(),
        }
    }

    /// Whether the side to move has no choice but to capture.
    fn must_capture(&self, position: &Position) -> bool {
        self.compulsory && position.can_capture()
    }
}

fn value_of(outcome: Outcome, position: &Position, ply: usize) -> Value {
    match outcome.winner() {
        Some(winner) if winner == position.turn() => -lost(ply),
        Some(_) => lost(ply),
        None => DRAW,
    }
}
