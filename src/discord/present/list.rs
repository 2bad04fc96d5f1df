//! Lists of games.

use super::{keys, mention};
use crate::{
    app::{GameEntry, GamesPage, PlayerId},
    discord::{
        custom_id::CustomId,
        outgoing::{Button, Embed, Entry, Menu, Outgoing, Row, Style},
    },
    locale::{Locale, Text},
    rules::side::Side,
};

/// Discord's limit for an entry of a menu and for a suggestion, in characters.
const MAX_LABEL: usize = 100;

/// So much of a name is shown in a menu, in characters.
const MAX_NAME: usize = 40;

/// Discord's limit for the entries of a menu.
const MAX_ENTRIES: usize = 25;

/// A page of games, with whose turn it is. `mine`: the reader's own, not the channel's.
#[must_use]
pub fn games(page: &GamesPage, mine: bool, reader: PlayerId, locale: Locale) -> Outgoing {
    if page.games.is_empty() && page.page == 0 {
        let none = if mine {
            Text::GamesNoneMine
        } else {
            Text::GamesNoneHere
        };
        return Outgoing::private(locale.text(&none));
    }
    let title = if mine {
        Text::GamesTitleMine
    } else {
        Text::GamesTitleHere
    };
    let lines: Vec<String> = page.games.iter().map(|game| line(game, reader, locale)).collect();
    let embed = Embed {
        title: Some(locale.text(&title)),
        description: Some(lines.join("\n")),
        ..Embed::default()
    };
    Outgoing {
        embed: Some(embed),
        rows: pager(page, mine, locale),
        private: true,
        ..Outgoing::default()
    }
}

/// A private menu of games; a choice sends back `custom_id` with the game's number.
#[must_use]
pub fn pick(games: &[GameEntry], reader: PlayerId, custom_id: &CustomId, locale: Locale) -> Outgoing {
    let entries = games.iter().take(MAX_ENTRIES).map(|game| Entry {
        label: label(game, reader, locale),
        value: game.id.to_string(),
        description: Some(whose_turn(game, reader, locale)),
    });
    let plays = games.iter().any(|game| is_player(game, reader));
    let question = if plays {
        Text::PickGame
    } else {
        Text::PickGameToWatch
    };
    let menu = Menu {
        custom_id: custom_id.to_string(),
        placeholder: locale.text(&Text::PickGamePlaceholder),
        entries: entries.collect(),
    };
    Outgoing {
        content: Some(locale.text(&question)),
        rows: vec![Row::Menu(menu)],
        private: true,
        ..Outgoing::default()
    }
}

/// A suggestion for the option `game`.
#[must_use]
pub fn suggestion(game: &GameEntry, reader: PlayerId, locale: Locale) -> String {
    let turn = whose_turn(game, reader, locale);
    shorten(&format!("{} · {turn}", label(game, reader, locale)))
}

fn line(game: &GameEntry, reader: PlayerId, locale: Locale) -> String {
    let to_move = game.player_to_move();
    locale.text(&Text::GamesLine {
        game: game.id.0,
        variant: game.variant.id(),
        few: mention(game.players.few),
        few_side: keys::side(game.variant, Side::Few),
        many: mention(game.players.many),
        many_side: keys::side(game.variant, Side::Many),
        channel: format!("<#{}>", game.channel),
        ply: game.plies,
        turn: if to_move == reader { "yours" } else { "theirs" },
        player: mention(to_move),
    })
}

pub(super) fn label(game: &GameEntry, reader: PlayerId, locale: Locale) -> String {
    let opponent = others(game, reader, locale);
    shorten(&locale.text(&Text::EntryLabel {
        game: game.id.0,
        variant: game.variant.id(),
        opponent,
    }))
}

fn whose_turn(game: &GameEntry, reader: PlayerId, locale: Locale) -> String {
    let to_move = game.player_to_move();
    let text = if to_move == reader {
        Text::EntryYourTurn
    } else {
        let side = if game.players.few == to_move {
            Side::Few
        } else {
            Side::Many
        };
        Text::EntryTheirTurn {
            opponent: name(game, side, locale),
        }
    };
    shorten(&locale.text(&text))
}

fn is_player(game: &GameEntry, reader: PlayerId) -> bool {
    game.players.few == reader || game.players.many == reader
}

/// The opponent of a player, or both players for somebody who looks on.
fn others(game: &GameEntry, reader: PlayerId, locale: Locale) -> String {
    if game.brought || !is_player(game, reader) {
        let (few, many) = (name(game, Side::Few, locale), name(game, Side::Many, locale));
        return locale.text(&Text::EntryPlayers { few, many });
    }
    let side = if game.players.few == reader {
        Side::Many
    } else {
        Side::Few
    };
    name(game, side, locale)
}

/// A player's name. Menus show names as they are: nothing in them is a mention or markdown.
fn name(game: &GameEntry, side: Side, locale: Locale) -> String {
    if game.players[side] == PlayerId::DELETED {
        return locale.text(&Text::DeletedPlayer);
    }
    let name = game.names[side].as_deref().map(|name| shorten_to(name, MAX_NAME));
    name.unwrap_or_else(|| locale.text(&Text::Somebody))
}

fn shorten(text: &str) -> String {
    shorten_to(text, MAX_LABEL)
}

fn shorten_to(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.to_owned();
    }
    text.chars().take(most - 1).chain(['…']).collect()
}

fn pager(page: &GamesPage, mine: bool, locale: Locale) -> Vec<Row> {
    let button = |page: u32, text: &Text| Button {
        custom_id: CustomId::GamesPage { mine, page }.to_string(),
        label: locale.text(text),
        style: Style::Secondary,
    };
    let earlier = page
        .page
        .checked_sub(1)
        .map(|earlier| button(earlier, &Text::ButtonEarlier));
    let later = page
        .more
        .then(|| button(page.page.saturating_add(1), &Text::ButtonLater));
    let buttons: Vec<Button> = earlier.into_iter().chain(later).collect();
    if buttons.is_empty() {
        Vec::new()
    } else {
        vec![Row::Buttons(buttons)]
    }
}
