//! Computing tables and checking them.

use std::{fmt, str::FromStr, sync::Arc};

use super::{Checked, Flawed, Library, geese, goats, hounds};

/// What can be solved.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Table {
    /// Fox and Hounds.
    Hounds,
    /// Fox and Geese without sideways steps, with up to so many geese.
    Geese(usize),
    /// Bagh-Chal once all goats are placed.
    Goats,
}

impl Table {
    /// All, by name.
    pub const ALL: [Self; 5] = [
        Self::Hounds,
        Self::Geese(13),
        Self::Geese(15),
        Self::Geese(17),
        Self::Goats,
    ];

    /// The layers that it is computed in, each from the one before it.
    #[must_use]
    pub fn layers(self) -> Vec<Layer> {
        match self {
            Self::Hounds => vec![Layer::Hounds],
            Self::Geese(most) => (*geese::LAYERS.start()..=most).map(Layer::Geese).collect(),
            Self::Goats => goats::LAYERS.map(Layer::Goats).collect(),
        }
    }

    /// Holds every value in a library against the rules. `progress` hears of a layer, how many of its steps are done, of
    /// how many, and what was seen in it; once it says no, the work ends.
    ///
    /// # Errors
    /// The first position that is wrong or missing.
    pub fn verify(
        self,
        library: &Arc<Library>,
        progress: &mut dyn FnMut(Layer, usize, usize, &Checked) -> bool,
    ) -> Result<Checked, Flawed> {
        match self {
            Self::Hounds => hounds::verify(library, &mut |done, all, checked| {
                progress(Layer::Hounds, done, all, checked)
            }),
            Self::Geese(most) => geese::verify(&library.geese, most, &mut |count, done, checked| {
                progress(Layer::Geese(count), done, geese::sets(count), checked)
            }),
            Self::Goats => goats::verify(&library.goats, &mut |count, done, checked| {
                progress(Layer::Goats(count), done, goats::size(count), checked)
            }),
        }
    }

    /// Holds the positions of so many sets of pieces in each layer against the rules, chosen by the seed.
    ///
    /// # Errors
    /// The first position that is wrong or missing.
    pub fn sample(self, library: &Arc<Library>, sets: usize, seed: u64) -> Result<Checked, Flawed> {
        let mut all = Checked::default();
        for layer in self.layers() {
            all.join(&match layer {
                Layer::Hounds => hounds::sample(library, sets, seed)?,
                Layer::Geese(count) => geese::sample(library, count, sets, seed)?,
                Layer::Goats(count) => goats::sample(library, count, sets, seed)?,
            });
        }
        Ok(all)
    }

    /// How many bytes of memory [`verify`](Self::verify) takes.
    #[must_use]
    pub fn memory_to_verify(self) -> usize {
        match self {
            Self::Hounds => 0,
            Self::Geese(most) => geese::memory_to_verify(most),
            Self::Goats => goats::memory_to_verify(),
        }
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hounds => f.write_str("fox-hounds"),
            Self::Geese(13) => f.write_str("fox-geese"),
            Self::Geese(count) => write!(f, "fox-geese-{count}"),
            Self::Goats => f.write_str("bagh-chal"),
        }
    }
}

impl FromStr for Table {
    type Err = ParseTableError;

    /// Reads its name; `fox-geese-13` is `fox-geese`.
    fn from_str(text: &str) -> Result<Self, ParseTableError> {
        let text = if text == "fox-geese-13" { "fox-geese" } else { text };
        Self::ALL
            .into_iter()
            .find(|table| table.to_string() == text)
            .ok_or(ParseTableError)
    }
}

/// There is no such table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the tables are fox-hounds, fox-geese, fox-geese-15, fox-geese-17 and bagh-chal")]
pub struct ParseTableError;

/// A part of a table that is computed in one go.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Layer {
    /// All of Fox and Hounds.
    Hounds,
    /// Fox and Geese with so many geese.
    Geese(usize),
    /// Bagh-Chal with so many goats, all on the board.
    Goats(usize),
}

impl Layer {
    /// Its name, which is that of its file too.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Self::Hounds => hounds::NAME.to_owned(),
            Self::Geese(count) => geese::name(count),
            Self::Goats(count) => goats::name(count),
        }
    }

    /// How many bytes of memory [`solve`](Self::solve) takes.
    #[must_use]
    pub fn memory(self) -> usize {
        match self {
            Self::Hounds => 0,
            Self::Geese(count) => geese::memory(count),
            Self::Goats(count) => goats::memory(count),
        }
    }

    /// How many steps [`solve`](Self::solve) has.
    #[must_use]
    pub fn steps(self) -> usize {
        match self {
            Self::Hounds => 1,
            Self::Geese(count) => geese::sets(count),
            Self::Goats(count) => goats::steps(count),
        }
    }

    /// How many numbers its notes are.
    #[must_use]
    pub fn notes(self) -> usize {
        match self {
            Self::Hounds => 0,
            Self::Geese(count) => geese::sets(count),
            Self::Goats(count) => goats::size(count),
        }
    }

    /// The layer that it is computed from, if any.
    #[must_use]
    pub fn below(self) -> Option<Self> {
        match self {
            Self::Geese(count) if count > *geese::LAYERS.start() => Some(Self::Geese(count - 1)),
            Self::Goats(count) if count > *goats::LAYERS.start() => Some(Self::Goats(count - 1)),
            Self::Hounds | Self::Geese(_) | Self::Goats(_) => None,
        }
    }

    /// Computes it and packs it. `below` is what the layer below handed to its `notes` when it was computed. `notes` hears,
    /// in portions, what the layer above will need, and how many steps are done; when all are done, it hears how many
    /// of them are packed. Once it says no, the work ends, with nothing to show.
    pub fn solve(self, below: &[u32], notes: &mut dyn FnMut(Progress<'_>) -> bool) -> Option<Vec<u8>> {
        let mut solving = |portion: &[u32], done| notes(Progress::Solved { portion, done });
        match self {
            Self::Hounds => Some(hounds::packed(&hounds::solve())),
            Self::Geese(count) => {
                let solved = geese::solve(count, below, &mut solving)?;
                geese::packed(count, &solved, &mut |done| notes(Progress::Packed { done }))
            }
            Self::Goats(count) => {
                let solved = goats::solve(count, below, &mut solving)?;
                goats::packed(count, &solved, &mut |done| notes(Progress::Packed { done }))
            }
        }
    }
}

/// How far a layer is.
#[derive(Debug, Clone, Copy)]
pub enum Progress<'a> {
    /// So many steps are done, and this is what the layer above will need of the latest.
    Solved {
        /// What the layer above will need.
        portion: &'a [u32],
        /// How many steps are done.
        done: usize,
    },
    /// So many steps are packed.
    Packed {
        /// How many.
        done: usize,
    },
}
