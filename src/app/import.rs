//! Bringing a game along as a record.

use jiff::{Timestamp, civil::Date, tz::TimeZone};

use super::{App, Caller, EndReason, Ending, Error, GameView, Refusal};
use crate::{
    rules::{
        notation::{
            move_text::write_move,
            record::{GameResult, Record},
        },
        position::Position,
        side::{BySide, Side},
    },
    store::{Transaction, games::BroughtGame},
};

/// The most bytes of a record that can be brought.
pub const MOST_RECORD_BYTES: usize = 64 * 1024;

/// The most single moves of a game that can be brought.
pub const MOST_RECORD_PLIES: usize = 2000;

/// The most records that somebody can have brought.
pub const MOST_RECORDS: u32 = 500;

/// So much of a name is kept, in characters.
const MOST_NAME: usize = 40;

/// A game that was brought.
#[derive(Debug)]
pub struct Imported {
    /// The game.
    pub view: GameView,
    /// Whether the caller had brought it before.
    pub known: bool,
}

impl App {
    /// Reads a record and keeps its game as the caller's own: over, not rated, nobody else's business. One that they
    /// have brought before is found again.
    ///
    /// # Errors
    /// Refusals: no record, or not one of a game by the rules; too long; too many.
    pub async fn import(&self, by: &Caller, text: &str) -> Result<Imported, Error> {
        let mut tx = self.begin(by).await?;
        let imported = self.import_in(&mut tx, by, text).await;
        self.finish(tx, imported).await
    }

    async fn import_in(&self, tx: &mut Transaction, by: &Caller, text: &str) -> Result<Imported, Error> {
        let now = self.clock.now();
        let brought = brought(by, &read(text)?, now);
        let before = tx.find_brought(by.player, &brought.key).await?;
        let game = match before {
            Some(game) => game,
            None if tx.count_brought(by.player).await? >= MOST_RECORDS => {
                return Err(Refusal::TooManyRecords { most: MOST_RECORDS }.into());
            }
            None => tx.insert_brought(&brought, now).await?,
        };
        let stored = tx.load_game(game).await?.ok_or(Refusal::NoSuchGame(game))?;
        Ok(Imported {
            view: GameView::replay(stored)?,
            known: before.is_some(),
        })
    }
}

fn read(text: &str) -> Result<Record, Refusal> {
    if text.len() > MOST_RECORD_BYTES {
        return Err(Refusal::RecordTooLarge {
            most: MOST_RECORD_BYTES,
        });
    }
    // Editors of some systems begin a text with a mark.
    let record: Record = text
        .trim_start_matches('\u{feff}')
        .parse()
        .map_err(Refusal::Record)?;
    if record.game().moves().len() > MOST_RECORD_PLIES {
        return Err(Refusal::TooManyMoves {
            most: MOST_RECORD_PLIES,
        });
    }
    Ok(record)
}

fn brought(by: &Caller, record: &Record, now: Timestamp) -> BroughtGame {
    let game = record.game();
    let variant = game.variant();
    let usual = *game.start() == Position::start(variant);
    BroughtGame {
        owner: by.player,
        channel: by.channel,
        key: key(record),
        variant,
        start: (!usual).then(|| game.start().to_string()),
        moves: game.moves().iter().map(|m| write_move(variant, m)).collect(),
        names: BySide {
            few: name(record, Side::Few),
            many: name(record, Side::Many),
        },
        ending: ending(record),
        played_at: played_at(record).unwrap_or(now),
    }
}

/// What tells a record from others: the game, its result, its players and its day. How it is written and what else it
/// says make no other game of it.
fn key(record: &Record) -> String {
    let mut plain = Record::of(record.game().clone());
    // By the rules it can have no other.
    plain.set_result(record.result()).ok();
    for side in Side::ALL {
        plain.set_player(side, &name(record, side).unwrap_or_default());
    }
    if let Some(date) = record.tag("Date") {
        plain.set_tag("Date", date).ok();
    }
    // FNV-1a: whoever finds two records with the same key has only fooled themselves.
    let hash = plain
        .to_string()
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
    format!("{hash:016x}")
}

/// A name on one line, without what cannot be seen.
fn name(record: &Record, side: Side) -> Option<String> {
    let name: String = record
        .player(side)?
        .chars()
        .map(|sign| if sign.is_whitespace() { ' ' } else { sign })
        .filter(|sign| !sign.is_control())
        .take(MOST_NAME)
        .collect();
    let name = name.trim();
    (!name.is_empty()).then(|| name.to_owned())
}

/// The end by the rules, else what the record says of it.
fn ending(record: &Record) -> Ending {
    if let Some(outcome) = record.game().outcome() {
        return outcome.into();
    }
    let said = record.tag("Ended");
    let reason = |possible: &[EndReason]| {
        let named = possible.iter().find(|reason| said == Some(reason.id()));
        named.copied().unwrap_or(EndReason::Recorded)
    };
    match record.result() {
        GameResult::Open => Ending {
            winner: None,
            reason: EndReason::Unfinished,
        },
        GameResult::Won(side) => Ending {
            winner: Some(side),
            reason: reason(&[EndReason::Resigned, EndReason::OutOfTime]),
        },
        GameResult::Drawn => Ending {
            winner: None,
            reason: reason(&[EndReason::Agreed]),
        },
    }
}

/// The day that the record names, if it is one that has been.
fn played_at(record: &Record) -> Option<Timestamp> {
    let date = Date::strptime("%Y.%m.%d", record.tag("Date")?).ok()?;
    TimeZone::UTC.to_timestamp(date.at(0, 0, 0, 0)).ok()
}
