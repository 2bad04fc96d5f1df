//! The menus on people and on messages.

use serde_json::json;

use crate::playground::{
    Snowflake,
    world::{Command, InteractionKind, World},
};

use super::{Deed, Impossible, resolved::Resolved, setting::Setting};

const USER_MENU: u64 = 2;
const MESSAGE_MENU: u64 = 3;

impl World {
    pub(super) fn user_menu(
        &self,
        setting: &Setting,
        name: &str,
        target: Snowflake,
    ) -> Result<Deed, Impossible> {
        let command = self.visible(setting, name, USER_MENU)?;
        let mut resolved = Resolved::new(self, setting);
        resolved.person(target);
        Ok(used_on(&command, target, resolved))
    }

    pub(super) fn message_menu(
        &self,
        setting: &Setting,
        name: &str,
        target: Snowflake,
    ) -> Result<Deed, Impossible> {
        let command = self.visible(setting, name, MESSAGE_MENU)?;
        let message = self.seen(setting, target, false)?;
        let mut resolved = Resolved::new(self, setting);
        resolved.message(message);
        Ok(used_on(&command, target, resolved))
    }
}

fn used_on(command: &Command, target: Snowflake, resolved: Resolved<'_>) -> Deed {
    let mut data = json!({
        "id": command.id, "name": command.name(), "type": command.kind(), "target_id": target,
    });
    resolved.add_to(&mut data);
    if let Some(server) = command.server {
        data["guild_id"] = json!(server);
    }
    Deed {
        kind: InteractionKind::Command,
        name: command.name().to_owned(),
        source: None,
        data,
    }
}
