//! Putting a move together, one point after another.
//!
//! Knows no rule of its own: what can follow is read off the legal moves.

use std::collections::BTreeMap;

use super::{
    bitboard::Bitboard,
    game::Game,
    moves::{Move, MoveList, Path},
    point::Point,
    position::Position,
};

/// The beginning of at least one legal move: the point of the piece and wherever it has landed so far; nothing at
/// all at first.
///
/// ```
/// use reynard::rules::{game::Game, pick::Pick, variant::Variant};
///
/// let game = Game::new(Variant::BaghChal);
/// let goat = Pick::of(&game, &[]).unwrap();
/// assert_eq!(goat.next().len(), 21);
/// let placed = Pick::of(&game, &[goat.next()[0].point]).unwrap();
/// assert!(placed.next().is_empty() && placed.complete().is_some());
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pick {
    points: Vec<Point>,
    complete: Option<Move>,
    next: Vec<Choice>,
    pieces: Bitboard,
}

/// A point that can be named next.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Choice {
    /// The point.
    pub point: Point,
    /// The move that is complete with it, if one is.
    pub complete: Option<Move>,
    /// Where a step leads from there.
    pub steps: Bitboard,
    /// Where a jump leads from there.
    pub jumps: Bitboard,
}

impl Pick {
    /// What begins with `points` in a game; `None` if no legal move does. Where nothing is named and one piece alone
    /// can move, that piece is taken as named.
    #[must_use]
    pub fn of(game: &Game, points: &[Point]) -> Option<Self> {
        let mut legal = MoveList::new();
        game.legal_moves(&mut legal);
        let pick = Self::among(&legal, points)?;
        match pick.next[..] {
            [only] if points.is_empty() && only.complete.is_none() => Self::among(&legal, &[only.point]),
            _ => Some(pick),
        }
    }

    /// What begins with `points` among the legal moves; `None` if none of them does.
    #[must_use]
    pub fn among(legal: &[Move], points: &[Point]) -> Option<Self> {
        let mut pick = Self {
            points: points.to_vec(),
            complete: None,
            next: Vec::new(),
            pieces: legal.iter().filter_map(|m| m.points().next()).collect(),
        };
        let mut next = BTreeMap::new();
        for m in legal {
            let Some(mut rest) = after(m, points) else {
                continue;
            };
            match rest.next() {
                None => pick.complete = Some(*m),
                Some(point) => next
                    .entry(point)
                    .or_insert_with(|| Choice::at(point))
                    .add(m, rest.next()),
            }
        }
        pick.next = next.into_values().collect();
        (pick.complete.is_some() || !pick.next.is_empty()).then_some(pick)
    }

    /// The points named so far.
    #[must_use]
    pub fn points(&self) -> &[Point] {
        &self.points
    }

    /// The move that they are, if they are one: after a jump, that one may stop here.
    #[must_use]
    pub fn complete(&self) -> Option<Move> {
        self.complete
    }

    /// What can be named next, in the order of the board.
    #[must_use]
    pub fn next(&self) -> &[Choice] {
        &self.next
    }

    /// Where the choices are.
    #[must_use]
    pub fn targets(&self) -> Bitboard {
        self.next.iter().map(|choice| choice.point).collect()
    }

    /// Whether a move could also begin with another point than the first one named.
    #[must_use]
    pub fn has_alternatives(&self) -> bool {
        self.pieces.len() > 1
    }

    /// The jumps so far; `None` if there are none. Where the rules want more, that is no move yet.
    #[must_use]
    pub fn chain(&self) -> Option<Path> {
        match self.complete {
            Some(Move::Place(_) | Move::Step { .. }) => None,
            Some(Move::Jump(_)) | None => Path::of(&self.points),
        }
    }

    /// The board as it stands after the jumps so far, the same side still to move. `before` is the position that the
    /// moves are of.
    #[must_use]
    pub fn position(&self, before: &Position) -> Position {
        let Some(path) = self.chain() else {
            return *before;
        };
        let taken: Bitboard = before.captures_in_order(&path).collect();
        let mut setup = before.setup();
        setup.pieces.few = setup.pieces.few.without(path.from()).with(path.to());
        setup.pieces.many -= taken;
        Position::from_setup(setup).unwrap_or(*before)
    }
}

impl Choice {
    const fn at(point: Point) -> Self {
        Self {
            point,
            complete: None,
            steps: Bitboard::EMPTY,
            jumps: Bitboard::EMPTY,
        }
    }

    /// Counts a move that names this point, and perhaps another after it.
    fn add(&mut self, m: &Move, then: Option<Point>) {
        match then {
            None => self.complete = Some(*m),
            Some(point) if m.is_capture() => self.jumps = self.jumps.with(point),
            Some(point) => self.steps = self.steps.with(point),
        }
    }
}

/// The points that a move names after these; `None` if it does not begin with them.
fn after<'a>(m: &'a Move, begun: &[Point]) -> Option<impl Iterator<Item = Point> + use<'a>> {
    let mut points = m.points();
    begun
        .iter()
        .all(|&point| points.next() == Some(point))
        .then_some(points)
}
