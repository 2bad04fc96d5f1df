//! A position inside the tree.

use super::{MAX_PLY, Search, Window, frame::prolong};
use crate::{
    engine::{
        ordering::next_pick,
        table::{Bound, Entry, Finding},
        value::{INFINITE, Value, from_here, from_root, is_decisive, lost, plies},
    },
    rules::position::Position,
};

/// From which move on, and from which depth on, moves are looked at less deeply.
const REDUCED_FROM_MOVE: usize = 4;
const REDUCED_FROM_DEPTH: u8 = 3;

/// A move as the search sees it while it goes through the list.
#[derive(Clone, Copy)]
struct Try {
    /// How many were tried before it.
    earlier: usize,
    /// How deep the moves of this position are searched.
    depth: u8,
    quiet: bool,
}

impl Search<'_> {
    /// The value of a position, looked `depth` plies deep.
    pub(super) fn negamax(
        &mut self,
        position: &Position,
        window: Window,
        depth: u8,
        ply: usize,
    ) -> Option<Value> {
        self.visit()?;
        self.frames[ply].pv.clear();
        if let Some(value) = self.ended(position, ply) {
            return Some(value);
        }
        if let Some(value) = self.looked_up(position, ply) {
            return Some(value);
        }
        if depth == 0 || ply >= MAX_PLY {
            return self.quiescence(position, window, ply);
        }
        let entry = self.remembered(position);
        if let Some(value) = self.known(entry.as_ref(), position, window, depth, ply) {
            return Some(value);
        }
        self.list(position, ply, entry.and_then(|entry| entry.best()));
        if self.frames[ply].moves.is_empty() {
            return Some(lost(ply));
        }
        self.past.push(position);
        let found = self.best_of(position, window, self.next_depth(position, depth, ply), ply);
        self.past.pop();
        let (value, best) = found?;
        self.remember(position, window, depth, ply, (value, best));
        Some(value)
    }

    /// Goes through the moves listed at `ply`: the best value, and which move has it if any beats the window.
    fn best_of(
        &mut self,
        position: &Position,
        window: Window,
        depth: u8,
        ply: usize,
    ) -> Option<(Value, Option<usize>)> {
        let (mut best, mut best_index, mut alpha) = (-INFINITE, None, window.alpha);
        let mut earlier = 0;
        while let Some(pick) = next_pick(&mut self.frames[ply].picks, earlier) {
            let m = self.frames[ply].moves[pick.index];
            let quiet = !m.is_capture();
            let tried = Try {
                earlier,
                depth,
                quiet,
            };
            let now = Window {
                alpha,
                beta: window.beta,
            };
            let value = self.value_after(&position.play_unchecked(&m), now, tried, ply)?;
            earlier += 1;
            best = best.max(value);
            if value > alpha {
                alpha = value;
                best_index = Some(pick.index);
                prolong(&mut self.frames, ply, m);
            }
            if alpha >= window.beta {
                self.ordering.refuted(&m, (position.turn(), ply), depth);
                break;
            }
        }
        Some((best, best_index))
    }

    /// The value of a move for whoever plays it: the first by the whole window, the others by asking only
    /// whether they are better, and again more carefully if they are.
    fn value_after(&mut self, next: &Position, window: Window, tried: Try, ply: usize) -> Option<Value> {
        let Try { earlier, depth, .. } = tried;
        if earlier == 0 {
            return Some(-self.negamax(next, window.reversed(), depth, ply + 1)?);
        }
        let narrow = Window::above(window.alpha).reversed();
        let reduced = self.reduced(tried);
        let mut value = -self.negamax(next, narrow, reduced, ply + 1)?;
        if value > window.alpha && reduced < depth {
            value = -self.negamax(next, narrow, depth, ply + 1)?;
        }
        if value > window.alpha && value < window.beta {
            value = -self.negamax(next, window.reversed(), depth, ply + 1)?;
        }
        Some(value)
    }

    fn reduced(&self, tried: Try) -> u8 {
        let late = tried.earlier >= REDUCED_FROM_MOVE && tried.depth >= REDUCED_FROM_DEPTH;
        let by = u8::from(late && tried.quiet && self.features.reductions);
        tried.depth - by
    }

    /// How deep the moves of a position are searched: one ply less, unless there is no choice.
    fn next_depth(&self, position: &Position, depth: u8, ply: usize) -> u8 {
        let forced = self.frames[ply].moves.len() == 1 || self.must_capture(position);
        let room = ply < 2 * usize::from(self.depth);
        let extended = forced && room && self.features.beyond;
        if extended { depth } else { depth - 1 }
    }

    fn list(&mut self, position: &Position, ply: usize, remembered: Option<usize>) {
        let frame = &mut self.frames[ply];
        position.legal_moves(&mut frame.moves);
        self.ordering
            .rate(&frame.moves, (position.turn(), ply), remembered, &mut frame.picks);
    }

    fn remembered(&self, position: &Position) -> Option<Entry> {
        let entry = self.table.probe(self.key(position));
        entry.filter(|_| self.features.table)
    }

    /// The value that the table has for a search this deep with this window. In an open window the line is
    /// wanted too, so it is searched.
    fn known(
        &self,
        entry: Option<&Entry>,
        position: &Position,
        window: Window,
        depth: u8,
        ply: usize,
    ) -> Option<Value> {
        let entry = entry.filter(|entry| window.is_null() && entry.depth >= depth)?;
        let in_time = self.quiet_left(position).is_none_or(|left| {
            // A win that takes longer than the quiet moves left may be none.
            !is_decisive(entry.value) || plies(entry.value) <= i32::from(left)
        });
        let value = from_root(entry.value, ply);
        (in_time && entry.cuts(value, window.alpha, window.beta)).then_some(value)
    }

    fn remember(
        &mut self,
        position: &Position,
        window: Window,
        depth: u8,
        ply: usize,
        (value, best): (Value, Option<usize>),
    ) {
        let bound = match value {
            _ if value >= window.beta => Bound::Lower,
            _ if value <= window.alpha => Bound::Upper,
            _ => Bound::Exact,
        };
        let value = from_here(value, ply);
        let finding = Finding {
            value,
            bound,
            depth,
            best,
        };
        self.table.store(self.key(position), finding);
    }
}
