//! What somebody may do in a channel.

use std::{fmt, ops};

use serde::{Serialize, Serializer};

/// A set of Discord's permission bits.
///
/// ```
/// use reynard::playground::Permissions;
///
/// let quiet = Permissions::BOT - Permissions::EMBED_LINKS;
/// assert!(quiet.contains(Permissions::SEND_MESSAGES));
/// assert!(!quiet.contains(Permissions::EMBED_LINKS));
/// ```
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Permissions(u64);

impl Permissions {
    /// Nothing at all.
    pub const NONE: Self = Self(0);
    /// Everything, whatever the other bits say.
    pub const ADMINISTRATOR: Self = Self(1 << 3);
    /// Change the server's settings.
    pub const MANAGE_GUILD: Self = Self(1 << 5);
    /// See the channel.
    pub const VIEW_CHANNEL: Self = Self(1 << 10);
    /// Write in a channel (not in threads).
    pub const SEND_MESSAGES: Self = Self(1 << 11);
    /// Delete what others wrote.
    pub const MANAGE_MESSAGES: Self = Self(1 << 13);
    /// Have embeds shown.
    pub const EMBED_LINKS: Self = Self(1 << 14);
    /// Attach files.
    pub const ATTACH_FILES: Self = Self(1 << 15);
    /// Read messages of earlier.
    pub const READ_MESSAGE_HISTORY: Self = Self(1 << 16);
    /// Ping everyone, here and every role.
    pub const MENTION_EVERYONE: Self = Self(1 << 17);
    /// Emoji of other servers.
    pub const USE_EXTERNAL_EMOJIS: Self = Self(1 << 18);
    /// Slash commands and context menus.
    pub const USE_APPLICATION_COMMANDS: Self = Self(1 << 31);
    /// Write in threads.
    pub const SEND_MESSAGES_IN_THREADS: Self = Self(1 << 38);

    /// What a bot invited with the usual link may do.
    pub const BOT: Self = Self(
        Self::VIEW_CHANNEL.0
            | Self::SEND_MESSAGES.0
            | Self::EMBED_LINKS.0
            | Self::ATTACH_FILES.0
            | Self::READ_MESSAGE_HISTORY.0
            | Self::USE_APPLICATION_COMMANDS.0
            | Self::SEND_MESSAGES_IN_THREADS.0,
    );
    /// What an ordinary member may do.
    pub const MEMBER: Self = Self(Self::BOT.0 | Self::USE_EXTERNAL_EMOJIS.0);
    /// What the owner of a server may do.
    pub const OWNER: Self =
        Self(Self::MEMBER.0 | Self::ADMINISTRATOR.0 | Self::MANAGE_GUILD.0 | Self::MANAGE_MESSAGES.0);

    /// What can be given to a bot in a channel or taken from it, by Discord's names.
    pub(crate) const NAMED: [(&'static str, Self); 8] = [
        ("VIEW_CHANNEL", Self::VIEW_CHANNEL),
        ("SEND_MESSAGES", Self::SEND_MESSAGES),
        ("SEND_MESSAGES_IN_THREADS", Self::SEND_MESSAGES_IN_THREADS),
        ("EMBED_LINKS", Self::EMBED_LINKS),
        ("ATTACH_FILES", Self::ATTACH_FILES),
        ("READ_MESSAGE_HISTORY", Self::READ_MESSAGE_HISTORY),
        ("USE_EXTERNAL_EMOJIS", Self::USE_EXTERNAL_EMOJIS),
        ("MENTION_EVERYONE", Self::MENTION_EVERYONE),
    ];

    /// The set of these bits, as Discord counts them.
    #[must_use]
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// The bits, as Discord counts them.
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// Whether all of `other` is in this set, or this set holds [`ADMINISTRATOR`](Self::ADMINISTRATOR).
    #[must_use]
    pub const fn contains(self, other: Self) -> bool {
        self.0 & other.0 == other.0 || self.0 & Self::ADMINISTRATOR.0 != 0
    }
}

impl ops::BitOr for Permissions {
    type Output = Self;

    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl ops::Sub for Permissions {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl fmt::Debug for Permissions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:#b}", self.0)
    }
}

impl Serialize for Permissions {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}
