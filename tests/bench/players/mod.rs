//! Players to measure against, that know nothing but the rules: what general game systems have.
//!
//! They speak the Universal Game Interface, so that matches are played with them as with any other program.

mod alpha_beta;
mod uct;

use std::{
    io::{self, BufRead, Write, stdout},
    time::{Duration, Instant},
};

use reynard::rules::{
    game::Game,
    moves::{Move, MoveList},
    notation::move_text::{read_move, write_move},
    outcome::Outcome,
    position::Position,
    variant::{Family, Variant},
};

/// The names of the players.
pub(crate) const NAMES: [&str; 2] = ["uct", "alpha-beta"];

/// When a player has to have decided.
#[derive(Debug, Clone, Copy)]
struct Deadline {
    end: Option<Instant>,
    nodes: u64,
}

impl Deadline {
    fn of(words: &[&str]) -> Self {
        let number = |name: &str| -> Option<u64> {
            let at = words.iter().position(|&word| word == name)?;
            words.get(at + 1)?.parse().ok()
        };
        let end = number("movetime").map(|ms| Instant::now() + Duration::from_millis(ms));
        let without = if end.is_some() { u64::MAX } else { 10_000 };
        Self {
            end,
            nodes: number("nodes").unwrap_or(without),
        }
    }

    fn is_over(&self, nodes: u64) -> bool {
        nodes >= self.nodes || self.end.is_some_and(|end| Instant::now() >= end)
    }
}

/// Answers as the player of this name until no more lines come.
pub(crate) fn serve(name: &str) -> io::Result<()> {
    let mut game = Game::new(Family::FoxGeese.plain());
    for line in io::stdin().lock().lines() {
        let line = line?;
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            ["ugi"] => say("ugiok")?,
            ["isready"] => say("readyok")?,
            ["setoption", "name", "Variant", "value", id] => {
                game = Game::new(id.parse().unwrap_or(game.variant()));
            }
            ["position", rest @ ..] => game = reached(game.variant(), rest).unwrap_or(game),
            ["go", rest @ ..] => {
                let chosen = choose(name, &game, Deadline::of(rest));
                let text = chosen.map_or_else(|| "(none)".to_owned(), |m| write_move(game.variant(), &m));
                say(&format!("bestmove {text}"))?;
            }
            ["quit"] => break,
            _ => {}
        }
    }
    Ok(())
}

fn choose(name: &str, game: &Game, deadline: Deadline) -> Option<Move> {
    if game.outcome().is_some() {
        return None;
    }
    match name {
        "uct" => uct::choose(game, deadline),
        _ => alpha_beta::choose(game, deadline),
    }
}

fn say(line: &str) -> io::Result<()> {
    let mut out = stdout().lock();
    writeln!(out, "{line}")?;
    out.flush()
}

/// The game after `startpos|fen P [moves M ...]`.
fn reached(variant: Variant, words: &[&str]) -> Option<Game> {
    let end = words
        .iter()
        .position(|&word| word == "moves")
        .unwrap_or(words.len());
    let mut game = match words[..end].split_first()? {
        (&"fen", text) => Game::from_position(Position::from_text(variant, &text.join(" ")).ok()?),
        _ => Game::new(variant),
    };
    for text in words.iter().skip(end + 1) {
        let m = read_move(&game, text).ok()?;
        game.play(m).ok()?;
    }
    Some(game)
}

/// How a position has ended, repetitions aside.
fn end(position: &Position) -> Option<Outcome> {
    let drawn = || {
        let limit = position.variant().quiet_limit()?;
        let reason = reynard::rules::outcome::DrawReason::Quiet;
        (position.quiet() >= limit).then_some(Outcome::Draw(reason))
    };
    position.win().or_else(drawn)
}

fn moves(position: &Position) -> Vec<Move> {
    let mut moves = MoveList::new();
    position.legal_moves(&mut moves);
    moves.0
}
