//! The ways to say no.

use super::{ChallengeState, Ending, GameEntry, GameId, GameView, OfferKind, OfferState, StoreError};
use crate::rules::{
    notation::{move_text, record::RecordError},
    variant::Variant,
};

/// Why nothing was done.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The person asked for something they cannot have; they are told.
    #[error("refused: {0:?}")]
    Refused(Box<Refusal>),
    /// This very interaction was decided before; whoever did that answers it.
    #[error("decided before")]
    Seen,
    /// We failed.
    #[error(transparent)]
    Fault(#[from] StoreError),
}

impl From<Refusal> for Error {
    fn from(refusal: Refusal) -> Self {
        Self::Refused(Box::new(refusal))
    }
}

/// What a person may not do, with what they need to know to do better.
#[derive(Debug)]
pub enum Refusal {
    /// They have no running game here.
    NoGameHere {
        /// How many they have elsewhere.
        elsewhere: usize,
    },
    /// They have several running games here and did not say which.
    SeveralGames(Vec<GameEntry>),
    /// No game has this number, or it is none of theirs to see.
    NoSuchGame(GameId),
    /// They look on.
    NotAPlayer(GameId),
    /// The bot can only answer where the game is played, so it must be played there.
    PlayedElsewhere {
        /// The game.
        game: GameId,
        /// Where.
        channel: super::ChannelId,
    },
    /// The two do not play with hints.
    NoHints(GameId),
    /// No game has ended here.
    NoFinishedGame,
    /// The game has not ended.
    NotOver(GameId),
    /// The other one is to move.
    NotYourTurn {
        /// The game.
        view: Box<GameView>,
    },
    /// The game has ended.
    GameOver {
        /// Which.
        game: GameId,
        /// What was played.
        variant: Variant,
        /// How it ended.
        ending: Ending,
    },
    /// The move cannot be played.
    Move {
        /// The game, unchanged.
        view: Box<GameView>,
        /// The move as typed.
        typed: String,
        /// Why not.
        refusal: move_text::Refusal,
    },
    /// The game has moved on since the button was made.
    Outdated {
        /// The game as it is.
        view: Box<GameView>,
    },
    /// They have made no move yet.
    NothingToTakeBack(GameId),
    /// They have asked the same at this move before.
    AskedAlready {
        /// The game.
        game: GameId,
        /// What they asked.
        kind: OfferKind,
    },
    /// Another offer waits for its answer.
    OfferOpen {
        /// The game.
        game: GameId,
        /// What is asked.
        kind: OfferKind,
    },
    /// No offer has this number.
    NoSuchOffer,
    /// The offer can no longer be answered.
    OfferClosed(OfferState),
    /// One cannot accept one's own offer.
    OwnOffer,
    /// What they brought is no record of a game by the rules.
    Record(RecordError),
    /// The record is too large.
    RecordTooLarge {
        /// How many bytes it may have.
        most: usize,
    },
    /// The game of the record is too long.
    TooManyMoves {
        /// How many single moves it may have.
        most: usize,
    },
    /// They have brought as many records as anybody may.
    TooManyRecords {
        /// How many that are.
        most: u32,
    },
    /// The game was read from a record: there is nobody to play it again.
    NobodyPlayed(GameId),
    /// They have asked for this rematch before.
    RematchAsked(GameId),
    /// One cannot challenge oneself.
    ChallengedSelf,
    /// Bots do not play.
    ChallengedBot,
    /// The person is not in this channel.
    ChallengedAbsent,
    /// Nobody else can be here to accept.
    ChallengedAlone,
    /// The options `geese` and `sideways` belong to another game.
    OptionsOfFoxGeese {
        /// The game that was asked for.
        variant: Variant,
    },
    /// No challenge has this number.
    NoSuchChallenge,
    /// The challenge can no longer be answered.
    ChallengeClosed(ChallengeState),
    /// It is for somebody else.
    NotChallenged {
        /// For whom.
        opponent: super::PlayerId,
    },
    /// Only who made it may take it back.
    NotYourChallenge,
    /// They have answered it with other terms before, and wait for what comes of that.
    CounteredAlready,
    /// They have had everything about them deleted.
    NoSuchOpponent,
    /// One cannot accept one's own challenge.
    OwnChallenge,
    /// The server allows games in other channels only.
    GamesElsewhere {
        /// Where it does.
        channels: Vec<super::ChannelId>,
    },
    /// As many games are running in the channel as the server allows.
    ChannelFull {
        /// How many that are.
        most: u32,
    },
    /// They are in as many games as anybody may be.
    TooManyGames {
        /// How many that are.
        most: u32,
    },
    /// The other one is in as many games as anybody may be.
    TooManyGamesOf {
        /// Who.
        player: super::PlayerId,
        /// How many that are.
        most: u32,
    },
    /// There is no such time zone.
    UnknownZone {
        /// What they typed.
        typed: String,
    },
    /// A server's settings belong to a server.
    NotInServer,
    /// A server's settings are changed by those who manage it.
    NotManager,
    /// No more channels can be allowed one by one.
    TooManyChannels {
        /// How many can.
        most: usize,
    },
}
