//! Who asks, and from where.

use super::{ChannelId, GameView, GuildId, InteractionId, NewErrand, Origin, PlayerId, Task};
use jiff::Timestamp;

/// The person behind an interaction, and where they made it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Caller {
    /// Who.
    pub player: PlayerId,
    /// The name they show.
    pub name: String,
    /// The server, if it was in one.
    pub guild: Option<GuildId>,
    /// The language of that server, as a tag.
    pub guild_locale: Option<String>,
    /// The channel.
    pub channel: ChannelId,
    /// Whether nobody else can be in that channel (direct messages with the bot).
    pub is_alone: bool,
    /// Whether the bot itself may post in that channel (not where a person has brought it along).
    pub reachable: bool,
    /// The channel that a thread belongs to.
    pub parent: Option<ChannelId>,
    /// Whether they may change the server's settings.
    pub can_manage: bool,
    /// What the bot may do in that channel, as Discord's bits; `None` where Discord does not say.
    pub permissions: Option<u64>,
    /// The interaction's id.
    pub interaction: InteractionId,
    /// Its token.
    pub token: String,
}

impl Caller {
    /// The errand of showing a game's newest board where it is played. `as_reply`: the answer to this
    /// interaction may be that, if it is made there.
    pub(super) fn board_errand(&self, view: &GameView, as_reply: bool, now: Timestamp) -> NewErrand {
        let task = Task::Board {
            game: view.id,
            ply: view.ply(),
        };
        if view.is_elsewhere(self) {
            NewErrand {
                channel: view.channel,
                reachable: view.reachable,
                ..self.errand(task, false, now)
            }
        } else {
            self.errand(task, as_reply, now)
        }
    }

    /// An errand in the caller's channel. `as_reply`: it is the public answer to this interaction.
    pub(super) fn errand(&self, task: Task, as_reply: bool, now: Timestamp) -> NewErrand {
        NewErrand {
            task,
            channel: self.channel,
            reachable: self.reachable,
            origin: Some(Origin {
                interaction: self.interaction,
                token: self.token.clone(),
                as_reply,
            }),
            created_at: now,
        }
    }
}
