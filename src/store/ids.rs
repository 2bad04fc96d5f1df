//! Typed ids: Discord's snowflakes and our own row numbers.

use std::fmt;

macro_rules! snowflake {
    ($($(#[$doc:meta])* $name:ident),* $(,)?) => {$(
        $(#[$doc])*
        ///
        /// A Discord snowflake, kept bit for bit in SQLite's signed column.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, sqlx::Type)]
        #[sqlx(transparent)]
        pub struct $name(i64);

        impl $name {
            /// From the number that Discord uses.
            #[must_use]
            pub const fn new(snowflake: u64) -> Self {
                Self(snowflake.cast_signed())
            }

            /// The number that Discord uses.
            #[must_use]
            pub const fn get(self) -> u64 {
                self.0.cast_unsigned()
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.get().fmt(f)
            }
        }
    )*};
}

macro_rules! row_number {
    ($($(#[$doc:meta])* $name:ident),* $(,)?) => {$(
        $(#[$doc])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, sqlx::Type)]
        #[sqlx(transparent)]
        pub struct $name(pub i64);

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    )*};
}

snowflake! {
    /// A person.
    PlayerId,
    /// A server.
    GuildId,
    /// A channel, a thread or a direct message.
    ChannelId,
    /// A message.
    MessageId,
    /// One press or one command.
    InteractionId,
}

row_number! {
    /// A game; people see it as `#12`.
    GameId,
    /// A challenge.
    ChallengeId,
    /// What one player asks of the other.
    OfferId,
    /// Something that Discord must still be told.
    OutboxId,
}
