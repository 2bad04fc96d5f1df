//! `/stats` and `/leaderboard`.

use futures_util::{FutureExt, future::BoxFuture};

use super::{Command, Context, Kind, Opt, OptKind, Reply, challenge};
use crate::{
    app::{Error, SideWish},
    discord::{
        present::{rating, refusal::unknown_choice},
        request::Options,
        responder::Deferral,
    },
    rules::{side::Side, variant::Variant},
};

pub(super) const STATS: Command = Command {
    name: "stats",
    kind: Kind::Slash,
    options: &[
        Opt {
            name: "user",
            kind: OptKind::Person,
            required: false,
        },
        challenge::VARIANT,
    ],
    deferral: Deferral::Private,
    run: stats,
};

pub(super) const LEADERBOARD: Command = Command {
    name: "leaderboard",
    kind: Kind::Slash,
    options: &[
        challenge::VARIANT,
        Opt {
            name: "side",
            kind: OptKind::Choice(&["few", "many"]),
            required: false,
        },
        challenge::GEESE,
        challenge::SIDEWAYS,
        Opt {
            name: "scope",
            kind: OptKind::Choice(&["here", "everywhere"]),
            required: false,
        },
    ],
    deferral: Deferral::Private,
    run: leaderboard,
};

fn stats<'a>(context: Context<'a>, options: &'a Options) -> BoxFuture<'a, Result<Reply, Error>> {
    async move {
        let by = &context.request.by;
        let player = options.person("user").map_or(by.player, |person| person.player);
        let mut ratings = context.bot.app.ratings(player).await?;
        if let Some(family) = options.text("variant") {
            ratings.retain(|rated| rated.variant.family().id() == family);
        }
        let out = rating::stats(player, &ratings, context.languages.reader, &context.painter()).await;
        Ok(Reply::message(out))
    }
    .boxed()
}

fn leaderboard<'a>(context: Context<'a>, options: &'a Options) -> BoxFuture<'a, Result<Reply, Error>> {
    async move {
        let usual = context.bot.app.usual_family(&context.request.by).await?;
        let terms = match challenge::read(options, usual) {
            Ok(terms) => terms,
            Err(option) => return Ok(unknown_choice(option, context.languages.reader)),
        };
        let side = match terms.side {
            SideWish::Side(side) => side,
            SideWish::Random => Side::Few,
        };
        let variant = terms.variant()?;
        let here = options.text("scope") != Some("everywhere");
        page(context, (variant, side), here, 0).await
    }
    .boxed()
}

/// A page of the best.
pub(super) async fn page(
    context: Context<'_>,
    of: (Variant, Side),
    here: bool,
    page: u32,
) -> Result<Reply, Error> {
    let best = context.bot.app.best(&context.request.by, of, here, page).await?;
    Ok(Reply::message(rating::best(&best, context.languages.reader)))
}
