//! What is stored about a person, in words and as a file.

use crate::{
    app::Dossier,
    discord::{
        custom_id::{CustomId, Privacy},
        outgoing::{Button, Embed, File, Outgoing, Row, Style},
    },
    locale::{Locale, Text},
};

/// What is stored, in words, with what can be done about it.
#[must_use]
pub fn overview(dossier: &Dossier, locale: Locale) -> Outgoing {
    let name = match &dossier.name {
        Some(name) => locale.text(&Text::PrivacyName {
            name: super::move_refusal::quote(name),
        }),
        None => locale.text(&Text::PrivacyNoName),
    };
    let settings = if dossier.settings.is_some() {
        Text::PrivacySettings
    } else {
        Text::PrivacyNoSettings
    };
    let lines = [
        name,
        locale.text(&settings),
        locale.text(&Text::PrivacyGames {
            running: running(dossier),
            over: count(dossier.games.iter().filter(|game| game.result.is_some()).count()),
        }),
        locale.text(&Text::PrivacyChallenges {
            count: count(dossier.challenges.len()),
        }),
        locale.text(&Text::PrivacyRatings {
            count: count(dossier.ratings.len()),
        }),
        locale.text(&Text::PrivacyElse),
    ];
    Outgoing {
        embed: Some(Embed {
            title: Some(locale.text(&Text::PrivacyTitle)),
            description: Some(lines.join("\n")),
            ..Embed::default()
        }),
        rows: vec![Row::Buttons(vec![
            button(Privacy::Export, &Text::ButtonExport, Style::Primary, locale),
            button(Privacy::Ask, &Text::ButtonDelete, Style::Danger, locale),
        ])],
        private: true,
        ..Outgoing::default()
    }
}

/// Everything as a file.
#[must_use]
pub fn export(dossier: &Dossier, locale: Locale) -> Outgoing {
    let Ok(bytes) = serde_json::to_vec_pretty(dossier) else {
        return super::refusal::fault(locale);
    };
    Outgoing {
        file: Some(File {
            name: "reynard.json".to_owned(),
            bytes,
            alt: None,
        }),
        ..Outgoing::private(locale.text(&Text::PrivacyExported))
    }
}

/// Whether they mean it, with what happens then.
#[must_use]
pub fn question(dossier: &Dossier, locale: Locale) -> Outgoing {
    let text = Text::PrivacyAsk {
        running: running(dossier),
    };
    Outgoing {
        rows: vec![Row::Buttons(vec![
            button(Privacy::Forget, &Text::ButtonDeleteConfirm, Style::Danger, locale),
            button(Privacy::Show, &Text::ButtonDeleteCancel, Style::Secondary, locale),
        ])],
        ..Outgoing::private(locale.text(&text))
    }
}

/// It is done.
#[must_use]
pub fn forgotten(locale: Locale) -> Outgoing {
    Outgoing::private(locale.text(&Text::PrivacyForgotten))
}

fn running(dossier: &Dossier) -> u32 {
    count(dossier.games.iter().filter(|game| game.result.is_none()).count())
}

fn count(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

fn button(step: Privacy, text: &Text, style: Style, locale: Locale) -> Button {
    Button {
        custom_id: CustomId::Privacy(step).to_string(),
        label: locale.text(text),
        style,
    }
}
