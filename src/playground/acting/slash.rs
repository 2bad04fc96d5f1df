//! Slash commands.

use serde_json::{Value, json};

use crate::playground::{
    Permissions, Snowflake,
    world::{Command, InteractionKind, World},
};

use super::{
    Deed, Impossible,
    option::{self, OptionValue},
    resolved::Resolved,
    setting::Setting,
};

const SLASH: u64 = 1;

type Filled = [(String, OptionValue)];

/// A command, the sub-commands on the way down (names and types), and the options there.
type Found = (Command, Vec<(String, u64)>, Vec<Value>);

impl World {
    pub(super) fn slash(
        &self,
        setting: &Setting,
        command: &str,
        filled: &Filled,
    ) -> Result<Deed, Impossible> {
        let (command, path, definitions) = self.look_up(setting, command)?;
        let options = checked(&definitions, filled)?;
        for option in &options {
            let name = option["name"].as_str().unwrap_or_default();
            self.is_there(setting, definition(&definitions, name)?, &option["value"])?;
        }
        Ok(self.used(setting, InteractionKind::Command, &command, &path, options))
    }

    pub(super) fn typing(
        &self,
        setting: &Setting,
        command: &str,
        (option, text): (&str, &str),
        others: &Filled,
    ) -> Result<Deed, Impossible> {
        let (command, path, definitions) = self.look_up(setting, command)?;
        let definition = definition(&definitions, option)?;
        if definition["autocomplete"] != true {
            return Impossible::because(format!("option `{option}` does not complete itself"));
        }
        let mut options = Vec::new();
        for (name, value) in others {
            let kind = &self::definition(&definitions, name)?["type"];
            options.push(json!({ "name": name, "type": kind, "value": value.json() }));
        }
        options.push(json!({ "name": option, "type": definition["type"], "value": text, "focused": true }));
        Ok(self.used(setting, InteractionKind::Autocomplete, &command, &path, options))
    }

    /// The options of a slash command, or of the sub-command after its name, that somebody is offered somewhere.
    pub(crate) fn definitions(
        &self,
        person: Snowflake,
        channel: Snowflake,
        command: &str,
    ) -> Result<Vec<Value>, Impossible> {
        let (.., definitions) = self.look_up(&self.setting(person, channel, None)?, command)?;
        Ok(definitions)
    }

    fn look_up(&self, setting: &Setting, words: &str) -> Result<Found, Impossible> {
        let mut words = words.split(' ');
        let command = self.visible(setting, words.next().unwrap_or_default(), SLASH)?;
        let mut definitions = list(&command.definition["options"]);
        let mut path = Vec::new();
        for word in words {
            let next = definition(&definitions, word)?.clone();
            path.push((word.to_owned(), next["type"].as_u64().unwrap_or(0)));
            definitions = list(&next["options"]);
        }
        Ok((command, path, definitions))
    }

    /// The one command of this name and type that Discord offers in this setting.
    pub(super) fn visible(&self, setting: &Setting, name: &str, kind: u64) -> Result<Command, Impossible> {
        let named = |command: &&Command| command.name() == name && command.kind() == kind;
        let mut found = self.in_scope(setting).filter(named);
        let Some(command) = found.next() else {
            return Impossible::because(format!("there is no command `{name}` here"));
        };
        if found.next().is_some() {
            return Impossible::because(format!("the command `{name}` is listed twice"));
        }
        self.is_offered(setting, command)?;
        Ok(command.clone())
    }

    pub(super) fn offered_in(&self, setting: &Setting) -> Vec<&Command> {
        self.in_scope(setting)
            .filter(|command| self.is_offered(setting, command).is_ok())
            .collect()
    }

    /// The commands registered everywhere or in this server.
    fn in_scope(&self, setting: &Setting) -> impl Iterator<Item = &Command> {
        let server = setting.server;
        let all = self.commands().iter();
        all.filter(move |command| command.server.is_none() || command.server == server)
    }

