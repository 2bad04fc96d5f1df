//! Buttons and menus.

use serde_json::{Value, json};

use crate::playground::{
    Snowflake,
    component::{is_select, kind, kind_of},
    world::{InteractionKind, Message, Revision, Select, World},
};

use super::{Deed, Impossible, resolved::Resolved, setting::Setting};

impl World {
    pub(super) fn press(
        &self,
        setting: &Setting,
        message: Snowflake,
        custom_id: &str,
        late: bool,
    ) -> Result<Deed, Impossible> {
        let message = self.seen(setting, message, late)?;
        let is_button = |control: &Value| kind_of(control) == kind::BUTTON;
        let Some(button) = control_of(message, custom_id, late, is_button) else {
            return Impossible::because(format!("there is no button `{custom_id}` to press"));
        };
        Ok(on_message(message, custom_id, used(button)))
    }

    pub(super) fn choose(
        &self,
        setting: &Setting,
        message: Snowflake,
        (custom_id, late): (&str, bool),
        values: &[String],
    ) -> Result<Deed, Impossible> {
        let message = self.seen(setting, message, late)?;
        let Some(select) = control_of(message, custom_id, late, is_select) else {
            return Impossible::because(format!("there is no menu `{custom_id}` to choose from"));
        };
        self.choosable(setting, select, "the menu", values)?;
        let (least, most) = Select::read(select).count;
        if !(least..=most).contains(&values.len()) {
            let chosen = values.len();
            return Impossible::because(format!("{chosen} values chosen, not {:?}", (least, most)));
        }
        let mut data = used(select);
        data["values"] = json!(values);
        let mut resolved = Resolved::new(self, setting);
        resolved.add(kind_of(select), values);
        resolved.add_to(&mut data);
        Ok(on_message(message, custom_id, data))
    }

    /// The message, if the person has it on the screen (or just had, if `late`).
    pub(super) fn seen(&self, setting: &Setting, id: Snowflake, late: bool) -> Result<&Message, Impossible> {
        let message = self
            .message(id)
            .filter(|message| message.channel == setting.channel);
        let Some(message) = message else {
            return Impossible::because("there is no such message here");
        };
        let private = message.reader.is_some_and(|reader| reader != setting.person);
        if private || (message.deleted && !late) {
            return Impossible::because("the message is not there for this person");
        }
        Ok(message)
    }
}

/// The control of this kind and id: as it is now and can be used, or, if `late`, as it was last.
fn control_of<'a>(
    message: &'a Message,
    custom_id: &str,
    late: bool,
    is_kind: impl Fn(&Value) -> bool,
) -> Option<&'a Value> {
    let find = |revision| control(revision, custom_id).filter(|control| is_kind(control));
    if late {
        message.revisions.iter().rev().find_map(find)
    } else {
        find(message.latest()).filter(|control| is_on(control))
    }
}

fn control<'a>(revision: &'a Revision, custom_id: &str) -> Option<&'a Value> {
    let all = revision.every_component();
    all.into_iter().find(|control| control["custom_id"] == custom_id)
}

fn is_on(control: &Value) -> bool {
    control["disabled"] != true
}

fn used(control: &Value) -> Value {
    let id = &control["id"];
    json!({ "id": id, "component_type": control["type"], "custom_id": control["custom_id"] })
}

fn on_message(message: &Message, custom_id: &str, data: Value) -> Deed {
    Deed {
        kind: InteractionKind::Component,
        name: custom_id.to_owned(),
        source: Some(message.id),
        data,
    }
}
