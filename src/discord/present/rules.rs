//! The rules of a game, as pages with pictures.

use super::{board, keys};
use crate::{
    discord::{
        custom_id::{CustomId, Page},
        outgoing::{Button, Embed, Entry, Field, Menu, Outgoing, Picture, Row, Style},
        painter::Painter,
    },
    locale::{Locale, Text},
    render::Scene,
    rules::{
        example::{self, Example},
        game::Game,
        side::Side,
        variant::Family,
    },
};

/// The edge of its frame, 0xRRGGBB.
const COLOR: u32 = 0x004E_7A5A;

/// A page about a game.
pub async fn page(family: Family, page: Page, locale: Locale, painter: &Painter) -> Outgoing {
    let example = example::of(family);
    let (description, fields) = match page {
        Page::Rules => (
            locale.text(&Text::RulesStart { variant: id(family) }),
            chapters(family, locale),
        ),
        Page::Before => (before(example, locale), Vec::new()),
        Page::After => (after(example, locale), Vec::new()),
    };
    let game = match page {
        Page::Rules => Game::new(family.plain()),
        Page::Before => example.before(),
        Page::After => example.after(),
    };
    let embed = Embed {
        title: Some(locale.text(&Text::RulesTitle { variant: id(family) })),
        description: Some(description),
        color: Some(COLOR),
        fields,
        ..Embed::default()
    };
    Outgoing {
        embed: Some(embed),
        picture: picture(&game, page, locale, painter).await,
        rows: vec![
            Row::Menu(games(locale)),
            Row::Buttons(pages(family, page, locale)),
        ],
        private: true,
        ..Outgoing::default()
    }
}

fn id(family: Family) -> &'static str {
    family.plain().id()
}

fn chapters(family: Family, locale: Locale) -> Vec<Field> {
    let variant = id(family);
    let chapters = [
        ("moves", Text::RulesMoves { variant }),
        ("captures", Text::RulesCaptures { variant }),
        ("winning", Text::RulesWinning { variant }),
        ("draws", Text::RulesDraws { variant }),
        ("mistake", Text::RulesMistake { variant }),
        ("questions", Text::RulesQuestions { variant }),
        ("history", Text::RulesHistory { variant }),
    ];
    let field = |(chapter, text): (&'static str, Text)| Field {
        name: locale.text(&Text::RulesChapter { chapter }),
        value: locale.text(&text),
    };
    chapters.into_iter().map(field).collect()
}

fn before(example: Example, locale: Locale) -> String {
    locale.text(&Text::RulesBefore {
        variant: id(example.family),
        moves: example.moves.join(" "),
        instead: example.instead.join(", "),
    })
}

fn after(example: Example, locale: Locale) -> String {
    locale.text(&Text::RulesAfter {
        variant: id(example.family),
        moves: example.moves.join(" "),
        instead: example.instead.join(", "),
    })
}

async fn picture(game: &Game, page: Page, locale: Locale, painter: &Painter) -> Option<Picture> {
    let positions = game.positions();
    let before = positions.len().checked_sub(2).and_then(|n| positions.get(n));
    let scene = Scene {
        last: before.copied().zip(game.moves().last().copied()),
        ..Scene::of(*game.position())
    };
    let png = painter.paint(scene).await?;
    Some(Picture {
        name: format!("reynard-{}-{}.png", game.variant().id(), page.id()),
        png,
        alt: board::pieces_in_words(game.position(), locale),
    })
}

fn games(locale: Locale) -> Menu {
    let entries = Family::ALL.into_iter().map(|family| Entry {
        label: locale.text(&Text::VariantName { variant: id(family) }),
        value: family.id().to_owned(),
        description: Some(locale.text(&Text::RulesSides {
            few: keys::side(family.plain(), Side::Few),
            many: keys::side(family.plain(), Side::Many),
        })),
    });
    Menu {
        custom_id: CustomId::RulesOf.to_string(),
        placeholder: locale.text(&Text::RulesOther),
        entries: entries.collect(),
    }
}

fn pages(family: Family, shown: Page, locale: Locale) -> Vec<Button> {
    Page::ALL
        .into_iter()
        .filter(|page| *page != shown)
        .map(|page| Button {
            custom_id: CustomId::Rules(family, page).to_string(),
            label: locale.text(&Text::ButtonRulesPage { page: page.id() }),
            style: Style::Secondary,
        })
        .collect()
}
