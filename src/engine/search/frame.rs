//! What the search keeps at each ply, so that nothing is allocated on the way.

use crate::{
    engine::ordering::Pick,
    rules::moves::{Move, MoveList},
};

/// The memory of one ply.
#[derive(Debug, Clone, Default)]
pub(super) struct Frame {
    /// The legal moves, as generated.
    pub(super) moves: MoveList,
    /// The order in which to try them.
    pub(super) picks: Vec<Pick>,
    /// The best line from here.
    pub(super) pv: Vec<Move>,
}

/// Makes `m`, followed by the best line of the next ply, the best line of `ply`.
pub(super) fn prolong(frames: &mut [Frame], ply: usize, m: Move) {
    if let [here, next, ..] = &mut frames[ply..] {
        here.pv.clear();
        here.pv.push(m);
        here.pv.extend_from_slice(&next.pv);
    }
}
