//! `/board`.

use futures_util::{FutureExt, future::BoxFuture};

use super::{Command, Context, Duty, Kind, Opt, OptKind, Reply, game_option};
use crate::{
    app::{Error, GameId},
    discord::{custom_id::CustomId, present::board::Form, request::Options, responder::Deferral},
};

pub(super) const COMMAND: Command = Command {
    name: "board",
    kind: Kind::Slash,
    options: &[
        Opt {
            name: "game",
            kind: OptKind::SuggestedNumber,
            required: false,
        },
        Opt {
            name: "text",
            kind: OptKind::Flag,
            required: false,
        },
    ],
    deferral: Deferral::Public,
    run,
};

fn run<'a>(context: Context<'a>, options: &'a Options) -> BoxFuture<'a, Result<Reply, Error>> {
    async move {
        let text = options.flag("text").unwrap_or(false);
        match show(context, game_option(options), text).await {
            Err(error) => context.ask_which(error, &CustomId::BoardOf { text }),
            shown => shown,
        }
    }
    .boxed()
}

/// Shows a board as a new public message. Where the game is played it becomes the newest; anywhere else it is
/// only looked at.
pub(super) async fn show(context: Context<'_>, game: Option<GameId>, text: bool) -> Result<Reply, Error> {
    let view = context.bot.app.show_board(&context.request.by, game).await?;
    let form = if text { Form::Text } else { Form::Picture };
    if view.is_elsewhere(&context.request.by) {
        return Ok(context.glance_reply(&view, form).await);
    }
    let duty = Duty::Board {
        game: view.id,
        ply: view.ply(),
    };
    // Whoever is to move was told when it became their turn.
    Ok(context.board_reply(&view, form, duty).await.without_pings())
}
