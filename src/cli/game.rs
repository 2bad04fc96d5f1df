//! `reynard moves` and `reynard play`.

use std::io::{Write, stdout};

use anyhow::{Context, anyhow};

use super::Setting;
use crate::rules::{
    game::Game,
    moves::{Move, MoveList},
    notation::move_text::{Refusal, read_move, write_move},
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
pub(super) struct Play {
    #[command(flatten)]
    setting: Setting,
    /// Moves, such as d4-d5 or d4xd6xf6, each by itself.
    #[arg(value_name = "MOVE")]
    moves: Vec<String>,
}

impl Play {
    pub(super) fn run(&self) -> anyhow::Result<()> {
        let mut game = Game::from_position(self.setting.position()?);
        play_all(&mut game, &self.moves, |_, _| {})?;
        let mut out = stdout().lock();
        writeln!(out, "{}", game.position())?;
        writeln!(out, "{}", standing(game.variant(), game.outcome()))?;
        Ok(())
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
