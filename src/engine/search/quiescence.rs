//! The end of a line: only captures are looked at, until none is left.

use super::{Search, Window};
use crate::{
    engine::{
        ordering::next_pick,
        value::{INFINITE, Value, lost},
    },
    rules::{position::Position, side::Side},
};

impl Search<'_> {
    /// The value of a position that has not ended otherwise, by captures alone. Only the few capture, and
    /// whoever need not capture may also leave it: so the value is at least that of the glance.
    pub(super) fn quiescence(&mut self, position: &Position, window: Window, ply: usize) -> Option<Value> {
        self.frames[ply].pv.clear();
        if !position.has_legal_move() {
            return Some(lost(ply));
        }
        let glance = self.evaluator.evaluate(position);
        let captures = self.features.beyond && position.can_capture();
        if !captures || ply >= super::MAX_PLY {
            return Some(glance);
        }
        let stays = if self.compulsory { -INFINITE } else { glance };
        if stays >= window.beta {
            return Some(stays);
        }
        self.captures(position, window, ply, stays)
    }

    fn captures(&mut self, position: &Position, window: Window, ply: usize, stays: Value) -> Option<Value> {
        self.list_captures(position, ply);
        let (mut best, mut alpha) = (stays, window.alpha.max(stays));
        let mut at = 0;
        while let Some(pick) = next_pick(&mut self.frames[ply].picks, at) {
            at += 1;
            let next = position.play_unchecked(&self.frames[ply].moves[pick.index]);
            let below = Window {
                alpha,
                beta: window.beta,
            }
            .reversed();
            let value = -self.after_capture(&next, below, ply + 1)?;
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= window.beta {
                break;
            }
        }
        Some(best)
    }

    fn after_capture(&mut self, position: &Position, window: Window, ply: usize) -> Option<Value> {
        self.visit()?;
        match self.ended(position, ply) {
            Some(value) => Some(value),
            None => self.quiescence(position, window, ply),
        }
    }

    fn list_captures(&mut self, position: &Position, ply: usize) {
        let frame = &mut self.frames[ply];
        position.capture_moves(&mut frame.moves);
        self.ordering
            .rate(&frame.moves, (Side::Few, ply), None, &mut frame.picks);
    }
}
