//! Every value against those of its successors, by the rules' own moves.
//!
//! That is a proof, though play may go round in circles: a win in some plies has a move to a loss in one ply less, and
//! so on down to the end of the game, so no win stands on itself. And from a draw there is no move to a position
//! that is lost for the other side but one to another draw, so that either side can stay among draws for ever.

use super::{
    LAYERS, MOST_EMPTY, ORBITS, RECORD, empty, memory as memory_to_solve,
    net::{POINTS, each, point},
    number, size,
    solve::{coded, score},
};
use crate::{
    engine::{
        Score,
        chance::mixed,
        tables::{
            Library,
            file::Archive,
            known::Known,
            verify::{Checked, Flawed, agrees, expected},
        },
    },
    rules::{
        position::Position,
        setup::Setup,
        side::{BySide, Side},
        variant::Variant,
    },
};

/// How many numbers lie between two reports.
const REPORT: usize = 1 << 14;

/// How many bytes a verification takes.
pub(in crate::engine::tables) fn memory() -> usize {
    memory_to_solve(*LAYERS.start())
}

/// Checks every position. `progress` hears with how many goats it is at, how many numbers of them are done, and what
/// was seen in this layer; once it says no, the work ends.
pub(in crate::engine::tables) fn verify(
    layers: &[Option<Archive>],
    progress: &mut dyn FnMut(usize, usize, &Checked) -> bool,
) -> Result<Checked, Flawed> {
    let (mut all, mut below) = (Checked::default(), Vec::new());
    for goats in LAYERS {
        let missing = || Flawed(format!("the layer of {goats} goats, which is missing or damaged"));
        let layer = layers.get(goats).and_then(Option::as_ref).ok_or_else(missing)?;
        let values = unpack(layer)
            .filter(|values| values.len() == 2 * size(goats))
            .ok_or_else(missing)?;
        let (checked, more) = verify_layer(goats, &values, &below, progress)?;
        all.join(&checked);
        if !more {
            break;
        }
        below = values;
    }
    Ok(all)
}

/// Checks the positions of so many numbers in a layer, chosen by the seed.
pub(in crate::engine::tables) fn sample(
    library: &std::sync::Arc<Library>,
    goats: usize,
    count: usize,
    seed: u64,
) -> Result<Checked, Flawed> {
    let mut checked = Checked::default();
    let mut probe = library.probe();
    for at in 0..count {
        let number = usize::try_from(mixed(seed, at as u64) % size(goats) as u64).unwrap_or(0);
        for setup in setups(goats, number) {
            checked.add(agrees(&mut probe, setup)?);
        }
    }
    Ok(checked)
}

fn verify_layer(
    goats: usize,
    values: &[u16],
    below: &[u16],
    progress: &mut dyn FnMut(usize, usize, &Checked) -> bool,
) -> Result<(Checked, bool), Flawed> {
    let mut checked = Checked::default();
    let value = |position: &Position| {
        let values = if usize::from(position.left()) == goats {
            values
        } else {
            below
        };
        let at = 2 * number(position) + usize::from(position.turn() == Side::Many);
        values.get(at).copied().map(score)
    };
    for at in 0..size(goats) {
        for setup in setups(goats, at) {
            let position = Position::from_setup(setup).map_err(|_| Flawed(format!("{setup:?}")))?;
            let score = value(&position).filter(|&score| coded(score) < u16::MAX);
            let expected = expected(&position, &mut |next| ended(next).or_else(|| value(next)));
            let (Some(score), true) = (score, score == expected) else {
                return Err(Flawed(position.to_string()));
            };
            checked.add(Known { score, exact: true });
        }
        if at % REPORT == REPORT - 1 && !progress(goats, at + 1, &checked) {
            return Ok((checked, false));
        }
    }
    Ok((checked, progress(goats, size(goats), &checked)))
}

/// What a game that has ended is worth to the side to move.
fn ended(position: &Position) -> Option<Score> {
    let outcome = position.decided()?;
    Some(if outcome.winner() == Some(position.turn()) {
        Score::WinIn(0)
    } else {
        Score::LossIn(0)
    })
}

/// All values of a layer.
fn unpack(layer: &Archive) -> Option<Vec<u16>> {
    let mut values = Vec::with_capacity(2 * layer.records());
    for block in 0..layer.blocks() {
        let bytes = layer.unpack(block).ok()?;
        let count = bytes.len() / RECORD;
        for at in 0..count {
            let value = |column: usize| {
                u16::from_le_bytes([bytes[column * count + at], bytes[(column + 1) * count + at]])
            };
            values.extend([value(0), value(2)]);
        }
    }
    Some(values)
}

/// The position with a number, with either side to move; none if no position has it.
fn setups(goats: usize, number: usize) -> impl Iterator<Item = Setup> {
    debug_assert!(empty(goats) <= MOST_EMPTY);
    let position = ORBITS.position(empty(goats), number);
    position.into_iter().flat_map(|(tigers, empty)| {
        let points = |set: u32| {
            each(set)
                .map(|bit| point(bit.trailing_zeros() as usize))
                .collect()
        };
        let pieces = BySide {
            few: points(tigers),
            many: points(!(tigers | empty) & ((1 << POINTS) - 1)),
        };
        Side::ALL.map(|turn| Setup {
            variant: Variant::BaghChal,
            pieces,
            hand: 0,
            turn,
            quiet: 0,
        })
    })
}
