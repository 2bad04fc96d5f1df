//! A game as people see it.

use super::{BoardMessage, Caller, ChannelId, Ending, GameId, GuildId, PlayerId, StoreError};
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
pub struct GameView {
    /// Its number.
    pub id: GameId,
    /// What is played.
    pub variant: Variant,
    /// The play so far.
    pub game: Game,
    /// Who plays which side.
    pub players: BySide<PlayerId>,
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
            guild: stored.terms.guild,
            channel: stored.terms.channel,
            reachable: stored.terms.reachable,
            channel_lost: stored.channel_lost,
            ending: stored.ending,
            board: stored.board,
        })
    }
}
