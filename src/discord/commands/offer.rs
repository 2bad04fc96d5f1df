//! `/draw` and `/takeback`, and the answers to them.

use futures_util::{FutureExt, future::BoxFuture};

use super::{Command, Context, Kind, Opt, OptKind, Reply, game_option};
use crate::{
    app::{Agreed, Error, GameId, GameView, MessageId, OfferId, OfferKind, Offered, Score},
    discord::commands::Duty,
    discord::{
        custom_id::CustomId,
        outgoing::Outgoing,
        present::{board::Form, mention},
        request::Options,
        responder::Deferral,
    },
    locale::Text,
};

const GAME: &[Opt] = &[Opt {
    name: "game",
    kind: OptKind::SuggestedNumber,
    required: false,
}];

pub(super) const DRAW: Command = Command {
    name: "draw",
    kind: Kind::Slash,
    options: GAME,
    deferral: Deferral::Public,
    run: draw,
};

pub(super) const TAKEBACK: Command = Command {
    name: "takeback",
    kind: Kind::Slash,
    options: GAME,
    deferral: Deferral::Public,
    run: takeback,
};

/// The computer does not agree to a draw before the game has begun in earnest, plies.
const EARLIEST_DRAW: u32 = 10;

fn draw<'a>(context: Context<'a>, options: &'a Options) -> BoxFuture<'a, Result<Reply, Error>> {
    by_command(context, options, OfferKind::Draw).boxed()
}

fn takeback<'a>(context: Context<'a>, options: &'a Options) -> BoxFuture<'a, Result<Reply, Error>> {
    by_command(context, options, OfferKind::Takeback).boxed()
}

async fn by_command(context: Context<'_>, options: &Options, kind: OfferKind) -> Result<Reply, Error> {
    match offer(context, kind, game_option(options), None).await {
        Err(error) => context.ask_which(error, &CustomId::OfferWhich(kind)),
        offered => offered,
    }
}

/// Asks the other one, or the computer, which answers at once.
pub(super) async fn offer(
    context: Context<'_>,
    kind: OfferKind,
    game: Option<GameId>,
    ply: Option<u32>,
) -> Result<Reply, Error> {
    let (app, by) = (&context.bot.app, &context.request.by);
    let view = app.may_offer(by, game, ply, kind).await?;
    let (game, ply) = (Some(view.id), Some(view.ply()));
    let mut agreed = false;
    if let (OfferKind::Draw, Some(computer)) = (kind, view.computer) {
        agreed = computer_agrees(context, &view).await;
        if !agreed {
            let player = mention(view.players[computer.side]);
            let no = Text::OfferComputerDeclines { player };
            return Ok(Reply::message(Outgoing::private(
                context.languages.reader.text(&no),
            )));
        }
    }
    match app.offer(by, game, ply, kind, agreed).await? {
        Offered::Asked { offer, view, errand } => {
            context.bot.wake_outbox();
            Ok(context.offer_reply(&offer, &view, errand))
        }
        Offered::Agreed(agreed) => show(context, agreed).await,
    }
}

/// Agrees to an offer.
pub(super) async fn accept(
    context: Context<'_>,
    id: OfferId,
    message: Option<MessageId>,
) -> Result<Reply, Error> {
    let by = &context.request.by;
    let agreed = context.bot.app.accept_offer(by, id, message).await?;
    match (&agreed.offer, agreed.card) {
        // Where the bot cannot reach the offer otherwise, the answer to the press changes it.
        (Some(offer), Some(card)) if !by.reachable => {
            let reply = context.offer_reply(offer, &agreed.view, card);
            context.bot.wake_outbox();
            Ok(reply.then(agreed.board))
        }
        _ => show(context, agreed).await,
    }
}

/// Declines an offer, or takes it back.
pub(super) async fn decline(
    context: Context<'_>,
    id: OfferId,
    message: Option<MessageId>,
) -> Result<Reply, Error> {
    let closed = context
        .bot
        .app
        .decline_offer(&context.request.by, id, message)
        .await?;
    Ok(context.offer_reply(&closed.offer, &closed.view, closed.card))
}

async fn show(context: Context<'_>, agreed: Agreed) -> Result<Reply, Error> {
    context.bot.wake_outbox();
    let by = &context.request.by;
    if agreed.view.is_elsewhere(by) {
        let text = Text::OfferDone {
            game: agreed.view.id.0,
            channel: format!("<#{}>", agreed.view.channel),
        };
        let done = Outgoing::private(context.languages.reader.text(&text));
        return Ok(Reply::message(done).then(agreed.board));
    }
    let duty = Duty::Errand(agreed.board);
    Ok(context.board_reply(&agreed.view, Form::Picture, duty).await)
}

/// The computer agrees unless it stands better, once there has been some play.
async fn computer_agrees(context: Context<'_>, view: &GameView) -> bool {
    if view.ply() < EARLIEST_DRAW {
        return false;
    }
    let seed = u64::from(view.ply());
    let Some(found) = context.bot.thinkers.hint(view.game.clone(), seed).await else {
        return false;
    };
    let own = if view.is_computers_turn() {
        found.score
    } else {
        found.score.reversed()
    };
    match own {
        Score::WinIn(_) => false,
        Score::LossIn(_) | Score::Draw => true,
        Score::Estimate(worth) => worth <= 0,
    }
}
