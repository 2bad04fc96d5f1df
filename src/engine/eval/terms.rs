//! The counts that an evaluation is made of.

use super::paths::{distance, room};
use crate::rules::{
    bitboard::Bitboard,
    board::Board,
    point::Point,
    position::Position,
    side::Side,
    variant::{
        Variant,
        law::{Capture, Heading},
    },
};

/// What is counted. The weights say for whom it is good.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(in crate::engine) enum Term {
    /// 1 in every position: how the game stands when all else is nothing.
    Always,
    /// 1 if the few are to move.
    ToMove,
    /// The captures that the few still need to win.
    Needed,
    /// The square of that: the last captures count for more than the first, or for less.
    NeededSquared,
    /// Points that the few can reach without a capture: their room.
    Room,
    /// By how much the room is smaller than eight points, squared.
    Cramped,
    /// Steps that the few have now.
    Steps,
    /// Pieces of the few that can neither step nor jump.
    Trapped,
    /// The many that can be jumped at once, the few being to move.
    Hanging,
    /// The same while the many are to move and can still help it.
    Threatened,
    /// The many that a piece of the few can jump after one step.
    JumpableNext,
    /// The many with a gap behind them: jumpable from somewhere in the room.
    Gaps,
    /// Ranks that the many have advanced, all together.
    Advance,
    /// The many that stand ahead of all of the few and, where they never go back, guard nothing any more.
    Passed,
    /// The many in the pen.
    Pen,
    /// Empty points outside the room: holes that only the many can use.
    Holes,
    /// The many still in the hand.
    Hand,
    /// 1 if the fox has a way to its goal.
    Passage,
    /// How much shorter than 16 steps that way is.
    Nearness,
    /// Ranks between the first and the last of the many: how ragged their line is.
    Ragged,
}

impl Term {
    /// All, in the order of their numbers.
    pub(in crate::engine) const ALL: [Self; TERMS] = [
        Self::Always,
        Self::ToMove,
        Self::Needed,
        Self::NeededSquared,
        Self::Room,
        Self::Cramped,
        Self::Steps,
        Self::Trapped,
        Self::Hanging,
        Self::Threatened,
        Self::JumpableNext,
        Self::Gaps,
        Self::Advance,
        Self::Passed,
        Self::Pen,
        Self::Holes,
        Self::Hand,
        Self::Passage,
        Self::Nearness,
        Self::Ragged,
    ];
}

/// How many terms there are.
pub(in crate::engine) const TERMS: usize = Term::Ragged as usize + 1;

/// A count for each term.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Terms(pub(super) [i32; TERMS]);

impl Terms {
    fn set(&mut self, term: Term, count: i32) {
        self.0[term as usize] = count;
    }
}

/// Counts in positions of one variant.
#[derive(Debug)]
pub(super) struct Viewer {
    board: &'static Board,
    /// How far ahead each point lies for the many.
    ahead: [i32; 64],
    pen: Bitboard,
    /// With fewer of the many left the few have won.
    floor: i32,
    captures: bool,
    race: bool,
    goals: Bitboard,
}

impl Viewer {
    pub(super) fn of(variant: Variant) -> Self {
        let (board, law) = (variant.board(), variant.law());
        let mut ahead = [0; 64];
        for point in board.points() {
            let rank = i32::from(board.coord(point).rank);
            ahead[point.index()] = match law.heading {
                Heading::Up => rank,
                Heading::Down => i32::from(board.width()) - 1 - rank,
                Heading::Any => 0,
            };
        }
        Self {
            board,
            ahead,
            pen: variant.pen(),
            floor: floor(variant),
            captures: law.capture != Capture::None,
            race: law.race,
            goals: board.rank(0).collect(),
        }
    }

    /// All counts. Time grows with the room, at most some hundred table look-ups.
    pub(super) fn look(&self, position: &Position) -> Terms {
        let mut terms = Terms([0; TERMS]);
        terms.set(Term::Always, 1);
        terms.set(Term::ToMove, i32::from(position.turn() == Side::Few));
        let room = room(self.board, position.pieces(Side::Few), position.empty());
        self.count_room(position, room, &mut terms);
        if self.captures {
            self.count_captures(position, room, &mut terms);
        }
        if self.race {
            self.count_race(position, &mut terms);
        } else {
            self.count_advance(position, &mut terms);
        }
        terms
    }

    fn count_room(&self, position: &Position, room: Bitboard, terms: &mut Terms) {
        let empty = position.empty();
        let mut steps = 0;
        let mut trapped = 0;
        for from in position.pieces(Side::Few) {
            let open = self.board.neighbours(from) & empty;
            steps += count(open);
            let stuck = open.is_empty()
                && self
                    .jumped_from(from, position.pieces(Side::Many), empty)
                    .is_empty();
            trapped += i32::from(stuck);
        }
        terms.set(Term::Room, count(room));
        let cramped = (8 - count(room)).max(0);
        terms.set(Term::Cramped, cramped * cramped);
        terms.set(Term::Holes, count(empty - room));
        terms.set(Term::Steps, steps);
        terms.set(Term::Trapped, trapped);
    }

