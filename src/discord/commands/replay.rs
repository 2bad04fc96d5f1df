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
