//! Sets of points as numbers, and all sets of a size in an order in which each comes after those that it leads to.
//!
//! Points are numbered from the lowest rank up, so a piece that steps forward makes a set larger, read as a binary
//! number. Sets are therefore visited from the largest down, and the *place* of a set says how many of its size come
//! before it: what a set leads to has a smaller place. Places have no holes (the combinatorial number system).

/// No board has more usable points than this.
pub(super) const MOST_CELLS: usize = 33;
/// No set is larger.
pub(super) const MOST_PIECES: usize = 17;

/// `CHOOSE[n][k]` is the number of sets of `k` of `n` points.
static CHOOSE: [[u32; MOST_PIECES + 2]; MOST_CELLS + 1] = {
    let mut rows = [[0; MOST_PIECES + 2]; MOST_CELLS + 1];
    let mut n = 0;
    while n <= MOST_CELLS {
        rows[n][0] = 1;
        let mut k = 1;
        while n > 0 && k < MOST_PIECES + 2 {
            rows[n][k] = rows[n - 1][k - 1] + rows[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    rows
};

/// How many sets of `pieces` of so many `cells` there are.
pub(super) fn sets(cells: usize, pieces: usize) -> usize {
    CHOOSE[cells][pieces] as usize
}

/// The place of a set of cells among those of its size.
pub(super) fn place(cells: usize, set: u64) -> usize {
    let (mut rest, mut rank, mut pieces) = (set, 0, 0);
    while rest != 0 {
        pieces += 1;
        rank += CHOOSE[rest.trailing_zeros() as usize][pieces] as usize;
        rest &= rest - 1;
    }
    sets(cells, pieces) - 1 - rank
}

/// The set with this place: the inverse of [`place`].
pub(super) fn set_at(cells: usize, pieces: usize, place: usize) -> u64 {
    let (mut rank, mut set) = (sets(cells, pieces).saturating_sub(1 + place), 0);
    let mut cell = cells;
    for piece in (1..=pieces).rev() {
        cell = (0..cell)
            .rev()
            .find(|&at| CHOOSE[at][piece] as usize <= rank)
            .unwrap_or(0);
        rank -= CHOOSE[cell][piece] as usize;
        set |= 1 << cell;
    }
    set
}

/// A set on its way through all of its size, with what it takes to find the places of its neighbours quickly.
#[derive(Debug, Clone)]
pub(super) struct Cursor {
    /// The cells of the pieces, ascending.
    cells: [u8; MOST_PIECES],
    pieces: usize,
    set: u64,
    /// The last place.
    last: u32,
    /// The part of the rank that the pieces from a number on make up.
    own: [u32; MOST_PIECES + 1],
    /// The same if there were one piece less before them.
    shifted: [u32; MOST_PIECES + 1],
}

impl Cursor {
    /// At the first set of a size, the largest.
    pub(super) fn first(cells: usize, pieces: usize) -> Self {
        Self::at(cells, pieces, 0)
    }

    /// At a place.
    pub(super) fn at(cells: usize, pieces: usize, place: usize) -> Self {
        let set = set_at(cells, pieces, place);
        let mut cursor = Self {
            cells: [0; MOST_PIECES],
            pieces,
            set,
            last: CHOOSE[cells][pieces] - 1,
            own: [0; MOST_PIECES + 1],
            shifted: [0; MOST_PIECES + 1],
        };
        let mut rest = set;
        for cell in &mut cursor.cells[..pieces] {
            *cell = (rest.trailing_zeros() & 63) as u8;
            rest &= rest.wrapping_sub(1);
        }
        cursor.sum_up(pieces);
        cursor
    }

    /// The set, a bit for each cell.
    #[inline]
    pub(super) const fn set(&self) -> u64 {
        self.set
    }

    /// The cells of its pieces, ascending.
    #[inline]
    pub(super) fn cells(&self) -> &[u8] {
        &self.cells[..self.pieces]
    }

    /// Goes on to the next; false if this was the last.
    #[inline]
    pub(super) fn advance(&mut self) -> bool {
        let Some(moved) = (0..self.pieces).find(|&i| usize::from(self.cells[i]) > i) else {
            return false;
        };
        self.cells[moved] -= 1;
        for lower in (0..moved).rev() {
            self.cells[lower] = self.cells[lower + 1] - 1;
        }
        let low_end = self.cells[moved] + 2;
        let packed = ((2_u64 << moved) - 1) << self.cells[0];
        self.set = self.set >> low_end << low_end | packed;
        self.sum_up(moved + 1);
        true
    }

    /// Computes the sums of the first `count` pieces anew.
    #[inline]
    fn sum_up(&mut self, count: usize) {
        for i in (0..count).rev() {
            let choices = &CHOOSE[usize::from(self.cells[i])];
            self.own[i] = self.own[i + 1] + choices[i + 1];
            self.shifted[i] = self.shifted[i + 1] + choices[i];
        }
    }

    /// The place, among those of its size, of the set without piece number `i`, where `last` is the last of those.
    #[inline]
    pub(super) fn place_without(&self, i: usize, last: u32) -> usize {
        (last - (self.own[0] - self.own[i] + self.shifted[i + 1])) as usize
    }

    /// The place of the set with piece number `i` moved up to an empty cell, with so many pieces `between`.
    #[inline]
    pub(super) fn place_moved(&self, i: usize, to: u8, between: usize) -> usize {
        let behind = i + 1 + between;
        let rank = self.own[0] - self.own[i] + self.shifted[i + 1] - self.shifted[behind]
            + CHOOSE[usize::from(to)][behind]
            + self.own[behind];
        (self.last - rank) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_have_no_holes_and_fall_as_sets_grow() {
        let mut cursor = Cursor::first(9, 4);
        let mut seen = Vec::new();
        loop {
            assert_eq!(place(9, cursor.set()), seen.len());
            assert_eq!(set_at(9, 4, seen.len()), cursor.set());
            assert_eq!(
                cursor.cells().iter().map(|&cell| 1_u64 << cell).sum::<u64>(),
                cursor.set()
            );
            seen.push(cursor.set());
            if !cursor.advance() {
                break;
            }
        }
        assert_eq!(seen.len(), sets(9, 4));
        assert!(seen.is_sorted_by(|a, b| a > b));
    }

    #[test]
    fn the_places_of_neighbours_are_found_from_the_sums() {
        let last = u32::try_from(sets(12, 4)).unwrap() - 1;
        let mut cursor = Cursor::first(12, 5);
        while cursor.advance() {
            for (i, &cell) in cursor.cells().iter().enumerate() {
                let without = cursor.set() & !(1 << cell);
                assert_eq!(cursor.place_without(i, last), place(12, without));
                for to in (cell + 1..12).filter(|to| cursor.set() >> to & 1 == 0) {
                    let between = cursor
                        .cells()
                        .iter()
                        .filter(|&&other| other > cell && other < to)
                        .count();
                    assert_eq!(cursor.place_moved(i, to, between), place(12, without | 1 << to));
                }
            }
        }
    }
}
