//! From an interaction to its answer.

use std::sync::Arc;

use serde_json::Value;
use tokio::task::JoinError;

use super::{
    ability::Ability,
    bot::Bot,
    commands::{self, Context, Duty, Reply},
    languages::Languages,
    outbox, present,
    request::{Act, Request},
    responder::{Answer, Arrival, Deferral, PATIENCE, Responder},
    wire::Callback,
    wishes,
};
use crate::{
    app::{BoardMessage, Caller, Error, InteractionId},
    locale::Locale,
};

/// Serves one interaction, given as JSON.
pub(super) async fn route(bot: &Arc<Bot>, raw: Value) {
    let Some(request) = Request::read(raw.clone(), bot.wire.application()) else {
        return apologise(bot, &raw).await;
    };
    let request = Arc::new(request);
    match &request.act {
        Act::Typing { .. } => suggest(bot, &request).await,
        Act::Command { .. } | Act::Press { .. } => serve(bot, &request).await,
        Act::Other => apologise(bot, &raw).await,
    }
}

/// Decides, and if that takes long, promises first; then answers.
async fn serve(bot: &Arc<Bot>, request: &Arc<Request>) {
    let by = &request.by;
    let mut responder = Responder::new(bot.wire.clone(), by.interaction, by.token.clone());
    // A task of its own, so that even a panic ends in an answer.
    let mut work = tokio::spawn(decide(Arc::clone(bot), Arc::clone(request)));
    let decided = match tokio::time::timeout(PATIENCE, &mut work).await {
        Ok(decided) => decided,
        Err(_) => {
            responder.defer(deferral(request)).await;
            work.await
        }
    };
    if let Some(reply) = reply(request, decided) {
        let arrival = answer(&mut responder, by, &reply).await;
        for out in &reply.more {
            responder.add(out).await;
        }
        if let Some(errand) = reply.then.filter(|_| !by.reachable)
            && let Err(error) = outbox::hand_over(bot, errand).await
        {
            tracing::error!(%error, "could not note that an errand may go");
        }
        conclude(bot, request, reply.duty, arrival).await;
    }
}

/// Answers. Where an answer was promised and somebody is to be pinged, it becomes a message of the channel:
/// keeping the promise would be an edit, which pings nobody.
async fn answer(responder: &mut Responder, by: &Caller, reply: &Reply) -> Arrival {
    match (&reply.duty, &reply.answer) {
        (Duty::Errand(_), Answer::Message(out))
            if by.reachable && responder.has_promised() && !out.pings.is_empty() =>
        {
            let nonce = outbox::nonce_of_answer(by.interaction);
            responder.post_instead(by.channel, out, &nonce).await
        }
        _ => responder.answer(&reply.answer, &reply.plain).await,
    }
}

async fn decide(bot: Arc<Bot>, request: Arc<Request>) -> Result<Reply, Error> {
    let settings = bot.app.player_settings(request.by.player).await?;
    let languages = Languages::of(&bot, &request, &settings).await?;
    let context = Context {
        bot: &bot,
        request: &request,
        languages,
        settings: &settings,
    };
    let decided = match &request.act {
        Act::Command { name, options } => match commands::find(name) {
            Some(command) => (command.run)(context, options).await,
            None => Ok(Reply::message(present::refusal::unreadable(languages.reader))),
        },
        Act::Press {
            custom_id,
            values,
            message,
        } => commands::press::press(context, custom_id, values, *message).await,
        Act::Typing { .. } | Act::Other => Ok(Reply::message(present::refusal::unreadable(languages.reader))),
    };
    let reply = match decided {
        Err(Error::Refused(refusal)) => Reply::message(present::refusal::refusal(&refusal, languages.reader)),
        other => other?,
    };
    made_fit(&bot, &request.by, languages, reply).await
}

/// The reply as the bot may show it there, naming the forgotten and pinging nobody in their quiet hours.
async fn made_fit(bot: &Bot, by: &Caller, languages: Languages, mut reply: Reply) -> Result<Reply, Error> {
    bot.wanting.learn(by, languages.channel);
    if let Answer::Message(out) | Answer::Update(out) = &mut reply.answer {
        let locale = if out.private {
            languages.reader
        } else {
            languages.channel
        };
        reply.plain = present::deleted::in_text(&reply.plain, locale);
        let named = present::deleted::named(std::mem::take(out), locale);
        *out = Ability::of(by).fit(named, locale);
        wishes::hush(bot, out).await?;
    }
    for out in &mut reply.more {
        *out = Ability::of(by).fit(std::mem::take(out), languages.reader);
    }
    Ok(reply)
}

