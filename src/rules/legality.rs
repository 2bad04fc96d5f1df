//! Whether one move is legal, and what it takes.

use super::{
    bitboard::Bitboard,
    movegen::Chain,
    moves::{Move, Path},
    point::Point,
    position::Position,
    side::Side,
};

impl Position {
    /// Whether `m` is one of the legal moves, without listing them.
    #[must_use]
    pub fn is_legal(&self, m: &Move) -> bool {
        let possible = match m {
            Move::Place(point) => self.turn == Side::Many && self.hand > 0 && self.empty().has(*point),
            Move::Step { from, to } => self.is_legal_step(*from, *to),
            Move::Jump(path) => self.is_legal_jump(path),
        };
        possible && self.decided().is_none()
    }

    /// The points on which `m`, played here, captures.
    #[must_use]
    pub fn captures(&self, m: &Move) -> Bitboard {
        match m {
            Move::Place(_) | Move::Step { .. } => Bitboard::EMPTY,
            Move::Jump(path) => self.captures_in_order(path).collect(),
        }
    }

    /// The points that a chain jumps over, jump by jump.
    pub fn captures_in_order<'a>(&self, path: &'a Path) -> impl Iterator<Item = Point> + 'a {
        let board = self.board();
        path.jumps().filter_map(move |(from, to)| board.middle(from, to))
    }

    fn is_legal_step(&self, from: Point, to: Point) -> bool {
        let waits = match self.turn {
            Side::Few => self.rules.compulsory() && self.can_capture(),
            Side::Many => self.hand > 0,
        };
        self.pieces(self.turn).has(from) && self.steps_from(from).has(to) && !waits
    }

    fn is_legal_jump(&self, path: &Path) -> bool {
        if self.turn == Side::Many || !self.rules.captures() || !self.few.has(path.from()) {
            return false;
        }
        let mut chain = self.lifted(path.from());
        for (from, to) in path.jumps() {
            let Some((middle, _)) = chain.jumps(from).find(|&(_, landing)| landing == to) else {
                return false;
            };
            chain = chain.after(middle);
        }
        let single = path.points().len() == 2;
        let could_go_on = || chain.jumps(path.to()).next().is_some();
        (single || self.rules.chains()) && !(self.rules.maximal() && could_go_on())
    }

    /// The board at the start of a chain of the piece on `from`.
    pub(super) fn lifted(&self, from: Point) -> Chain {
        Chain {
            rules: self.rules,
            many: self.many,
            empty: self.empty().with(from),
        }
    }
}
