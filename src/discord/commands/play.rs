//! `/move`.

use futures_util::{FutureExt, future::BoxFuture};

use super::{Command, Context, Duty, Opt, OptKind, Reply, game_option};
use crate::{
    app::Error,
    discord::{custom_id::CustomId, present::board::Form, request::Options, responder::Deferral},
};

pub(super) const COMMAND: Command = Command {
    name: "move",
    options: &[
        Opt {
            name: "move",
            kind: OptKind::SuggestedText,
            required: true,
        },
        Opt {
            name: "game",
            kind: OptKind::SuggestedNumber,
            required: false,
        },
    ],
    deferral: Deferral::Public,
    run,
};

fn run<'a>(context: Context<'a>, options: &'a Options) -> BoxFuture<'a, Result<Reply, Error>> {
    async move {
        let text = options.text("move").unwrap_or_default();
        let by = &context.request.by;
        match context
            .bot
            .app
            .play_move(by, game_option(options), text, true)
            .await
        {
            Ok(played) => {
                let duty = Duty::Errand(played.board);
                Ok(context.board_reply(&played.view, Form::Picture, duty).await)
            }
            Err(error) => context.ask_which(error, &CustomId::move_in(text)),
        }
    }
    .boxed()
}
