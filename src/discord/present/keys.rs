//! The keys under which the language files know things.

use crate::{
    app::{ChallengeState, EndReason, OfferKind, OfferState, Pace},
    locale::text::Key,
    rules::{
        outcome::{DrawReason, WinReason},
        side::Side,
        variant::{Family, Role, Variant},
    },
};

/// Who a side is, as one word: a lone fox is not a pair of foxes.
#[must_use]
pub fn side(variant: Variant, side: Side) -> Key {
    match (variant.role(side), variant.family()) {
        (Role::Fox, Family::Halatafl) => "foxes",
        (Role::Fox, _) => "fox",
        (Role::Tiger, _) => "tigers",
        (Role::Goose, _) => "geese",
        (Role::Goat, _) => "goats",
        (Role::Hound, _) => "hounds",
    }
}

/// What one piece is.
#[must_use]
pub const fn role(role: Role) -> Key {
    match role {
        Role::Fox => "fox",
        Role::Goose => "goose",
        Role::Tiger => "tiger",
        Role::Goat => "goat",
        Role::Hound => "hound",
    }
}

/// Why a game ended.
#[must_use]
pub fn reason(reason: EndReason) -> Key {
    match reason {
        EndReason::Win(WinReason::Captures) => "captures",
        EndReason::Win(WinReason::PenFull) => "pen-full",
        EndReason::Win(WinReason::Goal) => "goal",
        EndReason::Win(WinReason::Past) => "past",
        EndReason::Win(WinReason::Immobile) => "immobile",
        EndReason::Draw(DrawReason::Repetition) => "repetition",
        EndReason::Draw(DrawReason::Quiet) => "quiet",
        EndReason::Resigned => "resigned",
        EndReason::OutOfTime => "out-of-time",
        EndReason::Agreed => "agreed",
        EndReason::Recorded => "recorded",
        EndReason::Unfinished => "unfinished",
    }
}

/// How a challenge stands.
#[must_use]
pub fn challenge_state(state: ChallengeState) -> Key {
    match state {
        ChallengeState::Open => "open",
        ChallengeState::Accepted => "accepted",
        ChallengeState::Declined => "declined",
        ChallengeState::Withdrawn => "withdrawn",
        ChallengeState::Lapsed => "lapsed",
    }
}

/// What is offered.
#[must_use]
pub fn offer_kind(kind: OfferKind) -> Key {
    kind.id()
}

/// How an offer stands.
#[must_use]
pub fn offer_state(state: OfferState) -> Key {
    state.id()
}

/// The time for each move.
#[must_use]
pub fn pace(pace: Option<Pace>) -> Key {
    match pace {
        None => "none",
        Some(Pace::Hour) => "hour",
        Some(Pace::Day) => "day",
        Some(Pace::ThreeDays) => "three-days",
        Some(Pace::Week) => "week",
    }
}
