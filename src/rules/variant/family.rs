//! The variants without their options.

use super::{Geese, Variant};

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
            Self::FoxGeese => Variant::FoxGeese {
                geese: Geese::Thirteen,
                sideways: false,
            },
            Self::Halatafl => Variant::Halatafl,
            Self::Gasetavl => Variant::Gasetavl,
            Self::FoxGeeseTen => Variant::FoxGeeseTen,
            Self::BaghChal => Variant::BaghChal,
            Self::FoxHounds => Variant::FoxHounds,
        }
    }

    /// Its variant with these options, where `None` is the usual: 13 geese, not sideways. `None` if an option
    /// is given that the family does not have.
    #[must_use]
    pub fn variant(self, geese: Option<Geese>, sideways: Option<bool>) -> Option<Variant> {
        let Variant::FoxGeese {
            geese: usual,
            sideways: usually,
        } = self.plain()
        else {
            return (geese.is_none() && sideways.is_none()).then_some(self.plain());
        };
        let (geese, sideways) = (geese.unwrap_or(usual), sideways.unwrap_or(usually));
        Some(Variant::FoxGeese { geese, sideways })
    }
}
