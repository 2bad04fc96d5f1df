//! All positions with so many geese, from those with one goose less.
//!
//! For each set of geese there is one mask of the points where the fox stands. Points that geese stand on do not
//! count, so the point of the lowest goose is left out and 33 bits fit into 32; the others are set.

use super::field::{ALL, CELLS, FLOOR, Field};
use crate::engine::tables::index::{Cursor, sets};

/// How many masks are handed on at once.
const PORTION: usize = 1 << 16;

/// The mask without the cell of the lowest goose.
#[inline]
pub(super) const fn packed(mask: u64, lowest: u32) -> u32 {
    let low = (1 << lowest) - 1;
    ((mask & low | mask >> 1 & !low) & 0xffff_ffff) as u32
}

/// The mask with the cell of the lowest goose, not set.
#[inline]
pub(super) const fn unpacked(mask: u32, lowest: u32) -> u64 {
    let (mask, low) = (mask as u64, (1 << lowest) - 1);
    mask & low | (mask & !low) << 1
}

/// How many sets of so many geese there are.
pub(super) fn size(geese: usize) -> usize {
    sets(CELLS, geese)
}

/// Finds where a fox that is to move wins, for every set of so many geese, by their places.
///
/// `below` has, for one goose less, the points where a fox wins that has just landed there from a jump: it may stop or
/// go on jumping. The same for this layer is handed to `landed` in portions, in the order of places, with the number
/// of sets done so far. Once that says no, the work ends, with nothing to show.
pub(in crate::engine::tables) fn solve(
    geese: usize,
    below: &[u32],
    landed: &mut dyn FnMut(&[u32], usize) -> bool,
) -> Option<Vec<u32>> {
    let field = Field::new();
    let mut wins = Vec::with_capacity(size(geese));
    let mut portion = Vec::with_capacity(PORTION);
    let below = Below::new(geese, below);
    let mut cursor = Cursor::first(CELLS, geese);
    loop {
        let lowest = u32::from(cursor.cells()[0]);
        let (to_move, just_landed) = values(&field, &cursor, &below, &wins);
        wins.push(packed(to_move | cursor.set(), lowest));
        portion.push(packed(just_landed | cursor.set(), lowest));
        let more = cursor.advance();
        if portion.len() == PORTION || !more {
            if !landed(&portion, wins.len()) {
                return None;
            }
            portion.clear();
        }
        if !more {
            return Some(wins);
        }
    }
}

/// The layer with one goose less, as jumps lead there.
struct Below<'a> {
    landed: &'a [u32],
    last: u32,
    /// With so few geese the fox has won.
    won: bool,
}

impl<'a> Below<'a> {
    fn new(geese: usize, landed: &'a [u32]) -> Self {
        Self {
            landed,
            last: u32::try_from(size(geese - 1)).unwrap_or(u32::MAX) - 1,
            won: geese <= FLOOR,
        }
    }

    /// Where a fox wins that has just jumped over goose number `i`.
    #[inline]
    fn landed(&self, cursor: &Cursor, i: usize) -> u64 {
        if self.won {
            return ALL;
        }
        let mask = self.landed[cursor.place_without(i, self.last)];
        unpacked(mask, u32::from(cursor.cells()[usize::from(i == 0)]))
    }
}

/// Where a fox that is to move wins, and where one that has just landed from a jump.
#[inline]
fn values(field: &Field, cursor: &Cursor, below: &Below<'_>, wins: &[u32]) -> (u64, u64) {
    let empty = ALL & !cursor.set();
    let jumping = jumps(field, cursor, below, empty);
    let waiting = geese_to_move(field, cursor, wins, empty);
    let to_move = (jumping | field.spread(waiting)) & empty;
    (to_move, jumping | waiting)
}

/// The points from which some jump wins.
#[inline]
fn jumps(field: &Field, cursor: &Cursor, below: &Below<'_>, empty: u64) -> u64 {
    let mut from = 0;
    for (i, &middle) in cursor.cells().iter().enumerate() {
        let landed = below.landed(cursor, i) & empty;
        for &(start, end) in &field.over[usize::from(middle)] {
            from |= (landed >> end & 1) << start;
        }
    }
    from & empty
}

/// The points where the fox wins if the geese are to move: each of their steps leads to a win of the fox, or the fox
/// stands in its way.
#[inline]
fn geese_to_move(field: &Field, cursor: &Cursor, wins: &[u32], empty: u64) -> u64 {
    let mut waiting = empty;
    let cells = cursor.cells();
    for (i, &from) in cells.iter().enumerate() {
        for &to in &field.forward[usize::from(from)] {
            if empty >> to & 1 == 0 {
                continue;
            }
            let mask = wins[cursor.place_moved(i, to, between(cursor.set(), from, to))];
            if mask == u32::MAX {
                continue;
            }
            let lowest = match i {
                0 => cells.get(1).map_or(to, |&second| second.min(to)),
                _ => cells[0],
            };
            waiting &= unpacked(mask, u32::from(lowest)) | 1 << to;
        }
    }
    waiting
}

/// How many geese stand on the cells between two, at most seven apart.
#[inline]
fn between(set: u64, from: u8, to: u8) -> usize {
    let inside = (set >> (from + 1)) & ((1 << (to - from - 1)) - 1);
    usize::from(ONES[(inside & 255) as usize])
}

static ONES: [u8; 256] = {
    let mut ones = [0; 256];
    let mut i = 1;
    while i < 256 {
        ones[i] = ones[i / 2] + (i & 1).to_le_bytes()[0];
        i += 1;
    }
    ones
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mask_is_packed_and_unpacked_without_the_lowest_goose() {
        let mask = 0b1_0110_0001_1010_0101_0000_1111_0110_1011;
        for lowest in 0..33 {
            assert_eq!(unpacked(packed(mask, lowest), lowest), mask & !(1 << lowest));
        }
    }
}
