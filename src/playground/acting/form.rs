//! Forms, filled in and sent off.

use serde_json::{Value, json};

use crate::playground::{
    Snowflake,
    component::{self, kind, kind_of},
    world::{Callback, Interaction, InteractionKind, World},
};

use super::{
    Deed, FieldValue, Impossible,
    offer::{bounds, is_required},
    resolved::Resolved,
    setting::Setting,
};

type Fields = [(String, FieldValue)];

impl World {
    pub(super) fn submit(
        &self,
        setting: &Setting,
        form: Snowflake,
        fields: &Fields,
    ) -> Result<Deed, Impossible> {
        let (asked, modal) = self.open_form(setting, form)?;
        let components = modal["components"]
            .as_array()
            .map(Vec::as_slice)
            .unwrap_or_default();
        every_field_is_there(components, fields)?;
        let mut filling = Filling {
            world: self,
            setting,
            fields,
            resolved: Resolved::new(self, setting),
        };
        let sent = components.iter().map(|component| filling.sent(component));
        let sent = sent.collect::<Result<Vec<_>, _>>()?;
        let custom_id = modal["custom_id"].as_str().unwrap_or_default();
        let mut data = json!({ "custom_id": custom_id, "components": sent });
        filling.resolved.add_to(&mut data);
        Ok(Deed {
            kind: InteractionKind::Modal,
            name: custom_id.to_owned(),
            source: asked.source,
            data,
        })
    }

    fn open_form(&self, setting: &Setting, form: Snowflake) -> Result<(&Interaction, &Value), Impossible> {
        let asked = self
            .interaction(form)
            .filter(|asked| asked.person == setting.person);
        match asked.and_then(|asked| Some((asked, asked.callback.as_ref()?))) {
            Some((asked, Callback::Modal(modal))) => Ok((asked, modal)),
            _ => Impossible::because("there is no form open"),
        }
    }
}

fn every_field_is_there(components: &[Value], fields: &Fields) -> Result<(), Impossible> {
    let all = component::all(components);
    let unknown = fields
        .iter()
        .find(|(name, _)| all.iter().all(|component| component["custom_id"] != **name));
    match unknown {
        Some((name, _)) => Impossible::because(format!("the form has no field `{name}`")),
        None => Ok(()),
    }
}

/// A form being filled in.
struct Filling<'a> {
    world: &'a World,
    setting: &'a Setting,
    fields: &'a Fields,
    resolved: Resolved<'a>,
}

impl Filling<'_> {
    /// A component of the form as it is sent.
    fn sent(&mut self, component: &Value) -> Result<Value, Impossible> {
        let mut sent = json!({ "type": component["type"], "id": component["id"] });
        match kind_of(component) {
            kind::ROW => sent["components"] = json!([self.field(&component["components"][0])?]),
            kind::LABEL => sent["component"] = self.field(&component["component"])?,
            _ => {}
        }
        Ok(sent)
    }

    fn field(&mut self, control: &Value) -> Result<Value, Impossible> {
        let id = &control["custom_id"];
        let mut sent = json!({ "type": control["type"], "id": control["id"], "custom_id": id });
        match kind_of(control) {
            kind::TEXT_INPUT => sent["value"] = json!(self.text(control)?),
            kind::CHECKBOX => sent["value"] = json!(self.ticked(control)?),
            kind::RADIO_GROUP => sent["value"] = json!(self.values(control)?.pop()),
            _ => {
                let values = self.values(control)?;
                self.resolved.add(kind_of(control), &values);
                sent["values"] = json!(values);
            }
        }
        Ok(sent)
    }

    fn filled(&self, control: &Value) -> Option<&FieldValue> {
        let mut fields = self.fields.iter();
        let field = fields.find(|(name, _)| control["custom_id"] == **name);
        field.map(|(_, value)| value)
    }

    fn text(&self, control: &Value) -> Result<String, Impossible> {
        let text = match self.filled(control) {
            Some(FieldValue::Text(text)) => text,
            Some(other) => return unfit(control, other),
            None => control["value"].as_str().unwrap_or_default(),
        };
        let length = text.chars().count() as u64;
        let required = is_required(control);
        let most = control["max_length"].as_u64().unwrap_or(4000);
        let least = control["min_length"].as_u64().unwrap_or(0);
        let least = least.max(required.into());
        let empty_is_fine = length == 0 && !required;
        if empty_is_fine || (least..=most).contains(&length) {
            return Ok(text.to_owned());
        }
        Impossible::because(format!("{} takes {least} to {most} characters", name(control)))
    }

    fn ticked(&self, control: &Value) -> Result<bool, Impossible> {
        match self.filled(control) {
            Some(FieldValue::Checked(ticked)) => Ok(*ticked),
            Some(other) => unfit(control, other),
            None => Ok(control["default"] == true),
        }
    }

    fn values(&self, control: &Value) -> Result<Vec<String>, Impossible> {
        let values = match self.filled(control) {
            Some(value) => value.chosen().map_or_else(|| unfit(control, value), Ok)?,
            None => preset(control),
        };
        self.world
            .choosable(self.setting, control, &name(control), &values)?;
        let (least, most) = bounds(control);
        let none_is_fine = values.is_empty() && !is_required(control);
        if none_is_fine || (least..=most).contains(&values.len()) {
            return Ok(values);
        }
        let wanted = match (least, most) {
            (1, 1) => "1 value".to_owned(),
            _ => format!("{least} to {most} values"),
        };
        let (name, count) = (name(control), values.len());
        Impossible::because(format!("{name} takes {wanted}, not {count}"))
    }
}

fn name(control: &Value) -> String {
    format!(
        "the field `{}`",
        control["custom_id"].as_str().unwrap_or_default()
    )
}

fn unfit<T>(control: &Value, value: &FieldValue) -> Result<T, Impossible> {
    Impossible::because(format!("{} cannot be {value:?}", name(control)))
}

/// What is chosen before anybody chooses.
fn preset(control: &Value) -> Vec<String> {
    let options = control["options"].as_array().into_iter().flatten();
    let options = options
        .filter(|option| option["default"] == true)
        .map(|option| &option["value"]);
    let entities = control["default_values"].as_array().into_iter().flatten();
    let ids = options.chain(entities.map(|value| &value["id"]));
    ids.map(|id| id.as_str().map_or_else(|| id.to_string(), str::to_owned))
        .collect()
}
