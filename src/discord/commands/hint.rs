//! `/hint`.

use futures_util::{FutureExt, future::BoxFuture};

use super::{Command, Context, Kind, Opt, OptKind, Reply, game_option};
use crate::{
    app::{Error, GameId},
    discord::{
        custom_id::CustomId,
        present::{hint, refusal},
        request::Options,
        responder::Deferral,
    },
};

pub(super) const COMMAND: Command = Command {
    name: "hint",
    kind: Kind::Slash,
    options: &[Opt {
        name: "game",
        kind: OptKind::SuggestedNumber,
        required: false,
    }],
    deferral: Deferral::Private,
    run,
};

fn run<'a>(context: Context<'a>, options: &'a Options) -> BoxFuture<'a, Result<Reply, Error>> {
    async move {
        match show(context, game_option(options), None).await {
            Err(error) => context.ask_which(error, &CustomId::HintWhich),
            shown => shown,
        }
    }
    .boxed()
}

/// The best move with its reasons, for the asker alone.
pub(super) async fn show(
    context: Context<'_>,
    game: Option<GameId>,
    ply: Option<u32>,
) -> Result<Reply, Error> {
    let (bot, reader) = (context.bot, context.languages.reader);
    let view = bot.app.ask_hint(&context.request.by, game, ply).await?;
    // Asked again, it says the same.
    let seed = u64::from(view.ply());
    let Some(found) = bot.thinkers.hint(view.game.clone(), seed).await else {
        return Ok(Reply::message(refusal::fault(reader)));
    };
    Ok(Reply::message(
        hint::hint(&view, &found, reader, &bot.painter).await,
    ))
}
