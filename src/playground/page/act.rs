//! From what the page asks to what a person does.

use serde_json::Value;

use crate::playground::{
    Act, FieldValue, Impossible, OptionValue,
    world::{Command, World},
};

use super::asked::{Deed, Options};

/// The act that is asked for.
pub(super) fn read(world: &World, deed: &Deed) -> Result<Act, Impossible> {
    let act = match deed {
        Deed::Slash { command, options } => Act::Slash {
            command: command.clone(),
            options: filled(world, command, options)?,
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
            others: filled(world, command, others)?,
        },
        Deed::UserMenu { command, target } => Act::UserMenu {
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
        } => Act::Choose {
            message: *message,
            custom_id: custom_id.clone(),
            values: values.clone(),
        },
        Deed::Submit { form, fields } => Act::Submit {
            form: *form,
            fields: fields.iter().map(field).collect::<Result<_, _>>()?,
        },
    };
    Ok(act)
}

fn filled(world: &World, command: &str, options: &Options) -> Result<Vec<(String, OptionValue)>, Impossible> {
    let definitions = definitions(world, command);
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

/// The options of a command, or of the sub-command after its name.
fn definitions<'a>(world: &'a World, command: &str) -> &'a [Value] {
    let mut words = command.split(' ');
    let name = words.next().unwrap_or_default();
    let registered = world
        .commands()
        .iter()
        .find(|command| command.name() == name && command.kind() == Command::SLASH);
    let top = registered.map_or(&[][..], |command| options_of(&command.definition));
    words.fold(top, |definitions, word| {
        let next = definitions.iter().find(|definition| definition["name"] == word);
        next.map_or(&[], options_of)
    })
}

fn options_of(definition: &Value) -> &[Value] {
    definition["options"].as_array().map_or(&[], Vec::as_slice)
}

fn field((name, value): &(String, Value)) -> Result<(String, FieldValue), Impossible> {
    let value = FieldValue::from_json(value);
    let value = value.ok_or_else(|| Impossible::new(format!("that is not what the field `{name}` takes")))?;
    Ok((name.clone(), value))
}
