//! A move that is being put together: the board with what can be chosen, and a menu of it.

use super::{board, keys};
use crate::{
    app::GameView,
    discord::{
        custom_id::{CustomId, Points},
        outgoing::{Button, Embed, Entry, Menu, Outgoing, Picture, Row, Style},
        painter::Painter,
    },
    locale::{Locale, Text},
    render::Scene,
    rules::{
        game::Game,
        moves::Move,
        notation::move_text::write_move,
        pick::{Choice, Pick},
        point::{Coord, Point},
    },
};

/// The edge of the frame, 0xRRGGBB.
const COLOR: u32 = 0x0058_65F2;

/// Discord's limit for the entries of a menu; no position offers more.
const MAX_ENTRIES: usize = 25;

/// The private message that asks for the next point.
pub async fn pick(view: &GameView, pick: &Pick, locale: Locale, painter: &Painter) -> Outgoing {
    let embed = Embed {
        title: Some(question(view, pick, locale)),
        description: only_captures(pick).then(|| locale.text(&Text::PickOnlyCaptures)),
        color: Some(COLOR),
        ..Embed::default()
    };
    let footer = locale.text(&Text::BoardFooter {
        game: view.id.0,
        ply: view.ply(),
    });
    Outgoing {
        embed: Some(embed.with_footer(footer)),
        picture: picture(view, pick, locale, painter).await,
        rows: rows(view, pick, locale),
        private: true,
        ..Outgoing::default()
    }
}

/// What is being chosen.
enum Stage {
    /// A piece.
    Piece,
    /// Where a piece from the hand is placed.
    Place,
    /// Where this piece goes.
    Target(Point),
    /// Where the piece goes on to after this chain.
    Chain(Move, Point),
}

impl Stage {
    fn of(pick: &Pick) -> Self {
        match (pick.points(), pick.chain()) {
            ([.., last], Some(path)) => Self::Chain(Move::Jump(path), *last),
            ([.., last], None) => Self::Target(*last),
            ([], _) if pick.next().iter().all(|choice| choice.complete.is_some()) => Self::Place,
            ([], _) => Self::Piece,
        }
    }
}

fn question(view: &GameView, pick: &Pick, locale: Locale) -> String {
    locale.text(&match Stage::of(pick) {
        Stage::Piece => Text::PickPiece,
        Stage::Place => Text::PickPlace,
        Stage::Target(from) => Text::PickTarget { at: name(view, from) },
        Stage::Chain(chain, _) => Text::PickChain {
            notation: write_move(view.variant, &chain),
            end: if pick.complete().is_some() {
                "free"
            } else {
                "forced"
            },
        },
    })
}

/// Whether whoever begins a move has to capture.
fn only_captures(pick: &Pick) -> bool {
    let captures = |choice: &Choice| match choice.complete {
        Some(m) => m.is_capture(),
        None => choice.steps.is_empty(),
    };
    pick.points().len() < 2 && pick.next().iter().all(captures)
}

/// The board as it stands after the jumps so far.
async fn picture(view: &GameView, pick: &Pick, locale: Locale, painter: &Painter) -> Option<Picture> {
    let shown = GameView {
        game: Game::from_position(pick.position(view.position())),
        ..view.clone()
    };
    let scene = Scene {
        last: pick.chain().map(|path| (*view.position(), Move::Jump(path))),
        picked: pick.points().last().copied(),
        targets: pick.targets(),
        ..board::scene(&shown)
    };
    let png = painter.paint(scene).await?;
    let alt = format!(
        "{} {}",
        marks(view, pick, locale),
        board::alt_text(&shown, locale)
    );
    Some(Picture {
        name: format!("reynard-{}-{}-pick{}.png", view.id, view.ply(), named(view, pick)),
        png,
        alt: alt.chars().take(board::MAX_ALT).collect(),
    })
}

