//! Servers, which Discord's protocol calls guilds.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::playground::{Permissions, Snowflake};

use super::Person;

/// A server with its members and roles.
#[derive(Debug, Clone)]
pub struct Server {
    /// Its id.
    pub id: Snowflake,
    /// Its name.
    pub name: String,
    /// The person it belongs to.
    pub owner: Snowflake,
    /// Its preferred language, as Discord writes it (`en-US`).
    pub locale: String,
    /// Who is in it, the bot excepted.
    pub members: BTreeMap<Snowflake, Member>,
    /// Its roles, `@everyone` excepted.
    pub roles: BTreeMap<Snowflake, Role>,
    /// Whether the bot is in it.
    pub has_bot: bool,
    /// Whether it is there at all, and not in an outage.
    pub available: bool,
}

/// Somebody's place in a server.
#[derive(Debug, Clone)]
pub struct Member {
    /// The name shown in this server, if it is a special one.
    pub nickname: Option<String>,
    /// What the member may do in every channel of the server.
    pub permissions: Permissions,
    /// The roles held.
    pub roles: Vec<Snowflake>,
}

/// A role of a server.
#[derive(Debug, Clone)]
pub struct Role {
    /// Its id.
    pub id: Snowflake,
    /// Its name.
    pub name: String,
    /// Whether anybody may ping it.
    pub mentionable: bool,
}

const JOINED_AT: &str = "2024-01-01T00:00:00+00:00";

impl Server {
    /// What a member may do; nothing for strangers.
    #[must_use]
    pub fn permissions_of(&self, person: Snowflake) -> Permissions {
        self.members
            .get(&person)
            .map_or(Permissions::NONE, |member| member.permissions)
    }

    /// The part of it that rides along in interactions.
    pub(crate) fn partial_json(&self) -> Value {
        json!({ "id": self.id, "locale": self.locale, "features": [] })
    }

    pub(crate) fn roles_json(&self) -> Value {
        let everyone = json!({
            "id": self.id, "name": "@everyone", "color": 0, "hoist": false, "managed": false,
            "colors": { "primary_color": 0, "secondary_color": null, "tertiary_color": null },
            "mentionable": false, "permissions": Permissions::MEMBER, "position": 0, "flags": 0,
            "icon": null, "unicode_emoji": null,
        });
        let others = self.roles.values().map(|role| {
            let mut json = everyone.clone();
            json["id"] = json!(role.id);
            json["name"] = json!(role.name);
            json["mentionable"] = json!(role.mentionable);
            json["position"] = json!(1);
            json
        });
        std::iter::once(everyone.clone()).chain(others).collect()
    }
}

impl Member {
    /// An ordinary member without roles.
    pub(crate) fn ordinary() -> Self {
        Self {
            nickname: None,
            permissions: Permissions::MEMBER,
            roles: Vec::new(),
        }
    }

    /// Discord's member object with the user in it.
    pub(crate) fn json(&self, person: &Person) -> Value {
        let mut json = self.partial_json();
        json["user"] = person.json();
        json["deaf"] = json!(false);
        json["mute"] = json!(false);
        json
    }

    /// Discord's member object as `resolved` has it: without the user.
    pub(crate) fn partial_json(&self) -> Value {
        json!({
            "nick": self.nickname,
            "avatar": null,
            "roles": self.roles,
            "joined_at": JOINED_AT,
            "premium_since": null,
            "flags": 0,
            "pending": false,
            "permissions": self.permissions,
            "communication_disabled_until": null,
        })
    }
}
