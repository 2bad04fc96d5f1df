//! Discord's ids.

use std::{fmt, str::FromStr};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

/// Milliseconds between the Unix epoch and Discord's.
const DISCORD_EPOCH_MS: i64 = 1_420_070_400_000;
const TIME_SHIFT: u32 = 22;

/// An id of anything: a person, a channel, a message, an interaction.
///
/// Ids are unique within a stand-in, ordered by when they were given out, and say when that was. JSON
/// carries them as strings.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Snowflake(u64);

impl Snowflake {
    /// The id with this number.
    #[must_use]
    pub const fn new(id: u64) -> Self {
        Self(id)
    }

    /// The number.
    #[must_use]
    pub const fn get(self) -> u64 {
        self.0
    }

    /// When the id was given out: milliseconds since the Unix epoch.
    #[must_use]
    pub fn created_ms(self) -> i64 {
        i64::try_from(self.0 >> TIME_SHIFT)
            .unwrap_or(i64::MAX)
            .saturating_add(DISCORD_EPOCH_MS)
    }
}

impl fmt::Display for Snowflake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Snowflake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for Snowflake {
    type Err = std::num::ParseIntError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Self)
    }
}

impl Serialize for Snowflake {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Snowflake {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse()
            .map_err(|_| D::Error::custom(format!("`{text}` is no id")))
    }
}

/// Gives out ids: the time in the high bits, and never one twice, however long the clock stands.
#[derive(Debug, Default)]
pub(crate) struct Mint {
    last: u64,
}

impl Mint {
    pub(crate) fn next(&mut self, now_ms: i64) -> Snowflake {
        let since = u64::try_from(now_ms.saturating_sub(DISCORD_EPOCH_MS)).unwrap_or(0);
        self.last = (since << TIME_SHIFT).max(self.last + 1);
        Snowflake(self.last)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_tell_their_time_and_never_repeat() {
        let mut mint = Mint::default();
        let now = DISCORD_EPOCH_MS + 86_400_000;
        let first = mint.next(now);
        let second = mint.next(now);
        let third = mint.next(now - 5);
        assert_eq!(first.created_ms(), now);
        assert!(first < second && second < third);
        assert_eq!("12".parse(), Ok(Snowflake::new(12)));
    }
}
