//! Custom ids: stateless, versioned, at most 100 characters.
//!
//! `1|action|arguments…`. A press carries everything that is needed to act on it, so that it works after a
//! restart. The version grows when the meaning of an action changes; ids that this version cannot read are
//! answered, never guessed at. `tests/data/custom_ids.txt` holds one of every form ever shipped.

mod control;
mod points;

use std::{fmt, str::FromStr};

pub use self::{
    control::{Own, Privacy, Shared},
    points::Points,
};
use crate::{
    app::{ChallengeId, GameId, OfferId, OfferKind, Pace, SideWish, Terms},
    rules::{
        side::Side,
        variant::{Family, Variant},
    },
};

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
    /// Opens the form of other terms for a challenge.
    AskCounter(ChallengeId),
    /// A control of that form, with what it says so far.
    Counter(ChallengeId, Terms, Field),
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
    /// Shows a finished game as a moving picture.
    Replay(GameId),
    /// Turns to a page of the best with a side of a variant.
    Best(Variant, Side, bool, u32),
    /// Turns to a page of the rules of a game.
    Rules(Family, Page),
    /// A menu of games: shows the rules of the chosen one.
    RulesOf,
    /// Shows a game as a moving picture to the presser alone.
    LookBack(GameId),
    /// Turns to a page of one's finished games.
    HistoryPage(u32),
    /// A menu of games: looks back on the chosen one.
    HistoryOf,
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
    /// Turns to a page of the presser's settings.
    Settings {
        /// Whether the one of quiet hours.
        quiet: bool,
    },
    /// A menu: sets this for the presser.
    Set(Own),
    /// Has the presser pinged or not when it is their turn.
    SetPings(bool),
    /// A menu: sets this for the server.
    SetServer(Shared),
    /// Does this with what is stored about the presser.
    Privacy(Privacy),
    /// Begins to put a move together, on a board of that ply.
    Move(GameId, u32),
    /// A menu of points: the next one of a move that begins with these.
    Pick(GameId, u32, Points),
    /// Shows the menu after these points, some that were named being taken back.
    PickAt(GameId, u32, Points),
    /// Plays the move that these points are, though it could go on.
    PickStop(GameId, u32, Points),
    /// Shows what else can be done, on a board of that ply.
    More(GameId, u32),
    /// Lists the moves so far.
    Moves(GameId),
    /// Shows the board to the presser alone.
    View {
        /// Of which game.
        game: GameId,
        /// Whether turned half round.
        flipped: bool,
    },
    /// Shows the board in letters to the presser alone.
    TextBoard(GameId),
}

/// What a control of the form of other terms is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Field {
    /// The game.
    Variant,
    /// The side.
    Side,
    /// The time for each move.
    Pace,
    /// Whether it is rated: turned round.
    Rated,
    /// Whether there are hints: turned round.
    Hints,
    /// That it is done.
    Send,
}

impl Field {
    const ALL: [Self; 6] = [
        Self::Variant,
        Self::Side,
        Self::Pace,
        Self::Rated,
        Self::Hints,
        Self::Send,
    ];

    const fn id(self) -> &'static str {
        match self {
            Self::Variant => "variant",
            Self::Side => "side",
            Self::Pace => "pace",
            Self::Rated => "rated",
            Self::Hints => "hints",
            Self::Send => "send",
        }
    }
}

/// A page of the rules of a game.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Page {
    /// The rules themselves, with the start.
    Rules,
    /// The example, before the moves,
    Before,
    /// and after them.
    After,
}

impl Page {
    /// All, in order.
    pub const ALL: [Self; 3] = [Self::Rules, Self::Before, Self::After];

    /// As written in ids, and as the words for it are keyed.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Rules => "rules",
            Self::Before => "before",
            Self::After => "after",
        }
    }
}

