//! Messages and their history.

use jiff::Timestamp;
use serde_json::Value;

use crate::playground::{
    Snowflake,
    component::{self, kind},
};

use super::{Attachment, Button, Pings, Select};

pub(crate) const SUPPRESS_EMBEDS: u64 = 1 << 2;
pub(crate) const EPHEMERAL: u64 = 1 << 6;
pub(crate) const LOADING: u64 = 1 << 7;
pub(crate) const SUPPRESS_NOTIFICATIONS: u64 = 1 << 12;
pub(crate) const IS_COMPONENTS_V2: u64 = 1 << 15;

/// What the bot wrote, with everything it has been before.
#[derive(Debug, Clone)]
pub struct Message {
    /// Its id.
    pub id: Snowflake,
    /// Where it is.
    pub channel: Snowflake,
    /// Discord's message type: 0 plain, 20 answer to a slash command, 23 to a context menu.
    pub kind: u8,
    /// The only person who sees it, if it is ephemeral.
    pub reader: Option<Snowflake>,
    /// The interaction that it answers.
    pub interaction: Option<Snowflake>,
    /// Whom it really pinged: those named and allowed when it was *created*, as edits ping nobody.
    pub pinged: Pings,
    /// Whether it is gone.
    pub deleted: bool,
    /// What it was and is, oldest first, never empty.
    pub revisions: Vec<Revision>,
    pub(crate) nonce: Option<Value>,
}

/// One state of a message.
#[derive(Debug, Clone)]
pub struct Revision {
    /// Since when.
    pub at: Timestamp,
    /// The text, as written.
    pub content: String,
    /// The embeds, as the bot sent them (`attachment://` and all).
    pub embeds: Vec<Value>,
    /// The components, as the bot sent them, with the `id`s that Discord gives where they have none.
    pub components: Vec<Value>,
    /// The files, those shown in embeds and components included.
    pub attachments: Vec<Attachment>,
    /// Discord's message flags.
    pub flags: u64,
    /// Whom it names among those it may ping.
    pub mentions: Pings,
}

impl Message {
    /// What it is now.
    ///
    /// # Panics
    /// Never: there is always a revision.
    #[must_use]
    pub fn latest(&self) -> &Revision {
        self.revisions.last().expect("a first revision")
    }

    /// Goes back to what it was before the last change, as Discord now and then does by itself; `false` if it has never
    /// been anything else.
    pub(crate) fn go_back(&mut self) -> bool {
        let Some(before) = self.revisions.len().checked_sub(2) else {
            return false;
        };
        let earlier = self.revisions[before].clone();
        self.revisions.push(earlier);
        true
    }

    /// Whether it shows "thinking" and nothing else yet.
    #[must_use]
    pub fn is_thinking(&self) -> bool {
        self.latest().flags & LOADING != 0
    }

    /// Whether this person sees it, being in the channel.
    #[must_use]
    pub fn visible_to(&self, person: Snowflake) -> bool {
        !self.deleted && self.reader.is_none_or(|reader| reader == person)
    }
}

impl Revision {
    pub(crate) fn empty(at: Timestamp) -> Self {
        Self {
            at,
            content: String::new(),
            embeds: Vec::new(),
            components: Vec::new(),
            attachments: Vec::new(),
            flags: 0,
            mentions: Pings::default(),
        }
    }

    /// Whether there is nothing to show.
    pub(crate) fn is_blank(&self) -> bool {
        let bare = self.embeds.is_empty() && self.components.is_empty() && self.attachments.is_empty();
        bare && self.content.trim().is_empty()
    }

    /// Everybody whom its texts name.
    pub(crate) fn named(&self) -> Pings {
        let texts = std::iter::once(self.content.as_str()).chain(self.texts());
        Pings::named_in(&texts.collect::<Vec<_>>().join("\n"))
    }

    /// The components, each before what is nested in it.
    pub(crate) fn every_component(&self) -> Vec<&Value> {
        component::all(&self.components)
    }

    /// The buttons, in rows and beside sections, from top to bottom.
    #[must_use]
    pub fn buttons(&self) -> Vec<Button> {
        let all = self.every_component().into_iter();
        all.filter(|control| component::kind_of(control) == kind::BUTTON)
            .map(Button::read)
            .collect()
    }

    /// The menus, from top to bottom.
    #[must_use]
    pub fn selects(&self) -> Vec<Select> {
        let all = self.every_component().into_iter();
        all.filter(|control| component::is_select(control))
            .map(Select::read)
            .collect()
    }

    /// The texts among the components, as written, from top to bottom.
    #[must_use]
    pub fn texts(&self) -> Vec<&str> {
        let all = self.every_component().into_iter();
        all.filter(|text| component::kind_of(text) == kind::TEXT_DISPLAY)
            .filter_map(|text| text["content"].as_str())
            .collect()
    }

    /// The files that an embed shows by `attachment://name`.
    pub fn shown_in_embeds(&self) -> impl Iterator<Item = &Attachment> {
        self.attachments
            .iter()
            .filter(|file| self.names_in_embeds().any(|name| name == file.filename))
    }

    /// The files that stand by themselves: what Discord calls the message's attachments.
    pub fn shown_below(&self) -> impl Iterator<Item = &Attachment> {
        self.attachments
            .iter()
            .filter(|file| !self.is_shown_above(&file.filename))
    }

    fn is_shown_above(&self, name: &str) -> bool {
        self.names_in_embeds().any(|shown| shown == name)
            || self.names_in_components().any(|(_, shown)| shown == name)
    }

    /// The names after `attachment://` in the components, and the paths of the addresses.
    pub(crate) fn names_in_components(&self) -> impl Iterator<Item = (String, &str)> {
        let all = component::all_with_paths("components", &self.components);
        all.into_iter().flat_map(|(path, shown)| {
            let media = component::media(shown).into_iter();
            media.filter_map(move |(step, medium)| {
                let name = component::file_name(&medium["url"])?;
                Some((format!("{path}.{step}.url"), name))
            })
        })
    }

    /// The names after `attachment://` in the embeds.
    pub(crate) fn names_in_embeds(&self) -> impl Iterator<Item = &str> {
        let places = [
            ("image", "url"),
            ("thumbnail", "url"),
            ("author", "icon_url"),
            ("footer", "icon_url"),
        ];
        self.embeds.iter().flat_map(move |embed| {
            let urls = places.into_iter().map(|(object, key)| &embed[object][key]);
            urls.filter_map(component::file_name)
        })
    }
}
