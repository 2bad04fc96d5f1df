//! `/resign`.

use futures_util::{FutureExt, future::BoxFuture};

use super::{Command, Context, Kind, Opt, OptKind, Reply, game_option};
use crate::{
    app::{Error, GameId, GameView},
    discord::{
        custom_id::CustomId,
        outgoing::{Button, Outgoing, Row, Style},
        present::mention,
        request::Options,
        responder::Deferral,
    },
    locale::{Locale, Text},
    rules::side::Side,
};

pub(super) const COMMAND: Command = Command {
    name: "resign",
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
        match ask(context, game_option(options), None).await {
            Ok(out) => Ok(Reply::message(out)),
            Err(error) => context.ask_which(error, &CustomId::ResignWhich),
        }
    }
    .boxed()
}

/// The private question whether they mean it.
pub(super) async fn ask(
    context: Context<'_>,
    game: Option<GameId>,
    ply: Option<u32>,
) -> Result<Outgoing, Error> {
    let view = context.bot.app.ask_resign(&context.request.by, game, ply).await?;
    Ok(question(&view, context))
}

fn question(view: &GameView, context: Context<'_>) -> Outgoing {
    let locale = context.languages.reader;
    let own = view.side_of(context.request.by.player).unwrap_or(Side::Few);
    let opponent = mention(view.players[!own]);
    let text = Text::ResignAsk {
        game: view.id.0,
        variant: view.variant.id(),
        opponent,
    };
    Outgoing {
        rows: vec![Row::Buttons(buttons(view, locale))],
        ..Outgoing::private(locale.text(&text))
    }
}

fn buttons(view: &GameView, locale: Locale) -> Vec<Button> {
    vec![
        Button {
            custom_id: CustomId::Resign(view.id, view.ply()).to_string(),
            label: locale.text(&Text::ButtonResignConfirm),
            style: Style::Danger,
        },
        Button {
            custom_id: CustomId::KeepPlaying(view.id).to_string(),
            label: locale.text(&Text::ButtonResignCancel),
            style: Style::Secondary,
        },
    ]
}