fn read_rules(arguments: &str) -> Option<CustomId> {
    let (family, page) = arguments.split_once('|')?;
    let family = Family::ALL.into_iter().find(|known| known.id() == family)?;
    let page = Page::ALL.into_iter().find(|known| known.id() == page)?;
    Some(CustomId::Rules(family, page))
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
            Self::AskCounter(id) => write!(f, "ask-counter|{id}"),
            Self::Counter(id, terms, field) => write_counter(f, *id, *terms, *field),
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
            Self::Replay(game) => write!(f, "replay|{game}"),
            Self::Best(variant, side, here, page) => {
                let side = SideWish::Side(*side).id();
                write!(f, "best|{}|{side}|{}|{page}", variant.id(), u8::from(*here))
            }
            Self::Rules(family, page) => write!(f, "rules|{}|{}", family.id(), page.id()),
            Self::RulesOf => f.write_str("rules-of"),
            Self::LookBack(game) => write!(f, "look-back|{game}"),
            Self::HistoryPage(page) => write!(f, "history|{page}"),
            Self::HistoryOf => f.write_str("history-of"),
            Self::Analyse(game) => write!(f, "analyse|{game}"),
            Self::BoardOf { text } => write!(f, "board-of|{}", u8::from(*text)),
            Self::GamesPage { mine, page } => write!(f, "games|{}|{page}", u8::from(*mine)),
            Self::Settings { quiet } => write!(f, "settings|{}", u8::from(*quiet)),
            Self::Set(own) => write!(f, "set|{}", own.id()),
            Self::SetPings(pings) => write!(f, "set-pings|{}", u8::from(*pings)),
            Self::SetServer(shared) => write!(f, "set-server|{}", shared.id()),
            Self::Privacy(step) => write!(f, "privacy|{}", step.id()),
            Self::Move(game, ply) => write!(f, "move|{game}|{ply}"),
            Self::Pick(game, ply, points) => write!(f, "pick|{game}|{ply}|{points}"),
            Self::PickAt(game, ply, points) => write!(f, "pick-at|{game}|{ply}|{points}"),
            Self::PickStop(game, ply, points) => write!(f, "pick-stop|{game}|{ply}|{points}"),
            Self::More(game, ply) => write!(f, "more|{game}|{ply}"),
            Self::Moves(game) => write!(f, "moves|{game}"),
            Self::View { game, flipped } => write!(f, "view|{game}|{}", u8::from(*flipped)),
            Self::TextBoard(game) => write!(f, "text-board|{game}"),
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
        if action == "counter" {
            return read_counter(arguments).ok_or(ParseCustomIdError);
        }
        if action == "best" {
            return read_best(arguments).ok_or(ParseCustomIdError);
        }
        let numbers: Vec<Option<i64>> = arguments.split('|').map(|n| n.parse().ok()).collect();
        let ply = |n: i64| u32::try_from(n).map_err(|_| ParseCustomIdError);
        let points = || arguments.rsplit('|').next().unwrap_or_default().parse::<Points>();
        match (action, numbers.as_slice()) {
            ("accept", [Some(id)]) => Ok(Self::Accept(ChallengeId(*id))),
            ("decline", [Some(id)]) => Ok(Self::Decline(ChallengeId(*id))),
            ("withdraw", [Some(id)]) => Ok(Self::Withdraw(ChallengeId(*id))),
            ("ask-counter", [Some(id)]) => Ok(Self::AskCounter(ChallengeId(*id))),
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
            ("replay", [Some(game)]) => Ok(Self::Replay(GameId(*game))),
            ("rules", [None, None]) => read_rules(arguments).ok_or(ParseCustomIdError),
            ("rules-of", [None]) => Ok(Self::RulesOf),
            ("look-back", [Some(game)]) => Ok(Self::LookBack(GameId(*game))),
            ("history", [Some(page)]) => Ok(Self::HistoryPage(ply(*page)?)),
            ("history-of", [None]) => Ok(Self::HistoryOf),
            ("analyse", [Some(game)]) => Ok(Self::Analyse(GameId(*game))),
            ("board-of", [Some(text @ (0 | 1))]) => Ok(Self::BoardOf { text: *text == 1 }),
            ("games", [Some(mine @ (0 | 1)), Some(page)]) => Ok(Self::GamesPage {
                mine: *mine == 1,
                page: ply(*page)?,
            }),
            ("settings", [Some(quiet @ (0 | 1))]) => Ok(Self::Settings { quiet: *quiet == 1 }),
            ("set", _) => found(Own::from_id(arguments), Self::Set),
            ("set-pings", [Some(pings @ (0 | 1))]) => Ok(Self::SetPings(*pings == 1)),
            ("set-server", _) => found(Shared::from_id(arguments), Self::SetServer),
            ("privacy", _) => found(Privacy::from_id(arguments), Self::Privacy),
            ("move", [Some(game), Some(n)]) => Ok(Self::Move(GameId(*game), ply(*n)?)),
            ("pick", [Some(game), Some(n), None]) => Ok(Self::Pick(GameId(*game), ply(*n)?, points()?)),
            ("pick-at", [Some(game), Some(n), None]) => Ok(Self::PickAt(GameId(*game), ply(*n)?, points()?)),
            ("pick-stop", [Some(game), Some(n), None]) => {
                Ok(Self::PickStop(GameId(*game), ply(*n)?, points()?))
            }
            ("more", [Some(game), Some(n)]) => Ok(Self::More(GameId(*game), ply(*n)?)),
            ("moves", [Some(game)]) => Ok(Self::Moves(GameId(*game))),
            ("view", [Some(game), Some(flipped @ (0 | 1))]) => Ok(Self::View {
                game: GameId(*game),
                flipped: *flipped == 1,
            }),
            ("text-board", [Some(game)]) => Ok(Self::TextBoard(GameId(*game))),
            _ => Err(ParseCustomIdError),
        }
    }
}

