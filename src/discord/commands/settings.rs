//! `/settings`.

use futures_util::{FutureExt, future::BoxFuture};

use super::{Command, Context, Kind, Opt, OptKind, Reply};
use crate::{
    app::{Error, Level, PlayerChange, PlayerSettings, Reminders},
    discord::{
        custom_id::Own,
        languages,
        present::{refusal::unknown_choice, settings as present},
        request::Options,
        responder::Deferral,
    },
    locale::Locale,
    render::Theme,
};

/// What is chosen where a choice leaves it to Discord, or to what is usual.
pub const DEFAULT: &str = "default";

/// Minutes of an hour.
const HOUR: u16 = 60;

const HOURS: OptKind = OptKind::Number(0, 23);

pub(super) const COMMAND: Command = Command {
    name: "settings",
    kind: Kind::Slash,
    options: &[
        optional("language", OptKind::SuggestedText),
        optional(
            "theme",
            OptKind::Choice(&["wood", "slate", "contrast", "colorblind"]),
        ),
        optional("pings", OptKind::Flag),
        optional("reminders", OptKind::Choice(&["channel", "direct", "off"])),
        optional("level", OptKind::NumberChoice(&[1, 2, 3, 4, 5, 6, 7, 8])),
        optional("quiet-from", HOURS),
        optional("quiet-to", HOURS),
        optional("zone", OptKind::SuggestedText),
    ],
    deferral: Deferral::Private,
    run,
};

pub(super) const fn optional(name: &'static str, kind: OptKind) -> Opt {
    Opt {
        name,
        kind,
        required: false,
    }
}

fn run<'a>(context: Context<'a>, options: &'a Options) -> BoxFuture<'a, Result<Reply, Error>> {
    async move {
        let changes = match read(options) {
            Ok(changes) => changes,
            Err(option) => return Ok(unknown_choice(option, context.languages.reader)),
        };
        let about_quiet = ["quiet-from", "quiet-to", "zone"]
            .iter()
            .any(|name| options.has(name));
        let settings = change(context, &changes).await?;
        Ok(panel(context, &settings, about_quiet))
    }
    .boxed()
}

/// The private panel, opened by a button of its own.
pub(super) fn page(context: Context<'_>, quiet: bool) -> Reply {
    panel(context, context.settings, quiet).instead()
}

/// Sets what was chosen from a menu of the panel, which then shows it.
pub(super) async fn set(context: Context<'_>, own: Own, values: &[String]) -> Result<Reply, Error> {
    let chosen = values.first().map(String::as_str).unwrap_or_default();
    let Some(chosen) = chosen_change(own, chosen) else {
        return Ok(unknown_choice(own.id(), context.languages.reader));
    };
    let settings = change(context, &[chosen]).await?;
    let quiet = matches!(own, Own::QuietFrom | Own::QuietTo);
    Ok(panel(context, &settings, quiet).instead())
}

/// Sets whether the presser is pinged.
pub(super) async fn set_pings(context: Context<'_>, pings: bool) -> Result<Reply, Error> {
    let settings = change(context, &[PlayerChange::Pings(pings)]).await?;
    Ok(panel(context, &settings, false).instead())
}

async fn change(context: Context<'_>, changes: &[PlayerChange]) -> Result<PlayerSettings, Error> {
    if changes.is_empty() {
        return Ok(context.settings.clone());
    }
    context
        .bot
        .app
        .change_settings(&context.request.by, changes)
        .await
}

/// In the language that holds now.
fn panel(context: Context<'_>, settings: &PlayerSettings, quiet: bool) -> Reply {
    let locale = languages::reader(context.request, settings);
    Reply::message(present::panel(settings, quiet, locale))
}

/// What the options change, or the name of the one whose value is none of its choices.
fn read(options: &Options) -> Result<Vec<PlayerChange>, &'static str> {
    let mut changes = Vec::new();
    if let Some(tag) = options.text("language") {
        changes.push(PlayerChange::Language(language(tag).ok_or("language")?));
    }
    if let Some(id) = options.text("theme") {
        changes.push(chosen_change(Own::Theme, id).ok_or("theme")?);
    }
    changes.extend(options.flag("pings").map(PlayerChange::Pings));
    if let Some(id) = options.text("reminders") {
        changes.push(chosen_change(Own::Reminders, id).ok_or("reminders")?);
    }
    if let Some(level) = options.integer("level") {
        changes.push(chosen_change(Own::Level, &level.to_string()).ok_or("level")?);
    }
    let from = hour(options, "quiet-from")?;
    let to = hour(options, "quiet-to")?;
    if from.is_some() || to.is_some() {
        changes.push(PlayerChange::QuietHours { from, to });
    }
    changes.extend(
        options
            .text("zone")
            .map(|zone| PlayerChange::Zone(zone.to_owned())),
    );
    Ok(changes)
}

fn hour(options: &Options, name: &'static str) -> Result<Option<u16>, &'static str> {
    let Some(hour) = options.integer(name) else {
        return Ok(None);
    };
    minute(hour).map(Some).ok_or(name)
}

fn minute(hour: i64) -> Option<u16> {
    let hour = u16::try_from(hour).ok().filter(|hour| *hour < 24)?;
    Some(hour * HOUR)
}

/// The tag of a language that is spoken here, or `None` within for Discord's.
pub(super) fn language(chosen: &str) -> Option<Option<String>> {
    if chosen == DEFAULT {
        return Some(None);
    }
    let spoken = Locale::all().find(|locale| locale.tag() == chosen)?;
    Some(Some(spoken.tag().to_owned()))
}

/// What a choice from a menu changes.
fn chosen_change(own: Own, chosen: &str) -> Option<PlayerChange> {
    let hour = || chosen.parse().ok().and_then(minute);
    match own {
        Own::Language => language(chosen).map(PlayerChange::Language),
        Own::Theme => {
            let theme = Theme::from_id(chosen)?;
            Some(PlayerChange::Theme(Some(theme.id().to_owned())))
        }
        Own::Level => {
            let level = chosen.parse().ok().and_then(Level::new)?;
            Some(PlayerChange::Level(Some(level.number())))
        }
        Own::Reminders => Reminders::from_id(chosen).map(PlayerChange::Reminders),
        Own::QuietFrom if chosen == DEFAULT => Some(PlayerChange::NoQuietHours),
        Own::QuietFrom => Some(PlayerChange::QuietHours {
            from: Some(hour()?),
            to: None,
        }),
        Own::QuietTo => Some(PlayerChange::QuietHours {
            from: None,
            to: Some(hour()?),
        }),
    }
}
