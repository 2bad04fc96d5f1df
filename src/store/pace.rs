//! How long a player may think about each move.

use jiff::SignedDuration;

/// The time for each move.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pace {
    /// One hour.
    Hour,
    /// One day.
    Day,
    /// Three days.
    ThreeDays,
    /// Seven days.
    Week,
}

impl Pace {
    /// All, the quickest first.
    pub const ALL: [Self; 4] = [Self::Hour, Self::Day, Self::ThreeDays, Self::Week];

    /// As commands take it.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Hour => "1h",
            Self::Day => "1d",
            Self::ThreeDays => "3d",
            Self::Week => "7d",
        }
    }

    /// The pace with this id.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|pace| pace.id() == id)
    }

    /// How long that is.
    #[must_use]
    pub const fn span(self) -> SignedDuration {
        SignedDuration::from_hours(match self {
            Self::Hour => 1,
            Self::Day => 24,
            Self::ThreeDays => 72,
            Self::Week => 168,
        })
    }

    /// As stored: milliseconds.
    pub(super) fn ms(self) -> i64 {
        self.span().as_secs() * 1000
    }

    pub(super) fn from_ms(ms: i64) -> Option<Self> {
        Self::ALL.into_iter().find(|pace| pace.ms() == ms)
    }
}
