//! What the page asks.

use serde::Deserialize;
use serde_json::Value;

use crate::playground::Snowflake;

/// A question with its number.
#[derive(Debug, Deserialize)]
pub(super) struct Question {
    /// Comes back with the answer.
    pub(super) n: u64,
    #[serde(flatten)]
    pub(super) asked: Asked,
}

/// Names and values of options, as the page writes them.
pub(super) type Options = Vec<(String, Value)>;

#[derive(Debug, Deserialize)]
#[serde(untagged)]
pub(super) enum Asked {
    Looking(Looking),
    Deed(Deed),
    Control(Control),
}

/// To look at a channel through somebody's eyes.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub(super) enum Looking {
    Look {
        /// The first who plays, if `None`.
        person: Option<Snowflake>,
        /// The first that the person is in, if `None` or not there.
        channel: Option<Snowflake>,
    },
}

/// What people do.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub(super) enum Deed {
    Slash {
        command: String,
        options: Options,
    },
    Type {
        command: String,
        option: String,
        text: String,
        #[serde(default)]
        others: Options,
    },
    UserMenu {
        command: String,
        target: Snowflake,
    },
    Press {
        message: Snowflake,
        custom_id: String,
        #[serde(default)]
        late: bool,
    },
    Choose {
        message: Snowflake,
        custom_id: String,
        values: Vec<String>,
    },
    Submit {
        form: Snowflake,
        fields: Vec<(String, Value)>,
    },
}

/// What nobody on Discord can do.
#[derive(Debug, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub(super) enum Control {
    /// Sets the clock forward.
    Advance {
        seconds: u32,
    },
    Bot {
        wish: Wish,
    },
    Gateway {
        trouble: GatewayTrouble,
    },
    /// Gives the bot a permission in a channel, or takes it away.
    Permission {
        channel: Snowflake,
        /// Discord's name for it, one of the stage's `permissions`.
        permission: String,
        granted: bool,
    },
    Person(PersonChange),
    Server(ServerChange),
    Channel(ChannelChange),
    /// Deletes a message.
    Delete {
        message: Snowflake,
    },
    /// Sends the event of this socket's last interaction a second time.
    Repeat,
    /// Lets the next requests of a kind fail.
    Fault {
        request: FaultyRequest,
        fault: FaultKind,
        /// 1 to [`MOST_TIMES`](super::control::MOST_TIMES).
        #[serde(default = "once")]
        times: usize,
    },
    ForgetFaults,
}

/// What is left out stays as it is.
#[derive(Debug, Deserialize)]
pub(super) struct PersonChange {
    pub(super) person: Snowflake,
    pub(super) locale: Option<String>,
    pub(super) accepts_dms: Option<bool>,
    pub(super) has_app: Option<bool>,
}

/// What is left out stays as it is.
#[derive(Debug, Deserialize)]
pub(super) struct ServerChange {
    pub(super) server: Snowflake,
    pub(super) locale: Option<String>,
    pub(super) has_bot: Option<bool>,
    pub(super) available: Option<bool>,
}

/// What is left out stays as it is.
#[derive(Debug, Deserialize)]
pub(super) struct ChannelChange {
    pub(super) channel: Snowflake,
    pub(super) archived: Option<bool>,
    pub(super) locked: Option<bool>,
    #[serde(default)]
    pub(super) deleted: bool,
}

fn once() -> usize {
    1
}

/// What is to become of the bot.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Wish {
    /// Ends it properly.
    Stop,
    /// Ends it in the middle of whatever it does.
    Crash,
    /// Starts it, if it does not run.
    Start,
    /// Ends it properly and starts it again.
    Restart,
}

/// What happens to the bot's connection.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum GatewayTrouble {
    /// Broken without a word; the session can be resumed.
    Cut,
    /// Asked to reconnect.
    Reconnect,
    /// Told that the session is over.
    Invalidate,
    /// Told its last ten events again.
    Repeat,
}

/// A kind of request of the bot.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum FaultyRequest {
    /// The first answer to an interaction.
    Answer,
    /// The change of a first answer, "thinking" included.
    EditAnswer,
    /// A further message to an interaction.
    FollowUp,
    /// A message with the bot's own token.
    Post,
    /// A change of such a message.
    Edit,
}

/// What goes wrong with it.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum FaultKind {
    /// 500, and nothing happened.
    Broken,
    /// 500, although it took effect.
    BrokenAfter,
    /// The connection breaks before it took effect.
    Cut,
    /// The connection breaks after it took effect.
    Lost,
    /// 429, the bot's own limit, one second.
    RateLimited,
    /// 429, the limit on everything, one second.
    GloballyLimited,
    /// 403.
    Forbidden,
    /// 404, as if the thing were gone.
    Missing,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Option<Asked> {
        serde_json::from_str(text)
            .ok()
            .map(|Question { asked, .. }| asked)
    }

    #[test]
    fn questions_are_told_apart_by_what_is_to_be_done() {
        let look = read(r#"{"n": 1, "do": "look"}"#);
        assert!(matches!(look, Some(Asked::Looking(_))), "{look:?}");
        let slash = read(r#"{"n": 1, "do": "slash", "command": "help", "options": []}"#);
        assert!(matches!(slash, Some(Asked::Deed(_))), "{slash:?}");
        let person = read(r#"{"n": 1, "do": "person", "person": "7", "has_app": true}"#);
        assert!(
            matches!(person, Some(Asked::Control(Control::Person(_)))),
            "{person:?}"
        );
        assert!(read(r#"{"n": 1, "do": "nothing"}"#).is_none());
        assert!(read(r#"{"n": 1, "do": "delete", "message": "no id"}"#).is_none());
    }
}
