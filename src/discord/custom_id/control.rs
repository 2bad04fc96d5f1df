//! What the controls of panels are for.

/// What a person sets for themselves by a menu.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Own {
    /// Their language.
    Language,
    /// How their boards look.
    Theme,
    /// How strongly the computer plays against them.
    Level,
    /// Where they are reminded.
    Reminders,
    /// When their quiet hours begin.
    QuietFrom,
    /// When they end.
    QuietTo,
}

impl Own {
    /// All.
    pub const ALL: [Self; 6] = [
        Self::Language,
        Self::Theme,
        Self::Level,
        Self::Reminders,
        Self::QuietFrom,
        Self::QuietTo,
    ];

    /// Its id, by which the words for it are keyed as well.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Language => "language",
            Self::Theme => "theme",
            Self::Level => "level",
            Self::Reminders => "reminders",
            Self::QuietFrom => "quiet-from",
            Self::QuietTo => "quiet-to",
        }
    }

    pub(super) fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|own| own.id() == id)
    }
}

/// What is set for a server by a menu.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shared {
    /// The language that everybody there reads.
    Language,
    /// What is played unless somebody says.
    Variant,
    /// How many games may run in a channel.
    MostGames,
    /// Where games are allowed.
    Channels,
}

impl Shared {
    /// All.
    pub const ALL: [Self; 4] = [Self::Language, Self::Variant, Self::MostGames, Self::Channels];

    /// Its id, by which the words for it are keyed as well.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Language => "language",
            Self::Variant => "variant",
            Self::MostGames => "most-games",
            Self::Channels => "channels",
        }
    }

    pub(super) fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|shared| shared.id() == id)
    }
}

/// What somebody wants to do with what is stored about them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Privacy {
    /// Read what it is.
    Show,
    /// Have all of it in a file.
    Export,
    /// Have it deleted; they are asked whether they mean it.
    Ask,
    /// Have it deleted.
    Forget,
}

impl Privacy {
    /// All.
    pub const ALL: [Self; 4] = [Self::Show, Self::Export, Self::Ask, Self::Forget];

    pub(super) const fn id(self) -> &'static str {
        match self {
            Self::Show => "show",
            Self::Export => "export",
            Self::Ask => "ask",
            Self::Forget => "forget",
        }
    }

    pub(super) fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|step| step.id() == id)
    }
}
