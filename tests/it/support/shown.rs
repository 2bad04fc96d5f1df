//! A message on somebody's screen.

use std::fmt;

use reynard::playground::{Attachment, Button, Message, Revision, Select, Snowflake, World};
use serde_json::Value;

use super::Discord;

/// The buttons under a board of two people,
pub(crate) const RUNNING: [&str; 2] = ["Draw", "Resign"];

/// where hints are allowed,
pub(crate) const WITH_HINTS: [&str; 3] = ["Hint", "Draw", "Resign"];

/// and when it is over.
pub(crate) const OVER: [&str; 2] = ["Rematch", "Analyze"];

/// A message as it was when the test looked at it.
///
/// Printed, it is what a person sees: for whom it is, the text or the texts among its components, embeds behind bars, pictures and files as
/// `(name "alternative text")`, buttons as `[label]`, menus as `{placeholder: options}`, whom it pinged.
#[derive(Debug, Clone)]
pub(crate) struct Shown {
    discord: Discord,
    pub(crate) id: Snowflake,
    message: Message,
}

impl Shown {
    /// The message, which the test has thereby seen.
    pub(super) fn of(discord: &Discord, message: Message) -> Self {
        discord.look_at(message.id);
        Self {
            discord: discord.clone(),
            id: message.id,
            message,
        }
    }

    /// What it is now.
    pub(crate) fn now(&self) -> Self {
        let message = self.discord.read(|world| world.message(self.id).cloned());
        Self {
            message: message.expect("a message that was there"),
            ..self.clone()
        }
    }

    /// Waits until it is no longer what it was: edited or deleted.
    pub(crate) async fn changed(&self) -> Self {
        let changed = |now: &Message| now.deleted || now.revisions.len() > self.message.revisions.len();
        let look = |world: &World| world.message(self.id).filter(|now| changed(now)).cloned();
        let message = self.discord.wait("a change of the message", look).await;
        Self {
            message,
            ..self.clone()
        }
    }

    /// Where it is.
    pub(super) fn channel(&self) -> Snowflake {
        self.message.channel
    }

    /// Waits until it has no buttons any more.
    pub(crate) async fn closed(&self) -> Self {
        let look = |world: &World| {
            let now = world.message(self.id)?;
            now.latest().buttons().is_empty().then(|| now.clone())
        };
        let message = self.discord.wait("a message that loses its buttons", look).await;
        Self {
            message,
            ..self.clone()
        }
    }

    /// Where it is to be found.
    pub(crate) fn link(&self) -> String {
        let server = self
            .discord
            .read(|world| world.channel(self.message.channel)?.server());
        let server = server.map_or_else(|| "@me".to_owned(), |id| id.to_string());
        let (channel, id) = (self.message.channel, self.id);
        format!("https://discord.com/channels/{server}/{channel}/{id}")
    }

    /// Whether it is gone.
    pub(crate) fn is_gone(&self) -> bool {
        self.now().message.deleted
    }

    /// Whether only one person sees it.
    pub(crate) fn is_private(&self) -> bool {
        self.message.reader.is_some()
    }

    /// Whether it says "thinking".
    pub(crate) fn is_thinking(&self) -> bool {
        self.message.is_thinking()
    }

    fn revision(&self) -> &Revision {
        self.message.latest()
    }

    /// The text.
    pub(crate) fn text(&self) -> &str {
        &self.revision().content
    }

    /// The text, with names for the numbers of people.
    pub(crate) fn said(&self) -> String {
        self.named(self.text())
    }

    /// The buttons.
    pub(crate) fn buttons(&self) -> Vec<Button> {
        self.revision().buttons()
    }

    /// What is written on the buttons.
    pub(crate) fn labels(&self) -> Vec<String> {
        self.buttons().into_iter().map(|button| button.label).collect()
    }

    /// The menus.
    pub(crate) fn selects(&self) -> Vec<Select> {
        self.revision().selects()
    }

    /// Every file of it, shown in an embed or below.
    pub(crate) fn files(&self) -> &[Attachment] {
        &self.revision().attachments
    }

