//! Bringing a reminder: in the channel or in a direct message, as its reader wishes, and never at night.

use super::{Outcome, delivery::Delivery};
use crate::{
    app::{Errand, Error, GameId, GameView, PlayerId, PlayerSettings, Reminders},
    discord::{bot::Bot, languages::of_channel, outgoing::Outgoing, present::reminder, wire::WireError},
    locale::Locale,
};

/// A reminder; nothing to do if they have moved meanwhile, or want none. In quiet hours it waits.
pub(super) async fn bring(bot: &Bot, errand: &Errand, game: GameId, ply: u32) -> Result<Outcome, Error> {
    let view = bot.app.load_view(game).await?.filter(|view| view.ply() == ply);
    let Some((view, player)) = view.and_then(|view| view.person_to_move().map(|player| (view, player)))
    else {
        return Ok(Outcome::Impossible);
    };
    let settings = bot.app.player_settings(player).await?;
    if settings.reminders == Reminders::Off {
        return Ok(Outcome::Impossible);
    }
    if settings.is_quiet(bot.app.clock().now()) {
        return Ok(Outcome::Waiting);
    }
    if goes_directly(&view, &settings)
        && let Some(outcome) = bring_directly(bot, errand, &view, player, &settings).await?
    {
        return Ok(outcome);
    }
    let Some(out) = reminder::reminder(&view, of_channel(bot, view.guild).await?) else {
        return Ok(Outcome::Impossible);
    };
    let plain = out.in_words();
    let delivery = Delivery {
        bot,
        errand,
        out,
        plain,
    };
    delivery.deliver().await
}

/// Where the bot cannot post by itself, there is no other way.
fn goes_directly(view: &GameView, settings: &PlayerSettings) -> bool {
    !settings.direct_refused && (settings.reminders == Reminders::Direct || !view.reachable)
}

/// `None` if Discord does not let it: then the channel has to do, now and until they choose anew.
async fn bring_directly(
    bot: &Bot,
    errand: &Errand,
    view: &GameView,
    player: PlayerId,
    settings: &PlayerSettings,
) -> Result<Option<Outcome>, Error> {
    let locale = match &settings.language {
        Some(tag) => Locale::for_tag(tag),
        None => of_channel(bot, view.guild).await?,
    };
    let Some(out) = reminder::reminder(view, locale) else {
        return Ok(Some(Outcome::Impossible));
    };
    match post_directly(bot, errand, player, &out).await {
        Ok(()) => Ok(Some(Outcome::Done(None))),
        Err(WireError::Transient | WireError::RateLimited | WireError::Unauthorized) => {
            Ok(Some(Outcome::Later))
        }
        Err(error) => {
            tracing::info!(%error, %player, "a direct message was refused");
            bot.app.direct_refused(player).await?;
            Ok(None)
        }
    }
}

async fn post_directly(
    bot: &Bot,
    errand: &Errand,
    player: PlayerId,
    out: &Outgoing,
) -> Result<(), WireError> {
    let channel = bot.wire.direct_channel(player).await?;
    let nonce = format!("reynard-{}", errand.id);
    bot.wire.post(channel, out, &nonce).await?;
    Ok(())
}
