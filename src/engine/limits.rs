//! How far a search may go.

/// When a search ends by itself, and what it is to find. All limits hold at once; without any it goes on to
/// the greatest depth or until it is stopped.
///
/// Time is not among them: the engine reads no clock. Whoever has a deadline lets it stop the search.
///
/// ```
/// use reynard::engine::Limits;
///
/// let limits = Limits { depth: Some(6), ..Limits::default() };
/// assert_eq!(limits.nodes, None);
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Limits {
    /// Plies, extensions apart; at least one is looked at.
    pub depth: Option<u8>,
    /// Positions visited.
    pub nodes: Option<u64>,
    /// Whether every legal move gets a score of its own, not only the best. Costs a multiple of the time.
    pub every_move: bool,
    /// Whether lines end at the depth even in the middle of captures, and no line is followed any further.
    pub nearsighted: bool,
    /// Whether the exact tables are left aside.
    pub unaided: bool,
}

impl Limits {
    /// The same, but no deeper than `depth`, if it is given.
    #[must_use]
    pub fn no_deeper_than(self, depth: Option<u8>) -> Self {
        let depth = match (self.depth, depth) {
            (Some(own), Some(other)) => Some(own.min(other)),
            (own, other) => own.or(other),
        };
        Self { depth, ..self }
    }
}
