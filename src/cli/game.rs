//! `reynard moves` and `reynard play`.

use std::io::{Write, stdout};

use anyhow::{Context, anyhow};

use super::Setting;
use crate::rules::{
    game::Game,
    moves::{Move, MoveList},
    notation::move_text::{Refusal, read_move, write_move},
    outcome::{DrawReason, Outcome, WinReason},
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
    /// Moves, such as d4-d5 or d4xd6xf6.
    #[arg(value_name = "MOVE")]
    moves: Vec<String>,
}

impl Play {
    pub(super) fn run(&self) -> anyhow::Result<()> {
        let variant = self.setting.variant;
        let mut game = Game::from_position(self.setting.position()?);
        for (ply, text) in self.moves.iter().enumerate() {
            let m = read_move(&game, text)
                .map_err(|refusal| explained(variant, &refusal))
                .with_context(|| format!("move {} ({text})", ply + 1))?;
            game.play(m)?;
        }
        let mut out = stdout().lock();
        writeln!(out, "{}", game.position())?;
        writeln!(out, "{}", standing(variant, game.outcome()))?;
        Ok(())
    }
}

fn sorted(variant: Variant, moves: &[Move]) -> Vec<String> {
    let mut texts: Vec<String> = moves.iter().map(|m| write_move(variant, m)).collect();
    texts.sort_unstable();
    texts
}

fn explained(variant: Variant, refusal: &Refusal) -> anyhow::Error {
    if refusal.candidates.is_empty() {
        return anyhow!("{}", refusal.reason);
    }
    anyhow!(
        "{}; legal: {}",
        refusal.reason,
        sorted(variant, &refusal.candidates).join(" ")
    )
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
