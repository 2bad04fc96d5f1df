//! What a typed line means.

use super::super::{Act, Button, Impossible, Message, OptionValue, Select, Snowflake, World};

/// A line.
pub(super) enum Line {
    Nothing,
    Help,
    /// Seconds to set the clock forward.
    Advance(i64),
    Deed {
        person: String,
        deed: Deed,
    },
}

/// What somebody does.
pub(super) enum Deed {
    Slash { command: String, words: Vec<String> },
    Type { command: String, words: Vec<String> },
    Press(String),
    Choose(String),
}

impl Line {
    pub(super) fn read(text: &str) -> Result<Self, String> {
        let mut words = text.split_whitespace();
        let Some(first) = words.next() else {
            return Ok(Self::Nothing);
        };
        let rest: Vec<String> = words.map(str::to_owned).collect();
        match (first, rest.as_slice()) {
            ("help" | "?", []) => Ok(Self::Help),
            ("advance", [time]) => seconds(time).map(Self::Advance),
            (person, _) => {
                let person = person.trim_end_matches(':').to_owned();
                Ok(Self::Deed {
                    person,
                    deed: Deed::read(&rest)?,
                })
            }
        }
    }
}

/// Ten years.
const MOST_SECONDS: i64 = 10 * 366 * 86_400;

/// `90s`, `15m`, `25h`, `2d`.
fn seconds(text: &str) -> Result<i64, String> {
    let complaint = || format!("{text} is no span of time: write 90s, 15m, 25h or 2d");
    let unit = match text.chars().last() {
        Some('s') => 1,
        Some('m') => 60,
        Some('h') => 3_600,
        Some('d') => 86_400,
        _ => return Err(complaint()),
    };
    let number: u32 = text[..text.len() - 1].parse().map_err(|_| complaint())?;
    let seconds = i64::from(number) * unit;
    if seconds > MOST_SECONDS {
        return Err(format!("{text} is more than ten years"));
    }
    Ok(seconds)
}

impl Deed {
    fn read(words: &[String]) -> Result<Self, String> {
        let [first, rest @ ..] = words else {
            return Err("say who and what".to_owned());
        };
        if let Some(command) = first.strip_prefix('/') {
            return Ok(Self::Slash {
                command: command.to_owned(),
                words: rest.to_vec(),
            });
        }
        match (first.as_str(), rest) {
            ("type", [command, text @ ..]) => {
                let command = command.trim_start_matches('/').to_owned();
                Ok(Self::Type {
                    command,
                    words: text.to_vec(),
                })
            }
            ("press", [_, ..]) => Ok(Self::Press(rest.join(" "))),
            ("choose", [_, ..]) => Ok(Self::Choose(rest.join(" "))),
            _ => Err(format!(
                "`{}` is nothing that people can do here",
                words.join(" ")
            )),
        }
    }

    /// The same as an act of `person` in `channel`.
    pub(super) fn act(
        &self,
        world: &World,
        person: Snowflake,
        channel: Snowflake,
    ) -> Result<Act, Impossible> {
        match self {
            Self::Slash { command, words } => {
                let options = options(world, command, words)?;
                Ok(Act::Slash {
                    command: command.clone(),
                    options,
                })
            }
            Self::Type { command, words } => typing(world, command, words),
            Self::Press(label) => {
                let (message, button) = newest(world, person, channel, |message| {
                    let buttons = message.latest().buttons();
                    buttons
                        .into_iter()
                        .find(|button: &Button| is_called(&button.label, label))
                })
                .ok_or_else(|| Impossible::new(format!("there is no button `{label}` to press")))?;
                let custom_id = button.custom_id.unwrap_or_default();
                Ok(Act::Press {
                    message,
                    custom_id,
                    late: false,
                })
            }
            Self::Choose(entry) => {
                let (message, menu) = newest(world, person, channel, |message| {
                    message.latest().selects().into_iter().next()
                })
                .ok_or_else(|| Impossible::new("there is no menu to choose from"))?;
                let value = chosen(&menu, entry)?;
                Ok(Act::Choose {
                    message,
                    custom_id: menu.custom_id,
                    values: vec![value],
                    late: false,
                })
            }
        }
    }
}

fn newest<T>(
    world: &World,
    person: Snowflake,
    channel: Snowflake,
    mut find: impl FnMut(&Message) -> Option<T>,
) -> Option<(Snowflake, T)> {
    let mut messages: Vec<&Message> = world
        .messages_in(channel)
        .filter(|m| m.visible_to(person))
        .collect();
    messages.sort_by_key(|message| std::cmp::Reverse(message.id));
    messages
        .into_iter()
        .find_map(|message| Some((message.id, find(message)?)))
}

/// The entry with this number (from 1) or with these words in it.
fn chosen(menu: &Select, entry: &str) -> Result<String, Impossible> {
    let by_number = entry
        .parse::<usize>()
        .ok()
        .and_then(|n| menu.options.get(n.checked_sub(1)?));
    let by_words = || {
        menu.options
            .iter()
            .find(|(label, _)| label.to_lowercase().contains(&entry.to_lowercase()))
    };
    let found = by_number.or_else(by_words);
    found
        .map(|(_, value)| value.clone())
        .ok_or_else(|| Impossible::new(format!("the menu has no entry `{entry}`")))
}

