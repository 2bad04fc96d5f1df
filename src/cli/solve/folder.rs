//! The files of a table, and what lies beside them while it is computed.

use std::{
    fs::{self, File},
    io::{self, BufWriter, Read, Write},
    path::{Path, PathBuf},
};

use anyhow::Context;

use crate::engine::tables::{Layer, Library};

/// How many bytes are read at once.
const PORTION: usize = 1 << 20;

/// A folder with tables.
#[derive(Debug)]
pub(in crate::cli) struct Folder<'a>(&'a Path);

impl<'a> Folder<'a> {
    pub(in crate::cli) const fn new(path: &'a Path) -> Self {
        Self(path)
    }

    pub(super) fn create(&self) -> anyhow::Result<()> {
        fs::create_dir_all(self.0).with_context(|| format!("cannot make the folder {}", self.0.display()))
    }

    /// The file of a layer.
    pub(super) fn file(&self, layer: Layer) -> PathBuf {
        self.0.join(layer.name()).with_extension("table")
    }

    /// What the layer above needs of it.
    fn notes(&self, layer: Layer) -> PathBuf {
        self.0.join(layer.name()).with_extension("notes")
    }

    /// The layers from the first on that is not there, or whose notes are not there though the next one needs them.
    pub(super) fn unfinished(&self, layers: &[Layer]) -> Vec<Layer> {
        let there = layers
            .iter()
            .take_while(|&&layer| self.file(layer).exists())
            .count();
        if there == layers.len() {
            return Vec::new();
        }
        let usable = layers[..there]
            .iter()
            .rposition(|&layer| self.notes(layer).exists());
        layers[usable.map_or(0, |last| last + 1)..].to_vec()
    }

    /// The notes of the layer below, if there is one.
    pub(super) fn notes_below(&self, layer: Layer) -> anyhow::Result<Vec<u32>> {
        match layer.below() {
            None => Ok(Vec::new()),
            Some(below) => {
                let path = self.notes(below);
                read(&path, below.notes()).with_context(|| format!("cannot read {}", path.display()))
            }
        }
    }

    pub(super) fn new_notes(&self, layer: Layer) -> anyhow::Result<Notes> {
        let path = unfinished(&self.notes(layer));
        let file = File::create(&path).with_context(|| format!("cannot write {}", path.display()))?;
        Ok(Notes(BufWriter::with_capacity(PORTION, file)))
    }

    /// Writes the finished layer and keeps its notes in place of those below. Whenever it is ended on the way, what
    /// is there under its final name is whole.
    pub(super) fn finish(&self, layer: Layer, packed: &[u8], mut notes: Notes) -> anyhow::Result<()> {
        notes.0.flush()?;
        drop(notes);
        let (file, kept) = (self.file(layer), self.notes(layer));
        fs::rename(unfinished(&kept), &kept)?;
        fs::write(unfinished(&file), packed).with_context(|| format!("cannot write {}", file.display()))?;
        fs::rename(unfinished(&file), &file)?;
        if let Some(below) = layer.below() {
            fs::remove_file(self.notes(below))?;
        }
        Ok(())
    }

    /// The tables of some layers.
    pub(super) fn library(&self, layers: &[Layer]) -> anyhow::Result<Library> {
        let mut library = Library::empty();
        for &layer in layers {
            let path = self.file(layer);
            add(&mut library, &path)?;
        }
        Ok(library)
    }

    /// Adds every table in the folder to a library.
    pub(in crate::cli) fn add_all(&self, library: &mut Library) -> anyhow::Result<()> {
        let wrong = || format!("cannot read the folder {}", self.0.display());
        for entry in fs::read_dir(self.0).with_context(wrong)? {
            let path = entry.with_context(wrong)?.path();
            if path.extension().is_some_and(|extension| extension == "table") {
                add(library, &path)?;
            }
        }
        Ok(())
    }
}

fn add(library: &mut Library, path: &Path) -> anyhow::Result<()> {
    let wrong = || format!("cannot read the table {}", path.display());
    let bytes = fs::read(path).with_context(wrong)?;
    library.add(bytes.into()).with_context(wrong)
}

/// The name of a file until it is whole.
fn unfinished(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".part");
    name.into()
}

fn read(path: &Path, count: usize) -> io::Result<Vec<u32>> {
    let (mut file, mut notes, mut bytes) = (File::open(path)?, Vec::with_capacity(count), vec![0; PORTION]);
    for left in (0..count).rev().step_by(PORTION / 4) {
        let portion = &mut bytes[..PORTION.min(4 * (left + 1))];
        file.read_exact(portion)?;
        let numbers = portion
            .chunks_exact(4)
            .map(|four| four.iter().rev().fold(0, |n, &byte| n << 8 | u32::from(byte)));
        notes.extend(numbers);
    }
    Ok(notes)
}

/// Notes that are being written.
#[derive(Debug)]
pub(super) struct Notes(BufWriter<File>);

impl Notes {
    pub(super) fn add(&mut self, portion: &[u32]) -> io::Result<()> {
        portion
            .iter()
            .try_for_each(|mask| self.0.write_all(&mask.to_le_bytes()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::tables::Table;

    #[test]
    fn notes_are_read_as_they_were_written() {
        let path = tempfile::tempdir().unwrap();
        let folder = Folder::new(path.path());
        let layer = Table::Geese(13).layers()[1];
        let below = layer.below().unwrap();
        let masks: Vec<u32> = (0..u32::try_from(below.notes()).unwrap())
            .map(|i| i.wrapping_mul(0x9e37_79b9))
            .collect();
        let mut notes = folder.new_notes(below).unwrap();
        masks.chunks(777).for_each(|portion| notes.add(portion).unwrap());
        folder.finish(below, b"packed", notes).unwrap();
        assert_eq!(folder.notes_below(layer).unwrap(), masks);
    }

    #[test]
    fn what_was_finished_is_not_done_again() {
        let path = tempfile::tempdir().unwrap();
        let folder = Folder::new(path.path());
        let layers = &Table::Geese(13).layers()[..3];
        assert_eq!(folder.unfinished(layers), layers);
        for layer in &layers[..2] {
            let notes = folder.new_notes(*layer).unwrap();
            folder.finish(*layer, b"packed", notes).unwrap();
        }
        assert_eq!(folder.unfinished(layers), &layers[2..]);
        fs::remove_file(folder.notes(layers[1])).unwrap();
        assert_eq!(folder.unfinished(layers), layers);
        assert_eq!(folder.unfinished(&layers[..2]), []);
    }
}
