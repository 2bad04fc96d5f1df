//! The one list of variants.
//!
//! # Adding a variant
//! 1. A file beside this one with its [`Law`]: only what is its own, the start drawn, the rules in prose with their
//!    source at the top. A law that no field can say yet becomes a field of [`Law`] and is obeyed in
//!    [`position`](super::position), which asks the fields and never the variant.
//! 2. Here: a member of [`Variant`] (and of [`Family`]), and a row of the list. The compiler then names each `match` that
//!    has to know it, and nothing else does: whoever needs all variants goes through [`Variant::ALL`].
//! 3. `tests/data/perft/<id>.perft`, the first depths counted by hand, and `UPDATE=1 cargo test playthrough` for
//!    `tests/data/playthroughs/<id>.txt`. Read both before committing. The law suite picks the variant up by itself.
//! 4. Its name and description in each locale; the test of the locales prints what is missing.

use std::{fmt, str::FromStr};

use super::{
    bitboard::Bitboard,
    board::{Board, Shape},
    side::Side,
};

mod bagh_chal;
mod drawing;
mod fox_geese;
mod fox_geese_ten;
mod fox_hounds;
mod gasetavl;
mod halatafl;
pub mod law;
mod rules;

pub use law::Law;
pub(crate) use rules::Rules;

/// A game with its options.
///
/// ```
/// use reynard::rules::variant::Variant;
///
/// let variant: Variant = "fox-geese-15-sideways".parse()?;
/// assert_eq!(variant.many_total(), 15);
/// assert_eq!(variant.to_string(), "fox-geese-15-sideways");
/// # Ok::<(), reynard::rules::variant::ParseVariantError>(())
/// ```
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

impl fmt::Display for Role {
    /// The word for one of them, for logs and the command line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Fox => "fox",
            Self::Goose => "goose",
            Self::Tiger => "tiger",
            Self::Goat => "goat",
            Self::Hound => "hound",
        })
    }
}

const COUNT: usize = 11;

/// The list. An id is stored and never changes.
static LIST: [Rules; COUNT] = [
    Rules::new(
        geese(Geese::Thirteen, false),
        "fox-geese",
        fox_geese::law(Geese::Thirteen, false),
    ),
    Rules::new(
        geese(Geese::Fifteen, false),
        "fox-geese-15",
        fox_geese::law(Geese::Fifteen, false),
    ),
    Rules::new(
        geese(Geese::Seventeen, false),
        "fox-geese-17",
        fox_geese::law(Geese::Seventeen, false),
    ),
    Rules::new(
        geese(Geese::Thirteen, true),
        "fox-geese-sideways",
        fox_geese::law(Geese::Thirteen, true),
    ),
    Rules::new(
        geese(Geese::Fifteen, true),
        "fox-geese-15-sideways",
        fox_geese::law(Geese::Fifteen, true),
    ),
    Rules::new(
        geese(Geese::Seventeen, true),
        "fox-geese-17-sideways",
        fox_geese::law(Geese::Seventeen, true),
    ),
    Rules::new(Variant::Halatafl, "halatafl", halatafl::LAW),
    Rules::new(Variant::Gasetavl, "gasetavl", gasetavl::LAW),
    Rules::new(Variant::FoxGeeseTen, "fox-geese-ten", fox_geese_ten::LAW),
    Rules::new(Variant::BaghChal, "bagh-chal", bagh_chal::LAW),
    Rules::new(Variant::FoxHounds, "fox-hounds", fox_hounds::LAW),
];

/// Ids that are read but never written.
const OTHER_IDS: [(&str, Variant); 2] = [
    ("fox-geese-13", geese(Geese::Thirteen, false)),
    ("fox-geese-13-sideways", geese(Geese::Thirteen, true)),
];

const fn geese(geese: Geese, sideways: bool) -> Variant {
    Variant::FoxGeese { geese, sideways }
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

    /// Its id: `fox-geese`, `halatafl` ... That of its variant without options.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.plain().id()
    }

    /// Its variant without options.
    #[must_use]
    pub const fn plain(self) -> Variant {
        match self {
            Self::FoxGeese => geese(Geese::Thirteen, false),
            Self::Halatafl => Variant::Halatafl,
            Self::Gasetavl => Variant::Gasetavl,
            Self::FoxGeeseTen => Variant::FoxGeeseTen,
            Self::BaghChal => Variant::BaghChal,
            Self::FoxHounds => Variant::FoxHounds,
        }
    }
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
}

impl Variant {
    /// Every variant with every combination of its options (eleven), in a fixed order.
    pub const ALL: [Self; COUNT] = {
        let mut all = [Self::FoxHounds; COUNT];
        let mut i = 0;
        while i < COUNT {
            all[i] = LIST[i].variant;
            i += 1;
        }
        all
    };

    /// The family it belongs to.
    #[must_use]
    pub const fn family(self) -> Family {
        match self {
            Self::FoxGeese { .. } => Family::FoxGeese,
            Self::Halatafl => Family::Halatafl,
            Self::Gasetavl => Family::Gasetavl,
            Self::FoxGeeseTen => Family::FoxGeeseTen,
            Self::BaghChal => Family::BaghChal,
            Self::FoxHounds => Family::FoxHounds,
        }
    }

