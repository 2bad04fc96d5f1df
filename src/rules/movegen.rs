//! Which moves a position has.
//!
//! Nothing here allocates but the list that the caller keeps. The number of chains is bounded by the ways
//! over the pieces on the board; see `tests/it/chains.rs` for the worst that was found.

use super::{
    bitboard::Bitboard,
    moves::{Move, MoveList, Path},
    point::Point,
    position::Position,
    side::Side,
    variant::Rules,
};

impl Position {
    /// Fills `moves` with every legal move, captures first; none if the position is won.
    pub fn legal_moves(&self, moves: &mut MoveList) {
        moves.clear();
        if self.decided().is_some() {
            return;
        }
        if self.turn == Side::Many && self.hand > 0 {
            moves.0.extend(self.empty().into_iter().map(Move::Place));
            return;
        }
        self.push_captures(moves);
        if moves.is_empty() || !self.rules.compulsory() {
            self.push_steps(moves);
        }
    }

    /// Fills `moves` with the legal moves that capture; none if the position is won.
    pub fn capture_moves(&self, moves: &mut MoveList) {
        moves.clear();
        if self.decided().is_none() {
            self.push_captures(moves);
        }
    }

    /// The number of legal moves, without listing them.
    #[must_use]
    pub fn count_moves(&self) -> u64 {
        if self.decided().is_some() {
            return 0;
        }
        if self.turn == Side::Many && self.hand > 0 {
            return u64::from(self.empty().len());
        }
        let mut count = 0;
        self.each_chain(|_| count += 1);
        if count == 0 || !self.rules.compulsory() {
            count += self.count_steps();
        }
        count
    }

    /// Whether there is a legal move.
    #[must_use]
    pub fn has_legal_move(&self) -> bool {
        self.decided().is_none() && self.can_move()
    }

    /// Whether the side to move can capture. It can then do so in a position that is not won.
    #[must_use]
    #[inline]
    pub fn can_capture(&self) -> bool {
        self.turn == Side::Few && self.few.into_iter().any(|from| self.can_jump(from))
    }

    /// Where the piece on `from` can step to: along lines its side may go, to empty points. Compulsory
    /// captures, the hand and whose turn it is are not asked; `EMPTY` if nothing stands there.
    #[must_use]
    pub fn steps_from(&self, from: Point) -> Bitboard {
        self.piece_at(from).map_or(Bitboard::EMPTY, |side| {
            self.rules.steps(side, from) & self.empty()
        })
    }

    /// Whether the side to move has a step, jump or placement, in a position that is not won otherwise.
    #[inline]
    pub(super) fn can_move(&self) -> bool {
        let empty = self.empty();
        if self.turn == Side::Many && self.hand > 0 {
            return !empty.is_empty();
        }
        let steps = |from| !self.rules.steps(self.turn, from).is_disjoint(empty);
        self.pieces(self.turn).into_iter().any(steps) || self.can_capture()
    }

    /// Whether a piece of the few on `from` can jump at all.
    #[inline]
    pub(super) fn can_jump(&self, from: Point) -> bool {
        let chain = Chain {
            rules: self.rules,
            many: self.many,
            empty: self.empty(),
        };
        self.rules.captures() && chain.jumps(from).next().is_some()
    }

    #[inline]
    fn push_steps(&self, moves: &mut MoveList) {
        let empty = self.empty();
        for from in self.pieces(self.turn) {
            let targets = self.rules.steps(self.turn, from) & empty;
            moves
                .0
                .extend(targets.into_iter().map(|to| Move::Step { from, to }));
        }
    }

    #[inline]
    fn count_steps(&self) -> u64 {
        let empty = self.empty();
        let steps = |from| u64::from((self.rules.steps(self.turn, from) & empty).len());
        self.pieces(self.turn).into_iter().map(steps).sum()
    }

    #[inline]
    fn push_captures(&self, moves: &mut MoveList) {
        self.each_chain(|path| moves.push(Move::Jump(*path)));
    }

    /// Shows every chain that is a legal move, a chain before those that go on from it.
    #[inline]
    fn each_chain(&self, mut visit: impl FnMut(&Path)) {
        if self.turn == Side::Many || !self.rules.captures() {
            return;
        }
        for from in self.few {
            let chain = Chain {
                rules: self.rules,
                many: self.many,
                empty: self.empty().with(from),
            };
            if chain.jumps(from).next().is_some() {
                chain.grow(from, &mut Path::starting(from), &mut visit);
            }
        }
    }
}

/// The board in the middle of a chain, the jumping piece lifted off it.
#[derive(Clone, Copy)]
pub(super) struct Chain {
    pub(super) rules: &'static Rules,
    pub(super) many: Bitboard,
    pub(super) empty: Bitboard,
}

impl Chain {
    /// The jumps possible from a point, as (middle, landing).
    #[inline]
    pub(super) fn jumps(self, from: Point) -> impl Iterator<Item = (Point, Point)> {
        // Most of the time no neighbour can be jumped over.
        let near = !self.rules.board.neighbours(from).is_disjoint(self.many);
        let all = if near { self.rules.board.jumps(from) } else { &[] };
        all.iter()
            .copied()
            .filter(move |&(middle, to)| self.many.has(middle) && self.empty.has(to))
    }

    /// The board after a jump: the piece jumped over leaves at once.
    #[inline]
    pub(super) fn after(self, middle: Point) -> Self {
        Self {
            many: self.many.without(middle),
            empty: self.empty.with(middle),
            ..self
        }
    }

    /// Shows the chains that go on from a path which ends on `from`; whether there are any.
    fn grow(self, from: Point, path: &mut Path, visit: &mut impl FnMut(&Path)) -> bool {
        let mut grown = false;
        for (middle, to) in self.jumps(from) {
            grown = true;
            path.push(to);
            if !self.rules.maximal() {
                visit(path);
            }
            let goes_on = self.rules.chains() && self.after(middle).grow(to, path, visit);
            if self.rules.maximal() && !goes_on {
                visit(path);
            }
            path.pop();
        }
        grown
    }
}
