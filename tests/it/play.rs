//! Playing, from the first move to the last.

use futures_util::future::join_all;
use insta::assert_snapshot;
use reynard::rules::{
    notation::move_text::write_move,
    variant::{Family, Geese, Variant},
};

use crate::support::{Discord, Duel, TestBot, games::short_game, table::Table};

const PLAIN: Variant = Family::FoxGeese.plain();
const SIDEWAYS: Variant = Variant::FoxGeese {
    geese: Geese::Thirteen,
    sideways: true,
};

#[tokio::test]
async fn two_people_play_a_game() {
    let t = Table::set().await;
    assert_snapshot!(t.board, @r#"
    <@alice>, it is your turn (fox).
    | Fox and Hounds
    | <@alice> plays the fox, <@bob> the hounds.
    | (reynard-1-0.png "The fox is to move. Fox and Hounds. Fox on e8. Hounds on b1, d1, f1, h1.")
    | Game #1 · start
    [Draw] [Resign]
    pings alice
    "#);
    assert_snapshot!(t.alice.slash("move", [("move", "e8-d7".into())]).await, @r#"
    <@bob>, it is your turn (hounds).
    | Fox and Hounds
    | <@alice> (fox) moved **e8-d7**.
    | (reynard-1-1.png "The hounds are to move. Last move, by the fox: e8-d7. Fox and Hounds. Fox on d7. Hounds on b1, d1, f1, h1.")
    | Game #1 · move 1
    [Draw] [Resign]
    pings bob
    "#);
    assert_snapshot!(t.board.closed().await, @r#"
    <@alice>, it is your turn (fox).
    | Fox and Hounds
    | <@alice> plays the fox, <@bob> the hounds.
    | (reynard-1-0.png "The fox is to move. Fox and Hounds. Fox on e8. Hounds on b1, d1, f1, h1.")
    | Game #1 · start
    pings alice
    "#);
    assert_snapshot!(t.bob.slash("move", [("move", "b1-a2".into())]).await, @r#"
    <@alice>, it is your turn (fox).
    | Fox and Hounds
    | <@bob> (hounds) moved **b1-a2**.
    | (reynard-1-2.png "The fox is to move. Last move, by the hounds: b1-a2. Fox and Hounds. Fox on d7. Hounds on d1, f1, h1, a2.")
    | Game #1 · move 2
    [Draw] [Resign]
    pings alice
    "#);
}

/// Every variant in a channel of its own, all at once, from the challenge to the end.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_each_variant_is_played_to_its_end() {
    let d = Discord::start().await;
    let bot = TestBot::start(&d).await;
    let played = join_all(Variant::ALL.map(|variant| whole_game(&d, variant))).await;
    assert_snapshot!(played.join("\n"), @"
    fox-geese, 27 moves: <@alice> wins with the fox: enough geese have been captured.
    fox-geese-15, 25 moves: <@alice> wins with the fox: enough geese have been captured.
    fox-geese-17, 39 moves: <@alice> wins with the fox: enough geese have been captured.
    fox-geese-sideways, 29 moves: <@alice> wins with the fox: enough geese have been captured.
    fox-geese-15-sideways, 33 moves: <@alice> wins with the fox: enough geese have been captured.
    fox-geese-17-sideways, 37 moves: <@alice> wins with the fox: enough geese have been captured.
    halatafl, 33 moves: <@alice> wins with the foxes: enough geese have been captured.
    gasetavl, 47 moves: <@alice> wins with the fox: enough geese have been captured.
    fox-geese-ten, 25 moves: <@alice> wins with the fox: enough geese have been captured.
    bagh-chal, 10 moves: <@bob> wins with the tigers: enough goats have been captured.
    fox-hounds, 13 moves: <@alice> wins with the fox: the fox has reached the far side.
    ");
    bot.database().all_told().await;
    assert_eq!(
        bot.database()
            .count("SELECT count(*) FROM games WHERE result IS NULL")
            .await,
        0
    );
    assert_eq!(bot.bot().unreadable(), 0);
}

/// Plays one in a channel of its own and says how it ended.
async fn whole_game(d: &Discord, variant: Variant) -> String {
    let place = d.place(d.add_channel(d.home().server, variant.id()));
    let (alice, bob) = (d.person("alice").at(&place), d.person("bob").at(&place));
    let mut duel = Duel::begin(&alice, &bob, variant).await;
    let moves = short_game(variant);
    for m in &moves {
        duel.play(m, false).await;
    }
    assert!(duel.game.outcome().is_some(), "{variant} goes on");
    assert_eq!(place.messages().len(), moves.len() + 2, "the card and the boards");
    assert_eq!(place.unseen_count(), 0);
    let after = duel.waiter().slash("move", [("move", "d4-d5".into())]).await;
    assert!(
        after.is_private() && after.text().contains("no running game"),
        "{after}"
    );
    format!("{variant}, {} moves: {}", moves.len(), duel.board.said())
}

/// A position, the last move of a game, and who made it.
type LastMove = (Variant, &'static str, &'static str);

/// Each way in which each side can win, and the draws.
const LAST_MOVES: &[LastMove] = &[
    (PLAIN, "3/3/3g3/3F3/7/1g1/g1g f 0 0", "d4xd6"),
    (Variant::Halatafl, "F1F/1g1/7/7/2gg3/ggg/ggg f 0 0", "c7xe5"),
    (Variant::Gasetavl, "3/3/3/4g4/4F4/9/3/3/ggg f 0 0", "e5xe7"),
    (Variant::FoxGeeseTen, "ggg/3/3g3/3F3/7/3/3 f 0 0", "d4xd6"),
    (Variant::BaghChal, "F3F/1g3/5/5/F3F f 15 0", "a5xc3"),
    (Variant::FoxHounds, "8/7g/6g1/8/8/8/4F3/1g5g f 0 0", "e2-d1"),
    (Variant::FoxHounds, "8/7g/8/1g1F1g1g/8/8/8/8 f 0 0", "d5-c4"),
    (PLAIN, "ggg/ggg/7/3F3/7/3/3 f 0 0", "d4-c4"),
    (Variant::BaghChal, "FgggF/ggggg/g1ggg/gg1gg/FgggF g 1 0", "c2"),
    (PLAIN, "gFg/ggg/7/3g3/7/3/3 g 0 0", "d4-d5"),
    (Variant::Halatafl, "FgF/ggg/2g4/4g2/ggg4/3/3 g 0 0", "e4-e5"),
    (Variant::Halatafl, "ggg/ggg/2g1g2/3g3/F6/3/F2 g 0 0", "d4-d5"),
    (Variant::FoxHounds, "F7/8/2g5/8/8/8/8/1g1g1g2 g 0 0", "c6-b7"),
    (SIDEWAYS, "3/1F1/7/7/g6/ggg/ggg f 0 99", "d6-d7"),
    (Variant::BaghChal, "F3F/5/2g2/5/F3F f 15 119", "a5-a4"),
];

#[tokio::test]
async fn every_end_is_told_in_a_sentence() {
    let d = Discord::start().await;
    let bot = TestBot::start(&d).await;
    let (alice, bob) = (d.person("alice"), d.person("bob"));
    let mut told = Vec::new();
    for &(variant, position, last) in LAST_MOVES {
        let mut duel = Duel::begin_from(&bot, (&alice, &bob), variant, position).await;
        duel.play(last, false).await;
        assert!(duel.game.outcome().is_some(), "{variant} goes on");
        let alt = duel.board.files()[0].description.clone().unwrap();
        let news = alt.split(". ").take(2).collect::<Vec<_>>().join(". ");
        told.push(format!("{variant} {}\n    {news}.", duel.board.said()));
    }
    assert_snapshot!(told.join("\n"), @"
    fox-geese <@alice> wins with the fox: enough geese have been captured.
        The fox has won. Last move, by the fox: d4xd6.
    halatafl <@alice> wins with the foxes: enough geese have been captured.
        The foxes have won. Last move, by the foxes: c7xe5.
    gasetavl <@alice> wins with the fox: enough geese have been captured.
        The fox has won. Last move, by the fox: e5xe7.
    fox-geese-ten <@alice> wins with the fox: enough geese have been captured.
        The fox has won. Last move, by the fox: d4xd6.
    bagh-chal <@alice> wins with the tigers: enough goats have been captured.
        The tigers have won. Last move, by the tigers: a5xc3.
    fox-hounds <@alice> wins with the fox: the fox has reached the far side.
        The fox has won. Last move, by the fox: e2-d1.
    fox-hounds <@alice> wins with the fox: the fox has slipped past every hound.
        The fox has won. Last move, by the fox: d5-c4.
    fox-geese <@alice> wins with the fox: the geese have no move left.
        The fox has won. Last move, by the fox: d4-c4.
    bagh-chal <@alice> wins with the goats: the tigers have no move left.
        The goats have won. Last move, by the goats: c2.
    fox-geese <@alice> wins with the geese: the fox has no move left.
        The geese have won. Last move, by the geese: d4-d5.
    halatafl <@alice> wins with the geese: the foxes have no move left.
        The geese have won. Last move, by the geese: e4-e5.
    halatafl <@alice> wins with the geese: all nine points of the pen are filled.
        The geese have won. Last move, by the geese: d4-d5.
    fox-hounds <@alice> wins with the hounds: the fox has no move left.
        The hounds have won. Last move, by the hounds: c6-b7.
    fox-geese-sideways A draw: too many moves have been made without progress.
        The game is drawn. Last move, by the fox: d6-d7.
    bagh-chal A draw: too many moves have been made without progress.
        The game is drawn. Last move, by the tigers: a5-a4.
    ");
}

#[tokio::test]
async fn a_position_that_comes_a_third_time_is_a_draw() {
    let d = Discord::start().await;
    let bot = TestBot::start(&d).await;
    let (alice, bob) = (d.person("alice"), d.person("bob"));
    let position = "3/1F1/7/7/g6/ggg/ggg f 0 0";
    let mut duel = Duel::begin_from(&bot, (&alice, &bob), SIDEWAYS, position).await;
    for m in ["d6-d7", "a3-b3", "d7-d6", "b3-a3"].repeat(2) {
        duel.play(m, false).await;
    }
    assert_snapshot!(duel.board, @r#"
    A draw: the same position has come up for the third time.
    | Fox and Geese, sideways moves
    | <@bob> (geese) moved **b3-a3**.
    | Geese captured: 6 of 10
    | (reynard-1-8.png "The game is drawn. Last move, by the geese: b3-a3. Fox and Geese, sideways moves. Fox on d6. Geese on c1, d1, e1, c2, d2, e2, a3. Geese captured: 6 of 10.")
    | Game #1 · move 8
    [Rematch] [Analyze]
    "#);
}

/// Written in many ways: where, what is typed, and what is played.
const FORMS: &[(Variant, &str, &str, &str)] = &[
    (PLAIN, LONE, "D4-C4", "d4-c4"),
    (PLAIN, LONE, "d4c4", "d4-c4"),
    (PLAIN, LONE, "  d4   c4 ", "d4-c4"),
    (PLAIN, LONE, "d4->c4", "d4-c4"),
    (PLAIN, LONE, "d4–c4", "d4-c4"),
    (PLAIN, LONE, "d4 — c4", "d4-c4"),
    (PLAIN, LONE, "d4→c4", "d4-c4"),
    (PLAIN, LONE, "d4 x d6", "d4xd6"),
    (PLAIN, LONE, "d4:d6", "d4xd6"),
    (PLAIN, LONE, "D4×D6", "d4xd6"),
    (PLAIN, LONE, "d4-d6", "d4xd6"),
    (PLAIN, LONE, "d4d6", "d4xd6"),
    (PLAIN, ROW, "b4xf4", "b4xd4xf4"),
    (PLAIN, ROW, "b4 d4 f4", "b4xd4xf4"),
    (Variant::BaghChal, EMPTY, "C3", "c3"),
    (Variant::BaghChal, EMPTY, "@c3", "c3"),
    (Variant::BaghChal, EMPTY, "+ c3", "c3"),
];
const LONE: &str = "3/3/3g3/3F3/3g3/1g1/ggg f 0 0";
const ROW: &str = "3/3/7/1Fg1g2/7/1g1/ggg f 0 0";
const EMPTY: &str = "F3F/5/5/5/F3F g 20 0";

#[tokio::test]
async fn moves_are_read_as_people_write_them() {
    let d = Discord::start().await;
    let bot = TestBot::start(&d).await;
    let (alice, bob) = (d.person("alice"), d.person("bob"));
    for &(variant, position, typed, canonical) in FORMS {
        let mut duel = Duel::begin_from(&bot, (&alice, &bob), variant, position).await;
        duel.play(typed, true).await;
        let played = write_move(variant, duel.game.moves().last().unwrap());
        assert_eq!(played, canonical, "{typed}");
        assert!(
            duel.board.to_string().contains(&format!("**{canonical}**")),
            "{}",
            duel.board
        );
    }
}

#[tokio::test]
async fn it_is_the_other_ones_turn() {
    let t = Table::set().await;
    let early = t.bob.slash("move", [("move", "b1-a2".into())]).await;
    assert_snapshot!(early, @"
    (only for bob)
    It is not your turn in game #1: wait for <@alice> to move.
    ");
    // A wrong move out of turn is first of all out of turn.
    let early = t.bob.slash("move", [("move", "nonsense".into())]).await;
    assert!(early.text().contains("not your turn"), "{early}");
    t.alice.slash("move", [("move", "e8-d7".into())]).await;
    let twice = t.alice.slash("move", [("move", "d7-e8".into())]).await;
    assert!(
        twice.is_private() && twice.said().contains("wait for <@bob>"),
        "{twice}"
    );
}

#[tokio::test]
async fn a_spectator_only_watches() {
    let t = Table::set().await;
    let carol = t.d.person("carol");
    assert_snapshot!(carol.slash("move", [("move", "e8-d7".into())]).await, @"
    (only for carol)
    You have no running game here: start one with `/challenge`.
    ");
    let named = [("move", "e8-d7".into()), ("game", 1_i64.into())];
    assert_snapshot!(carol.slash("move", named).await, @"
    (only for carol)
    You are not playing in game #1, so you can only watch it with `/board`.
    ");
    let nowhere = [("move", "e8-d7".into()), ("game", 77_i64.into())];
    assert_snapshot!(carol.slash("move", nowhere).await, @"
    (only for carol)
    There is no game #77 for you to see here; `/games` lists yours.
    ");
    assert_eq!(t.d.channel().unseen_count(), 0);
    assert_eq!(t.board.now().to_string(), t.board.to_string());
}
