//! What a search found.

use super::Score;
use crate::rules::moves::Move;

/// What a finished or stopped search found. The view is that of the side to move in the position searched.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Analysis {
    /// The best move; none only if the game has ended.
    pub best: Option<Move>,
    /// The worth of the position with best play. In a position that is lost by an exact table the best move may be
    /// one that loses sooner, if more replies to it are errors.
    pub score: Score,
    /// The moves expected, the best first. Legal one after the other; may be shorter than the search was deep.
    pub pv: Vec<Move>,
    /// The depth in plies that was looked through completely, or to which an exact table knows it.
    pub depth: u8,
    /// Positions visited.
    pub nodes: u64,
    /// Every legal move, the best first, if [`every_move`](super::Limits::every_move) was asked for and at
    /// least one depth was completed; else empty.
    pub lines: Vec<Line>,
}

impl Analysis {
    /// The same as news.
    pub(super) fn news(&self) -> Info<'_> {
        Info {
            depth: self.depth,
            score: self.score,
            nodes: self.nodes,
            pv: &self.pv,
        }
    }

    /// Makes another move the best, with its score and the moves expected after it. Changes nothing if there is
    /// no line for it.
    pub fn prefer(&mut self, m: Move) {
        if let Some(line) = self.lines.iter().find(|line| line.moves.first() == Some(&m)) {
            self.best = Some(m);
            self.score = line.score;
            self.pv.clone_from(&line.moves);
        }
    }
}

/// A move with its worth for whoever plays it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// The moves expected, beginning with the move itself; never empty.
    pub moves: Vec<Move>,
    /// What it is worth to the side that plays it.
    pub score: Score,
}

/// News from a search at the end of each depth.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Info<'a> {
    /// The depth completed, in plies.
    pub depth: u8,
    /// The worth of the position at that depth.
    pub score: Score,
    /// Positions visited so far.
    pub nodes: u64,
    /// The moves expected.
    pub pv: &'a [Move],
}
