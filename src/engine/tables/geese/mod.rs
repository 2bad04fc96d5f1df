//! Fox and Geese without sideways steps: who wins every position, for as many geese as there are layers.
//!
//! Each step of a goose goes forward and makes the set of geese larger, read as a number; a capture makes it smaller
//! in number. So each position is visited once, after all that it leads to, and no game is drawn. The tables say who
//! wins. They know no distance, but there is a bound: the geese can make no more steps than there are ranks ahead of
//! them, and the fox moves once between two of them.
//!
//! A layer has the masks of a fox that is to move, four bytes each, by the places of the sets. Who wins with the geese to
//! move follows from their moves. Of two sets that are mirror images only the larger has its mask, the other one all
//! ones.

mod field;
mod layer;
mod sample;
mod verify;

pub(super) use self::{
    layer::solve,
    sample::sample,
    verify::{memory as memory_to_verify, verify},
};

use std::borrow::Cow;

use self::{
    field::{CELLS, FLOOR, Mirror, mirrored},
    layer::{size, unpacked},
};
use super::{
    cache::Cache,
    file::{Archive, FileError, Packer},
    index::{Cursor, MOST_PIECES, place},
    known::Known,
};
use crate::{
    engine::Score,
    rules::{moves::MoveList, position::Position, side::Side, variant::Variant},
};

/// The numbers of geese of which there are layers; with fewer the fox has won.
pub(super) const LAYERS: std::ops::RangeInclusive<usize> = FLOOR..=MOST_PIECES;

/// How many bytes a mask has.
const RECORD: usize = 4;

/// The name of a layer.
pub(super) fn name(geese: usize) -> String {
    format!("fox-geese-{geese:02}")
}

/// Whether the tables are of this game.
pub(super) const fn is_of(variant: Variant) -> bool {
    matches!(variant, Variant::FoxGeese { sideways: false, .. })
}

/// How many bytes a layer takes while it is computed: its own masks and those of the layer below.
pub(super) fn memory(geese: usize) -> usize {
    RECORD * (size(geese) + size(geese - 1))
}

/// How many sets a layer has.
pub(super) fn sets(geese: usize) -> usize {
    size(geese)
}

/// A layer as a file, from its masks.
pub(super) fn packed(geese: usize, wins: &[u32], progress: &mut dyn FnMut(usize) -> bool) -> Option<Vec<u8>> {
    let mirror = Mirror::new();
    let mut packer = Packer::new(&name(geese), RECORD);
    let mut cursor = Cursor::first(CELLS, geese);
    for (done, &mask) in wins.iter().enumerate() {
        let kept = mask == u32::MAX || mirror.of(cursor.set()) <= cursor.set();
        packer.add(&(if kept { mask } else { u32::MAX }).to_le_bytes());
        cursor.advance();
        if done % (1 << 20) == 0 && !progress(done) {
            return None;
        }
    }
    Some(packer.finish())
}

/// Reads such a file.
pub(super) fn open(bytes: Cow<'static, [u8]>, geese: usize) -> Result<Archive, FileError> {
    let archive = Archive::open(bytes, &name(geese), RECORD)?;
    if archive.records() == size(geese) {
        Ok(archive)
    } else {
        Err(FileError::Header)
    }
}

/// Who wins a position of the game that has not ended, if its layer is there.
pub(super) fn look_up(
    cache: &mut Cache,
    layers: &[Option<Archive>],
    position: &Position,
) -> Result<Option<Known>, FileError> {
    let geese = usize::from(position.left());
    let Some(layer) = layers.get(geese).and_then(Option::as_ref) else {
        return Ok(None);
    };
    let fox_wins = match position.turn() {
        Side::Few => fox_wins(cache, layer, position)?,
        Side::Many => !geese_win(cache, layer, position)?,
    };
    Ok(Some(known(position, fox_wins)))
}

/// Whether a fox that is to move wins.
fn fox_wins(cache: &mut Cache, layer: &Archive, position: &Position) -> Result<bool, FileError> {
    let (fox, geese) = (position.pieces(Side::Few).0, position.pieces(Side::Many).0);
    let image = mirrored(position.board(), geese);
    let (fox, geese) = if image > geese {
        (mirrored(position.board(), fox), image)
    } else {
        (fox, geese)
    };
    let number = usize::from(position.left());
    let bytes = cache.bytes(number, layer, (place(CELLS, geese), 0))?;
    let mask = unpacked(u32::from_le_bytes(bytes), geese.trailing_zeros());
    Ok(mask & fox != 0)
}

/// Whether the geese have a step after which the fox loses.
fn geese_win(cache: &mut Cache, layer: &Archive, position: &Position) -> Result<bool, FileError> {
    let mut moves = MoveList::new();
    position.legal_moves(&mut moves);
    for m in &moves {
        if !fox_wins(cache, layer, &position.play_unchecked(m))? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// The winner with the bound of plies.
fn known(position: &Position, fox_wins: bool) -> Known {
    let top = position.board().width() - 1;
    let ahead = |point| u16::from(top - position.board().coord(point).rank);
    let steps: u16 = position.pieces(Side::Many).into_iter().map(ahead).sum();
    let score = match (position.turn(), fox_wins) {
        (Side::Few, true) => Score::WinIn(2 * steps + 1),
        (Side::Many, false) => Score::WinIn((2 * steps).saturating_sub(1)),
        (Side::Few, false) | (Side::Many, true) => Score::LossIn(2 * steps),
    };
    Known { score, exact: false }
}
