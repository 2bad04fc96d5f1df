//! Challenges that nobody answers: after a day they end by themselves.

use insta::assert_snapshot;
use reynard::{
    playground::{Fault, Permissions},
    rules::variant::{Family, Variant},
};

use reynard::playground::requested::{CALLBACK, EDIT_MESSAGE};

use crate::support::{Discord, TestBot, duel::Wish, eventually};

const DAY: i64 = 24 * 60 * 60;

const PLAIN: Variant = Family::FoxGeese.plain();

#[tokio::test]
async fn a_challenge_lapses_after_a_day() {
    let d = Discord::start().await;
    let _bot = TestBot::start(&d).await;
    let (alice, bob) = (d.person("alice"), d.person("bob"));
    let card = alice.challenge(Some(&bob), PLAIN, Wish::Few).await;
    d.advance(DAY - 1);
    let late = alice.challenge(None, PLAIN, Wish::Few).await;
    bob.press(&late, "Accept").await;
    assert_eq!(card.now().labels().len(), 4, "a second is left");
    d.advance(1);
    assert_snapshot!(card.closed().await, @"
    <@alice> challenges <@bob>.
    | Fox and Geese
    | <@alice> plays the fox.
    | Rated.
    | Nobody answered within a day, so the challenge has expired.
    pings bob
    ");
    let mut told = Vec::new();
    for (person, label) in [(&bob, "Accept"), (&bob, "Decline"), (&alice, "Withdraw")] {
        told.push(person.refused(&card, label).await);
    }
    assert_snapshot!(told.join("\n"), @"
    bob Accept: That challenge has expired; make a new one with `/challenge`.
    bob Decline: That challenge has expired; make a new one with `/challenge`.
    alice Withdraw: That challenge has expired; make a new one with `/challenge`.
    ");
}

#[tokio::test]
async fn a_card_that_is_gone_lapses_quietly() {
    let d = Discord::start().await;
    let bot = TestBot::start(&d).await;
    let alice = d.person("alice");
    let lost = alice.challenge(None, PLAIN, Wish::Few).await;
    d.delete_message(lost.id);
    let kept = alice.challenge(None, PLAIN, Wish::Many).await;
    d.advance(DAY);
    kept.closed().await;
    bot.database().all_told().await;
    assert_eq!(d.count(EDIT_MESSAGE), 2);
    assert_eq!(d.channel().messages().len(), 1);
}

#[tokio::test]
async fn a_card_that_was_never_shown_lapses_quietly() {
    let d = Discord::start().await;
    let bot = TestBot::start(&d).await;
    let alice = d.person("alice");
    // Neither the answer nor the channel takes the card.
    d.fail(
        CALLBACK,
        Fault::Refused {
            status: 404,
            code: 10062,
            message: "Unknown interaction".to_owned(),
        },
    );
    d.set_bot_permissions(d.home().channel, Permissions::NONE);
    alice.begin("challenge", []);
    let database = bot.database();
    eventually(|| async { database.count("SELECT count(*) FROM challenges").await == 1 }).await;
    database.all_told().await;
    d.advance(DAY);
    let open = "SELECT count(*) FROM challenges WHERE state = 'open'";
    eventually(|| async { database.count(open).await == 0 }).await;
    database.all_told().await;
    assert_eq!(d.count(EDIT_MESSAGE), 0);
    assert!(d.channel().messages().is_empty());
    d.set_bot_permissions(d.home().channel, Permissions::BOT);
    assert!(!alice.slash("challenge", []).await.is_private());
}
