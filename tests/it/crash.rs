//! A real process, killed without warning in the middle of things, and what it makes good when it returns.

use reynard::{
    playground::{
        Callback, Moment,
        requested::{CALLBACK, DELETE_ORIGINAL, EDIT_MESSAGE, EDIT_ORIGINAL, POST_MESSAGE, Requested},
    },
    rules::variant::Variant,
};
use rstest::rstest;

use crate::support::{Database, Discord, Person, Serving, Shown, duel::Wish, shown};

/// Alice has the fox and is two steps from the goal.
const POSITION: &str = "8/7g/6g1/8/8/3F4/8/1g5g f 0 0";

/// The steps of a game from beginning to end.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Step {
    Challenge,
    Accept,
    Move,
    Reply,
    End,
}

const STEPS: [Step; 5] = [Step::Challenge, Step::Accept, Step::Move, Step::Reply, Step::End];

/// Two people who play that game whatever happens to the bot.
struct Story {
    d: Discord,
    alice: Person,
    bob: Person,
    database: Database,
    /// The messages that they have seen so far, the card first.
    shown: Vec<Shown>,
}

impl Story {
    async fn begin() -> (Self, Serving) {
        let d = Discord::start_live().await;
        let bot = Serving::start(&d).await;
        let (alice, bob) = (d.person("alice"), d.person("bob"));
        let story = Self {
            d,
            alice,
            bob,
            database: bot.database(),
            shown: Vec::new(),
        };
        (story, bot)
    }

    /// Does what is to be done, without waiting for anything.
    fn act(&self, step: Step) {
        match step {
            Step::Challenge => drop(self.alice.begin_challenge(
                Some(&self.bob),
                Variant::FoxHounds,
                Wish::Few,
            )),
            Step::Accept => drop(self.bob.click(&self.shown[0], "Accept")),
            Step::Move => self.play(&self.alice, "d3-e2"),
            Step::Reply => self.play(&self.bob, "b1-a2"),
            Step::End => self.play(&self.alice, "e2-d1"),
        }
    }

    fn play(&self, person: &Person, m: &str) {
        person.begin("move", [("move", m.into())]);
    }

    /// Waits until a step is whole: shown once, and what was there before is closed.
    async fn is_whole(&mut self, step: Step) {
        let shown = self.d.channel().next_message().await;
        self.database.all_told().await;
        match step {
            Step::Challenge => {
                assert_eq!(
                    shown.now().labels(),
                    ["Accept", "Decline", "Other terms", "Withdraw"]
                );
                assert_eq!(shown.pinged(), ["bob"]);
            }
            Step::Accept => {
                assert!(self.shown[0].now().to_string().contains("Accepted"));
                self.database.start_from(1, POSITION).await;
            }
            Step::Move | Step::Reply | Step::End => {}
        }
        if step != Step::Challenge {
            self.is_newest(&shown.now(), step);
        }
        if let Some(before) = self.shown.last() {
            assert!(before.now().buttons().is_empty(), "{}", before.now());
        }
        assert_eq!(self.d.channel().unseen_count(), 0, "shown once");
        self.shown.push(shown);
    }

    fn is_newest(&self, board: &Shown, step: Step) {
        assert_eq!(board.files().len(), 1, "{board}");
        let (pings, labels) = match step {
            Step::End => (vec![], shown::OVER.to_vec()),
            Step::Move => (vec!["bob"], shown::RUNNING.to_vec()),
            Step::Challenge | Step::Accept | Step::Reply => (vec!["alice"], shown::RUNNING.to_vec()),
        };
        assert_eq!(
            (board.pinged(), board.labels()),
            (to_owned(&pings), to_owned(&labels)),
            "{board}"
        );
    }

    /// Nothing is left over and nothing is there twice.
    async fn is_over(&self) {
        let end = self.shown.last().expect("what was shown").now();
        assert!(end.text().contains("the fox has reached the far side"), "{end}");
        assert_eq!(self.d.channel().messages().len(), STEPS.len());
        let plies = self.database.count("SELECT count(*) FROM plies").await;
        let games = self.database.count("SELECT count(*) FROM games").await;
        assert_eq!((games, plies), (1, 3));
    }
}

fn to_owned(words: &[&str]) -> Vec<String> {
    words.iter().map(|&word| word.to_owned()).collect()
}

/// In each step the bot is killed while Discord has, or has not yet, taken a request of it: the answer, or the
/// edit by which the message before is closed.
#[rstest]
#[tokio::test]
async fn killed_at_a_request(
    #[values(CALLBACK, EDIT_MESSAGE)] request: Requested<'_>,
    #[values(Moment::Before, Moment::After)] moment: Moment,
) {
    let (mut story, mut bot) = Story::begin().await;
    for step in STEPS {
        if (step, request) == (Step::Challenge, EDIT_MESSAGE) {
            story.act(step);
        } else {
            let hold = story.d.hold(request, moment);
            story.act(step);
            hold.arrived().await.unwrap();
            let killed = bot.kill().await;
            hold.cut();
            bot = killed.restart().await;
        }
        story.is_whole(step).await;
    }
    story.is_over().await;
}

