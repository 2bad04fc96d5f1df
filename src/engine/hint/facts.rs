//! What the rules show of a position, whoever is to move.

use crate::{
    engine::eval::{distance, room},
    rules::{
        bitboard::Bitboard,
        moves::MoveList,
        point::Point,
        position::Position,
        setup::Setup,
        side::Side,
        variant::law::{Capture, Heading},
    },
};

/// A position as the few see it, as if they were to move.
#[derive(Debug)]
pub(super) struct Facts {
    position: Position,
    /// Their moves.
    pub(super) moves: usize,
    /// The most that one of them captures.
    pub(super) most: u8,
    /// Their pieces without a move.
    pub(super) trapped: Bitboard,
    /// The points that they reach without a capture.
    pub(super) room: u8,
    /// The many that they can jump over first, from any of these points.
    pub(super) weak: u8,
    /// Jumps over `.0` to `.1`, possible at once or after one step.
    pub(super) jumps: Vec<(Point, Point)>,
    /// The steps on the shortest free way to the fox's goal, if there is a goal and a way.
    pub(super) way: Option<u8>,
    /// The many that have passed all of the few and never come back.
    pub(super) passed: u8,
}

impl Facts {
    pub(super) fn of(position: &Position) -> Self {
        let setup = Setup {
            turn: Side::Few,
            ..position.setup()
        };
        let position = Position::from_setup(setup).unwrap_or(*position);
        let mut moves = MoveList::new();
        position.legal_moves(&mut moves);
        let few = position.pieces(Side::Few);
        let movable: Bitboard = moves.iter().filter_map(|m| m.from()).collect();
        let reached = room(position.board(), few, position.empty());
        Self {
            moves: moves.len(),
            most: Self::most_captured(&position),
            trapped: few - movable,
            room: reached.count(),
            weak: middles(&jumps(&position, reached | few)).count(),
            jumps: near_jumps(&position),
            way: way(&position),
            passed: passed(&position),
            position,
        }
    }

    /// Whether nothing can be captured at once or after one step, and no way leads to the goal.
    pub(super) fn is_closed(&self) -> bool {
        self.jumps.is_empty() && self.way.is_none()
    }

    /// Whether most of the many have passed.
    pub(super) fn is_broken_through(&self) -> bool {
        self.passed > 0 && 2 * self.passed >= self.position.pieces(Side::Many).count()
    }

    /// The most that the few can capture by one move if they are to move.
    pub(super) fn most_captured(position: &Position) -> u8 {
        let mut moves = MoveList::new();
        position.capture_moves(&mut moves);
        let captured = |m| position.captures(m).count();
        moves.iter().map(captured).max().unwrap_or(0)
    }

    /// The many that can be jumped over, at once or after one step, to land on a point.
    pub(super) fn jumped_to(&self, landing: Point) -> impl Iterator<Item = Point> + '_ {
        let there = self.jumps.iter().filter(move |&&(_, to)| to == landing);
        there.map(|&(middle, _)| middle)
    }

    /// Whether a piece there can be jumped over, at once or after one step.
    pub(super) fn is_exposed(&self, middle: Point) -> bool {
        self.jumps.iter().any(|&(over, _)| over == middle)
    }
}

/// The jumps over `.0` to `.1` that begin on one of the points, the few themselves lifted off the board.
fn jumps(position: &Position, starts: Bitboard) -> Vec<(Point, Point)> {
    if position.variant().law().capture == Capture::None {
        return Vec::new();
    }
    let (many, free) = (
        position.pieces(Side::Many),
        position.empty() | position.pieces(Side::Few),
    );
    let from = |start| position.board().jumps(start).iter().copied();
    let all = starts.into_iter().flat_map(from);
    all.filter(|&(middle, to)| many.has(middle) && free.has(to))
        .collect()
}

/// Those that the few can make at once or after one step.
fn near_jumps(position: &Position) -> Vec<(Point, Point)> {
    let few = position.pieces(Side::Few);
    let steps = few.into_iter().map(|from| position.board().neighbours(from));
    let near = steps.fold(Bitboard::EMPTY, |all, one| all | one) & position.empty();
    jumps(position, few | near)
}

fn middles(jumps: &[(Point, Point)]) -> Bitboard {
    jumps.iter().map(|&(middle, _)| middle).collect()
}

fn way(position: &Position) -> Option<u8> {
    if !position.variant().law().race {
        return None;
    }
    let (board, fox) = (position.board(), position.pieces(Side::Few).first()?);
    let steps = distance(board, fox, board.rank(0).collect(), position.empty())?;
    u8::try_from(steps).ok()
}

fn passed(position: &Position) -> u8 {
    let rank = |point: Point| position.board().coord(point).rank;
    let (few, many) = (position.pieces(Side::Few), position.pieces(Side::Many));
    let past: Bitboard = match position.variant().law().heading {
        Heading::Up => many
            .into_iter()
            .filter(|&one| few.into_iter().all(|of| rank(of) < rank(one)))
            .collect(),
        Heading::Down => many
            .into_iter()
            .filter(|&one| few.into_iter().all(|of| rank(of) > rank(one)))
            .collect(),
        Heading::Any => Bitboard::EMPTY,
    };
    past.count()
}
