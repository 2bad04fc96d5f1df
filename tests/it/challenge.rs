//! Challenges: what their cards say, and who may answer them and how.

use insta::assert_snapshot;
use reynard::{
    playground::{Act, OptionValue, Permissions},
    rules::variant::{Family, Geese, Variant},
};
use serde_json::json;

use crate::support::{
    Discord, TestBot,
    duel::{Wish, terms},
};

const PLAIN: Variant = Family::FoxGeese.plain();

#[tokio::test]
async fn a_card_names_both_people_and_is_answered_by_a_board() {
    let d = Discord::start().await;
    let _bot = TestBot::start(&d).await;
    let (alice, bob) = (d.person("alice"), d.person("bob"));
    let card = alice.challenge(Some(&bob), Variant::BaghChal, Wish::Many).await;
    assert_snapshot!(card, @"
    <@alice> challenges <@bob>.
    | Bagh-Chal
    | <@alice> plays the goats.
    | Rated.
    | Expires <t:1772452800:R>.
    [Accept] [Decline] [Other terms] [Withdraw]
    pings bob
    ");
    assert_snapshot!(bob.press(&card, "Accept").await, @r#"
    <@alice>, it is your turn (goats).
    | Bagh-Chal
    | <@bob> plays the tigers, <@alice> the goats.
    | Goats captured: 0 of 5
    | Goats still to place: 20
    | (reynard-1-0.png "The goats are to move. Bagh-Chal. Tigers on a1, e1, a5, e5. Goats on no point. Goats captured: 0 of 5. Goats still to place: 20.")
    | Game #1 · start
    [Move] [Draw] [Resign] [More]
    pings alice
    "#);
    assert_snapshot!(card.closed().await, @"
    <@alice> challenges <@bob>.
    | Bagh-Chal
    | <@alice> plays the goats.
    | Rated.
    | Accepted: the game has begun.
    pings bob
    ");
}

#[tokio::test]
async fn a_challenge_to_anyone_pings_nobody_and_anyone_else_accepts() {
    let d = Discord::start().await;
    let _bot = TestBot::start(&d).await;
    let (alice, carol) = (d.person("alice"), d.person("carol"));
    let card = alice.slash("challenge", []).await;
    assert_snapshot!(card, @"
    <@alice> challenges anyone here.
    | Fox and Geese
    | Random sides.
    | Rated.
    | Expires <t:1772452800:R>.
    [Accept] [Other terms] [Withdraw]
    ");
    let board = carol.press(&card, "Accept").await;
    let first = board.pinged();
    assert!(first == ["alice"] || first == ["carol"], "{board}");
    assert_snapshot!(card.closed().await, @"
    <@alice> challenges anyone here.
    | Fox and Geese
    | Random sides.
    | Rated.
    | Accepted: the game has begun.
    ");
}

#[tokio::test]
async fn the_card_says_what_is_asked_for() {
    let d = Discord::start().await;
    let _bot = TestBot::start(&d).await;
    let (alice, bob) = (d.person("alice"), d.person("bob"));
    let mut said = Vec::new();
    for variant in Variant::ALL {
        for wish in [Wish::Few, Wish::Many, Wish::Random] {
            let card = alice.challenge(Some(&bob), variant, wish).await.to_string();
            let lines: Vec<_> = card.lines().filter_map(|line| line.strip_prefix("| ")).collect();
            said.push(format!("{variant}, {wish:?}: {} / {}", lines[0], lines[1]));
        }
    }
    assert_snapshot!(said.join("\n"), @"
    fox-geese, Few: Fox and Geese / <@alice> plays the fox.
    fox-geese, Many: Fox and Geese / <@alice> plays the geese.
    fox-geese, Random: Fox and Geese / Random sides.
    fox-geese-15, Few: Fox and Geese, 15 geese / <@alice> plays the fox.
    fox-geese-15, Many: Fox and Geese, 15 geese / <@alice> plays the geese.
    fox-geese-15, Random: Fox and Geese, 15 geese / Random sides.
    fox-geese-17, Few: Fox and Geese, 17 geese / <@alice> plays the fox.
    fox-geese-17, Many: Fox and Geese, 17 geese / <@alice> plays the geese.
    fox-geese-17, Random: Fox and Geese, 17 geese / Random sides.
    fox-geese-sideways, Few: Fox and Geese, sideways moves / <@alice> plays the fox.
    fox-geese-sideways, Many: Fox and Geese, sideways moves / <@alice> plays the geese.
    fox-geese-sideways, Random: Fox and Geese, sideways moves / Random sides.
    fox-geese-15-sideways, Few: Fox and Geese, 15 geese, sideways moves / <@alice> plays the fox.
    fox-geese-15-sideways, Many: Fox and Geese, 15 geese, sideways moves / <@alice> plays the geese.
    fox-geese-15-sideways, Random: Fox and Geese, 15 geese, sideways moves / Random sides.
    fox-geese-17-sideways, Few: Fox and Geese, 17 geese, sideways moves / <@alice> plays the fox.
    fox-geese-17-sideways, Many: Fox and Geese, 17 geese, sideways moves / <@alice> plays the geese.
    fox-geese-17-sideways, Random: Fox and Geese, 17 geese, sideways moves / Random sides.
    halatafl, Few: Halatafl / <@alice> plays the foxes.
    halatafl, Many: Halatafl / <@alice> plays the geese.
    halatafl, Random: Halatafl / Random sides.
    gasetavl, Few: Gåsetavl / <@alice> plays the fox.
    gasetavl, Many: Gåsetavl / <@alice> plays the geese.
    gasetavl, Random: Gåsetavl / Random sides.
    fox-geese-ten, Few: Fox and Geese to ten captures / <@alice> plays the fox.
    fox-geese-ten, Many: Fox and Geese to ten captures / <@alice> plays the geese.
    fox-geese-ten, Random: Fox and Geese to ten captures / Random sides.
    bagh-chal, Few: Bagh-Chal / <@alice> plays the tigers.
    bagh-chal, Many: Bagh-Chal / <@alice> plays the goats.
    bagh-chal, Random: Bagh-Chal / Random sides.
    fox-hounds, Few: Fox and Hounds / <@alice> plays the fox.
    fox-hounds, Many: Fox and Hounds / <@alice> plays the hounds.
    fox-hounds, Random: Fox and Hounds / Random sides.
    ");
}

#[tokio::test]
async fn the_side_asked_for_is_the_side_played() {
    let d = Discord::start().await;
    let _bot = TestBot::start(&d).await;
    let (alice, bob) = (d.person("alice"), d.person("bob"));
    for (wish, first) in [(Wish::Few, "alice"), (Wish::Many, "bob")] {
        let card = alice.challenge(Some(&bob), PLAIN, wish).await;
        assert_eq!(bob.press(&card, "Accept").await.pinged(), [first]);
    }
    let mut drawn = Vec::new();
    // With the two above as many games as anybody may have.
    for _ in 0..18 {
        let card = alice.challenge(Some(&bob), PLAIN, Wish::Random).await;
        drawn.extend(bob.press(&card, "Accept").await.pinged());
    }
    assert!(drawn.contains(&"alice".to_owned()) && drawn.contains(&"bob".to_owned()));
}

#[tokio::test]
async fn what_is_left_out_is_thirteen_geese_that_go_forward_and_lots() {
    let d = Discord::start().await;
    let _bot = TestBot::start(&d).await;
    let alice = d.person("alice");
    let usual = alice.slash("challenge", []).await.to_string();
    let thirteen = alice.slash("challenge", [("geese", 13_i64.into())]).await;
    assert_eq!(thirteen.to_string(), usual);
    let variant = Variant::FoxGeese {
        geese: Geese::Seventeen,
        sideways: false,
    };
    let geese = alice.slash("challenge", [("geese", 17_i64.into())]).await;
    assert_eq!(
        geese.to_string(),
        alice.challenge(None, variant, Wish::Random).await.to_string()
    );
}

#[tokio::test]
async fn the_opponent_declines() {
    let d = Discord::start().await;
    let _bot = TestBot::start(&d).await;
    let (alice, bob) = (d.person("alice"), d.person("bob"));
    let card = alice.challenge(Some(&bob), PLAIN, Wish::Few).await;
    let declined = bob.press(&card, "Decline").await;
    assert_eq!(declined.id, card.id);
    assert_snapshot!(declined, @"
    <@alice> challenges <@bob>.
    | Fox and Geese
    | <@alice> plays the fox.
    | Rated.
    | Declined.
    pings bob
    ");
}

#[tokio::test]
async fn the_challenger_withdraws() {
    let d = Discord::start().await;
    let _bot = TestBot::start(&d).await;
    let (alice, bob) = (d.person("alice"), d.person("bob"));
    for opponent in [Some(&bob), None] {
        let card = alice.challenge(opponent, PLAIN, Wish::Few).await;
        let withdrawn = alice.press(&card, "Withdraw").await;
        assert_eq!(withdrawn.id, card.id);
        assert!(withdrawn.buttons().is_empty());
        let says = withdrawn.to_string();
        assert!(says.contains("| <@alice> took the challenge back."), "{says}");
    }
}

#[tokio::test]
async fn everybody_else_is_told_so_in_private() {
    let d = Discord::start().await;
    let _bot = TestBot::start(&d).await;
    let [alice, bob, carol] = ["alice", "bob", "carol"].map(|name| d.person(name));
    let named = alice.challenge(Some(&bob), PLAIN, Wish::Few).await;
    let open = alice.challenge(None, PLAIN, Wish::Few).await;
    let mut told = Vec::new();
    for (card, person, label) in [
        (&named, &carol, "Accept"),
        (&named, &carol, "Decline"),
        (&named, &carol, "Withdraw"),
        (&named, &bob, "Withdraw"),
        (&named, &alice, "Accept"),
        (&named, &alice, "Decline"),
        (&open, &alice, "Accept"),
        (&open, &bob, "Withdraw"),
    ] {
        told.push(person.refused(card, label).await);
    }
    assert_snapshot!(told.join("\n"), @"
    carol Accept: That challenge is for <@bob>; make your own with `/challenge`.
    carol Decline: That challenge is for <@bob>; make your own with `/challenge`.
    carol Withdraw: Only the one who made that challenge can take it back; if you do not want it, leave it be.
    bob Withdraw: Only the one who made that challenge can take it back; if you do not want it, leave it be.
    alice Accept: Somebody else has to accept your challenge; you can withdraw it.
    alice Decline: Somebody else has to accept your challenge; you can withdraw it.
    alice Accept: Somebody else has to accept your challenge; you can withdraw it.
    bob Withdraw: Only the one who made that challenge can take it back; if you do not want it, leave it be.
    ");
    assert_eq!(d.channel().unseen_count(), 0);
    // Both can still be answered by the right people.
    bob.press(&named, "Decline").await;
    bob.press(&open, "Accept").await;
}

#[tokio::test]
async fn a_challenge_to_anyone_is_not_declined_for_everyone() {
    let d = Discord::start().await;
    let _bot = TestBot::start(&d).await;
    let card = d.person("alice").challenge(None, PLAIN, Wish::Few).await;
    assert_eq!(card.labels(), ["Accept", "Other terms", "Withdraw"]);
    let accept = card.buttons()[0].custom_id.clone().unwrap();
    let press = Act::Press {
        message: card.id,
        custom_id: accept.clone(),
        late: false,
    };
    let forged = d.person("bob").act_with(&press, |event| {
        event["data"]["custom_id"] = json!(accept.replace("accept", "decline"));
    });
    let answer = forged.answer().await;
    assert!(answer.is_private(), "{answer}");
    d.person("bob").press(&card, "Accept").await;
}

#[tokio::test]
async fn whom_nobody_can_challenge() {
    let d = Discord::start().await;
    let _bot = TestBot::start(&d).await;
    let (alice, server) = (d.person("alice"), d.home().server);
    let [robot, shy] = ["robot", "shy"].map(|name| d.person(name));
    d.change_person(robot.id, |robot| robot.bot = true);
    d.change_member(shy.id, server, |shy| shy.permissions = Permissions::NONE);
    let stranger = d.add_person("stranger");
    let mut told = Vec::new();
    for (whom, id) in [
        ("oneself", alice.id),
        ("a bot", robot.id),
        ("who is not in the server", stranger),
        ("who cannot see the channel", shy.id),
    ] {
        let answer = alice
            .slash("challenge", [("opponent", OptionValue::User(id))])
            .await;
        assert!(answer.is_private(), "{answer}");
        told.push(format!("{whom}: {}", answer.said()));
    }
    let direct = alice.at(&d.place(d.direct_channel(alice.id)));
    let bob = d.person("bob").mention_opt();
    told.push(format!(
        "in direct messages: {}",
        direct.slash("challenge", [("opponent", bob)]).await.said()
    ));
    let anyone = direct.slash("challenge", []).await;
    told.push(format!("anyone in direct messages: {}", anyone.said()));
    assert!(anyone.is_private(), "{anyone}");
    assert_snapshot!(told.join("\n"), @"
    oneself: You cannot challenge yourself: choose somebody else, or leave `opponent` out to challenge anyone.
    a bot: Bots do not play; choose a person, or leave `opponent` out to challenge anyone.
    who is not in the server: That person cannot see this channel; challenge somebody who can, or do it where both of you are.
    who cannot see the channel: That person cannot see this channel; challenge somebody who can, or do it where both of you are.
    in direct messages: That person cannot see this channel; challenge somebody who can, or do it where both of you are.
    anyone in direct messages: Nobody else can see this conversation; challenge somebody in a channel where both of you are.
    ");
    assert!(d.channel().messages().is_empty());
}

#[tokio::test]
async fn options_of_another_game_are_not_passed_over() {
    let d = Discord::start().await;
    let _bot = TestBot::start(&d).await;
    let (alice, bob) = (d.person("alice"), d.person("bob"));
    let mut told = Vec::new();
    for family in Family::ALL
        .into_iter()
        .filter(|family| *family != Family::FoxGeese)
    {
        for option in [("geese", 13_i64.into()), ("sideways", OptionValue::from(false))] {
            let mut options = terms(Some(bob.id), family.plain(), Wish::Few);
            options.push((option.0.to_owned(), option.1));
            let answer = alice.begin_with("challenge", options).answer().await;
            assert!(answer.is_private() && answer.pinged().is_empty(), "{answer}");
            told.push(answer.text().to_owned());
        }
    }
    told.dedup();
    assert_snapshot!(told.join("\n"), @"
    The options `geese` and `sideways` belong to Fox and Geese: leave them out for Halatafl.
    The options `geese` and `sideways` belong to Fox and Geese: leave them out for Gåsetavl.
    The options `geese` and `sideways` belong to Fox and Geese: leave them out for Fox and Geese to ten captures.
    The options `geese` and `sideways` belong to Fox and Geese: leave them out for Bagh-Chal.
    The options `geese` and `sideways` belong to Fox and Geese: leave them out for Fox and Hounds.
    ");
}

#[tokio::test]
async fn a_challenge_is_answered_once() {
    let d = Discord::start().await;
    let _bot = TestBot::start(&d).await;
    let (alice, bob) = (d.person("alice"), d.person("bob"));
    let mut told = Vec::new();
    for end in ["Accept", "Decline", "Withdraw"] {
        let card = alice.challenge(Some(&bob), PLAIN, Wish::Few).await;
        let closer = if end == "Withdraw" { &alice } else { &bob };
        closer.press(&card, end).await;
        card.closed().await;
        told.push(format!("after {end}:"));
        for (person, label) in [(&bob, "Accept"), (&bob, "Decline"), (&alice, "Withdraw")] {
            told.push(person.refused(&card, label).await);
        }
    }
    assert_snapshot!(told.join("\n"), @"
    after Accept:
    bob Accept: That challenge has been accepted already; make a new one with `/challenge`.
    bob Decline: That challenge has been accepted already; make a new one with `/challenge`.
    alice Withdraw: That challenge has been accepted already; make a new one with `/challenge`.
    after Decline:
    bob Accept: That challenge was declined; make a new one with `/challenge`.
    bob Decline: That challenge was declined; make a new one with `/challenge`.
    alice Withdraw: That challenge was declined; make a new one with `/challenge`.
    after Withdraw:
    bob Accept: That challenge was taken back; make a new one with `/challenge`.
    bob Decline: That challenge was taken back; make a new one with `/challenge`.
    alice Withdraw: That challenge was taken back; make a new one with `/challenge`.
    ");
}
