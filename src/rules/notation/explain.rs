//! Why a text that names points of the board is none of the legal moves.
//!
//! The reason follows from the position and the law of the variant alone; no variant is named here.

use crate::rules::{
    movegen::Chain,
    moves::Move,
    point::{Coord, Point},
    position::Position,
    side::Side,
    variant::Role,
};

use super::{
    move_text::{Meant, Reason, Refusal},
    typed::Gap,
};

/// The refusal of a text that fits no legal move of a game that goes on.
pub(super) fn explain(position: &Position, meant: &Meant, legal: &[Move]) -> Refusal {
    let case = Case {
        position,
        meant,
        mover: position.variant().role(position.turn()),
    };
    let reason = case.reason().unwrap_or_else(|reason| reason);
    let candidates = legal
        .iter()
        .filter(|m| case.could_mean(&reason, m))
        .copied()
        .collect();
    Refusal::with(reason, position.variant(), candidates)
}

struct Case<'a> {
    position: &'a Position,
    meant: &'a Meant,
    /// What the side to move has.
    mover: Role,
}

/// The first reason found is the `Err`; what is left when all was looked at is the `Ok`.
type Found<T> = Result<T, Reason>;

impl Case<'_> {
    fn reason(&self) -> Found<Reason> {
        match self.meant.points[..] {
            [at] => Ok(self.single(at)),
            [from, to] => {
                self.may_leave(from)?;
                self.leg(self.position.lifted(from), from, to)?;
                // A sound jump that is not legal as it stands could go on.
                Ok(Reason::MustGoOn { at: self.coord(to) })
            }
            _ => self.chain(),
        }
    }

    /// One point: a placement that is not possible, or half of a move.
    fn single(&self, at: Point) -> Reason {
        let law = self.position.variant().law();
        let places = self.position.turn() == Side::Many && law.hand > 0;
        let stands = self.position.piece_at(at);
        match stands {
            Some(side) if places && self.position.hand() > 0 => self.occupied(at, side),
            None if places => Reason::HandEmpty { role: self.mover },
            _ if self.meant.placement && places => Reason::HandEmpty { role: self.mover },
            _ if self.meant.placement => Reason::NeverPlaced { role: self.mover },
            _ => Reason::OnlyOnePoint(self.coord(at)),
        }
    }

    /// Whether a piece of the side to move stands there and is free to move at all.
    fn may_leave(&self, from: Point) -> Found<()> {
        let hand = self.position.hand();
        if self.position.turn() == Side::Many && hand > 0 {
            return Err(Reason::MustPlace {
                role: self.mover,
                hand,
            });
        }
        match self.position.piece_at(from) {
            None => Err(Reason::NoPiece(self.coord(from))),
            Some(side) if side != self.position.turn() => Err(Reason::NotYours {
                at: self.coord(from),
                role: self.role(side),
            }),
            Some(_) => Ok(()),
        }
    }

    /// Three points and more: jump by jump.
    fn chain(&self) -> Found<Reason> {
        let points = &self.meant.points;
        let (first, last) = (points[0], points[points.len() - 1]);
        self.may_leave(first)?;
        let mut chain = self.position.lifted(first);
        for pair in points.windows(2) {
            let middle = self.leg(chain, pair[0], pair[1])?;
            if !self.position.rules.chains() {
                return Err(Reason::SingleJump { role: self.mover });
            }
            chain = chain.after(middle);
        }
        Ok(Reason::MustGoOn { at: self.coord(last) })
    }

    /// From one point to the next; the point jumped over if that is a sound jump.
    fn leg(&self, chain: Chain, from: Point, to: Point) -> Found<Point> {
        let (board, jumper) = (self.position.board(), self.jumps());
        if from == to {
            return Err(Reason::SamePoint(self.coord(from)));
        }
        if !jumper && self.meant.gaps.contains(&Gap::Cross) {
            return Err(Reason::NeverCaptures { role: self.mover });
        }
        if board.neighbours(from).has(to) {
            return Err(self.step(chain, from, to));
        }
        let Some(middle) = board.middle(from, to) else {
            return Err(self.neither(from, to));
        };
        let enemy = self.position.pieces(!self.position.turn()).has(middle);
        match self.standing(chain, to) {
            _ if !jumper && enemy => Err(Reason::NeverCaptures { role: self.mover }),
            _ if !jumper => Err(self.too_far(from, to)),
            _ if !chain.many.has(middle) => Err(Reason::NothingToJump {
                over: self.coord(middle),
            }),
            Some(side) => Err(Reason::LandingOccupied {
                at: self.coord(to),
                role: self.role(side),
            }),
            None => Ok(middle),
        }
    }

    /// Neighbours: a step that is not possible, or no jump where one is needed.
    fn step(&self, chain: Chain, from: Point, to: Point) -> Reason {
        let (from_at, to_at) = (self.coord(from), self.coord(to));
        let alone = self.meant.points.len() == 2;
        if !alone && self.jumps() {
            return Reason::NotACapture {
                from: from_at,
                to: to_at,
            };
        }
        if let Some(side) = self.standing(chain, to) {
            return self.occupied(to, side);
        }
        if !self.position.rules.steps(self.position.turn(), from).has(to) {
            let level = from_at.rank == to_at.rank;
            let role = self.mover;
            return if level {
                Reason::NeverSideways { role }
            } else {
                Reason::NeverBack { role }
            };
        }
        if !alone {
            return self.too_far(from, self.meant.points[self.meant.points.len() - 1]);
        }
        if self.meant.gaps.contains(&Gap::Cross) {
            return Reason::NotACapture {
                from: from_at,
                to: to_at,
            };
        }
        // A sound step that is not legal has to give way to a capture.
        Reason::MustCapture { role: self.mover }
    }

    /// Points that neither a line nor a jump joins.
    fn neither(&self, from: Point, to: Point) -> Reason {
        let (a, b) = (self.coord(from), self.coord(to));
        let by = (towards(a.file, b.file), towards(a.rank, b.rank));
        let board = self.position.board();
        let mut way = std::iter::successors(Some(from), |&point| board.along(point, by));
        if way.any(|point| point == to) {
            self.too_far(from, to)
        } else {
            Reason::NoLine { from: a, to: b }
        }
    }

    /// Whether a legal move may be what a text refused for this reason meant.
    fn could_mean(&self, reason: &Reason, m: &Move) -> bool {
        let points = &self.meant.points[..];
        match reason {
            Reason::MustCapture { .. } => true,
            Reason::OnlyOnePoint(_) => m.points().any(|point| point == points[0]),
            Reason::MustPlace { .. } => points.contains(&m.to()),
            Reason::SingleJump { .. } => m.points().eq(points[..2].iter().copied()),
            Reason::NotACapture { .. } => {
                let instead = self.position.rules.compulsory() && m.is_capture();
                instead || m.points().eq(points[..2].iter().copied())
            }
            Reason::MustGoOn { .. } => m.points().take(points.len()).eq(points.iter().copied()),
            Reason::GameOver
            | Reason::Unreadable
            | Reason::OffBoard { .. }
            | Reason::Ambiguous
            | Reason::NoPiece(_)
            | Reason::NotYours { .. }
            | Reason::SamePoint(_)
            | Reason::Occupied { .. }
            | Reason::NoLine { .. }
            | Reason::TooFar { .. }
            | Reason::NeverBack { .. }
            | Reason::NeverSideways { .. }
            | Reason::NeverCaptures { .. }
            | Reason::NothingToJump { .. }
            | Reason::LandingOccupied { .. }
            | Reason::HandEmpty { .. }
            | Reason::NeverPlaced { .. } => false,
        }
    }

    /// Whether the side to move captures in this variant.
    fn jumps(&self) -> bool {
        self.position.turn() == Side::Few && self.position.rules.captures()
    }

    /// Whose piece stands on a point in the middle of a chain.
    fn standing(&self, chain: Chain, at: Point) -> Option<Side> {
        if chain.many.has(at) {
            return Some(Side::Many);
        }
        (self.position.few.has(at) && !chain.empty.has(at)).then_some(Side::Few)
    }

    fn occupied(&self, at: Point, side: Side) -> Reason {
        Reason::Occupied {
            at: self.coord(at),
            role: self.role(side),
        }
    }

    fn too_far(&self, from: Point, to: Point) -> Reason {
        Reason::TooFar {
            role: self.mover,
            from: self.coord(from),
            to: self.coord(to),
        }
    }

    fn coord(&self, point: Point) -> Coord {
        self.position.board().coord(point)
    }

    fn role(&self, side: Side) -> Role {
        self.position.variant().role(side)
    }
}

/// One step from one file or rank towards another.
fn towards(from: u8, to: u8) -> i8 {
    match from.cmp(&to) {
        std::cmp::Ordering::Less => 1,
        std::cmp::Ordering::Equal => 0,
        std::cmp::Ordering::Greater => -1,
    }
}
