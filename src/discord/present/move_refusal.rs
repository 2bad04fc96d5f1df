//! Saying what is wrong with a move.

use super::{keys, name::turns_text};
use crate::{
    app::GameView,
    locale::{Locale, Text},
    rules::{
        board::Shape,
        moves::Move,
        notation::completion::complete,
        notation::move_text::{Reason, Refusal, write_move},
    },
};

/// So many moves that could be meant are named.
const MAX_NAMED: usize = 12;

/// So much of what was typed is repeated, in characters.
const MAX_TYPED: usize = 40;

/// The sentence for a move that cannot be played.
#[must_use]
pub(super) fn sentence(view: &GameView, typed: &str, refusal: &Refusal, locale: Locale) -> String {
    let sentence = locale.text(&text(view, typed, &refusal.reason));
    let named = named(view, &refusal.candidates, locale);
    if named.is_empty() {
        return sentence;
    }
    format!(
        "{sentence} {}",
        locale.text(&Text::MoveCandidates { moves: named })
    )
}

fn named(view: &GameView, moves: &[Move], locale: Locale) -> String {
    let mut names: Vec<String> = moves
        .iter()
        .take(MAX_NAMED)
        .map(|m| format!("`{}`", write_move(view.variant, m)))
        .collect();
    if let Some(more) = moves.len().checked_sub(MAX_NAMED).filter(|more| *more > 0) {
        let count = u32::try_from(more).unwrap_or(u32::MAX);
        names.push(locale.text(&Text::MoveMore { count }));
    }
    names.join(", ")
}

fn text(view: &GameView, typed: &str, reason: &Reason) -> Text {
    match reason {
        Reason::GameOver => Text::RefusalGameOver { game: view.id.0 },
        Reason::Unreadable => Text::MoveUnreadable {
            typed: quote(typed),
            example: example(view),
        },
        Reason::OffBoard { point } => Text::MoveOffBoard { point: quote(point) },
        Reason::Ambiguous => Text::MoveAmbiguous { typed: quote(typed) },
        Reason::OnlyOnePoint(at) => Text::MoveOnlyOnePoint { at: at.to_string() },
        Reason::NoPiece(at) => Text::MoveNoPiece { at: at.to_string() },
        Reason::NotYours { at, role } => Text::MoveNotYours {
            at: at.to_string(),
            role: keys::role(*role),
        },
        Reason::SamePoint(at) => Text::MoveSamePoint { at: at.to_string() },
        Reason::Occupied { at, role } => Text::MoveOccupied {
            at: at.to_string(),
            role: keys::role(*role),
        },
        Reason::NoLine { from, to } => Text::MoveNoLine {
            from: from.to_string(),
            to: to.to_string(),
            board: if view.variant.shape() == Shape::Chess64 {
                "squares"
            } else {
                "lines"
            },
        },
        Reason::TooFar { role, from, to } => Text::MoveTooFar {
            role: keys::role(*role),
            from: from.to_string(),
            to: to.to_string(),
        },
        Reason::NeverBack { role } => Text::MoveNeverBack {
            role: keys::role(*role),
        },
        Reason::NeverSideways { role } => Text::MoveNeverSideways {
            role: keys::role(*role),
        },
        Reason::NeverCaptures { role } => Text::MoveNeverCaptures {
            role: keys::role(*role),
        },
        Reason::NotACapture { from, to } => Text::MoveNotACapture {
            from: from.to_string(),
            to: to.to_string(),
        },
        Reason::NothingToJump { over } => Text::MoveNothingToJump {
            over: over.to_string(),
        },
        Reason::LandingOccupied { at, role } => Text::MoveLandingOccupied {
            at: at.to_string(),
            role: keys::role(*role),
        },
        Reason::MustCapture { role } => Text::MoveMustCapture {
            role: keys::role(*role),
        },
        Reason::MustGoOn { at } => Text::MoveMustGoOn { at: at.to_string() },
        Reason::SingleJump { role } => Text::MoveSingleJump {
            role: keys::role(*role),
        },
        Reason::MustPlace { role: _, hand } => Text::MoveMustPlace {
            count: (*hand).into(),
        },
        Reason::HandEmpty { role: _ } => Text::MoveHandEmpty,
        Reason::NeverPlaced { role } => Text::MoveNeverPlaced {
            role: keys::role(*role),
        },
    }
}

/// A move that could be played, to show how one is written.
fn example(view: &GameView) -> String {
    complete(&view.game, "", 1)
        .first()
        .map(|m| write_move(view.variant, m))
        .unwrap_or_default()
}

/// What was typed, as code: inside, nothing is a mention or markdown.
pub(super) fn quote(typed: &str) -> String {
    let inside: String = typed
        .chars()
        .filter(|c| !c.is_control() && !turns_text(*c) && *c != '`')
        .take(MAX_TYPED)
        .collect();
    // Two backticks in a row would be read as the beginning of a longer piece of code.
    match inside.trim() {
        "" => "` `".to_owned(),
        inside => format!("`{inside}`"),
    }
}
