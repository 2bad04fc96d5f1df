//! A board as a message.

use super::{keys, mention};
use crate::{
    app::{Ending, GameView, OfferKind},
    discord::{
        custom_id::CustomId,
        outgoing::{Button, Embed, Outgoing, Picture, Row, Style},
        painter::Painter,
    },
    locale::{Locale, Text},
    render::{Scene, Status},
    rules::{
        bitboard::Bitboard,
        moves::Move,
        notation::{diagram::Diagram, move_text::write_move},
        side::Side,
    },
};

/// The edge of a board's frame, 0xRRGGBB.
const COLOR: u32 = 0x00C7_7B30;

/// Discord's limit for an alt text, in characters.
const MAX_ALT: usize = 1024;

/// How a board is to be shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// As a picture.
    Picture,
    /// As monospaced text.
    Text,
}

/// The message that shows a game as it is: the newest board.
pub async fn board(view: &GameView, locale: Locale, form: Form, painter: &Painter) -> Outgoing {
    let picture = match form {
        Form::Picture => picture(view, locale, painter).await,
        Form::Text => None,
    };
    let mut description = description(view, locale);
    if picture.is_none() {
        let diagram = Diagram::of(view.position()).narrow();
        let legend = legend(view, locale);
        description = format!("{description}\n```\n{diagram}\n```\n{legend}");
    }
    let embed = Embed {
        title: Some(locale.text(&Text::VariantName {
            variant: view.variant.id(),
        })),
        description: Some(description),
        color: Some(COLOR),
        ..Embed::default()
    };
    let footer = locale.text(&Text::BoardFooter {
        game: view.id.0,
        ply: view.ply(),
    });
    Outgoing {
        content: Some(headline(view, locale)),
        embed: Some(embed.with_footer(footer)),
        picture,
        files: Vec::new(),
        rows: controls(view, locale),
        pings: view.person_to_move().into_iter().collect(),
        private: false,
    }
}

/// The board in letters, for when Discord refuses pictures and frames.
#[must_use]
pub fn plain(view: &GameView, locale: Locale) -> String {
    let diagram = Diagram::of(view.position()).narrow();
    let plain = locale.text(&Text::FaultPlainBoard { game: view.id.0 });
    format!("{}\n```\n{diagram}\n```\n{plain}", headline(view, locale))
}

/// What a board shows, in words: for those who cannot see it. What is new comes first.
#[must_use]
pub fn alt_text(view: &GameView, locale: Locale) -> String {
    let position = view.position();
    let side = |side| keys::side(view.variant, side);
    let mut parts = vec![standing(view, locale)];
    if let Some(m) = view.game.moves().last() {
        let (side, notation) = (side(!position.turn()), write_move(view.variant, m));
        parts.push(locale.text(&Text::AltLastMove { side, notation }));
    }
    parts.push(locale.text(&Text::AltBoard {
        variant: view.variant.id(),
        few: side(Side::Few),
        few_points: points(view, position.pieces(Side::Few), locale),
        many: side(Side::Many),
        many_points: points(view, position.pieces(Side::Many), locale),
    }));
    if let Some(need) = view.variant.captures_to_win() {
        parts.push(locale.text(&Text::AltCaptured {
            count: position.captured().into(),
            need: need.into(),
            captured: side(Side::Many),
        }));
    }
    if view.variant.law().hand > 0 {
        let count = position.hand().into();
        parts.push(locale.text(&Text::AltHand { count }));
    }
    if !view.variant.pen().is_empty() {
        let pen_points = points(view, view.variant.pen(), locale);
        parts.push(locale.text(&Text::AltPen { pen_points }));
    }
    parts.join(" ").chars().take(MAX_ALT).collect()
}

/// Who is to move, or who has won, in an alt text.
fn standing(view: &GameView, locale: Locale) -> String {
    let side = |side| keys::side(view.variant, side);
    locale.text(&match view.ending {
        None => Text::AltToMove {
            side: side(view.position().turn()),
        },
        Some(Ending {
            winner: Some(winner), ..
        }) => Text::AltOver { winner: side(winner) },
        Some(Ending { winner: None, .. }) => Text::AltDrawn,
    })
}

/// The scene of a game as it is.
#[must_use]
pub fn scene(view: &GameView) -> Scene {
    let positions = view.game.positions();
    let before = positions.len().checked_sub(2).and_then(|n| positions.get(n));
    Scene {
        last: before.copied().zip(view.game.moves().last().copied()),
        status: match view.ending {
            None => Status::Running,
            Some(Ending { winner, .. }) => winner.map_or(Status::Drawn, Status::Won),
        },
        ..Scene::of(*view.position())
    }
}

async fn picture(view: &GameView, locale: Locale, painter: &Painter) -> Option<Picture> {
    let png = painter.paint(scene(view)).await?;
    let name = format!("reynard-{}-{}.png", view.id, view.ply());
    Some(Picture {
        name,
        png,
        alt: alt_text(view, locale),
    })
}

