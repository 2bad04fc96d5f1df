//! Ratings: a rated game between two people counts once, for the side that each played.

use insta::assert_snapshot;

use crate::support::{Shown, table::Table};

/// Each side moves, then Alice, who has the fox, resigns.
async fn lose(t: &Table) -> Shown {
    t.alice.slash("move", [("move", "e8-d7".into())]).await;
    t.bob.slash("move", [("move", "b1-a2".into())]).await;
    let question = t.alice.slash("resign", []).await;
    t.alice.press(&question, "Yes, resign").await;
    t.bot.database().all_told().await;
    t.d.channel().messages().pop().expect("the last board")
}

#[tokio::test]
async fn a_game_counts_for_the_side_that_each_played() {
    let t = Table::set().await;
    let end = lose(&t).await;
    assert_snapshot!(end, @r#"
    <@bob> wins with the hounds: the fox resigned.
    | Fox and Hounds
    | <@bob> (hounds) moved **b1-a2**.
    | Rated: <@alice> 1338 (−162) · <@bob> 1662 (+162)
    | (reynard-1-2.png "The hounds have won. Last move, by the hounds: b1-a2. Fox and Hounds. Fox on d7. Hounds on d1, f1, h1, a2.")
    | Game #1 · move 2
    [Rematch] [Replay] [Analyze]
    "#);
    assert_snapshot!(t.alice.slash("stats", []).await, @r#"
    (only for alice)
    | Ratings
    | <@alice>
    | 1. Fox and Hounds, fox: **1338** ± 581 (provisional) · 0 wins, 0 draws, 1 loss
    | (reynard-stats.png "Results as bars: won on the left, drawn in the middle, lost on the right. 1. Fox and Hounds, fox: 0 won, 0 drawn, 1 lost, rating 1338.")
    "#);
    assert_snapshot!(t.alice.slash("stats", [("user", t.bob.mention_opt())]).await, @r#"
    (only for alice)
    | Ratings
    | <@bob>
    | 1. Fox and Hounds, hounds: **1662** ± 581 (provisional) · 1 win, 0 draws, 0 losses
    | (reynard-stats.png "Results as bars: won on the left, drawn in the middle, lost on the right. 1. Fox and Hounds, hounds: 1 won, 0 drawn, 0 lost, rating 1662.")
    "#);
    assert_snapshot!(t.alice.slash("stats", [("variant", "halatafl".into())]).await, @"
    (only for alice)
    | Ratings
    | <@alice> has played no rated game yet.
    ");
    assert_snapshot!(t.bob.slash("leaderboard", [("variant", "fox-hounds".into())]).await, @"
    (only for bob)
    | The best with the fox: Fox and Hounds
    | Nobody’s rating is certain enough yet: it takes about a dozen rated games.
    ");
}

#[tokio::test]
async fn a_game_counts_once_whoever_resigns_how_often() {
    let t = Table::set().await;
    t.alice.slash("move", [("move", "e8-d7".into())]).await;
    t.bob.slash("move", [("move", "b1-a2".into())]).await;
    let (one, other) = (t.alice.slash("resign", []).await, t.bob.slash("resign", []).await);
    let presses: Vec<_> = (0..20)
        .map(|n| match n % 2 {
            0 => t.alice.click(&one, "Yes, resign"),
            _ => t.bob.click(&other, "Yes, resign"),
        })
        .collect();
    for press in &presses {
        press.callback().await;
    }
    t.bot.database().all_told().await;
    let database = t.bot.database();
    assert_eq!(database.count("SELECT count(*) FROM rating_changes").await, 2);
    assert_eq!(
        database
            .count("SELECT sum(wins + draws + losses) FROM ratings")
            .await,
        2
    );
}

#[tokio::test]
async fn unrated_short_and_lonely_games_do_not_count() {
    let t = Table::set().await;
    let question = t.alice.slash("resign", []).await;
    t.alice.press(&question, "Yes, resign").await;
    let options = [
        ("opponent", t.bob.mention_opt()),
        ("variant", "fox-hounds".into()),
        ("side", "few".into()),
        ("rated", false.into()),
    ];
    let card = t.alice.slash("challenge", options).await;
    assert!(!card.to_string().contains("Rated"), "{card}");
    t.bob.press(&card, "Accept").await;
    lose(&t).await;
    assert_eq!(t.bot.database().count("SELECT count(*) FROM ratings").await, 0);
}

#[tokio::test]
async fn the_best_are_listed_a_page_at_a_time() {
    let t = Table::set().await;
    t.bot
        .database()
        .meddle(
            "WITH RECURSIVE n (i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < 60)
             INSERT INTO ratings (player, variant, side, rating, deviation, volatility, wins, rated_at)
             SELECT 18000000000000000 + i, 'bagh-chal', 'many', 1400 + i, 80, 0.06, 12, 0 FROM n",
        )
        .await;
    let options = [
        ("variant", "bagh-chal".into()),
        ("side", "many".into()),
        ("scope", "everywhere".into()),
    ];
    let page = t.alice.slash("leaderboard", options).await;
    assert_eq!(page.labels(), ["Later"], "{page}");
    let page = t.alice.press(&page, "Later").await;
    assert!(page.to_string().contains("26. <@"), "{page}");
    let page = t.alice.press(&page, "Later").await;
    assert_eq!(page.labels(), ["Earlier"], "{page}");
    let here = [("variant", "bagh-chal".into()), ("side", "many".into())];
    let here = t.alice.slash("leaderboard", here).await;
    assert!(
        here.to_string().contains("certain enough"),
        "nobody of them has played here: {here}"
    );
}
