//! What is suggested while somebody types: moves and games.

use insta::assert_snapshot;
use reynard::{
    playground::OptionValue,
    rules::variant::{Family, Geese, Variant},
};

use crate::support::{
    Discord, Duel, Person, TestBot,
    games::{game, legal, texts},
    table::{Table, begin},
};

const PLAIN: Variant = Family::FoxGeese.plain();

/// The names of what is suggested, which are what is sent.
async fn suggested(person: &Person, typed: &str) -> Vec<String> {
    let choices = person.autocomplete("move", "move", typed).await;
    assert!(choices.len() <= 25);
    let valid = |(name, value): &(String, String)| (1..=100).contains(&name.chars().count()) && name == value;
    assert!(choices.iter().all(valid), "{choices:?}");
    choices.into_iter().map(|(name, _)| name).collect()
}

#[tokio::test]
async fn moves_are_suggested_as_far_as_discord_takes_them() {
    let d = Discord::start().await;
    let bot = TestBot::start(&d).await;
    let (alice, bob) = (d.person("alice"), d.person("bob"));
    // Four tigers with eight ways each, and a hand that is not asked for.
    let position = "5/1F1F1/5/1F1F1/5 f 20 0";
    let wide = game(Variant::BaghChal, position);
    let all = texts(Variant::BaghChal, &legal(&wide));
    assert!(all.len() > 25);
    Duel::begin_from(&bot, (&alice, &bob), Variant::BaghChal, position).await;
    assert_eq!(suggested(&alice, "").await, all[..25]);
    assert_snapshot!(suggested(&alice, "d").await.join(" "), @"d2-c1 d2-c2 d2-c3 d2-d1 d2-d3 d2-e1 d2-e2 d2-e3 d4-c3 d4-c4 d4-c5 d4-d3 d4-d5 d4-e3 d4-e4 d4-e5");
    assert_snapshot!(suggested(&alice, "D4").await.join(" "), @"d4-c3 d4-c4 d4-c5 d4-d3 d4-d5 d4-e3 d4-e4 d4-e5");
    assert_snapshot!(suggested(&alice, "b2 - c").await.join(" "), @"b2-c1 b2-c2 b2-c3");
    assert_eq!(suggested(&alice, "b2b1").await, ["b2-b1"]);
    for nothing in [
        "c3",
        "z",
        "north",
        "b2-d5",
        "ö",
        "``",
        "@everyone",
        &"b2".repeat(200),
    ] {
        assert!(suggested(&alice, nothing).await.is_empty(), "{nothing}");
    }
    assert!(suggested(&bob, "").await.is_empty(), "not his turn");
    assert!(suggested(&d.person("carol"), "").await.is_empty(), "not her game");
}

#[tokio::test]
async fn chains_and_placements_are_suggested() {
    let d = Discord::start().await;
    let bot = TestBot::start(&d).await;
    let (alice, bob) = (d.person("alice"), d.person("bob"));
    Duel::begin(&alice, &bob, Variant::BaghChal).await;
    assert_snapshot!(suggested(&alice, "c").await.join(" "), @"c1 c2 c3 c4 c5");
    assert_eq!(suggested(&alice, "@c3").await, ["c3"]);
    let place = d.place(d.home().other_channel);
    let (carol, dave) = (d.person("carol").at(&place), d.person("dave").at(&place));
    let position = "3/3/2g1g2/2gFg2/2g1g2/ggg/3 f 0 0";
    Duel::begin_from(&bot, (&carol, &dave), PLAIN, position).await;
    let round = suggested(&carol, "d4xd4").await;
    assert_snapshot!(round.join(" "), @"d4xb4xd6xf4xd4 d4xf4xd6xb4xd4");
}

