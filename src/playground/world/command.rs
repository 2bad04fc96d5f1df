//! The commands that the bot has registered.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::playground::Snowflake;

use super::World;

/// A registered command.
#[derive(Debug, Clone)]
pub struct Command {
    /// Its id.
    pub id: Snowflake,
    /// The server it is for; everywhere if `None`.
    pub server: Option<Snowflake>,
    /// What the bot registered.
    pub definition: Value,
}

/// Everything that is registered, and how it came about.
#[derive(Debug, Clone, Default)]
pub struct Commands {
    /// Bulk overwrites so far.
    pub puts: usize,
    /// Single creations so far.
    pub posts: usize,
    scopes: BTreeMap<Option<Snowflake>, Vec<Command>>,
}

impl Command {
    /// Discord's number for slash commands.
    pub const SLASH: u64 = 1;

    /// Its name in the default language.
    #[must_use]
    pub fn name(&self) -> &str {
        self.definition["name"].as_str().unwrap_or_default()
    }

    /// Discord's number for its type: 1 slash, 2 on a person, 3 on a message.
    #[must_use]
    pub fn kind(&self) -> u64 {
        self.definition["type"].as_u64().unwrap_or(1)
    }

    pub(crate) fn json(&self, application: Snowflake) -> Value {
        let mut json = json!({
            "type": 1, "description": "", "options": [], "default_member_permissions": null,
            "nsfw": false, "integration_types": [0], "contexts": null,
        });
        for (key, value) in self.definition.as_object().into_iter().flatten() {
            json[key] = value.clone();
        }
        json["id"] = json!(self.id);
        json["application_id"] = json!(application);
        json["version"] = json!(self.id);
        if let Some(server) = self.server {
            json["guild_id"] = json!(server);
        }
        json
    }
}

impl Commands {
    /// Every command, those for everywhere first.
    pub fn iter(&self) -> impl Iterator<Item = &Command> {
        self.scopes.values().flatten()
    }

    /// Whether the bot has registered anything, be it nothing in bulk.
    #[must_use]
    pub fn are_registered(&self) -> bool {
        !self.scopes.is_empty()
    }

    pub(crate) fn of(&self, server: Option<Snowflake>) -> &[Command] {
        self.scopes.get(&server).map_or(&[], Vec::as_slice)
    }

    pub(crate) fn remove(&mut self, server: Option<Snowflake>, id: Snowflake) -> bool {
        let Some(scope) = self.scopes.get_mut(&server) else {
            return false;
        };
        let before = scope.len();
        scope.retain(|command| command.id != id);
        scope.len() < before
    }
}

impl World {
    /// Registers these commands instead of all that the scope had; who keeps the name keeps the id.
    pub(crate) fn overwrite_commands(&mut self, server: Option<Snowflake>, definitions: &[Value]) {
        let before = self.commands.of(server).to_vec();
        let commands = definitions
            .iter()
            .map(|definition| self.command(server, definition, &before))
            .collect();
        self.commands.scopes.insert(server, commands);
        self.commands.puts += 1;
    }

    /// Registers a command besides those that are there, in place of one with its name.
    pub(crate) fn add_command(&mut self, server: Option<Snowflake>, definition: &Value) -> Command {
        let before = self.commands.of(server).to_vec();
        let command = self.command(server, definition, &before);
        let scope = self.commands.scopes.entry(server).or_default();
        scope.retain(|other| other.id != command.id);
        scope.push(command.clone());
        self.commands.posts += 1;
        command
    }

    fn command(&mut self, server: Option<Snowflake>, definition: &Value, before: &[Command]) -> Command {
        let fresh = Command {
            id: Snowflake::new(0),
            server,
            definition: definition.clone(),
        };
        let same = |old: &&Command| old.name() == fresh.name() && old.kind() == fresh.kind();
        let id = before
            .iter()
            .find(same)
            .map(|old| old.id)
            .unwrap_or_else(|| self.new_id());
        Command { id, ..fresh }
    }
}
