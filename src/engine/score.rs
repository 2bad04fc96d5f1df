//! What a position is worth.

use std::cmp::Ordering;

/// The worth of a position from the view of the side to move there.
///
/// `WinIn` and `LossIn` are proven: every defence has been looked at. The rest are not. The order is that of
/// preference: a quicker win before a slower one, any win before every estimate, a draw amid the estimates,
/// and a slower loss before a quicker one.
///
/// ```
/// use reynard::engine::Score;
///
/// assert!(Score::WinIn(3) > Score::WinIn(5));
/// assert!(Score::WinIn(99) > Score::Estimate(20_000));
/// assert!(Score::LossIn(6) > Score::LossIn(4));
/// assert_eq!(Score::WinIn(3).reversed(), Score::LossIn(3));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Score {
    /// The side to move wins in at most so many plies, whatever the other does: in exactly so many if the
    /// search looked at least as many plies deep. 0 if it has won already.
    WinIn(u16),
    /// The side to move loses in at most so many plies, whatever it does (exactly, as above).
    LossIn(u16),
    /// The best line found ends in a draw by rule. Not proven: a longer look may find better for either side.
    Draw,
    /// A guess, positive if the side to move is better off: about 100 for one piece of the many. By 250 a side may
    /// expect six points of seven.
    Estimate(i32),
}

impl Score {
    /// The same seen from the other side.
    #[must_use]
    pub const fn reversed(self) -> Self {
        match self {
            Self::WinIn(plies) => Self::LossIn(plies),
            Self::LossIn(plies) => Self::WinIn(plies),
            Self::Draw => Self::Draw,
            Self::Estimate(worth) => Self::Estimate(-worth),
        }
    }

    /// Whether it is proven, not a guess.
    #[must_use]
    pub const fn is_proven(self) -> bool {
        matches!(self, Self::WinIn(_) | Self::LossIn(_))
    }

    /// The same as it stands one ply earlier, before the move that leads to it; the view stays.
    pub(super) const fn before_a_move(self) -> Self {
        match self {
            Self::WinIn(plies) => Self::WinIn(plies.saturating_add(1)),
            Self::LossIn(plies) => Self::LossIn(plies.saturating_add(1)),
            Self::Draw | Self::Estimate(_) => self,
        }
    }

    /// The guess, where a draw counts as 0; none if it is proven.
    pub(super) const fn estimate(self) -> Option<i32> {
        match self {
            Self::WinIn(_) | Self::LossIn(_) => None,
            Self::Draw => Some(0),
            Self::Estimate(worth) => Some(worth),
        }
    }

    /// What the order is by: the class, then the worth inside it.
    fn rank(self) -> (i8, i32, bool) {
        match self {
            Self::WinIn(plies) => (1, -i32::from(plies), false),
            Self::LossIn(plies) => (-1, i32::from(plies), false),
            Self::Draw => (0, 0, true),
            Self::Estimate(worth) => (0, worth, false),
        }
    }
}

impl PartialOrd for Score {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Score {
    fn cmp(&self, other: &Self) -> Ordering {
        self.rank().cmp(&other.rank())
    }
}
