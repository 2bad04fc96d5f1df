//! `reynard probe`.

use std::{
    io::{Write, stdout},
    path::PathBuf,
    sync::Arc,
};

use super::{Setting, solve::Folder};
use crate::{
    engine::{
        Score,
        tables::{Known, Library},
    },
    rules::{game::Game, moves::MoveList, notation::move_text::write_move},
};

#[derive(Debug, clap::Args)]
pub(super) struct Probe {
    #[command(flatten)]
    setting: Setting,
    /// A folder with further tables, as `reynard solve` writes them.
    #[arg(long, value_name = "DIR")]
    tables: Option<PathBuf>,
}

impl Probe {
    pub(super) fn run(&self) -> anyhow::Result<()> {
        let position = self.setting.position()?;
        let mut probe = self.library()?.probe();
        let none = || anyhow::anyhow!("no exact table has this position");
        let known = probe.position(&position).ok_or_else(none)?;
        let mut moves = MoveList::new();
        Game::from_position(position).legal_moves(&mut moves);
        let mut values = Vec::with_capacity(moves.len());
        for m in &moves {
            let after = probe.position(&position.play_unchecked(m)).ok_or_else(none)?;
            values.push((after.before(), write_move(position.variant(), m)));
        }
        values.sort_by(|(a, one), (b, other)| b.score.cmp(&a.score).then_with(|| one.cmp(other)));
        let mut out = stdout().lock();
        writeln!(out, "{}", word(known.score))?;
        for (known, m) in values {
            writeln!(out, "{m} {}{}", word(known.score), plies(known))?;
        }
        Ok(())
    }

    fn library(&self) -> anyhow::Result<Arc<Library>> {
        let shipped = Library::shipped();
        let Some(path) = &self.tables else {
            return Ok(shipped);
        };
        let mut library = Library::clone(&shipped);
        Folder::new(path).add_all(&mut library)?;
        Ok(Arc::new(library))
    }
}

const fn word(score: Score) -> &'static str {
    match score {
        Score::WinIn(_) => "win",
        Score::LossIn(_) => "loss",
        Score::Draw | Score::Estimate(_) => "draw",
    }
}

/// How soon, in plies, the move itself included.
fn plies(known: Known) -> String {
    match (known.score, known.exact) {
        (Score::WinIn(plies) | Score::LossIn(plies), true) => format!(" in {plies}"),
        (Score::WinIn(plies) | Score::LossIn(plies), false) => format!(" in at most {plies}"),
        (Score::Draw | Score::Estimate(_), _) => String::new(),
    }
}
