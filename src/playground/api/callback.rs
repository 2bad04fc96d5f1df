//! The first answer to an interaction.

use jiff::SignedDuration;
use serde_json::{Value, json};

use crate::playground::{
    Snowflake,
    body::{self, Findings, Purpose},
    component,
    error::ApiError,
    world::{Callback, Draft, EPHEMERAL, Interaction, InteractionKind, LOADING, MessageBody, World},
};

use super::{Answer, Call};

/// The type of a first answer that makes suggestions.
pub(super) const SUGGESTIONS: u64 = 8;

/// How long after the interaction the first answer may come.
const IN_TIME: SignedDuration = SignedDuration::from_secs(3);

pub(super) fn create(world: &mut World, call: &Call) -> Result<Answer, ApiError> {
    let interaction = open_interaction(world, call)?;
    let mut findings = Findings::default();
    findings.shape("", &call.body, &body::CALLBACK);
    world.settle(call, "", findings)?;
    let number = call.body["type"].as_u64().unwrap_or(0);
    if !is_allowed(number, &interaction) {
        let message = format!("No answer of type {number} to this kind of interaction.");
        return Err(ApiError::invalid_at(
            "type",
            "INTERACTION_CALLBACK_TYPE_INVALID",
            message,
        ));
    }
    let (callback, original) = Turn {
        world,
        call,
        interaction: &interaction,
    }
    .take(number)?;
    let answer = answer(world, call, &interaction, &callback, original);
    if let Some(interaction) = world.interactions.get_mut(&interaction.id) {
        interaction.callback = Some(callback);
        interaction.original = original;
    }
    Ok(answer)
}

/// The interaction of the route, as long as it can be answered.
fn open_interaction(world: &World, call: &Call) -> Result<Interaction, ApiError> {
    let id = call.id("interaction_id")?;
    let interaction = world
        .interaction(id)
        .filter(|known| known.token == call.part("interaction_token"));
    let interaction = interaction.ok_or_else(unknown)?;
    if interaction.callback.is_some() {
        return Err(ApiError::new(
            400,
            40060,
            "Interaction has already been acknowledged.",
        ));
    }
    if world.now().duration_since(interaction.created) > IN_TIME {
        return Err(unknown());
    }
    Ok(interaction.clone())
}

fn unknown() -> ApiError {
    ApiError::new(404, 10062, "Unknown interaction")
}

fn is_allowed(number: u64, interaction: &Interaction) -> bool {
    let on_message = interaction.source.is_some();
    match interaction.kind {
        InteractionKind::Command => matches!(number, 4 | 5 | 9),
        InteractionKind::Component => matches!(number, 4..=7 | 9),
        InteractionKind::Autocomplete => number == 8,
        InteractionKind::Modal => matches!(number, 4 | 5) || (on_message && matches!(number, 6 | 7)),
    }
}

/// The carrying out of a callback.
struct Turn<'a> {
    world: &'a mut World,
    call: &'a Call,
    interaction: &'a Interaction,
}

type Taken = (Callback, Option<Snowflake>);

impl Turn<'_> {
    /// What kind of answer it was, and what `@original` now means.
    fn take(&mut self, number: u64) -> Result<Taken, ApiError> {
        let source = self.interaction.source;
        match number {
            4 => self.message(),
            5 => self.deferral(),
            6 => Ok((Callback::DeferredUpdate, source)),
            7 => self.update(),
            8 => self
                .suggestions()
                .map(|choices| (Callback::Choices(choices), None)),
            _ => self.modal().map(|modal| (Callback::Modal(modal), source)),
        }
    }

    fn data(&self) -> &Value {
        &self.call.body["data"]
    }

    fn body(&mut self, purpose: Purpose) -> Result<MessageBody, ApiError> {
        let (body, findings) = body::message(self.data(), purpose);
        self.world.settle(self.call, "data.", findings)?;
        Ok(body)
    }

    fn message(&mut self) -> Result<Taken, ApiError> {
        let body = self.body(Purpose::Answer)?;
        self.post(body).map(|id| (Callback::Message, Some(id)))
    }

    fn deferral(&mut self) -> Result<Taken, ApiError> {
        let said = self.body(Purpose::Deferral)?;
        let flags = said.flags.unwrap_or(0) & EPHEMERAL | LOADING;
        let body = MessageBody {
            flags: Some(flags),
            ..MessageBody::default()
        };
        self.post(body).map(|id| (Callback::DeferredMessage, Some(id)))
    }

    fn update(&mut self) -> Result<Taken, ApiError> {
        let source = self.interaction.source.ok_or_else(ApiError::unknown_message)?;
        let body = self.body(self.world.change_of(source))?;
        let edited = self.world.edit(source, &body, &self.call.uploads);
        edited.map_err(|error| error.placed("data."))?;
        Ok((Callback::Update, Some(source)))
    }

    fn suggestions(&mut self) -> Result<Vec<(String, Value)>, ApiError> {
        let findings = body::suggestions(self.data(), focused_type(&self.interaction.payload["data"]));
        self.world.settle(self.call, "", findings)?;
        let choices = self.data()["choices"].as_array().into_iter().flatten();
        let name = |choice: &Value| choice["name"].as_str().unwrap_or_default().to_owned();
        Ok(choices
            .map(|choice| (name(choice), choice["value"].clone()))
            .collect())
    }

    fn modal(&mut self) -> Result<Value, ApiError> {
        self.world.settle(self.call, "", body::modal(self.data()))?;
        let mut modal = self.data().clone();
        if let Some(components) = modal["components"].as_array_mut() {
            component::number(components);
        }
        Ok(modal)
    }

    fn post(&mut self, body: MessageBody) -> Result<Snowflake, ApiError> {
        let interaction = self.interaction;
        let kind = match (interaction.kind, interaction.payload["data"]["type"].as_u64()) {
            (InteractionKind::Command, Some(1)) => 20,
            (InteractionKind::Command, _) => 23,
            _ => 0,
        };
        let posted = self.world.post(Draft {
            channel: interaction.channel,
            kind,
            interaction: Some((interaction.id, interaction.person)),
            body,
            uploads: &self.call.uploads,
        });
        posted.map_err(|error| error.placed("data."))
    }
}

/// The type of the option being typed in.
fn focused_type(data: &Value) -> u64 {
    let options = data["options"].as_array().into_iter().flatten();
    let found = options.map(|option| match option["focused"] == true {
        true => option["type"].as_u64().unwrap_or(0),
        false => focused_type(option),
    });
    found.max().unwrap_or(0)
}

fn answer(
    world: &World,
    call: &Call,
    interaction: &Interaction,
    callback: &Callback,
    original: Option<Snowflake>,
) -> Answer {
    if call
        .query
        .get("with_response")
        .is_none_or(|value| value != "true")
    {
        return Answer::nothing();
    }
    let mut about = json!({ "id": interaction.id, "type": interaction.kind.number() });
    let message = original.and_then(|id| world.message(id));
    if let Some(message) = message {
        about["response_message_id"] = json!(message.id);
        about["response_message_loading"] = json!(message.is_thinking());
        about["response_message_ephemeral"] = json!(message.reader.is_some());
    }
    let mut resource = json!({ "type": callback.number() });
    if let (Callback::Message | Callback::Update, Some(message)) = (callback, message) {
        resource["message"] = world.message_json(message);
    }
    Answer::ok(json!({ "interaction": about, "resource": resource }))
}
