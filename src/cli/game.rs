//! `reynard moves` and `reynard play`.

use std::{
    fs,
    io::{Read, Write, stdout},
    path::{Path, PathBuf},
};

use anyhow::{Context, anyhow};
use clap::error::ErrorKind;

use super::{Setting, usage, variant};
use crate::rules::{
    game::Game,
    moves::{Move, MoveList},
    notation::{
        move_text::{Refusal, read_move, write_move},
        record::{GameResult, MAX_BYTES, Record},
    },
    outcome::{DrawReason, Outcome, WinReason},
    position::Position,
    side::Side,
    variant::{Role, Variant},
};

#[derive(Debug, clap::Args)]
pub(super) struct Moves {
    #[command(flatten)]
    setting: Setting,
}

impl Moves {
    pub(super) fn run(&self) -> anyhow::Result<()> {
        let game = Game::from_position(self.setting.position()?);
        let mut moves = MoveList::new();
        game.legal_moves(&mut moves);
        let mut out = stdout().lock();
        for text in sorted(self.setting.variant, &moves.0) {
            writeln!(out, "{text}")?;
        }
        Ok(())
    }
}

#[derive(Debug, clap::Args)]
#[command(
    override_usage = "reynard play VARIANT [--position P] [MOVE]...\n       reynard play --record FILE [MOVE]..."
)]
pub(super) struct Play {
    /// A record, as `/history` gives one; it is played on from its end.
    #[arg(long, value_name = "FILE", conflicts_with = "position")]
    record: Option<PathBuf>,
    /// A position, as for `reynard moves`; the start if left out.
    #[arg(long, value_name = "P")]
    position: Option<String>,
    /// Without a record, first the game: fox-geese, fox-geese-15, fox-geese-17 (each also with -sideways), halatafl,
    /// gasetavl, fox-geese-ten, bagh-chal or fox-hounds. Then moves, such as d4-d5 or d4xd6xf6, each by itself.
    #[arg(value_name = "VARIANT MOVE", required_unless_present = "record")]
    words: Vec<String>,
}

impl Play {
    pub(super) fn run(&self) -> anyhow::Result<()> {
        let (mut game, result, moves) = match &self.record {
            Some(file) => {
                let record = read(file)?;
                (record.game().clone(), record.result(), self.words.as_slice())
            }
            None => self.begin()?,
        };
        play_all(&mut game, moves, |_, _| {})?;
        let result = if moves.is_empty() {
            result
        } else {
            GameResult::Open
        };
        let mut out = stdout().lock();
        writeln!(out, "{}", game.position())?;
        writeln!(out, "{}", recorded(&game, result))?;
        Ok(())
    }

    /// The game that the first word names, at its start, and the moves.
    fn begin(&self) -> anyhow::Result<(Game, GameResult, &[String])> {
        let (id, moves) = self.words.split_first().context("no game")?;
        let setting = Setting {
            variant: variant(id).unwrap_or_else(|why| {
                usage("play", ErrorKind::InvalidValue, &format!("no game {id:?}: {why}"))
            }),
            position: self.position.clone(),
        };
        Ok((Game::from_position(setting.position()?), GameResult::Open, moves))
    }
}

/// A record from a file. No longer one is read than a record can be.
fn read(file: &Path) -> anyhow::Result<Record> {
    let shown = file.display();
    let mut text = String::new();
    fs::File::open(file)
        .and_then(|open| open.take(MAX_BYTES as u64 + 1).read_to_string(&mut text))
        .with_context(|| format!("cannot read {shown}"))?;
    text.parse().with_context(|| format!("{shown} is no record"))
}

/// How a game stands by the rules, else by its record.
fn recorded(game: &Game, result: GameResult) -> String {
    let variant = game.variant();
    match (game.outcome(), result) {
        (None, GameResult::Won(winner)) => format!("{}: by its record", wins(variant, winner)),
        (None, GameResult::Drawn) => "draw: by its record".to_owned(),
        (outcome, _) => standing(variant, outcome),
    }
}

fn sorted(variant: Variant, moves: &[Move]) -> Vec<String> {
    let mut texts: Vec<String> = moves.iter().map(|m| write_move(variant, m)).collect();
    texts.sort_unstable();
    texts
}

/// Finds the legal move that a text means.
pub(super) fn find(game: &Game, text: &str) -> anyhow::Result<Move> {
    read_move(game, text).map_err(|refusal| explained(game, text, &refusal))
}

/// Plays a move; gives the position before it and the move.
pub(super) fn play(game: &mut Game, text: &str) -> anyhow::Result<(Position, Move)> {
    let (before, m) = (*game.position(), find(game, text)?);
    game.play(m)?;
    Ok((before, m))
}

/// Plays moves one after another; `each` hears of the game after each, of the position before it and of the move.
pub(super) fn play_all(
    game: &mut Game,
    moves: &[String],
    mut each: impl FnMut(&Game, (Position, Move)),
) -> anyhow::Result<()> {
    for (i, text) in moves.iter().enumerate() {
        let last = play(game, text).with_context(|| format!("move {}", i + 1))?;
        each(game, last);
    }
    Ok(())
}

fn explained(game: &Game, text: &str, refusal: &Refusal) -> anyhow::Error {
    let reason = &refusal.reason;
    let first = text.split_whitespace().next().unwrap_or(text);
    if first != text && read_move(game, first).is_ok() {
        return anyhow!(
            "\"{text}\" is not one move; if it is several, give each by itself, without quotes around all"
        );
    }
    if refusal.candidates.is_empty() {
        return anyhow!("{text}: {reason}");
    }
    let legal = sorted(game.variant(), &refusal.candidates).join(" ");
    anyhow!("{text}: {reason}; legal: {legal}")
}

fn standing(variant: Variant, outcome: Option<Outcome>) -> String {
    match outcome {
        None => "running".to_owned(),
        Some(Outcome::Win { winner, reason }) => format!("{}: {}", wins(variant, winner), win_reason(reason)),
        Some(Outcome::Draw(DrawReason::Repetition)) => "draw: third repetition".to_owned(),
        Some(Outcome::Draw(DrawReason::Quiet)) => "draw: too many moves without progress".to_owned(),
    }
}

fn wins(variant: Variant, winner: Side) -> &'static str {
    match (variant.role(winner), variant.few_total()) {
        (Role::Fox, 1) => "fox wins",
        (Role::Fox, _) => "foxes win",
        (Role::Tiger, _) => "tigers win",
        (Role::Goose, _) => "geese win",
        (Role::Goat, _) => "goats win",
        (Role::Hound, _) => "hounds win",
    }
}

const fn win_reason(reason: WinReason) -> &'static str {
    match reason {
        WinReason::Captures => "enough captures",
        WinReason::PenFull => "the pen is full",
        WinReason::Goal => "the goal is reached",
        WinReason::Past => "past every hound",
        WinReason::Immobile => "no move left for the other side",
    }
}
