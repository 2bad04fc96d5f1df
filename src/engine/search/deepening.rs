//! One depth after the other.

use super::{MAX_DEPTH, Search, root::RootMove, value_of};
use crate::engine::{
    Score,
    analysis::{Analysis, Info},
    value::{DRAW, INFINITE, MAX_ESTIMATE, Value, is_decisive, plies},
};

/// From which depth on it matters which of several draws is played.
const PROBLEMS_FROM_DEPTH: u8 = 3;

impl Search<'_> {
    /// Searches one ply deep, two, three and so on, until a limit is met, somebody stops it, or the result is
    /// proven and exact.
    pub(in crate::engine) fn run(mut self, seed: u64, report: &mut dyn FnMut(&Info<'_>)) -> Analysis {
        let mut moves = self.root_moves(seed);
        let mut analysis = self.before(&moves);
        let deepest = self.limits.depth.unwrap_or(u8::MAX).clamp(1, MAX_DEPTH);
        let mut depth = 1;
        while !moves.is_empty() && depth <= deepest {
            let finished = self.search_root(&mut moves, depth).is_some();
            // The sort is stable: of equals the one tried earlier stays ahead.
            moves.sort_by_key(|root| std::cmp::Reverse(root.value));
            let value = moves[0].value;
            if finished && value == DRAW && depth >= PROBLEMS_FROM_DEPTH && self.features.beyond {
                // If there is no time for it, any draw will do.
                let _stopped = self.set_a_problem(&mut moves, depth);
            }
            self.note(&moves, finished.then_some(depth), &mut analysis);
            if !finished {
                break;
            }
            report(&Info {
                depth,
                score: analysis.score,
                nodes: analysis.nodes,
                pv: &analysis.pv,
            });
            depth = match self.after(value, depth) {
                Some(next) => next,
                None => break,
            };
        }
        analysis
    }

    /// What can be said before any search.
    fn before(&self, moves: &[RootMove]) -> Analysis {
        let position = self.game.position();
        let value = match self.game.outcome() {
            Some(outcome) => value_of(outcome, position, 0),
            None => self.evaluator.evaluate(position),
        };
        Analysis {
            best: moves.first().map(|root| root.m),
            score: value.into(),
            pv: moves.first().map(|root| root.pv.clone()).unwrap_or_default(),
            depth: 0,
            nodes: 0,
            lines: Vec::new(),
        }
    }

    /// Notes what an iteration found, all of it or as far as it came.
    fn note(&self, moves: &[RootMove], finished: Option<u8>, analysis: &mut Analysis) {
        analysis.nodes = self.nodes;
        let best = &moves[0];
        if let Some(depth) = finished {
            analysis.depth = depth;
            if self.limits.every_move {
                analysis.lines = moves.iter().map(RootMove::line).collect();
            }
        } else if matches!(analysis.score, Score::WinIn(_)) && best.value <= MAX_ESTIMATE {
            // Half a look does not undo a proof.
            return;
        }
        let unlooked = moves.iter().find(|root| !root.looked_at);
        match unlooked.filter(|_| best.value < -MAX_ESTIMATE) {
            Some(hope) if best.value > -INFINITE => {
                // All that was looked at loses, so anything else is better; what it is worth was not found out.
                analysis.best = Some(hope.m);
                analysis.pv.clone_from(&hope.pv);
            }
            Some(_) => {}
            None => {
                analysis.best = Some(best.m);
                analysis.score = Score::from(best.value);
                analysis.pv.clone_from(&best.pv);
            }
        }
    }

    /// The next depth to look at; none if a deeper look cannot change the result.
    ///
    /// A win found beyond the nominal depth, by extensions, is one, but there may be a quicker one. So from
    /// then on nothing is reduced, and the search goes on until it has looked as deep as the win is.
    fn after(&mut self, value: Value, depth: u8) -> Option<u8> {
        self.ordering.age();
        if !is_decisive(value) {
            return depth.checked_add(1);
        }
        if self.features.reductions {
            self.features.reductions = false;
            self.table.renew();
            return Some(depth);
        }
        (plies(value) > i32::from(depth)).then_some(depth + 1)
    }
}
