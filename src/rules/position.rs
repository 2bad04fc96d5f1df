//! A position: pieces, hand, side to move, quiet moves.

use super::{
    bitboard::Bitboard,
    board::Board,
    moves::{IllegalMove, Move, Path},
    outcome::{Outcome, WinReason},
    point::Point,
    setup::{MAX_QUIET, PositionError, Setup},
    side::{BySide, Side},
    variant::{Rules, Variant},
    zobrist,
};

/// A valid position of a variant. Equality compares everything, the quiet count included.
///
/// Valid means: the variant's number of the few; no more of the many, on the board and in the hand, than it
/// has; all on points of their own where pieces can stand. Whether play can lead there is not asked. It is 40
/// bytes and `Copy`: playing a move makes a new one.
///
/// ```
/// use reynard::rules::{moves::MoveList, position::Position, variant::Variant};
///
/// let position = Position::start(Variant::BaghChal);
/// let mut moves = MoveList::new();
/// position.legal_moves(&mut moves);
/// assert_eq!(moves.len(), 21);
/// let next = position.play(&moves[0])?;
/// assert_eq!(next.hand(), 19);
/// # Ok::<(), reynard::rules::moves::IllegalMove>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    pub(super) rules: &'static Rules,
    pub(super) few: Bitboard,
    pub(super) many: Bitboard,
    key: u64,
    quiet: u16,
    pub(super) hand: u8,
    pub(super) turn: Side,
}

impl Position {
    /// The start of a variant.
    #[must_use]
    pub fn start(variant: Variant) -> Self {
        Self::trusting(Setup::start(variant))
    }

    /// The position of this setup.
    ///
    /// # Errors
    /// [`PositionError`] with all that is wrong with the setup.
    pub fn from_setup(setup: Setup) -> Result<Self, PositionError> {
        let flaws = setup.flaws();
        if flaws.is_empty() {
            Ok(Self::trusting(setup))
        } else {
            Err(PositionError { setup, flaws })
        }
    }

    fn trusting(setup: Setup) -> Self {
        let Setup {
            variant,
            pieces,
            hand,
            turn,
            quiet,
        } = setup;
        let key = zobrist::key(pieces, hand, turn);
        Self {
            rules: variant.rules(),
            few: pieces.few,
            many: pieces.many,
            key,
            quiet,
            hand,
            turn,
        }
    }

    /// Its parts.
    #[must_use]
    pub fn setup(&self) -> Setup {
        let pieces = BySide {
            few: self.few,
            many: self.many,
        };
        Setup {
            variant: self.variant(),
            pieces,
            hand: self.hand,
            turn: self.turn,
            quiet: self.quiet,
        }
    }

    /// Its variant.
    #[must_use]
    #[inline]
    pub fn variant(&self) -> Variant {
        self.rules.variant
    }

