//! How good a move was.

use super::{Found, Ply, share::share};
use crate::{
    engine::Score,
    rules::{game::Game, moves::Move},
};

/// The size of an error, the smallest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Fault {
    /// At least a twentieth of the game was lost by it; or a proven win by a long way became one that is merely
    /// most likely.
    Inaccuracy,
    /// At least a tenth.
    Mistake,
    /// At least a fifth; or a proven win was thrown away.
    Blunder,
}

const INACCURACY: f64 = 0.05;
const MISTAKE: f64 = 0.10;
const BLUNDER: f64 = 0.20;
/// From this share on a game that was proven won may still be, only further off than was looked.
const STILL_WINNING: f64 = 0.9;

impl Fault {
    /// All, the smallest first.
    pub const ALL: [Self; 3] = [Self::Inaccuracy, Self::Mistake, Self::Blunder];

    fn of(before: Score, after: Score) -> Option<Self> {
        let (left, loss) = (share(after), lost(before, after));
        let won = matches!(before, Score::WinIn(_)) && !matches!(after, Score::WinIn(_));
        match loss {
            _ if won && left >= STILL_WINNING => Some(Self::Inaccuracy),
            _ if won => Some(Self::Blunder),
            BLUNDER.. => Some(Self::Blunder),
            MISTAKE.. => Some(Self::Mistake),
            INACCURACY.. => Some(Self::Inaccuracy),
            _ => None,
        }
    }
}

/// Judges a move by what was found before it and after it.
///
/// What stands after a move says what the move is worth, one ply deeper than the look before it could. So if
/// that is better, the look before was wrong; and where the best move was played, it is simply believed.
pub(super) fn judged(game: &Game, played: Move, here: Found, ahead: &Found) -> Ply {
    let mut after = ahead.score.before_a_move().reversed();
    let found = here.line.first().copied().unwrap_or(played);
    if found == played && contradicts(here.score, after) {
        after = here.score;
    }
    let believed = found == played || after > here.score;
    let (best, before, line) = if believed && !contradicts(here.score, after) {
        let line = std::iter::once(played).chain(ahead.line.iter().copied());
        (played, after, line.collect())
    } else {
        (found, here.score, here.line)
    };
    Ply {
        side: game.position().turn(),
        played,
        best,
        line,
        before,
        after,
        loss: lost(before, after),
        fault: Fault::of(before, after).filter(|_| here.searched && ahead.searched && best != played),
    }
}

/// Whether a proof is held against what is only a guess.
const fn contradicts(proof: Score, guess: Score) -> bool {
    proof.is_proven() && !guess.is_proven()
}

fn lost(before: Score, after: Score) -> f64 {
    (share(before) - share(after)).max(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_have_their_sizes() {
        let of = |before, after| Fault::of(Score::Estimate(before), Score::Estimate(after));
        assert_eq!(of(20, 10), None);
        assert_eq!(of(20, -10), Some(Fault::Inaccuracy));
        assert_eq!(of(40, -20), Some(Fault::Mistake));
        assert_eq!(of(100, -100), Some(Fault::Blunder));
        assert_eq!(of(1200, 1000), None);
    }

    #[test]
    fn a_win_thrown_away_is_a_blunder_and_a_slower_one_is_none() {
        let of = |after| Fault::of(Score::WinIn(5), after);
        assert_eq!(of(Score::WinIn(9)), None);
        assert_eq!(of(Score::Estimate(2000)), Some(Fault::Inaccuracy));
        assert_eq!(of(Score::Estimate(100)), Some(Fault::Blunder));
        assert_eq!(of(Score::Draw), Some(Fault::Blunder));
        assert_eq!(Fault::of(Score::LossIn(9), Score::LossIn(3)), None);
    }
}
