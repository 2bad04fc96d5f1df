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

/// All plans.
#[derive(Debug, Default)]
pub(crate) struct Faults(Vec<Plan>);

impl Faults {
    /// From the `skip`-th such request from now on, counted from 0, does this `times` times.
    pub(crate) fn plan(&mut self, (method, route): (&str, &str), skip: usize, times: usize, action: Action) {
        self.0.push(Plan {
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
            .0
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
        self.0.retain(|plan| plan.times > 0);
        Some(action)
    }

    /// How many requests there are still plans for.
    pub(crate) fn planned(&self) -> usize {
        self.0.iter().fold(0, |sum, plan| sum.saturating_add(plan.times))
    }

    /// Forgets every plan; requests held go on.
    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }
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
