//! Buttons, menus and forms.

use serde_json::{Value, json};

use crate::playground::{
    Snowflake,
    world::{Callback, InteractionKind, Message, Revision, World},
};

use super::{Deed, Impossible, setting::Setting};

impl World {
    pub(super) fn press(
        &self,
        setting: &Setting,
        message: Snowflake,
        custom_id: &str,
        late: bool,
    ) -> Result<Deed, Impossible> {
        let message = self.seen(setting, message, late)?;
        let has = |revision: &Revision, any: bool| {
            let buttons = revision.buttons();
            buttons
                .iter()
                .any(|button| button.custom_id.as_deref() == Some(custom_id) && (any || !button.disabled))
        };
        let pressable = if late {
            message.revisions.iter().any(|revision| has(revision, true))
        } else {
            has(message.latest(), false)
        };
        if !pressable {
            return Impossible::because(format!("there is no button `{custom_id}` to press"));
        }
        let data = json!({ "id": 1, "component_type": 2, "custom_id": custom_id });
        Ok(on_message(message, custom_id, data))
    }

    pub(super) fn choose(
        &self,
        setting: &Setting,
        message: Snowflake,
        custom_id: &str,
        values: &[String],
    ) -> Result<Deed, Impossible> {
        let message = self.seen(setting, message, false)?;
        let select = message
            .latest()
            .selects()
            .into_iter()
            .find(|select| select.custom_id == custom_id);
        let Some(select) = select.filter(|select| !select.disabled) else {
            return Impossible::because(format!("there is no menu `{custom_id}` to choose from"));
        };
        let unknown = values
            .iter()
            .find(|value| select.options.iter().all(|(_, offered)| offered != *value));
        if let Some(unknown) = unknown {
            return Impossible::because(format!("the menu does not offer `{unknown}`"));
        }
        if !(select.count.0..=select.count.1).contains(&values.len()) {
            return Impossible::because(format!("{} values chosen, not {:?}", values.len(), select.count));
        }
        let data = json!({ "id": 1, "component_type": 3, "custom_id": custom_id, "values": values });
        Ok(on_message(message, custom_id, data))
    }

    pub(super) fn submit(
        &self,
        setting: &Setting,
        form: Snowflake,
        fields: &[(String, String)],
    ) -> Result<Deed, Impossible> {
        let asked = self
            .interaction(form)
            .filter(|asked| asked.person == setting.person);
        let Some((asked, Callback::Modal(modal))) =
            asked.and_then(|asked| Some((asked, asked.callback.as_ref()?)))
        else {
            return Impossible::because("there is no form open");
        };
        let inputs = modal["components"]
            .as_array()
            .into_iter()
            .flatten()
            .map(|row| &row["components"][0]);
        let rows = inputs
            .map(|input| filled_in(input, fields))
            .collect::<Result<Vec<_>, _>>()?;
        let custom_id = modal["custom_id"].as_str().unwrap_or_default();
        let data = json!({ "custom_id": custom_id, "components": rows });
        Ok(Deed {
            kind: InteractionKind::Modal,
            name: custom_id.to_owned(),
            source: asked.source,
            data,
        })
    }

    /// The message, if the person has it on the screen (or just had, if `late`).
    fn seen(&self, setting: &Setting, id: Snowflake, late: bool) -> Result<&Message, Impossible> {
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

fn on_message(message: &Message, custom_id: &str, data: Value) -> Deed {
    Deed {
        kind: InteractionKind::Component,
        name: custom_id.to_owned(),
        source: Some(message.id),
        data,
    }
}

/// A row with a text field as it is sent.
fn filled_in(input: &Value, fields: &[(String, String)]) -> Result<Value, Impossible> {
    let id = input["custom_id"].as_str().unwrap_or_default();
    let text = fields
        .iter()
        .find(|(field, _)| field == id)
        .map(|(_, text)| text.as_str());
    let text = text.or_else(|| input["value"].as_str()).unwrap_or_default();
    let length = text.chars().count() as u64;
    let most = input["max_length"].as_u64().unwrap_or(4000);
    let least = input["min_length"]
        .as_u64()
        .unwrap_or(0)
        .max(u64::from(input["required"] != false));
    let empty_is_fine = length == 0 && input["required"] == false;
    if !empty_is_fine && !(least..=most).contains(&length) {
        return Impossible::because(format!("the field `{id}` takes {least} to {most} characters"));
    }
    Ok(json!({ "type": 1, "id": 1, "components": [{ "type": 4, "id": 2, "custom_id": id, "value": text }] }))
}
