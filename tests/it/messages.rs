//! Boards as messages: pictures that stay, messages and channels that go, names that bite.

use jiff::Timestamp;
use reynard::{
    app::Store,
    playground::{
        Fault, Moment, Permissions, Scope,
        requested::{CALLBACK, EDIT_MESSAGE, POST_MESSAGE},
    },
};

use crate::support::{
    Discord, TestBot, eventually,
    table::{Table, begin},
};

/// The callback is refused, so that the board must come by the channel.
fn lost() -> Fault {
    Fault::Refused {
        status: 404,
        code: 10062,
        message: "Unknown interaction".to_owned(),
    }
}

#[tokio::test]
async fn a_board_keeps_its_one_picture_whatever_is_pressed() {
    let t = Table::set().await;
    t.alice.press(&t.board, "Resign").await;
    t.d.person("carol").press(&t.board, "Resign").await;
    assert_eq!(t.board.now().files().len(), 1);
    let second = t.alice.slash("move", [("move", "e8-d7".into())]).await;
    let first = t.board.changed().await;
    assert!(first.buttons().is_empty() && first.files().len() == 1, "{first}");
    t.bob.press(&second, "Resign").await;
    t.bob.slash("board", []).await;
    let second = second.changed().await;
    assert!(
        second.buttons().is_empty() && second.files().len() == 1,
        "{second}"
    );
}

#[tokio::test]
async fn a_picture_is_shown_once_in_its_frame() {
    let t = Table::set().await;
    let slots = t.bot.painter_slots().acquire_many(2).await.unwrap();
    let promised = t.alice.begin("move", [("move", "e8-d7".into())]);
    promised.callback().await;
    drop(slots);
    let direct = t.board.clone();
    for board in [direct, t.d.channel().next_message().await] {
        let below =
            t.d.read(|world| world.message(board.id).unwrap().latest().shown_below().count());
        let framed = t.d.read(|world| {
            world
                .message(board.id)
                .unwrap()
                .latest()
                .shown_in_embeds()
                .count()
        });
        assert_eq!((framed, below), (1, 0), "{board}");
    }
}

#[tokio::test]
async fn boards_have_names_of_their_own() {
    let t = Table::set().await;
    let second = t.alice.slash("move", [("move", "e8-d7".into())]).await;
    assert_ne!(t.board.files()[0].filename, second.files()[0].filename);
}

#[tokio::test]
async fn every_ply_is_a_message_and_the_edit_of_the_last_is_light() {
    let t = Table::set().await;
    t.alice.slash("move", [("move", "e8-d7".into())]).await;
    t.board.changed().await;
    t.bob.slash("move", [("move", "b1-a2".into())]).await;
    let edits: Vec<_> = t.d.read(|world| {
        let edits = world.requests().iter().filter(|request| request.is(EDIT_MESSAGE));
        edits.map(|request| request.body.clone()).collect()
    });
    assert!(
        edits.contains(&serde_json::json!({"components": []})),
        "{edits:?}"
    );
    assert_eq!(t.d.channel().messages().len(), 4, "the card and three boards");
}

#[tokio::test]
async fn a_deleted_board_is_missed_by_nobody() {
    let t = Table::set().await;
    t.d.delete_message(t.board.id);
    let board = t.alice.slash("move", [("move", "e8-d7".into())]).await;
    assert_eq!(board.pinged(), ["bob"]);
    let board = t.bob.slash("move", [("move", "b1-a2".into())]).await;
    assert_eq!(board.pinged(), ["alice"]);
}

#[tokio::test]
async fn a_game_outlives_its_channel_and_its_thread() {
    let d = Discord::start().await;
    let bot = TestBot::start(&d).await;
    let (home, database) = (d.home(), bot.database());
    for gone in [home.other_channel, d.add_thread(home.channel, "thread")] {
        let (alice, bob) = (d.person("alice"), d.person("bob"));
        let there = d.place(gone);
        begin(&alice.at(&there), &bob.at(&there), "fox-hounds").await;
        // The channel goes while a board is on its way there.
        let hold = d.hold(CALLBACK, Moment::Before);
        let moved = alice.at(&there).begin("move", [("move", "e8-d7".into())]);
        hold.arrived().await.unwrap();
        d.delete_channel(gone);
        hold.cut();
        d.fail_after(CALLBACK, 0, 2, lost());
        // The bot tries there, and notes that it cannot.
        let lost = "SELECT count(*) FROM games WHERE channel_lost = 1 AND result IS NULL";
        eventually(|| async { database.count(lost).await == 1 }).await;
        d.forget_faults();
        drop(moved);
        // Wherever the players are next, it goes on.
        let board = bob.slash("move", [("move", "b1-a2".into())]).await;
        assert_eq!(board.pinged(), ["alice"], "{board}");
        let board = alice.slash("move", [("move", "d7-e6".into())]).await;
        assert_eq!(board.pinged(), ["bob"]);
        let question = bob.slash("resign", []).await;
        bob.press(&question, "Yes, resign").await;
        d.channel().next_message().await;
    }
}

