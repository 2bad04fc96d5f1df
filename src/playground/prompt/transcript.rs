//! What people see, written down as it changes.

use std::{
    collections::HashMap,
    fmt::Write as _,
    io::{self, Write},
};

use jiff::Timestamp;
use serde_json::Value;

use super::super::{Message, Snowflake, StandIn, World};

/// Which state of each message has been written down.
#[derive(Default)]
pub(super) struct Transcript(HashMap<Snowflake, usize>);

impl Transcript {
    /// Writes what is new since the last time.
    pub(super) fn show_news(&mut self, discord: &StandIn, out: &mut (dyn Write + Send)) -> io::Result<()> {
        let news = discord.read(|world| self.news(world, discord.url()));
        out.write_all(news.as_bytes())?;
        out.flush()
    }

    fn news(&mut self, world: &World, base: &str) -> String {
        let mut messages: Vec<&Message> = world
            .channels()
            .flat_map(|channel| world.messages_in(channel.id))
            .collect();
        messages.sort_by_key(|message| message.id);
        let mut news = String::new();
        for message in messages {
            let seen = self.0.insert(message.id, message.revisions.len()).unwrap_or(0);
            if seen < message.revisions.len() && !message.is_thinking() && !message.deleted {
                let is_edit = seen > 0;
                write(&mut news, world, message, is_edit, base);
            }
        }
        news
    }
}

fn write(news: &mut String, world: &World, message: &Message, is_edit: bool, base: &str) {
    let channel = world
        .channel(message.channel)
        .map_or("", |channel| channel.name.as_str());
    let verb = if is_edit { " changed a message" } else { "" };
    let reader = message.reader.map_or_else(String::new, |reader| {
        format!(", only to {}", world.name_in(message.channel, reader))
    });
    let now = message.latest();
    let mut lines = Vec::new();
    if !now.content.is_empty() {
        lines.push(now.content.clone());
    }
    lines.extend(now.texts().into_iter().map(str::to_owned));
    for embed in &now.embeds {
        lines.extend(embed_lines(embed));
    }
    for file in &now.attachments {
        let url = format!(
            "{base}/attachments/{}/{}/{}",
            message.channel, file.id, file.filename
        );
        lines.push(format!("picture: {url}"));
        lines.extend(file.description.iter().map(|alt| format!("({alt})")));
    }
    let buttons: Vec<String> = now
        .buttons()
        .iter()
        .map(|button| format!("[{}]", button.label))
        .collect();
    if !buttons.is_empty() {
        lines.push(buttons.join(" "));
    }
    for menu in now.selects() {
        lines.push(format!("{}:", menu.placeholder));
        lines.extend(
            menu.options
                .iter()
                .enumerate()
                .map(|(n, (label, _))| format!("  {}. {label}", n + 1)),
        );
    }
    let _infallible = writeln!(news, "#{channel} · {}{reader}{verb}", world.bot().display_name());
    for line in lines.iter().flat_map(|line| line.lines()) {
        let _infallible = writeln!(news, "  {}", with_names(world, message.channel, line));
    }
}

fn embed_lines(embed: &Value) -> Vec<String> {
    let mut lines = Vec::new();
    let text = |value: &Value| value.as_str().map(str::to_owned);
    lines.extend(text(&embed["title"]).map(|title| format!("**{title}**")));
    lines.extend(text(&embed["description"]));
    for field in embed["fields"].as_array().into_iter().flatten() {
        lines.extend(text(&field["name"]).map(|name| format!("**{name}**")));
        lines.extend(text(&field["value"]));
    }
    lines.extend(text(&embed["footer"]["text"]));
    lines
        .iter()
        .flat_map(|line| line.lines())
        .map(|line| format!("| {line}"))
        .collect()
}

/// Mentions as the names they stand for.
fn with_names(world: &World, channel: Snowflake, line: &str) -> String {
    let mut line = line.to_owned();
    for person in world.people() {
        let name = format!("@{}", world.name_in(channel, person.id));
        line = line.replace(&format!("<@{}>", person.id), &name);
    }
    for place in world.channels() {
        line = line.replace(&format!("<#{}>", place.id), &format!("#{}", place.name));
    }
    with_times(&line)
}

/// Discord's timestamps (`<t:1772366400:R>`) as times.
fn with_times(line: &str) -> String {
    let Some((before, rest)) = line.split_once("<t:") else {
        return line.to_owned();
    };
    let Some((stamp, after)) = rest.split_once('>') else {
        return line.to_owned();
    };
    let seconds = stamp.split(':').next().and_then(|seconds| seconds.parse().ok());
    let time = seconds.and_then(|seconds| Timestamp::from_second(seconds).ok());
    let time = time.map_or_else(|| stamp.to_owned(), |time| time.to_string());
    format!("{before}{time}{}", with_times(after))
}