/// What an earlier death left to be told is posted in the channel; the bot dies over that too.
#[rstest]
#[tokio::test]
async fn killed_again_while_making_good(#[values(Moment::Before, Moment::After)] moment: Moment) {
    let (mut story, mut bot) = Story::begin().await;
    for step in STEPS {
        let hold = story.d.hold(CALLBACK, Moment::Before);
        story.act(step);
        hold.arrived().await.unwrap();
        let killed = bot.kill().await;
        hold.cut();
        let hold = story.d.hold(POST_MESSAGE, moment);
        bot = killed.restart().await;
        hold.arrived().await.unwrap();
        let killed = bot.kill().await;
        hold.cut();
        bot = killed.restart().await;
        story.is_whole(step).await;
    }
    story.is_over().await;
}

/// The answer was promised, what is asked is done, and the bot dies while it keeps the promise: by taking it
/// back and posting, where somebody is to be pinged, else by an edit.
#[rstest]
#[tokio::test]
async fn killed_after_a_promise(
    #[values(DELETE_ORIGINAL, POST_MESSAGE)] request: Requested<'_>,
    #[values(Moment::Before, Moment::After)] moment: Moment,
) {
    let (mut story, mut bot) = Story::begin().await;
    for step in STEPS {
        let lock = story.database.lock().await;
        let promise = story.d.hold(CALLBACK, Moment::After);
        let request = if step == Step::End { EDIT_ORIGINAL } else { request };
        let hold = story.d.hold(request, moment);
        story.act(step);
        promise.arrived().await.unwrap();
        promise.release();
        lock.release().await.expect("the end of the lock");
        hold.arrived().await.unwrap();
        let killed = bot.kill().await;
        hold.cut();
        bot = killed.restart().await;
        story.is_whole(step).await;
    }
    story.is_over().await;
}

/// What was not committed never happened: the person does it again.
#[tokio::test]
async fn killed_before_anything_was_decided() {
    let (mut story, mut bot) = Story::begin().await;
    for step in STEPS {
        let lock = story.database.lock().await;
        let promise = story.d.hold(CALLBACK, Moment::After);
        story.act(step);
        promise.arrived().await.unwrap();
        let killed = bot.kill().await;
        promise.release();
        lock.release().await.expect("the end of the lock");
        bot = killed.restart().await;
        assert_eq!(story.d.channel().unseen_count(), 0, "nothing has happened");
        story.act(step);
        story.is_whole(step).await;
    }
    story.is_over().await;
}

#[tokio::test]
async fn buttons_of_before_the_death_still_work() {
    let (mut story, mut bot) = Story::begin().await;
    for step in &STEPS[..3] {
        story.act(*step);
        story.is_whole(*step).await;
        bot = bot.kill().await.restart().await;
    }
    let board = story.shown.last().unwrap().clone();
    let question = story.bob.press(&board, "Resign").await;
    bot = bot.kill().await.restart().await;
    let done = story.bob.press(&question, "Yes, resign").await;
    assert!(done.text().contains("You have resigned"), "{done}");
    let end = story.d.channel().next_message().await;
    assert!(end.text().contains("the hounds resigned"), "{end}");
    board.closed().await;
    drop(bot);
}

/// Resigning is answered by one message and shown by another; the bot dies over either.
#[rstest]
#[case::answer(CALLBACK)]
#[case::board(POST_MESSAGE)]
#[tokio::test]
async fn killed_while_somebody_resigns(
    #[case] request: Requested<'_>,
    #[values(Moment::Before, Moment::After)] moment: Moment,
) {
    let (mut story, bot) = Story::begin().await;
    for step in [Step::Challenge, Step::Accept] {
        story.act(step);
        story.is_whole(step).await;
    }
    let question = story.alice.slash("resign", []).await;
    let hold = story.d.hold(request, moment);
    let pressed = story.alice.click(&question, "Yes, resign");
    hold.arrived().await.unwrap();
    let killed = bot.kill().await;
    hold.cut();
    let bot = killed.restart().await;
    let end = story.d.channel().next_message().await;
    assert!(end.text().contains("the fox resigned"), "{end}");
    story.database.all_told().await;
    assert_eq!(story.d.channel().unseen_count(), 0);
    if (request, moment) == (CALLBACK, Moment::After) {
        assert_eq!(pressed.callback().await, Callback::Update);
    }
    assert!(story.shown[1].now().buttons().is_empty());
    drop(bot);
}