#[tokio::test]
async fn where_the_bot_may_not_post_it_answers_all_the_same() {
    let t = Table::set().await;
    t.d.set_bot_permissions(t.d.home().channel, Permissions::NONE);
    let question = t.alice.slash("resign", []).await;
    let pressed = t.alice.click(&question, "Yes, resign");
    let board = pressed.follow_up(0).await;
    assert!(
        board.text().contains("wins with the hounds") && !board.is_private(),
        "{board}"
    );
}

#[tokio::test]
async fn a_message_whose_confirmation_was_lost_is_posted_once() {
    let t = Table::set().await;
    t.d.fail_after(CALLBACK, 0, 3, lost());
    t.d.fail(
        POST_MESSAGE,
        Fault::Broken {
            status: 503,
            moment: Moment::After,
        },
    );
    t.alice.begin("move", [("move", "e8-d7".into())]);
    let board = t.d.channel().next_message().await;
    put_off(&t).await;
    t.d.advance(2);
    t.d.request(POST_MESSAGE, 1).await;
    // The bot knows the message: it takes the buttons away when the next comes.
    t.d.forget_faults();
    t.bob.slash("move", [("move", "b1-a2".into())]).await;
    assert!(board.changed().await.buttons().is_empty());
    assert_eq!(t.d.channel().unseen_count(), 0);
}

/// Waits until the bot has put off what it could not say.
async fn put_off(t: &Table) {
    let store = Store::open(&t.bot.database_url())
        .await
        .expect("the bot's database");
    eventually(|| async {
        let errands = store.list_due_errands(Timestamp::MAX).await.expect("its errands");
        errands.iter().any(|errand| errand.attempts == 1)
    })
    .await;
}

#[tokio::test]
async fn a_limit_is_waited_out() {
    let t = Table::set().await;
    t.d.fail_after(CALLBACK, 0, 3, lost());
    t.d.fail(
        POST_MESSAGE,
        Fault::RateLimited {
            retry_after: 0.3,
            scope: Scope::User,
            code: 0,
        },
    );
    t.alice.begin("move", [("move", "e8-d7".into())]);
    put_off(&t).await;
    t.d.advance(2);
    let board = t.d.channel().next_message().await;
    assert_eq!((board.pinged(), board.files().len()), (vec!["bob".to_owned()], 1));
}

#[tokio::test]
async fn no_name_breaks_out_or_pings() {
    let d = Discord::start().await;
    let _bot = TestBot::start(&d).await;
    let role = d.add_role(d.home().server, "judges", true);
    let (alice, bob) = (d.person("alice"), d.person("bob"));
    let names = [
        "@everyone".to_owned(),
        "@here".to_owned(),
        format!("<@&{role}>"),
        "``` **bold** ||spoiler||".to_owned(),
        "\u{202e}\u{200f}مرحبا".to_owned(),
        "𝕬𝖑𝖎𝖈𝖊👩‍👩‍👧‍👧é̂".to_owned(),
    ];
    for name in names {
        alice.calls_themselves(&name);
        bob.calls_themselves(&name);
        let card = alice
            .slash(
                "challenge",
                [("opponent", bob.mention_opt()), ("side", "few".into())],
            )
            .await;
        assert_eq!(card.pinged(), ["bob"], "{card}");
        let board = bob.press(&card, "Accept").await;
        assert_eq!(board.pinged(), ["alice"], "{board}");
        for (label, _) in alice.autocomplete("move", "game", "").await {
            assert!(label.chars().count() <= 100);
        }
        let question = alice.slash("resign", []).await;
        let pressed = alice.press(&question, "Yes, resign").await;
        assert!(pressed.pinged().is_empty());
        let end = d.channel().next_message().await;
        assert!(end.pinged().is_empty(), "{end}");
    }
}

#[tokio::test]
async fn a_game_that_cannot_be_read_keeps_no_other_waiting() {
    let t = Table::set().await;
    let database = t.bot.database();
    // What the beginning of the game has left to tell could not be told either.
    database.all_told().await;
    database
        .meddle(
            "INSERT INTO outbox (task, game, ply, channel, created_at, due_at)
                 SELECT 'board', id, 0, channel, created_at, created_at FROM games;
             UPDATE games SET variant = 'chess' WHERE id = 1",
        )
        .await;
    let (carol, dave) = (t.d.person("carol"), t.d.person("dave"));
    begin(&carol, &dave, "bagh-chal").await;
    let question = carol.slash("resign", []).await;
    carol.press(&question, "Yes, resign").await;
    let end = t.d.channel().next_message().await;
    assert!(end.text().contains("wins with the goats"), "{end}");
    assert_eq!(
        database.count("SELECT count(*) FROM outbox WHERE game = 1").await,
        1,
        "it is tried again"
    );
}
