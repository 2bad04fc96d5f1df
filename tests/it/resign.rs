//! Giving up: asked once, done once.

use insta::assert_snapshot;

use crate::support::{
    Person, Shown, shown,
    table::{Table, begin},
};

/// The question, asked by slash command.
async fn ask(person: &Person) -> Shown {
    person.slash("resign", []).await
}

const RESULTS: &str = "SELECT count(*) FROM games WHERE reason = 'resigned'";

#[tokio::test]
async fn it_is_asked_and_then_done() {
    let t = Table::set().await;
    let question = ask(&t.alice).await;
    assert_snapshot!(question, @"
    (only for alice)
    Do you want to resign game #1 (Fox and Hounds) against <@bob>?
    [Yes, resign] [Go on playing]
    ");
    let done = t.alice.press(&question, "Yes, resign").await;
    assert_eq!(done.id, question.id);
    assert_snapshot!(done, @"
    (only for alice)
    You have resigned game #1.
    ");
    assert_snapshot!(t.d.channel().next_message().await, @r#"
    <@bob> wins with the hounds: the fox resigned.
    | Fox and Hounds
    | <@alice> plays the fox, <@bob> the hounds.
    | (reynard-1-0.png "The hounds have won. Fox and Hounds. Fox on e8. Hounds on b1, d1, f1, h1.")
    | Game #1 · start
    [Rematch] [Analyze]
    "#);
    assert!(t.board.closed().await.files().len() == 1);
}

#[tokio::test]
async fn the_other_side_resigns_out_of_turn() {
    let t = Table::set().await;
    let question = ask(&t.bob).await;
    t.bob.press(&question, "Yes, resign").await;
    let end = t.d.channel().next_message().await;
    assert_snapshot!(end.said(), @"<@alice> wins with the fox: the hounds resigned.");
    assert!(end.pinged().is_empty() && end.labels() == shown::OVER);
}

#[tokio::test]
async fn one_goes_on_playing() {
    let t = Table::set().await;
    let question = ask(&t.alice).await;
    assert_snapshot!(t.alice.press(&question, "Go on playing").await, @"
    (only for alice)
    Game #1 goes on.
    ");
    t.alice.slash("move", [("move", "e8-d7".into())]).await;
    assert_eq!(t.bot.database().count(RESULTS).await, 0);
}

#[tokio::test]
async fn the_button_under_the_board_asks_the_players_and_nobody_else() {
    let t = Table::set().await;
    for person in [&t.alice, &t.bob] {
        let question = t.d.person(&person.username()).press(&t.board, "Resign").await;
        assert!(question.is_private(), "{question}");
        assert_eq!(question.labels(), ["Yes, resign", "Go on playing"]);
    }
    assert_snapshot!(t.d.person("carol").press(&t.board, "Resign").await, @"
    (only for carol)
    You are not playing in game #1, so you can only watch it with `/board`.
    ");
    assert_snapshot!(ask(&t.d.person("carol")).await, @"
    (only for carol)
    You have no running game here: start one with `/challenge`.
    ");
    assert_eq!(t.board.now().labels(), shown::RUNNING);
}

#[tokio::test]
async fn a_yes_that_comes_after_the_next_move_is_not_taken() {
    let t = Table::set().await;
    let (alices, bobs) = (ask(&t.alice).await, ask(&t.bob).await);
    let board = t.alice.slash("move", [("move", "e8-d7".into())]).await;
    t.bot.database().all_told().await;
    for (person, question) in [(&t.alice, &alices), (&t.bob, &bobs)] {
        let answer = person.press(question, "Yes, resign").await;
        assert!(
            answer.is_private() && answer.text().contains(&board.link()),
            "{answer}"
        );
    }
    let late = t.bob.press(&bobs, "Yes, resign").await;
    assert_snapshot!(late.to_string().replace(&board.link(), "LINK"), @"
    (only for bob)
    Game #1 has moved on since that was shown; use its newest board, or `/board`. [The newest board](LINK)
    ");
    assert_eq!(t.bot.database().count(RESULTS).await, 0);
    t.bob.slash("move", [("move", "b1-a2".into())]).await;
}

#[tokio::test]
async fn the_button_of_an_older_board_leads_to_the_newest() {
    let t = Table::set().await;
    let resign = t.board.buttons()[0].custom_id.clone().unwrap();
    let board = t.alice.slash("move", [("move", "e8-d7".into())]).await;
    t.board.closed().await;
    t.bot.database().all_told().await;
    let late = t.bob.press_id(&t.board, &resign).await;
    assert!(late.is_private() && late.text().contains(&board.link()), "{late}");
}

#[tokio::test]
async fn pressed_twice_it_is_done_once() {
    let t = Table::set().await;
    let question = ask(&t.alice).await;
    let yes = question.buttons()[0].custom_id.clone().unwrap();
    let presses = [(); 2].map(|()| t.alice.click_id(&question, &yes));
    let mut answers = Vec::new();
    for press in presses {
        answers.push(press.answer().await.said());
    }
    answers.sort();
    assert_snapshot!(answers.join("\n"), @"
    Game #1 is over; start another with `/challenge`.
    You have resigned game #1.
    ");
    t.bot.database().all_told().await;
    t.d.channel().next_message().await;
    assert_eq!(t.d.channel().unseen_count(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn both_resign_at_once_and_one_of_them_has_lost() {
    for _ in 0..5 {
        let t = Table::set().await;
        let (alices, bobs) = (ask(&t.alice).await, ask(&t.bob).await);
        let presses = [
            t.alice.click(&alices, "Yes, resign"),
            t.bob.click(&bobs, "Yes, resign"),
        ];
        let mut resigned = 0;
        for press in presses {
            let answer = press.answer().await;
            assert!(answer.is_private(), "{answer}");
            resigned += usize::from(answer.text().contains("have resigned"));
        }
        assert_eq!((resigned, t.bot.database().count(RESULTS).await), (1, 1));
        t.bot.database().all_told().await;
        t.d.channel().next_message().await;
        assert_eq!(t.d.channel().unseen_count(), 0);
    }
}

#[tokio::test]
async fn a_game_with_somebody_who_left_can_be_given_up() {
    let t = Table::set().await;
    t.d.leave(t.bob.id, t.d.home().server);
    let question = ask(&t.alice).await;
    assert_snapshot!(question.said(), @"Do you want to resign game #1 (Fox and Hounds) against <@bob>?");
    t.alice.press(&question, "Yes, resign").await;
    let end = t.d.channel().next_message().await;
    assert!(
        end.text().contains("resigned") && end.pinged().is_empty(),
        "{end}"
    );
    // Nothing of it stands in the way of the next game.
    let carol = t.d.person("carol");
    let board = begin(&t.alice, &carol, "fox-hounds").await;
    t.alice.slash("move", [("move", "e8-d7".into())]).await;
    board.closed().await;
}

#[tokio::test]
async fn what_is_over_cannot_be_given_up() {
    let t = Table::set().await;
    let (alices, bobs) = (ask(&t.alice).await, ask(&t.bob).await);
    t.alice.press(&alices, "Yes, resign").await;
    assert_snapshot!(t.bob.press(&bobs, "Yes, resign").await, @"
    (only for bob)
    Game #1 is over; start another with `/challenge`.
    ");
    assert_snapshot!(ask(&t.bob).await, @"
    (only for bob)
    You have no running game here: start one with `/challenge`.
    ");
    let named = t.bob.slash("resign", [("game", 1_i64.into())]).await;
    assert_snapshot!(named, @"
    (only for bob)
    Game #1 is over; start another with `/challenge`.
    ");
}
