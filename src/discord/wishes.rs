//! What people wish for what they see: the theme of their boards, and not to be pinged.

use super::{
    bot::Bot,
    outgoing::Outgoing,
    painter::Painter,
    present::board::{self, Form},
};
use crate::{
    app::{Error, GameView, PlayerId, PlayerSettings},
    locale::Locale,
    render::Theme,
};

/// The theme that somebody has chosen; the usual if none.
#[must_use]
pub(super) fn theme(settings: &PlayerSettings) -> Theme {
    let chosen = settings.theme.as_deref().and_then(Theme::from_id);
    chosen.unwrap_or(Theme::Wood)
}

/// The public board of a game as the one who has to read it wants it: who is to move, against the computer always the
/// person. Whoever does not want to be pinged is only named.
pub(super) async fn board(bot: &Bot, view: &GameView, locale: Locale, form: Form) -> Outgoing {
    let settings = bot.app.player_settings(reader(view)).await;
    // A board in the usual colours is better than none.
    let settings = settings
        .inspect_err(|error| tracing::error!(%error, "the settings of a player cannot be read"))
        .unwrap_or_default();
    let mut out = board::board(view, locale, form, &painter(bot, &settings)).await;
    if !settings.pings {
        out.pings.clear();
    }
    out
}

/// The painter of what somebody with these settings reads.
pub(super) fn painter(bot: &Bot, settings: &PlayerSettings) -> Painter {
    bot.painter.in_theme(theme(settings))
}

/// Keeps from pinging whoever has quiet hours now.
///
/// # Errors
/// [`Error::Fault`] only.
pub(super) async fn hush(bot: &Bot, out: &mut Outgoing) -> Result<(), Error> {
    let now = bot.app.clock().now();
    for player in std::mem::take(&mut out.pings) {
        if !bot.app.player_settings(player).await?.is_quiet(now) {
            out.pings.push(player);
        }
    }
    Ok(())
}

fn reader(view: &GameView) -> PlayerId {
    match view.computer {
        Some(computer) => view.players[!computer.side],
        None => view.player_to_move(),
    }
}
