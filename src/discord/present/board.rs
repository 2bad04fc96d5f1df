//! A board as a message.

use std::iter;

use super::{deleted, keys, mention, name::who, rating};
use crate::{
    app::{Ending, GameView, OfferKind},
    discord::{
        custom_id::CustomId,
        outgoing::{Button, Embed, Outgoing, Picture, Row, Style},
        painter::Painter,
    },
    locale::{Locale, Text},
    render::{Orientation, Scene, Status},
    rules::{
        bitboard::Bitboard,
        moves::Move,
        notation::{diagram::Diagram, move_text::write_move},
        position::Position,
        side::Side,
        variant::Variant,
    },
};

/// The edge of a board's frame, 0xRRGGBB.
const COLOR: u32 = 0x00C7_7B30;

/// Discord's limit for an alt text, in characters.
pub(super) const MAX_ALT: usize = 1024;

/// How a board is to be shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// As a picture.
    Picture,
    /// As a picture, turned half round.
    Flipped,
    /// As monospaced text.
    Text,
}

/// The message that shows a game as it is: the newest board.
pub async fn board(view: &GameView, locale: Locale, form: Form, painter: &Painter) -> Outgoing {
    let picture = match form {
        Form::Picture => picture(view, Orientation::Upright, locale, painter).await,
        Form::Flipped => picture(view, Orientation::Flipped, locale, painter).await,
        Form::Text => None,
    };
    let mut description = description(view, locale);
    let letters = letters(view, locale);
    if picture.is_none() {
        description = format!("{description}\n{letters}");
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
    let out = Outgoing {
        content: Some(headline(view, locale)),
        embed: Some(embed.with_footer(footer)),
        letters: picture.is_some().then_some(letters),
        picture,
        file: None,
        rows: controls(view, locale),
        pings: view.person_to_move().into_iter().collect(),
        private: false,
    };
    deleted::named(out, locale)
}

/// The board in letters, with what they stand for.
fn letters(view: &GameView, locale: Locale) -> String {
    let diagram = Diagram::of(view.position()).narrow();
    format!("```\n{diagram}\n```\n{}", legend(view, locale))
}

/// What people have to know at the beginning where the bot can only answer: because it may no more (`mute`), or because
/// it is somebody's guest.
#[must_use]
pub fn caution(mute: bool) -> Text {
    if mute { Text::BoardMute } else { Text::BoardGuests }
}

/// The board in letters, for when Discord refuses pictures and frames.
#[must_use]
pub fn plain(view: &GameView, locale: Locale) -> String {
    let diagram = Diagram::of(view.position()).narrow();
    let plain = locale.text(&Text::FaultPlainBoard { game: view.id.0 });
    let headline = deleted::in_text(&headline(view, locale), locale);
    format!("{headline}\n```\n{diagram}\n```\n{plain}")
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
    parts.push(pieces_in_words(position, locale));
    parts.join(" ").chars().take(MAX_ALT).collect()
}

/// What stands where, is captured and in the hand.
#[must_use]
pub fn pieces_in_words(position: &Position, locale: Locale) -> String {
    let variant = position.variant();
    let side = |side| keys::side(variant, side);
    let mut parts = Vec::new();
    parts.push(locale.text(&Text::AltBoard {
        variant: variant.id(),
        few: side(Side::Few),
        few_points: points(variant, position.pieces(Side::Few), locale),
        many: side(Side::Many),
        many_points: points(variant, position.pieces(Side::Many), locale),
    }));
    if let Some(need) = variant.captures_to_win() {
        parts.push(locale.text(&Text::AltCaptured {
            count: position.captured().into(),
            need: need.into(),
            captured: side(Side::Many),
        }));
    }
    if variant.law().hand > 0 {
        let count = position.hand().into();
        parts.push(locale.text(&Text::AltHand { count }));
    }
    if !variant.pen().is_empty() {
        let pen_points = points(variant, variant.pen(), locale);
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
        Some(_) if view.is_unfinished() => Text::AltUnfinished {
            side: side(view.position().turn()),
        },
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
            Some(_) if view.is_unfinished() => Status::Running,
            Some(Ending { winner, .. }) => winner.map_or(Status::Drawn, Status::Won),
        },
        ..Scene::of(*view.position())
    }
}

async fn picture(
    view: &GameView,
    orientation: Orientation,
    locale: Locale,
    painter: &Painter,
) -> Option<Picture> {
    let scene = Scene {
        orientation,
        ..scene(view)
    };
    let png = painter.paint(scene).await?;
    let alt = alt_text(view, locale);
    let (alt, turned) = match orientation {
        Orientation::Upright => (alt, ""),
        Orientation::Flipped => (format!("{} {alt}", locale.text(&Text::AltFlipped)), "-flipped"),
    };
    Some(Picture {
        name: format!("reynard-{}-{}{turned}.png", view.id, view.ply()),
        png,
        alt: alt.chars().take(MAX_ALT).collect(),
    })
}

/// Who is to move, or how it ended.
pub(super) fn headline(view: &GameView, locale: Locale) -> String {
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
            player: who(view, winner, locale),
            side: keys::side(view.variant, winner),
            loser: keys::side(view.variant, !winner),
            reason,
        }),
        None if view.is_unfinished() => locale.text(&Text::BoardUnfinished),
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
    lines.extend(rating::changes(view, locale));
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
        few: who(view, Side::Few, locale),
        few_side: side_key(Side::Few),
        many: who(view, Side::Many, locale),
        many_side: side_key(Side::Many),
    })
}

fn move_in_words(view: &GameView, mover: Side, m: &Move, locale: Locale) -> String {
    let side_key = |side| keys::side(view.variant, side);
    let (player, side, notation) = (
        who(view, mover, locale),
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
        // Nobody has played what came as a record.
        let rematch = view
            .brought
            .is_none()
            .then(|| button(CustomId::Rematch(game), &Text::ButtonRematch));
        let looking = [
            button(CustomId::Replay(game), &Text::ButtonReplay),
            button(CustomId::Analyse(game), &Text::ButtonAnalyse),
        ];
        return vec![Row::Buttons(rematch.into_iter().chain(looking).collect())];
    }
    let hint = view
        .has_hints()
        .then(|| button(CustomId::Hint(game, ply), &Text::ButtonHint));
    let play = Button {
        style: Style::Primary,
        ..button(CustomId::Move(game, ply), &Text::ButtonMove)
    };
    let others = [
        button(CustomId::Offer(OfferKind::Draw, game, ply), &Text::ButtonDraw),
        button(CustomId::AskResign(game, ply), &Text::ButtonResign),
        button(CustomId::More(game, ply), &Text::ButtonMore),
    ];
    vec![Row::Buttons(iter::once(play).chain(hint).chain(others).collect())]
}

/// Points by name, in words if there are none.
pub(super) fn points(variant: Variant, set: Bitboard, locale: Locale) -> String {
    let board = variant.board();
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