/// Who is to move, or how it ended.
fn headline(view: &GameView, locale: Locale) -> String {
    let Some(ending) = view.ending else {
        let player = mention(view.player_to_move());
        let side = keys::side(view.variant, view.position().turn());
        return locale.text(&match view.is_computers_turn() {
            true => Text::BoardThinking { player, side },
            false => Text::BoardToMove { player, side },
        });
    };
    let reason = keys::reason(ending.reason);
    match ending.winner {
        Some(winner) => locale.text(&Text::BoardWon {
            player: mention(view.players[winner]),
            side: keys::side(view.variant, winner),
            loser: keys::side(view.variant, !winner),
            reason,
        }),
        None => locale.text(&Text::BoardDrawn { reason }),
    }
}

/// What the letters of a diagram stand for.
fn legend(view: &GameView, locale: Locale) -> String {
    let [few, many] = Side::ALL.map(|side| keys::side(view.variant, side));
    locale.text(&Text::BoardLegend { few, many })
}

/// The last move in words, then what is captured and in the hand.
fn description(view: &GameView, locale: Locale) -> String {
    let mut lines = last_moves(view, locale);
    lines.extend(level(view, locale));
    if !view.reachable && view.ply() == 0 {
        lines.push(locale.text(&Text::BoardGuests));
    }
    if let Some(deadline) = view.deadline {
        let when = format!("<t:{}:R>", deadline.as_second());
        lines.push(locale.text(&Text::BoardDeadline { when }));
    }
    let position = view.position();
    if let Some(need) = view.variant.captures_to_win() {
        lines.push(locale.text(&Text::BoardCaptured {
            count: position.captured().into(),
            need: need.into(),
            captured: keys::side(view.variant, Side::Many),
        }));
    }
    if position.hand() > 0 {
        lines.push(locale.text(&Text::BoardHand {
            count: position.hand().into(),
        }));
    }
    lines.join("\n")
}

/// How strongly the computer plays, on its first boards.
fn level(view: &GameView, locale: Locale) -> Option<String> {
    let computer = view.computer.filter(|_| view.ply() < 2)?;
    let (player, level) = (mention(view.players[computer.side]), computer.level.into());
    Some(locale.text(&Text::ComputerLevel { player, level }))
}

/// The last move; against the computer, with its answer also what it answers.
fn last_moves(view: &GameView, locale: Locale) -> Vec<String> {
    let moves = view.game.moves();
    let last = !view.position().turn();
    let is_answer = view.computer.is_some_and(|computer| computer.side == last);
    let told = match moves {
        [] => return vec![beginning(view, locale)],
        [.., asked, answer] if is_answer => vec![(!last, asked), (last, answer)],
        [.., m] => vec![(last, m)],
    };
    let told = told
        .into_iter()
        .map(|(mover, m)| move_in_words(view, mover, m, locale));
    told.collect()
}

fn beginning(view: &GameView, locale: Locale) -> String {
    let side_key = |side| keys::side(view.variant, side);
    locale.text(&Text::BoardBegins {
        few: mention(view.players.few),
        few_side: side_key(Side::Few),
        many: mention(view.players.many),
        many_side: side_key(Side::Many),
    })
}

fn move_in_words(view: &GameView, mover: Side, m: &Move, locale: Locale) -> String {
    let side_key = |side| keys::side(view.variant, side);
    let (player, side, notation) = (
        mention(view.players[mover]),
        side_key(mover),
        write_move(view.variant, m),
    );
    locale.text(&match m {
        Move::Place(_) => Text::BoardPlacement {
            player,
            side,
            notation,
        },
        Move::Step { .. } => Text::BoardStep {
            player,
            side,
            notation,
        },
        Move::Jump(path) => Text::BoardCapture {
            player,
            side,
            notation,
            count: u32::try_from(path.points().len() - 1).unwrap_or(1),
            captured: side_key(!mover),
        },
    })
}

fn controls(view: &GameView, locale: Locale) -> Vec<Row> {
    let button = |id: CustomId, text: &Text| Button {
        custom_id: id.to_string(),
        label: locale.text(text),
        style: Style::Secondary,
    };
    let (game, ply) = (view.id, view.ply());
    if view.ending.is_some() {
        return vec![Row::Buttons(vec![
            button(CustomId::Rematch(game), &Text::ButtonRematch),
            button(CustomId::Analyse(game), &Text::ButtonAnalyse),
        ])];
    }
    let hint = view
        .has_hints()
        .then(|| button(CustomId::Hint(game, ply), &Text::ButtonHint));
    let resign = button(CustomId::AskResign(game, ply), &Text::ButtonResign);
    let draw = button(CustomId::Offer(OfferKind::Draw, game, ply), &Text::ButtonDraw);
    vec![Row::Buttons(hint.into_iter().chain([draw, resign]).collect())]
}

fn points(view: &GameView, set: Bitboard, locale: Locale) -> String {
    let board = view.variant.board();
    let names: Vec<String> = set
        .into_iter()
        .map(|point| board.coord(point).to_string())
        .collect();
    if names.is_empty() {
        locale.text(&Text::AltNoneOnBoard)
    } else {
        names.join(", ")
    }
}