    fn count_captures(&self, position: &Position, room: Bitboard, terms: &mut Terms) {
        let (few, many, empty) = (
            position.pieces(Side::Few),
            position.pieces(Side::Many),
            position.empty(),
        );
        let needed = i32::from(position.left()) + 1 - self.floor;
        terms.set(Term::Needed, needed);
        terms.set(Term::NeededSquared, needed * needed);
        terms.set(Term::Hand, i32::from(position.hand()));
        let now = self.jumped_from_any(few, many, empty);
        let urgent = match position.turn() {
            Side::Few => Term::Hanging,
            Side::Many => Term::Threatened,
        };
        terms.set(urgent, count(now));
        let mut next = Bitboard::EMPTY;
        for from in few {
            let near = self.board.neighbours(from) & empty;
            next |= self.jumped_from_any(near, many, empty.with(from));
        }
        terms.set(Term::JumpableNext, count(next - now));
        let anywhere = self.jumped_from_any(room, many, empty | few);
        terms.set(Term::Gaps, count(anywhere));
    }

    fn count_advance(&self, position: &Position, terms: &mut Terms) {
        let many = position.pieces(Side::Many);
        let front = position
            .pieces(Side::Few)
            .into_iter()
            .map(|point| self.ahead[point.index()])
            .max();
        let (mut advance, mut passed) = (0, 0);
        for point in many {
            let ahead = self.ahead[point.index()];
            advance += ahead;
            passed += i32::from(Some(ahead) > front);
        }
        terms.set(Term::Advance, advance);
        terms.set(Term::Passed, passed);
        terms.set(Term::Pen, count(many & self.pen));
    }

    fn count_race(&self, position: &Position, terms: &mut Terms) {
        let ranks = || {
            position
                .pieces(Side::Many)
                .into_iter()
                .map(|point| self.ahead[point.index()])
        };
        let ragged = ranks().max().unwrap_or(0) - ranks().min().unwrap_or(0);
        terms.set(Term::Ragged, ragged);
        terms.set(Term::Advance, ranks().sum());
        let fox = position.pieces(Side::Few).first();
        let way = fox.and_then(|fox| distance(self.board, fox, self.goals, position.empty()));
        if let Some(steps) = way {
            terms.set(Term::Passage, 1);
            terms.set(Term::Nearness, 16 - steps);
        }
    }

    /// The many that a piece on `from` jumps first.
    fn jumped_from(&self, from: Point, many: Bitboard, empty: Bitboard) -> Bitboard {
        let mut jumped = Bitboard::EMPTY;
        if !self.captures || self.board.neighbours(from).is_disjoint(many) {
            return jumped;
        }
        for &(middle, landing) in self.board.jumps(from) {
            if many.has(middle) && empty.has(landing) {
                jumped = jumped.with(middle);
            }
        }
        jumped
    }

    fn jumped_from_any(&self, from: Bitboard, many: Bitboard, empty: Bitboard) -> Bitboard {
        let each = from.into_iter().map(|from| self.jumped_from(from, many, empty));
        each.fold(Bitboard::EMPTY, |all, jumped| all | jumped)
    }
}

fn floor(variant: Variant) -> i32 {
    let captures = variant.captures_to_win().unwrap_or(0);
    i32::from(variant.many_total()) + 1 - i32::from(captures)
}

fn count(points: Bitboard) -> i32 {
    i32::from(points.count())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn look(variant: Variant, text: &str, term: Term) -> i32 {
        let position = Position::from_text(variant, text).unwrap();
        Viewer::of(variant).look(&position).0[term as usize]
    }

    #[test]
    fn a_goose_beside_the_fox_with_a_gap_behind_hangs() {
        let text = "3/3/7/3F3/3g3/3/3 f 0 0";
        let variant = "fox-geese".parse().unwrap();
        assert_eq!(look(variant, text, Term::Hanging), 1);
        assert_eq!(look(variant, text, Term::Threatened), 0);
        assert_eq!(look(variant, text, Term::Needed), -2);
        assert_eq!(look(variant, &text.replace(" f ", " g "), Term::Threatened), 1);
    }

    #[test]
    fn a_goose_one_step_away_can_be_jumped_next() {
        let variant = "fox-geese".parse().unwrap();
        assert_eq!(look(variant, "3/3/7/3F3/7/1g1/3 f 0 0", Term::JumpableNext), 1);
        assert_eq!(look(variant, "3/3/7/3F3/7/3/1g1 f 0 0", Term::JumpableNext), 0);
    }

    #[test]
    fn the_room_ends_at_the_geese() {
        let text = "F2/ggg/7/7/7/3/3 f 0 0";
        let variant = "fox-geese".parse().unwrap();
        assert_eq!(look(variant, text, Term::Room), 2);
        assert_eq!(look(variant, text, Term::Holes), 27);
        assert_eq!(look(variant, text, Term::Gaps), 2);
    }

    #[test]
    fn a_tiger_in_its_corner_is_trapped() {
        let text = "Fgg1F/gg3/g1g2/5/F3F f 0 0";
        assert_eq!(look(Variant::BaghChal, text, Term::Trapped), 1);
        let open = text.replace("g1g2", "3g1");
        assert_eq!(look(Variant::BaghChal, &open, Term::Trapped), 0);
    }

    #[test]
    fn a_closed_line_of_hounds_leaves_no_passage() {
        let open = "4F3/8/8/8/8/8/8/1g1g1g1g f 0 0";
        assert_eq!(look(Variant::FoxHounds, open, Term::Passage), 0);
        let gap = "4F3/8/8/8/8/8/g7/3g1g1g f 0 0";
        assert_eq!(look(Variant::FoxHounds, gap, Term::Passage), 1);
        assert_eq!(look(Variant::FoxHounds, gap, Term::Ragged), 1);
    }
}
