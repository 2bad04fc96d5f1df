//! The stand-in as tests hold it.

use std::{
    collections::HashSet,
    ops::Deref,
    sync::{Arc, Mutex},
};

use jiff::SignedDuration;
use reynard::{
    clock::Clock,
    playground::{LoggedRequest, Options, Snowflake, StandIn, Timeout, World, requested::Requested},
};

use super::{Handle, Person, Place, openapi};

/// A stand-in for Discord with a clock that stands, and a memory of what the test has looked at.
///
/// When the last handle is dropped, the test fails if the bot did anything that no bot may do.
#[derive(Debug, Clone)]
pub(crate) struct Discord(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    stand_in: StandIn,
    clock: Clock,
    expected: Mutex<Vec<String>>,
    seen: Mutex<HashSet<Snowflake>>,
}

/// When every test begins.
const START: &str = "2026-03-01T12:00:00Z";

impl Discord {
    /// Starts one, with bodies held against Discord's `OpenAPI` file if `DISCORD_OPENAPI` names it.
    pub(crate) async fn start() -> Self {
        Self::start_with(Options {
            body_check: openapi::check(),
            ..Options::default()
        })
        .await
    }

    /// Starts one at the machine's time, for a bot that is a process of its own and lives by that. Here it stands
    /// still, so that no answer is too late, however busy the machine is.
    pub(crate) async fn start_live() -> Self {
        let options = Options {
            body_check: openapi::check(),
            ..Options::default()
        };
        Self::start_by(Clock::manual(Clock::system().now()), options).await
    }

    /// Starts one with options, the clock excepted, which stands.
    pub(crate) async fn start_with(options: Options) -> Self {
        Self::start_by(Clock::manual(START.parse().expect("a time")), options).await
    }

    async fn start_by(clock: Clock, options: Options) -> Self {
        let options = Options {
            clock: clock.clone(),
            ..options
        };
        let stand_in = StandIn::start(options).await.expect("a free port");
        Self(Arc::new(Inner {
            stand_in,
            clock,
            expected: Mutex::default(),
            seen: Mutex::default(),
        }))
    }

    /// The clock of this world, for the bot.
    pub(crate) fn clock(&self) -> Clock {
        self.0.clock.clone()
    }

    /// Sets the clock forward.
    pub(crate) fn advance(&self, seconds: i64) {
        self.0.clock.advance(SignedDuration::from_secs(seconds));
    }

    /// The person with this username, acting in the first channel of the home server; a new member of that
    /// server if there is none.
    pub(crate) fn person(&self, username: &str) -> Person {
        let home = self.home();
        let known = self.read(|world| {
            let mut people = world.people();
            people
                .find(|person| person.username.eq_ignore_ascii_case(username))
                .map(|person| person.id)
        });
        let id = known.unwrap_or_else(|| {
            let id = self.add_person(username);
            self.join(id, home.server);
            id
        });
        Person::new(self.clone(), id, home.channel)
    }

    /// The first channel of the home server.
    pub(crate) fn channel(&self) -> Place {
        self.place(self.home().channel)
    }

    /// Any channel.
    pub(crate) fn place(&self, channel: Snowflake) -> Place {
        Place::new(self.clone(), channel)
    }

    /// An interaction, for a closer look.
    pub(crate) fn interaction(&self, id: Snowflake) -> Handle {
        Handle::new(self.clone(), id)
    }

    /// Waits until something is to be found in the world.
    #[track_caller]
    pub(crate) fn wait<T>(
        &self,
        what: &str,
        look: impl FnMut(&World) -> Option<T>,
    ) -> impl Future<Output = T> {
        let place = std::panic::Location::caller();
        async move {
            let found: Result<T, Timeout> = self.until(what, look).await;
            found.unwrap_or_else(|timeout| panic!("{place}: {timeout}"))
        }
    }

    /// Waits until as many bots as given are on the gateway.
    pub(crate) async fn connected(&self, bots: usize) {
        self.until_connected(bots)
            .await
            .unwrap_or_else(|timeout| panic!("{timeout}"));
    }

    /// Waits for the bot's commands.
    pub(crate) async fn wait_for_commands(&self) {
        self.until_commands()
            .await
            .unwrap_or_else(|timeout| panic!("{timeout}"));
    }

    /// Waits for the `nth` request of a kind, counted from 0, to be answered.
    pub(crate) async fn request(&self, requested: Requested<'_>, nth: usize) -> LoggedRequest {
        let request = self.until_request(requested, nth).await;
        request.unwrap_or_else(|timeout| panic!("{timeout}"))
    }

    /// How many requests of a kind there were.
    pub(crate) fn count(&self, (method, route): Requested<'_>) -> usize {
        self.read(|world| {
            world
                .requests()
                .iter()
                .filter(|request| request.is((method, route)))
                .count()
        })
    }

    /// Says that this test makes the bot do something forbidden, in words that the violation contains.
    pub(crate) fn expect_violation(&self, words: &str) {
        self.0
            .expected
            .lock()
            .expect("the expectations")
            .push(words.to_owned());
    }

    /// Marks a message as looked at; `false` if it was already.
    pub(super) fn look_at(&self, message: Snowflake) -> bool {
        self.0.seen.lock().expect("the memory").insert(message)
    }

    pub(super) fn has_seen(&self, message: Snowflake) -> bool {
        self.0.seen.lock().expect("the memory").contains(&message)
    }
}

impl Deref for Discord {
    type Target = StandIn;

    fn deref(&self) -> &StandIn {
        &self.0.stand_in
    }
}

impl Drop for Inner {
    fn drop(&mut self) {
        if std::thread::panicking() {
            return;
        }
        let mut violations = self.stand_in.read(|world| world.violations().to_vec());
        for words in self.expected.get_mut().expect("the expectations") {
            let before = violations.len();
            violations.retain(|violation| !violation.contains(&*words));
            assert!(violations.len() < before, "expected, but not done: {words}");
        }
        assert!(
            violations.is_empty(),
            "the bot did what no bot may do:\n{}",
            violations.join("\n")
        );
    }
}
