//! What pieces are.

use std::fmt;

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