fn write_counter(f: &mut fmt::Formatter<'_>, id: ChallengeId, terms: Terms, field: Field) -> fmt::Result {
    let (variant, side, pace) = (
        terms.variant.id(),
        terms.side.id(),
        terms.pace.map_or("none", Pace::id),
    );
    let (rated, hints) = (u8::from(terms.rated), u8::from(terms.hints));
    write!(
        f,
        "counter|{id}|{}|{variant}|{side}|{pace}|{rated}|{hints}",
        field.id()
    )
}

fn read_counter(arguments: &str) -> Option<CustomId> {
    let parts: Vec<&str> = arguments.split('|').collect();
    let [id, field, variant, side, pace, rated, hints] = parts.as_slice() else {
        return None;
    };
    let flag = |text: &str| match text {
        "0" => Some(false),
        "1" => Some(true),
        _ => None,
    };
    let terms = Terms {
        variant: variant.parse().ok()?,
        side: SideWish::from_id(side)?,
        pace: match *pace {
            "none" => None,
            id => Some(Pace::from_id(id)?),
        },
        rated: flag(rated)?,
        hints: flag(hints)?,
    };
    let field = Field::ALL.into_iter().find(|known| known.id() == *field)?;
    Some(CustomId::Counter(ChallengeId(id.parse().ok()?), terms, field))
}

fn found<T>(control: Option<T>, id: impl FnOnce(T) -> CustomId) -> Result<CustomId, ParseCustomIdError> {
    control.map(id).ok_or(ParseCustomIdError)
}

fn read_best(arguments: &str) -> Option<CustomId> {
    let parts: Vec<&str> = arguments.split('|').collect();
    let [variant, side, here, page] = parts.as_slice() else {
        return None;
    };
    let SideWish::Side(side) = SideWish::from_id(side)? else {
        return None;
    };
    let here = match *here {
        "0" => false,
        "1" => true,
        _ => return None,
    };
    Some(CustomId::Best(
        variant.parse().ok()?,
        side,
        here,
        page.parse().ok()?,
    ))
}
