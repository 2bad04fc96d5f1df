//! `reynard solve`: computes an exact table, or holds one against the rules.

mod bar;
mod folder;

use std::{
    io::{Write, stdout},
    path::PathBuf,
    sync::Arc,
};

pub(super) use self::folder::Folder;

use self::bar::Bar;
use crate::engine::tables::{Layer, Progress, Table};

#[derive(Debug, clap::Args)]
pub(super) struct Solve {
    /// fox-hounds; or fox-geese, fox-geese-15, fox-geese-17: without sideways steps, with up to so many geese; or
    /// bagh-chal, once all goats are placed.
    table: Table,
    /// The folder where the files of the table are, or are to be: one for each layer.
    ///
    /// A call that was ended goes on with the first layer that is not finished. Beside the tables lie the notes of the last
    /// layer, which the next one would need (raw, up to 4.7 GB); when nothing more is to be computed they can go.
    #[arg(short, long, value_name = "DIR")]
    output: PathBuf,
    /// Compute nothing: hold every value in the folder against those of its successors, by the moves of the rules.
    #[arg(long)]
    verify: bool,
}

impl Solve {
    pub(super) fn run(&self) -> anyhow::Result<()> {
        let folder = Folder::new(&self.output);
        if self.verify {
            return self.hold_against_the_rules(&folder);
        }
        folder.create()?;
        let unfinished = folder.unfinished(&self.table.layers());
        state_memory(unfinished.iter().map(|layer| layer.memory()).max().unwrap_or(0));
        for layer in unfinished {
            solve(&folder, layer)?;
        }
        let mut out = stdout().lock();
        for layer in self.table.layers() {
            writeln!(out, "{}", folder.file(layer).display())?;
        }
        Ok(())
    }

    fn hold_against_the_rules(&self, folder: &Folder<'_>) -> anyhow::Result<()> {
        let library = Arc::new(folder.library(&self.table.layers())?);
        state_memory(self.table.memory_to_verify());
        let mut bar = Bar::new();
        let mut out = stdout().lock();
        let mut broken = Ok(());
        let checked = self.table.verify(&library, &mut |layer, done, all, checked| {
            bar.show(&format!("{} against the rules", layer.name()), done, all);
            if done == all {
                let (positions, won) = (checked.positions, checked.won);
                broken = writeln!(
                    out,
                    "{}: {positions} positions agree with the rules, the side to move wins {won}",
                    layer.name()
                );
            }
            broken.is_ok()
        });
        broken?;
        let checked = checked?;
        writeln!(
            out,
            "{}: {} positions agree with the rules",
            self.table, checked.positions
        )?;
        if checked.longest > 0 {
            writeln!(out, "the longest win takes {} plies", checked.longest)?;
        }
        Ok(())
    }
}

/// Computes a layer and writes it down.
fn solve(folder: &Folder<'_>, layer: Layer) -> anyhow::Result<()> {
    let below = folder.notes_below(layer)?;
    let mut notes = folder.new_notes(layer)?;
    let (mut bar, mut failure) = (Bar::new(), None);
    let packed = layer.solve(&below, &mut |progress| {
        let (what, done) = match progress {
            Progress::Solved { portion, done } => {
                failure = notes.add(portion).err();
                ("computing", done)
            }
            Progress::Packed { done } => ("packing", done),
        };
        bar.show(&format!("{what} {}", layer.name()), done, layer.steps());
        failure.is_none()
    });
    drop(below);
    match (packed, failure) {
        (Some(packed), None) => folder.finish(layer, &packed, notes),
        (_, Some(error)) => Err(error.into()),
        (None, None) => anyhow::bail!("{} was not finished", layer.name()),
    }
}

/// Says beforehand what will be needed.
fn state_memory(bytes: usize) {
    let mib = bytes.div_ceil(1 << 20) + 64;
    tracing::info!("this takes up to {mib} MiB of memory");
}
