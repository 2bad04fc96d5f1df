//! Looking back: finished games, their moves, records and replays.

use insta::assert_snapshot;
use reynard::rules::notation::record::Record;

use crate::support::{Shown, table::Table};

async fn end(t: &Table) -> Shown {
    t.alice.slash("move", [("move", "e8-d7".into())]).await;
    t.bob.slash("move", [("move", "b1-a2".into())]).await;
    let question = t.alice.slash("resign", []).await;
    t.alice.press(&question, "Yes, resign").await;
    t.bot.database().all_told().await;
    t.d.channel().messages().pop().expect("the last board")
}

#[tokio::test]
async fn a_finished_game_is_shown_as_a_moving_picture() {
    let t = Table::set().await;
    let end = end(&t).await;
    let replay = t.bob.press(&end, "Replay").await;
    assert_snapshot!(replay, @r#"
    | Game #1 (Fox and Hounds) once more
    | (reynard-1-replay.gif "The whole game as a moving picture, Fox and Hounds, 2 moves.")
    "#);
    let carol = t.d.person("carol");
    let again = carol.press(&end, "Replay").await;
    assert_eq!(again.files().len(), 1, "anybody here may look");
    let one = t.alice.slash("history", [("game", 1_i64.into())]).await;
    let own = t.alice.press(&one, "Replay").await;
    assert!(own.is_private() && own.files().len() == 1, "{own}");
}

#[tokio::test]
async fn finished_games_are_listed_and_one_is_looked_at() {
    let t = Table::set().await;
    assert_snapshot!(t.alice.slash("history", []).await.said(), @"You have finished no game yet. Start one with `/challenge` or `/computer`.");
    end(&t).await;
    let list = t.alice.slash("history", []).await;
    assert_snapshot!(list, @"
    (only for alice)
    | Your finished games
    | **#1** Fox and Hounds · lost with the fox against <@bob> · <t:1772366400:d>
    {Choose a game: #1 · Fox and Hounds · bob}
    ");
    let label = list.selects()[0].options[0].0.clone();
    let one = t.alice.choose(&list, [label.as_str()]).await;
    assert_snapshot!(one, @"
    (only for alice)
    | Fox and Hounds
    | <@alice> plays the fox, <@bob> the hounds.
    | <@bob> wins with the hounds: the fox resigned.
    | ```
    | 1. e8-d7 b1-a2
    | ```
    | Game #1 · move 2
    (reynard-1.txt no alternative text)
    [Replay] [Analyze]
    ");
}

#[tokio::test]
async fn the_record_is_read_back() {
    let t = Table::set().await;
    end(&t).await;
    let one = t.bob.slash("history", [("game", 1_i64.into())]).await;
    let file = one
        .files()
        .iter()
        .find(|file| file.filename.ends_with(".txt"))
        .expect("a record");
    let text = String::from_utf8(file.bytes.to_vec()).expect("a text");
    let record: Record = text.parse().expect("a record that can be read");
    assert_eq!(record.to_string(), text);
    assert_snapshot!(text, @r#"
    [Variant "fox-hounds"]
    [Fox "alice"]
    [Hounds "bob"]
    [Game "1"]
    [Date "2026.03.01"]
    [Rated "yes"]
    [Ended "resigned"]
    [Result "hounds"]

    1. e8-d7 b1-a2 hounds
    "#);
}

#[tokio::test]
async fn games_of_other_channels_are_not_shown() {
    let t = Table::set().await;
    end(&t).await;
    let carol = t.d.person("carol");
    let elsewhere = carol.at(&carol.direct());
    assert_snapshot!(elsewhere.slash("history", [("game", 1_i64.into())]).await.said(), @"There is no game #1 for you to see here; `/games` lists yours.");
}
