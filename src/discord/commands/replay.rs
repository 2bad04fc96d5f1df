//! The button that shows a finished game again, as a moving picture.

use super::{Context, Reply};
use crate::{
    app::{Error, GameId},
    discord::present::replay,
};

/// The whole game, for everybody.
pub(super) async fn show(context: Context<'_>, game: GameId) -> Result<Reply, Error> {
    let view = context
        .bot
        .app
        .find_finished(&context.request.by, Some(game))
        .await?;
    let out = replay::replay(&view, context.languages.channel, &context.bot.painter).await;
    Ok(Reply::message(out))
}

/// A game as far as it has come, for the presser alone.
pub(super) async fn look(context: Context<'_>, game: GameId) -> Result<Reply, Error> {
    let view = context.bot.app.look_back(&context.request.by, game).await?;
    let mut out = replay::replay(&view, context.languages.reader, &context.painter()).await;
    out.private = true;
    Ok(Reply::message(out))
}
