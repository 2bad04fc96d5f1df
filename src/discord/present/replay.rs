//! A game as a moving picture.

use super::{board, keys};
use crate::{
    app::GameView,
    discord::{
        outgoing::{Embed, Outgoing, Picture},
        painter::Painter,
    },
    locale::{Locale, Text},
    render::{REPLAY_SIZE, Scene},
    rules::side::Side,
};

/// The edge of its frame, 0xRRGGBB.
const COLOR: u32 = 0x006B_8E4E;

/// Games of more plies than this are shown smaller, so that the file stays as small as Discord wants it.
const LONG: u32 = 300;

/// The size of those, px.
const SMALL: u32 = 300;

/// Discord takes files of this many bytes everywhere.
const MAX_BYTES: usize = 10 * 1024 * 1024;

/// The message that shows a game from its start to its end; in words where it is too long to be shown.
pub async fn replay(view: &GameView, locale: Locale, painter: &Painter) -> Outgoing {
    let gif = gif(view, locale, painter).await;
    let description = match gif {
        Some(_) => None,
        None => Some(locale.text(&Text::ReplayTooLong)),
    };
    let embed = Embed {
        title: Some(locale.text(&Text::ReplayTitle {
            game: view.id.0,
            variant: view.variant.id(),
        })),
        description,
        color: Some(COLOR),
        ..Embed::default()
    };
    Outgoing {
        embed: Some(embed),
        picture: gif,
        ..Outgoing::default()
    }
}

/// The picture itself; `None` if it cannot be made or is too large.
async fn gif(view: &GameView, locale: Locale, painter: &Painter) -> Option<Picture> {
    let bytes = painter.replay(scenes(view)).await?;
    if bytes.len() > MAX_BYTES {
        return None;
    }
    Some(Picture {
        name: format!("reynard-{}-replay.gif", view.id),
        png: bytes,
        alt: locale.text(&Text::AltReplay {
            variant: view.variant.id(),
            few: keys::side(view.variant, Side::Few),
            many: keys::side(view.variant, Side::Many),
            plies: view.ply(),
        }),
    })
}

/// The start, then each move; the last shows how it ended.
fn scenes(view: &GameView) -> Vec<Scene> {
    let size = if view.ply() > LONG { SMALL } else { REPLAY_SIZE };
    let positions = view.game.positions();
    let mut scenes: Vec<Scene> = positions
        .iter()
        .enumerate()
        .map(|(ply, position)| {
            let before = ply.checked_sub(1);
            let last =
                before.and_then(|before| Some((*positions.get(before)?, *view.game.moves().get(before)?)));
            Scene {
                last,
                size,
                ..Scene::of(*position)
            }
        })
        .collect();
    if let Some(end) = scenes.last_mut() {
        end.status = board::scene(view).status;
    }
    scenes
}
