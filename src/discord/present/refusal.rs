//! Saying no: one private sentence that says what to do instead.

use super::{keys, mention};
use crate::{
    app::Refusal,
    discord::{commands::Reply, outgoing::Outgoing},
    locale::{Locale, Text},
};

/// The private sentence for a refusal.
#[must_use]
pub fn refusal(refusal: &Refusal, locale: Locale) -> Outgoing {
    Outgoing::private(sentence(refusal, locale))
}

/// The private sentence for a failure of ours.
#[must_use]
pub fn fault(locale: Locale) -> Outgoing {
    Outgoing::private(locale.text(&Text::Fault))
}

/// The private sentence for an interaction that could not be read.
#[must_use]
pub fn unreadable(locale: Locale) -> Outgoing {
    Outgoing::private(locale.text(&Text::FaultUnreadable))
}

/// The answer to a control that this version does not know.
#[must_use]
pub fn old_button(locale: Locale) -> Reply {
    Reply::message(Outgoing::private(locale.text(&Text::RefusalOldButton)))
}

/// The answer to a value that is none of an option's choices.
#[must_use]
pub fn unknown_choice(option: &str, locale: Locale) -> Reply {
    let option = option.to_owned();
    Reply::message(Outgoing::private(
        locale.text(&Text::RefusalUnknownChoice { option }),
    ))
}

fn sentence(refusal: &Refusal, locale: Locale) -> String {
    let text = match refusal {
        Refusal::NoGameHere { elsewhere } => Text::RefusalNoGameHere {
            elsewhere: u32::try_from(*elsewhere).unwrap_or(u32::MAX),
        },
        Refusal::SeveralGames(_) => Text::PickGame,
        Refusal::NoSuchGame(game) => Text::RefusalNoSuchGame { game: game.0 },
        Refusal::NotAPlayer(game) => Text::RefusalNotAPlayer { game: game.0 },
        Refusal::PlayedElsewhere { game, channel } => Text::RefusalPlayedElsewhere {
            game: game.0,
            channel: format!("<#{channel}>"),
        },
        Refusal::NoHints(game) => Text::RefusalNoHints { game: game.0 },
        Refusal::NoFinishedGame => Text::RefusalNoFinishedGame,
        Refusal::NotOver(game) => Text::RefusalNotOver { game: game.0 },
        Refusal::NotYourTurn { view } => Text::RefusalNotYourTurn {
            game: view.id.0,
            opponent: mention(view.player_to_move()),
        },
        Refusal::GameOver { game, .. } => Text::RefusalGameOver { game: game.0 },
        Refusal::Move { view, typed, refusal } => {
            return super::move_refusal::sentence(view, typed, refusal, locale);
        }
        Refusal::Outdated { view } => return outdated(view, locale),
        Refusal::NothingToTakeBack(game) => Text::RefusalNothingToTakeBack { game: game.0 },
        Refusal::AskedAlready { game, kind } => Text::RefusalAskedAlready {
            game: game.0,
            kind: keys::offer_kind(*kind),
        },
        Refusal::OfferOpen { game, kind } => Text::RefusalOfferOpen {
            game: game.0,
            kind: keys::offer_kind(*kind),
        },
        Refusal::NoSuchOffer => Text::RefusalNoSuchOffer,
        Refusal::OfferClosed(state) => Text::RefusalOfferClosed {
            state: keys::offer_state(*state),
        },
        Refusal::OwnOffer => Text::RefusalOwnOffer,
        Refusal::Record(error) => super::import::problem(error),
        Refusal::RecordTooLarge { most } => super::import::too_large(*most),
        Refusal::TooManyMoves { most } => Text::RecordTooManyMoves {
            most: u32::try_from(*most).unwrap_or(u32::MAX),
        },
        Refusal::TooManyRecords { most } => Text::RefusalTooManyRecords { most: *most },
        Refusal::NobodyPlayed(game) => Text::RefusalNobodyPlayed { game: game.0 },
        Refusal::RematchAsked(game) => Text::RefusalRematchAsked { game: game.0 },
        Refusal::ChallengedSelf => Text::RefusalChallengedSelf,
        Refusal::ChallengedBot => Text::RefusalChallengedBot,
        Refusal::ChallengedAbsent => Text::RefusalChallengedAbsent,
        Refusal::ChallengedAlone => Text::RefusalChallengedAlone,
        Refusal::OptionsOfFoxGeese { variant } => Text::RefusalOptionsOfFoxGeese {
            variant: variant.id(),
        },
        Refusal::NoSuchChallenge => Text::RefusalNoSuchChallenge,
        Refusal::ChallengeClosed(state) => Text::RefusalChallengeClosed {
            state: keys::challenge_state(*state),
        },
        Refusal::NotChallenged { opponent } => Text::RefusalNotChallenged {
            opponent: mention(*opponent),
        },
        Refusal::NotYourChallenge => Text::RefusalNotYourChallenge,
        Refusal::NoSuchOpponent => Text::RefusalNoSuchOpponent,
        Refusal::CounteredAlready => Text::RefusalCounteredAlready,
        Refusal::OwnChallenge => Text::RefusalOwnChallenge,
        Refusal::GamesElsewhere { channels } => Text::RefusalGamesElsewhere {
            channels: super::server_settings::channels(channels, locale),
        },
        Refusal::ChannelFull { most } => Text::RefusalChannelFull { most: *most },
        Refusal::TooManyGames { most } => Text::RefusalTooManyGames { most: *most },
        Refusal::TooManyGamesOf { player, most } => Text::RefusalTooManyGamesOf {
            player: mention(*player),
            most: *most,
        },
        Refusal::UnknownZone { typed } => Text::RefusalUnknownZone {
            typed: super::move_refusal::quote(typed),
        },
        Refusal::NotInServer => Text::RefusalNotInServer,
        Refusal::NotManager => Text::RefusalNotManager,
        Refusal::TooManyChannels { most } => Text::RefusalTooManyChannels {
            most: u32::try_from(*most).unwrap_or(u32::MAX),
        },
    };
    locale.text(&text)
}

/// With a link to the newest board, where that is known.
fn outdated(view: &crate::app::GameView, locale: Locale) -> String {
    let sentence = locale.text(&Text::RefusalOutdated { game: view.id.0 });
    match board_link(view, locale) {
        Some(link) => format!("{sentence} {link}"),
        None => sentence,
    }
}

/// A link to the newest board, where that is known.
#[must_use]
pub(super) fn board_link(view: &crate::app::GameView, locale: Locale) -> Option<String> {
    let board = view.board?;
    let place = view
        .guild
        .map_or_else(|| "@me".to_owned(), |guild| guild.to_string());
    let link = format!(
        "https://discord.com/channels/{place}/{}/{}",
        board.channel, board.message
    );
    Some(locale.text(&Text::BoardLink { link }))
}
