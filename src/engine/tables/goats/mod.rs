//! Bagh-Chal once all goats are placed: every position, won by whom and in how many plies, or drawn.
//!
//! Steps lead back and forth, so play can go round in circles: what neither side can force is a draw. A capture is
//! for good, so there is a layer for each number of goats left, each computed from the one with one less. Positions
//! that turning or mirroring the board makes the same are one.
//!
//! The rules also end a game that goes on for long without a capture. A win that needs more plies than are left until
//! then is not claimed here: the table does not reach such a position. A draw is one by the rules as well, for
//! whoever can keep away from losing for ever can do so until the game ends.
//!
//! For each position, in the order of its numbers, there are four bytes: the value with the tigers to move, then that
//! with the goats to move.

mod net;
mod orbit;
mod solve;
mod verify;

pub(super) use self::verify::{memory as memory_to_verify, sample, verify};

use std::{borrow::Cow, sync::LazyLock};

use self::{
    net::{POINTS, bits},
    orbit::{Orbits, TIGERS},
    solve::score,
};
use super::{
    cache::Cache,
    file::{Archive, FileError, Packer},
    known::Known,
};
use crate::{
    engine::Score,
    rules::{position::Position, side::Side, variant::Variant},
};

/// The numbers of goats on the board of which there are layers; with fewer the tigers have won.
pub(super) const LAYERS: std::ops::RangeInclusive<usize> = 16..=20;

/// The most empty points in any layer.
const MOST_EMPTY: usize = POINTS - TIGERS - 16;

/// How many bytes a position has.
const RECORD: usize = 4;

/// How many values are handed on at once.
const PORTION: usize = 1 << 16;

static ORBITS: LazyLock<Orbits> = LazyLock::new(Orbits::new);

/// The name of a layer.
pub(super) fn name(goats: usize) -> String {
    format!("bagh-chal-{goats}")
}

const fn empty(goats: usize) -> usize {
    POINTS - TIGERS - goats
}

/// How many numbers a layer has.
pub(super) fn size(goats: usize) -> usize {
    ORBITS.size(empty(goats))
}

/// How many steps it takes to solve a layer: each number is looked at, and each may be decided.
pub(super) fn steps(goats: usize) -> usize {
    2 * size(goats)
}

/// How many bytes a layer takes while it is computed, or hardly more.
pub(super) fn memory(goats: usize) -> usize {
    let below = if goats > *LAYERS.start() {
        4 * size(goats - 1)
    } else {
        0
    };
    (4 + 2 + 2 + 16) * size(goats) + below
}

/// Computes a layer. `below` has the values of the goats to move in the layer below; the same for this layer is handed
/// to `notes` in portions once all are known. `notes` also hears how many steps are done; once it says no, the work
/// ends, with nothing to show.
pub(super) fn solve(
    goats: usize,
    below: &[u32],
    notes: &mut dyn FnMut(&[u32], usize) -> bool,
) -> Option<Vec<u16>> {
    let values = solve::solve(&ORBITS, empty(goats), below, &mut |done| notes(&[], done))?;
    for pairs in values.chunks(2 * PORTION) {
        let of_goats: Vec<u32> = pairs.iter().skip(1).step_by(2).copied().map(u32::from).collect();
        if !notes(&of_goats, steps(goats)) {
            return None;
        }
    }
    Some(values)
}

/// A layer as a file, from its values.
pub(super) fn packed(
    goats: usize,
    values: &[u16],
    progress: &mut dyn FnMut(usize) -> bool,
) -> Option<Vec<u8>> {
    let mut packer = Packer::new(&name(goats), RECORD);
    for (done, pair) in values.chunks_exact(2).enumerate() {
        let ([a, b], [c, d]) = (pair[0].to_le_bytes(), pair[1].to_le_bytes());
        packer.add(&[a, b, c, d]);
        if done % PORTION == 0 && !progress(2 * done) {
            return None;
        }
    }
    Some(packer.finish())
}

/// Reads such a file.
pub(super) fn open(bytes: Cow<'static, [u8]>, goats: usize) -> Result<Archive, FileError> {
    let archive = Archive::open(bytes, &name(goats), RECORD)?;
    if archive.records() == size(goats) {
        Ok(archive)
    } else {
        Err(FileError::Header)
    }
}

/// Whether the tables are of this position: all goats are placed.
pub(super) fn are_of(position: &Position) -> bool {
    position.variant() == Variant::BaghChal && position.hand() == 0
}

/// The value of a position of the game that has not ended, if its layer is there. `table` tells the layers from other
/// tables that share the cache.
pub(super) fn look_up(
    cache: &mut Cache,
    table: usize,
    layers: &[Option<Archive>],
    position: &Position,
) -> Result<Option<Known>, FileError> {
    let goats = usize::from(position.left());
    let Some(layer) = layers.get(goats).and_then(Option::as_ref) else {
        return Ok(None);
    };
    let bytes = cache.bytes(table + goats, layer, (number(position), column(position.turn())))?;
    let score = score(u16::from_le_bytes(bytes));
    Ok(ends_in_time(position, score).then_some(Known { score, exact: true }))
}

/// The number of a position in its layer.
fn number(position: &Position) -> usize {
    let set = |side| bits(position.pieces(side).into_iter());
    ORBITS.number(set(Side::Few), bits(position.empty().into_iter()))
}

/// Where the value is in a record.
const fn column(turn: Side) -> usize {
    match turn {
        Side::Few => 0,
        Side::Many => 2,
    }
}

/// Whether a win comes before the quiet moves end the game, whatever happens on the way.
fn ends_in_time(position: &Position, score: Score) -> bool {
    match score {
        Score::WinIn(plies) | Score::LossIn(plies) => {
            let limit = position.variant().quiet_limit();
            limit.is_none_or(|limit| position.quiet().saturating_add(plies) <= limit)
        }
        Score::Draw | Score::Estimate(_) => true,
    }
}