    /// The board it stands on.
    #[must_use]
    #[inline]
    pub fn board(&self) -> &'static Board {
        self.rules.board
    }

    /// Who is to move.
    #[must_use]
    #[inline]
    pub fn turn(&self) -> Side {
        self.turn
    }

    /// Where a side's pieces stand.
    #[must_use]
    #[inline]
    pub fn pieces(&self, side: Side) -> Bitboard {
        match side {
            Side::Few => self.few,
            Side::Many => self.many,
        }
    }

    /// Whose piece stands there.
    #[must_use]
    #[inline]
    pub fn piece_at(&self, point: Point) -> Option<Side> {
        Side::ALL.into_iter().find(|&side| self.pieces(side).has(point))
    }

    /// The points where nothing stands but something could.
    #[must_use]
    #[inline]
    pub fn empty(&self) -> Bitboard {
        self.rules.used - self.few - self.many
    }

    /// Goats still to place.
    #[must_use]
    #[inline]
    pub fn hand(&self) -> u8 {
        self.hand
    }

    /// Single moves since the last progress, up to [`MAX_QUIET`].
    #[must_use]
    #[inline]
    pub fn quiet(&self) -> u16 {
        self.quiet
    }

    /// How many of the many are left, those in the hand included.
    #[must_use]
    #[inline]
    pub fn left(&self) -> u8 {
        self.many.count() + self.hand
    }

    /// How many of the many have been captured, or were missing from the start.
    #[must_use]
    #[inline]
    pub fn captured(&self) -> u8 {
        self.rules.total - self.left()
    }

    /// The Zobrist key of pieces, hand and side to move (not of the quiet count, nor of the variant).
    #[must_use]
    #[inline]
    pub fn zobrist(&self) -> u64 {
        self.key
    }

    /// Whether pieces, hand and side to move are the same, whatever the quiet counts: a repetition.
    #[must_use]
    #[inline]
    pub fn repeats(&self, earlier: &Self) -> bool {
        self.key == earlier.key
            && (self.few, self.many, self.hand, self.turn)
                == (earlier.few, earlier.many, earlier.hand, earlier.turn)
            && self.rules == earlier.rules
    }

    /// Its mirror image, left for right, which has the same moves mirrored and the same value; `None` on the
    /// chessboard, which has none.
    #[must_use]
    pub fn mirrored(&self) -> Option<Self> {
        let mirrored = |point| self.board().mirrored(point);
        let image = |points: Bitboard| points.into_iter().map(mirrored).collect::<Option<Bitboard>>();
        let pieces = BySide {
            few: image(self.few)?,
            many: image(self.many)?,
        };
        Some(Self::trusting(Setup {
            pieces,
            ..self.setup()
        }))
    }

    /// The win that the pieces show, if any (draws need the history: see [`Game`](super::game::Game)).
    ///
    /// Judged in this order: captures, pen, goal, past all hounds, no legal move.
    #[must_use]
    pub fn win(&self) -> Option<Outcome> {
        self.decided().or_else(|| {
            let immobile = Outcome::Win {
                winner: !self.turn,
                reason: WinReason::Immobile,
            };
            (!self.can_move()).then_some(immobile)
        })
    }

    /// As [`win`](Self::win), but without asking whether the side to move can: cheap, for a search that is
    /// about to list the moves anyway.
    #[must_use]
    #[inline]
    pub fn decided(&self) -> Option<Outcome> {
        if self.left() < self.rules.floor {
            return Some(Outcome::Win {
                winner: Side::Few,
                reason: WinReason::Captures,
            });
        }
        if !self.rules.pen.is_empty() && self.rules.pen.is_subset(self.many) {
            return Some(Outcome::Win {
                winner: Side::Many,
                reason: WinReason::PenFull,
            });
        }
        if self.rules.law.race { self.race() } else { None }
    }

    fn race(&self) -> Option<Outcome> {
        let rank = |point| self.board().coord(point).rank;
        let fox = rank(self.few.first()?);
        // Points are numbered from the lowest rank up.
        let lowest = self.many.first().map(rank);
        let reason = match lowest {
            _ if fox == 0 => WinReason::Goal,
            Some(hound) if hound <= fox => return None,
            _ => WinReason::Past,
        };
        Some(Outcome::Win {
            winner: Side::Few,
            reason,
        })
    }

    /// The position after `m`.
    ///
    /// # Errors
    /// [`IllegalMove`] if `m` is not legal here.
    pub fn play(&self, m: &Move) -> Result<Self, IllegalMove> {
        if self.is_legal(m) {
            Ok(self.play_unchecked(m))
        } else {
            Err(IllegalMove(*m))
        }
    }

    /// The position after `m`, which must be legal here; otherwise the result is some nonsense, though never
    /// a panic in a release build.
    #[must_use]
    #[inline]
    pub fn play_unchecked(&self, m: &Move) -> Self {
        let mut next = *self;
        match m {
            Move::Place(point) => next.place(*point),
            Move::Step { from, to } => next.step(*from, *to),
            Move::Jump(path) => next.jump(path),
        }
        next.turn = !self.turn;
        next.key ^= zobrist::turn();
        next
    }

    #[inline]
    fn place(&mut self, point: Point) {
        self.many = self.many.with(point);
        self.key ^= zobrist::piece(Side::Many, point) ^ zobrist::hand(self.hand);
        self.hand = self.hand.wrapping_sub(1);
        self.key ^= zobrist::hand(self.hand);
        self.quiet = 0;
    }

    #[inline]
    fn step(&mut self, from: Point, to: Point) {
        let way = Bitboard::of(from) | Bitboard::of(to);
        match self.turn {
            Side::Few => self.few ^= way,
            Side::Many => self.many ^= way,
        }
        self.key ^= zobrist::piece(self.turn, from) ^ zobrist::piece(self.turn, to);
        let progress = self.rules.is_progress(self.turn, from, to);
        self.quiet = if progress {
            0
        } else {
            (self.quiet + 1).min(MAX_QUIET)
        };
    }

    #[inline]
    fn jump(&mut self, path: &Path) {
        for (from, to) in path.jumps() {
            if let Some(middle) = self.rules.board.middle(from, to) {
                self.many = self.many.without(middle);
                self.key ^= zobrist::piece(Side::Many, middle);
            }
        }
        self.few = self.few.without(path.from()).with(path.to());
        self.key ^= zobrist::piece(Side::Few, path.from()) ^ zobrist::piece(Side::Few, path.to());
        self.quiet = 0;
    }
}

impl TryFrom<Setup> for Position {
    type Error = PositionError;

    fn try_from(setup: Setup) -> Result<Self, PositionError> {
        Self::from_setup(setup)
    }
}

impl From<Position> for Setup {
    fn from(position: Position) -> Self {
        position.setup()
    }
}
