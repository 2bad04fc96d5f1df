//! What is stored about a person, in words and as a file.

use crate::{
    app::Dossier,
    discord::{
        custom_id::{CustomId, Privacy},
        outgoing::{Button, Embed, File, Outgoing, Row, Style},
    },
    locale::{Locale, Text},
};

/// No file that is sent has more bytes: less than Discord takes anywhere, as the rest of the message counts too.
const MOST_BYTES: usize = 9 * 1024 * 1024;

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

/// Everything as a file; as several, a message each, where it is more than Discord takes in one.
#[must_use]
pub fn export(dossier: Dossier, locale: Locale) -> Vec<Outgoing> {
    match serde_json::to_vec_pretty(&dossier) {
        Ok(bytes) if bytes.len() <= MOST_BYTES => {
            let said = locale.text(&Text::PrivacyExported);
            return vec![file("reynard.json".to_owned(), bytes, said)];
        }
        Ok(_) => {}
        Err(_) => return Vec::new(),
    }
    let parts = parts(dossier, MOST_BYTES);
    let all = parts.len();
    let message = |(part, bytes)| {
        let said = Text::PrivacyExportedPart {
            part: count(part),
            parts: count(all),
        };
        file(format!("reynard-{part}-of-{all}.json"), bytes, locale.text(&said))
    };
    (1..).zip(parts).map(message).collect()
}

fn file(name: String, bytes: Vec<u8>, said: String) -> Outgoing {
    Outgoing {
        file: Some(File {
            name,
            bytes,
            alt: None,
        }),
        ..Outgoing::private(said)
    }
}

/// The dossier as files of at most `most` bytes, each readable by itself, as long as no single game is larger.
fn parts(dossier: Dossier, most: usize) -> Vec<Vec<u8>> {
    let bytes = serde_json::to_vec(&dossier).unwrap_or_default();
    let (games, challenges) = (dossier.games.len(), dossier.challenges.len());
    if bytes.len() <= most || games.max(challenges) <= 1 {
        return vec![bytes];
    }
    let mut first = dossier;
    let second = Dossier {
        id: first.id.clone(),
        name: first.name.clone(),
        settings: None,
        games: first.games.split_off(games / 2),
        challenges: first.challenges.split_off(challenges / 2),
        ratings: Vec::new(),
    };
    let mut all = parts(first, most);
    all.extend(parts(second, most));
    all
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
