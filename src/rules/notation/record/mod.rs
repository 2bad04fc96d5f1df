//! Records of games, in the manner of chess's PGN.
//!
//! ```text
//! [Variant "fox-geese"]
//! [Date "2026.03.01"]
//! [Fox "Alice"]
//! [Geese "Bob"]
//! [Result "geese"]
//!
//! 1. d4-d5 c3-c4 2. d5xd3 d2xd3 geese
//! ```
//!
//! First tags, a name and a value in quotes each; in a value `\"`, `\\` and `\n` stand for a quote, a
//! backslash and a line end. `Variant` is needed; `Start` holds the position text of another start than the
//! usual one; `Result` is who won, by the word of the side ([`Variant::side_word`]), `draw`, or `*` while the
//! game goes on. All other tags are free: `Date`, `Termination`, and the players under the words of their
//! sides, by custom. Then the moves as [`read_move`](super::move_text::read_move) reads them, without blanks
//! inside, numbered in pairs from the start of the record, and the result again. Comments in braces may stand
//! anywhere between; they are not kept.

use std::fmt;

use crate::rules::{
    game::Game,
    outcome::Outcome,
    position::Position,
    side::Side,
    variant::{ParseVariantError, Variant},
};

use super::{move_text::Refusal, position_text::ParsePositionError};

mod reader;
mod writer;

/// The most bytes of a record that are read.
pub const MAX_BYTES: usize = 1 << 18;

/// The tags that follow from the game and the result.
const OWN_TAGS: [&str; 3] = ["Variant", "Start", "Result"];

/// A game with its result and free tags. `Display` writes it, `FromStr` reads it.
///
/// ```
/// use reynard::rules::{game::Game, notation::record::Record, side::Side, variant::Variant};
///
/// let mut record = Record::of(Game::new(Variant::FoxHounds));
/// record.set_player(Side::Few, "Alice \"the fox\" A.");
/// let text = record.to_string();
/// assert_eq!(text.lines().next(), Some("[Variant \"fox-hounds\"]"));
/// let read: Record = text.parse()?;
/// assert_eq!(read, record);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone)]
pub struct Record {
    game: Game,
    result: GameResult,
    /// In the order in which they were first set.
    tags: Vec<(String, String)>,
}

/// How a game stands or ended, by whatever reason: the rules, a resignation, an agreement, the clock.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum GameResult {
    /// It goes on.
    Open,
    /// A side has won.
    Won(Side),
    /// Nobody has.
    Drawn,
}

impl Record {
    /// The record of a game, with the result that the rules give it.
    #[must_use]
    pub fn of(game: Game) -> Self {
        let result = by_rules(&game);
        Self {
            game,
            result,
            tags: Vec::new(),
        }
    }

    /// The game.
    #[must_use]
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The result.
    #[must_use]
    pub fn result(&self) -> GameResult {
        self.result
    }

    /// Sets the result of a game that has not ended by the rules.
    ///
    /// # Errors
    /// [`ResultError`] if it has, and otherwise; nothing changes then.
    pub fn set_result(&mut self, result: GameResult) -> Result<(), ResultError> {
        if self.game.outcome().is_some() && result != by_rules(&self.game) {
            return Err(ResultError);
        }
        self.result = result;
        Ok(())
    }

    /// The value of a free tag.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags
            .iter()
            .find(|(known, _)| known == name)
            .map(|(_, value)| value.as_str())
    }

    /// The free tags, in order.
    pub fn tags(&self) -> impl Iterator<Item = (&str, &str)> {
        self.tags
            .iter()
            .map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// Sets a free tag. The value may be any text.
    ///
    /// # Errors
    /// [`TagError`] if the name is not one to 40 ASCII letters, digits and underscores, or is `Variant`,
    /// `Start` or `Result`, which follow from the game; nothing changes then.
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        if !is_tag_name(name) || OWN_TAGS.contains(&name) {
            return Err(TagError(name.to_owned()));
        }
        self.put(name, value);
        Ok(())
    }

    /// Who plays a side: the tag named by the word of the side, `Fox` or `Goats`.
    #[must_use]
    pub fn player(&self, side: Side) -> Option<&str> {
        self.tag(&player_tag(self.game.variant(), side))
    }

    /// Sets who plays a side. The name may be any text.
    pub fn set_player(&mut self, side: Side, name: &str) {
        self.put(&player_tag(self.game.variant(), side), name);
    }

    fn put(&mut self, name: &str, value: &str) {
        match self.tags.iter_mut().find(|(known, _)| known == name) {
            Some((_, old)) => value.clone_into(old),
            None => self.tags.push((name.to_owned(), value.to_owned())),
        }
    }
}

