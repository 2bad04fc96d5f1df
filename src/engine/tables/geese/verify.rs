//! Every value of every layer against those of its successors, by the rules' own moves.
//!
//! Layer by layer: first, for each set of geese and each point of the fox, whether all legal steps of the geese lead to
//! wins of the fox; then whether the fox has a legal move to such a position, of this layer or of one below, exactly
//! where its mask says so. Of two sets that are mirror images one is looked at: that the rules know no left and right is
//! tested elsewhere.

use super::{
    CELLS, FLOOR, LAYERS,
    field::{ALL, Mirror, point, variant},
    layer::{packed, size, unpacked},
};
use crate::{
    engine::tables::{
        file::Archive,
        index::{Cursor, place},
        verify::{Checked, Flawed},
    },
    rules::{
        bitboard::Bitboard,
        moves::{Move, MoveList},
        position::Position,
        setup::Setup,
        side::{BySide, Side},
    },
};

/// How many sets lie between two reports.
const REPORT: usize = 1 << 14;

/// How many bytes a verification up to so many geese takes: the masks of the last layer, and those of the geese to move
/// in all layers.
pub(in crate::engine::tables) fn memory(geese: usize) -> usize {
    4 * (FLOOR..=geese).map(size).sum::<usize>() + 4 * size(geese)
}

/// Checks every position with up to so many geese. `progress` hears with how many geese it is at, how many sets of
/// them are done, and what was seen in this layer; once it says no, the work ends.
pub(in crate::engine::tables) fn verify(
    layers: &[Option<Archive>],
    geese: usize,
    progress: &mut dyn FnMut(usize, usize, &Checked) -> bool,
) -> Result<Checked, Flawed> {
    let mut all = Checked::default();
    let mut waiting: Vec<Vec<u32>> = vec![Vec::new(); FLOOR];
    for count in *LAYERS.start()..=geese {
        let missing = || Flawed(format!("the layer of {count} geese, which is missing or damaged"));
        let layer = layers.get(count).and_then(Option::as_ref).ok_or_else(missing)?;
        let wins = unpack(layer)
            .filter(|wins| wins.len() == size(count))
            .ok_or_else(missing)?;
        let mut pass = Pass::new(count, &wins, &waiting);
        let done = pass.run(&mut |done, checked| progress(count, done, checked))?;
        all.join(&pass.checked);
        let Some(new) = done else { break };
        waiting.push(new);
    }
    Ok(all)
}

/// All masks of a layer.
fn unpack(layer: &Archive) -> Option<Vec<u32>> {
    let mut masks = Vec::with_capacity(layer.records());
    for block in 0..layer.blocks() {
        let bytes = layer.unpack(block).ok()?;
        let count = bytes.len() / 4;
        let mask = |at| u32::from_le_bytes(std::array::from_fn(|column| bytes[column * count + at]));
        masks.extend((0..count).map(mask));
    }
    Some(masks)
}

/// The pass through one layer.
struct Pass<'a> {
    geese: usize,
    wins: &'a [u32],
    /// For each number of geese below, where the fox wins with the geese to move.
    waiting: &'a [Vec<u32>],
    mirror: Mirror,
    moves: MoveList,
    /// The masks after each step of a goose from the set now, as far as they were looked up.
    after: Vec<(usize, u64)>,
    checked: Checked,
}

impl<'a> Pass<'a> {
    fn new(geese: usize, wins: &'a [u32], waiting: &'a [Vec<u32>]) -> Self {
        Self {
            geese,
            wins,
            waiting,
            mirror: Mirror::new(),
            moves: MoveList::new(),
            after: vec![(usize::MAX, 0); CELLS * CELLS],
            checked: Checked::default(),
        }
    }

    /// Where the fox wins with the geese to move, for every set; none if stopped.
    fn run(&mut self, progress: &mut dyn FnMut(usize, &Checked) -> bool) -> Result<Option<Vec<u32>>, Flawed> {
        let mut waiting = Vec::with_capacity(self.wins.len());
        let mut cursor = Cursor::first(CELLS, self.geese);
        for place in 0..self.wins.len() {
            let set = cursor.set();
            let mask = if self.mirror.of(set) > set {
                ALL
            } else {
                self.check(place, set)?
            };
            waiting.push(packed(mask | set, set.trailing_zeros()));
            cursor.advance();
            if place % REPORT == REPORT - 1 && !progress(place + 1, &self.checked) {
                return Ok(None);
            }
        }
        progress(self.wins.len(), &self.checked);
        Ok(Some(waiting))
    }

