//! Trouble on demand: what goes wrong with which request, and when.

use tokio::sync::watch;

/// When something happens to a request: before it takes effect, or after.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Moment {
    /// The request changes nothing.
    Before,
    /// The request has its effect, and only the answer is lost.
    After,
}

/// What goes wrong with a request.
#[derive(Debug, Clone, PartialEq)]
pub enum Fault {
    /// 429.
    RateLimited {
        /// Seconds until the bot may ask again, with decimals.
        retry_after: f64,
        /// Which limit it was.
        scope: Scope,
        /// Discord's code, 0 for the usual limits (30046 for edits of old messages).
        code: u32,
    },
    /// A failure of Discord's own, 500 to 599.
    Broken {
        /// The HTTP status.
        status: u16,
        /// Whether it happens before the request takes effect.
        moment: Moment,
    },
    /// A refusal.
    Refused {
        /// The HTTP status.
        status: u16,
        /// Discord's code.
        code: u32,
        /// Discord's words.
        message: String,
    },
    /// The connection breaks without an answer.
    Cut(Moment),
}

/// Whose limit a 429 speaks of.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scope {
    /// The bot's, on one route.
    User,
    /// The bot's, on everything.
    Global,
    /// Everybody's, on one thing.
    Shared,
}

impl Scope {
    pub(crate) fn word(self) -> &'static str {
        match self {
            Self::User => "user",
            Self::Global => "global",
            Self::Shared => "shared",
        }
    }
}

/// How far a held request is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Phase {
    Awaited,
    /// It is here; its number in the log.
    Arrived(usize),
    Released,
    Cut,
}

#[derive(Debug, Clone)]
pub(crate) enum Action {
    Fail(Fault),
    Hold(Moment, watch::Sender<Phase>),
}

/// A plan for requests to come.
#[derive(Debug)]
struct Plan {
    method: String,
    route: String,
    skip: usize,
    times: usize,
    action: Action,
}

/// All plans, and the requests that the page holds.
#[derive(Debug, Default)]
pub(crate) struct Faults {
    plans: Vec<Plan>,
    held: Vec<watch::Sender<Phase>>,
}

impl Faults {
    /// From the `skip`-th such request from now on, counted from 0, does this `times` times.
    pub(crate) fn plan(&mut self, (method, route): (&str, &str), skip: usize, times: usize, action: Action) {
        self.plans.push(Plan {
            method: method.to_owned(),
            route: route.to_owned(),
            skip,
            times,
            action,
        });
    }

    /// What is to happen to a request that has just come. Plans count it only while none before them takes it.
    pub(crate) fn take(&mut self, method: &str, route: &str) -> Option<Action> {
        let mut matching = self
            .plans
            .iter_mut()
            .filter(|plan| plan.method == method && plan.route == route);
        let plan = matching.find_map(|plan| match plan.skip.checked_sub(1) {
            Some(skip) => {
                plan.skip = skip;
                None
            }
            None => Some(plan),
        })?;
        plan.times = plan.times.saturating_sub(1);
        let action = plan.action.clone();
        self.plans.retain(|plan| plan.times > 0);
        Some(action)
    }

    /// How many requests there are still plans for.
    pub(crate) fn planned(&self) -> usize {
        self.plans
            .iter()
            .fold(0, |sum, plan| sum.saturating_add(plan.times))
    }

    /// Stops the next `times` such requests before they take effect, until [`release`](Self::release).
    pub(crate) fn hold(&mut self, requested: (&str, &str), times: usize) {
        for _ in 0..times {
            let phase = watch::Sender::new(Phase::Awaited);
            self.held.push(phase.clone());
            self.plan(requested, 0, 1, Action::Hold(Moment::Before, phase));
        }
    }

    /// How many requests wait for [`release`](Self::release).
    pub(crate) fn held(&self) -> usize {
        self.held.iter().filter(|phase| has_arrived(phase)).count()
    }

    /// Lets every request go on that waits since [`hold`](Self::hold).
    pub(crate) fn release(&mut self) {
        for phase in self.held.extract_if(.., |phase| has_arrived(phase)) {
            phase.send_replace(Phase::Released);
        }
    }

    /// Forgets every plan; requests held go on being held.
    pub(crate) fn clear(&mut self) {
        self.plans.clear();
        self.held.retain(has_arrived);
    }
}

fn has_arrived(phase: &watch::Sender<Phase>) -> bool {
    matches!(*phase.borrow(), Phase::Arrived(_))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plans_count_and_run_out() {
        let mut faults = Faults::default();
        let cut = || Action::Fail(Fault::Cut(Moment::Before));
        faults.plan(("GET", "/gateway"), 1, 2, cut());
        let mut hit = |method| faults.take(method, "/gateway").is_some();
        assert_eq!(
            ["GET", "POST", "GET", "GET", "GET"].map(&mut hit),
            [false, false, true, true, false]
        );
    }
}
