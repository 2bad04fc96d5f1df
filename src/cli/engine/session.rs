//! What has been set up so far, and the search that may be going on.

use std::{path::Path, sync::Arc};

use super::{
    command::{Command, Go, Query},
    thinker::{Thinker, say},
};
use crate::cli::solve::Folder;
use crate::{
    engine::{Engine, Level, tables::Library},
    rules::{
        game::Game,
        notation::move_text::read_move,
        outcome::Outcome,
        position::Position,
        side::Side,
        variant::{Family, Variant},
    },
};

const USUAL_HASH: usize = 64;
const MOST_HASH: usize = 4096;

#[derive(Debug)]
pub(super) struct Session {
    game: Game,
    hash: usize,
    level: Level,
    tables: Arc<Library>,
    /// Absent while a search has it, and until there was one.
    engine: Option<Engine>,
    thinker: Option<Thinker>,
}

impl Session {
    pub(super) fn new() -> Self {
        Self {
            game: Game::new(Family::FoxGeese.plain()),
            hash: USUAL_HASH,
            level: Level::STRONGEST,
            tables: Library::shipped(),
            engine: None,
            thinker: None,
        }
    }

    /// Does what a line says.
    pub(super) fn obey(&mut self, command: Command) -> anyhow::Result<()> {
        match command {
            Command::Ugi => introduce()?,
            Command::IsReady => say("readyok")?,
            Command::Query(query) => say(&format!("response {}", self.answer(query)))?,
            Command::Stop | Command::Quit => self.stop()?,
            Command::NewGame => {
                self.stop()?;
                self.game = Game::new(self.game.variant());
            }
            Command::SetOption { name, value } => {
                self.stop()?;
                self.set(&name.to_ascii_lowercase(), &value);
            }
            Command::Position { start, moves } => {
                self.stop()?;
                self.game = self
                    .reached(start.as_deref(), &moves)
                    .unwrap_or_else(|| self.game.clone());
            }
            Command::Go(go) => self.go(go)?,
        }
        Ok(())
    }

    /// Ends now.
    pub(super) fn quit(mut self) -> anyhow::Result<()> {
        self.stop()
    }

    /// Ends when no more lines come: a search that has an end comes to it.
    pub(super) fn end(mut self) -> anyhow::Result<()> {
        match self.thinker.take() {
            Some(thinker) => thinker.finish().map(drop),
            None => Ok(()),
        }
    }

    fn stop(&mut self) -> anyhow::Result<()> {
        if let Some(thinker) = self.thinker.take() {
            self.engine = Some(thinker.stop()?);
        }
        Ok(())
    }

    fn go(&mut self, go: Go) -> anyhow::Result<()> {
        self.stop()?;
        let engine = self
            .engine
            .take()
            .unwrap_or_else(|| Engine::with_tables(self.hash, &self.tables));
        self.thinker = Some(Thinker::start(engine, self.game.clone(), go, self.level));
        Ok(())
    }

    /// An option that is not known, or a value that makes no sense, changes nothing.
    fn set(&mut self, name: &str, value: &str) {
        match name {
            "variant" => {
                if let Ok(variant) = value.parse() {
                    self.game = Game::new(variant);
                }
            }
            "level" => self.level = value.parse().unwrap_or(self.level),
            "hash" => {
                if let Ok(mib) = value.parse::<usize>() {
                    self.hash = mib.clamp(1, MOST_HASH);
                    self.engine = None;
                }
            }
            "tables" => {
                if let Some(tables) = tables(value) {
                    self.tables = tables;
                    self.engine = None;
                }
            }
            _ => {}
        }
    }

    /// The game after the moves; `None` if the start or a move is wrong.
    fn reached(&self, start: Option<&str>, moves: &[String]) -> Option<Game> {
        let variant = self.game.variant();
        let mut game = match start {
            None => Game::new(variant),
            Some(text) => Game::from_position(Position::from_text(variant, text).ok()?),
        };
        for text in moves {
            let m = read_move(&game, text).ok()?;
            game.play(m).ok()?;
        }
        Some(game)
    }

    fn answer(&self, query: Query) -> String {
        let first = self.game.variant().first();
        match query {
            Query::GameOver => self.game.outcome().is_some().to_string(),
            Query::PlayerOneToMove => (self.game.position().turn() == first).to_string(),
            Query::Result => result(self.game.outcome(), first).to_owned(),
        }
    }
}

/// Player one is the side that moves first.
fn result(outcome: Option<Outcome>, first: Side) -> &'static str {
    match outcome {
        None => "none",
        Some(Outcome::Draw(_)) => "draw",
        Some(Outcome::Win { winner, .. }) if winner == first => "p1win",
        Some(Outcome::Win { .. }) => "p2win",
    }
}

/// The exact tables of the program, none, or those and all in a folder.
fn tables(value: &str) -> Option<Arc<Library>> {
    match value {
        "true" => Some(Library::shipped()),
        "false" => Some(Arc::new(Library::empty())),
        folder => {
            let mut library = Library::clone(&Library::shipped());
            Folder::new(Path::new(folder)).add_all(&mut library).ok()?;
            Some(Arc::new(library))
        }
    }
}

fn introduce() -> anyhow::Result<()> {
    let variants: Vec<String> = Variant::ALL
        .iter()
        .map(|variant| format!("var {variant}"))
        .collect();
    let usual = Family::FoxGeese.plain();
    say(concat!("id name Reynard ", env!("CARGO_PKG_VERSION")))?;
    say("id author the authors of Reynard")?;
    say(&format!(
        "option name Variant type combo default {usual} {}",
        variants.join(" ")
    ))?;
    say(&format!(
        "option name Hash type spin default {USUAL_HASH} min 1 max {MOST_HASH}"
    ))?;
    let most = Level::STRONGEST.number();
    say(&format!(
        "option name Level type spin default {most} min 1 max {most}"
    ))?;
    say("option name Threads type spin default 1 min 1 max 1")?;
    say("option name Tables type string default true")?;
    say("ugiok")?;
    Ok(())
}
