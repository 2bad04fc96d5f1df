//! `/server-settings`.

use futures_util::{FutureExt, future::BoxFuture};

use super::{
    Command, Context, Kind, OptKind, Reply,
    settings::{DEFAULT, language, optional},
};
use crate::{
    app::{ChannelId, Error, GuildChange, GuildSettings},
    discord::{
        custom_id::Shared,
        present::{refusal::unknown_choice, server_settings as present},
        request::Options,
        responder::Deferral,
    },
    rules::variant::Family,
};

/// More games than a channel ever sees.
const MOST: i64 = 1000;

pub(super) const COMMAND: Command = Command {
    name: "server-settings",
    kind: Kind::Managing,
    options: &[
        optional("language", OptKind::SuggestedText),
        optional("variant", OptKind::Variant),
        optional("allow", OptKind::Channel),
        optional("disallow", OptKind::Channel),
        optional("most-games", OptKind::Number(0, MOST)),
    ],
    deferral: Deferral::Private,
    run,
};

fn run<'a>(context: Context<'a>, options: &'a Options) -> BoxFuture<'a, Result<Reply, Error>> {
    async move {
        match read(options) {
            Ok(changes) => panel(context, &changes).await,
            Err(option) => Ok(unknown_choice(option, context.languages.reader)),
        }
    }
    .boxed()
}

/// Sets what was chosen from a menu of the panel, which then shows it.
pub(super) async fn set(context: Context<'_>, shared: Shared, values: &[String]) -> Result<Reply, Error> {
    match chosen_change(shared, values) {
        Some(change) => Ok(panel(context, &[change]).await?.instead()),
        None => Ok(unknown_choice(shared.id(), context.languages.reader)),
    }
}

async fn panel(context: Context<'_>, changes: &[GuildChange]) -> Result<Reply, Error> {
    let (app, by) = (&context.bot.app, &context.request.by);
    let settings: GuildSettings = if changes.is_empty() {
        app.managed_settings(by).await?
    } else {
        app.change_server_settings(by, changes).await?
    };
    Ok(Reply::message(present::panel(
        &settings,
        context.languages.reader,
    )))
}

/// What the options change, or the name of the one whose value is none of its choices.
fn read(options: &Options) -> Result<Vec<GuildChange>, &'static str> {
    let mut changes = Vec::new();
    if let Some(tag) = options.text("language") {
        changes.push(GuildChange::Language(language(tag).ok_or("language")?));
    }
    if let Some(id) = options.text("variant") {
        changes.push(GuildChange::Family(Some(family(id).ok_or("variant")?)));
    }
    changes.extend(options.channel("allow").map(GuildChange::Allow));
    changes.extend(options.channel("disallow").map(GuildChange::Disallow));
    if let Some(most) = options.integer("most-games") {
        let most = u32::try_from(most).map_err(|_| "most-games")?;
        changes.push(GuildChange::MostGames(Some(most)));
    }
    Ok(changes)
}

fn family(id: &str) -> Option<Family> {
    Family::ALL.into_iter().find(|family| family.id() == id)
}

fn chosen_change(shared: Shared, values: &[String]) -> Option<GuildChange> {
    let chosen = values.first().map(String::as_str).unwrap_or_default();
    match shared {
        Shared::Language => language(chosen).map(GuildChange::Language),
        Shared::Variant => family(chosen).map(|family| GuildChange::Family(Some(family))),
        Shared::MostGames if chosen == DEFAULT => Some(GuildChange::MostGames(None)),
        Shared::MostGames => {
            let most = chosen.parse().ok()?;
            Some(GuildChange::MostGames(Some(most)))
        }
        Shared::Channels => {
            let channels = values.iter().map(|id| id.parse().ok().map(ChannelId::new));
            channels.collect::<Option<_>>().map(GuildChange::Channels)
        }
    }
}
