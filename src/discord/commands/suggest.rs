//! Suggestions while somebody types a command. Never an error: at worst, none.

use serde_json::{Value, json};

use super::{Context, game_option, settings::DEFAULT};
use crate::{
    app::{Error, complete_zone},
    discord::{present::list::suggestion, request::Options},
    locale::{Locale, Text},
    rules::notation::move_text::write_move,
};

/// Discord's limit.
const MAX_SUGGESTIONS: usize = 25;

/// Suggestions for the option `name` of a command, of which `typed` stands there: (name, value).
///
/// # Errors
/// Only [`Error::Fault`].
pub async fn suggest(
    context: Context<'_>,
    command: &str,
    options: &Options,
    (name, typed): (&str, &str),
) -> Result<Vec<(String, Value)>, Error> {
    match name {
        "move" => moves(context, options, typed).await,
        "game" => games(context, command, typed).await,
        "language" => Ok(languages(context, typed)),
        "zone" => Ok(zones(typed)),
        _ => Ok(Vec::new()),
    }
}

async fn moves(context: Context<'_>, options: &Options, typed: &str) -> Result<Vec<(String, Value)>, Error> {
    let by = &context.request.by;
    let completion = context
        .bot
        .app
        .complete_move(by, game_option(options), typed, MAX_SUGGESTIONS)
        .await?;
    let Some(completion) = completion else {
        return Ok(Vec::new());
    };
    let texts = completion
        .moves
        .iter()
        .map(|m| write_move(completion.view.variant, m));
    Ok(texts
        .filter(|text| text.len() <= 100)
        .map(|text| (text.clone(), json!(text)))
        .collect())
}

async fn games(context: Context<'_>, command: &str, typed: &str) -> Result<Vec<(String, Value)>, Error> {
    let by = &context.request.by;
    let app = &context.bot.app;
    let games = match command {
        "analyse" | "history" => app.complete_finished(by, typed, MAX_SUGGESTIONS).await?,
        _ => app.complete_game(by, typed, MAX_SUGGESTIONS).await?,
    };
    let reader = context.languages.reader;
    Ok(games
        .iter()
        .map(|game| (suggestion(game, by.player, reader), json!(game.id.0)))
        .collect())
}

/// The languages that are spoken, by their own names, and Discord's.
fn languages(context: Context<'_>, typed: &str) -> Vec<(String, Value)> {
    let typed = typed.trim().to_lowercase();
    let discords = context.languages.reader.text(&Text::SettingAsDiscord);
    let own = Locale::all().map(|own| (own.text(&Text::LanguageName), own.tag()));
    let all = [(discords, DEFAULT)].into_iter().chain(own);
    all.filter(|(name, tag)| name.to_lowercase().contains(&typed) || tag.to_lowercase().starts_with(&typed))
        .take(MAX_SUGGESTIONS)
        .map(|(name, tag)| (name, json!(tag)))
        .collect()
}

fn zones(typed: &str) -> Vec<(String, Value)> {
    let zones = complete_zone(typed, MAX_SUGGESTIONS);
    zones
        .into_iter()
        .map(|zone| (zone.replace('_', " "), json!(zone)))
        .collect()
}
