//! Fox and Hounds: every position with up to four hounds, won by whom and in how many plies.
//!
//! A hound's move makes the set of hounds larger, so one pass over the sets from the largest down sees every position
//! after all that it leads to. There are no draws: between two moves of hounds the fox moves once, so that no
//! position comes back and the quiet moves never reach their limit. Only a position that is given with so many
//! quiet moves that the next one draws is none of these; the table does not reach it.
//!
//! For each set, in the order of places, there are 64 bytes: one for each square of the fox while the fox is to move,
//! then one for each while the hounds are.

mod solve;
mod verify;

pub(super) use self::{
    solve::solve,
    verify::{sample, verify},
};

use std::borrow::Cow;

use super::{
    cache::Cache,
    file::{Archive, FileError, Packer},
    index::{place, sets},
    known::{Known, score},
};
use crate::rules::{bitboard::Bitboard, point::Point, position::Position, side::Side, variant::Variant};

/// The name of the table.
pub(super) const NAME: &str = "fox-hounds";
/// How many squares are used.
const SQUARES: usize = 32;
/// How many bytes a set of hounds has.
const RECORD: usize = 2 * SQUARES;
/// How many hounds there are at most.
const MOST: usize = 4;

/// Where the sets of so many hounds begin.
fn first_set(hounds: usize) -> usize {
    (1..hounds).map(|fewer| sets(SQUARES, fewer)).sum()
}

/// How many bytes the table has.
fn size() -> usize {
    RECORD * first_set(MOST + 1)
}

/// The table as a file.
pub(super) fn packed(table: &[u8]) -> Vec<u8> {
    let mut packer = Packer::new(NAME, RECORD);
    for record in table.chunks_exact(RECORD) {
        packer.add(record);
    }
    packer.finish()
}

/// Reads such a file.
pub(super) fn open(bytes: Cow<'static, [u8]>) -> Result<Archive, FileError> {
    let archive = Archive::open(bytes, NAME, RECORD)?;
    if archive.records() == first_set(MOST + 1) {
        Ok(archive)
    } else {
        Err(FileError::Header)
    }
}

/// The used squares in their order.
#[derive(Debug)]
struct Squares {
    points: Vec<Point>,
}

impl Squares {
    fn new() -> Self {
        Self {
            points: Variant::FoxHounds.board().used().into_iter().collect(),
        }
    }
}

/// The number of a used square: of two neighbours in a rank one is used.
const fn number(point: Point) -> usize {
    point.index() / 2
}

fn set(points: Bitboard) -> u64 {
    points.into_iter().fold(0, |set, point| set | 1 << number(point))
}

/// Whether the table reaches a position of the game that has not ended.
pub(super) fn reaches(position: &Position) -> bool {
    let limit = position.variant().quiet_limit();
    let drawn_next = position.turn() == Side::Few && limit.is_some_and(|limit| position.quiet() + 1 >= limit);
    !position.pieces(Side::Many).is_empty() && !drawn_next
}

/// The byte of a position that the table reaches.
pub(super) fn look_up(
    cache: &mut Cache,
    table: usize,
    archive: &Archive,
    position: &Position,
) -> Result<Option<Known>, FileError> {
    let (hounds, Some(fox)) = (position.pieces(Side::Many), position.pieces(Side::Few).first()) else {
        return Ok(None);
    };
    let record = first_set(usize::from(hounds.count())) + place(SQUARES, set(hounds));
    let side = match position.turn() {
        Side::Few => 0,
        Side::Many => SQUARES,
    };
    let [byte] = cache.bytes(table, archive, (record, side + number(fox)))?;
    Ok(score(byte).map(|score| Known { score, exact: true }))
}
