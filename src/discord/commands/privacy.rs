//! `/privacy`.

use futures_util::{FutureExt, future::BoxFuture};

use super::{Command, Context, Kind, Reply};
use crate::{
    app::Error,
    discord::{
        custom_id::Privacy,
        present::{privacy, refusal},
        request::Options,
        responder::Deferral,
    },
};

pub(super) const COMMAND: Command = Command {
    name: "privacy",
    kind: Kind::Slash,
    options: &[],
    deferral: Deferral::Private,
    run,
};

fn run<'a>(context: Context<'a>, _options: &'a Options) -> BoxFuture<'a, Result<Reply, Error>> {
    async move {
        let dossier = context.bot.app.dossier(&context.request.by).await?;
        Ok(Reply::message(privacy::overview(
            &dossier,
            context.languages.reader,
        )))
    }
    .boxed()
}

/// What a button of the private message does.
pub(super) async fn step(context: Context<'_>, step: Privacy) -> Result<Reply, Error> {
    let (app, by, locale) = (&context.bot.app, &context.request.by, context.languages.reader);
    Ok(match step {
        Privacy::Show => Reply::update(privacy::overview(&app.dossier(by).await?, locale)),
        Privacy::Export => {
            let mut parts = privacy::export(app.dossier(by).await?, locale).into_iter();
            let first = parts.next().unwrap_or_else(|| refusal::fault(locale));
            Reply::message(first).and(parts.collect())
        }
        Privacy::Ask => Reply::update(privacy::question(&app.dossier(by).await?, locale)),
        Privacy::Forget => {
            app.forget(by).await?;
            context.bot.wake_outbox();
            Reply::update(privacy::forgotten(locale))
        }
    })
}
