//! Playing a move by menus: the piece, then where to, jump by jump.

use super::{Context, Reply, press::said};
use crate::{
    app::{Error, GameId, Picked, Played},
    discord::{
        custom_id::Points,
        present::{pick, refusal::old_button},
    },
    locale::Text,
    rules::{notation::move_text::write_move, point::Coord},
};

/// The first menu, in a message of its own.
pub(super) async fn begin(context: Context<'_>, game: GameId, ply: u32) -> Result<Reply, Error> {
    let reply = name(context, game, ply, &[], false).await?;
    Ok(reply.afresh())
}

/// The menu after `points`.
pub(super) async fn at(
    context: Context<'_>,
    game: GameId,
    ply: u32,
    points: &Points,
) -> Result<Reply, Error> {
    name(context, game, ply, points.coords(), false).await
}

/// The menu after `points` and the one that was chosen, or the move that they are.
pub(super) async fn choose(
    context: Context<'_>,
    game: GameId,
    ply: u32,
    points: &Points,
    values: &[String],
) -> Result<Reply, Error> {
    let chosen = values.first().and_then(|value| value.parse::<Points>().ok());
    let Some([next]) = chosen.as_ref().map(Points::coords) else {
        return Ok(old_button(context.languages.reader));
    };
    let points = [points.coords(), &[*next]].concat();
    name(context, game, ply, &points, false).await
}

/// The move that `points` are.
pub(super) async fn stop(
    context: Context<'_>,
    game: GameId,
    ply: u32,
    points: &Points,
) -> Result<Reply, Error> {
    name(context, game, ply, points.coords(), true).await
}

async fn name(
    context: Context<'_>,
    game: GameId,
    ply: u32,
    points: &[Coord],
    stop: bool,
) -> Result<Reply, Error> {
    let (bot, by) = (context.bot, &context.request.by);
    match bot.app.pick(by, game, ply, points, stop).await? {
        Picked::Played(played) => Ok(done(context, &played)),
        Picked::Open(view, picked) => {
            let out = pick::pick(&view, &picked, context.languages.reader, &context.painter()).await;
            Ok(Reply::update(out))
        }
    }
}

/// A move was played by choosing: the private message says so, and the board comes by itself.
pub(super) fn done(context: Context<'_>, played: &Played) -> Reply {
    context.bot.wake_outbox();
    context.bot.wake_thinker();
    let text = Text::PickDone {
        game: played.view.id.0,
        notation: write_move(played.view.variant, &played.m),
    };
    said(context, &text).then(played.board)
}
