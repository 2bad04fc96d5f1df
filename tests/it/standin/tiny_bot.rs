//! A bot of a few lines, written with serenity as any other.

use std::{pin::Pin, sync::Arc};

use reynard::playground::Snowflake;
use serde_json::Value;
use serenity::{
    Client,
    all::{
        ApplicationId, CommandInteraction, ComponentInteraction, Context, EventHandler, GatewayIntents,
        Interaction, Message,
    },
    builder::CreateAttachment,
    client::ClientBuilder,
    http::{Http, HttpBuilder, HttpError},
};

use crate::support::{Discord, Handle, Process};

type Reaction = Box<dyn Fn(Answering) -> Pin<Box<dyn Future<Output = ()> + Send>> + Send + Sync>;

/// An interaction and the means to answer it.
pub(super) struct Answering {
    pub(super) http: Arc<Http>,
    pub(super) interaction: Interaction,
}

struct Handler(Reaction);

#[serenity::async_trait]
impl EventHandler for Handler {
    async fn interaction_create(&self, context: Context, interaction: Interaction) {
        (self.0)(Answering {
            http: context.http,
            interaction,
        })
        .await;
    }
}

/// Access to the stand-in's REST interface as the bot.
pub(crate) fn http(d: &Discord) -> Http {
    let application = d.read(|world| world.application());
    HttpBuilder::new(d.token())
        .application_id(ApplicationId::new(application.get()))
        .proxy(d.url())
        .ratelimiter_disabled(true)
        .build()
}

/// Starts a bot that registers `commands` and meets interactions with `react`; it is there when this returns.
pub(super) async fn start<F>(
    d: &Discord,
    commands: Value,
    react: impl Fn(Answering) -> F + Send + Sync + 'static,
) -> Process
where
    F: Future<Output = ()> + Send + 'static,
{
    let already = d.read(|world| world.connected());
    let process = Process::run(run(
        http(d),
        commands,
        Box::new(move |answering| Box::pin(react(answering))),
    ));
    d.connected(already + 1).await;
    process
}

async fn run(http: Http, commands: Value, react: Reaction) {
    http.create_global_commands(&commands)
        .await
        .expect("commands that are accepted");
    let builder = ClientBuilder::new_with_http(http, GatewayIntents::GUILDS).event_handler(Handler(react));
    let mut client: Client = builder.await.expect("a client");
    client.start().await.expect("a connection to the gateway");
}

impl Answering {
    pub(super) async fn callback(&self, body: Value) -> serenity::Result<()> {
        self.callback_with(body, Vec::new()).await
    }

    pub(super) async fn callback_with(
        &self,
        body: Value,
        files: Vec<CreateAttachment>,
    ) -> serenity::Result<()> {
        self.http
            .create_interaction_response(self.interaction.id(), self.interaction.token(), &body, files)
            .await
    }

    pub(super) async fn edit(&self, body: Value, files: Vec<CreateAttachment>) -> serenity::Result<Message> {
        self.http
            .edit_original_interaction_response(self.interaction.token(), &body, files)
            .await
    }

    pub(super) async fn follow_up(&self, body: Value) -> serenity::Result<Message> {
        self.http
            .create_followup_message(self.interaction.token(), &body, Vec::new())
            .await
    }

    /// The slash command or menu entry.
    pub(super) fn command(&self) -> &CommandInteraction {
        self.interaction.as_command().expect("a command")
    }

    /// The button or menu pressed, if it was one.
    pub(super) fn press(&self) -> Option<&ComponentInteraction> {
        self.interaction.as_message_component()
    }
}

/// The token of an interaction, for bare requests.
pub(super) fn token(d: &Discord, handle: &Handle) -> String {
    let payload = |id: Snowflake| d.read(|world| world.interaction(id).map(|deed| deed.payload().clone()));
    payload(handle.id).expect("an interaction")["token"]
        .as_str()
        .expect("a token")
        .to_owned()
}

/// Answers an interaction by a bare request.
pub(super) async fn callback(http: &Http, d: &Discord, asked: &Handle, body: &Value) -> serenity::Result<()> {
    let token = token(d, asked);
    http.create_interaction_response(asked.id.get().into(), &token, body, Vec::new())
        .await
}

/// The status and Discord's code of a refusal.
#[track_caller]
pub(super) fn refusal<T: std::fmt::Debug>(result: serenity::Result<T>) -> (u16, isize) {
    match result {
        Err(serenity::Error::Http(HttpError::UnsuccessfulRequest(answer))) => {
            (answer.status_code.as_u16(), answer.error.code)
        }
        other => panic!("a refusal was expected, not {other:?}"),
    }
}

/// A picture of one pixel, under this name.
pub(super) fn picture(name: &str) -> CreateAttachment {
    CreateAttachment::bytes(PIXEL, name)
}

/// The smallest PNG.
pub(super) const PIXEL: &[u8] = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x01\0\0\0\x02\x08\0\0\0\0";
