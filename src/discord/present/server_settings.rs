//! The panel of what a server has set.

use super::settings::{choice, entry, frame, language, languages, line, menu};
use crate::{
    app::{ChannelId, GuildSettings},
    discord::{
        commands::settings::DEFAULT,
        custom_id::{CustomId, Shared},
        outgoing::{ChannelMenu, Entry, Outgoing, Row},
    },
    locale::{Locale, Text},
    rules::variant::Family,
};

/// How many games may run in a channel, as the menu offers them.
const MOST: [u32; 8] = [1, 2, 3, 5, 10, 20, 50, 100];

/// The private panel.
#[must_use]
pub fn panel(settings: &GuildSettings, locale: Locale) -> Outgoing {
    let lines = [
        line(
            Shared::Language.id(),
            language(settings.language.as_deref(), locale),
            locale,
        ),
        line(
            Shared::Variant.id(),
            choice(settings.family.unwrap_or(Family::FoxGeese).id(), locale),
            locale,
        ),
        line(
            Shared::Channels.id(),
            channels(&settings.channels, locale),
            locale,
        ),
        line(
            Shared::MostGames.id(),
            most_in_words(settings.most_games, locale),
            locale,
        ),
    ];
    frame(&Text::ServerSettingsTitle, &lines, rows(settings, locale), locale)
}

/// Channels as Discord writes them; everywhere if there are none.
#[must_use]
pub(super) fn channels(channels: &[ChannelId], locale: Locale) -> String {
    if channels.is_empty() {
        return locale.text(&Text::SettingEverywhere);
    }
    let mentions: Vec<String> = channels.iter().map(|channel| format!("<#{channel}>")).collect();
    mentions.join(", ")
}

fn most_in_words(most: Option<u32>, locale: Locale) -> String {
    most.map_or_else(
        || locale.text(&Text::SettingNoLimit),
        |most| locale.text(&Text::SettingMostGames { most }),
    )
}

fn rows(settings: &GuildSettings, locale: Locale) -> Vec<Row> {
    let shared = |shared: Shared, entries| menu(&CustomId::SetServer(shared), shared.id(), entries, locale);
    let variants: Vec<Entry> = Family::ALL
        .into_iter()
        .map(|family| entry(choice(family.id(), locale), family.id()))
        .collect();
    let no_limit = entry(most_in_words(None, locale), DEFAULT);
    let most = MOST.map(|most| entry(most_in_words(Some(most), locale), &most.to_string()));
    vec![
        shared(Shared::Language, languages(locale)),
        shared(Shared::Variant, variants),
        Row::Channels(ChannelMenu {
            custom_id: CustomId::SetServer(Shared::Channels).to_string(),
            placeholder: locale.text(&Text::SettingName {
                setting: Shared::Channels.id(),
            }),
            chosen: settings.channels.clone(),
        }),
        shared(Shared::MostGames, [no_limit].into_iter().chain(most).collect()),
    ]
}