/// Equal if the same moves lead from the same start with the same result and tags.
impl PartialEq for Record {
    fn eq(&self, other: &Self) -> bool {
        (self.game.start(), self.game.moves(), self.result, &self.tags)
            == (other.game.start(), other.game.moves(), other.result, &other.tags)
    }
}

impl Eq for Record {}

impl GameResult {
    /// The word for it in records: that of the winning side, `draw`, or `*`.
    #[must_use]
    pub fn word(self, variant: Variant) -> &'static str {
        match self {
            Self::Open => "*",
            Self::Won(side) => variant.side_word(side),
            Self::Drawn => "draw",
        }
    }

    fn from_word(variant: Variant, word: &str) -> Option<Self> {
        let all = [
            Self::Open,
            Self::Won(Side::Few),
            Self::Won(Side::Many),
            Self::Drawn,
        ];
        all.into_iter().find(|result| result.word(variant) == word)
    }
}

fn by_rules(game: &Game) -> GameResult {
    match game.outcome() {
        None => GameResult::Open,
        Some(Outcome::Win { winner, .. }) => GameResult::Won(winner),
        Some(Outcome::Draw(_)) => GameResult::Drawn,
    }
}

/// The word of a side with a capital.
fn player_tag(variant: Variant, side: Side) -> String {
    let word = variant.side_word(side);
    word[..1].to_ascii_uppercase() + &word[1..]
}

fn is_tag_name(name: &str) -> bool {
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
    (1..=40).contains(&name.len()) && name.bytes().all(fits)
}

/// The rules have decided the game otherwise.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("the game has ended otherwise by the rules")]
pub struct ResultError;

/// A tag of this name cannot be set.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("no tag can be called {0:?}")]
pub struct TagError(pub String);

/// Why a text is no record, with the line, counted from 1.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct RecordError {
    /// Where it was noticed.
    pub line: usize,
    /// What is wrong.
    pub problem: Problem,
}

/// What is wrong with a record.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Problem {
    /// More than [`MAX_BYTES`].
    #[error("the record is too long")]
    TooLong,
    /// A tag that is not a name and a value in quotes.
    #[error("a tag is a name and a value in quotes, in brackets")]
    Tag,
    /// Two tags of one name.
    #[error("a second tag {0}")]
    SecondTag(String),
    /// No tag says the variant.
    #[error("there is no tag Variant")]
    NoVariant,
    /// An unknown variant.
    #[error(transparent)]
    Variant(ParseVariantError),
    /// A start that is no position of the variant.
    #[error("the start: {0}")]
    Start(ParsePositionError),
    /// A comment that does not end.
    #[error("a comment without an end")]
    Comment,
    /// A move number that does not count the pairs of moves.
    #[error("move number {found} instead of {wanted}")]
    Number {
        /// The number there.
        found: usize,
        /// The number of this pair of moves.
        wanted: usize,
    },
    /// A move that was not accepted.
    #[error("single move {}, {text:?}: {refusal}", ply + 1)]
    Move {
        /// The number of single moves before it.
        ply: usize,
        /// How it is written; at most its first 40 characters.
        text: String,
        /// Why it was not accepted.
        refusal: Refusal,
    },
    /// A result that is no word for one in this variant.
    #[error("{0:?} is no result")]
    Result(String),
    /// The result at the end is not that of the tag, or not that of the rules.
    #[error("the results contradict each other")]
    Contradiction,
    /// Something after the result.
    #[error("something follows the result")]
    Trailing,
}

/// The start, if it is not the usual one.
fn unusual_start(game: &Game) -> Option<&Position> {
    (*game.start() != Position::start(game.variant())).then_some(game.start())
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writer::write(self, f)
    }
}

impl std::str::FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        reader::read(text)
    }
}