    /// Its id with its options: `fox-geese`, `fox-geese-15-sideways`, `halatafl` ... Stored; never changes.
    #[must_use]
    pub fn id(self) -> &'static str {
        self.rules().id
    }

    /// Its rules as data.
    #[must_use]
    pub fn law(self) -> &'static Law {
        &self.rules().law
    }

    /// The board it is played on.
    #[must_use]
    pub fn board(self) -> &'static Board {
        self.rules().board
    }

    /// The shape of that board.
    #[must_use]
    pub fn shape(self) -> Shape {
        self.law().shape
    }

    /// What a side's pieces are.
    #[must_use]
    pub fn role(self, side: Side) -> Role {
        match side {
            Side::Few => self.law().few,
            Side::Many => self.law().many,
        }
    }

    /// The word for a side, one of it or several as the variant has them: `fox`, `foxes`, `tigers`, `geese`, `goats`,
    /// `hounds`. It stands in records and on the command line and never changes; people read their own language.
    #[must_use]
    pub fn side_word(self, side: Side) -> &'static str {
        match (self.role(side), side == Side::Few && self.few_total() == 1) {
            (Role::Fox, true) => "fox",
            (Role::Fox, false) => "foxes",
            (Role::Goose, _) => "geese",
            (Role::Tiger, _) => "tigers",
            (Role::Goat, _) => "goats",
            (Role::Hound, _) => "hounds",
        }
    }

    /// Who moves first.
    #[must_use]
    pub fn first(self) -> Side {
        self.law().first
    }

    /// How many of the few there are, always.
    #[must_use]
    pub fn few_total(self) -> u8 {
        self.rules().start.few.count()
    }

    /// How many of the many there are in all, those in the hand included.
    #[must_use]
    pub fn many_total(self) -> u8 {
        self.rules().total
    }

    /// With how many captures the few win; none where captures do not win.
    #[must_use]
    pub fn captures_to_win(self) -> Option<u8> {
        let rules = self.rules();
        (rules.floor > 0).then(|| rules.total + 1 - rules.floor)
    }

    /// After how many quiet single moves in a row a game is drawn, if ever.
    #[must_use]
    pub fn quiet_limit(self) -> Option<u16> {
        self.law().quiet_limit
    }

    /// The nine points of the pen (Halatafl), else none.
    #[must_use]
    pub fn pen(self) -> Bitboard {
        self.rules().pen
    }

    /// The row of the list.
    pub(crate) fn rules(self) -> &'static Rules {
        LIST.iter()
            .find(|rules| rules.variant == self)
            .expect("a row for every variant")
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

/// No variant has this id.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("there is no variant {0:?}")]
pub struct ParseVariantError(pub String);

impl FromStr for Variant {
    type Err = ParseVariantError;

    /// Reads an id as [`Variant::id`] writes it (`fox-geese-13` is `fox-geese`).
    fn from_str(id: &str) -> Result<Self, ParseVariantError> {
        let listed = LIST.iter().map(|rules| (rules.id, rules.variant));
        let named = listed.chain(OTHER_IDS).find(|&(known, _)| known == id);
        named
            .map(|(_, variant)| variant)
            .ok_or_else(|| ParseVariantError(id.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_variant_has_a_row_of_its_own() {
        let mut variants = Vec::new();
        for geese in Geese::ALL {
            variants.extend([false, true].map(|sideways| Variant::FoxGeese { geese, sideways }));
        }
        variants.extend(Family::ALL[1..].iter().map(|family| family.plain()));
        assert_eq!(variants.len(), COUNT);
        let ids: HashSet<_> = variants.iter().map(|variant| variant.id()).collect();
        assert_eq!(ids.len(), COUNT);
    }

    #[test]
    fn ids_are_read_as_written_and_thirteen_may_be_said() {
        for variant in Variant::ALL {
            assert_eq!(variant.id().parse(), Ok(variant));
        }
        assert_eq!("fox-geese-13".parse(), Ok(Family::FoxGeese.plain()));
        assert_eq!(
            "fox-geese-13-sideways".parse::<Variant>().unwrap().id(),
            "fox-geese-sideways"
        );
        assert_eq!(
            "Halatafl".parse::<Variant>(),
            Err(ParseVariantError("Halatafl".to_owned()))
        );
    }

    #[test]
    fn totals_are_those_of_the_rules() {
        let totals: Vec<_> = Variant::ALL
            .iter()
            .map(|v| (v.few_total(), v.many_total()))
            .collect();
        let geese = [(1, 13), (1, 15), (1, 17)];
        let others = [(2, 20), (1, 18), (1, 13), (4, 20), (1, 4)];
        assert_eq!(totals, [&geese[..], &geese, &others].concat());
    }

    #[test]
    fn captures_win_as_the_rules_say() {
        let captures = Variant::ALL.map(Variant::captures_to_win);
        let geese = [Some(10), Some(12), Some(14)];
        assert_eq!(captures[..3], geese);
        assert_eq!(captures[6..], [Some(12), Some(15), Some(10), Some(5), None]);
    }
}
