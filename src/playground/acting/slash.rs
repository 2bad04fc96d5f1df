//! Slash commands and context menus.

use serde_json::{Value, json};

use crate::playground::{
    Permissions, Snowflake,
    world::{Command, InteractionKind, World},
};

use super::{
    Deed, Impossible,
    option::{self, OptionValue},
    setting::Setting,
};

const SLASH: u64 = 1;
const USER_MENU: u64 = 2;

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

    pub(super) fn user_menu(
        &self,
        setting: &Setting,
        name: &str,
        target: Snowflake,
    ) -> Result<Deed, Impossible> {
        let command = self.visible(setting, name, USER_MENU)?;
        let mut resolved = json!({});
        self.add_resolved_user(&mut resolved, setting.server, target);
        let data = json!({
            "id": command.id, "name": command.name(), "type": USER_MENU, "target_id": target, "resolved": resolved,
        });
        Ok(Deed {
            kind: InteractionKind::Command,
            name: name.to_owned(),
            source: None,
            data,
        })
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
    fn visible(&self, setting: &Setting, name: &str, kind: u64) -> Result<Command, Impossible> {
        let in_scope = |command: &&Command| command.server.is_none() || command.server == setting.server;
        let named = |command: &&Command| command.name() == name && command.kind() == kind;
        let mut found = self.commands().iter().filter(in_scope).filter(named);
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
        let in_scope = |command: &&Command| command.server.is_none() || command.server == setting.server;
        let commands = self.commands().iter().filter(in_scope);
        commands
            .filter(|command| self.is_offered(setting, command).is_ok())
            .collect()
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
        let resolved = self.resolved(setting, &options);
        let nested = path.iter().rev().fold(options, |options, (name, kind)| {
            vec![json!({ "name": name, "type": kind, "options": options })]
        });
        let mut data = json!({ "id": command.id, "name": command.name(), "type": SLASH, "options": nested });
        if resolved != json!({}) {
            data["resolved"] = resolved;
        }
        if let Some(server) = command.server {
            data["guild_id"] = json!(server);
        }
        Deed {
            kind,
            name: command.name().to_owned(),
            source: None,
            data,
        }
    }

    fn resolved(&self, setting: &Setting, options: &[Value]) -> Value {
        let mut resolved = json!({});
        for option in options {
            let Some(id) = option["value"].as_str().and_then(|id| id.parse().ok()) else {
                continue;
            };
            match option["type"].as_u64() {
                Some(6 | 9) => self.add_resolved_user(&mut resolved, setting.server, id),
                Some(7) => self.add_resolved_channel(&mut resolved, setting, id),
                _ => {}
            }
        }
        resolved
    }
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