#[tokio::test]
async fn suggestions_do_not_mind_what_else_is_filled_in() {
    let t = Table::set().await;
    let among = |other: &'static str, value: OptionValue| {
        let alice = t.alice.clone();
        async move {
            let choices = alice
                .autocomplete_with("move", "move", "e8", [(other, value)])
                .await;
            choices.into_iter().map(|(name, _)| name).collect::<Vec<_>>()
        }
    };
    let both = ["e8-d7", "e8-f7"];
    assert_eq!(among("game", 1_i64.into()).await, both);
    assert_eq!(among("game", "1".into()).await, both);
    assert_eq!(among("game", " #1 ".into()).await, both);
    // What is no number at all is as good as nothing.
    for garbage in ["abc", "", "1.5", "99999999999999999999999"] {
        assert_eq!(among("game", garbage.into()).await, both, "{garbage}");
    }
    assert_eq!(among("game", OptionValue::Number(1.5)).await, both);
    assert!(among("game", 77_i64.into()).await.is_empty());
    assert!(among("game", i64::MIN.into()).await.is_empty());
    begin(&t.alice, &t.bob, "bagh-chal").await;
    assert!(
        t.alice.autocomplete("move", "move", "").await.is_empty(),
        "which game?"
    );
    assert_eq!(among("game", 1_i64.into()).await, both);
}

#[tokio::test]
async fn ones_own_games_are_suggested_those_here_first() {
    let d = Discord::start().await;
    let _bot = TestBot::start(&d).await;
    let [alice, bob, carol] = ["alice", "bob", "carol"].map(|name| d.person(name));
    d.person("bob")
        .calls_themselves(&"Bob the Builder of Boards ".repeat(5)[..100]);
    let lounge = d.place(d.home().other_channel);
    begin(&alice.at(&lounge), &carol.at(&lounge), "halatafl").await;
    begin(&alice, &bob, "fox-hounds").await;
    let variant = Variant::FoxGeese {
        geese: Geese::Seventeen,
        sideways: true,
    };
    Duel::begin(&carol, &alice, variant).await;
    begin(&carol, &bob, "bagh-chal").await;
    let shown = |choices: Vec<(String, String)>| {
        let lines = choices
            .into_iter()
            .map(|(name, value)| format!("{value}: {name}"));
        lines.collect::<Vec<_>>().join("\n")
    };
    assert_snapshot!(shown(alice.autocomplete("move", "game", "").await), @"
    2: #2 · Fox and Hounds · Bob the Builder of Boards Bob the Build… · your turn
    3: #3 · Fox and Geese, 17 geese, sideways moves · carol · waiting for carol
    1: #1 · Halatafl · carol · your turn
    ");
    assert_snapshot!(shown(alice.autocomplete("board", "game", "#2").await), @"2: #2 · Fox and Hounds · Bob the Builder of Boards Bob the Build… · your turn");
    assert_snapshot!(shown(alice.autocomplete("resign", "game", "CAROL").await), @"
    3: #3 · Fox and Geese, 17 geese, sideways moves · carol · waiting for carol
    1: #1 · Halatafl · carol · your turn
    ");
    assert!(alice.autocomplete("move", "game", "nobody").await.is_empty());
    assert!(d.person("dave").autocomplete("move", "game", "").await.is_empty());
    // While somebody types a game, the move may be missing or nonsense.
    let others = [("move", "??".into())];
    assert_eq!(alice.autocomplete_with("move", "game", "", others).await.len(), 3);
}

#[tokio::test]
async fn no_more_games_are_suggested_than_discord_takes() {
    let d = Discord::start().await;
    let bot = TestBot::start(&d).await;
    let alice = d.person("alice");
    begin(&alice, &d.person("guest26"), "fox-hounds").await;
    bot.database().crowd(26, false).await;
    assert_eq!(alice.autocomplete("move", "game", "").await.len(), 25);
    assert_eq!(alice.autocomplete("move", "game", "27").await.len(), 1);
    assert_eq!(alice.autocomplete("move", "game", "guest26").await.len(), 1);
}
