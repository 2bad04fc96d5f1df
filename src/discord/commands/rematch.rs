//! The button that asks for the same game again.

use super::{Context, Duty, Reply};
use crate::{
    app::{Error, GameId, Rematch},
    discord::present::board::Form,
};

/// Asks the other one, accepts what they asked, or begins at once with the computer.
pub(super) async fn ask(context: Context<'_>, game: GameId) -> Result<Reply, Error> {
    let by = &context.request.by;
    match context.bot.app.rematch(by, game).await? {
        Rematch::Asked(challenge, errand) => Ok(context.card_reply(&challenge, errand)),
        Rematch::Started(started) => context.answered_reply(started.view, started.board).await,
        Rematch::Accepted(accepted) => {
            context.bot.wake_outbox();
            let duty = Duty::Errand(accepted.board);
            let reply = context.board_reply(&accepted.view, Form::Picture, duty).await;
            Ok(reply)
        }
    }
}
