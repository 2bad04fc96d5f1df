//! The positions before the one looked at: those of the game, then those of the line being searched.

use crate::rules::{game::Game, position::Position};

/// What has stood, for the draws by repetition.
///
/// By rule the third time draws. In the line being searched the second time counts as much: what can be
/// forced once can be forced again, and a proven win never needs it.
#[derive(Debug)]
pub(super) struct Past {
    positions: Vec<Position>,
    /// How many of them were played, the root of the search not included.
    played: usize,
}

impl Past {
    /// That of the position now in a game, which itself is not part of it yet.
    pub(super) fn of(game: &Game) -> Self {
        let positions = game.positions()[..game.ply()].to_vec();
        Self {
            played: positions.len(),
            positions,
        }
    }

    /// Goes one move down the line, away from `position`.
    pub(super) fn push(&mut self, position: &Position) {
        self.positions.push(*position);
    }

    /// Goes back up.
    pub(super) fn pop(&mut self) {
        self.positions.pop();
    }

    /// Whether `position`, reached now, is drawn because it has stood before.
    pub(super) fn repeats(&self, position: &Position) -> bool {
        let window = usize::from(position.quiet());
        let mut in_game = 0;
        for (index, earlier) in self.positions.iter().enumerate().rev().take(window) {
            if position.repeats(earlier) {
                if index >= self.played {
                    return true;
                }
                in_game += 1;
            }
        }
        in_game >= 2
    }
}
