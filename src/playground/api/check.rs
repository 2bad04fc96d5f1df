//! Bodies held against the rules, findings made known.

use crate::playground::{
    Snowflake,
    body::{self, Findings, Layout, Purpose},
    error::ApiError,
    world::{Message, MessageBody, World},
};

use super::Call;

impl World {
    /// Notes unknown fields and refuses a body with problems; `at` is where in the request's body it sits.
    pub(super) fn settle(&mut self, call: &Call, at: &str, findings: Findings) -> Result<(), ApiError> {
        for field in findings.unknown {
            self.note_violation(format!(
                "{} {}: unknown field `{at}{field}`",
                call.method,
                call.template()
            ));
        }
        if findings.problems.is_empty() {
            return Ok(());
        }
        Err(ApiError::invalid(findings.problems).placed(at))
    }

    /// The message in the request's body.
    pub(super) fn message_body(&mut self, call: &Call, purpose: Purpose) -> Result<MessageBody, ApiError> {
        let (body, findings) = body::message(&call.body, purpose);
        self.settle(call, "", findings)?;
        Ok(body)
    }

    /// What a body is sent for that changes a message.
    pub(super) fn change_of(&self, message: Snowflake) -> Purpose {
        let flags = self
            .message(message)
            .map(Message::latest)
            .map_or(0, |now| now.flags);
        Purpose::Edit(Layout::of_flags(flags))
    }
}
