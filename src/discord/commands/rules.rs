//! `/rules`.

use futures_util::{FutureExt, future::BoxFuture};

use super::{Command, Context, Kind, Reply, challenge};
use crate::{
    app::Error,
    discord::{
        custom_id::Page,
        present::{refusal::unknown_choice, rules},
        request::Options,
        responder::Deferral,
    },
    rules::variant::Family,
};

pub(super) const COMMAND: Command = Command {
    name: "rules",
    kind: Kind::Slash,
    options: &[challenge::VARIANT],
    deferral: Deferral::Private,
    run,
};

fn run<'a>(context: Context<'a>, options: &'a Options) -> BoxFuture<'a, Result<Reply, Error>> {
    async move {
        let family = match options.text("variant") {
            Some(id) => Family::ALL.into_iter().find(|family| family.id() == id),
            None => Some(context.bot.app.family_at_hand(&context.request.by).await?),
        };
        match family {
            Some(family) => page(context, family, Page::Rules).await,
            None => Ok(unknown_choice("variant", context.languages.reader)),
        }
    }
    .boxed()
}

/// A page about a game.
pub(super) async fn page(context: Context<'_>, family: Family, page: Page) -> Result<Reply, Error> {
    let out = rules::page(family, page, context.languages.reader, &context.painter()).await;
    Ok(Reply::message(out))
}

/// The same about another game.
pub(super) async fn of(context: Context<'_>, values: &[String]) -> Result<Reply, Error> {
    let chosen = values.first().map_or("", String::as_str);
    let family = Family::ALL.into_iter().find(|family| family.id() == chosen);
    page(context, family.unwrap_or(Family::FoxGeese), Page::Rules).await
}
