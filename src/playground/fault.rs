//! Trouble on demand: what goes wrong with which request, and when.

use serde_json::Value;
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
    /// Of first answers: to suggestions only, or to everything else only; both if `None`.
    suggests: Option<bool>,
    skip: usize,
    times: usize,
    action: Action,
    /// What the page calls it, if the page asked for it.
    label: Option<Label>,
}

/// What the page calls something that it has armed, in its own words for a request and a fault.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Label {
    pub(crate) number: u64,
    pub(crate) request: Value,
    pub(crate) fault: Value,
}

/// Something that the page has armed, and how many requests it is still for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Armed {
    pub(crate) label: Label,
    pub(crate) times: usize,
}

/// All plans, and the requests that the page holds.
#[derive(Debug, Default)]
pub(crate) struct Faults {
    plans: Vec<Plan>,
    held: Vec<watch::Sender<Phase>>,
    /// How many times the page has armed something.
    armed: u64,
}

impl Faults {
    /// From the `skip`-th such request from now on, counted from 0, does this `times` times.
    pub(crate) fn plan(&mut self, (method, route): (&str, &str), skip: usize, times: usize, action: Action) {
        self.plans.push(Plan {
            method: method.to_owned(),
            route: route.to_owned(),
            suggests: None,
            skip,
            times,
            action,
            label: None,
        });
    }

    /// Arms for the page: the next `times` such requests fail as `failure` says, or, without one, are held.
    pub(crate) fn arm(
        &mut self,
        (method, route): (&str, &str),
        suggests: Option<bool>,
        (request, fault): (Value, Value),
        times: usize,
        failure: Option<Fault>,
    ) {
        self.armed += 1;
        let label = Label {
            number: self.armed,
            request,
            fault,
        };
        let plan = |action, times| Plan {
            method: method.to_owned(),
            route: route.to_owned(),
            suggests,
            skip: 0,
            times,
            action,
            label: Some(label.clone()),
        };
        match failure {
            Some(failure) => self.plans.push(plan(Action::Fail(failure), times)),
            None => {
                for _ in 0..times {
                    let phase = watch::Sender::new(Phase::Awaited);
                    self.held.push(phase.clone());
                    self.plans.push(plan(Action::Hold(Moment::Before, phase), 1));
                }
            }
        }
    }

    /// What the page has armed and has not come to pass, in that order.
    pub(crate) fn armed(&self) -> Vec<Armed> {
        let mut all: Vec<Armed> = Vec::new();
        for plan in &self.plans {
            let Some(label) = &plan.label else { continue };
            match all.last_mut().filter(|armed| armed.label == *label) {
                Some(armed) => armed.times = armed.times.saturating_add(plan.times),
                None => all.push(Armed {
                    label: label.clone(),
                    times: plan.times,
                }),
            }
        }
        all
    }

    /// Forgets what the page armed under a number; whether there was such a thing.
    pub(crate) fn disarm(&mut self, number: u64) -> bool {
        let before = self.plans.len();
        let is_it = |plan: &Plan| plan.label.as_ref().is_some_and(|label| label.number == number);
        self.plans.retain(|plan| !is_it(plan));
        let plans = &self.plans;
        self.held
            .retain(|phase| has_arrived(phase) || plans.iter().any(|plan| plan.holds(phase)));
        self.plans.len() < before
    }

    /// What is to happen to a request that has just come; `suggests` says whether it answers with suggestions. Plans
    /// count it only while none before them takes it.
    pub(crate) fn take(&mut self, method: &str, route: &str, suggests: bool) -> Option<Action> {
        let is_meant = |plan: &&mut Plan| {
            plan.method == method && plan.route == route && plan.suggests.is_none_or(|only| only == suggests)
        };
        let mut matching = self.plans.iter_mut().filter(is_meant);
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

    /// How many requests wait for [`release`](Self::release).
    pub(crate) fn held(&self) -> usize {
        self.held.iter().filter(|phase| has_arrived(phase)).count()
    }

    /// Lets every request go on that the page holds.
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

impl Plan {
    /// Whether it is this hold.
    fn holds(&self, phase: &watch::Sender<Phase>) -> bool {
        matches!(&self.action, Action::Hold(_, own) if own.same_channel(phase))
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
        let mut hit = |method| faults.take(method, "/gateway", false).is_some();
        assert_eq!(
            ["GET", "POST", "GET", "GET", "GET"].map(&mut hit),
            [false, false, true, true, false]
        );
    }

    #[test]
    fn what_is_armed_is_listed_and_can_be_disarmed() {
        let mut faults = Faults::default();
        let mut arm = |fault: &str, times, failure| {
            let words = ("answer".into(), fault.into());
            faults.arm(("POST", "/callback"), Some(false), words, times, failure);
        };
        arm("held", 3, None);
        arm("cut", 2, Some(Fault::Cut(Moment::Before)));
        let listed = |faults: &Faults| -> Vec<_> {
            let armed = faults.armed().into_iter();
            armed.map(|armed| (armed.label.number, armed.times)).collect()
        };
        assert_eq!(listed(&faults), [(1, 3), (2, 2)]);
        assert!(
            faults.take("POST", "/callback", true).is_none(),
            "suggestions are not meant"
        );
        assert!(matches!(
            faults.take("POST", "/callback", false),
            Some(Action::Hold(..))
        ));
        assert!(faults.disarm(1) && !faults.disarm(1));
        assert_eq!(listed(&faults), [(2, 2)]);
        assert!(matches!(
            faults.take("POST", "/callback", false),
            Some(Action::Fail(_))
        ));
    }
}
