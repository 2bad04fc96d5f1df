//! Looking positions up.

use std::sync::{Arc, OnceLock};

use super::{
    cache::Cache,
    file::{Archive, FileError},
    geese, goats, hounds,
    known::Known,
    shipped::SHIPPED,
};
use crate::{
    engine::Score,
    rules::{position::Position, variant::Variant},
};

/// Where the table of Fox and Hounds stands among those that share a cache; before it are the layers of geese.
const HOUNDS: usize = 99;
/// Where the layers of goats begin.
const GOATS: usize = 100;

/// The tables that are there.
#[derive(Debug, Clone, Default)]
pub struct Library {
    hounds: Option<Archive>,
    /// By the number of geese.
    pub(super) geese: Vec<Option<Archive>>,
    /// By the number of goats.
    pub(super) goats: Vec<Option<Archive>>,
}

impl Library {
    /// No table.
    #[must_use]
    pub fn empty() -> Self {
        Self::default()
    }

    /// The tables that are part of the program.
    #[must_use]
    pub fn shipped() -> Arc<Self> {
        static LIBRARY: OnceLock<Arc<Library>> = OnceLock::new();
        let all = || {
            let mut library = Self::empty();
            for &bytes in SHIPPED {
                // Tests read each of them; one that cannot be read would be as if it were not there.
                let _damaged = library.add(bytes.into());
            }
            Arc::new(library)
        };
        Arc::clone(LIBRARY.get_or_init(all))
    }

    /// Adds a table, in place of one of the same name.
    ///
    /// # Errors
    /// If the bytes are no table that is known here, or damaged.
    pub fn add(&mut self, bytes: std::borrow::Cow<'static, [u8]>) -> Result<(), FileError> {
        let name = Archive::name(&bytes)?;
        if name == hounds::NAME {
            self.hounds = Some(hounds::open(bytes)?);
            return Ok(());
        }
        if let Some(count) = goats::LAYERS
            .into_iter()
            .find(|&count| goats::name(count) == name)
        {
            put(&mut self.goats, count, goats::open(bytes, count)?);
            return Ok(());
        }
        let count = geese::LAYERS
            .into_iter()
            .find(|&count| geese::name(count) == name);
        let count = count.ok_or(FileError::Name)?;
        put(&mut self.geese, count, geese::open(bytes, count)?);
        Ok(())
    }

    /// Something to look positions up with.
    #[must_use]
    pub fn probe(self: &Arc<Self>) -> Probe {
        Probe {
            library: Arc::clone(self),
            cache: Cache::default(),
        }
    }
}

fn put(layers: &mut Vec<Option<Archive>>, count: usize, layer: Archive) {
    layers.resize(layers.len().max(count + 1), None);
    layers[count] = Some(layer);
}

/// The tables with the blocks that were unpacked lately, to be used by one thread at a time.
#[derive(Debug)]
pub struct Probe {
    library: Arc<Library>,
    cache: Cache,
}

impl Probe {
    /// What is known of a position: how the game has ended there, or what a table says. None if no table reaches it.
    ///
    /// Draws by repetition and by quiet moves are not looked at but where the very next move may make one.
    pub fn position(&mut self, position: &Position) -> Option<Known> {
        let score = match position.win() {
            Some(outcome) if outcome.winner() == Some(position.turn()) => Score::WinIn(0),
            Some(_) => Score::LossIn(0),
            None => return self.look_up(position),
        };
        Some(Known { score, exact: true })
    }

    /// What the table says, whether or not the game has ended.
    pub(in crate::engine) fn look_up(&mut self, position: &Position) -> Option<Known> {
        let (library, cache) = (&self.library, &mut self.cache);
        let variant = position.variant();
        let known = if geese::is_of(variant) {
            geese::look_up(cache, &library.geese, position)
        } else if goats::are_of(position) {
            goats::look_up(cache, GOATS, &library.goats, position)
        } else if variant == Variant::FoxHounds && hounds::reaches(position) {
            hounds::look_up(cache, HOUNDS, library.hounds.as_ref()?, position)
        } else {
            return None;
        };
        known.ok().flatten()
    }
}
