//! Moves as text.
//!
//! Written: a step `d4-d5`, a capture `d4xd6`, a chain with every landing `d4xd6xf6`, a placement `c3`. Read:
//! that, in any letter case, with blanks, with any dash, arrow, `:`, `×` or nothing between the points, a
//! placement after `@` or `+`, a dash where a capture was meant, and a chain by its first and last points
//! where only one legal move fits. A text that is the canonical one of a legal move always means that move.

use std::cmp::Ordering;

use crate::rules::{
    game::Game,
    moves::{Move, MoveList},
    point::Point,
    position::Position,
    variant::Variant,
};

use super::{
    explain::explain,
    typed::{Gap, Typed},
};

pub use super::refusal::{Reason, Refusal};

/// The canonical text of a move: `d4-d5`, `d4xd6xf6`, `c3`. Needs the variant for its board only.
#[must_use]
pub fn write_move(variant: Variant, m: &Move) -> String {
    let between = if m.is_capture() { "x" } else { "-" };
    let points: Vec<_> = m
        .points()
        .map(|point| variant.board().coord(point).to_string())
        .collect();
    points.join(between)
}

/// Reads a move as people write it (see the [module](self)) and finds the one legal move it means.
///
/// # Errors
/// The [`Refusal`].
///
/// ```
/// use reynard::rules::{game::Game, notation::move_text::{Reason, read_move}, variant::Variant};
///
/// let game = Game::new(Variant::Gasetavl);
/// assert!(read_move(&game, "E7 – e6").is_ok());
/// let refusal = read_move(&game, "e7-d6").unwrap_err();
/// assert!(matches!(refusal.reason, Reason::NoLine { .. }));
/// ```
pub fn read_move(game: &Game, text: &str) -> Result<Move, Refusal> {
    if game.outcome().is_some() {
        return Err(refused(Reason::GameOver));
    }
    let typed = Typed::read(text).ok_or_else(|| refused(Reason::Unreadable))?;
    let meant = Meant::on(game.position(), typed)?;
    let mut legal = MoveList::new();
    game.legal_moves(&mut legal);
    match meant.fitting(&legal)[..] {
        [] => Err(explain(game.position(), &meant, &legal)),
        [m] => Ok(m),
        [..] => Err(Refusal::with(
            Reason::Ambiguous,
            game.variant(),
            meant.fitting(&legal),
        )),
    }
}

fn refused(reason: Reason) -> Refusal {
    Refusal {
        reason,
        candidates: Vec::new(),
    }
}

impl Refusal {
    /// A refusal with candidates, which are put in order.
    pub(super) fn with(reason: Reason, variant: Variant, mut candidates: Vec<Move>) -> Self {
        candidates.sort_unstable_by(|a, b| canonical_order(variant, a, b));
        Self { reason, candidates }
    }
}

/// The order of the canonical texts of two moves of one position, without writing them.
#[must_use]
pub fn canonical_order(variant: Variant, a: &Move, b: &Move) -> Ordering {
    let coord = |point| variant.board().coord(point);
    let (from_a, from_b) = (a.from().map(coord), b.from().map(coord));
    // The dash comes before the x.
    let kind = a.is_capture().cmp(&b.is_capture());
    from_a
        .cmp(&from_b)
        .then(kind)
        .then_with(|| a.points().map(coord).cmp(b.points().map(coord)))
}

/// Points of the board with what was typed between them.
pub(super) struct Meant {
    pub(super) placement: bool,
    pub(super) points: Vec<Point>,
    pub(super) gaps: Vec<Gap>,
}

impl Meant {
    fn on(position: &Position, typed: Typed) -> Result<Self, Refusal> {
        let on_board = |name: &super::typed::Name| {
            let point = name.coord().and_then(|coord| position.board().point(coord));
            point.ok_or_else(|| {
                refused(Reason::OffBoard {
                    point: name.as_str().to_owned(),
                })
            })
        };
        let points = typed.points.iter().map(on_board).collect::<Result<_, _>>()?;
        Ok(Self {
            placement: typed.placement,
            points,
            gaps: typed.gaps,
        })
    }

    /// The one move that is exactly this; else the chains from the first point to the last if just these were
    /// named.
    fn fitting(&self, legal: &[Move]) -> Vec<Move> {
        let exact = legal.iter().find(|m| self.is_exactly(m));
        if let Some(&m) = exact {
            return vec![m];
        }
        match self.points[..] {
            [from, to] => {
                let fits = |m: &&Move| m.is_capture() && m.from() == Some(from) && m.to() == to;
                legal.iter().filter(fits).copied().collect()
            }
            _ => Vec::new(),
        }
    }

    fn is_exactly(&self, m: &Move) -> bool {
        let fits = match m {
            Move::Place(_) => true,
            Move::Step { .. } => !self.gaps.contains(&Gap::Cross),
            Move::Jump(_) => true,
        };
        fits && m.points().eq(self.points.iter().copied())
    }
}
