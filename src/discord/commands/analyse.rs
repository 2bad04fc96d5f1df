//! `/analyse`.

use std::time::Duration;

use futures_util::{FutureExt, future::BoxFuture};
use tokio::sync::watch;

use super::{Command, Context, Kind, Opt, OptKind, Reply, game_option};
use crate::{
    app::{Error, GameId, GameView, Progress, Review},
    discord::{
        outgoing::Outgoing,
        present::{analysis, refusal},
        request::Options,
        responder::Deferral,
    },
    locale::Text,
};

/// How often people hear how far it is. The first time is well after an answer has been promised.
const TELLING: Duration = Duration::from_secs(2);

pub(super) const COMMAND: Command = Command {
    name: "analyse",
    kind: Kind::Slash,
    options: &[Opt {
        name: "game",
        kind: OptKind::SuggestedNumber,
        required: false,
    }],
    deferral: Deferral::Public,
    run,
};

fn run<'a>(context: Context<'a>, options: &'a Options) -> BoxFuture<'a, Result<Reply, Error>> {
    show(context, game_option(options)).boxed()
}

/// Looks at a game again that is over.
pub(super) async fn show(context: Context<'_>, game: Option<GameId>) -> Result<Reply, Error> {
    let bot = context.bot;
    let view = bot.app.find_finished(&context.request.by, game).await?;
    let Some(review) = review(context, &view).await else {
        return Ok(Reply::message(refusal::fault(context.languages.reader)));
    };
    let out = analysis::analysis(&view, &review, context.languages.channel, &bot.painter).await;
    Ok(Reply::message(out))
}

/// The review, while it is told how far it is.
async fn review(context: Context<'_>, view: &GameView) -> Option<Review> {
    let (sender, progress) = watch::channel((0, view.game.ply()));
    let review = context.bot.thinkers.review(view.game.clone(), 0, sender);
    tokio::pin!(review);
    loop {
        tokio::select! {
            review = &mut review => return review,
            () = tokio::time::sleep(TELLING) => {
                let now = *progress.borrow();
                tell(context, view, now).await;
            }
        }
    }
}

async fn tell(context: Context<'_>, view: &GameView, (done, all): Progress) {
    let percent = u32::try_from(100 * done / all.max(1)).unwrap_or(100);
    let out = Outgoing {
        content: Some(context.languages.channel.text(&Text::AnalysisProgress {
            game: view.id.0,
            percent,
        })),
        ..Outgoing::default()
    };
    // Nobody misses it: the next is due soon.
    let telling = context.bot.wire.edit_original(&context.request.by.token, &out);
    let _told = tokio::time::timeout(TELLING, telling).await;
}
