//! A table as bytes: a header, the lengths of the blocks, the blocks.
//!
//! | bytes | what |
//! |---|---|
//! | 8 | [`MAGIC`], whose last byte is the version of the format |
//! | 16 | the name of the table, filled up with zeros |
//! | 8 | how many records it has |
//! | 4 | how many bytes a record has |
//! | 4 | how many records are in a block (the last may have fewer) |
//! | 2 for each block | how many bytes it takes |
//! | 8 | a checksum of all before (FNV-1a, 64 bits) |
//! | the rest | the blocks, each a Zstandard frame with a checksum of its own; one without bytes is all ones |
//!
//! Numbers are little-endian. Unpacked, a block has the first byte of each of its records, then the second of each and so
//! on, since bytes of one meaning pack better together. Any record is found by unpacking one block.

use std::borrow::Cow;

/// The first bytes of every table.
const MAGIC: [u8; 8] = *b"REYNARD\x01";
const NAME: usize = 16;
const FIXED: usize = 8 + NAME + 8 + 4 + 4;
/// How many bytes are in a block, or nearly.
const BLOCK: usize = 1 << 15;
/// As small as it gets in a time that one waits for.
const EFFORT: i32 = 19;

/// Bytes that are no table, or not the one that was expected.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum FileError {
    /// The first bytes are other ones, or of another version.
    #[error("this is no table of this version")]
    Magic,
    /// It ends too early, or the header contradicts itself.
    #[error("the header is damaged")]
    Header,
    /// It is another table.
    #[error("this is another table")]
    Name,
    /// A block cannot be unpacked or is not what was packed.
    #[error("block {0} is damaged")]
    Block(usize),
}

/// Packs a table record by record.
#[derive(Debug)]
pub(super) struct Packer {
    name: String,
    record: usize,
    records: u64,
    lengths: Vec<u16>,
    packed: Vec<u8>,
    /// The records of the block that is not full yet.
    pending: Vec<u8>,
}

impl Packer {
    /// A table of records of so many bytes.
    pub(super) fn new(name: &str, record: usize) -> Self {
        Self {
            name: name.to_owned(),
            record,
            records: 0,
            lengths: Vec::new(),
            packed: Vec::new(),
            pending: Vec::with_capacity(BLOCK),
        }
    }

    /// Adds a record at the end.
    pub(super) fn add(&mut self, record: &[u8]) {
        self.records += 1;
        self.pending.extend_from_slice(record);
        if self.pending.len() == self.record * in_block(self.record) {
            self.close_block();
        }
    }

    fn close_block(&mut self) {
        let before = self.packed.len();
        if self.pending.iter().any(|&byte| byte != u8::MAX) {
            let column = |place| self.pending.iter().skip(place).step_by(self.record).copied();
            let columns: Vec<u8> = (0..self.record).flat_map(column).collect();
            self.packed.extend(frame(&columns));
        }
        let length = u16::try_from(self.packed.len() - before);
        self.lengths
            .push(length.expect("a frame that is hardly longer than its block"));
        self.pending.clear();
    }

    /// The file.
    pub(super) fn finish(mut self) -> Vec<u8> {
        if !self.pending.is_empty() {
            self.close_block();
        }
        let mut file = MAGIC.to_vec();
        let mut name = self.name.into_bytes();
        name.resize(NAME, 0);
        file.extend(name);
        file.extend(self.records.to_le_bytes());
        for size in [self.record, in_block(self.record)] {
            file.extend(&size.to_le_bytes()[..4]);
        }
        file.extend(self.lengths.iter().flat_map(|length| length.to_le_bytes()));
        file.extend(checksum(&file).to_le_bytes());
        file.extend(self.packed);
        file
    }
}

const fn in_block(record: usize) -> usize {
    BLOCK / record
}

/// Packing into memory fails only where memory does.
fn frame(bytes: &[u8]) -> Vec<u8> {
    let packed = zstd::bulk::Compressor::new(EFFORT).and_then(|mut compressor| {
        compressor.include_checksum(true)?;
        compressor.compress(bytes)
    });
    packed.expect("memory for a block")
}

/// A table that can be looked up.
#[derive(Debug, Clone)]
pub(super) struct Archive {
    bytes: Cow<'static, [u8]>,
    records: usize,
    record: usize,
    /// How many records are in a block.
    in_block: usize,
    /// Where each block begins, and where the last one ends.
    bounds: Vec<u32>,
}

impl Archive {
    /// The name that a table has by its header.
    pub(super) fn name(bytes: &[u8]) -> Result<String, FileError> {
        let fixed = bytes.first_chunk::<FIXED>().ok_or(FileError::Magic)?;
        if fixed[..8] != MAGIC {
            return Err(FileError::Magic);
        }
        let name = fixed[8..8 + NAME].iter().copied().take_while(|&byte| byte != 0);
        String::from_utf8(name.collect()).map_err(|_| FileError::Name)
    }

