//! Why a move is good, without words.

use crate::rules::{outcome::WinReason, point::Point};

/// What a move does, as the rules show it. Each is a fact about the position before and after the move, not a
/// guess; whether the move is good is for the search to say.
///
/// The order of the members is that of [`Hint::ideas`](super::Hint::ideas): the most telling first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Idea {
    /// It wins the game on the spot.
    Ends(WinReason),
    /// There is no other legal move.
    OnlyMove,
    /// Every other move is proven to lose; this one is not.
    OnlyDefence,
    /// It captures so many now.
    Captures(u8),
    /// So many pieces of the few that could move cannot any more.
    Traps(u8),
    /// What the few could have captured at once is out of their reach, or less of it is: so many fewer.
    Saves(u8),
    /// It fills the point that a capture could have landed on, at once or after one more step, and the piece
    /// in front of that point is safe so far.
    ClosesGap(Point),
    /// The fox has now a free way to its goal, or has most of the many, who never go back, behind it.
    BreaksThrough,
    /// Next it can capture so many by one move, unless something is done: 2 or more is a chain.
    Threatens(u8),
    /// One more of the many stands in the pen.
    EntersPen,
    /// The fox's free way to its goal is so many steps long and has become shorter.
    Approaches(u8),
    /// The few are left with so many moves, three at most and fewer than before.
    LeavesFewMoves(u8),
    /// The few can capture so many after it: an offer, or the lesser evil.
    Offers(u8),
    /// The few reach so many points fewer without capturing.
    TakesRoom(u8),
    /// The few reach so many points more without capturing.
    GainsRoom(u8),
    /// The few can capture nothing at once after it, though after most other moves they could.
    StaysSafe,
    /// Fewer of the many than before can be captured from anywhere that the few reach: so many fewer.
    BuildsLine(u8),
    /// The line holds: nothing of the many can be captured at once or after one more step, nor is there a free way
    /// to the fox's goal.
    KeepsLine,
    /// It steps forward, as its side wants to.
    Advances,
    /// Nothing of all this: it waits.
    Waits,
}
