//! The transposition table: what is known of positions met before.
//!
//! Buckets of two entries of 16 bytes: the first is kept for what was searched deepest, the second takes the
//! rest. Entries of earlier searches count as empty, so that a search depends on its arguments alone.

use super::value::Value;

/// How a stored value relates to the true one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) enum Bound {
    /// It is the value.
    #[default]
    Exact,
    /// The value is at least as high.
    Lower,
    /// The value is at most as high.
    Upper,
}

/// What is known of a position.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Entry {
    key: u64,
    /// Decisive values count from the position.
    pub(super) value: Value,
    /// The best move as its place in the list of legal moves.
    best: u16,
    pub(super) depth: u8,
    /// The generation in the upper six bits, the bound in the lower two.
    tag: u8,
}

/// In place of a best move that is not known.
const UNKNOWN: u16 = u16::MAX;
const LAST_GENERATION: u8 = 63;

impl Entry {
    pub(super) fn bound(&self) -> Bound {
        match self.tag & 3 {
            1 => Bound::Lower,
            2 => Bound::Upper,
            _ => Bound::Exact,
        }
    }

    /// The best move as its place in the list of legal moves, if known.
    pub(super) fn best(&self) -> Option<usize> {
        (self.best != UNKNOWN).then_some(usize::from(self.best))
    }

    /// Whether the value settles a search with this window.
    pub(super) fn cuts(&self, value: Value, alpha: Value, beta: Value) -> bool {
        match self.bound() {
            Bound::Exact => true,
            Bound::Lower => value >= beta,
            Bound::Upper => value <= alpha,
        }
    }
}

/// What a search says of a position when it leaves it.
#[derive(Debug, Clone, Copy)]
pub(super) struct Finding {
    pub(super) value: Value,
    pub(super) bound: Bound,
    pub(super) depth: u8,
    pub(super) best: Option<usize>,
}

/// A fixed number of entries, found by key.
#[derive(Debug)]
pub(super) struct Table {
    entries: Vec<Entry>,
    generation: u8,
}

impl Table {
    /// A table of at most so many MiB, at least one: the largest power of two that fits.
    pub(super) fn new(mib: usize) -> Self {
        let fitting = mib.max(1).saturating_mul(1 << 20) / size_of::<Entry>();
        let count = 1 << fitting.ilog2();
        Self {
            entries: vec![Entry::default(); count],
            generation: 0,
        }
    }

    /// Forgets everything, nearly always without touching the memory.
    pub(super) fn renew(&mut self) {
        if self.generation == LAST_GENERATION {
            self.entries.fill(Entry::default());
            self.generation = 0;
        }
        self.generation += 1;
    }

    /// What is known of the position with this key.
    pub(super) fn probe(&self, key: u64) -> Option<Entry> {
        let first = self.bucket(key);
        [first, first ^ 1]
            .into_iter()
            .map(|at| self.entries[at])
            .find(|entry| entry.key == key && self.is_current(entry))
    }

    /// Notes what was found. Something else may be forgotten for it.
    pub(super) fn store(&mut self, key: u64, finding: Finding) {
        let first = self.bucket(key);
        let kept = self.entries[first];
        let gives_way = !self.is_current(&kept) || kept.key == key || finding.depth >= kept.depth;
        let at = if gives_way { first } else { first ^ 1 };
        self.entries[at] = self.entry(key, finding);
    }

    fn entry(&self, key: u64, finding: Finding) -> Entry {
        let bound = match finding.bound {
            Bound::Exact => 0,
            Bound::Lower => 1,
            Bound::Upper => 2,
        };
        Entry {
            key,
            value: finding.value,
            best: finding
                .best
                .and_then(|best| u16::try_from(best).ok())
                .unwrap_or(UNKNOWN),
            depth: finding.depth,
            tag: self.generation << 2 | bound,
        }
    }

    fn bucket(&self, key: u64) -> usize {
        let mask = self.entries.len() as u64 - 1;
        usize::try_from(key & mask).unwrap_or(0) & !1
    }

    fn is_current(&self, entry: &Entry) -> bool {
        entry.tag >> 2 == self.generation
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn finding(value: Value, depth: u8) -> Finding {
        Finding {
            value,
            bound: Bound::Lower,
            depth,
            best: Some(7),
        }
    }

    #[test]
    fn an_entry_is_sixteen_bytes() {
        assert_eq!(size_of::<Entry>(), 16);
        assert_eq!(Table::new(3).entries.len(), 1 << 17);
    }

    #[test]
    fn what_was_stored_is_found_until_the_table_is_renewed() {
        let mut table = Table::new(1);
        for _ in 0..200 {
            table.renew();
            assert!(table.probe(99).is_none());
            table.store(99, finding(-5, 3));
            let entry = table.probe(99).unwrap();
            assert_eq!((entry.value, entry.depth, entry.best()), (-5, 3, Some(7)));
            assert_eq!(entry.bound(), Bound::Lower);
        }
    }

    #[test]
    fn the_deeper_of_two_stays_and_the_newer_too() {
        let mut table = Table::new(1);
        table.renew();
        let keys = [0, 1 << 40, 1 << 41];
        for (key, depth) in keys.into_iter().zip([9, 2, 3]) {
            table.store(key, finding(1, depth));
        }
        let found = keys.map(|key| table.probe(key).is_some());
        assert_eq!(found, [true, false, true]);
    }
}
