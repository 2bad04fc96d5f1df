//! Posting and editing: from what a request says to a message's next revision.

use serde_json::Value;

use crate::playground::{
    Permissions, Snowflake, component,
    error::{ApiError, Problem},
};

use super::{
    AllowedMentions, Attachment, Channel, Message, Pings, Revision, Upload, World,
    attachment::{self, Listed},
    message::{EPHEMERAL, IS_COMPONENTS_V2, LOADING},
};

/// What a body says about a message; `None` is what it leaves as it is.
#[derive(Debug, Clone, Default)]
pub(crate) struct MessageBody {
    pub(crate) content: Option<String>,
    pub(crate) embeds: Option<Vec<Value>>,
    pub(crate) components: Option<Vec<Value>>,
    pub(crate) attachments: Option<Vec<Listed>>,
    pub(crate) allowed_mentions: Option<AllowedMentions>,
    pub(crate) flags: Option<u64>,
    pub(crate) nonce: Option<Value>,
    pub(crate) enforce_nonce: bool,
}

/// A message to be posted.
#[derive(Debug)]
pub(crate) struct Draft<'a> {
    pub(crate) channel: Snowflake,
    pub(crate) kind: u8,
    /// Who asked for it; sees it alone if the flags say so.
    pub(crate) interaction: Option<(Snowflake, Snowflake)>,
    pub(crate) body: MessageBody,
    pub(crate) uploads: &'a [Upload],
}

impl World {
    /// Posts a message and tells who was pinged.
    pub(crate) fn post(&mut self, draft: Draft<'_>) -> Result<Snowflake, ApiError> {
        if let Some(earlier) = self.posted_with_nonce(&draft) {
            return Ok(earlier);
        }
        let reader = draft
            .interaction
            .map(|(_, person)| person)
            .filter(|_| is_ephemeral(&draft.body));
        let id = self.new_id();
        let base = Revision {
            flags: draft.body.flags.unwrap_or(0),
            ..Revision::empty(self.now())
        };
        let unspoken = unspoken(draft.interaction.is_some());
        let revision = self.revised(base, &draft.body, draft.uploads, unspoken)?;
        let mut message = Message {
            id,
            channel: draft.channel,
            kind: draft.kind,
            reader,
            interaction: draft.interaction.map(|(interaction, _)| interaction),
            pinged: Pings::default(),
            deleted: false,
            revisions: vec![revision],
            nonce: draft.body.nonce,
        };
        message.pinged = self.reached(&message);
        self.messages.insert(id, message);
        if let Some(channel) = self.channels.get_mut(&draft.channel) {
            channel.typing_until = None;
        }
        self.forget();
        Ok(id)
    }

    /// Changes a message; a thinking one stops thinking.
    pub(crate) fn edit(
        &mut self,
        id: Snowflake,
        body: &MessageBody,
        uploads: &[Upload],
    ) -> Result<(), ApiError> {
        let message = self.messages.get(&id).filter(|message| !message.deleted);
        let message = message.ok_or_else(ApiError::unknown_message)?;
        let unspoken = unspoken(message.interaction.is_some());
        let mut base = message.latest().clone();
        let wished = body.flags.unwrap_or(base.flags) & !(EPHEMERAL | LOADING);
        base.flags = base.flags & (EPHEMERAL | IS_COMPONENTS_V2) | wished;
        let revision = self.revised(base, body, uploads, unspoken)?;
        let message = self.messages.get_mut(&id).ok_or_else(ApiError::unknown_message)?;
        message.revisions.push(revision);
        Ok(())
    }

    fn revised(
        &mut self,
        base: Revision,
        body: &MessageBody,
        uploads: &[Upload],
        unspoken: AllowedMentions,
    ) -> Result<Revision, ApiError> {
        let attachments = self.files_after(&base.attachments, body, uploads)?;
        let content = body.content.clone().unwrap_or(base.content);
        let allowed = body.allowed_mentions.clone().unwrap_or(unspoken);
        let mut components = body.components.clone().unwrap_or(base.components);
        component::number(&mut components);
        let mut revision = Revision {
            at: self.now(),
            mentions: Pings::default(),
            content,
            embeds: body.embeds.clone().unwrap_or(base.embeds),
            components,
            attachments,
            flags: base.flags,
        };
        revision.mentions = allowed.filter(&revision.named());
        let thinking = body.flags.unwrap_or(0) & LOADING != 0;
        if revision.is_blank() && !thinking {
            return Err(ApiError::fault(400, 50006, "Cannot send an empty message"));
        }
        if body.embeds.is_some() {
            self.miss_absent_files(&revision);
        }
        holds_together(&revision)?;
        Ok(revision)
    }

