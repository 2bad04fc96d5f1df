//! Every value against those of its successors, by the rules' own moves.

use std::sync::Arc;

use super::{MOST, SQUARES, Squares};
use crate::{
    engine::{
        chance::mixed,
        tables::{
            Library,
            index::{Cursor, set_at, sets},
            verify::{Checked, Flawed, agrees},
        },
    },
    rules::{
        bitboard::Bitboard,
        setup::Setup,
        side::{BySide, Side},
        variant::Variant,
    },
};

/// How many sets lie between two reports.
const REPORT: usize = 256;

/// Checks every position. `progress` hears how many sets of hounds are done, of how many, and what was seen.
pub(in crate::engine::tables) fn verify(
    library: &Arc<Library>,
    progress: &mut dyn FnMut(usize, usize, &Checked) -> bool,
) -> Result<Checked, Flawed> {
    let (mut checked, mut done) = (Checked::default(), 0);
    let squares = Squares::new();
    let mut probe = library.probe();
    let all = (1..=MOST).map(|hounds| sets(SQUARES, hounds)).sum();
    for hounds in 1..=MOST {
        let mut cursor = Cursor::first(SQUARES, hounds);
        loop {
            for setup in setups(&squares, cursor.set()) {
                checked.add(agrees(&mut probe, setup)?);
            }
            done += 1;
            if done % REPORT == 0 && !progress(done, all, &checked) {
                return Ok(checked);
            }
            if !cursor.advance() {
                break;
            }
        }
    }
    progress(all, all, &checked);
    Ok(checked)
}

/// Checks every position of so many sets of four hounds, chosen by the seed.
pub(in crate::engine::tables) fn sample(
    library: &Arc<Library>,
    count: usize,
    seed: u64,
) -> Result<Checked, Flawed> {
    let mut checked = Checked::default();
    let squares = Squares::new();
    let mut probe = library.probe();
    for number in 0..count {
        let place = mixed(seed, number as u64) % sets(SQUARES, MOST) as u64;
        let set = set_at(SQUARES, MOST, usize::try_from(place).unwrap_or(0));
        for setup in setups(&squares, set) {
            checked.add(agrees(&mut probe, setup)?);
        }
    }
    Ok(checked)
}

/// All positions with these hounds.
fn setups(squares: &Squares, set: u64) -> impl Iterator<Item = Setup> {
    let point = |square: usize| squares.points[square];
    let many: Bitboard = (0..SQUARES)
        .filter(|square| set >> square & 1 == 1)
        .map(point)
        .collect();
    let foxes = (0..SQUARES).filter(move |square| set >> square & 1 == 0);
    foxes.flat_map(move |fox| {
        let few = Bitboard::of(squares.points[fox]);
        Side::ALL.map(|turn| Setup {
            variant: Variant::FoxHounds,
            pieces: BySide { few, many },
            hand: 0,
            turn,
            quiet: 0,
        })
    })
}
