//! Why a move was not accepted.

use crate::rules::{moves::Move, point::Coord, variant::Role};

/// Why a move was not accepted, with the legal moves it may have meant (possibly none).
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{reason}")]
pub struct Refusal {
    /// Why.
    pub reason: Reason,
    /// Legal moves that the text could mean, in the order of their canonical texts: those that fit an
    /// ambiguous text, all captures where one is compulsory, the ways on where one must go on jumping, a
    /// piece's moves where only the piece was named. Otherwise mostly empty.
    pub candidates: Vec<Move>,
}

/// The reasons. Each has what a sentence about it needs; its `Display` is for logs and the command line.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Reason {
    /// The game has ended.
    #[error("the game is over")]
    GameOver,
    /// Not written like a move.
    #[error("that is not written like a move")]
    Unreadable,
    /// A point that the board does not have.
    #[error("there is no point {point} on this board")]
    OffBoard {
        /// As it was typed, lower case, at most 3 characters.
        point: String,
    },
    /// Several legal moves fit.
    #[error("several moves fit")]
    Ambiguous,
    /// One point where a move names two.
    #[error("{0} alone does not say where from and where to")]
    OnlyOnePoint(Coord),
    /// Nothing stands there.
    #[error("nothing stands on {0}")]
    NoPiece(Coord),
    /// A piece of the opponent stands there.
    #[error("the {role} on {at} is your opponent's")]
    NotYours {
        /// Where.
        at: Coord,
        /// What it is.
        role: Role,
    },
    /// The move leads where it began.
    #[error("that leads from {0} to {0}")]
    SamePoint(Coord),
    /// The point to step to or to place on is not empty.
    #[error("a {role} stands on {at}")]
    Occupied {
        /// Where.
        at: Coord,
        /// What stands there.
        role: Role,
    },
    /// No line joins the points, nor do two in the same direction.
    #[error("no line leads from {from} to {to}")]
    NoLine {
        /// Where from.
        from: Coord,
        /// Where to.
        to: Coord,
    },
    /// Along lines, but farther than a piece goes.
    #[error("a {role} does not go as far as from {from} to {to}")]
    TooFar {
        /// What was to move.
        role: Role,
        /// Where from.
        from: Coord,
        /// Where to.
        to: Coord,
    },
    /// These pieces never step back.
    #[error("a {role} never goes back")]
    NeverBack {
        /// What they are.
        role: Role,
    },
    /// These pieces do not step sideways in this variant.
    #[error("a {role} does not go sideways")]
    NeverSideways {
        /// What they are.
        role: Role,
    },
    /// These pieces never capture.
    #[error("a {role} never captures")]
    NeverCaptures {
        /// What they are.
        role: Role,
    },
    /// Written as a capture, alone or in a chain, but the points are neighbours.
    #[error("nothing is captured between {from} and {to}")]
    NotACapture {
        /// Where from.
        from: Coord,
        /// Where to.
        to: Coord,
    },
    /// No piece of the opponent stands where one would have to be jumped over.
    #[error("there is nothing to jump over on {over}")]
    NothingToJump {
        /// The point between.
        over: Coord,
    },
    /// The point behind the piece to be jumped over is not empty.
    #[error("a {role} stands on {at}, where the jump would land")]
    LandingOccupied {
        /// The landing.
        at: Coord,
        /// What stands there.
        role: Role,
    },
    /// A capture is compulsory.
    #[error("a {role} can capture and so must")]
    MustCapture {
        /// What must.
        role: Role,
    },
    /// The chain can go on and so must.
    #[error("the jump must go on from {at}")]
    MustGoOn {
        /// The last landing named.
        at: Coord,
    },
    /// One jump ends the turn.
    #[error("a {role} jumps once a turn")]
    SingleJump {
        /// What jumps.
        role: Role,
    },
    /// There are pieces to place before any steps.
    #[error("{hand} to place before a {role} may step")]
    MustPlace {
        /// What is to be placed.
        role: Role,
        /// How many.
        hand: u8,
    },
    /// All have been placed.
    #[error("no {role} is left to place")]
    HandEmpty {
        /// What was placed.
        role: Role,
    },
    /// These pieces are never placed.
    #[error("a {role} is never placed")]
    NeverPlaced {
        /// What they are.
        role: Role,
    },
}
