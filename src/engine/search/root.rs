//! The moves of the position asked about.

use super::{Search, Window};
use crate::{
    engine::{
        analysis::Line,
        chance::mixed,
        value::{INFINITE, Value},
    },
    rules::{
        moves::{Move, MoveList},
        position::Position,
    },
};

/// A legal move of the root with what the latest search says of it.
#[derive(Debug, Clone)]
pub(super) struct RootMove {
    pub(super) m: Move,
    /// Its value in the iteration now, once it is known: exactly, or that it is worse than an earlier one.
    pub(super) value: Value,
    /// Whether the iteration now has come to it.
    pub(super) looked_at: bool,
    /// The line expected, beginning with the move.
    pub(super) pv: Vec<Move>,
}

impl RootMove {
    pub(super) fn line(&self) -> Line {
        Line {
            moves: self.pv.clone(),
            score: self.value.into(),
        }
    }
}

impl Search<'_> {
    /// The legal moves in an order that depends on the seed.
    pub(super) fn root_moves(&self, seed: u64) -> Vec<RootMove> {
        let mut list = MoveList::new();
        self.game.legal_moves(&mut list);
        if let Some(among) = &self.among {
            list.0.retain(|m| among.contains(m));
        }
        let mut order: Vec<(u64, Move)> = (0..).map(|i| mixed(seed, i)).zip(list.0).collect();
        order.sort_by_key(|&(chance, m)| (m.is_capture(), chance));
        let fresh = |(_, m)| RootMove {
            m,
            value: -INFINITE,
            looked_at: false,
            pv: vec![m],
        };
        order.into_iter().rev().map(fresh).collect()
    }

    /// Searches every root move `depth` plies deep, in their order. `None` if stopped; what was finished
    /// before stands in the moves.
    pub(super) fn search_root(&mut self, moves: &mut [RootMove], depth: u8) -> Option<()> {
        let position = *self.game.position();
        for root in &mut *moves {
            root.value = -INFINITE;
            root.looked_at = false;
        }
        self.depth = depth;
        let mut best = -INFINITE;
        for root in moves {
            let next = position.play_unchecked(&root.m);
            self.past.push(&position);
            let found = self.root_value(&next, best, depth);
            self.past.pop();
            let value = found?;
            root.looked_at = true;
            if value > best || self.limits.every_move {
                root.value = value;
                root.pv.truncate(1);
                root.pv.extend_from_slice(&self.frames[1].pv);
            }
            best = best.max(value);
        }
        Some(())
    }

    fn root_value(&mut self, next: &Position, best: Value, depth: u8) -> Option<Value> {
        let whole = Window {
            alpha: -INFINITE,
            beta: INFINITE,
        };
        if best == -INFINITE || self.limits.every_move {
            return Some(-self.negamax(next, whole, depth - 1, 1)?);
        }
        let value = -self.negamax(next, Window::above(best).reversed(), depth - 1, 1)?;
        if value <= best {
            return Some(value);
        }
        let open = Window {
            alpha: best,
            beta: INFINITE,
        };
        Some(-self.negamax(next, open.reversed(), depth - 1, 1)?)
    }
}
