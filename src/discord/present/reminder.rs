//! A reminder as a message.

use super::{keys, mention};
use crate::{
    app::GameView,
    discord::outgoing::Outgoing,
    locale::{Locale, Text},
};

/// Tells the player to move that their time is running out; `None` if they cannot run out of it.
#[must_use]
pub fn reminder(view: &GameView, locale: Locale) -> Option<Outgoing> {
    let (deadline, player) = (view.deadline?, view.person_to_move()?);
    let side = keys::side(view.variant, view.position().turn());
    let mut content = locale.text(&Text::Reminder {
        game: view.id.0,
        player: mention(player),
        side,
        when: format!("<t:{}:R>", deadline.as_second()),
    });
    if let Some(link) = super::refusal::board_link(view, locale) {
        content = format!("{content} {link}");
    }
    Some(Outgoing {
        content: Some(content),
        pings: vec![player],
        ..Outgoing::default()
    })
}
