//! What else there is to a game, for one player alone: one message that shows now this, now that.

use super::board::{self, Form};
use crate::{
    app::{GameView, OfferKind},
    discord::{
        custom_id::{CustomId, Page},
        outgoing::{Button, Embed, Outgoing, Row, Style},
        painter::Painter,
    },
    locale::{Locale, Text},
    rules::notation::move_text::write_move,
};

/// Discord's limit for the text in a frame, in characters; some room is left for the sign that moves are missing.
const MAX_MOVES: usize = 4000;

/// The buttons alone.
#[must_use]
pub fn menu(view: &GameView, locale: Locale) -> Outgoing {
    let text = Text::MoreTitle { game: view.id.0 };
    Outgoing {
        rows: controls(view, None, locale),
        ..Outgoing::private(locale.text(&text))
    }
}

/// The moves so far; of very many the last.
#[must_use]
pub fn moves(view: &GameView, locale: Locale) -> Outgoing {
    let listed = list(view);
    let embed = Embed {
        title: Some(locale.text(&Text::VariantName {
            variant: view.variant.id(),
        })),
        description: Some(if listed.is_empty() {
            locale.text(&Text::MoreNoMoves)
        } else {
            listed
        }),
        ..Embed::default()
    };
    let footer = locale.text(&Text::BoardFooter {
        game: view.id.0,
        ply: view.ply(),
    });
    Outgoing {
        embed: Some(embed.with_footer(footer)),
        rows: controls(view, None, locale),
        private: true,
        ..Outgoing::default()
    }
}

/// The board.
pub async fn board(view: &GameView, locale: Locale, form: Form, painter: &Painter) -> Outgoing {
    Outgoing {
        rows: controls(view, Some(form), locale),
        pings: Vec::new(),
        private: true,
        ..board::board(view, locale, form, painter).await
    }
}

/// The moves of both sides, two a line, each with its number.
fn list(view: &GameView) -> String {
    let told: Vec<String> = (1..)
        .zip(view.game.moves())
        .map(|(ply, m): (u32, _)| format!("**{ply}.** {}", write_move(view.variant, m)))
        .collect();
    let lines: Vec<String> = told.chunks(2).map(|pair| pair.join(" ")).collect();
    let mut room = MAX_MOVES;
    let shown = lines
        .iter()
        .rev()
        .take_while(|line| {
            let rest = room.checked_sub(line.len() + 1);
            room = rest.unwrap_or(0);
            rest.is_some()
        })
        .count();
    let missing = if shown < lines.len() { "…\n" } else { "" };
    format!("{missing}{}", lines[lines.len() - shown..].join("\n"))
}

/// The buttons, under what is shown now.
fn controls(view: &GameView, shown: Option<Form>, locale: Locale) -> Vec<Row> {
    let button = |id: CustomId, text: &Text| Button {
        custom_id: id.to_string(),
        label: locale.text(text),
        style: Style::Secondary,
    };
    let game = view.id;
    let takeback = view.ending.is_none().then(|| {
        let id = CustomId::Offer(OfferKind::Takeback, game, view.ply());
        button(id, &Text::ButtonTakeback)
    });
    let flipped = shown == Some(Form::Flipped);
    let turn = if flipped {
        Text::ButtonFlipBack
    } else {
        Text::ButtonFlip
    };
    let views = [
        button(CustomId::Moves(game), &Text::ButtonMoves),
        button(
            CustomId::View {
                game,
                flipped: !flipped,
            },
            &turn,
        ),
        button(CustomId::TextBoard(game), &Text::ButtonTextBoard),
        button(
            CustomId::Rules(view.variant.family(), Page::Rules),
            &Text::ButtonRules,
        ),
    ];
    vec![Row::Buttons(takeback.into_iter().chain(views).collect())]
}
