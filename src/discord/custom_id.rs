//! Custom ids: stateless, versioned, at most 100 characters.
//!
//! `1|action|arguments…`. A press carries everything that is needed to act on it, so that it works after a
//! restart. The version grows when the meaning of an action changes; ids that this version cannot read are
//! answered, never guessed at. `tests/data/custom_ids.txt` holds one of every form ever shipped.

use std::{fmt, str::FromStr};

use crate::app::{ChallengeId, GameId, OfferId, OfferKind};

/// The form written by this version.
const VERSION: &str = "1";

/// A move text longer than this is never put into an id.
const MAX_TEXT: usize = 64;

/// What a control does.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CustomId {
    /// Accepts a challenge.
    Accept(ChallengeId),
    /// Declines a challenge.
    Decline(ChallengeId),
    /// Takes a challenge back.
    Withdraw(ChallengeId),
    /// Asks whether the presser wants to resign, on a board of that ply.
    AskResign(GameId, u32),
    /// Resigns, as the game stood at that ply.
    Resign(GameId, u32),
    /// Does not.
    KeepPlaying(GameId),
    /// A menu of games: plays this move in the chosen one.
    MoveIn(String),
    /// A menu of games: asks whether to resign the chosen one.
    ResignWhich,
    /// Asks for a hint, on a board of that ply.
    Hint(GameId, u32),
    /// A menu of games: asks for a hint in the chosen one.
    HintWhich,
    /// Makes an offer, on a board of that ply.
    Offer(OfferKind, GameId, u32),
    /// A menu of games: makes an offer in the chosen one.
    OfferWhich(OfferKind),
    /// Agrees to an offer.
    AcceptOffer(OfferId),
    /// Declines an offer, or takes one's own back.
    DeclineOffer(OfferId),
    /// Asks for the same game again, the sides swapped.
    Rematch(GameId),
    /// Looks at a finished game again.
    Analyse(GameId),
    /// A menu of games: shows the chosen one's board, as text or picture.
    BoardOf {
        /// Whether as text.
        text: bool,
    },
    /// Turns to a page of the list of games.
    GamesPage {
        /// Whether the presser's own, not the channel's.
        mine: bool,
        /// Which page, from 0.
        page: u32,
    },
}

/// Not an id that this version can read.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("unknown custom id")]
pub struct ParseCustomIdError;

impl CustomId {
    /// A menu that plays `text` in the chosen game; a text that is too long to be a move is cut.
    #[must_use]
    pub fn move_in(text: &str) -> Self {
        Self::MoveIn(text.chars().filter(char::is_ascii).take(MAX_TEXT).collect())
    }
}

impl fmt::Display for CustomId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{VERSION}|")?;
        match self {
            Self::Accept(id) => write!(f, "accept|{id}"),
            Self::Decline(id) => write!(f, "decline|{id}"),
            Self::Withdraw(id) => write!(f, "withdraw|{id}"),
            Self::AskResign(game, ply) => write!(f, "ask-resign|{game}|{ply}"),
            Self::Resign(game, ply) => write!(f, "resign|{game}|{ply}"),
            Self::KeepPlaying(game) => write!(f, "keep-playing|{game}"),
            Self::MoveIn(text) => write!(f, "move-in|{text}"),
            Self::ResignWhich => f.write_str("resign-which"),
            Self::Hint(game, ply) => write!(f, "hint|{game}|{ply}"),
            Self::HintWhich => f.write_str("hint-which"),
            Self::Offer(OfferKind::Draw, game, ply) => write!(f, "draw|{game}|{ply}"),
            Self::Offer(OfferKind::Takeback, game, ply) => write!(f, "takeback|{game}|{ply}"),
            Self::OfferWhich(kind) => write!(f, "{}-which", kind.id()),
            Self::AcceptOffer(id) => write!(f, "accept-offer|{id}"),
            Self::DeclineOffer(id) => write!(f, "decline-offer|{id}"),
            Self::Rematch(game) => write!(f, "rematch|{game}"),
            Self::Analyse(game) => write!(f, "analyse|{game}"),
            Self::BoardOf { text } => write!(f, "board-of|{}", u8::from(*text)),
            Self::GamesPage { mine, page } => write!(f, "games|{}|{page}", u8::from(*mine)),
        }
    }
}

impl FromStr for CustomId {
    type Err = ParseCustomIdError;

    fn from_str(id: &str) -> Result<Self, ParseCustomIdError> {
        let rest = id
            .strip_prefix(VERSION)
            .and_then(|rest| rest.strip_prefix('|'))
            .ok_or(ParseCustomIdError)?;
        let (action, arguments) = rest.split_once('|').unwrap_or((rest, ""));
        let numbers: Vec<Option<i64>> = arguments.split('|').map(|n| n.parse().ok()).collect();
        let ply = |n: i64| u32::try_from(n).map_err(|_| ParseCustomIdError);
        match (action, numbers.as_slice()) {
            ("accept", [Some(id)]) => Ok(Self::Accept(ChallengeId(*id))),
            ("decline", [Some(id)]) => Ok(Self::Decline(ChallengeId(*id))),
            ("withdraw", [Some(id)]) => Ok(Self::Withdraw(ChallengeId(*id))),
            ("ask-resign", [Some(game), Some(n)]) => Ok(Self::AskResign(GameId(*game), ply(*n)?)),
            ("resign", [Some(game), Some(n)]) => Ok(Self::Resign(GameId(*game), ply(*n)?)),
            ("keep-playing", [Some(game)]) => Ok(Self::KeepPlaying(GameId(*game))),
            ("move-in", _) => Ok(Self::MoveIn(arguments.to_owned())),
            ("resign-which", [None]) => Ok(Self::ResignWhich),
            ("hint", [Some(game), Some(n)]) => Ok(Self::Hint(GameId(*game), ply(*n)?)),
            ("hint-which", [None]) => Ok(Self::HintWhich),
            ("draw", [Some(game), Some(n)]) => Ok(Self::Offer(OfferKind::Draw, GameId(*game), ply(*n)?)),
            ("takeback", [Some(game), Some(n)]) => {
                Ok(Self::Offer(OfferKind::Takeback, GameId(*game), ply(*n)?))
            }
            ("draw-which", [None]) => Ok(Self::OfferWhich(OfferKind::Draw)),
            ("takeback-which", [None]) => Ok(Self::OfferWhich(OfferKind::Takeback)),
            ("accept-offer", [Some(id)]) => Ok(Self::AcceptOffer(OfferId(*id))),
            ("decline-offer", [Some(id)]) => Ok(Self::DeclineOffer(OfferId(*id))),
            ("rematch", [Some(game)]) => Ok(Self::Rematch(GameId(*game))),
            ("analyse", [Some(game)]) => Ok(Self::Analyse(GameId(*game))),
            ("board-of", [Some(text @ (0 | 1))]) => Ok(Self::BoardOf { text: *text == 1 }),
            ("games", [Some(mine @ (0 | 1)), Some(page)]) => Ok(Self::GamesPage {
                mine: *mine == 1,
                page: ply(*page)?,
            }),
            _ => Err(ParseCustomIdError),
        }
    }
}
