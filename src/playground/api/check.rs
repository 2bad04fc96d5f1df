//! Bodies held against the rules, findings made known.

use crate::playground::{
    body::{self, Findings, Purpose},
    error::{ApiError, Problem},
    world::{MessageBody, World},
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
        let placed = |problem: Problem| Problem {
            path: format!("{at}{}", problem.path),
            ..problem
        };
        Err(ApiError::invalid(
            findings.problems.into_iter().map(placed).collect(),
        ))
    }

    /// The message in the request's body.
    pub(super) fn message_body(&mut self, call: &Call, purpose: Purpose) -> Result<MessageBody, ApiError> {
        let (body, findings) = body::message(&call.body, purpose);
        self.settle(call, "", findings)?;
        Ok(body)
    }
}
