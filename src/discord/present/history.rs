//! Looking back: lists of finished games, and a game with its moves and files.

use super::{
    board, keys, list, mention,
    name::{plain, who},
};
use crate::{
    app::{EndReason, GameView, PastGame, PastPage, PlayerId},
    discord::{
        custom_id::CustomId,
        outgoing::{Button, Embed, Entry, File, Menu, Outgoing, Row, Style},
    },
    locale::{Locale, Text, text::Key},
    rules::{
        notation::{move_text::write_move, record::Record},
        side::Side,
    },
};

/// The edge of its frame, 0xRRGGBB.
const COLOR: u32 = 0x006B_8E4E;

/// So many characters of moves are shown; the record has all.
const MOST_MOVES: usize = 3000;

/// A page of somebody's finished games, with a menu to choose one.
#[must_use]
pub fn list(page: &PastPage, reader: PlayerId, locale: Locale) -> Outgoing {
    if page.games.is_empty() && page.page == 0 {
        return Outgoing::private(locale.text(&Text::HistoryNone));
    }
    let lines: Vec<String> = page.games.iter().map(|game| line(game, reader, locale)).collect();
    let embed = Embed {
        title: Some(locale.text(&Text::HistoryTitle)),
        description: Some(lines.join("\n")),
        color: Some(COLOR),
        ..Embed::default()
    };
    let mut rows = Vec::new();
    if !page.games.is_empty() {
        rows.push(Row::Menu(menu(page, reader, locale)));
    }
    rows.extend(pager(page, locale));
    Outgoing {
        embed: Some(embed),
        rows,
        private: true,
        ..Outgoing::default()
    }
}

/// One game: its moves, its record, and a button for its replay.
#[must_use]
pub fn game(view: &GameView, record: &Record, locale: Locale) -> Outgoing {
    let mut lines = vec![players(view, locale)];
    if view.ending.is_some() {
        lines.push(board::headline(view, locale));
    }
    lines.push(moves(view, locale));
    let embed = Embed {
        title: Some(locale.text(&Text::VariantName {
            variant: view.variant.id(),
        })),
        description: Some(lines.join("\n")),
        color: Some(COLOR),
        ..Embed::default()
    };
    let footer = locale.text(&Text::BoardFooter {
        game: view.id.0,
        ply: view.ply(),
    });
    Outgoing {
        embed: Some(embed.with_footer(footer)),
        file: Some(File {
            name: format!("reynard-{}.txt", view.id),
            bytes: record.to_string().into_bytes(),
            alt: None,
        }),
        rows: vec![Row::Buttons(controls(view, locale))],
        private: true,
        ..Outgoing::default()
    }
}

fn controls(view: &GameView, locale: Locale) -> Vec<Button> {
    let button = |id: CustomId, text: &Text| Button {
        custom_id: id.to_string(),
        label: locale.text(text),
        style: Style::Secondary,
    };
    let mut buttons = vec![button(CustomId::LookBack(view.id), &Text::ButtonReplay)];
    if view.ending.is_some() {
        buttons.push(button(CustomId::Analyse(view.id), &Text::ButtonAnalyse));
    }
    buttons
}

fn players(view: &GameView, locale: Locale) -> String {
    locale.text(&Text::BoardBegins {
        few: who(view, Side::Few, locale),
        few_side: keys::side(view.variant, Side::Few),
        many: who(view, Side::Many, locale),
        many_side: keys::side(view.variant, Side::Many),
    })
}

/// The moves in pairs; of very long games the last ones.
fn moves(view: &GameView, locale: Locale) -> String {
    let texts: Vec<String> = view
        .game
        .moves()
        .iter()
        .map(|m| write_move(view.variant, m))
        .collect();
    if texts.is_empty() {
        return locale.text(&Text::HistoryNoMoves);
    }
    let mut pairs: Vec<String> = texts
        .chunks(2)
        .enumerate()
        .map(|(at, pair)| format!("{}. {}", at + 1, pair.join(" ")))
        .collect();
    let mut length: usize = pairs.iter().map(|pair| pair.len() + 2).sum();
    let mut left_out = 0;
    while length > MOST_MOVES {
        length -= pairs[left_out].len() + 2;
        left_out += 1;
    }
    let shown = pairs.split_off(left_out).join("  ");
    if left_out == 0 {
        format!("```\n{shown}\n```")
    } else {
        let note = locale.text(&Text::HistoryLastMoves);
        format!("{note}\n```\n{shown}\n```")
    }
}

fn line(game: &PastGame, reader: PlayerId, locale: Locale) -> String {
    if game.entry.brought {
        return record_line(game, locale);
    }
    let own = own_side(game, reader);
    locale.text(&Text::HistoryLine {
        game: game.entry.id.0,
        variant: game.entry.variant.id(),
        opponent: mention(game.entry.players[!own]),
        side: keys::side(game.entry.variant, own),
        result: result(game, reader),
        when: format!("<t:{}:d>", game.ended_at.as_second()),
    })
}

/// A game from a record: who played it is not the reader's doing.
fn record_line(game: &PastGame, locale: Locale) -> String {
    let (entry, ending) = (&game.entry, game.ending);
    let name = |side: Side| plain(entry.names[side].as_deref(), locale);
    let winner = match (ending.winner, ending.reason) {
        (Some(winner), _) => keys::side(entry.variant, winner),
        (None, EndReason::Unfinished) => "unfinished",
        (None, _) => "drawn",
    };
    locale.text(&Text::HistoryLineRecord {
        game: entry.id.0,
        variant: entry.variant.id(),
        few: name(Side::Few),
        many: name(Side::Many),
        winner,
        when: format!("<t:{}:d>", game.ended_at.as_second()),
    })
}

fn own_side(game: &PastGame, reader: PlayerId) -> Side {
    if game.entry.players.few == reader {
        Side::Few
    } else {
        Side::Many
    }
}

fn result(game: &PastGame, reader: PlayerId) -> Key {
    match game.ending.winner {
        None => "drawn",
        Some(winner) if winner == own_side(game, reader) => "won",
        Some(_) => "lost",
    }
}

fn menu(page: &PastPage, reader: PlayerId, locale: Locale) -> Menu {
    let entries = page.games.iter().map(|game| Entry {
        label: list::label(&game.entry, reader, locale),
        value: game.entry.id.to_string(),
        description: None,
    });
    Menu {
        custom_id: CustomId::HistoryOf.to_string(),
        placeholder: locale.text(&Text::PickGamePlaceholder),
        entries: entries.collect(),
    }
}

fn pager(page: &PastPage, locale: Locale) -> Option<Row> {
    let button = |page: u32, text: &Text| Button {
        custom_id: CustomId::HistoryPage(page).to_string(),
        label: locale.text(text),
        style: Style::Secondary,
    };
    let newer = page
        .page
        .checked_sub(1)
        .map(|page| button(page, &Text::ButtonNewer));
    let older = page
        .more
        .then(|| button(page.page.saturating_add(1), &Text::ButtonOlder));
    let buttons: Vec<Button> = newer.into_iter().chain(older).collect();
    (!buttons.is_empty()).then_some(Row::Buttons(buttons))
}
