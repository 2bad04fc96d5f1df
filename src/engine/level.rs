//! How strongly to play.

use super::{Analysis, Engine, Limits, Line, Score, chance::mixed};
use crate::rules::{game::Game, moves::Move, position::Position};

/// A strength from 1, for beginners, to 8, the best there is.
///
/// A level looks so many plies ahead and then plays any of the moves that it finds nearly as good as the
/// best. It never throws away a win that it has proven, nor walks into a loss that it sees while there is
/// another move: what makes it weak is how little it sees and how much it does not care about.
///
/// | level | plies | moves count as equal within |
/// |---|---|---|
/// | 1 | its own move, and not what can be captured after it | 140 |
/// | 2 | its own move, and the captures after it | 120 |
/// | 3 | 2 | 100 |
/// | 4 | 3 | 75 |
/// | 5 | 4 | 50 |
/// | 6 | 5 | 28 |
/// | 7 | 7 | 10 |
/// | 8 | as many as time allows | 0 |
///
/// The units are those of [`Score::Estimate`]. No level needs more than [`MOST_MILLISECONDS`](Self::MOST_MILLISECONDS)
/// a move; whoever plays by the clock stops it then. How far the levels are apart is measured in `docs/levels.md`.
///
/// ```
/// use reynard::engine::Level;
///
/// assert_eq!(Level::new(8), Some(Level::STRONGEST));
/// assert_eq!(Level::new(9), None);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

/// What makes a level.
struct Strength {
    depth: Option<u8>,
    /// How much worse than the best a move may be found to be, in the units of [`Score::Estimate`].
    margin: i32,
    /// Whether it stops looking in the middle of captures.
    nearsighted: bool,
    /// How often of four times it does not wait if it can get on.
    eager: u64,
}

/// Which chance decides whether it is eager, other than those of the levels.
const EAGERNESS: u64 = 99;

/// The steps that can never be taken back, if there are any among these: whoever plays weakly does not think of waiting.
fn without_waiting<'a>(position: &Position, lines: Vec<&'a Line>) -> Vec<&'a Line> {
    let gets_on = |line: &&&Line| {
        let first = line.moves.first();
        first.is_some_and(|m| matches!(m, Move::Step { .. }) && position.play_unchecked(m).quiet() == 0)
    };
    let getting_on: Vec<&Line> = lines.iter().filter(gets_on).copied().collect();
    if getting_on.is_empty() { lines } else { getting_on }
}

const STRENGTHS: [Strength; 8] = [
    Strength {
        nearsighted: true,
        ..strength(1, 140, 4)
    },
    strength(1, 120, 4),
    strength(2, 100, 3),
    strength(3, 75, 2),
    strength(4, 50, 1),
    strength(5, 28, 0),
    strength(7, 10, 0),
    Strength {
        depth: None,
        ..strength(0, 0, 0)
    },
];

const fn strength(depth: u8, margin: i32, eager: u64) -> Strength {
    Strength {
        depth: Some(depth),
        margin,
        nearsighted: false,
        eager,
    }
}

impl Level {
    /// The weakest.
    pub const WEAKEST: Self = Self(1);
    /// The strongest.
    pub const STRONGEST: Self = Self(8);
    /// The longest that a move against a person may take, at any level. The engine reads no clock: this is for
    /// whoever stops it.
    pub const MOST_MILLISECONDS: u64 = 2_000;

    /// The level with this number, 1 to 8.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= Self::STRONGEST.0 {
            Some(Self(number))
        } else {
            None
        }
    }

    /// All levels, the weakest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=Self::STRONGEST.0).map(Self)
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// How far it looks. The strongest looks until it is stopped, so it needs a deadline, or a limit of the
    /// caller's own.
    #[must_use]
    pub fn limits(self) -> Limits {
        Limits {
            depth: self.strength().depth,
            nodes: None,
            every_move: self.strength().margin > 0,
            nearsighted: self.strength().nearsighted,
            unaided: self != Self::STRONGEST,
        }
    }

    /// The move it plays after a search within [`limits`](Self::limits); the seed decides among those that it
    /// finds nearly equal. None only if the game has ended.
    #[must_use]
    pub fn choose(self, game: &Game, found: &Analysis, seed: u64) -> Option<Move> {
        // A search that was stopped knows its score from farther ahead than its lines: they are held against each other.
        let best = found
            .lines
            .iter()
            .map(|line| line.score)
            .max()
            .unwrap_or(found.score);
        let equals: Vec<&Line> = found
            .lines
            .iter()
            .filter(|line| self.is_equal(line.score, best))
            .collect();
        if equals.is_empty() {
            return found.best;
        }
        let eager = mixed(seed, EAGERNESS) % 4 < self.strength().eager;
        let equals = if eager {
            without_waiting(game.position(), equals)
        } else {
            equals
        };
        let chosen = mixed(seed, u64::from(self.0)) % equals.len() as u64;
        let line = usize::try_from(chosen)
            .ok()
            .and_then(|chosen| equals.get(chosen))?;
        line.moves.first().copied()
    }

    fn is_equal(self, score: Score, best: Score) -> bool {
        match (score.estimate(), best.estimate()) {
            (Some(score), Some(best)) => best - score <= self.strength().margin,
            (None, _) | (_, None) => score == best,
        }
    }

    fn strength(self) -> &'static Strength {
        &STRENGTHS[usize::from(self.0 - 1)]
    }
}

