//! A variant's rules made ready for use: its law with sets and tables of points.

use std::hash::{Hash, Hasher};

use crate::rules::{
    bitboard::Bitboard,
    board::Board,
    geometry::DIRECTIONS,
    point::Point,
    side::{BySide, Side},
};

use super::{
    Variant,
    drawing::points_with,
    law::{Capture, Chain, Heading, Law, Material, Progress},
};

/// All that positions of a variant share. One for each variant, computed at compile time.
#[derive(Debug)]
pub(crate) struct Rules {
    pub(crate) variant: Variant,
    pub(crate) id: &'static str,
    pub(crate) law: Law,
    pub(crate) board: &'static Board,
    /// The points of the board on which a piece can stand.
    pub(crate) used: Bitboard,
    /// The pieces on the board at the start.
    pub(crate) start: BySide<Bitboard>,
    pub(crate) pen: Bitboard,
    /// How many of the many there are in all, those in the hand included.
    pub(crate) total: u8,
    /// The few have won when fewer of the many are left.
    pub(crate) floor: u8,
    /// Where each side's pieces step to from each point.
    few_steps: Steps,
    many_steps: Steps,
    /// Which of the steps of the many are progress.
    advances: Steps,
}

type Steps = [Bitboard; 64];

impl Rules {
    pub(super) const fn new(variant: Variant, id: &'static str, law: Law) -> Self {
        let board = Board::of(law.shape);
        let start = BySide {
            few: points_with(b'F', law.start, board),
            many: points_with(b'g', law.start, board),
        };
        let total = start.many.count() + law.hand;
        let advances = match law.progress {
            Progress::Capture => [Bitboard::EMPTY; 64],
            Progress::CaptureOrAdvance => steps(board, law.heading, false),
        };
        Self {
            variant,
            id,
            board,
            used: board.used(),
            start,
            pen: match law.pen {
                Some(drawing) => points_with(b'#', drawing, board),
                None => Bitboard::EMPTY,
            },
            total,
            floor: match law.material {
                Material::None => 0,
                Material::Captures(captures) => total + 1 - captures,
                Material::FewerThan(least) => least,
            },
            few_steps: steps(board, Heading::Any, true),
            many_steps: steps(board, law.heading, law.sideways),
            advances,
            law,
        }
    }

    /// Whether anybody captures.
    #[inline]
    pub(crate) fn captures(&self) -> bool {
        self.law.capture != Capture::None
    }

    /// Whether whoever can capture must.
    #[inline]
    pub(crate) fn compulsory(&self) -> bool {
        self.law.capture == Capture::Compulsory
    }

    /// Whether a jump may be followed by another.
    #[inline]
    pub(crate) fn chains(&self) -> bool {
        self.law.chain != Chain::Single
    }

    /// Whether a jump must be followed by another where it can.
    #[inline]
    pub(crate) fn maximal(&self) -> bool {
        self.law.chain == Chain::Compulsory
    }

    /// Where a piece of a side steps to from a point, if nothing stands there.
    #[inline]
    pub(crate) fn steps(&self, side: Side, from: Point) -> Bitboard {
        match side {
            Side::Few => self.few_steps[from.index()],
            Side::Many => self.many_steps[from.index()],
        }
    }

    /// Whether a step of a side sets the count of quiet moves to 0.
    #[inline]
    pub(crate) fn is_progress(&self, side: Side, from: Point, to: Point) -> bool {
        side == Side::Many && self.advances[from.index()].has(to)
    }
}

/// The steps that lead one way, and sideways if wanted, from each point of the board.
const fn steps(board: &Board, heading: Heading, sideways: bool) -> Steps {
    let mut steps = [Bitboard::EMPTY; 64];
    let mut index = 0;
    while index < board.points().count() {
        let from = Point::new(index);
        let mut i = 0;
        while i < DIRECTIONS.len() {
            let rise = DIRECTIONS[i].1;
            let leads = heading.leads(rise) || (sideways && rise == 0);
            if leads && let Some(to) = board.along(from, DIRECTIONS[i]) {
                steps[index as usize] = steps[index as usize].with(to);
            }
            i += 1;
        }
        index += 1;
    }
    steps
}

/// There is one for each variant, so the variant decides.
impl PartialEq for Rules {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self, other) || self.variant == other.variant
    }
}

impl Eq for Rules {}

impl Hash for Rules {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.variant.hash(state);
    }
}
