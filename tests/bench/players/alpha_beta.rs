//! Alpha-beta, deepened ply by ply, with nothing to judge by but how many pieces are left.

use reynard::rules::{game::Game, moves::Move, position::Position, side::Side};

use super::{Deadline, end, moves};

const WON: i32 = 10_000;
const DEEPEST: i32 = 60;

struct Search {
    deadline: Deadline,
    nodes: u64,
}

/// The best move of the last depth that was completed.
pub(super) fn choose(game: &Game, deadline: Deadline) -> Option<Move> {
    let mut search = Search { deadline, nodes: 0 };
    let mut order = moves(game.position());
    let mut best = order.first().copied();
    for depth in 1..DEEPEST {
        let Some(found) = search.root(game.position(), &order, depth) else {
            break;
        };
        best = Some(found);
        // The best is looked at first next time.
        if let Some(at) = order.iter().position(|m| *m == found) {
            order[..=at].rotate_right(1);
        }
    }
    best
}

impl Search {
    fn root(&mut self, position: &Position, order: &[Move], depth: i32) -> Option<Move> {
        let (mut best, mut alpha) = (None, -2 * WON);
        for m in order {
            let value = -self.value(&position.play_unchecked(m), -2 * WON, -alpha, depth - 1)?;
            if value > alpha {
                (best, alpha) = (Some(*m), value);
            }
        }
        best
    }

    fn value(&mut self, position: &Position, mut alpha: i32, beta: i32, depth: i32) -> Option<i32> {
        self.nodes += 1;
        if self.nodes.is_multiple_of(256) && self.deadline.is_over(self.nodes) {
            return None;
        }
        if let Some(outcome) = end(position) {
            return Some(match outcome.winner() {
                Some(winner) if winner == position.turn() => WON + depth,
                Some(_) => -WON - depth,
                None => 0,
            });
        }
        if depth <= 0 {
            return Some(material(position));
        }
        for m in moves(position) {
            let value = -self.value(&position.play_unchecked(&m), -beta, -alpha, depth - 1)?;
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        Some(alpha)
    }
}

fn material(position: &Position) -> i32 {
    let captured = i32::from(position.captured());
    match position.turn() {
        Side::Few => captured,
        Side::Many => -captured,
    }
}
