//! A hint as a message.

use super::{board, keys};
use crate::{
    app::{GameView, Hint, Idea, Score},
    discord::{
        outgoing::{Embed, Outgoing, Picture},
        painter::Painter,
    },
    locale::{Locale, Text, text::Key},
    render::Scene,
    rules::{game::Game, moves::Move, notation::move_text::write_move, side::Side},
};

/// The edge of a hint's frame, 0xRRGGBB.
const COLOR: u32 = 0x003F_8FC4;

/// Of the moves expected, so many are told.
const EXPECTED: usize = 5;

/// Hundredths of a piece from which one side is better, and clearly so.
const BETTER: i32 = 40;
const CLEARLY: i32 = 150;

/// The best move on the board, what it does, what is proven and what may follow.
pub async fn hint(view: &GameView, hint: &Hint, locale: Locale, painter: &Painter) -> Outgoing {
    let best = write_move(view.variant, &hint.best);
    let words = words(view, hint, locale);
    let scene = Scene {
        hint: Some(hint.best),
        ..board::scene(view)
    };
    let picture = painter.paint(scene).await.map(|png| Picture {
        name: format!("reynard-{}-{}-hint.png", view.id, view.ply()),
        png,
        alt: board::alt_text(view, locale),
    });
    let embed = Embed {
        title: Some(locale.text(&Text::HintBest { notation: best })),
        description: Some(words),
        color: Some(COLOR),
        ..Embed::default()
    };
    let footer = locale.text(&Text::BoardFooter {
        game: view.id.0,
        ply: view.ply(),
    });
    Outgoing {
        embed: Some(embed.with_footer(footer)),
        picture,
        private: true,
        ..Outgoing::default()
    }
}

fn words(view: &GameView, hint: &Hint, locale: Locale) -> String {
    let mut ideas: Vec<String> = hint
        .ideas
        .iter()
        .map(|idea| idea_in_words(view, *idea, locale))
        .collect();
    ideas.push(locale.text(&score_text(hint.score)));
    let mut lines = vec![ideas.join(" ")];
    if hint.line.len() > 1 {
        let moves = line_in_words(&view.game, &hint.line);
        lines.push(locale.text(&Text::HintLine { moves }));
    }
    lines.join("\n")
}

/// The moves after the first, in notation.
fn line_in_words(game: &Game, line: &[Move]) -> String {
    let variant = game.variant();
    let moves = line.iter().skip(1).take(EXPECTED - 1);
    moves
        .map(|m| write_move(variant, m))
        .collect::<Vec<_>>()
        .join(" ")
}

fn idea_in_words(view: &GameView, idea: Idea, locale: Locale) -> String {
    let (key, count) = key(idea);
    let point = if let Idea::ClosesGap(point) = idea {
        view.variant.board().coord(point).to_string()
    } else {
        String::new()
    };
    locale.text(&Text::HintIdea {
        idea: key,
        count,
        point,
        few: keys::side(view.variant, Side::Few),
        many: keys::side(view.variant, Side::Many),
    })
}

/// The key of an idea, and its number.
fn key(idea: Idea) -> (Key, u32) {
    let (key, count) = match idea {
        Idea::Ends(_) => ("ends", 0),
        Idea::OnlyMove => ("only-move", 0),
        Idea::OnlyDefence => ("only-defence", 0),
        Idea::Captures(count) => ("captures", count),
        Idea::Traps(count) => ("traps", count),
        Idea::Saves(count) => ("saves", count),
        Idea::ClosesGap(_) => ("closes-gap", 0),
        Idea::BreaksThrough => ("breaks-through", 0),
        Idea::Threatens(count) => ("threatens", count),
        Idea::EntersPen => ("enters-pen", 0),
        Idea::Approaches(count) => ("approaches", count),
        Idea::LeavesFewMoves(count) => ("leaves-few-moves", count),
        Idea::Offers(count) => ("offers", count),
        Idea::TakesRoom(count) => ("takes-room", count),
        Idea::GainsRoom(count) => ("gains-room", count),
        Idea::StaysSafe => ("stays-safe", 0),
        Idea::BuildsLine(count) => ("builds-line", count),
        Idea::KeepsLine => ("keeps-line", 0),
        Idea::Advances => ("advances", 0),
        Idea::Waits => ("waits", 0),
    };
    (key, count.into())
}

fn score_text(score: Score) -> Text {
    // Plies of both sides; people count their own moves.
    let own = |plies: u16| u32::from(plies.div_ceil(2));
    let (outlook, moves) = match score {
        Score::WinIn(plies) => ("win", own(plies)),
        Score::LossIn(plies) => ("loss", own(plies)),
        Score::Draw => ("draw", 0),
        Score::Estimate(worth) if worth >= CLEARLY => ("clearly-better", 0),
        Score::Estimate(worth) if worth >= BETTER => ("better", 0),
        Score::Estimate(worth) if worth <= -CLEARLY => ("clearly-worse", 0),
        Score::Estimate(worth) if worth <= -BETTER => ("worse", 0),
        Score::Estimate(_) => ("even", 0),
    };
    Text::HintOutlook { outlook, moves }
}