/// What to answer; nothing if another delivery of the same interaction is being answered.
fn reply(request: &Request, decided: Result<Result<Reply, Error>, JoinError>) -> Option<Reply> {
    let fault = || {
        Some(Reply::message(present::refusal::fault(Locale::for_tag(
            &request.locale,
        ))))
    };
    match decided {
        Ok(Ok(reply)) => Some(reply),
        Ok(Err(Error::Seen)) => None,
        Ok(Err(error)) => {
            tracing::error!(%error, "could not serve an interaction");
            fault()
        }
        Err(panic) => {
            tracing::error!(%panic, "panic while serving an interaction");
            fault()
        }
    }
}

/// Notes where the answer is shown, or leaves it to the outbox.
async fn conclude(bot: &Arc<Bot>, request: &Request, duty: Duty, arrival: Arrival) {
    let by = &request.by;
    let noted = match (duty, arrival) {
        (Duty::Errand(id), Arrival::Shown(message) | Arrival::Plain(message)) => {
            outbox::note_done(bot, id, message).await
        }
        (Duty::Errand(id), Arrival::Lost(error)) => {
            tracing::info!(%error, interaction = %by.interaction, "answered through the outbox");
            outbox::hand_over(bot, id).await
        }
        (Duty::Left(id), _) => outbox::hand_over(bot, id).await,
        (Duty::Board { game, ply }, Arrival::Shown(Some(message)) | Arrival::Plain(Some(message))) => {
            let board = BoardMessage {
                channel: by.channel,
                message,
                ply,
            };
            bot.app.board_shown(game, board, by.reachable).await
        }
        (Duty::None | Duty::Board { .. }, Arrival::Lost(error)) => {
            tracing::info!(%error, interaction = %by.interaction, "an answer was lost");
            Ok(())
        }
        (Duty::None | Duty::Board { .. }, Arrival::Shown(_) | Arrival::Plain(_)) => Ok(()),
    };
    bot.wake_outbox();
    if let Err(error) = noted {
        tracing::error!(%error, "could not note an answer");
    }
}

fn deferral(request: &Request) -> Deferral {
    match &request.act {
        Act::Command { name, .. } => commands::find(name).map_or(Deferral::Private, |c| c.deferral),
        Act::Press { custom_id, .. } => commands::press::deferral(custom_id, request.by.reachable),
        Act::Typing { .. } | Act::Other => Deferral::Private,
    }
}

/// Suggestions have no second chance: what is not there in time is an empty list.
async fn suggest(bot: &Arc<Bot>, request: &Request) {
    let choices = tokio::time::timeout(PATIENCE * 2, suggestions(bot, request)).await;
    let choices = match choices {
        Ok(Ok(choices)) => choices,
        Ok(Err(error)) => {
            tracing::error!(%error, "could not suggest");
            Vec::new()
        }
        Err(_late) => Vec::new(),
    };
    let by = &request.by;
    let mut responder = Responder::new(bot.wire.clone(), by.interaction, by.token.clone());
    responder.answer(&Answer::Choices(choices), "").await;
}

async fn suggestions(bot: &Arc<Bot>, request: &Request) -> Result<Vec<(String, Value)>, Error> {
    let Act::Typing {
        name: command,
        options,
        focused: Some((name, typed)),
        ..
    } = &request.act
    else {
        return Ok(Vec::new());
    };
    let settings = bot.app.player_settings(request.by.player).await?;
    let languages = Languages::of(bot, request, &settings).await?;
    commands::suggest::suggest(
        Context {
            bot,
            request,
            languages,
            settings: &settings,
        },
        command,
        options,
        (name, typed),
    )
    .await
}

/// Answers an interaction that could not be read, if at least its id and token could.
async fn apologise(bot: &Bot, raw: &Value) {
    bot.count_unreadable();
    tracing::error!("an interaction could not be read");
    let id = raw["id"]
        .as_str()
        .and_then(|id| id.parse().ok())
        .map(InteractionId::new);
    let (Some(id), Some(token)) = (id, raw["token"].as_str()) else {
        return;
    };
    let locale = Locale::for_tag(raw["locale"].as_str().unwrap_or_default());
    let out = present::refusal::unreadable(locale);
    let is_typing = raw["type"].as_u64() == Some(4);
    let callback = if is_typing {
        Callback::Choices(&[])
    } else {
        Callback::Message(&out)
    };
    if let Err(error) = bot.wire.callback(id, token, &callback).await {
        tracing::info!(%error, "the apology was lost");
    }
}
