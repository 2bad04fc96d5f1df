//! From what the page asks to what a person does.

use serde_json::Value;

use crate::playground::{Act, FieldValue, Impossible, OptionValue, Snowflake, world::World};

use super::asked::{Deed, Options};

/// Whose eyes, and the channel.
type Place = (Snowflake, Snowflake);

/// The act that is asked for.
pub(super) fn read(world: &World, place: Place, deed: &Deed) -> Result<Act, Impossible> {
    let filled = |command: &str, options: &Options| filled(world, place, command, options);
    let act = match deed {
        Deed::Slash { command, options } => Act::Slash {
            command: command.clone(),
            options: filled(command, options)?,
        },
        Deed::Type {
            command,
            option,
            text,
            others,
        } => Act::Type {
            command: command.clone(),
            option: option.clone(),
            text: text.clone(),
            others: filled(command, others)?,
        },
        Deed::UserMenu { command, target } => Act::UserMenu {
            command: command.clone(),
            target: *target,
        },
        Deed::MessageMenu { command, target } => Act::MessageMenu {
            command: command.clone(),
            target: *target,
        },
        Deed::Press {
            message,
            custom_id,
            late,
        } => Act::Press {
            message: *message,
            custom_id: custom_id.clone(),
            late: *late,
        },
        Deed::Choose {
            message,
            custom_id,
            values,
            late,
        } => Act::Choose {
            message: *message,
            custom_id: custom_id.clone(),
            values: values.clone(),
            late: *late,
        },
        Deed::Submit { form, fields } => Act::Submit {
            form: *form,
            fields: fields.iter().map(field).collect::<Result<_, _>>()?,
        },
    };
    Ok(act)
}

fn filled(
    world: &World,
    (person, channel): Place,
    command: &str,
    options: &Options,
) -> Result<Vec<(String, OptionValue)>, Impossible> {
    let definitions = world.definitions(person, channel, command)?;
    let option = |(name, value): &(String, Value)| {
        let definition = definitions.iter().find(|definition| definition["name"] == **name);
        let definition =
            definition.ok_or_else(|| Impossible::new(format!("`/{command}` has no option `{name}`")))?;
        let kind = definition["type"].as_u64().unwrap_or(0);
        let value = OptionValue::from_json(kind, value);
        let value =
            value.ok_or_else(|| Impossible::new(format!("that is not what the option `{name}` takes")))?;
        Ok((name.clone(), value))
    };
    options.iter().map(option).collect()
}

fn field((name, value): &(String, Value)) -> Result<(String, FieldValue), Impossible> {
    let value = FieldValue::from_json(value);
    let value = value.ok_or_else(|| Impossible::new(format!("that is not what the field `{name}` takes")))?;
    Ok((name.clone(), value))
}
