//! Answering a challenge with other terms.

use insta::assert_snapshot;

use crate::support::{Discord, Person, Shown, TestBot};

async fn challenged() -> (Discord, TestBot, Person, Person, Shown) {
    let d = Discord::start().await;
    let bot = TestBot::start(&d).await;
    let (alice, bob) = (d.person("alice"), d.person("bob"));
    let options = [
        ("opponent", bob.mention_opt()),
        ("variant", "halatafl".into()),
        ("side", "few".into()),
    ];
    let card = alice.slash("challenge", options).await;
    (d, bot, alice, bob, card)
}

#[tokio::test]
async fn other_terms_are_a_challenge_the_other_way_round() {
    let (d, bot, alice, bob, card) = challenged().await;
    let form = bob.press(&card, "Other terms").await;
    assert_snapshot!(form, @"
    (only for bob)
    On which terms would you play?
    **Halatafl**
    You play the geese.
    No time limit.
    Rated.
    [Send] [Not rated] [With hints]
    {Another game: Fox and Geese, Fox and Geese, 15 geese, Fox and Geese, 17 geese, Fox and Geese, sideways moves, Fox and Geese, 15 geese, sideways moves, Fox and Geese, 17 geese, sideways moves, Halatafl, Gåsetavl, Fox and Geese to ten captures, Bagh-Chal, Fox and Hounds}
    {Another side: Random sides., You play the foxes., You play the geese.}
    {Another pace: No time limit., One hour for each move., One day for each move., Three days for each move., Seven days for each move.}
    ");
    let form = bob.choose(&form, ["Bagh-Chal"]).await;
    let form = bob.choose(&form, ["One day for each move."]).await;
    let form = bob.press(&form, "Not rated").await;
    let form = bob.press(&form, "With hints").await;
    assert_snapshot!(form, @"
    (only for bob)
    On which terms would you play?
    **Bagh-Chal**
    You play the goats.
    One day for each move.
    Not rated.
    Both may ask for hints.
    [Send] [Rated] [Without hints]
    {Another game: Fox and Geese, Fox and Geese, 15 geese, Fox and Geese, 17 geese, Fox and Geese, sideways moves, Fox and Geese, 15 geese, sideways moves, Fox and Geese, 17 geese, sideways moves, Halatafl, Gåsetavl, Fox and Geese to ten captures, Bagh-Chal, Fox and Hounds}
    {Another side: Random sides., You play the tigers., You play the goats.}
    {Another pace: No time limit., One hour for each move., One day for each move., Three days for each move., Seven days for each move.}
    ");
    let sent = bob.press(&form, "Send").await;
    assert_snapshot!(sent, @"
    (only for bob)
    Sent.
    ");
    assert_snapshot!(card.closed().await, @"
    <@alice> challenges <@bob>.
    | Halatafl
    | <@alice> plays the foxes.
    | Rated.
    | Answered with other terms.
    pings bob
    ");
    bot.database().all_told().await;
    let counter = d.channel().messages().pop().unwrap();
    assert_snapshot!(counter, @"
    <@bob> answers <@alice> with other terms.
    | Bagh-Chal
    | <@bob> plays the goats.
    | One day for each move.
    | Both may ask for hints.
    | Expires <t:1772452800:R>.
    [Accept] [Decline] [Other terms] [Withdraw]
    pings alice
    ");
    let board = alice.press(&counter, "Accept").await;
    assert!(board.to_string().contains("Bagh-Chal"), "{board}");
}

#[tokio::test]
async fn only_who_is_challenged_has_other_terms() {
    let (d, _bot, alice, bob, card) = challenged().await;
    let carol = d.person("carol");
    let mut told = Vec::new();
    for person in [&alice, &carol] {
        told.push(person.refused(&card, "Other terms").await);
    }
    let form = bob.press(&card, "Other terms").await;
    bob.press(&card, "Accept").await;
    told.push(bob.refused(&form, "Send").await);
    assert_snapshot!(told.join("\n"), @"
    alice Other terms: Somebody else has to accept your challenge; you can withdraw it.
    carol Other terms: That challenge is for <@bob>; make your own with `/challenge`.
    bob Send: That challenge has been accepted already; make a new one with `/challenge`.
    ");
}

/// Alice challenges anyone, and Bob answers with other terms.
async fn open_and_countered() -> (Discord, TestBot, Person, Person, Shown, Shown) {
    let d = Discord::start().await;
    let bot = TestBot::start(&d).await;
    let (alice, bob) = (d.person("alice"), d.person("bob"));
    let options = [("variant", "halatafl".into()), ("side", "few".into())];
    let card = alice.slash("challenge", options).await;
    let form = bob.press(&card, "Other terms").await;
    let form = bob.choose(&form, ["Bagh-Chal"]).await;
    bob.press(&form, "Send").await;
    bot.database().all_told().await;
    let counter = d.channel().messages().pop().expect("the answer");
    (d, bot, alice, bob, card, counter)
}

#[tokio::test]
async fn a_challenge_to_anyone_can_be_answered_with_other_terms() {
    let (_d, bot, alice, bob, card, counter) = open_and_countered().await;
    assert_snapshot!(counter, @"
    <@bob> answers <@alice> with other terms.
    | Bagh-Chal
    | <@bob> plays the goats.
    | Rated.
    | Expires <t:1772452800:R>.
    [Accept] [Decline] [Other terms] [Withdraw]
    pings alice
    ");
    // It stays open for others meanwhile, and nobody asks twice.
    assert_eq!(card.now().labels(), ["Accept", "Other terms", "Withdraw"]);
    let form = bob.press(&card, "Other terms").await;
    assert_snapshot!(bob.refused(&form, "Send").await, @"bob Send: You have answered that challenge with other terms already: wait for an answer, or withdraw them first.");
    let board = alice.press(&counter, "Accept").await;
    assert!(board.to_string().contains("<@alice> plays the tigers"), "{board}");
    assert_snapshot!(card.closed().await, @"
    <@alice> challenges anyone here.
    | Halatafl
    | <@alice> plays the foxes.
    | Rated.
    | Answered with other terms.
    ");
    bot.database().all_told().await;
    assert_eq!(bot.database().count("SELECT count(*) FROM games").await, 1);
}

#[tokio::test]
async fn others_may_accept_what_somebody_has_other_terms_for() {
    let (d, bot, alice, _bob, card, counter) = open_and_countered().await;
    let carol = d.person("carol");
    let board = carol.press(&card, "Accept").await;
    assert!(board.to_string().contains("Halatafl"), "{board}");
    // Bob's terms are a challenge by themselves.
    let declined = alice.press(&counter, "Decline").await;
    assert!(declined.labels().is_empty(), "{declined}");
    bot.database().all_told().await;
    assert_eq!(bot.database().count("SELECT count(*) FROM games").await, 1);
}

#[tokio::test]
async fn terms_go_to_and_fro_until_a_game_comes_of_them() {
    let (d, bot, alice, bob, card, counter) = open_and_countered().await;
    let form = alice.press(&counter, "Other terms").await;
    alice.press(&form, "Send").await;
    bot.database().all_told().await;
    let again = d.channel().messages().pop().unwrap();
    assert_eq!(again.pinged(), ["bob"]);
    bob.press(&again, "Accept").await;
    let closed = card.closed().await;
    assert!(
        closed.to_string().contains("Answered with other terms."),
        "{closed}"
    );
}
