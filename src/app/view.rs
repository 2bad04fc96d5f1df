//! A game as people see it.

use jiff::Timestamp;

use super::{
    BoardMessage, Caller, ChannelId, Computer, EndReason, Ending, GameId, GuildId, Pace, PlayerId,
    RatingChange, StoreError,
};
use crate::{
    rules::{
        game::Game,
        notation::move_text::read_move,
        position::Position,
        side::{BySide, Side},
        variant::Variant,
    },
    store::games::StoredGame,
};

/// A game, replayed.
#[derive(Debug, Clone)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "what is so or not about a game, as it is stored"
)]
pub struct GameView {
    /// Its number.
    pub id: GameId,
    /// What is played.
    pub variant: Variant,
    /// The play so far.
    pub game: Game,
    /// Who plays which side.
    pub players: BySide<PlayerId>,
    /// The computer, if it is one of them.
    pub computer: Option<Computer>,
    /// Whether two people may ask for hints.
    pub hints: bool,
    /// The time for each move; as long as they like if `None`.
    pub pace: Option<Pace>,
    /// When the player to move loses on time, if they can.
    pub deadline: Option<Timestamp>,
    /// Whether it counts for the ratings.
    pub rated: bool,
    /// What it did to the ratings of its players, if it did.
    pub rating_changes: Option<BySide<RatingChange>>,
    /// When it began.
    pub created_at: Timestamp,
    /// The server, if it is played in one.
    pub guild: Option<GuildId>,
    /// Where it is played.
    pub channel: ChannelId,
    /// Whether the bot may use that channel itself; if not, it can only answer there.
    pub reachable: bool,
    /// Whether that channel is known to be gone.
    pub channel_lost: bool,
    /// How it ended, if it has.
    pub ending: Option<Ending>,
    /// The newest message that shows it.
    pub board: Option<BoardMessage>,
    /// What the players are called in its record, if it was brought along as one; its owner has both sides.
    pub brought: Option<BySide<Option<String>>>,
}

impl GameView {
    /// How many moves have been made.
    #[must_use]
    pub fn ply(&self) -> u32 {
        u32::try_from(self.game.moves().len()).unwrap_or(u32::MAX)
    }

    /// The position now.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.game.position()
    }

    /// Who is to move.
    #[must_use]
    pub fn player_to_move(&self) -> PlayerId {
        self.players[self.position().turn()]
    }

    /// Whether the computer is to move in a game that goes on.
    #[must_use]
    pub fn is_computers_turn(&self) -> bool {
        let turn = self.position().turn();
        self.ending.is_none() && self.computer.is_some_and(|computer| computer.side == turn)
    }

    /// The person to move, if it is one, in a game that goes on.
    #[must_use]
    pub fn person_to_move(&self) -> Option<PlayerId> {
        (self.ending.is_none() && !self.is_computers_turn()).then(|| self.player_to_move())
    }

    /// Whether the players may ask for hints.
    #[must_use]
    pub fn has_hints(&self) -> bool {
        self.hints || self.computer.is_some()
    }

    /// The side that a person plays.
    #[must_use]
    pub fn side_of(&self, player: PlayerId) -> Option<Side> {
        Side::ALL.into_iter().find(|side| self.players[*side] == player)
    }

    /// Whether it is played in another channel than the caller is in.
    #[must_use]
    pub fn is_elsewhere(&self, by: &Caller) -> bool {
        self.channel != by.channel && !self.channel_lost
    }

    /// Whether the caller may look at it: their own, or one that is played where they are. A record is its owner's alone.
    #[must_use]
    pub fn is_visible_to(&self, by: &Caller) -> bool {
        self.side_of(by.player).is_some() || (self.channel == by.channel && self.brought.is_none())
    }

    /// Whether it is over without a result.
    #[must_use]
    pub fn is_unfinished(&self) -> bool {
        self.ending
            .is_some_and(|ending| ending.reason == EndReason::Unfinished)
    }

    /// Replays what is stored.
    ///
    /// # Errors
    /// [`StoreError::Corrupt`] if a stored move is not legal.
    pub(super) fn replay(stored: StoredGame) -> Result<Self, StoreError> {
        let variant = stored.terms.variant;
        let mut game = stored
            .start
            .map_or_else(|| Game::new(variant), Game::from_position);
        for text in stored.moves {
            let played = read_move(&game, &text).ok().map(|m| game.play(m));
            if !matches!(played, Some(Ok(()))) {
                return Err(StoreError::Corrupt {
                    table: "plies",
                    column: "move",
                    row: stored.id.0,
                    value: text,
                });
            }
        }
        Ok(Self {
            id: stored.id,
            variant,
            game,
            players: stored.terms.players,
            computer: stored.terms.computer,
            hints: stored.terms.hints,
            pace: stored.terms.pace,
            deadline: stored.deadline,
            rated: stored.terms.rated,
            rating_changes: stored.rating_changes,
            created_at: stored.terms.created_at,
            guild: stored.terms.guild,
            channel: stored.terms.channel,
            reachable: stored.terms.reachable,
            channel_lost: stored.channel_lost,
            ending: stored.ending,
            board: stored.board,
            brought: stored.brought,
        })
    }
}