    fn is_offered(&self, setting: &Setting, command: &Command) -> Result<(), Impossible> {
        let name = command.name();
        let lists = |key: &str, number: u64| {
            let list = command.definition[key].as_array();
            list.map(|list| list.contains(&json!(number)))
        };
        let everywhere = command.server.is_none();
        if everywhere && !lists("contexts", setting.context.into()).unwrap_or(true) {
            return Impossible::because(format!("`{name}` is not offered in context {}", setting.context));
        }
        let installed = lists("integration_types", setting.as_guest.into()).unwrap_or(!setting.as_guest);
        if everywhere && !installed {
            return Impossible::because(format!("`{name}` is not offered to who installed it thus"));
        }
        if !self.is_permitted(setting, command) {
            return Impossible::because(format!("`{name}` is hidden from who may not use it"));
        }
        Ok(())
    }

    fn is_permitted(&self, setting: &Setting, command: &Command) -> bool {
        let needed = command.definition["default_member_permissions"].as_str();
        let needed = needed
            .and_then(|bits| bits.parse().ok())
            .map(Permissions::from_bits);
        let server = setting.server.and_then(|server| self.server(server));
        match (needed, server) {
            (Some(needed), Some(server)) => server.permissions_of(setting.person).contains(needed),
            _ => true,
        }
    }

    fn used(
        &self,
        setting: &Setting,
        kind: InteractionKind,
        command: &Command,
        path: &[(String, u64)],
        options: Vec<Value>,
    ) -> Deed {
        let mut resolved = Resolved::new(self, setting);
        for option in &options {
            let kind = option["type"].as_u64().unwrap_or(0);
            if let Some(id) = id_in(kind, &option["value"]) {
                resolved.add_option(kind, id);
            }
        }
        let nested = path.iter().rev().fold(options, |options, (name, kind)| {
            vec![json!({ "name": name, "type": kind, "options": options })]
        });
        let mut data = json!({ "id": command.id, "name": command.name(), "type": SLASH, "options": nested });
        resolved.add_to(&mut data);
        if let Some(server) = command.server {
            data["guild_id"] = json!(server);
        }
        let path = path.iter().map(|(name, _)| name.as_str());
        let names: Vec<&str> = std::iter::once(command.name()).chain(path).collect();
        Deed {
            kind,
            name: names.join(" "),
            source: None,
            data,
        }
    }

    /// Lets through only what the client would have offered for an option.
    fn is_there(&self, setting: &Setting, definition: &Value, value: &Value) -> Result<(), Impossible> {
        let kind = definition["type"].as_u64().unwrap_or(0);
        let Some(id) = id_in(kind, value) else {
            return Ok(());
        };
        let (what, there) = match kind {
            11 => return self.may_send(setting, &id.to_string()),
            6 => ("person", self.person(id).is_some()),
            7 => (
                "channel",
                self.offers_channel(setting, id, &definition["channel_types"]),
            ),
            8 => ("role", self.role(setting, id).is_some()),
            _ => (
                "person or role",
                self.person(id).is_some() || self.role(setting, id).is_some(),
            ),
        };
        if there {
            return Ok(());
        }
        Impossible::because(format!(
            "option {}: there is no {what} {id} here",
            definition["name"]
        ))
    }
}

/// The id in an option of a type whose values are ids.
fn id_in(kind: u64, value: &Value) -> Option<Snowflake> {
    let id = value.as_str().filter(|_| matches!(kind, 6..=9 | 11));
    id.and_then(|id| id.parse().ok())
}

fn list(value: &Value) -> Vec<Value> {
    value.as_array().cloned().unwrap_or_default()
}

fn definition<'a>(definitions: &'a [Value], name: &str) -> Result<&'a Value, Impossible> {
    let found = definitions.iter().find(|definition| definition["name"] == name);
    found.ok_or_else(|| Impossible(format!("there is no option `{name}`")))
}

/// The options as they are sent, if the client lets them through.
fn checked(definitions: &[Value], filled: &Filled) -> Result<Vec<Value>, Impossible> {
    let missing = definitions.iter().find(|definition| {
        definition["required"] == true && filled.iter().all(|(name, _)| definition["name"] != **name)
    });
    if let Some(missing) = missing {
        return Impossible::because(format!("option {} has to be filled in", missing["name"]));
    }
    let option = |(name, value): &(String, OptionValue)| {
        let definition = definition(definitions, name)?;
        let value = option::accepted(definition, value)?;
        Ok(json!({ "name": name, "type": definition["type"], "value": value }))
    };
    filled.iter().map(option).collect()
}