fn is_called(label: &str, typed: &str) -> bool {
    label.to_lowercase() == typed.to_lowercase()
}

/// Typing in the last of the options that are written; in the first if there is none.
fn typing(world: &World, command: &str, words: &[String]) -> Result<Act, Impossible> {
    let mut written = written(words);
    let (name, text) = written.pop().unwrap_or_default();
    let mut others = Vec::new();
    for (name, text) in written {
        let (name, kind) = option(world, command, name)?;
        others.push((name, value(world, kind, &text)?));
    }
    Ok(Act::Type {
        command: command.to_owned(),
        option: option(world, command, name)?.0,
        text,
        others,
    })
}

fn options(world: &World, command: &str, words: &[String]) -> Result<Vec<(String, OptionValue)>, Impossible> {
    let mut options: Vec<(String, OptionValue)> = Vec::new();
    for (name, text) in written(words) {
        let (name, kind) = option(world, command, name)?;
        if options.iter().any(|(given, _)| *given == name) {
            return Err(Impossible::new(format!("{name} is given twice")));
        }
        options.push((name, value(world, kind, &text)?));
    }
    Ok(options)
}

/// The options as they are written: `name:value`, a value going on for as long as no other name comes. What stands
/// before every name is for the first option.
fn written(words: &[String]) -> Vec<(Option<&str>, String)> {
    let mut written: Vec<(Option<&str>, String)> = Vec::new();
    for word in words {
        match (word.split_once(':'), written.last_mut()) {
            (Some((name, text)), _) if is_option_name(name) => written.push((Some(name), text.to_owned())),
            (_, Some((_, text))) => {
                text.push(' ');
                text.push_str(word);
            }
            (_, None) => written.push((None, word.clone())),
        }
    }
    written
}

/// `d4:d6` is a move, not an option called d4.
fn is_option_name(text: &str) -> bool {
    !text.is_empty()
        && text
            .chars()
            .all(|c| c.is_ascii_lowercase() || c == '-' || c == '_')
}

/// The option with this name, or the first; with Discord's number for its type.
fn option(world: &World, command: &str, name: Option<&str>) -> Result<(String, u64), Impossible> {
    let found = world
        .commands()
        .iter()
        .find(|registered| registered.name() == command);
    let definition = &found
        .ok_or_else(|| Impossible::new(format!("there is no command `/{command}`")))?
        .definition;
    let options = definition["options"]
        .as_array()
        .map(Vec::as_slice)
        .unwrap_or_default();
    let option = options
        .iter()
        .find(|option| name.is_none_or(|name| option["name"] == name));
    let option = option.ok_or_else(|| {
        let name = name.unwrap_or("");
        Impossible::new(format!("`/{command}` has no option {name}"))
    })?;
    Ok((
        option["name"].as_str().unwrap_or_default().to_owned(),
        option["type"].as_u64().unwrap_or(3),
    ))
}

fn value(world: &World, kind: u64, text: &str) -> Result<OptionValue, Impossible> {
    let wrong = || Impossible::new(format!("`{text}` is not what that option takes"));
    match kind {
        4 => text
            .trim_start_matches('#')
            .parse()
            .map(OptionValue::Integer)
            .map_err(|_| wrong()),
        5 => match text {
            "true" | "yes" => Ok(OptionValue::Boolean(true)),
            "false" | "no" => Ok(OptionValue::Boolean(false)),
            _ => Err(wrong()),
        },
        6 => super::find_person(world, text.trim_start_matches('@')).map(OptionValue::User),
        _ => Ok(OptionValue::Text(text.to_owned())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Vec<(Option<String>, String)> {
        let words: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
        let owned = |(name, text): (Option<&str>, String)| (name.map(str::to_owned), text);
        written(&words).into_iter().map(owned).collect()
    }

    #[test]
    fn a_value_goes_on_until_the_next_name() {
        let named = |name: &str, text: &str| (Some(name.to_owned()), text.to_owned());
        assert_eq!(read("d4 to d6"), [(None, "d4 to d6".to_owned())]);
        assert_eq!(read("d4:d6"), [(None, "d4:d6".to_owned())]);
        assert_eq!(
            read("variant:Fox and Hounds side:few"),
            [named("variant", "Fox and Hounds"), named("side", "few")]
        );
        assert_eq!(read("game:2 move:d"), [named("game", "2"), named("move", "d")]);
        assert_eq!(read(""), []);
    }

    #[test]
    fn spans_of_time_are_read_or_refused() {
        assert_eq!(seconds("25h"), Ok(90_000));
        for text in ["", "h", "5", "-1h", "4294967295d", "٣h"] {
            assert!(seconds(text).is_err(), "{text}");
        }
    }
}
