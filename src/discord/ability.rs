//! What the bot may do where an interaction was made, and answers that keep to it.
//!
//! Discord says with each interaction what the bot may do in its channel. Answers are cut to that before they are
//! sent, so that nothing is sent that would be refused. No answer contains emoji of a server's own, for which a
//! permission would be needed too.

use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard, PoisonError},
};

use super::outgoing::{Embed, Outgoing};
use crate::{
    app::{Caller, ChannelId},
    locale::{Locale, Text},
};

/// Discord's bits.
const ADMINISTRATOR: u64 = 1 << 3;
const VIEW_CHANNEL: u64 = 1 << 10;
const SEND_MESSAGES: u64 = 1 << 11;
const EMBED_LINKS: u64 = 1 << 14;
const ATTACH_FILES: u64 = 1 << 15;
const SEND_MESSAGES_IN_THREADS: u64 = 1 << 38;

/// What the bot needs in a server: to see channels, to write in them and their threads, frames, files.
pub const NEEDED: u64 = VIEW_CHANNEL | SEND_MESSAGES | SEND_MESSAGES_IN_THREADS | EMBED_LINKS | ATTACH_FILES;

/// Where somebody who manages a server invites the bot with what it needs.
#[must_use]
pub fn invitation(application: u64) -> String {
    format!(
        "https://discord.com/oauth2/authorize?client_id={application}&scope=bot+applications.commands&permissions={NEEDED}"
    )
}

/// What the bot may do in a channel.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Ability {
    bits: u64,
    in_thread: bool,
}

impl Ability {
    /// By Discord's bits; everything where it does not say.
    #[must_use]
    pub fn new(bits: Option<u64>, in_thread: bool) -> Self {
        let bits = bits.filter(|bits| bits & ADMINISTRATOR == 0).unwrap_or(u64::MAX);
        Self { bits, in_thread }
    }

    /// Where the caller is.
    #[must_use]
    pub fn of(by: &Caller) -> Self {
        Self::new(by.permissions, by.parent.is_some())
    }

    /// Whether it may write there by itself, not only answer.
    #[must_use]
    pub const fn posts(self) -> bool {
        let write = if self.in_thread {
            SEND_MESSAGES_IN_THREADS
        } else {
            SEND_MESSAGES
        };
        self.has(VIEW_CHANNEL) && self.has(write)
    }

    /// The same message as the bot may show it: letters where it may attach nothing, with a sentence why; plain text
    /// where frames are not shown.
    #[must_use]
    pub fn fit(self, out: Outgoing, locale: Locale) -> Outgoing {
        let out = if self.has(ATTACH_FILES) {
            out
        } else {
            without_files(out, locale)
        };
        if self.has(EMBED_LINKS) { out } else { unframed(out) }
    }

    const fn has(self, bit: u64) -> bool {
        self.bits & bit != 0
    }
}

/// The channels in which something was not permitted when somebody last used the bot there.
///
/// What is posted there by itself keeps to that too. Forgotten with the process, it is learned again.
#[derive(Debug, Default)]
pub struct Wanting(Mutex<HashMap<ChannelId, Known>>);

#[derive(Debug, Clone, Copy)]
struct Known {
    ability: Ability,
    locale: Locale,
    is_guest: bool,
}

impl Wanting {
    /// Learns what the bot may do where the caller is, which speaks this language.
    pub fn learn(&self, by: &Caller, locale: Locale) {
        let ability = Ability::of(by);
        let mut all = self.known();
        if ability.has(ATTACH_FILES) && ability.has(EMBED_LINKS) && ability.posts() {
            all.remove(&by.channel);
        } else {
            let is_guest = by.is_guest;
            let known = Known {
                ability,
                locale,
                is_guest,
            };
            all.insert(by.channel, known);
        }
    }

    /// Whether the bot is at home in a channel and may yet only answer there.
    #[must_use]
    pub fn is_mute(&self, channel: ChannelId) -> bool {
        let known = self.known().get(&channel).copied();
        known.is_some_and(|known| !known.is_guest && !known.ability.posts())
    }

    /// The same message as the bot may show it in a channel, as far as that is known.
    #[must_use]
    pub fn fit(&self, channel: ChannelId, out: Outgoing) -> Outgoing {
        let known = self.known().get(&channel).copied();
        match known {
            Some(known) => known.ability.fit(out, known.locale),
            None => out,
        }
    }

    fn known(&self) -> MutexGuard<'_, HashMap<ChannelId, Known>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn without_files(mut out: Outgoing, locale: Locale) -> Outgoing {
    let picture = out.picture.take();
    if picture.is_none() && out.file.is_none() {
        return out;
    }
    out.file = None;
    let instead = out.letters.take().or(picture.map(|picture| picture.alt));
    if let Some(instead) = instead {
        out.add_line(&instead);
    }
    out.add_line(&locale.text(&Text::AbilityNoFiles));
    out
}

fn unframed(mut out: Outgoing) -> Outgoing {
    if let Some(embed) = out.embed.take() {
        let lines = out.content.take().into_iter().chain(lines(embed));
        let content = lines.collect::<Vec<_>>().join("\n");
        out = Outgoing {
            content: Some(content),
            ..out
        };
        out.content = Some(out.in_words());
    }
    out
}

fn lines(embed: Embed) -> impl Iterator<Item = String> {
    let title = embed.title.map(|title| format!("**{title}**"));
    let fields: Vec<String> = embed
        .fields
        .into_iter()
        .map(|field| format!("**{}**\n{}", field.name, field.value))
        .collect();
    let footer = embed.footer.map(|footer| footer.text);
    title
        .into_iter()
        .chain(embed.description)
        .chain(fields)
        .chain(footer)
}
