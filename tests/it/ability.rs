//! What the bot may not do in a channel, it does not try, and says so.

use insta::assert_snapshot;
use reynard::{
    discord::ability::{NEEDED, invitation},
    playground::Permissions,
};
use rstest::rstest;

use crate::support::{Discord, Person, TestBot, table::Table};

/// How often Discord said that something is not permitted.
fn forbidden(d: &Discord) -> usize {
    d.read(|world| {
        world
            .requests()
            .iter()
            .filter(|request| request.status == Some(403))
            .count()
    })
}

async fn without(lacking: Permissions) -> Table {
    let t = Table::set().await;
    t.d.set_bot_permissions(t.d.home().channel, Permissions::BOT - lacking);
    t
}

#[tokio::test]
async fn without_files_the_board_comes_in_letters_and_says_why() {
    let t = without(Permissions::ATTACH_FILES).await;
    let board = t.alice.slash("move", [("move", "e8-d7".into())]).await;
    assert_snapshot!(board, @"
    <@bob>, it is your turn (hounds).
    | Fox and Hounds
    | <@alice> (fox) moved **e8-d7**.
    | ```
    | 8 .   .   .   .
    | 7   .   F   .   .
    | 6 .   .   .   .
    | 5   .   .   .   .
    | 4 .   .   .   .
    | 3   .   .   .   .
    | 2 .   .   .   .
    | 1   g   g   g   g
    |   a b c d e f g h
    | ```
    | `F` fox · `g` hound
    | I may not show pictures or files in this channel: whoever manages it can allow me to attach files.
    | Game #1 · move 1
    [Move] [Draw] [Resign] [More]
    pings bob
    ");
    let told = t.alice.slash("privacy", []).await;
    let export = t.alice.press(&told, "Give me all of it").await;
    assert!(
        export.files().is_empty() && export.said().contains("attach files"),
        "{export}"
    );
    assert_eq!(forbidden(&t.d), 0);
}

#[tokio::test]
async fn without_frames_the_board_comes_as_plain_text() {
    let t = without(Permissions::EMBED_LINKS).await;
    let board = t.alice.slash("move", [("move", "e8-d7".into())]).await;
    assert_snapshot!(board, @r#"
    <@bob>, it is your turn (hounds).
    **Fox and Hounds**
    <@alice> (fox) moved **e8-d7**.
    Game #1 · move 1
    (reynard-1-1.png "The hounds are to move. Last move, by the fox: e8-d7. Fox and Hounds. Fox on d7. Hounds on b1, d1, f1, h1.")
    [Move] [Draw] [Resign] [More]
    pings bob
    "#);
    assert_eq!(board.files().len(), 1);
    assert_eq!(forbidden(&t.d), 0);
}

#[rstest]
#[case::unseen(Permissions::VIEW_CHANNEL)]
#[case::mute(Permissions::SEND_MESSAGES)]
#[tokio::test]
async fn where_it_cannot_write_by_itself_it_says_so_at_the_start_and_answers(#[case] lacking: Permissions) {
    let t = without(lacking).await;
    let card = t
        .alice
        .slash(
            "challenge",
            [
                ("opponent", t.bob.mention_opt()),
                ("variant", "fox-hounds".into()),
                ("side", "few".into()),
            ],
        )
        .await;
    assert!(card.to_string().contains("I can only answer here"), "{card}");
    let accepted = t.bob.click(&card, "Accept");
    assert_eq!(accepted.answer().await.id, card.id);
    let board = accepted.follow_up(0).await;
    assert_eq!(
        (board.pinged(), board.files().len()),
        (vec!["alice".to_owned()], 1)
    );
    let moved = t
        .alice
        .slash("move", [("move", "e8-d7".into()), ("game", 2_i64.into())])
        .await;
    assert_eq!(moved.pinged(), ["bob"]);
    let question = t.bob.slash("resign", [("game", 2_i64.into())]).await;
    let end = t.bob.click(&question, "Yes, resign").follow_up(0).await;
    assert!(end.text().contains("wins with the fox"), "{end}");
    t.bot.database().all_told().await;
    assert_eq!(forbidden(&t.d), 0);
}

#[rstest]
#[case::view(Permissions::VIEW_CHANNEL)]
#[case::send(Permissions::SEND_MESSAGES)]
#[case::threads(Permissions::SEND_MESSAGES_IN_THREADS)]
#[case::frames(Permissions::EMBED_LINKS)]
#[case::files(Permissions::ATTACH_FILES)]
#[case::history(Permissions::READ_MESSAGE_HISTORY)]
#[case::commands(Permissions::USE_APPLICATION_COMMANDS)]
#[tokio::test]
async fn a_game_is_played_to_its_end_without_each_permission(#[case] lacking: Permissions) {
    let t = without(lacking).await;
    let thread = t.d.add_thread(t.d.home().channel, "a match");
    t.d.set_bot_permissions(thread, Permissions::BOT - lacking);
    play_and_resign(&t.alice, &t.bob, 1).await;
    let place = t.d.place(thread);
    let (alice, bob) = (t.alice.at(&place), t.bob.at(&place));
    let options = [
        ("opponent", bob.mention_opt()),
        ("variant", "fox-hounds".into()),
        ("side", "few".into()),
    ];
    let card = alice.slash("challenge", options).await;
    bob.press(&card, "Accept").await;
    card.closed().await;
    t.bot.database().all_told().await;
    play_and_resign(&alice, &bob, 2).await;
    t.bot.database().all_told().await;
    let running = "SELECT count(*) FROM games WHERE result IS NULL";
    assert_eq!(t.bot.database().count(running).await, 0);
    assert_eq!(forbidden(&t.d), 0);
}

async fn play_and_resign(alice: &Person, bob: &Person, game: i64) {
    let options = [("move", "e8-d7".into()), ("game", game.into())];
    let board = alice.slash("move", options).await;
    assert_eq!(board.pinged(), ["bob"], "{board}");
    let question = bob.slash("resign", [("game", game.into())]).await;
    let done = bob.press(&question, "Yes, resign").await;
    assert!(done.text().contains("You have resigned"), "{done}");
}

#[tokio::test]
async fn what_the_invitation_asks_for_is_enough() {
    let t = Table::set().await;
    let needed = Permissions::from_bits(NEEDED);
    assert_eq!(NEEDED.count_ones(), 5);
    assert!(Permissions::BOT.contains(needed));
    assert!(
        invitation(17).ends_with("client_id=17&scope=bot+applications.commands&permissions=274877959168")
    );
    t.d.set_bot_permissions(t.d.home().channel, needed);
    let board = t.alice.slash("move", [("move", "e8-d7".into())]).await;
    assert_eq!((board.pinged(), board.files().len()), (vec!["bob".to_owned()], 1));
    t.board.closed().await;
    let question = t.bob.slash("resign", []).await;
    t.bob.press(&question, "Yes, resign").await;
    assert_eq!(t.d.channel().next_message().await.files().len(), 1);
    t.bot.database().all_told().await;
    assert_eq!(forbidden(&t.d), 0);
}

#[tokio::test]
async fn what_was_forbidden_once_is_not_tried_again_and_is_done_when_it_is_allowed() {
    let t = without(Permissions::ATTACH_FILES).await;
    let question = t.alice.slash("resign", []).await;
    t.alice.press(&question, "Yes, resign").await;
    let end = t.d.channel().next_message().await;
    assert!(
        end.files().is_empty() && end.to_string().contains("attach files"),
        "{end}"
    );
    t.d.set_bot_permissions(t.d.home().channel, Permissions::BOT);
    let board = t.alice.slash("board", [("game", 1_i64.into())]).await;
    assert_eq!(board.files().len(), 1);
    t.bot.database().all_told().await;
    assert_eq!(forbidden(&t.d), 0);
}

#[tokio::test]
async fn no_answer_has_emoji_of_a_servers_own() {
    let d = Discord::start().await;
    let bot = TestBot::start(&d).await;
    let alice = d.person("alice");
    for command in [
        "help",
        "settings",
        "privacy",
        "games",
        "computer",
        "challenge",
        "board",
    ] {
        let shown = alice.slash(command, []).await;
        assert!(
            !shown.to_string().contains("<:") && !shown.to_string().contains("<a:"),
            "{shown}"
        );
    }
    bot.database().all_told().await;
    d.read(|world| {
        for request in world.requests() {
            let body = request.body.to_string();
            assert!(!body.contains("<:") && !body.contains("\"emoji\""), "{body}");
        }
    });
}
