//! What came of a record that was brought.

use super::{history, move_refusal::quote};
use crate::{
    app::Imported,
    discord::outgoing::Outgoing,
    locale::{Locale, Text, text::Key},
    rules::notation::{
        move_text::Reason,
        record::{MAX_BYTES, Problem, Record, RecordError},
    },
};

/// The game, as somebody looks back on it.
#[must_use]
pub fn done(imported: &Imported, record: &Record, locale: Locale) -> Outgoing {
    let game = imported.view.id.0;
    let said = if imported.known {
        Text::ImportKnown { game }
    } else {
        Text::ImportDone { game }
    };
    Outgoing {
        content: Some(locale.text(&said)),
        ..history::game(&imported.view, record, locale)
    }
}

/// What is wrong with a record, and where.
#[must_use]
pub fn problem(error: &RecordError) -> Text {
    let line = number(error.line);
    match &error.problem {
        Problem::TooLong => too_large(MAX_BYTES),
        Problem::Tag => Text::RecordTag { line },
        Problem::SecondTag(name) => Text::RecordSecondTag {
            line,
            typed: quote(name),
        },
        Problem::NoVariant => Text::RecordNoVariant,
        Problem::Variant(unknown) => Text::RecordVariant {
            line,
            typed: quote(&unknown.0),
        },
        Problem::Start(_) => Text::RecordStart { line },
        Problem::Comment => Text::RecordComment { line },
        Problem::Number { found, wanted } => Text::RecordNumber {
            line,
            found: number(*found),
            wanted: number(*wanted),
        },
        Problem::Move { ply, text, refusal } => Text::RecordMove {
            line,
            number: number(ply / 2 + 1),
            typed: quote(text),
            why: why(&refusal.reason),
        },
        Problem::Result(word) => Text::RecordResult {
            line,
            typed: quote(word),
        },
        Problem::Contradiction => Text::RecordContradiction,
        Problem::Trailing => Text::RecordTrailing { line },
    }
}

/// A file is larger than a record may be.
#[must_use]
pub fn too_large(most: usize) -> Text {
    Text::RecordTooLarge {
        kilobytes: number(most / 1024),
    }
}

fn number(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

fn why(reason: &Reason) -> Key {
    match reason {
        Reason::GameOver => "over",
        Reason::Unreadable => "unreadable",
        Reason::OffBoard { .. } => "off-board",
        Reason::Ambiguous => "ambiguous",
        Reason::OnlyOnePoint(_) => "one-point",
        Reason::NoPiece(_) => "no-piece",
        Reason::NotYours { .. } => "not-yours",
        Reason::SamePoint(_) => "same-point",
        Reason::Occupied { .. } | Reason::LandingOccupied { .. } => "occupied",
        Reason::NoLine { .. } => "no-line",
        Reason::TooFar { .. } => "too-far",
        Reason::NeverBack { .. } => "back",
        Reason::NeverSideways { .. } => "sideways",
        Reason::NeverCaptures { .. } => "no-captures",
        Reason::NotACapture { .. } | Reason::NothingToJump { .. } => "no-jump",
        Reason::MustCapture { .. } => "must-capture",
        Reason::MustGoOn { .. } => "must-go-on",
        Reason::SingleJump { .. } => "single-jump",
        Reason::MustPlace { .. } => "must-place",
        Reason::HandEmpty { .. } | Reason::NeverPlaced { .. } => "no-placing",
    }
}