/// What the marks on the picture mean.
fn marks(view: &GameView, pick: &Pick, locale: Locale) -> String {
    let points = board::points(view.variant, pick.targets(), locale);
    let goes = |from, points| Text::AltPickTargets {
        at: name(view, from),
        points,
    };
    match Stage::of(pick) {
        Stage::Piece => locale.text(&Text::AltPickPieces { points }),
        Stage::Place => locale.text(&Text::AltPickPlaces { points }),
        Stage::Target(from) => locale.text(&goes(from, points)),
        Stage::Chain(chain, at) => {
            let notation = write_move(view.variant, &chain);
            let jumped = locale.text(&Text::AltPickChain { notation });
            format!("{jumped} {}", locale.text(&goes(at, points)))
        }
    }
}

fn rows(view: &GameView, pick: &Pick, locale: Locale) -> Vec<Row> {
    let buttons = buttons(view, pick, locale);
    let buttons = (!buttons.is_empty()).then_some(Row::Buttons(buttons));
    [Row::Menu(menu(view, pick, locale))]
        .into_iter()
        .chain(buttons)
        .collect()
}

fn menu(view: &GameView, pick: &Pick, locale: Locale) -> Menu {
    let entries = pick.next().iter().take(MAX_ENTRIES).map(|choice| Entry {
        label: label(view, pick, choice, locale),
        value: name(view, choice.point),
        description: None,
    });
    let placeholder = match Stage::of(pick) {
        Stage::Piece => Text::PickPlaceholderPiece,
        Stage::Place | Stage::Target(_) | Stage::Chain(..) => Text::PickPlaceholderPoint,
    };
    Menu {
        custom_id: CustomId::Pick(view.id, view.ply(), named(view, pick)).to_string(),
        placeholder: locale.text(&placeholder),
        entries: entries.collect(),
    }
}

/// A point, with what a choice of it does.
fn label(view: &GameView, pick: &Pick, choice: &Choice, locale: Locale) -> String {
    let at = name(view, choice.point);
    let Some(&from) = pick.points().last() else {
        return match choice.complete {
            Some(_) => at,
            None => locale.text(&Text::PickEntryPiece {
                at,
                steps: choice.steps.len(),
                captures: choice.jumps.len(),
            }),
        };
    };
    match view.variant.board().middle(from, choice.point) {
        None => at,
        Some(over) => locale.text(&Text::PickEntryJump {
            at,
            role: keys::role(view.variant.role(!view.position().turn())),
            over: name(view, over),
            more: choice.jumps.len(),
        }),
    }
}

fn buttons(view: &GameView, pick: &Pick, locale: Locale) -> Vec<Button> {
    let button = |id: CustomId, text: &Text, style| Button {
        custom_id: id.to_string(),
        label: locale.text(text),
        style,
    };
    let (game, ply) = (view.id, view.ply());
    let points = named(view, pick);
    let jumped = pick.chain().is_some();
    let stop = pick.complete().map(|_| {
        let id = CustomId::PickStop(game, ply, points.clone());
        button(id, &Text::ButtonPickStop, Style::Success)
    });
    let undo = jumped.then(|| {
        let id = CustomId::PickAt(game, ply, points.without_last());
        button(id, &Text::ButtonPickUndo, Style::Secondary)
    });
    let back = (!pick.points().is_empty() && pick.has_alternatives()).then(|| {
        let id = CustomId::PickAt(game, ply, Points::default());
        button(id, &Text::ButtonPickBack, Style::Secondary)
    });
    [stop, undo, back].into_iter().flatten().collect()
}

fn coord(view: &GameView, point: Point) -> Coord {
    view.variant.board().coord(point)
}

fn name(view: &GameView, point: Point) -> String {
    coord(view, point).to_string()
}

fn named(view: &GameView, pick: &Pick) -> Points {
    let points = pick.points().iter().map(|&point| coord(view, point));
    Points::of(points.collect()).expect("the points of a legal move")
}
