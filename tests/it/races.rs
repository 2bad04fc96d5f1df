//! Many people at once.

use std::collections::HashSet;

use reynard::playground::Act;

use crate::support::{Discord, Handle, TestBot, table::Table};

#[tokio::test(flavor = "multi_thread")]
async fn fifty_people_accept_at_once_and_one_game_begins() {
    let d = Discord::start().await;
    let _bot = TestBot::start(&d).await;
    let card = d
        .person("alice")
        .slash("challenge", [("variant", "fox-hounds".into())])
        .await;
    // The first may be served while the last still press.
    let accept = card.buttons()[0].custom_id.clone().unwrap();
    let pressed: Vec<Handle> = (0..50)
        .map(|n| d.person(&format!("guest{n}")).click_id(&card, &accept))
        .collect();
    let mut boards = 0;
    for handle in &pressed {
        let answer = handle.answer().await;
        if answer.is_private() {
            assert!(answer.text().contains("has been accepted already"), "{answer}");
        } else {
            boards += 1;
        }
    }
    assert_eq!(boards, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_made_fifty_times_at_once_is_played_once() {
    let t = Table::set().await;
    let tries: Vec<Handle> = (0..50)
        .map(|_| t.alice.begin("move", [("move", "e8-d7".into())]))
        .collect();
    let mut boards = 0;
    for handle in &tries {
        let answer = handle.answer().await;
        if answer.is_private() {
            assert!(answer.text().contains("not your turn"), "{answer}");
        } else {
            boards += 1;
        }
    }
    assert_eq!(boards, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn two_different_moves_at_once_leave_one() {
    let t = Table::set().await;
    let (left, right) = (
        t.alice.begin("move", [("move", "e8-d7".into())]),
        t.alice.begin("move", [("move", "e8-f7".into())]),
    );
    let (left, right) = (left.answer().await, right.answer().await);
    assert_ne!(left.is_private(), right.is_private(), "{left}\n{right}");
    let board = t.bob.slash("move", [("move", "b1-a2".into())]).await;
    assert!(board.to_string().contains("move 2"), "{board}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hundred_people_challenge_and_accept_in_several_channels_at_once() {
    let d = Discord::start().await;
    let bot = TestBot::start(&d).await;
    let home = d.home();
    let channels = [
        d.place(home.channel),
        d.place(home.other_channel),
        d.place(d.add_thread(home.channel, "x")),
    ];
    let mut cards = Vec::new();
    for n in 0..50 {
        let challenger = d.person(&format!("host{n}")).at(&channels[n % 3]);
        cards.push((
            n,
            challenger.begin("challenge", [("variant", "bagh-chal".into())]),
        ));
    }
    let mut accepted = Vec::new();
    for (n, card) in cards {
        let guest = d.person(&format!("guest{n}")).at(&channels[n % 3]);
        accepted.push(guest.click(&card.answer().await, "Accept"));
    }
    let mut games = HashSet::new();
    for handle in accepted {
        let board = handle.answer().await.to_string();
        let number = board
            .lines()
            .find_map(|line| line.split_once("Game #"))
            .unwrap()
            .1
            .to_owned();
        assert!(games.insert(number), "{board}");
    }
    assert_eq!(games.len(), 50);
    assert_eq!(bot.bot().unreadable(), 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn accepting_and_withdrawing_at_once_does_one_of_them() {
    for _ in 0..5 {
        let d = Discord::start().await;
        let _bot = TestBot::start(&d).await;
        let (alice, bob) = (d.person("alice"), d.person("bob"));
        let card = alice.slash("challenge", [("opponent", bob.mention_opt())]).await;
        let (accepted, withdrawn) = (bob.click(&card, "Accept"), alice.click(&card, "Withdraw"));
        let (accepted, withdrawn) = (accepted.answer().await, withdrawn.answer().await);
        assert_ne!(
            accepted.is_private(),
            withdrawn.is_private(),
            "{accepted}\n{withdrawn}"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn two_bots_on_one_database_play_a_move_once() {
    let t = Table::set().await;
    let _twin = t.bot.start_twin().await;
    let options = vec![("move".to_owned(), "e8-d7".into())];
    let moved = t.alice.act(&Act::Slash {
        command: "move".to_owned(),
        options,
    });
    moved.answer().await;
    let board = t.bob.slash("move", [("move", "b1-a2".into())]).await;
    assert!(board.to_string().contains("move 2"), "{board}");
}