    /// Reads the header of a table that has this name and records of so many bytes.
    pub(super) fn open(bytes: Cow<'static, [u8]>, name: &str, record: usize) -> Result<Self, FileError> {
        if Self::name(&bytes)? != name {
            return Err(FileError::Name);
        }
        let fixed = &bytes[..FIXED];
        let records = usize::try_from(number(fixed, 8 + NAME, 8)).map_err(|_| FileError::Header)?;
        let sizes = (number(fixed, 16 + NAME, 4), number(fixed, 20 + NAME, 4));
        if sizes != (record as u64, in_block(record) as u64) {
            return Err(FileError::Header);
        }
        let lengths = records.div_ceil(in_block(record)).checked_mul(2);
        let listed = lengths
            .and_then(|bytes| bytes.checked_add(FIXED))
            .ok_or(FileError::Header)?;
        let header = bytes.get(..listed).ok_or(FileError::Header)?;
        if number(&bytes, listed, 8) != checksum(header) {
            return Err(FileError::Header);
        }
        let start = u32::try_from(listed + 8).map_err(|_| FileError::Header)?;
        let lengths = header[FIXED..]
            .chunks_exact(2)
            .map(|pair| u32::from(pair[0]) | u32::from(pair[1]) << 8);
        let ends = lengths.scan(start, |end, length| {
            *end = end.saturating_add(length);
            Some(*end)
        });
        let bounds = std::iter::once(start).chain(ends).collect();
        Ok(Self {
            records,
            record,
            in_block: in_block(record),
            bounds,
            bytes,
        })
    }

    /// How many records there are.
    pub(super) const fn records(&self) -> usize {
        self.records
    }

    /// How many blocks there are.
    pub(super) const fn blocks(&self) -> usize {
        self.bounds.len() - 1
    }

    /// The block that has a record, which of its records it is, and how many it has.
    pub(super) fn locate(&self, record: usize) -> (usize, usize, usize) {
        let block = record / self.in_block;
        let before = block * self.in_block;
        (
            block,
            record - before,
            self.in_block.min(self.records.saturating_sub(before)),
        )
    }

    /// Whether every byte of a block is all ones, known without unpacking it.
    pub(super) fn is_all_ones(&self, block: usize) -> bool {
        self.bounds.get(block) == self.bounds.get(block + 1)
    }

    /// Unpacks a block: its columns, one after the other.
    pub(super) fn unpack(&self, block: usize) -> Result<Vec<u8>, FileError> {
        let (_, _, records) = self.locate(block * self.in_block);
        let size = records * self.record;
        if self.is_all_ones(block) {
            return Ok(vec![u8::MAX; size]);
        }
        let bound = |at: usize| self.bounds.get(at).map_or(usize::MAX, |&bound| bound as usize);
        let packed = self.bytes.get(bound(block)..bound(block + 1));
        let unpacked = packed.and_then(|packed| zstd::bulk::decompress(packed, size).ok());
        unpacked
            .filter(|bytes| bytes.len() == size)
            .ok_or(FileError::Block(block))
    }
}

/// The number in so many bytes, or in as many of them as there are.
fn number(bytes: &[u8], at: usize, length: usize) -> u64 {
    let bytes = bytes.iter().skip(at).take(length).rev();
    bytes.fold(0, |number, &byte| number << 8 | u64::from(byte))
}

fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |sum, &byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const RECORD: usize = 4;

    /// A block of ones, one of something else, and the beginning of a third.
    fn records() -> Vec<[u8; RECORD]> {
        let varied = |i: usize| [i.to_le_bytes()[0], 7, 255, (i / 300).to_le_bytes()[0]];
        let ones = vec![[u8::MAX; RECORD]; in_block(RECORD)];
        ones.into_iter()
            .chain((0..in_block(RECORD) + 77).map(varied))
            .collect()
    }

    fn packed() -> Vec<u8> {
        let mut packer = Packer::new("a-table", RECORD);
        for record in records() {
            packer.add(&record);
        }
        packer.finish()
    }

    fn open(bytes: Vec<u8>, name: &str) -> Result<Archive, FileError> {
        Archive::open(bytes.into(), name, RECORD)
    }

    #[test]
    fn every_record_comes_back() {
        let archive = open(packed(), "a-table").unwrap();
        assert!(archive.is_all_ones(0) && !archive.is_all_ones(1));
        assert_eq!((archive.blocks(), archive.records()), (3, records().len()));
        for (number, record) in records().into_iter().enumerate().step_by(101) {
            let (block, at, count) = archive.locate(number);
            let bytes = archive.unpack(block).unwrap();
            assert_eq!(bytes.len(), RECORD * count);
            let back: [u8; RECORD] = std::array::from_fn(|column| bytes[column * count + at]);
            assert_eq!(back, record, "{number}");
        }
    }

    #[test]
    fn what_is_damaged_or_another_table_is_refused() {
        let refused = |bytes, name| open(bytes, name).map(|_| ()).unwrap_err();
        assert_eq!(refused(packed(), "another"), FileError::Name);
        assert_eq!(refused(b"nothing".to_vec(), "a-table"), FileError::Magic);
        for at in 0..FIXED + 10 {
            let mut damaged = packed();
            damaged[at] ^= 1;
            assert!(open(damaged, "a-table").is_err(), "{at}");
            assert!(open(packed()[..at].to_vec(), "a-table").is_err(), "{at}");
        }
        let (mut damaged, last) = (packed(), packed().len() - 1);
        damaged[last] ^= 1;
        let short = packed()[..last].to_vec();
        for bytes in [damaged, short] {
            let archive = open(bytes, "a-table").unwrap();
            assert_eq!(archive.unpack(2), Err(FileError::Block(2)));
            assert!(archive.unpack(1).is_ok());
        }
    }
}
