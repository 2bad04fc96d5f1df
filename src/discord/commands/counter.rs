//! Answering a challenge with other terms: a private form of menus, then a challenge the other way round.

use super::{Context, Reply};
use crate::{
    app::{ChallengeId, Error, Terms},
    discord::{custom_id::Field, outgoing::Outgoing, present::counter},
    locale::Text,
};

/// Opens the form with the terms of the challenge.
pub(super) async fn open(context: Context<'_>, id: ChallengeId) -> Result<Reply, Error> {
    let challenge = context.bot.app.may_counter(&context.request.by, id).await?;
    let terms = Terms::seen_by_opponent(&challenge);
    Ok(Reply::message(counter::form(id, terms, context.languages.reader)))
}

/// Something in the form was changed; or it is sent.
pub(super) async fn change(
    context: Context<'_>,
    id: ChallengeId,
    mut terms: Terms,
    field: Field,
    values: &[String],
) -> Result<Reply, Error> {
    let locale = context.languages.reader;
    let chosen = values.first().map_or("", String::as_str);
    match field {
        Field::Variant => terms.variant = chosen.parse().unwrap_or(terms.variant),
        Field::Side => terms.side = counter::side(chosen).unwrap_or(terms.side),
        Field::Pace => terms.pace = counter::pace(chosen).unwrap_or(terms.pace),
        Field::Rated => terms.rated = !terms.rated,
        Field::Hints => terms.hints = !terms.hints,
        Field::Send => {
            let sent = context.bot.app.counter(&context.request.by, id, terms).await?;
            context.bot.wake_outbox();
            let done = Outgoing::private(locale.text(&Text::CounterSent));
            return Ok(Reply::update(done).then(sent.card));
        }
    }
    Ok(Reply::update(counter::form(id, terms, locale)))
}
