//! In which order moves are tried: the likely best first, so that the rest is soon refuted.
//!
//! First the move that the table remembers, then captures by their number, then the moves that refuted a
//! sibling (killers), then by how often the move was good anywhere in this search (history).

use crate::rules::{
    moves::{Move, MoveList},
    side::Side,
};

/// A move's place in the list of legal moves, and how soon it is to be tried.
#[derive(Debug, Clone, Copy)]
pub(super) struct Pick {
    pub(super) index: usize,
    urgency: i32,
}

const REMEMBERED: i32 = 1 << 30;
const CAPTURE: i32 = 1 << 24;
const KILLER: i32 = 1 << 22;
const HISTORY_CEILING: i32 = 1 << 20;
const POINTS: usize = 64;

/// What the search has learned about moves. About 32 KiB and a little for each ply.
#[derive(Debug)]
pub(super) struct Ordering {
    killers: Vec<[Option<Move>; 2]>,
    history: Vec<i32>,
}

impl Ordering {
    pub(super) fn new(plies: usize) -> Self {
        Self {
            killers: vec![[None; 2]; plies],
            history: vec![0; 2 * POINTS * POINTS],
        }
    }

    /// Fills `picks` with every move of the list.
    pub(super) fn rate(
        &self,
        moves: &MoveList,
        (side, ply): (Side, usize),
        remembered: Option<usize>,
        picks: &mut Vec<Pick>,
    ) {
        picks.clear();
        picks.extend(moves.iter().enumerate().map(|(index, m)| {
            let urgency = if remembered == Some(index) {
                REMEMBERED
            } else {
                self.urgency(m, side, ply)
            };
            Pick { index, urgency }
        }));
    }

    fn urgency(&self, m: &Move, side: Side, ply: usize) -> i32 {
        if let Move::Jump(path) = m {
            let named = i32::try_from(path.points().len()).unwrap_or(0);
            return CAPTURE + named;
        }
        match self.killers[ply]
            .iter()
            .position(|killer| killer.as_ref() == Some(m))
        {
            Some(0) => KILLER + 1,
            Some(_) => KILLER,
            None => self.history[slot(m, side)],
        }
    }

    /// Learns that a quiet move refuted the move before it.
    pub(super) fn refuted(&mut self, m: &Move, (side, ply): (Side, usize), depth: u8) {
        if m.is_capture() {
            return;
        }
        let [first, second] = &mut self.killers[ply];
        if first.as_ref() != Some(m) {
            *second = first.replace(*m);
        }
        let worth = &mut self.history[slot(m, side)];
        *worth += i32::from(depth) * i32::from(depth);
        if *worth > HISTORY_CEILING {
            self.age();
        }
    }

    /// Halves what was learned, so that what is learned next counts more.
    pub(super) fn age(&mut self) {
        for worth in &mut self.history {
            *worth /= 2;
        }
    }
}

/// Puts the most urgent of the picks from `at` on first, of equals the one generated first, and returns it.
pub(super) fn next_pick(picks: &mut [Pick], at: usize) -> Option<Pick> {
    let rest = picks.get_mut(at..)?;
    let by_urgency = |&(_, pick): &(usize, &Pick)| (pick.urgency, std::cmp::Reverse(pick.index));
    let (best, _) = rest.iter().enumerate().max_by_key(by_urgency)?;
    rest.swap(0, best);
    rest.first().copied()
}

/// A placement counts as a step from where it ends.
fn slot(m: &Move, side: Side) -> usize {
    let to = m.to();
    let from = m.from().unwrap_or(to);
    let table = match side {
        Side::Few => 0,
        Side::Many => 1,
    };
    (table * POINTS + from.index()) * POINTS + to.index()
}
