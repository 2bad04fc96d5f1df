//! `/move`.

use futures_util::{FutureExt, future::BoxFuture};

use super::{Command, Context, Kind, Opt, OptKind, Reply, game_option};
use crate::{
    app::{Error, Played},
    discord::{custom_id::CustomId, outgoing::Outgoing, request::Options, responder::Deferral},
    locale::Text,
    rules::notation::move_text::write_move,
};

pub(super) const COMMAND: Command = Command {
    name: "move",
    kind: Kind::Slash,
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
            Ok(played) if played.as_reply => context.answered_reply(played.view, played.board).await,
            Ok(played) => {
                context.bot.wake_outbox();
                context.bot.wake_thinker();
                Ok(played_elsewhere(context, &played))
            }
            Err(error) => context.ask_which(error, &CustomId::move_in(text)),
        }
    }
    .boxed()
}

/// The board is shown where the game is played; here only the player learns of it.
fn played_elsewhere(context: Context<'_>, played: &Played) -> Reply {
    let text = Text::PlayedElsewhere {
        game: played.view.id.0,
        notation: write_move(played.view.variant, &played.m),
        channel: format!("<#{}>", played.view.channel),
    };
    Reply::message(Outgoing::private(context.languages.reader.text(&text)))
}
