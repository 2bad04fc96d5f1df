//! What a position might be, before anybody has looked whether it can.

use std::fmt;

use super::{
    bitboard::Bitboard,
    side::{BySide, Side},
    variant::Variant,
};

/// The highest count of quiet moves that a position holds; further quiet moves leave it there. Far beyond
/// every limit.
pub const MAX_QUIET: u16 = 999;

/// Pieces, hand, side to move and quiet moves of any kind, nonsense included. What has passed the door is a
/// [`Position`](super::position::Position).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Setup {
    /// The game.
    pub variant: Variant,
    /// Where each side's pieces stand.
    pub pieces: BySide<Bitboard>,
    /// How many of the many are still to be placed.
    pub hand: u8,
    /// Who is to move.
    pub turn: Side,
    /// Single moves since the last progress.
    pub quiet: u16,
}

/// What keeps a setup from being a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, thiserror::Error)]
#[non_exhaustive]
pub enum Flaw {
    /// Not the variant's number of few.
    #[error("{found} F instead of {wanted}")]
    FewCount {
        /// How many there are.
        found: u8,
        /// How many there must be.
        wanted: u8,
    },
    /// More of the many, on the board and in the hand, than the variant has.
    #[error("{found} g on the board and in the hand, more than {most}")]
    TooManyOfTheMany {
        /// How many there are.
        found: u16,
        /// How many there may be.
        most: u8,
    },
    /// Something in the hand where nothing is placed.
    #[error("{0} in the hand, but nothing is placed in this game")]
    Hand(u8),
    /// Two pieces on one point.
    #[error("two pieces on one point")]
    Overlap(Bitboard),
    /// Pieces where none can ever stand.
    #[error("a piece where none can ever stand")]
    Unusable(Bitboard),
    /// More quiet moves than are counted.
    #[error("{0} quiet moves, more than {MAX_QUIET}")]
    Quiet(u16),
}

/// A setup that is no position, with all the reasons (at least one).
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub struct PositionError {
    /// What was refused.
    pub setup: Setup,
    /// All that is wrong with it.
    pub flaws: Vec<Flaw>,
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, flaw) in self.flaws.iter().enumerate() {
            let comma = if i == 0 { "" } else { ", " };
            write!(f, "{comma}{flaw}")?;
        }
        Ok(())
    }
}

impl Setup {
    /// The start of a variant.
    #[must_use]
    pub fn start(variant: Variant) -> Self {
        let rules = variant.rules();
        Self {
            variant,
            pieces: rules.start,
            hand: rules.law.hand,
            turn: rules.law.first,
            quiet: 0,
        }
    }

    /// All that keeps it from being a position.
    #[must_use]
    pub fn flaws(&self) -> Vec<Flaw> {
        let BySide { few, many } = self.pieces;
        let unusable = (few | many) - self.variant.board().used();
        [
            self.few_flaw(),
            self.many_flaw(),
            (self.hand > 0 && self.variant.law().hand == 0).then_some(Flaw::Hand(self.hand)),
            (!few.is_disjoint(many)).then_some(Flaw::Overlap(few & many)),
            (!unusable.is_empty()).then_some(Flaw::Unusable(unusable)),
            (self.quiet > MAX_QUIET).then_some(Flaw::Quiet(self.quiet)),
        ]
        .into_iter()
        .flatten()
        .collect()
    }

    fn few_flaw(&self) -> Option<Flaw> {
        let (found, wanted) = (self.pieces.few.count(), self.variant.few_total());
        (found != wanted).then_some(Flaw::FewCount { found, wanted })
    }

    fn many_flaw(&self) -> Option<Flaw> {
        let found = u16::from(self.pieces.many.count()) + u16::from(self.hand);
        let most = self.variant.many_total();
        (found > u16::from(most)).then_some(Flaw::TooManyOfTheMany { found, most })
    }
}
