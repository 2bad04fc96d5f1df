//! A whole game: a start and the moves since, with the draws that need them.

use super::{
    moves::{Move, MoveList},
    outcome::{DrawReason, Outcome},
    position::Position,
    variant::Variant,
};

pub use super::moves::IllegalMove;

/// How often a position must have stood for a draw.
const REPETITIONS: usize = 3;

/// A game from its start to now.
///
/// ```
/// use reynard::rules::{game::Game, notation::move_text::read_move, variant::Variant};
///
/// let mut game = Game::new(Variant::FoxHounds);
/// let m = read_move(&game, "E8 d7").unwrap();
/// game.play(m)?;
/// assert_eq!(game.ply(), 1);
/// assert_eq!(game.outcome(), None);
/// # Ok::<(), reynard::rules::game::IllegalMove>(())
/// ```
#[derive(Debug, Clone)]
pub struct Game {
    /// The start, then the position after each move: one more than there are moves.
    positions: Vec<Position>,
    moves: Vec<Move>,
    outcome: Option<Outcome>,
}

impl Game {
    /// A new game of a variant.
    #[must_use]
    pub fn new(variant: Variant) -> Self {
        Self::from_position(Position::start(variant))
    }

    /// A game that starts from `position`. It may have ended there already: by a win, or by its count of
    /// quiet moves.
    #[must_use]
    pub fn from_position(position: Position) -> Self {
        let mut game = Self {
            positions: vec![position],
            moves: Vec::new(),
            outcome: None,
        };
        game.outcome = game.judge();
        game
    }

    /// The variant it is a game of.
    #[must_use]
    pub fn variant(&self) -> Variant {
        self.start().variant()
    }

    /// The position it began with.
    #[must_use]
    pub fn start(&self) -> &Position {
        &self.positions[0]
    }

    /// The position now.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.positions[self.moves.len()]
    }

    /// The position before each move so far, and the one now: one more than there are moves.
    #[must_use]
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// The moves so far; the ply to come is their number.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// How many single moves have been played.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.moves.len()
    }

    /// How it ended, if it has: a win of the position, then repetition, then quiet moves.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// How often the position now has stood, the present time included: at least 1.
    #[must_use]
    pub fn repetitions(&self) -> usize {
        let now = self.position();
        // Progress cannot be taken back, so nothing from before it can come again.
        let window = usize::from(now.quiet()) + 1;
        self.positions
            .iter()
            .rev()
            .take(window)
            .filter(|earlier| now.repeats(earlier))
            .count()
    }

    /// Fills `moves` with every legal move; none once the game has ended.
    pub fn legal_moves(&self, moves: &mut MoveList) {
        match self.outcome {
            Some(_) => moves.clear(),
            None => self.position().legal_moves(moves),
        }
    }

    /// Plays `m`.
    ///
    /// # Errors
    /// [`IllegalMove`] if it is not legal or the game has ended; nothing changes then.
    pub fn play(&mut self, m: Move) -> Result<(), IllegalMove> {
        if self.outcome.is_some() {
            return Err(IllegalMove(m));
        }
        let next = self.position().play(&m)?;
        self.moves.push(m);
        self.positions.push(next);
        self.outcome = self.judge();
        Ok(())
    }

    /// Takes the last move back and returns it; `None` at the start.
    pub fn undo(&mut self) -> Option<Move> {
        let last = self.moves.pop()?;
        self.positions.pop();
        self.outcome = None;
        Some(last)
    }

    /// Takes moves back until `ply` are left; does nothing if there are no more.
    pub fn truncate(&mut self, ply: usize) {
        while self.ply() > ply {
            self.undo();
        }
    }

    fn judge(&self) -> Option<Outcome> {
        let quiet = || {
            let limit = self.variant().quiet_limit()?;
            (self.position().quiet() >= limit).then_some(Outcome::Draw(DrawReason::Quiet))
        };
        let repetition =
            || (self.repetitions() >= REPETITIONS).then_some(Outcome::Draw(DrawReason::Repetition));
        self.position().win().or_else(repetition).or_else(quiet)
    }
}