    /// The usernames of the people whom it pinged, `@everyone` and roles included.
    pub(crate) fn pinged(&self) -> Vec<String> {
        let pinged = &self.message.pinged;
        let name = |id: &Snowflake| {
            self.discord.read(|world| {
                world
                    .person(*id)
                    .map_or_else(|| format!("role {id}"), |who| who.username.clone())
            })
        };
        let everyone = pinged.everyone.then(|| "@everyone".to_owned());
        pinged
            .users
            .iter()
            .chain(&pinged.roles)
            .map(name)
            .chain(everyone)
            .collect()
    }

    fn name(&self, id: Snowflake) -> String {
        self.discord.read(|world| world.name_in(self.message.channel, id))
    }

    /// The text with names for the numbers of people and channels.
    fn named(&self, text: &str) -> String {
        let people: Vec<Snowflake> = self
            .discord
            .read(|world| world.people().map(|person| person.id).collect());
        let text = people.into_iter().fold(text.to_owned(), |text, id| {
            text.replace(&format!("<@{id}>"), &format!("<@{}>", self.name(id)))
        });
        self.discord.read(|world| {
            world.channels().fold(text, |text, channel| {
                text.replace(&format!("<#{}>", channel.id), &format!("<#{}>", channel.name))
            })
        })
    }

    fn embed_lines(&self, embed: &Value) -> Vec<String> {
        let text = |value: &Value| value.as_str().map(|text| self.named(text));
        let fields = embed["fields"].as_array().into_iter().flatten();
        let fields =
            fields.filter_map(|field| Some(format!("{}: {}", text(&field["name"])?, text(&field["value"])?)));
        let pictures = ["thumbnail", "image"]
            .into_iter()
            .filter_map(|key| embed[key]["url"].as_str());
        let head = [
            text(&embed["author"]["name"]),
            text(&embed["title"]),
            text(&embed["description"]),
        ];
        let lines = head
            .into_iter()
            .flatten()
            .chain(fields)
            .chain(pictures.map(|url| self.picture(url)));
        let lines = lines.chain(text(&embed["footer"]["text"]));
        lines
            .flat_map(|text| text.lines().map(|line| format!("| {line}")).collect::<Vec<_>>())
            .collect()
    }

    fn picture(&self, url: &str) -> String {
        let Some(name) = url.strip_prefix("attachment://") else {
            return format!("({url})");
        };
        let file = self.files().iter().find(|file| file.filename == name);
        file.map_or_else(|| format!("({name} is missing)"), file_line)
    }

    fn lines(&self) -> Vec<String> {
        let revision = self.revision();
        let mut lines = Vec::new();
        lines.extend(self.message.deleted.then(|| "(deleted)".to_owned()));
        lines.extend(
            self.message
                .reader
                .map(|reader| format!("(only for {})", self.name(reader))),
        );
        lines.extend(self.is_thinking().then(|| "(thinking)".to_owned()));
        lines.extend(self.named(&revision.content).lines().map(str::to_owned));
        let texts = revision.texts().into_iter().map(|text| self.named(text));
        lines.extend(texts.flat_map(|text| text.lines().map(str::to_owned).collect::<Vec<_>>()));
        lines.extend(revision.embeds.iter().flat_map(|embed| self.embed_lines(embed)));
        lines.extend(revision.shown_below().map(file_line));
        let buttons: Vec<String> = self.buttons().iter().map(button).collect();
        lines.extend((!buttons.is_empty()).then(|| buttons.join(" ")));
        lines.extend(self.selects().iter().map(select));
        let pinged = self.pinged();
        lines.extend((!pinged.is_empty()).then(|| format!("pings {}", pinged.join(", "))));
        lines
    }
}

fn file_line(file: &Attachment) -> String {
    let alternative = file
        .description
        .as_deref()
        .map_or_else(|| "no alternative text".to_owned(), |text| format!("{text:?}"));
    format!("({} {alternative})", file.filename)
}

fn button(button: &Button) -> String {
    let kind = if button.custom_id.is_none() { ", link" } else { "" };
    let off = if button.disabled { ", off" } else { "" };
    format!("[{}{kind}{off}]", button.label)
}

fn select(select: &Select) -> String {
    let labels: Vec<&str> = select.options.iter().map(|(label, _)| label.as_str()).collect();
    let off = if select.disabled { ", off" } else { "" };
    format!("{{{}: {}{off}}}", select.placeholder, labels.join(", "))
}

impl fmt::Display for Shown {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.lines().join("\n"))
    }
}
