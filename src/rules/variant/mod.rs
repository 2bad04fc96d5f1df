//! The one list of variants.
//!
//! # Adding a variant
//! 1. A file beside this one with its [`Law`]: only what is its own, the start drawn, the rules in prose with
//!    their source at the top. A law that no field can say yet becomes a field of [`Law`] and is obeyed in
//!    [`position`](super::position), which asks the fields and never the variant.
//! 2. Here: a member of [`Variant`] (and of [`Family`]), and a row of the list. The compiler then names each
//!    `match` that has to know it, and nothing else does: whoever needs all variants goes through
//!    [`Variant::ALL`].
//! 3. `tests/data/perft/<id>.perft`, the first depths counted by hand, and `UPDATE=1 cargo test playthrough`
//!    for `tests/data/playthroughs/<id>.txt`. Read both before committing. The law suite picks the variant up
//!    by itself.
//! 4. Its name and description in each locale; the test of the locales prints what is missing.

use std::{fmt, str::FromStr};

use super::{
    bitboard::Bitboard,
    board::{Board, Shape},
    side::Side,
};

mod bagh_chal;
mod drawing;
mod family;
mod fox_geese;
mod fox_geese_ten;
mod fox_hounds;
mod gasetavl;
mod halatafl;
pub mod law;
mod role;
mod rules;

pub use family::Family;
pub use fox_geese::Geese;
pub use law::Law;
pub use role::Role;
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

const COUNT: usize = 11;

/// The list. An id is stored and never changes.
static LIST: [Rules; COUNT] = [
    fox_geese_row("fox-geese", Geese::Thirteen, false),
    fox_geese_row("fox-geese-15", Geese::Fifteen, false),
    fox_geese_row("fox-geese-17", Geese::Seventeen, false),
    fox_geese_row("fox-geese-sideways", Geese::Thirteen, true),
    fox_geese_row("fox-geese-15-sideways", Geese::Fifteen, true),
    fox_geese_row("fox-geese-17-sideways", Geese::Seventeen, true),
    Rules::new(Variant::Halatafl, "halatafl", halatafl::LAW),
    Rules::new(Variant::Gasetavl, "gasetavl", gasetavl::LAW),
    Rules::new(Variant::FoxGeeseTen, "fox-geese-ten", fox_geese_ten::LAW),
    Rules::new(Variant::BaghChal, "bagh-chal", bagh_chal::LAW),
    Rules::new(Variant::FoxHounds, "fox-hounds", fox_hounds::LAW),
];

/// Ids that are read but never written, and the ids they stand for.
const OTHER_IDS: [(&str, &str); 2] = [
    ("fox-geese-13", "fox-geese"),
    ("fox-geese-13-sideways", "fox-geese-sideways"),
];

const fn fox_geese_row(id: &'static str, geese: Geese, sideways: bool) -> Rules {
    Rules::new(
        Variant::FoxGeese { geese, sideways },
        id,
        fox_geese::law(geese, sideways),
    )
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

    /// The word for a side, one of it or several as the variant has them: `fox`, `foxes`, `tigers`, `geese`,
    /// `goats`, `hounds`. It stands in records and on the command line and never changes; people read their
    /// own language.
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
        let other = OTHER_IDS.iter().find(|(other, _)| *other == id);
        let wanted = other.map_or(id, |(_, listed)| listed);
        let row = LIST.iter().find(|rules| rules.id == wanted);
        row.map(|rules| rules.variant)
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
    fn options_are_refused_where_there_are_none() {
        let fifteen = Variant::FoxGeese {
            geese: Geese::Fifteen,
            sideways: true,
        };
        assert_eq!(Family::FoxGeese.variant(Geese::of(15), Some(true)), Some(fifteen));
        assert_eq!(
            Family::FoxGeese.variant(None, None),
            Some(Family::FoxGeese.plain())
        );
        assert_eq!(Family::Halatafl.variant(None, None), Some(Variant::Halatafl));
        assert_eq!(Family::Halatafl.variant(None, Some(false)), None);
        assert_eq!(Family::BaghChal.variant(Geese::of(13), None), None);
        assert_eq!(Geese::of(14), None);
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
