//! A finished game looked at again, as a message.

use super::{keys, name::who};
use crate::{
    app::{Fault, GameView, Review},
    discord::{
        outgoing::{Embed, Outgoing, Picture},
        painter::Painter,
    },
    locale::{Locale, Text, text::Key},
    render::{Curve, Theme},
    rules::{notation::move_text::write_move, side::Side},
};

/// The edge of its frame, 0xRRGGBB.
const COLOR: u32 = 0x006B_8E4E;

/// The width of the curve, px.
const WIDTH: u32 = 800;

/// So many errors are named, the worst.
const MOST_NAMED: usize = 12;

/// The curve of the advantage, who erred how often, and the better moves.
pub async fn analysis(view: &GameView, review: &Review, locale: Locale, painter: &Painter) -> Outgoing {
    let words = words(view, review, locale);
    let picture = painter.curve(curve(view, review)).await.map(|png| Picture {
        name: format!("reynard-{}-analysis.png", view.id),
        png,
        alt: locale.text(&Text::AltCurve {
            few: keys::side(view.variant, Side::Few),
            many: keys::side(view.variant, Side::Many),
            plies: view.ply(),
        }),
    });
    let embed = Embed {
        title: Some(locale.text(&Text::AnalysisTitle {
            game: view.id.0,
            variant: view.variant.id(),
        })),
        description: Some(words),
        color: Some(COLOR),
        ..Embed::default()
    };
    Outgoing {
        embed: Some(embed),
        picture,
        ..Outgoing::default()
    }
}

fn curve(view: &GameView, review: &Review) -> Curve {
    let grave = |fault: Option<Fault>| fault >= Some(Fault::Mistake);
    let marked = review
        .plies
        .iter()
        .enumerate()
        .filter(|(_, ply)| grave(ply.fault));
    Curve {
        variant: view.variant,
        scores: review.curve(),
        marked: marked.map(|(at, _)| at + 1).collect(),
        theme: Theme::Wood,
        width: WIDTH,
    }
}

fn words(view: &GameView, review: &Review, locale: Locale) -> String {
    let mut lines = Side::ALL.map(|side| of_side(view, review, side, locale)).to_vec();
    lines.push(String::new());
    let named = worst(review);
    if named.is_empty() {
        lines.push(locale.text(&Text::AnalysisFaultless));
    }
    lines.extend(named.into_iter().map(|at| fault(view, review, at, locale)));
    lines.join("\n")
}

fn of_side(view: &GameView, review: &Review, side: Side, locale: Locale) -> String {
    let count = |fault| u32::try_from(review.count(side, fault)).unwrap_or(u32::MAX);
    locale.text(&Text::AnalysisSide {
        player: who(view, side, locale),
        side: keys::side(view.variant, side),
        blunders: count(Fault::Blunder),
        mistakes: count(Fault::Mistake),
        inaccuracies: count(Fault::Inaccuracy),
    })
}

/// The plies with the worst errors, in the order of the game.
fn worst(review: &Review) -> Vec<usize> {
    let faults = review
        .plies
        .iter()
        .enumerate()
        .filter(|(_, ply)| ply.fault.is_some());
    let mut faults: Vec<_> = faults.collect();
    faults.sort_by(|(_, one), (_, other)| {
        let by_size = other.fault.cmp(&one.fault);
        by_size.then(other.loss.total_cmp(&one.loss))
    });
    faults.truncate(MOST_NAMED);
    let mut plies: Vec<usize> = faults.into_iter().map(|(at, _)| at).collect();
    plies.sort_unstable();
    plies
}

fn fault(view: &GameView, review: &Review, at: usize, locale: Locale) -> String {
    let Some(ply) = review.plies.get(at) else {
        return String::new();
    };
    locale.text(&Text::AnalysisFault {
        ply: u32::try_from(at + 1).unwrap_or(u32::MAX),
        side: keys::side(view.variant, ply.side),
        played: write_move(view.variant, &ply.played),
        better: write_move(view.variant, &ply.best),
        fault: fault_key(ply.fault),
    })
}

const fn fault_key(fault: Option<Fault>) -> Key {
    match fault {
        Some(Fault::Blunder) => "blunder",
        Some(Fault::Mistake) => "mistake",
        Some(Fault::Inaccuracy) | None => "inaccuracy",
    }
}
