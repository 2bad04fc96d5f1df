//! `/games`.

use futures_util::{FutureExt, future::BoxFuture};

use super::{Command, Context, Kind, Opt, OptKind, Reply};
use crate::{
    app::{Error, Scope},
    discord::{
        outgoing::Outgoing,
        present::{list::games, refusal::unknown_choice},
        request::Options,
        responder::Deferral,
    },
};

pub(super) const COMMAND: Command = Command {
    name: "games",
    kind: Kind::Slash,
    options: &[Opt {
        name: "scope",
        kind: OptKind::Choice(&["here", "mine"]),
        required: false,
    }],
    deferral: Deferral::Private,
    run,
};

fn run<'a>(context: Context<'a>, options: &'a Options) -> BoxFuture<'a, Result<Reply, Error>> {
    async move {
        let mine = match options.text("scope") {
            None | Some("here") => false,
            Some("mine") => true,
            Some(_) => return Ok(unknown_choice("scope", context.languages.reader)),
        };
        Ok(Reply::message(page(context, mine, 0).await?))
    }
    .boxed()
}

/// A page of the list.
pub(super) async fn page(context: Context<'_>, mine: bool, page: u32) -> Result<Outgoing, Error> {
    let by = &context.request.by;
    let scope = if mine {
        Scope::Player(by.player)
    } else {
        Scope::Channel(by.channel)
    };
    let listed = context.bot.app.list_games(scope, page).await?;
    Ok(games(&listed, mine, by.player, context.languages.reader))
}
