//! The one list of variants.

use std::{fmt, str::FromStr};

use super::{
    bitboard::Bitboard,
    board::{Board, Shape},
    side::Side,
};

/// A game with its options.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Variant {
    /// Fox and Geese.
    FoxGeese {
        /// How many geese at the start.
        geese: Geese,
        /// Whether geese may move sideways.
        sideways: bool,
    },
    /// Two foxes, twenty geese.
    Halatafl,
    /// The large cross.
    Gasetavl,
    /// Fox and Geese to ten captures.
    FoxGeeseTen,
    /// Tigers and goats.
    BaghChal,
    /// On the chessboard.
    FoxHounds,
}

/// How many geese a game of Fox and Geese starts with.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Geese {
    /// 13.
    Thirteen,
    /// 15.
    Fifteen,
    /// 17.
    Seventeen,
}

/// The variants as people choose them, options apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Family {
    /// `fox-geese`.
    FoxGeese,
    /// `halatafl`.
    Halatafl,
    /// `gasetavl`.
    Gasetavl,
    /// `fox-geese-ten`.
    FoxGeeseTen,
    /// `bagh-chal`.
    BaghChal,
    /// `fox-hounds`.
    FoxHounds,
}

/// What the pieces are called.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Role {
    /// One fox, or each of two.
    Fox,
    /// A goose.
    Goose,
    /// A tiger.
    Tiger,
    /// A goat.
    Goat,
    /// A hound.
    Hound,
}

impl Family {
    /// All, in the order in which people see them.
    pub const ALL: [Self; 6] = [
        Self::FoxGeese,
        Self::Halatafl,
        Self::Gasetavl,
        Self::FoxGeeseTen,
        Self::BaghChal,
        Self::FoxHounds,
    ];

    /// Its id: `fox-geese`, `halatafl` ...
    #[must_use]
    pub fn id(self) -> &'static str {
        todo!()
    }
}

impl Variant {
    /// Every variant with every combination of its options (eleven), in a fixed order.
    pub const ALL: [Self; 11] = [Self::FoxHounds; 11];

    /// The family it belongs to.
    #[must_use]
    pub fn family(self) -> Family {
        todo!()
    }

    /// Its id with its options: `fox-geese`, `fox-geese-15-sideways`, `halatafl` ... Stored; never changes.
    #[must_use]
    pub fn id(self) -> &'static str {
        todo!()
    }

    /// The board it is played on.
    #[must_use]
    pub fn board(self) -> &'static Board {
        Board::of(self.shape())
    }

    /// The shape of that board.
    #[must_use]
    pub fn shape(self) -> Shape {
        todo!()
    }

    /// What a side's pieces are.
    #[must_use]
    pub fn role(self, _side: Side) -> Role {
        todo!()
    }

    /// Who moves first.
    #[must_use]
    pub fn first(self) -> Side {
        todo!()
    }

    /// How many of the many there are in all, those in the hand included.
    #[must_use]
    pub fn many_total(self) -> u8 {
        todo!()
    }

    /// The nine points of the pen (Halatafl), else none.
    #[must_use]
    pub fn pen(self) -> Bitboard {
        todo!()
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

/// No variant has this id.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no variant {0:?}")]
pub struct ParseVariantError(pub String);

impl FromStr for Variant {
    type Err = ParseVariantError;

    /// Reads an id as [`Variant::id`] writes it (`fox-geese-13` is `fox-geese`).
    fn from_str(_id: &str) -> Result<Self, ParseVariantError> {
        todo!()
    }
}
