//! An offer as a message.

use super::{keys, mention};
use crate::{
    app::{GameView, Offer, OfferKind, OfferState},
    discord::{
        custom_id::CustomId,
        outgoing::{Button, Outgoing, Row, Style},
    },
    locale::{Locale, Text},
};

/// The message of an offer as it stands: with buttons while it is open, with its end afterwards.
#[must_use]
pub fn offer(offer: &Offer, view: &GameView, locale: Locale) -> Outgoing {
    let is_open = offer.state == OfferState::Open;
    let opponent = view.players[!offer.terms.side];
    Outgoing {
        content: Some(plain(offer, view, locale)),
        rows: if is_open {
            vec![buttons(offer, locale)]
        } else {
            Vec::new()
        },
        pings: is_open.then_some(opponent).into_iter().collect(),
        ..Outgoing::default()
    }
}

/// What it says.
#[must_use]
pub fn plain(offer: &Offer, view: &GameView, locale: Locale) -> String {
    let (game, player) = (view.id.0, mention(view.players[offer.terms.side]));
    let opponent = mention(view.players[!offer.terms.side]);
    let asked = match offer.terms.kind {
        OfferKind::Draw => Text::OfferDraw {
            game,
            player,
            opponent,
        },
        OfferKind::Takeback => Text::OfferTakeback {
            game,
            player,
            opponent,
        },
    };
    let asked = locale.text(&asked);
    if offer.state == OfferState::Open {
        return asked;
    }
    let state = keys::offer_state(offer.state);
    format!("{asked}\n{}", locale.text(&Text::OfferEnd { state }))
}

fn buttons(offer: &Offer, locale: Locale) -> Row {
    let button = |id: CustomId, text: &Text, style| Button {
        custom_id: id.to_string(),
        label: locale.text(text),
        style,
    };
    Row::Buttons(vec![
        button(
            CustomId::AcceptOffer(offer.id),
            &Text::ButtonAccept,
            Style::Success,
        ),
        button(
            CustomId::DeclineOffer(offer.id),
            &Text::ButtonDecline,
            Style::Secondary,
        ),
    ])
}