    /// Checks the positions with a set; where the fox wins with the geese to move.
    fn check(&mut self, number: usize, set: u64) -> Result<u64, Flawed> {
        let foxes = || (0..CELLS).filter(|fox| set >> fox & 1 == 0);
        let mut waiting = 0;
        for fox in foxes() {
            let position = position(set, fox, Side::Many)?;
            let won = self.fox_wins_if_geese_move(&position, number);
            waiting |= u64::from(won) << fox;
            self.count(!won);
        }
        let wins = unpacked(self.wins[number], set.trailing_zeros());
        for fox in foxes() {
            let position = position(set, fox, Side::Few)?;
            let won = self.fox_wins(&position, waiting);
            if won != (wins >> fox & 1 == 1) {
                return Err(Flawed(position.to_string()));
            }
            self.count(won);
        }
        Ok(waiting)
    }

    fn count(&mut self, won: bool) {
        self.checked.positions += 1;
        self.checked.won += u64::from(won);
    }

    fn fox_wins_if_geese_move(&mut self, position: &Position, number: usize) -> bool {
        if let Some(outcome) = position.win() {
            return outcome.winner() == Some(Side::Few);
        }
        let mut moves = std::mem::take(&mut self.moves);
        position.legal_moves(&mut moves);
        let fox = position.pieces(Side::Few).0;
        let won = moves.iter().all(|m| self.after(position, m, number) & fox != 0);
        self.moves = moves;
        won
    }

    /// Where the fox wins after a step of a goose.
    fn after(&mut self, position: &Position, m: &Move, number: usize) -> u64 {
        let geese = position.pieces(Side::Many);
        let from = m.from().map_or(0, |from| from.index());
        let slot = CELLS * from + m.to().index();
        if self.after[slot].0 != number {
            let next = position.play_unchecked(m).pieces(Side::Many);
            debug_assert!(next.0 > geese.0, "a goose goes forward");
            self.after[slot] = (number, self.look_up(self.wins, next));
        }
        self.after[slot].1
    }

    fn fox_wins(&mut self, position: &Position, waiting: u64) -> bool {
        if let Some(outcome) = position.win() {
            return outcome.winner() == Some(Side::Few);
        }
        let mut moves = std::mem::take(&mut self.moves);
        position.legal_moves(&mut moves);
        let won = moves.iter().any(|m| match m {
            Move::Jump(_) => self.wins_by_jump(&position.play_unchecked(m)),
            Move::Step { to, .. } => waiting >> to.index() & 1 == 1,
            Move::Place(_) => false,
        });
        self.moves = moves;
        won
    }

    fn wins_by_jump(&self, next: &Position) -> bool {
        match next.decided() {
            Some(outcome) => outcome.winner() == Some(Side::Few),
            None => {
                let waiting = &self.waiting[usize::from(next.left())];
                self.look_up(waiting, next.pieces(Side::Many)) & next.pieces(Side::Few).0 != 0
            }
        }
    }

    /// The mask of a set, whichever of the two mirror images has it.
    fn look_up(&self, masks: &[u32], geese: Bitboard) -> u64 {
        let (set, image) = (geese.0, self.mirror.of(geese.0));
        let larger = set.max(image);
        let mask = unpacked(masks[place(CELLS, larger)], larger.trailing_zeros());
        if larger == set { mask } else { self.mirror.of(mask) }
    }
}

fn position(set: u64, fox: usize, turn: Side) -> Result<Position, Flawed> {
    let setup = setup(set, fox, turn);
    Position::from_setup(setup).map_err(|_| Flawed(format!("{setup:?}")))
}

/// The position with these geese and this fox.
pub(super) fn setup(set: u64, fox: usize, turn: Side) -> Setup {
    Setup {
        variant: variant(),
        pieces: BySide {
            few: Bitboard::of(point(fox)),
            many: Bitboard(set),
        },
        hand: 0,
        turn,
        quiet: 0,
    }
}
