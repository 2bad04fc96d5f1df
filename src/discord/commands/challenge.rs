//! `/challenge`.

use futures_util::{FutureExt, future::BoxFuture};

use super::{Command, Context, Kind, Opt, OptKind, Reply, computer};
use crate::{
    app::{ChallengeRequest, Error, Opponent, Pace, SideWish},
    discord::{present::refusal::unknown_choice, request::Options, responder::Deferral},
    rules::variant::{Family, Geese},
};

pub(super) const VARIANT: Opt = Opt {
    name: "variant",
    kind: OptKind::Variant,
    required: false,
};

pub(super) const SIDE: Opt = Opt {
    name: "side",
    kind: OptKind::Choice(&["random", "few", "many"]),
    required: false,
};

pub(super) const GEESE: Opt = Opt {
    name: "geese",
    kind: OptKind::NumberChoice(&[13, 15, 17]),
    required: false,
};

pub(super) const SIDEWAYS: Opt = Opt {
    name: "sideways",
    kind: OptKind::Flag,
    required: false,
};

/// The time for each move; `none`: as long as they like.
pub(super) const PACE: Opt = Opt {
    name: "pace",
    kind: OptKind::Choice(&["none", "1h", "1d", "3d", "7d"]),
    required: false,
};

pub(super) const COMMAND: Command = Command {
    name: "challenge",
    kind: Kind::Slash,
    options: &[
        Opt {
            name: "opponent",
            kind: OptKind::Person,
            required: false,
        },
        VARIANT,
        SIDE,
        GEESE,
        SIDEWAYS,
        Opt {
            name: "hints",
            kind: OptKind::Flag,
            required: false,
        },
        PACE,
        Opt {
            name: "rated",
            kind: OptKind::Flag,
            required: false,
        },
    ],
    deferral: Deferral::Public,
    run,
};

fn run<'a>(context: Context<'a>, options: &'a Options) -> BoxFuture<'a, Result<Reply, Error>> {
    make(context, options, options.person("opponent").cloned()).boxed()
}

/// Challenges `opponent`, or anyone; the computer plays at once.
pub(super) async fn make(
    context: Context<'_>,
    options: &Options,
    opponent: Option<Opponent>,
) -> Result<Reply, Error> {
    let request = match read(options) {
        Ok(request) => ChallengeRequest { opponent, ..request },
        Err(option) => return Ok(unknown_choice(option, context.languages.reader)),
    };
    if request
        .opponent
        .as_ref()
        .is_some_and(|opponent| opponent.is_reynard)
    {
        return computer::accept(context, request).await;
    }
    let (challenge, errand) = context.bot.app.challenge(&context.request.by, &request).await?;
    Ok(context.card_reply(&challenge, errand))
}

/// The request, or the name of the option whose value is none of its choices.
pub(super) fn read(options: &Options) -> Result<ChallengeRequest, &'static str> {
    let family = match options.text("variant") {
        None => Family::FoxGeese,
        Some(id) => Family::ALL
            .into_iter()
            .find(|family| family.id() == id)
            .ok_or("variant")?,
    };
    let geese = match options.integer("geese") {
        None => None,
        Some(n) => Some(
            Geese::ALL
                .into_iter()
                .find(|geese| i64::from(geese.count()) == n)
                .ok_or("geese")?,
        ),
    };
    let side = options
        .text("side")
        .map_or(Some(SideWish::Random), SideWish::from_id)
        .ok_or("side")?;
    let pace = match options.text("pace") {
        None | Some("none") => None,
        Some(id) => Some(Pace::from_id(id).ok_or("pace")?),
    };
    let opponent = options.person("opponent").cloned();
    if opponent.is_none() && options.has("opponent") {
        return Err("opponent");
    }
    Ok(ChallengeRequest {
        opponent,
        family,
        geese,
        sideways: options.flag("sideways"),
        side,
        hints: options.flag("hints").unwrap_or(false),
        pace,
        rated: options.flag("rated").unwrap_or(true),
    })
}
