//! What else there is to a game: its moves, other views of the board, taking back.

use super::{Context, Reply};
use crate::{
    app::{Error, GameId},
    discord::present::{board::Form, more},
};

/// What can be done, in a message of its own.
pub(super) async fn open(context: Context<'_>, game: GameId, ply: u32) -> Result<Reply, Error> {
    let view = context.bot.app.look(&context.request.by, game, Some(ply)).await?;
    Ok(Reply::message(more::menu(&view, context.languages.reader)))
}

/// The moves so far.
pub(super) async fn moves(context: Context<'_>, game: GameId) -> Result<Reply, Error> {
    let view = context.bot.app.look(&context.request.by, game, None).await?;
    Ok(Reply::update(more::moves(&view, context.languages.reader)))
}

/// The board for the presser alone, perhaps turned half round.
pub(super) async fn view(context: Context<'_>, game: GameId, flipped: bool) -> Result<Reply, Error> {
    let form = if flipped { Form::Flipped } else { Form::Picture };
    board(context, game, form).await
}

/// The board in letters.
pub(super) async fn text(context: Context<'_>, game: GameId) -> Result<Reply, Error> {
    board(context, game, Form::Text).await
}

async fn board(context: Context<'_>, game: GameId, form: Form) -> Result<Reply, Error> {
    let (bot, reader) = (context.bot, context.languages.reader);
    let view = bot.app.look(&context.request.by, game, None).await?;
    let out = more::board(&view, reader, form, &context.painter()).await;
    Ok(Reply::update(out))
}
