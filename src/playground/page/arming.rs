//! What is to go wrong with the next requests, as the page asks for it.

use serde::{Deserialize, Serialize};
use serde_json::json;

use crate::playground::{
    Fault, Impossible, Moment, Scope,
    requested::{self, Requested},
    world::World,
};

/// As many requests fail by one control at most.
pub(super) const MOST_TIMES: usize = 99;

/// A kind of request of the bot.
#[derive(Debug, Clone, Copy, Deserialize, Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum FaultyRequest {
    /// The first answer to an interaction, suggestions excepted.
    Answer,
    /// Suggestions while somebody types.
    Suggestions,
    /// The change of a first answer, "thinking" included.
    EditAnswer,
    /// A further message to an interaction.
    FollowUp,
    /// A message with the bot's own token.
    Post,
    /// A change of such a message.
    Edit,
    /// The registration of the commands.
    Register,
}

/// What goes wrong with it.
#[derive(Debug, Clone, Copy, Deserialize, Serialize)]
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
    /// 404, as if the thing were gone: an interaction that is unknown, a message or channel that was deleted.
    Missing,
    /// 401, as if the bot's token were wrong.
    Unauthorized,
    /// 400, as if the body were invalid.
    Invalid,
    /// 429, too many edits of a message older than an hour.
    EditsLimited,
    /// 400, the words of a filter against the text.
    Filtered,
    /// 400, the words of a filter against links.
    LinkFiltered,
    /// Waits for its release before it takes effect.
    Held,
}

/// Lets the next `times` requests of a kind fail, or wait.
pub(super) fn arm(
    world: &mut World,
    request: FaultyRequest,
    fault: FaultKind,
    times: usize,
) -> Result<(), Impossible> {
    check_times(times)?;
    let suggests = match request {
        FaultyRequest::Answer => Some(false),
        FaultyRequest::Suggestions => Some(true),
        FaultyRequest::EditAnswer
        | FaultyRequest::FollowUp
        | FaultyRequest::Post
        | FaultyRequest::Edit
        | FaultyRequest::Register => None,
    };
    let words = (json!(request), json!(fault));
    let failure = failure(request, fault);
    (world.faults).arm(requested(request), suggests, words, times, failure);
    Ok(())
}

/// Whether something can be asked for so many times.
pub(super) fn check_times(times: usize) -> Result<(), Impossible> {
    let is_possible = (1..=MOST_TIMES).contains(&times);
    let refusal = || Impossible::new(format!("this goes 1 to {MOST_TIMES} times, not {times}"));
    is_possible.then_some(()).ok_or_else(refusal)
}

fn requested(request: FaultyRequest) -> Requested<'static> {
    match request {
        FaultyRequest::Answer | FaultyRequest::Suggestions => requested::CALLBACK,
        FaultyRequest::EditAnswer => requested::EDIT_ORIGINAL,
        FaultyRequest::FollowUp => requested::FOLLOW_UP,
        FaultyRequest::Post => requested::POST_MESSAGE,
        FaultyRequest::Edit => requested::EDIT_MESSAGE,
        FaultyRequest::Register => requested::REGISTER,
    }
}

/// What goes wrong, `None` for a request that only waits.
fn failure(request: FaultyRequest, fault: FaultKind) -> Option<Fault> {
    let limited = |scope, code| Fault::RateLimited {
        retry_after: 1.0,
        scope,
        code,
    };
    let broken = |moment| Fault::Broken { status: 500, moment };
    Some(match fault {
        FaultKind::Broken => broken(Moment::Before),
        FaultKind::BrokenAfter => broken(Moment::After),
        FaultKind::Cut => Fault::Cut(Moment::Before),
        FaultKind::Lost => Fault::Cut(Moment::After),
        FaultKind::RateLimited => limited(Scope::User, 0),
        FaultKind::GloballyLimited => limited(Scope::Global, 0),
        FaultKind::Forbidden => refused(403, 50013, "Missing Permissions"),
        FaultKind::Missing => missing(request),
        FaultKind::Unauthorized => refused(401, 0, "401: Unauthorized"),
        FaultKind::Invalid => refused(400, 50035, "Invalid Form Body"),
        FaultKind::EditsLimited => limited(Scope::Shared, 30046),
        FaultKind::Filtered => refused(400, 200_000, "Message was blocked by automatic moderation"),
        FaultKind::LinkFiltered => refused(400, 240_000, "Message blocked by harmful links filter"),
        FaultKind::Held => return None,
    })
}

fn refused(status: u16, code: u32, message: &str) -> Fault {
    Fault::Refused {
        status,
        code,
        message: message.to_owned(),
    }
}

/// What Discord says when the thing that a request is about is not there.
fn missing(request: FaultyRequest) -> Fault {
    let (code, message) = match request {
        FaultyRequest::Answer | FaultyRequest::Suggestions => (10062, "Unknown interaction"),
        FaultyRequest::EditAnswer | FaultyRequest::FollowUp => (10015, "Unknown Webhook"),
        FaultyRequest::Post => (10003, "Unknown Channel"),
        FaultyRequest::Edit => (10008, "Unknown Message"),
        FaultyRequest::Register => (10002, "Unknown Application"),
    };
    refused(404, code, message)
}
