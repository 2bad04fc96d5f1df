//! Blocks that were unpacked lately.

use super::file::{Archive, FileError};

/// How many blocks are kept: at most 16 MiB.
const SLOTS: usize = 512;

/// A few unpacked blocks, each in the one slot where it may be.
#[derive(Debug, Default)]
pub(super) struct Cache {
    slots: Vec<Option<Slot>>,
}

#[derive(Debug)]
struct Slot {
    /// Which table, and which block of it.
    key: (usize, usize),
    bytes: Vec<u8>,
}

impl Cache {
    /// `N` bytes of a record of a table from `column` on, where `number` tells this table from the others that share
    /// the cache.
    #[inline]
    pub(super) fn bytes<const N: usize>(
        &mut self,
        number: usize,
        archive: &Archive,
        (record, column): (usize, usize),
    ) -> Result<[u8; N], FileError> {
        let (block, at, count) = archive.locate(record);
        if block >= archive.blocks() {
            return Err(FileError::Block(block));
        }
        if archive.is_all_ones(block) {
            return Ok([u8::MAX; N]);
        }
        let bytes = self.block(number, archive, block)?;
        Ok(std::array::from_fn(|i| bytes[(column + i) * count + at]))
    }

    fn block(&mut self, number: usize, archive: &Archive, block: usize) -> Result<&[u8], FileError> {
        if self.slots.is_empty() {
            self.slots.resize_with(SLOTS, || None);
        }
        let key = (number, block);
        let slot = &mut self.slots[(31 * number + block) % SLOTS];
        if slot.as_ref().is_none_or(|slot| slot.key != key) {
            let bytes = archive.unpack(block)?;
            *slot = Some(Slot { key, bytes });
        }
        Ok(slot.as_ref().map_or(&[], |slot| &slot.bytes))
    }
}