impl std::str::FromStr for Level {
    type Err = ParseLevelError;

    /// Reads its number.
    fn from_str(text: &str) -> Result<Self, ParseLevelError> {
        text.parse().ok().and_then(Self::new).ok_or(ParseLevelError)
    }
}

/// There is no such level.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("levels are 1 to 8")]
pub struct ParseLevelError;

impl Engine {
    /// The move that a level plays. For the rest see [`analyse`](Self::analyse).
    pub fn play(&mut self, game: &Game, level: Level, seed: u64, stop: &dyn Fn() -> bool) -> Option<Move> {
        let found = self.analyse(game, &level.limits(), seed, stop, &mut |_| {});
        level.choose(game, &found, seed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{moves::MoveList, notation::move_text::read_move, variant::Variant};

    fn game() -> Game {
        Game::new(Variant::BaghChal)
    }

    fn found(scores: &[Score]) -> Analysis {
        let mut moves = MoveList::new();
        Position::start(Variant::BaghChal).legal_moves(&mut moves);
        let line = |(&score, &m): (&Score, &Move)| Line {
            moves: vec![m],
            score,
        };
        let lines: Vec<Line> = scores.iter().zip(moves.iter()).map(line).collect();
        Analysis {
            best: lines.first().map(|line| line.moves[0]),
            score: scores[0],
            pv: Vec::new(),
            depth: 1,
            nodes: 1,
            lines,
        }
    }

    /// Which of the lines a level plays, over many seeds.
    fn played(level: u8, scores: &[Score]) -> Vec<usize> {
        let found = found(scores);
        let level = Level::new(level).unwrap();
        let place = |m: Move| found.lines.iter().position(|line| line.moves[0] == m).unwrap();
        let mut places: Vec<usize> = (0..60)
            .map(|seed| place(level.choose(&game(), &found, seed).unwrap()))
            .collect();
        places.sort_unstable();
        places.dedup();
        places
    }

    #[test]
    fn near_equals_are_played_and_nothing_worse() {
        let scores = [
            Score::Estimate(30),
            Score::Draw,
            Score::Estimate(-45),
            Score::Estimate(-115),
        ];
        assert_eq!(played(1, &scores), [0, 1, 2]);
        assert_eq!(played(5, &scores), [0, 1]);
        assert_eq!(played(6, &scores), [0]);
        assert_eq!(played(8, &scores), [0]);
    }

    #[test]
    fn a_proven_win_is_kept_and_a_seen_loss_avoided() {
        assert_eq!(
            played(1, &[Score::WinIn(1), Score::WinIn(3), Score::Estimate(900)]),
            [0]
        );
        assert_eq!(played(1, &[Score::Estimate(-900), Score::LossIn(2)]), [0]);
        assert_eq!(
            played(1, &[Score::LossIn(4), Score::LossIn(4), Score::LossIn(2)]),
            [0, 1]
        );
    }

    #[test]
    fn what_a_stopped_search_saw_of_one_move_makes_no_other_as_good() {
        let game = Game::new(Variant::FoxHounds);
        let line = |text, worth| Line {
            moves: vec![read_move(&game, text).expect("a move")],
            score: Score::Estimate(worth),
        };
        let lines = vec![line("e8-d7", 200), line("e8-f7", 0)];
        // The next depth had begun to doubt the first when it was stopped.
        let found = Analysis {
            best: lines[0].moves.first().copied(),
            score: Score::Estimate(-50),
            pv: lines[0].moves.clone(),
            depth: 4,
            nodes: 1000,
            lines,
        };
        for seed in 0..20 {
            assert_eq!(Level(5).choose(&game, &found, seed), found.best);
        }
    }
}
