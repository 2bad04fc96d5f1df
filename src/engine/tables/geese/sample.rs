//! Some positions of a layer against their successors, by the rules' own moves.

use super::{CELLS, layer::size, verify::setup};
use crate::{
    engine::{
        chance::mixed,
        tables::{
            Library,
            index::set_at,
            verify::{Checked, Flawed, agrees},
        },
    },
    rules::side::Side,
};

/// So many sets that follow each other are looked at, since they need the same blocks.
const RUN: usize = 32;

/// Checks every position of so many sets of geese, chosen by the seed.
pub(in crate::engine::tables) fn sample(
    library: &std::sync::Arc<Library>,
    geese: usize,
    sets: usize,
    seed: u64,
) -> Result<Checked, Flawed> {
    let mut checked = Checked::default();
    let mut probe = library.probe();
    for run in 0..sets.div_ceil(RUN) {
        let first = usize::try_from(mixed(seed, run as u64) % size(geese) as u64).unwrap_or(0);
        for place in (first..size(geese)).take(RUN) {
            let set = set_at(CELLS, geese, place);
            for fox in (0..CELLS).filter(|fox| set >> fox & 1 == 0) {
                for turn in Side::ALL {
                    checked.add(agrees(&mut probe, setup(set, fox, turn))?);
                }
            }
        }
    }
    Ok(checked)
}
