//! Buttons and menus.

use super::{
    Context, Duty, Reply, analyse, board, counter, games, hint, history, more, offer, pick, privacy, rematch,
    replay, resign, rules, server_settings, settings, stats,
};
use crate::{
    app::{ChallengeId, Error, GameId, MessageId},
    discord::{
        custom_id::{CustomId, Privacy},
        outgoing::Outgoing,
        present::{board::Form, refusal::old_button},
        responder::Deferral,
    },
    locale::Text,
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
            | CustomId::Rematch(_)
            | CustomId::Replay(_),
        ) => Deferral::Public,
        Ok(
            CustomId::AskResign(..)
            | CustomId::Hint(..)
            | CustomId::AskCounter(_)
            | CustomId::HistoryOf
            | CustomId::LookBack(_)
            | CustomId::Move(..)
            | CustomId::More(..)
            | CustomId::Privacy(Privacy::Export),
        )
        | Err(_) => Deferral::Private,
        Ok(
            CustomId::Decline(_)
            | CustomId::Withdraw(_)
            | CustomId::Resign(..)
            | CustomId::KeepPlaying(_)
            | CustomId::MoveIn(_)
            | CustomId::ResignWhich
            | CustomId::HintWhich
            | CustomId::DeclineOffer(_)
            | CustomId::Counter(..)
            | CustomId::HistoryPage(_)
            | CustomId::Best(..)
            | CustomId::Rules(..)
            | CustomId::RulesOf
            | CustomId::GamesPage { .. }
            | CustomId::Settings { .. }
            | CustomId::Set(_)
            | CustomId::SetPings(_)
            | CustomId::SetServer(_)
            | CustomId::Privacy(Privacy::Show | Privacy::Ask | Privacy::Forget)
            | CustomId::Pick(..)
            | CustomId::PickAt(..)
            | CustomId::PickStop(..)
            | CustomId::Moves(_)
            | CustomId::View { .. }
            | CustomId::TextBoard(_),
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
        CustomId::AskCounter(id) => counter::open(context, id).await,
        CustomId::Counter(id, terms, field) => counter::change(context, id, terms, field, values).await,
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
        CustomId::Replay(game) => replay::show(context, game).await,
        CustomId::Best(variant, side, here, page) => stats::page(context, (variant, side), here, page)
            .await
            .map(Reply::instead),
        CustomId::Rules(family, page) => rules::page(context, family, page).await.map(Reply::instead),
        CustomId::RulesOf => rules::of(context, values).await.map(Reply::instead),
        CustomId::LookBack(game) => replay::look(context, game).await,
        CustomId::HistoryPage(page) => history::page(context, page).await.map(Reply::instead),
        CustomId::HistoryOf => match chosen(values) {
            Some(game) => history::one(context, game).await,
            None => Ok(old_button(context.languages.reader)),
        },
        CustomId::Rematch(game) => rematch::ask(context, game).await,
        CustomId::Analyse(game) => analyse::show(context, Some(game)).await,
        CustomId::BoardOf { text } => board::show(context, chosen(values), text).await,
        CustomId::Move(game, ply) => pick::begin(context, game, ply).await,
        CustomId::Pick(game, ply, points) => pick::choose(context, game, ply, &points, values).await,
        CustomId::PickAt(game, ply, points) => pick::at(context, game, ply, &points).await,
        CustomId::PickStop(game, ply, points) => pick::stop(context, game, ply, &points).await,
        CustomId::More(game, ply) => more::open(context, game, ply).await,
        CustomId::Moves(game) => more::moves(context, game).await,
        CustomId::View { game, flipped } => more::view(context, game, flipped).await,
        CustomId::TextBoard(game) => more::text(context, game).await,
        CustomId::GamesPage { mine, page } => Ok(Reply::update(games::page(context, mine, page).await?)),
        CustomId::Settings { quiet } => Ok(settings::page(context, quiet)),
        CustomId::Set(own) => settings::set(context, own, values).await,
        CustomId::SetPings(pings) => settings::set_pings(context, pings).await,
        CustomId::SetServer(shared) => server_settings::set(context, shared, values).await,
        CustomId::Privacy(step) => privacy::step(context, step).await,
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
    Ok(pick::done(context, &played))
}

/// The private message that asked is replaced by a sentence.
pub(super) fn said(context: Context<'_>, text: &Text) -> Reply {
    Reply::update(Outgoing::private(context.languages.reader.text(text)))
}

fn chosen(values: &[String]) -> Option<GameId> {
    values.first()?.parse().ok().map(GameId)
}
