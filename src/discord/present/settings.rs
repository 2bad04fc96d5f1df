//! The panel of what a person has set.

use crate::{
    app::{Level, PlayerSettings, Reminders},
    discord::{
        commands::settings::DEFAULT,
        custom_id::{CustomId, Own},
        outgoing::{Button, Embed, Entry, Menu, Outgoing, Row, Style},
        wishes,
    },
    locale::{Locale, Text, text::Key},
    render::Theme,
};

/// Discord's limit for the entries of a menu.
const MAX_ENTRIES: usize = 25;

/// The private panel; with `quiet` the page of quiet hours.
#[must_use]
pub fn panel(settings: &PlayerSettings, quiet: bool, locale: Locale) -> Outgoing {
    let rows = if quiet {
        quiet_rows(locale)
    } else {
        usual_rows(settings, locale)
    };
    let mut lines = lines(settings, locale);
    if quiet && settings.zone.is_none() {
        lines.push(locale.text(&Text::SettingZoneHint));
    }
    frame(&Text::SettingsTitle, &lines, rows, locale)
}

/// A private panel: what is set, a line each, above the controls that set it.
#[must_use]
pub(super) fn frame(title: &Text, lines: &[String], rows: Vec<Row>, locale: Locale) -> Outgoing {
    Outgoing {
        embed: Some(Embed {
            title: Some(locale.text(title)),
            description: Some(lines.join("\n")),
            ..Embed::default()
        }),
        rows,
        private: true,
        ..Outgoing::default()
    }
}

/// A line: what, and how it is set.
#[must_use]
pub(super) fn line(setting: Key, value: String, locale: Locale) -> String {
    let name = locale.text(&Text::SettingName { setting });
    locale.text(&Text::SettingLine { name, value })
}

/// A menu that sets something.
#[must_use]
pub(super) fn menu(id: &CustomId, setting: Key, entries: Vec<Entry>, locale: Locale) -> Row {
    Row::Menu(Menu {
        custom_id: id.to_string(),
        placeholder: locale.text(&Text::SettingName { setting }),
        entries,
    })
}

/// An entry of such a menu.
#[must_use]
pub(super) fn entry(label: String, value: &str) -> Entry {
    Entry {
        label,
        value: value.to_owned(),
        description: None,
    }
}

/// A choice of a command in words.
#[must_use]
pub(super) fn choice(id: &str, locale: Locale) -> String {
    let words = format!("choice-{id}");
    let said = locale.name(&words, None);
    said.or_else(|| Locale::fallback().name(&words, None))
        .unwrap_or_else(|| id.to_owned())
}

/// The languages in their own names, Discord's choice first.
#[must_use]
pub(super) fn languages(locale: Locale) -> Vec<Entry> {
    let discords = entry(locale.text(&Text::SettingAsDiscord), DEFAULT);
    let own = Locale::all().map(|own| entry(own.text(&Text::LanguageName), own.tag()));
    [discords].into_iter().chain(own).take(MAX_ENTRIES).collect()
}

/// The name of a language that was set.
#[must_use]
pub(super) fn language(tag: Option<&str>, locale: Locale) -> String {
    tag.map_or_else(
        || locale.text(&Text::SettingAsDiscord),
        |tag| Locale::for_tag(tag).text(&Text::LanguageName),
    )
}

fn lines(settings: &PlayerSettings, locale: Locale) -> Vec<String> {
    let own = |own: Own, value| line(own.id(), value, locale);
    let level = settings.level.map_or_else(
        || locale.text(&Text::SettingUsual),
        |level| choice(&level.to_string(), locale),
    );
    let pings = if settings.pings {
        Text::SettingPings
    } else {
        Text::SettingNoPings
    };
    let mut lines = vec![
        own(Own::Language, language(settings.language.as_deref(), locale)),
        own(Own::Theme, choice(wishes::theme(settings).id(), locale)),
        own(Own::Level, level),
        line("pings", locale.text(&pings), locale),
        own(Own::Reminders, choice(settings.reminders.id(), locale)),
        line("quiet", quiet_in_words(settings, locale), locale),
    ];
    if settings.direct_refused && settings.reminders == Reminders::Direct {
        lines.push(locale.text(&Text::SettingDirectRefused));
    }
    lines
}

fn quiet_in_words(settings: &PlayerSettings, locale: Locale) -> String {
    let Some(quiet) = settings.quiet else {
        return locale.text(&Text::SettingNoQuiet);
    };
    locale.text(&Text::SettingQuiet {
        from: time(quiet.from()),
        to: time(quiet.to()),
        zone: settings.zone.clone().unwrap_or_else(|| "UTC".to_owned()),
    })
}

fn time(minute: u16) -> String {
    format!("{:02}:{:02}", minute / 60, minute % 60)
}

fn usual_rows(settings: &PlayerSettings, locale: Locale) -> Vec<Row> {
    let choices =
        |ids: Vec<&str>| -> Vec<Entry> { ids.into_iter().map(|id| entry(choice(id, locale), id)).collect() };
    let own = |own: Own, entries| menu(&CustomId::Set(own), own.id(), entries, locale);
    let levels = (1..).map_while(Level::new).map(|level| {
        let id = level.number().to_string();
        entry(choice(&id, locale), &id)
    });
    vec![
        own(Own::Language, languages(locale)),
        own(Own::Theme, choices(Theme::ALL.map(Theme::id).to_vec())),
        own(Own::Level, levels.collect()),
        own(
            Own::Reminders,
            choices(Reminders::ALL.map(Reminders::id).to_vec()),
        ),
        Row::Buttons(vec![
            pings_button(settings.pings, locale),
            button(
                &CustomId::Settings { quiet: true },
                &Text::ButtonQuietHours,
                locale,
            ),
        ]),
    ]
}

fn pings_button(pings: bool, locale: Locale) -> Button {
    let text = if pings {
        Text::ButtonPingsOff
    } else {
        Text::ButtonPingsOn
    };
    button(&CustomId::SetPings(!pings), &text, locale)
}

fn quiet_rows(locale: Locale) -> Vec<Row> {
    let hours = || (0..24_u16).map(|hour| entry(time(hour * 60), &hour.to_string()));
    let none = entry(locale.text(&Text::SettingNoQuiet), DEFAULT);
    let from = [none].into_iter().chain(hours()).collect();
    let own = |own: Own, entries| menu(&CustomId::Set(own), own.id(), entries, locale);
    vec![
        own(Own::QuietFrom, from),
        own(Own::QuietTo, hours().collect()),
        Row::Buttons(vec![button(
            &CustomId::Settings { quiet: false },
            &Text::ButtonBack,
            locale,
        )]),
    ]
}

fn button(id: &CustomId, text: &Text, locale: Locale) -> Button {
    Button {
        custom_id: id.to_string(),
        label: locale.text(text),
        style: Style::Secondary,
    }
}
