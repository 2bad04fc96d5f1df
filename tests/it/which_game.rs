//! Several games at once: which one is meant, and games that are played elsewhere.

use insta::assert_snapshot;
use reynard::{playground::Act, rules::variant::Variant};

use crate::support::{Discord, Duel, Person, Place, TestBot, shown, table::begin};

const HOUNDS: Variant = Variant::FoxHounds;

/// Alice and Bob, who play two games in the first channel.
struct Two {
    d: Discord,
    bot: TestBot,
    alice: Person,
    bob: Person,
    hounds: Duel,
    geese: Duel,
}

impl Two {
    async fn begin() -> Self {
        let d = Discord::start().await;
        let bot = TestBot::start(&d).await;
        let (alice, bob) = (d.person("alice"), d.person("bob"));
        let hounds = Duel::begin(&alice, &bob, HOUNDS).await;
        let geese = Duel::begin(&alice, &bob, Variant::Halatafl).await;
        Self {
            d,
            bot,
            alice,
            bob,
            hounds,
            geese,
        }
    }
}

#[tokio::test]
async fn a_move_asks_which_game_and_is_played_there() {
    let mut t = Two::begin().await;
    let menu = t.alice.slash("move", [("move", "E8 d7".into())]).await;
    assert_snapshot!(menu, @"
    (only for alice)
    You have several games here. Which one do you mean?
    {Choose a game: #1 · Fox and Hounds · bob, #2 · Halatafl · bob}
    ");
    let done = t.alice.choose(&menu, ["#1 · Fox and Hounds · bob"]).await;
    assert_eq!(done.id, menu.id);
    assert_snapshot!(done, @"
    (only for alice)
    Played e8-d7 in game #1.
    ");
    let board = t.d.channel().next_message().await;
    t.hounds.follow("e8-d7", board).await;
    assert_eq!(t.geese.board.now().to_string(), t.geese.board.to_string());
}

#[tokio::test]
async fn a_wrong_move_asks_first_and_is_refused_then() {
    let t = Two::begin().await;
    for (typed, reason) in [
        ("a1-a2", "No piece"),
        ("…", "cannot read"),
        ("d4xd6|1|2", "cannot read"),
    ] {
        let menu = t.alice.slash("move", [("move", typed.into())]).await;
        let answer = t.alice.choose(&menu, ["#1 · Fox and Hounds · bob"]).await;
        assert!(answer.is_private() && answer.text().contains(reason), "{answer}");
    }
    let menu = t.bob.slash("move", [("move", "b1-a2".into())]).await;
    assert_snapshot!(menu, @"
    (only for bob)
    You have several games here. Which one do you mean?
    {Choose a game: #1 · Fox and Hounds · alice, #2 · Halatafl · alice}
    ");
    let answer = t.bob.choose(&menu, ["#1 · Fox and Hounds · alice"]).await;
    assert!(
        answer.is_private() && answer.text().contains("not your turn"),
        "{answer}"
    );
    assert_eq!(t.d.channel().unseen_count(), 0);
}

#[tokio::test]
async fn the_longest_chain_survives_the_question() {
    let t = Two::begin().await;
    // Twenty captures, which no board has: nothing of it may be lost on the way.
    let chain = format!("d4{}", "xd6".repeat(20));
    let menu = t.alice.slash("move", [("move", chain.as_str().into())]).await;
    let custom_id = menu.selects()[0].custom_id.clone();
    assert!(
        custom_id.ends_with(&chain) && custom_id.len() <= 100,
        "{custom_id}"
    );
}

#[tokio::test]
async fn a_board_asks_which_game_and_is_shown_to_all() {
    let t = Two::begin().await;
    let menu = t.bob.slash("board", []).await;
    assert_snapshot!(menu, @"
    (only for bob)
    You have several games here. Which one do you mean?
    {Choose a game: #1 · Fox and Hounds · alice, #2 · Halatafl · alice}
    ");
    let board = t.bob.choose(&menu, ["#2 · Halatafl · alice"]).await;
    assert!(
        !board.is_private() && board.to_string().contains("Game #2"),
        "{board}"
    );
    assert_eq!(t.geese.board.closed().await.files().len(), 1);
    let menu = t.bob.slash("board", [("text", true.into())]).await;
    let board = t.bob.choose(&menu, ["#1 · Fox and Hounds · alice"]).await;
    assert!(
        board.files().is_empty() && board.to_string().contains("```"),
        "{board}"
    );
}

#[tokio::test]
async fn resigning_asks_which_game_and_then_whether() {
    let t = Two::begin().await;
    let menu = t.alice.slash("resign", []).await;
    let question = t.alice.choose(&menu, ["#2 · Halatafl · bob"]).await;
    assert_eq!(question.id, menu.id);
    assert_snapshot!(question, @"
    (only for alice)
    Do you want to resign game #2 (Halatafl) against <@bob>?
    [Yes, resign] [Go on playing]
    ");
    t.alice.press(&question, "Yes, resign").await;
    assert!(
        t.d.channel()
            .next_message()
            .await
            .text()
            .contains("the foxes resigned")
    );
    // Only one is left, so that nobody is asked any more.
    assert!(
        !t.alice
            .slash("move", [("move", "e8-d7".into())])
            .await
            .is_private()
    );
}

#[tokio::test]
async fn a_number_says_which_game() {
    let mut t = Two::begin().await;
    t.geese.play("c7-c6", true).await;
    t.hounds.play("e8-f7", true).await;
    let second = ("game", 2_i64.into());
    let board = t.alice.slash("board", [second.clone()]).await;
    assert!(board.to_string().contains("Game #2 · move 1"), "{board}");
    let question = t.alice.slash("resign", [second]).await;
    assert!(question.text().contains("game #2"), "{question}");
}

#[tokio::test]
async fn a_game_that_ended_while_one_was_asked_is_not_played() {
    let t = Two::begin().await;
    let menu = t.alice.slash("move", [("move", "e8-d7".into())]).await;
    let question = t.bob.slash("resign", [("game", 1_i64.into())]).await;
    t.bob.press(&question, "Yes, resign").await;
    t.d.channel().next_message().await;
    let late = t.alice.choose(&menu, ["#1 · Fox and Hounds · bob"]).await;
    assert_snapshot!(late, @"
    (only for alice)
    Game #1 is over; start another with `/challenge`.
    ");
    assert_eq!(t.bot.database().count("SELECT count(*) FROM plies").await, 0);
}

#[tokio::test]
async fn a_menu_holds_no_more_games_than_discord_takes() {
    let d = Discord::start().await;
    let _bot = TestBot::start(&d).await;
    let alice = d.person("alice");
    for n in 0..26 {
        begin(&alice, &d.person(&format!("guest{n}")), "fox-hounds").await;
    }
    let menu = alice.slash("move", [("move", "e8-d7".into())]).await;
    assert_eq!(menu.selects()[0].options.len(), 25);
    let board = alice
        .slash("move", [("move", "e8-d7".into()), ("game", 26_i64.into())])
        .await;
    assert_eq!(board.pinged(), ["guest25"]);
}

/// A game in the first channel, and Alice in another.
async fn apart(elsewhere: impl FnOnce(&Discord) -> Place) -> (Two, Person, Place) {
    let t = Two::begin().await;
    let place = elsewhere(&t.d);
    let away = t.alice.at(&place);
    (t, away, place)
}

#[tokio::test]
async fn a_game_elsewhere_has_to_be_named() {
    let (t, away, place) = apart(|d| d.place(d.home().other_channel)).await;
    assert_snapshot!(away.slash("move", [("move", "e8-d7".into())]).await, @"
    (only for alice)
    You have no running game in this channel; give the number of one of your 2 games elsewhere in the option `game` (`/games scope:mine` lists them).
    ");
    assert_snapshot!(away.slash("resign", []).await.text(), @"You have no running game in this channel; give the number of one of your 2 games elsewhere in the option `game` (`/games scope:mine` lists them).");
    assert_snapshot!(away.slash("board", []).await.text(), @"You have no running game in this channel; give the number of one of your 2 games elsewhere in the option `game` (`/games scope:mine` lists them).");
    begin(&away, &t.bob.at(&place), "bagh-chal").await;
    // Here there is one now, and it is meant.
    let board = away.slash("board", []).await;
    assert!(board.to_string().contains("Bagh-Chal"), "{board}");
}

#[tokio::test]
async fn a_move_made_elsewhere_is_shown_where_the_game_is_played() {
    for direct in [false, true] {
        let (mut t, away, _) = apart(|d| {
            let channel = if direct {
                d.direct_channel(d.home().alice)
            } else {
                d.home().other_channel
            };
            d.place(channel)
        })
        .await;
        let told = away
            .slash("move", [("move", "e8-d7".into()), ("game", 1_i64.into())])
            .await;
        assert!(told.is_private(), "{told}");
        assert_eq!(told.said(), "Played e8-d7 in game #1; the board is in <#games>.");
        let board = t.d.channel().next_message().await;
        assert_eq!(board.pinged(), ["bob"]);
        t.hounds.follow("e8-d7", board).await;
        let wrong = away
            .slash("move", [("move", "e8-d7".into()), ("game", 1_i64.into())])
            .await;
        assert!(wrong.text().contains("not your turn"), "{wrong}");
    }
}

#[tokio::test]
async fn who_resigns_elsewhere_does_so_before_the_others() {
    let (t, away, place) = apart(|d| d.place(d.direct_channel(d.home().alice))).await;
    let question = away.slash("resign", [("game", 1_i64.into())]).await;
    away.press(&question, "Yes, resign").await;
    let end = t.d.channel().next_message().await;
    assert!(end.text().contains("the fox resigned"), "{end}");
    assert_eq!(place.unseen_count(), 0);
}

#[tokio::test]
async fn a_board_looked_at_elsewhere_leaves_the_newest_where_it_is() {
    let (t, away, _) = apart(|d| d.place(d.home().other_channel)).await;
    let look = away.slash("board", [("game", 1_i64.into())]).await;
    assert_snapshot!(look, @r#"
    (only for alice)
    <@alice>, it is your turn (fox).
    | Fox and Hounds
    | <@alice> plays the fox, <@bob> the hounds.
    | (reynard-1-0.png "The fox is to move. Fox and Hounds. Fox on e8. Hounds on b1, d1, f1, h1.")
    | Game #1 · start
    "#);
    t.bot.database().all_told().await;
    assert_eq!(t.hounds.board.now().labels(), shown::RUNNING);
    // A late press on an older board leads to the newest one in the game's own channel.
    let resign = t.hounds.board.buttons()[0].custom_id.clone().unwrap();
    let named = [("move", "e8-d7".into()), ("game", 1_i64.into())];
    let board = t.alice.slash("move", named).await;
    t.hounds.board.closed().await;
    let late = t.alice.press_id(&t.hounds.board, &resign).await;
    assert!(late.text().contains(&board.link()), "{late}");
}

#[tokio::test]
async fn games_of_other_servers_do_not_exist() {
    let t = Two::begin().await;
    let owner = t.d.home().owner;
    let server = t.d.add_server("Far away", owner);
    let place = t.d.place(t.d.add_channel(server, "plaza"));
    let carol = t.d.person("carol").at(&place);
    t.d.join(carol.id, server);
    let game = ("game", 1_i64.into());
    for answer in [
        carol.slash("board", [game.clone()]).await,
        carol.slash("resign", [game.clone()]).await,
        carol.slash("move", [("move", "e8-d7".into()), game]).await,
    ] {
        assert!(
            answer.text().contains("There is no game #1 for you to see here"),
            "{answer}"
        );
    }
    let press = Act::Type {
        command: "board".to_owned(),
        option: "game".to_owned(),
        text: String::new(),
        others: Vec::new(),
    };
    assert!(carol.act(&press).choices().await.is_empty());
}
