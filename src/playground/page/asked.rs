//! What the page asks.

use serde::Deserialize;
use serde_json::Value;

use crate::playground::Snowflake;

use super::arming::{FaultKind, FaultyRequest};

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
    Own(Own),
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
    MessageMenu {
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
        #[serde(default)]
        late: bool,
    },
    Submit {
        form: Snowflake,
        fields: Vec<(String, Value)>,
    },
}

/// What nobody on Discord can do to the interactions of this socket.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub(super) enum Own {
    /// Sends the event of the last a second time.
    Repeat,
    /// Does the last thing so many times more, all at once.
    Again {
        /// 1 to [`MOST_TIMES`](super::arming::MOST_TIMES).
        times: usize,
    },
    /// Lets the next arrive as no version of the protocol has it.
    Tamper { how: Tampering },
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
    /// Makes somebody a member of a server, or lets them leave it.
    Membership {
        person: Snowflake,
        server: Snowflake,
        is_member: bool,
    },
    Server(ServerChange),
    Channel(ChannelChange),
    /// Deletes a message.
    Delete {
        message: Snowflake,
    },
    /// Lets the next requests of a kind fail.
    Fault {
        request: FaultyRequest,
        fault: FaultKind,
        /// 1 to [`MOST_TIMES`](super::arming::MOST_TIMES).
        #[serde(default = "once")]
        times: usize,
    },
    /// Forgets the faults that have not come to pass.
    ForgetFaults,
    /// Forgets one of them, by the number that the stage gives it.
    Disarm {
        number: u64,
    },
    /// Shows a message as it was before its last change.
    GoBack {
        message: Snowflake,
    },
    /// With how many shards a bot is to connect that starts from now on.
    Shards {
        /// 1 to [`MOST_SHARDS`](super::control::MOST_SHARDS).
        count: u64,
    },
    /// Lets every request go on that is held.
    Release,
}

/// What is left out stays as it is.
#[derive(Debug, Deserialize)]
pub(super) struct PersonChange {
    pub(super) person: Snowflake,
    /// The name shown, 1 to 32 characters.
    pub(super) name: Option<String>,
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
///
/// Whoever keeps the bot says what became of it: [`StandIn::report`](crate::playground::StandIn::report) and
/// [`StandIn::report_oddities`](crate::playground::StandIn::report_oddities).
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
    /// Starts a second process of it on the same database, or ends that.
    Second(bool),
    /// Begins to write to its database and does not end, or ends that.
    Lock(bool),
    /// Lets its database say that other migrations made it, or puts that right.
    Spoil(bool),
    /// Lets its commands count as changed, so that it registers them when it starts.
    Outdate,
    /// Sets its clock so many seconds ahead of Discord's, or behind.
    Skew(i32),
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

/// What is odd about an event.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Tampering {
    /// It has fields that nobody knows.
    UnknownField,
    /// It does not say in which channel it happened.
    MissingField,
    /// The button pressed is one that no version of the bot has now.
    OldButton,
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
        let own = read(r#"{"n": 1, "do": "tamper", "how": "missing_field"}"#);
        assert!(matches!(own, Some(Asked::Own(Own::Tamper { .. }))), "{own:?}");
        let person = read(r#"{"n": 1, "do": "person", "person": "7", "has_app": true}"#);
        assert!(
            matches!(person, Some(Asked::Control(Control::Person(_)))),
            "{person:?}"
        );
        assert!(read(r#"{"n": 1, "do": "nothing"}"#).is_none());
        assert!(read(r#"{"n": 1, "do": "delete", "message": "no id"}"#).is_none());
    }
}
