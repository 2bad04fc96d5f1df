//! Discord's REST interface, version 10: one way for every request.
//!
//! Read, logged, troubled on demand, checked for its token, carried out, answered. The carrying out is one step
//! under the world's lock.

mod application;
mod call;
mod callback;
mod channel;
mod check;
mod command;
mod line;
mod log;
mod reply;
mod route;
mod user;
mod webhook;

use std::sync::Arc;

use axum::{
    extract::{ConnectInfo, Request, State},
    response::Response,
};
use tokio::sync::watch;

use super::{
    core::Core,
    error::ApiError,
    fault::{Action, Fault, Moment, Phase},
    requested::CALLBACK,
    world::World,
};

pub(super) use self::line::{Exchange, Line};
pub use self::log::LoggedRequest;
use self::{call::Call, reply::Answer};

/// Answers a request.
///
/// The request goes its way even if the client hangs up: what Discord has received, it carries out.
pub(super) async fn handle(
    State(core): State<Arc<Core>>,
    ConnectInfo(line): ConnectInfo<Line>,
    request: Request,
) -> Response {
    let call = Call::read(request).await;
    let way = tokio::spawn(async move { Way { core, line, call }.go().await });
    way.await.unwrap_or_else(|_| reply::broken(500))
}

/// A request on its way.
struct Way {
    core: Arc<Core>,
    line: Line,
    call: Call,
}

impl Way {
    async fn go(self) -> Response {
        let number = self.core.write(|world| world.log(&self.call));
        let suggests = self.call.body["type"] == callback::SUGGESTIONS && self.call.template() == CALLBACK.1;
        let take = |world: &mut World| {
            let (method, route) = (&self.call.method, self.call.template());
            world.faults.take(method, route, suggests)
        };
        let action = self.core.write(take);
        if let Some(early) = self.trouble(Moment::Before, number, action.as_ref()).await {
            return early;
        }
        let answer = self.carry_out(number);
        if let Some(lost) = self.trouble(Moment::After, number, action.as_ref()).await {
            return lost;
        }
        reply::http(answer)
    }

    /// The answer that is to be given instead, if any.
    async fn trouble(&self, now: Moment, number: usize, action: Option<&Action>) -> Option<Response> {
        let answer = match action? {
            Action::Hold(moment, phase) if *moment == now => {
                let decision = held(phase, number);
                // Whoever watches sees that it waits.
                self.core.write(|_| ());
                return if decision.await { None } else { Some(self.cut()) };
            }
            Action::Fail(Fault::Cut(moment)) if *moment == now => return Some(self.cut()),
            Action::Fail(Fault::Broken { status, moment }) if *moment == now => reply::broken(*status),
            Action::Fail(Fault::RateLimited {
                retry_after,
                scope,
                code,
            }) if now == Moment::Before => reply::rate_limited(*retry_after, *scope, *code),
            Action::Fail(Fault::Refused {
                status,
                code,
                message,
            }) if now == Moment::Before => {
                self.core.write(|world| world.requests[number].code = Some(*code));
                reply::http(Err(ApiError::new(*status, *code, message.clone())))
            }
            Action::Hold(..) | Action::Fail(_) => return None,
        };
        let status = answer.status().as_u16();
        self.core.write(|world| world.note_status(number, status));
        Some(answer)
    }

    fn cut(&self) -> Response {
        self.line.cut();
        reply::broken(500)
    }

    fn carry_out(&self, number: usize) -> Result<Answer, ApiError> {
        let foreign = self.foreign_check();
        self.core.write(|world| {
            let answer = world.carry_out(&self.call);
            let violation = match (&answer, foreign) {
                (Err(error), _) if error.violation => Some(error.describe()),
                (_, foreign) => foreign.err(),
            };
            if let Some(what) = violation {
                world.note_violation(format!("{} {}: {what}", self.call.method, self.call.template()));
            }
            let (Ok(Answer { status, .. }) | Err(ApiError { status, .. })) = &answer;
            world.note_status(number, *status);
            let logged = &mut world.requests[number];
            logged.code = answer.as_ref().err().map(|error| error.code);
            answer
        })
    }

    fn foreign_check(&self) -> Result<(), String> {
        match (&self.core.body_check, self.call.route) {
            (Some(check), Some(route)) if !self.call.body.is_null() => {
                check(route.method, route.template, &self.call.body)
            }
            _ => Ok(()),
        }
    }
}

/// Tells that a request is here and waits for the word to go on; `false` is the word to break off.
fn held(phase: &watch::Sender<Phase>, number: usize) -> impl Future<Output = bool> {
    phase.send_modify(|phase| {
        if *phase == Phase::Awaited {
            *phase = Phase::Arrived(number);
        }
    });
    let decided = |phase: &Phase| matches!(phase, Phase::Released | Phase::Cut);
    let mut phase = phase.subscribe();
    async move {
        let decision = phase.wait_for(decided).await.map(|phase| *phase);
        decision.is_ok_and(|phase| phase == Phase::Released)
    }
}

impl World {
    fn log(&mut self, call: &Call) -> usize {
        let number = self.requests.len();
        let request = LoggedRequest {
            number,
            at: self.now(),
            method: call.method.clone(),
            route: call.template().to_owned(),
            path: call.path.clone(),
            body: call.body.clone(),
            files: call.uploads.clone(),
            status: None,
            code: None,
        };
        self.requests.push(request);
        number
    }

    fn note_status(&mut self, number: usize, status: u16) {
        self.requests[number].status = Some(status);
        self.figures.count(status);
    }

    fn carry_out(&mut self, call: &Call) -> Result<Answer, ApiError> {
        let Some(route) = call.route else {
            return Err(ApiError::fault(404, 0, format!("404: Not Found ({})", call.path)));
        };
        if route.authorised && call.authorization != format!("Bot {}", self.token) {
            return Err(ApiError::new(401, 0, "401: Unauthorized"));
        }
        if let Some(reason) = &call.unreadable {
            return Err(ApiError::fault(
                400,
                50109,
                format!("The request body contains invalid JSON: {reason}"),
            ));
        }
        route.answer(self, call)
    }
}
