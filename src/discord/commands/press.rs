//! Buttons and menus.

use super::{Context, Duty, Reply, analyse, board, games, hint, offer, rematch, resign};
use crate::{
    app::{ChallengeId, Error, GameId, MessageId},
    discord::{
        custom_id::CustomId,
        outgoing::Outgoing,
        present::{board::Form, refusal::old_button},
        responder::Deferral,
    },
    locale::Text,
    rules::notation::move_text::write_move,
};

/// What is promised when a press takes long. Where the bot is not `reachable`, an accepted challenge first of
/// all closes its card.
#[must_use]
pub fn deferral(custom_id: &str, reachable: bool) -> Deferral {
    match custom_id.parse() {
        Ok(CustomId::Accept(_)) if !reachable => Deferral::Update,
        Ok(CustomId::AcceptOffer(_)) if !reachable => Deferral::Update,
        Ok(
            CustomId::Accept(_)
            | CustomId::BoardOf { .. }
            | CustomId::Analyse(_)
            | CustomId::Offer(..)
            | CustomId::OfferWhich(_)
            | CustomId::AcceptOffer(_)
            | CustomId::Rematch(_),
        ) => Deferral::Public,
        Ok(CustomId::AskResign(..) | CustomId::Hint(..)) | Err(_) => Deferral::Private,
        Ok(
            CustomId::Decline(_)
            | CustomId::Withdraw(_)
            | CustomId::Resign(..)
            | CustomId::KeepPlaying(_)
            | CustomId::MoveIn(_)
            | CustomId::ResignWhich
            | CustomId::HintWhich
            | CustomId::DeclineOffer(_)
            | CustomId::GamesPage { .. },
        ) => Deferral::Update,
    }
}

/// Does what a control says.
///
/// # Errors
/// Refusals of the use case behind it.
pub async fn press(
    context: Context<'_>,
    custom_id: &str,
    values: &[String],
    message: Option<MessageId>,
) -> Result<Reply, Error> {
    let (app, by) = (&context.bot.app, &context.request.by);
    let Ok(id) = custom_id.parse::<CustomId>() else {
        return Ok(old_button(context.languages.reader));
    };
    match id {
        CustomId::Accept(challenge) => accept(context, challenge, message).await,
        CustomId::Decline(id) => {
            let (challenge, errand) = app.decline(by, id, message).await?;
            Ok(context.card_reply(&challenge, errand))
        }
        CustomId::Withdraw(id) => {
            let (challenge, errand) = app.withdraw(by, id, message).await?;
            Ok(context.card_reply(&challenge, errand))
        }
        CustomId::AskResign(game, ply) => {
            Ok(Reply::message(resign::ask(context, Some(game), Some(ply)).await?))
        }
        CustomId::Resign(game, ply) => {
            let resigned = app.resign(by, game, ply).await?;
            context.bot.wake_outbox();
            Ok(said(context, &Text::ResignDone { game: game.0 }).then(resigned.board))
        }
        CustomId::KeepPlaying(game) => Ok(said(context, &Text::ResignCancelled { game: game.0 })),
        CustomId::MoveIn(text) => move_in(context, chosen(values), &text).await,
        CustomId::ResignWhich => Ok(Reply::update(resign::ask(context, chosen(values), None).await?)),
        CustomId::Hint(game, ply) => hint::show(context, Some(game), Some(ply)).await,
        CustomId::HintWhich => hint::show(context, chosen(values), None)
            .await
            .map(Reply::instead),
        CustomId::Offer(kind, game, ply) => offer::offer(context, kind, Some(game), Some(ply)).await,
        CustomId::OfferWhich(kind) => offer::offer(context, kind, chosen(values), None).await,
        CustomId::AcceptOffer(id) => offer::accept(context, id, message).await,
        CustomId::DeclineOffer(id) => offer::decline(context, id, message).await,
        CustomId::Rematch(game) => rematch::ask(context, game).await,
        CustomId::Analyse(game) => analyse::show(context, Some(game)).await,
        CustomId::BoardOf { text } => board::show(context, chosen(values), text).await,
        CustomId::GamesPage { mine, page } => Ok(Reply::update(games::page(context, mine, page).await?)),
    }
}

async fn accept(
    context: Context<'_>,
    challenge: ChallengeId,
    message: Option<MessageId>,
) -> Result<Reply, Error> {
    let by = &context.request.by;
    let accepted = context.bot.app.accept(by, challenge, message).await?;
    context.bot.wake_outbox();
    if by.reachable {
        let duty = Duty::Errand(accepted.board);
        Ok(context.board_reply(&accepted.view, Form::Picture, duty).await)
    } else {
        let card = context.card_reply(&accepted.challenge, accepted.card);
        Ok(card.then(accepted.board))
    }
}

async fn move_in(context: Context<'_>, game: Option<GameId>, text: &str) -> Result<Reply, Error> {
    let played = context
        .bot
        .app
        .play_move(&context.request.by, game, text, false)
        .await?;
    context.bot.wake_outbox();
    context.bot.wake_thinker();
    let notation = write_move(played.view.variant, &played.m);
    Ok(said(
        context,
        &Text::PickDone {
            game: played.view.id.0,
            notation,
        },
    )
    .then(played.board))
}

/// The private message that asked is replaced by a sentence.
fn said(context: Context<'_>, text: &Text) -> Reply {
    Reply::update(Outgoing::private(context.languages.reader.text(text)))
}

fn chosen(values: &[String]) -> Option<GameId> {
    values.first()?.parse().ok().map(GameId)
}
