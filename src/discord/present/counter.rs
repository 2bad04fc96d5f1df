//! The form with which a challenge is answered with other terms.

use super::keys;
use crate::{
    app::{ChallengeId, Pace, SideWish, Terms},
    discord::{
        custom_id::{CustomId, Field},
        outgoing::{Button, Entry, Menu, Outgoing, Row, Style},
    },
    locale::{Locale, Text},
    rules::{side::Side, variant::Variant},
};

/// The form, filled in with `terms`.
#[must_use]
pub fn form(id: ChallengeId, terms: Terms, locale: Locale) -> Outgoing {
    Outgoing {
        rows: vec![
            Row::Menu(variants(id, terms, locale)),
            Row::Menu(sides(id, terms, locale)),
            Row::Menu(paces(id, terms, locale)),
            buttons(id, terms, locale),
        ],
        ..Outgoing::private(words(terms, locale))
    }
}

/// The side of a menu's entry.
#[must_use]
pub fn side(value: &str) -> Option<SideWish> {
    SideWish::from_id(value)
}

/// The pace of a menu's entry.
#[must_use]
pub fn pace(value: &str) -> Option<Option<Pace>> {
    match value {
        "none" => Some(None),
        id => Pace::from_id(id).map(Some),
    }
}

fn words(terms: Terms, locale: Locale) -> String {
    let mut lines = vec![
        locale.text(&Text::CounterAsk),
        format!("**{}**", name(terms.variant, locale)),
        side_in_words(terms.variant, terms.side, locale),
        locale.text(&Text::ChallengePace {
            pace: keys::pace(terms.pace),
        }),
    ];
    lines.push(locale.text(&if terms.rated {
        Text::ChallengeRated
    } else {
        Text::ChallengeUnrated
    }));
    if terms.hints {
        lines.push(locale.text(&Text::ChallengeHints));
    }
    lines.join("\n")
}

fn name(variant: Variant, locale: Locale) -> String {
    let variant = variant.id();
    locale.text(&Text::VariantName { variant })
}

fn side_in_words(variant: Variant, wish: SideWish, locale: Locale) -> String {
    match wish {
        SideWish::Random => locale.text(&Text::ChallengeSideRandom),
        SideWish::Side(side) => locale.text(&Text::CounterSide {
            side: keys::side(variant, side),
        }),
    }
}

fn variants(id: ChallengeId, terms: Terms, locale: Locale) -> Menu {
    let entries = Variant::ALL
        .into_iter()
        .map(|variant| entry(name(variant, locale), variant.id().to_owned()));
    Menu {
        custom_id: CustomId::Counter(id, terms, Field::Variant).to_string(),
        placeholder: locale.text(&Text::CounterGame),
        entries: entries.collect(),
    }
}

fn sides(id: ChallengeId, terms: Terms, locale: Locale) -> Menu {
    let wishes = [
        SideWish::Random,
        SideWish::Side(Side::Few),
        SideWish::Side(Side::Many),
    ];
    let entries = wishes.map(|wish| entry(side_in_words(terms.variant, wish, locale), wish.id().to_owned()));
    Menu {
        custom_id: CustomId::Counter(id, terms, Field::Side).to_string(),
        placeholder: locale.text(&Text::CounterSides),
        entries: entries.into(),
    }
}

fn paces(id: ChallengeId, terms: Terms, locale: Locale) -> Menu {
    let paces = [None].into_iter().chain(Pace::ALL.map(Some));
    let entries = paces.map(|pace| {
        let words = Text::ChallengePace {
            pace: keys::pace(pace),
        };
        entry(locale.text(&words), pace.map_or("none", Pace::id).to_owned())
    });
    Menu {
        custom_id: CustomId::Counter(id, terms, Field::Pace).to_string(),
        placeholder: locale.text(&Text::CounterPace),
        entries: entries.collect(),
    }
}

fn entry(label: String, value: String) -> Entry {
    Entry {
        label,
        value,
        description: None,
    }
}

fn buttons(id: ChallengeId, terms: Terms, locale: Locale) -> Row {
    let button = |field, text: &Text, style| Button {
        custom_id: CustomId::Counter(id, terms, field).to_string(),
        label: locale.text(text),
        style,
    };
    let rated = if terms.rated {
        Text::ButtonUnrated
    } else {
        Text::ButtonRated
    };
    let hints = if terms.hints {
        Text::ButtonNoHints
    } else {
        Text::ButtonHints
    };
    Row::Buttons(vec![
        button(Field::Send, &Text::ButtonSend, Style::Success),
        button(Field::Rated, &rated, Style::Secondary),
        button(Field::Hints, &hints, Style::Secondary),
    ])
}
