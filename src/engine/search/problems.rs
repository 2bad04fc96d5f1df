//! Where the best that can be had is a draw: which draw to play.
//!
//! All draws are worth the same against whoever plays perfectly. Against anybody else the one to play is that
//! after which the fewest replies hold.

use super::{Search, Window, root::RootMove};
use crate::{
    engine::value::{DRAW, INFINITE, Value},
    rules::{
        moves::{Move, MoveList},
        position::Position,
    },
};

/// How deep each reply is looked at.
const REPLY_DEPTH: u8 = 2;
/// A reply holds unless it leaves the side that set the problem better off than this.
const HELD: Value = 60;

impl Search<'_> {
    /// Puts first, of the moves that draw, the one after which the fewest replies hold; of equals the one that
    /// stands earlier. The first of the moves is known to draw. `None` if stopped, and nothing has changed then.
    pub(super) fn set_a_problem(&mut self, moves: &mut [RootMove], depth: u8) -> Option<()> {
        let mut hardest: Option<(usize, usize)> = None;
        for (index, root) in moves.iter().enumerate() {
            if index > 0 && !self.draws(&root.m, depth)? {
                continue;
            }
            let holding = self.replies_that_hold(&root.m)?;
            if hardest.is_none_or(|(fewest, _)| holding < fewest) {
                hardest = Some((holding, index));
            }
        }
        let (_, index) = hardest.filter(|&(_, index)| index > 0)?;
        moves[..=index].rotate_right(1);
        moves[0].value = DRAW;
        moves[0].pv.truncate(1);
        Some(())
    }

    /// Whether a move of the root draws at least.
    fn draws(&mut self, m: &Move, depth: u8) -> Option<bool> {
        let position = *self.game.position();
        self.past.push(&position);
        let value = self.negamax(&position.play_unchecked(m), Window::above(DRAW), depth - 1, 1);
        self.past.pop();
        Some(value? <= DRAW)
    }

    fn replies_that_hold(&mut self, m: &Move) -> Option<usize> {
        let position = *self.game.position();
        let next = position.play_unchecked(m);
        self.past.push(&position);
        self.past.push(&next);
        let holding = self.holding(&next);
        self.past.pop();
        self.past.pop();
        holding
    }

    fn holding(&mut self, next: &Position) -> Option<usize> {
        let mut replies = MoveList::new();
        next.legal_moves(&mut replies);
        let open = Window {
            alpha: -INFINITE,
            beta: INFINITE,
        };
        let mut holding = 0;
        for reply in &replies {
            let value = self.negamax(&next.play_unchecked(reply), open, REPLY_DEPTH, 2)?;
            holding += usize::from(value <= HELD);
        }
        Some(holding)
    }
}
