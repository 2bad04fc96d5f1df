//! What menus offer, and how much of it may be chosen.

use std::collections::HashSet;

use serde_json::Value;

use crate::playground::{
    Snowflake,
    component::{kind, kind_of},
    world::{Channel, ChannelKind, Offered, Role, World},
};

use super::{Impossible, setting::Setting};

impl World {
    /// Lets through what a control offers, each once; `what` names the control.
    pub(super) fn choosable(
        &self,
        setting: &Setting,
        control: &Value,
        what: &str,
        values: &[String],
    ) -> Result<(), Impossible> {
        let mut seen = HashSet::new();
        for value in values {
            if kind_of(control) == kind::FILE_UPLOAD {
                self.may_send(setting, value)?;
            } else if !self.offers(setting, control, value) {
                return Impossible::because(format!("{what} does not offer `{value}`"));
            }
            if !seen.insert(value) {
                return Impossible::because(format!("{what} has `{value}` chosen twice"));
            }
        }
        Ok(())
    }

    fn offers(&self, setting: &Setting, control: &Value, value: &str) -> bool {
        let offered = Offered::by(control);
        let Ok(id) = value.parse() else {
            return offered == Offered::Choices && lists(control, value);
        };
        match offered {
            Offered::Choices => lists(control, value),
            Offered::People => self.offers_person(setting, id),
            Offered::Roles => self.role(setting, id).is_some(),
            Offered::Mentionables => self.offers_person(setting, id) || self.role(setting, id).is_some(),
            Offered::Channels => self.offers_channel(setting, id, &control["channel_types"]),
        }
    }

    /// Lets through a file that the person uploaded, if it is not too large.
    pub(super) fn may_send(&self, setting: &Setting, id: &str) -> Result<(), Impossible> {
        let file = id.parse().ok().and_then(|id| self.upload_of(setting.person, id));
        match file {
            Some(file) if file.bytes.len() > self.file_limit => {
                Impossible::because(format!("the file `{}` is too large", file.filename))
            }
            Some(_) => Ok(()),
            None => Impossible::because(format!("`{id}` is no file that this person uploaded")),
        }
    }

    /// The people in the channel, and the bot where it is.
    fn offers_person(&self, setting: &Setting, id: Snowflake) -> bool {
        let Some(channel) = self.channel(setting.channel) else {
            return false;
        };
        let bot_is_there = match &channel.kind {
            ChannelKind::Direct { .. } => true,
            ChannelKind::Private { .. } => false,
            ChannelKind::Text { server }
            | ChannelKind::Thread { server, .. }
            | ChannelKind::Forum { server } => self.server(*server).is_some_and(|server| server.has_bot),
        };
        self.is_in(channel, id) || (bot_is_there && id == self.application())
    }

    /// A role of the server.
    pub(super) fn role(&self, setting: &Setting, id: Snowflake) -> Option<&Role> {
        self.server(setting.server?)?.roles.get(&id)
    }

    /// Channels of the server, of these types if any are named.
    pub(super) fn offers_channel(&self, setting: &Setting, id: Snowflake, kinds: &Value) -> bool {
        let fits = |channel: &Channel| {
            let kinds = kinds.as_array().filter(|kinds| !kinds.is_empty());
            kinds.is_none_or(|kinds| kinds.contains(&channel.type_number().into()))
        };
        let here = |channel: &&Channel| {
            channel.server().is_some() && channel.server() == setting.server && !channel.deleted
        };
        self.channel(id).filter(here).is_some_and(fits)
    }
}

fn lists(control: &Value, value: &str) -> bool {
    let options = control["options"].as_array().into_iter().flatten();
    options.into_iter().any(|option| option["value"] == value)
}

/// How many values a field of a form takes, at least and at most, if any are given at all.
pub(super) fn bounds(control: &Value) -> (usize, usize) {
    let number = |key: &str| {
        control[key]
            .as_u64()
            .and_then(|number| usize::try_from(number).ok())
    };
    let usual_most = match kind_of(control) {
        kind::CHECKBOX_GROUP => control["options"].as_array().map_or(0, Vec::len),
        _ => 1,
    };
    let least = number("min_values").unwrap_or(1);
    let least = if is_required(control) { least.max(1) } else { least };
    (least, number("max_values").unwrap_or(usual_most))
}

/// Whether a field of a form has to be filled in.
pub(super) fn is_required(control: &Value) -> bool {
    control["required"] != false
}