    fn files_after(
        &mut self,
        there: &[Attachment],
        body: &MessageBody,
        uploads: &[Upload],
    ) -> Result<Vec<Attachment>, ApiError> {
        if uploads.iter().any(|file| file.bytes.len() > self.file_limit) {
            return Err(ApiError::fault(413, 40005, "Request entity too large"));
        }
        attachment::after_request(there, body.attachments.as_deref(), uploads, || self.new_id())
    }

    /// Discord shows such an embed without its picture; nobody can have meant that.
    fn miss_absent_files(&mut self, revision: &Revision) {
        let absent = revision
            .names_in_embeds()
            .filter(|name| revision.attachments.iter().all(|file| file.filename != *name));
        let absent: Vec<_> = absent
            .map(|name| format!("an embed shows attachment://{name}, which is not there"))
            .collect();
        for what in absent {
            self.note_violation(what);
        }
    }

    /// Of those named, the ones who exist, see the message, and may be pinged by the bot.
    fn reached(&self, message: &Message) -> Pings {
        let Some(channel) = self.channels.get(&message.channel) else {
            return Pings::default();
        };
        let named = &message.latest().mentions;
        let people = named.users.iter().copied();
        let people = people.filter(|person| self.is_in(channel, *person));
        let people = people.filter(|person| message.reader.is_none_or(|reader| reader == *person));
        let loud = message.reader.is_none() && channel.server().is_some();
        let may_all = channel.bot_permissions.contains(Permissions::MENTION_EVERYONE);
        let roles = named
            .roles
            .iter()
            .filter(|role| loud && (may_all || self.is_mentionable(channel, **role)));
        Pings {
            users: people.collect(),
            roles: roles.copied().collect(),
            everyone: named.everyone && loud && may_all,
        }
    }

    fn is_mentionable(&self, channel: &Channel, role: Snowflake) -> bool {
        let server = channel.server().and_then(|server| self.servers.get(&server));
        server
            .and_then(|server| server.roles.get(&role))
            .is_some_and(|role| role.mentionable)
    }

    /// The message that the same `nonce` made within the last minutes, if that is to be enforced.
    fn posted_with_nonce(&self, draft: &Draft<'_>) -> Option<Snowflake> {
        const REMEMBERED_MS: i64 = 5 * 60 * 1000;
        let nonce = draft.body.nonce.as_ref().filter(|_| draft.body.enforce_nonce)?;
        let now = self.now().as_millisecond();
        let recent = self.messages.values().rev();
        let mut recent = recent.take_while(|message| message.id.created_ms() + REMEMBERED_MS >= now);
        let same =
            |message: &&Message| message.nonce.as_ref() == Some(nonce) && message.channel == draft.channel;
        recent.find(same).map(|message| message.id)
    }
}

/// A message of components has nothing else, and they show only files that are there.
fn holds_together(revision: &Revision) -> Result<(), ApiError> {
    let mut problems = Vec::new();
    if revision.flags & IS_COMPONENTS_V2 != 0 {
        let legacy = [
            ("content", revision.content.is_empty()),
            ("embeds", revision.embeds.is_empty()),
        ];
        let left = legacy.into_iter().filter(|(_, gone)| !gone);
        problems.extend(left.map(|(field, _)| Problem::legacy_field(field)));
    }
    let absent = revision
        .names_in_components()
        .filter(|(_, name)| revision.attachments.iter().all(|file| file.filename != *name));
    problems.extend(absent.map(|(path, name)| Problem {
        path,
        code: "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
        message: format!("The referenced attachment 'attachment://{name}' was not found in attachments"),
    }));
    if problems.is_empty() {
        Ok(())
    } else {
        Err(ApiError::invalid(problems))
    }
}

fn is_ephemeral(body: &MessageBody) -> bool {
    body.flags.unwrap_or(0) & EPHEMERAL != 0
}

fn unspoken(interaction: bool) -> AllowedMentions {
    if interaction {
        AllowedMentions::users_only()
    } else {
        AllowedMentions::everything()
    }
}
