//! What the ids in an interaction stand for.

use serde_json::{Value, json};

use crate::playground::{
    Snowflake,
    component::kind,
    world::{Message, World},
};

use super::setting::Setting;

/// Discord's `resolved`, as it is gathered.
#[derive(Debug)]
pub(super) struct Resolved<'a> {
    world: &'a World,
    setting: &'a Setting,
    json: Value,
}

impl<'a> Resolved<'a> {
    pub(super) fn new(world: &'a World, setting: &'a Setting) -> Self {
        Self {
            world,
            setting,
            json: json!({}),
        }
    }

    /// Puts it into an interaction's data, unless there is nothing in it.
    pub(super) fn add_to(self, data: &mut Value) {
        if self.json != json!({}) {
            data["resolved"] = self.json;
        }
    }

    /// What was chosen from a control of this type.
    pub(super) fn add(&mut self, kind: u64, values: &[String]) {
        for id in values.iter().filter_map(|value| value.parse().ok()) {
            match kind {
                kind::USER_SELECT => self.person(id),
                kind::ROLE_SELECT => self.role(id),
                kind::MENTIONABLE_SELECT => self.mentionable(id),
                kind::CHANNEL_SELECT => self.channel(id),
                kind::FILE_UPLOAD => self.file(id),
                _ => {}
            }
        }
    }

    /// What was put into an option of this type.
    pub(super) fn add_option(&mut self, kind: u64, id: Snowflake) {
        match kind {
            6 => self.person(id),
            7 => self.channel(id),
            8 => self.role(id),
            9 => self.mentionable(id),
            11 => self.file(id),
            _ => {}
        }
    }

    pub(super) fn person(&mut self, id: Snowflake) {
        let Some(person) = self.world.person(id) else {
            return;
        };
        let key = id.to_string();
        self.json["users"][&key] = person.json();
        let server = self.setting.server.and_then(|server| self.world.server(server));
        if let Some(member) = server.and_then(|server| server.members.get(&id)) {
            self.json["members"][&key] = member.partial_json();
        }
    }

    fn role(&mut self, id: Snowflake) {
        let server = self.setting.server.and_then(|server| self.world.server(server));
        let roles = server.map_or(Value::Null, |server| server.roles_json());
        let mut roles = roles.as_array().into_iter().flatten();
        if let Some(role) = roles.find(|role| role["id"] == json!(id)) {
            self.json["roles"][&id.to_string()] = role.clone();
        }
    }

    fn mentionable(&mut self, id: Snowflake) {
        if self.world.person(id).is_some() {
            self.person(id);
        } else {
            self.role(id);
        }
    }

    fn channel(&mut self, id: Snowflake) {
        let Some(channel) = self.world.channel(id) else {
            return;
        };
        let mut json = self.world.channel_json(channel);
        let server = self.setting.server.and_then(|server| self.world.server(server));
        json["permissions"] = json!(server.map(|server| server.permissions_of(self.setting.person)));
        json["app_permissions"] = json!(channel.bot_permissions);
        self.json["channels"][&id.to_string()] = json;
    }

    fn file(&mut self, id: Snowflake) {
        let person = self.setting.person;
        if let Some(file) = self.world.upload_of(person, id) {
            let mut json = file.json(&self.world.base_url, person);
            json["ephemeral"] = json!(true);
            self.json["attachments"][&id.to_string()] = json;
        }
    }

    pub(super) fn message(&mut self, message: &Message) {
        self.json["messages"][&message.id.to_string()] = self.world.message_json(message);
    }
}
