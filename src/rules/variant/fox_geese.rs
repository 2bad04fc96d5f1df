//! Fox and Geese: one fox against 13, 15 or 17 geese on the cross of 33 points with all diagonals.
//!
//! The fox starts in the middle and moves first, one point along any line. Geese step forward, straight or
//! diagonally, never back; with the option *sideways* also to the side. The fox may jump over a neighbouring
//! goose to the empty point behind it, which takes the goose, and may go on jumping in the same turn or stop
//! after any jump. It need not capture. Geese never capture.
//!
//! The fox wins when fewer than four geese are left or when the geese cannot move; the geese win when the fox
//! cannot move. Without sideways steps each goose step is progress, so no game is drawn. With them a game is
//! drawn by repetition or after a hundred quiet single moves (fifty by each side).
//!
//! Source: the standard game of 13 geese that descriptions of Halatafl and Gåsetavl start from, with its
//! options of 15 and 17 geese and of sideways steps. They are silent about who begins and where the further
//! geese stand; here the fox begins, a4 and g4 come first, b4 and f4 next.

use crate::rules::{board::Shape, side::Side};

use super::{
    Role,
    law::{Capture, Chain, Heading, Law, Material, Progress},
};

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

impl Geese {
    /// All, fewest first.
    pub const ALL: [Self; 3] = [Self::Thirteen, Self::Fifteen, Self::Seventeen];

    /// How many they are.
    #[must_use]
    pub const fn count(self) -> u8 {
        match self {
            Self::Thirteen => 13,
            Self::Fifteen => 15,
            Self::Seventeen => 17,
        }
    }

    /// The option with so many geese, if there is one.
    #[must_use]
    pub fn of(count: u8) -> Option<Self> {
        Self::ALL.into_iter().find(|geese| geese.count() == count)
    }
}

const THIRTEEN: &str = "
        . . .
        . . .
    . . . . . . .
    . . . F . . .
    g g g g g g g
        g g g
        g g g
";

const FIFTEEN: &str = "
        . . .
        . . .
    . . . . . . .
    g . . F . . g
    g g g g g g g
        g g g
        g g g
";

const SEVENTEEN: &str = "
        . . .
        . . .
    . . . . . . .
    g g . F . g g
    g g g g g g g
        g g g
        g g g
";

pub(super) const fn law(geese: Geese, sideways: bool) -> Law {
    Law {
        shape: Shape::Cross33Full,
        start: match geese {
            Geese::Thirteen => THIRTEEN,
            Geese::Fifteen => FIFTEEN,
            Geese::Seventeen => SEVENTEEN,
        },
        hand: 0,
        first: Side::Few,
        few: Role::Fox,
        many: Role::Goose,
        heading: Heading::Up,
        sideways,
        capture: Capture::Optional,
        chain: Chain::Optional,
        material: Material::FewerThan(4),
        pen: None,
        race: false,
        progress: Progress::CaptureOrAdvance,
        quiet_limit: if sideways { Some(100) } else { None },
    }
}
