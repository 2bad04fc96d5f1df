//! `/rules`: every game is taught, and no page is more than Discord takes.

use insta::assert_snapshot;
use reynard::rules::variant::Family;

use crate::support::{Discord, TestBot, table::Table};

#[tokio::test]
async fn the_rules_of_a_game_are_pages_with_pictures() {
    let d = Discord::start().await;
    let _bot = TestBot::start(&d).await;
    let alice = d.person("alice");
    let page = alice.slash("rules", [("variant", "fox-hounds".into())]).await;
    assert_snapshot!(page, @r#"
    (only for alice)
    | Fox and Hounds: the rules
    | One fox against four hounds, on the squares of one color of a chessboard. The fox begins.
    | How they move: The fox steps one square diagonally, in any direction. A hound steps one square diagonally forward, never back.
    | Captures: Nobody captures anything.
    | How to win: The fox wins when it reaches the first rank, when it stands below every hound, or when no hound can move. The hounds win when the fox cannot move.
    | Draws: There are none in practice: the hounds never go back, so every game ends.
    | A common mistake: A hound far ahead of the others lets the fox slip through behind it. Keep the line together.
    | Questions: *May hounds go sideways or back?* No. *May the fox jump over a hound?* No.
    | Where it comes from: An old game for a chessboard. With right play the hounds win, as Berlekamp, Conway and Guy show in “Winning Ways”.
    | (reynard-fox-hounds-rules.png "Fox and Hounds. Fox on e8. Hounds on b1, d1, f1, h1.")
    [An example] [The example, played]
    {Another game: Fox and Geese, Halatafl, Gåsetavl, Fox and Geese to ten captures, Bagh-Chal, Fox and Hounds}
    "#);
    let page = alice.press(&page, "An example").await;
    assert_snapshot!(page, @r#"
    (only for alice)
    | Fox and Hounds: the rules
    | The fox comes out, a hound closes the edge: **e8-d7 b1-a2**. The fox could also begin with e8-f7.
    | (reynard-fox-hounds-before.png "Fox and Hounds. Fox on e8. Hounds on b1, d1, f1, h1.")
    [The rules] [The example, played]
    {Another game: Fox and Geese, Halatafl, Gåsetavl, Fox and Geese to ten captures, Bagh-Chal, Fox and Hounds}
    "#);
    let page = alice.press(&page, "The example, played").await;
    assert_snapshot!(page, @r#"
    (only for alice)
    | Fox and Hounds: the rules
    | All five pieces are still there, as nobody is ever captured.
    | (reynard-fox-hounds-after.png "Fox and Hounds. Fox on d7. Hounds on d1, f1, h1, a2.")
    [The rules] [An example]
    {Another game: Fox and Geese, Halatafl, Gåsetavl, Fox and Geese to ten captures, Bagh-Chal, Fox and Hounds}
    "#);
    let other = alice.choose(&page, ["Bagh-Chal"]).await;
    assert!(other.to_string().contains("Bagh-Chal: the rules"), "{other}");
}

#[tokio::test]
async fn every_page_of_every_game_is_taken_by_discord() {
    let d = Discord::start().await;
    let _bot = TestBot::start(&d).await;
    let alice = d.person("alice");
    for family in Family::ALL {
        let mut page = alice.slash("rules", [("variant", family.id().into())]).await;
        for label in ["An example", "The example, played", "The rules"] {
            assert!(page.is_private() && page.files().len() == 1, "{page}");
            page = alice.press(&page, label).await;
        }
    }
}

#[tokio::test]
async fn at_a_board_its_own_rules_are_shown() {
    let t = Table::set().await;
    let page = t.alice.slash("rules", []).await;
    assert!(page.to_string().contains("Fox and Hounds: the rules"), "{page}");
    let more = t.bob.press(&t.board, "More").await;
    let page = t.bob.press(&more, "Rules").await;
    assert!(page.to_string().contains("Fox and Hounds: the rules"), "{page}");
}
