//! Discord's message object.

use serde_json::{Value, json};

use crate::playground::Snowflake;

use super::{Attachment, LOADING, Message, Revision, World};

impl World {
    /// The message as Discord gives it to the bot.
    pub(crate) fn message_json(&self, message: &Message) -> Value {
        let now = message.latest();
        // That an answer takes the place of "thinking" is no edit.
        let said = message
            .revisions
            .iter()
            .filter(|state| state.flags & LOADING == 0);
        let edited = (said.count() > 1).then_some(now.at);
        let mut json = json!({
            "id": message.id,
            "type": message.kind,
            "channel_id": message.channel,
            "author": self.bot().json(),
            "content": now.content,
            "timestamp": message.revisions.first().map(|first| first.at.to_string()),
            "edited_timestamp": edited.map(|at| at.to_string()),
            "tts": false,
            "pinned": false,
            "mention_everyone": now.mentions.everyone,
            "mention_roles": now.mentions.roles,
            "mentions": self.people_json(now.mentions.users.iter()),
            "attachments": self.attachments_json(message.channel, now),
            "embeds": self.embeds_json(message.channel, now),
            "components": self.components_json(message, now),
            "flags": now.flags,
        });
        if let Some(nonce) = &message.nonce {
            json["nonce"] = nonce.clone();
        }
        if let Some(interaction) = message.interaction {
            self.add_origin(&mut json, interaction);
        }
        json
    }

    fn people_json<'a>(&self, ids: impl Iterator<Item = &'a Snowflake>) -> Value {
        ids.filter_map(|id| self.people.get(id))
            .map(super::Person::json)
            .collect()
    }

    fn attachments_json(&self, channel: Snowflake, revision: &Revision) -> Value {
        revision
            .shown_below()
            .map(|file| file.json(&self.base_url, channel))
            .collect()
    }

    fn embeds_json(&self, channel: Snowflake, revision: &Revision) -> Value {
        let shown = |embed: &Value| self.embed_json(channel, &revision.attachments, embed);
        revision.embeds.iter().map(shown).collect()
    }

    /// The embed with every `attachment://` made an address, and pictures that are not there left out.
    fn embed_json(&self, channel: Snowflake, files: &[Attachment], embed: &Value) -> Value {
        let mut embed = embed.clone();
        embed["type"] = json!("rich");
        for (object, key) in [
            ("image", "url"),
            ("thumbnail", "url"),
            ("author", "icon_url"),
            ("footer", "icon_url"),
        ] {
            let Some(name) = embed[object][key]
                .as_str()
                .and_then(|url| url.strip_prefix("attachment://"))
            else {
                continue;
            };
            let file = files.iter().find(|file| file.filename == name);
            let url = file.map(|file| file.url(&self.base_url, channel));
            set_url(&mut embed, object, key, url);
        }
        embed
    }

    fn add_origin(&self, json: &mut Value, interaction: Snowflake) {
        json["webhook_id"] = json!(self.application());
        json["application_id"] = json!(self.application());
        let Some(interaction) = self.interactions.get(&interaction) else {
            return;
        };
        let person = self.people.get(&interaction.person).map(super::Person::json);
        json["interaction_metadata"] = json!({
            "id": interaction.id,
            "type": interaction.kind.number(),
            "user": person,
            "authorizing_integration_owners": interaction.payload["authorizing_integration_owners"],
            "interacted_message_id": interaction.source,
            "triggering_interaction_metadata": null,
        });
    }
}

fn set_url(embed: &mut Value, object: &str, key: &str, url: Option<String>) {
    match url {
        Some(url) => {
            embed[object][key] = json!(url);
            embed[object][format!("proxy_{key}")] = json!(url);
        }
        None => drop(embed.as_object_mut().and_then(|embed| embed.remove(object))),
    }
}
