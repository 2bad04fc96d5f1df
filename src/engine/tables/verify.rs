//! Whether what a table says agrees with what it says of the positions that follow, by the moves of the rules.
//!
//! With geese and with hounds a move of the many makes the set of their pieces larger and a capture makes it smaller
//! in number, so no line comes back to where it was; values that agree everywhere are therefore proven, and no win
//! stands on itself. With goats, distances prove the same.

use super::{known::Known, probe::Probe};
use crate::{
    engine::Score,
    rules::{moves::MoveList, position::Position, setup::Setup},
};

/// What a verification has seen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Checked {
    /// Positions.
    pub positions: u64,
    /// How many of them the side to move wins.
    pub won: u64,
    /// The most plies of any exact value.
    pub longest: u16,
}

impl Checked {
    pub(super) fn add(&mut self, known: Known) {
        self.positions += 1;
        self.won += u64::from(known.is_win());
        if let (true, Score::WinIn(plies) | Score::LossIn(plies)) = (known.exact, known.score) {
            self.longest = self.longest.max(plies);
        }
    }

    pub(super) fn join(&mut self, other: &Self) {
        self.positions += other.positions;
        self.won += other.won;
        self.longest = self.longest.max(other.longest);
    }
}

/// A position whose value does not agree with the rules, or that has none.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the table is wrong at {0}")]
pub struct Flawed(pub String);

/// Holds the value of a position against the rules: against its end if the game has ended, else against the values
/// after each legal move. The value.
pub(super) fn agrees(probe: &mut Probe, setup: Setup) -> Result<Known, Flawed> {
    let flawed = || Flawed(format!("{setup:?}"));
    let position = Position::from_setup(setup).map_err(|_| flawed())?;
    let wrong = || Flawed(position.to_string());
    let known = probe.look_up(&position).ok_or_else(wrong)?;
    let mut value = |next: &Position| {
        let known = probe.look_up(next).or_else(|| probe.position(next))?;
        Some(known.score)
    };
    let expected = expected(&position, &mut value).ok_or_else(wrong)?;
    let same = if known.exact {
        known.score == expected
    } else {
        known.is_win() == matches!(expected, Score::WinIn(_))
    };
    if same { Ok(known) } else { Err(wrong()) }
}

/// What a position is worth by the rules and the values of those that follow, if all are there.
pub(super) fn expected(
    position: &Position,
    value: &mut dyn FnMut(&Position) -> Option<Score>,
) -> Option<Score> {
    if let Some(outcome) = position.win() {
        return Some(if outcome.winner() == Some(position.turn()) {
            Score::WinIn(0)
        } else {
            Score::LossIn(0)
        });
    }
    let mut moves = MoveList::new();
    position.legal_moves(&mut moves);
    let mut best = Score::LossIn(0);
    for m in &moves {
        let after = value(&position.play_unchecked(m))?;
        best = best.max(after.before_a_move().reversed());
    }
    Some(best)
}
