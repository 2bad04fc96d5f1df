//! Discord's interaction object.

use serde_json::{Value, json};

use crate::playground::{Snowflake, world::World};

use super::{Deed, setting::Setting};

impl World {
    pub(super) fn payload(&self, setting: &Setting, id: Snowflake, token: &str, deed: &Deed) -> Value {
        let person = self.person(setting.person);
        let channel = self
            .channel(setting.channel)
            .map(|channel| self.channel_json(channel));
        let mut json = json!({
            "id": id,
            "application_id": self.application(),
            "type": deed.kind.number(),
            "token": token,
            "version": 1,
            "data": deed.data,
            "channel_id": setting.channel,
            "channel": channel,
            "locale": person.map(|person| person.locale.clone()),
            "app_permissions": setting.app_permissions,
            "entitlements": [],
            "authorizing_integration_owners": setting.owners,
            "context": setting.context,
            "attachment_size_limit": self.file_limit,
        });
        self.add_actor(&mut json, setting);
        if let Some(message) = deed.source.and_then(|source| self.message(source)) {
            json["message"] = self.message_json(message);
        }
        json
    }

    /// In a server, the member and the server; elsewhere the user.
    fn add_actor(&self, json: &mut Value, setting: &Setting) {
        let Some(person) = self.person(setting.person) else {
            return;
        };
        let Some(server) = setting.server.and_then(|server| self.server(server)) else {
            json["user"] = person.json();
            return;
        };
        json["member"] = server
            .members
            .get(&person.id)
            .map_or(Value::Null, |member| member.json(person));
        json["guild_id"] = json!(server.id);
        json["guild"] = server.partial_json();
        json["guild_locale"] = json!(server.locale);
        json["channel"]["permissions"] = json!(server.permissions_of(person.id));
    }
}
