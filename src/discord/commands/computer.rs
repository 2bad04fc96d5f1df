//! `/computer`.

use futures_util::{FutureExt, future::BoxFuture};

use super::{Command, Context, Kind, Opt, OptKind, Reply, challenge};
use crate::{
    app::{ChallengeRequest, ComputerRequest, Error, Level, PlayerId},
    discord::{present::refusal::unknown_choice, request::Options, responder::Deferral},
};

/// How strongly it plays unless somebody says.
const USUAL_LEVEL: u8 = 3;

/// The name that the computer goes by in lists, where mentions cannot be.
const NAME: &str = "Reynard";

pub(super) const COMMAND: Command = Command {
    name: "computer",
    kind: Kind::Slash,
    options: &[
        challenge::VARIANT,
        challenge::SIDE,
        Opt {
            name: "level",
            kind: OptKind::NumberChoice(&[1, 2, 3, 4, 5, 6, 7, 8]),
            required: false,
        },
        challenge::GEESE,
        challenge::SIDEWAYS,
    ],
    deferral: Deferral::Public,
    run,
};

fn run<'a>(context: Context<'a>, options: &'a Options) -> BoxFuture<'a, Result<Reply, Error>> {
    async move {
        let level = options.integer("level").unwrap_or(USUAL_LEVEL.into());
        let level = u8::try_from(level).ok().and_then(Level::new).ok_or("level");
        match level.and_then(|level| Ok((level, challenge::read(options)?))) {
            Ok((level, request)) => start(context, request, level).await,
            Err(option) => Ok(unknown_choice(option, context.languages.reader)),
        }
    }
    .boxed()
}

/// A challenge to the computer is a game at once.
pub(super) async fn accept(context: Context<'_>, request: ChallengeRequest) -> Result<Reply, Error> {
    let level = Level::new(USUAL_LEVEL).unwrap_or(Level::WEAKEST);
    start(context, request, level).await
}

async fn start(context: Context<'_>, request: ChallengeRequest, level: Level) -> Result<Reply, Error> {
    let request = ComputerRequest {
        reynard: PlayerId::new(context.bot.wire.application()),
        name: NAME.to_owned(),
        family: request.family,
        geese: request.geese,
        sideways: request.sideways,
        side: request.side,
        level,
    };
    let started = context
        .bot
        .app
        .start_computer(&context.request.by, &request)
        .await?;
    context.answered_reply(started.view, started.board).await
}
