//! `/history`: one's finished games, and any game with its moves, record and replay.

use futures_util::{FutureExt, future::BoxFuture};

use super::{Command, Context, Kind, Opt, OptKind, Reply, game_option};
use crate::{
    app::{Error, GameId},
    discord::{present::history, request::Options, responder::Deferral},
};

pub(super) const COMMAND: Command = Command {
    name: "history",
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
        match game_option(options) {
            Some(game) => one(context, game).await,
            None => page(context, 0).await,
        }
    }
    .boxed()
}

/// A page of the caller's finished games.
pub(super) async fn page(context: Context<'_>, page: u32) -> Result<Reply, Error> {
    let by = &context.request.by;
    let listed = context.bot.app.list_past(by, page).await?;
    Ok(Reply::message(history::list(
        &listed,
        by.player,
        context.languages.reader,
    )))
}

/// One game.
pub(super) async fn one(context: Context<'_>, game: GameId) -> Result<Reply, Error> {
    let app = &context.bot.app;
    let view = app.look_back(&context.request.by, game).await?;
    let record = app.record(&view).await?;
    let locale = context.languages.reader;
    Ok(Reply::message(history::game(&view, &record, locale)))
}
