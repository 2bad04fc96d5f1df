//! Looking: boards, lists, help.

use insta::assert_snapshot;
use reynard::rules::variant::{Family, Variant};

use crate::support::{
    Discord, Duel, Shown, TestBot, shown,
    table::{Table, begin},
};

const PLAIN: Variant = Family::FoxGeese.plain();

#[tokio::test]
async fn a_board_is_shown_again_and_is_the_newest() {
    let t = Table::set().await;
    let again = t.bob.slash("board", []).await;
    assert_snapshot!(again, @r#"
    <@alice>, it is your turn (fox).
    | Fox and Hounds
    | <@alice> plays the fox, <@bob> the hounds.
    | (reynard-1-0.png "The fox is to move. Fox and Hounds. Fox on e8. Hounds on b1, d1, f1, h1.")
    | Game #1 · start
    [Move] [Draw] [Resign] [More]
    "#);
    assert_eq!(t.board.closed().await.files().len(), 1);
    let third = t.alice.slash("board", []).await;
    again.closed().await;
    t.alice.slash("move", [("move", "e8-d7".into())]).await;
    third.closed().await;
}

#[tokio::test]
async fn a_spectator_sees_the_only_game_here() {
    let t = Table::set().await;
    let carol = t.d.person("carol");
    let board = carol.slash("board", []).await;
    assert!(
        !board.is_private() && board.to_string().contains("Game #1"),
        "{board}"
    );
    t.board.closed().await;
    begin(&t.bob, &t.alice, "bagh-chal").await;
    let menu = carol.slash("board", []).await;
    assert_snapshot!(menu, @"
    (only for carol)
    Several games are being played here. Which one do you want to see?
    {Choose a game: #1 · Fox and Hounds · alice – bob, #2 · Bagh-Chal · bob – alice}
    ");
    let board = carol.choose(&menu, ["#2 · Bagh-Chal · bob – alice"]).await;
    assert!(board.to_string().contains("Game #2"), "{board}");
}

#[tokio::test]
async fn where_nothing_is_played_there_is_nothing_to_see() {
    let d = Discord::start().await;
    let _bot = TestBot::start(&d).await;
    let carol = d.person("carol");
    assert_snapshot!(carol.slash("board", []).await, @"
    (only for carol)
    You have no running game here: start one with `/challenge`.
    ");
    assert_snapshot!(carol.slash("board", [("game", 9_i64.into())]).await, @"
    (only for carol)
    There is no game #9 for you to see here; `/games` lists yours.
    ");
    assert_snapshot!(carol.slash("games", []).await, @"
    (only for carol)
    Nobody is playing here. Start a game with `/challenge`.
    ");
    assert_snapshot!(carol.slash("games", [("scope", "mine".into())]).await, @"
    (only for carol)
    You have no running game. Start one with `/challenge`.
    ");
}

#[tokio::test]
async fn a_finished_game_is_shown_by_its_number() {
    let d = Discord::start().await;
    let bot = TestBot::start(&d).await;
    let (alice, bob) = (d.person("alice"), d.person("bob"));
    let position = "8/7g/6g1/8/8/8/4F3/1g5g f 0 0";
    let mut duel = Duel::begin_from(&bot, (&alice, &bob), Variant::FoxHounds, position).await;
    duel.play("e2-d1", false).await;
    assert!(alice.slash("board", []).await.is_private());
    for person in [alice, d.person("carol")] {
        let board = person.slash("board", [("game", duel.number.into())]).await;
        assert!(
            board.labels() == shown::OVER && board.pinged().is_empty(),
            "{board}"
        );
        assert_eq!(board.said(), duel.board.said());
        assert_eq!(board.files().len(), 1);
    }
}

#[tokio::test]
async fn a_board_can_be_read_as_text() {
    let d = Discord::start().await;
    let bot = TestBot::start(&d).await;
    let (alice, bob) = (d.person("alice"), d.person("bob"));
    let t = Duel::begin(&alice, &bob, Variant::BaghChal).await;
    let board = bob.slash("board", [("text", true.into())]).await;
    assert_snapshot!(board, @r"
    <@alice>, it is your turn (goats).
    | Bagh-Chal
    | <@bob> plays the tigers, <@alice> the goats.
    | Goats captured: 0 of 5
    | Goats still to place: 20
    | ```
    | 5 F---.---.---.---F
    |   | \ | / | \ | / |
    | 4 .---.---.---.---.
    |   | / | \ | / | \ |
    | 3 .---.---.---.---.
    |   | \ | / | \ | / |
    | 2 .---.---.---.---.
    |   | / | \ | / | \ |
    | 1 F---.---.---.---F
    |   a   b   c   d   e
    | ```
    | `F` tiger · `g` goat
    | Game #1 · start
    [Move] [Draw] [Resign] [More]
    ");
    assert_eq!(t.board.closed().await.files().len(), 1);
    let mut shown = Vec::new();
    for variant in [PLAIN, Variant::Gasetavl, Variant::FoxHounds] {
        let duel = Duel::begin(&alice, &bob, variant).await;
        let options = [("text", true.into()), ("game", duel.number.into())];
        let board = bob.slash("board", options).await;
        assert!(board.files().is_empty(), "{board}");
        shown.push(diagram(&board.to_string()));
    }
    assert_snapshot!(shown.join("\n\n"), @r"
    7         .---.---.
              | X | X |
    6         .---.---.
              | X | X |
    5 .---.---.---.---.---.---.
      | X | X | X | X | X | X |
    4 .---.---.---F---.---.---.
      | X | X | X | X | X | X |
    3 g---g---g---g---g---g---g
              | X | X |
    2         g---g---g
              | X | X |
    1         g---g---g
      a   b   c   d   e   f   g

    9          .--.--.
               |\ |/ |
    8          .--.--.
               |/ |\ |
    7          .--F--.
               |\ |/ |
    6 .--.--.--.--.--.--.--.--.
      |\ |/ |\ |/ |\ |/ |\ |/ |
    5 .--.--.--.--.--.--.--.--.
      |/ |\ |/ |\ |/ |\ |/ |\ |
    4 g--g--g--g--g--g--g--g--g
               |/ |\ |
    3          g--g--g
               |\ |/ |
    2          g--g--g
               |/ |\ |
    1          g--g--g
      a  b  c  d  e  f  g  h  i

    8 .   .   F   .
    7   .   .   .   .
    6 .   .   .   .
    5   .   .   .   .
    4 .   .   .   .
    3   .   .   .   .
    2 .   .   .   .
    1   g   g   g   g
      a b c d e f g h
    ");
    bot.database().all_told().await;
}

/// How many letters of one width a phone shows in a line.
const PHONE: usize = 28;

/// What stands in the block of code, whose columns stand one below the other: no line is ragged.
fn diagram(board: &str) -> String {
    let block = board
        .split("```")
        .nth(1)
        .unwrap_or_else(|| panic!("no diagram: {board}"));
    let lines: Vec<&str> = block.lines().map(|line| line.trim_start_matches("| ")).collect();
    let widest = lines.iter().map(|line| line.chars().count()).max();
    assert!(widest <= Some(PHONE), "{block}");
    let lines = lines.join("\n");
    lines.trim_matches('\n').to_owned()
}

#[tokio::test]
async fn games_are_listed_a_page_at_a_time() {
    let d = Discord::start().await;
    let bot = TestBot::start(&d).await;
    let (alice, bob) = (d.person("alice"), d.person("bob"));
    for n in 0..11 {
        begin(&alice, &d.person(&format!("guest{n}")), "fox-hounds").await;
    }
    let lounge = d.place(d.home().other_channel);
    begin(&alice.at(&lounge), &bob.at(&lounge), "bagh-chal").await;
    alice
        .slash("move", [("move", "e8-d7".into()), ("game", 1_i64.into())])
        .await;
    let first = bob.slash("games", []).await;
    assert_snapshot!(first, @"
    (only for bob)
    | Games being played here
    | **#1** Fox and Hounds · <@alice> (fox) – <@guest0> (hounds) · <#games> · 1 move · <@guest0> is to move
    | **#2** Fox and Hounds · <@alice> (fox) – <@guest1> (hounds) · <#games> · 0 moves · <@alice> is to move
    | **#3** Fox and Hounds · <@alice> (fox) – <@guest2> (hounds) · <#games> · 0 moves · <@alice> is to move
    | **#4** Fox and Hounds · <@alice> (fox) – <@guest3> (hounds) · <#games> · 0 moves · <@alice> is to move
    | **#5** Fox and Hounds · <@alice> (fox) – <@guest4> (hounds) · <#games> · 0 moves · <@alice> is to move
    | **#6** Fox and Hounds · <@alice> (fox) – <@guest5> (hounds) · <#games> · 0 moves · <@alice> is to move
    | **#7** Fox and Hounds · <@alice> (fox) – <@guest6> (hounds) · <#games> · 0 moves · <@alice> is to move
    | **#8** Fox and Hounds · <@alice> (fox) – <@guest7> (hounds) · <#games> · 0 moves · <@alice> is to move
    | **#9** Fox and Hounds · <@alice> (fox) – <@guest8> (hounds) · <#games> · 0 moves · <@alice> is to move
    | **#10** Fox and Hounds · <@alice> (fox) – <@guest9> (hounds) · <#games> · 0 moves · <@alice> is to move
    [Later]
    ");
    let second = bob.press(&first, "Later").await;
    assert_eq!(second.id, first.id);
    assert_snapshot!(second, @"
    (only for bob)
    | Games being played here
    | **#11** Fox and Hounds · <@alice> (fox) – <@guest10> (hounds) · <#games> · 0 moves · <@alice> is to move
    [Earlier]
    ");
    assert_eq!(bob.press(&second, "Earlier").await.to_string(), first.to_string());
    let mine = alice.slash("games", [("scope", "mine".into())]).await;
    assert_eq!(mine.labels(), ["Later"]);
    assert_snapshot!(alice.press(&mine, "Later").await, @"
    (only for alice)
    | Your games
    | **#11** Fox and Hounds · <@alice> (fox) – <@guest10> (hounds) · <#games> · 0 moves · **your turn**
    | **#12** Bagh-Chal · <@alice> (tigers) – <@bob> (goats) · <#lounge> · 0 moves · <@bob> is to move
    [Earlier]
    ");
    assert_snapshot!(bob.slash("games", [("scope", "mine".into())]).await, @"
    (only for bob)
    | Your games
    | **#12** Bagh-Chal · <@alice> (tigers) – <@bob> (goats) · <#lounge> · 0 moves · **your turn**
    ");
    bot.database().all_told().await;
}

#[tokio::test]
async fn a_page_that_has_emptied_is_the_one_before() {
    let d = Discord::start().await;
    let bot = TestBot::start(&d).await;
    let alice = d.person("alice");
    for n in 0..11 {
        begin(&alice, &d.person(&format!("guest{n}")), "fox-hounds").await;
    }
    let first = alice.slash("games", []).await;
    let question = alice.slash("resign", [("game", 11_i64.into())]).await;
    alice.press(&question, "Yes, resign").await;
    bot.database().all_told().await;
    assert_snapshot!(alice.press(&first, "Later").await, @"
    (only for alice)
    | Games being played here
    | **#1** Fox and Hounds · <@alice> (fox) – <@guest0> (hounds) · <#games> · 0 moves · **your turn**
    | **#2** Fox and Hounds · <@alice> (fox) – <@guest1> (hounds) · <#games> · 0 moves · **your turn**
    | **#3** Fox and Hounds · <@alice> (fox) – <@guest2> (hounds) · <#games> · 0 moves · **your turn**
    | **#4** Fox and Hounds · <@alice> (fox) – <@guest3> (hounds) · <#games> · 0 moves · **your turn**
    | **#5** Fox and Hounds · <@alice> (fox) – <@guest4> (hounds) · <#games> · 0 moves · **your turn**
    | **#6** Fox and Hounds · <@alice> (fox) – <@guest5> (hounds) · <#games> · 0 moves · **your turn**
    | **#7** Fox and Hounds · <@alice> (fox) – <@guest6> (hounds) · <#games> · 0 moves · **your turn**
    | **#8** Fox and Hounds · <@alice> (fox) – <@guest7> (hounds) · <#games> · 0 moves · **your turn**
    | **#9** Fox and Hounds · <@alice> (fox) – <@guest8> (hounds) · <#games> · 0 moves · **your turn**
    | **#10** Fox and Hounds · <@alice> (fox) – <@guest9> (hounds) · <#games> · 0 moves · **your turn**
    ");
}

#[tokio::test]
async fn help_says_what_there_is() {
    let d = Discord::start().await;
    let _bot = TestBot::start(&d).await;
    assert_snapshot!(d.person("alice").slash("help", []).await, @"
    (only for alice)
    | Reynard plays the hunt games
    | `/challenge` somebody, or anyone. When they accept, the board appears. `/computer` plays against me, at once.
    | `/move` plays a move: type `d4-d5` for a step, `d4xd6xf6` for a capture, `c3` to place a goat; the list shows what is legal. The button Move under the board does the same by menus.
    | `/rules` teaches the games. `/board` shows the board again, `/games` lists what is being played, `/history` what was; `/import` reads the record of a game from a file.
    | `/hint` shows the best move and why. `/draw` offers a draw, `/takeback` asks to take a move back, `/resign` gives up; `/analyse` looks at a finished game again.
    | `/settings` are yours: language, boards, pings, quiet hours; `/privacy` says what I know about you.
    | The games: **Fox and Geese**: one fox against geese
    | **Halatafl**: two foxes against geese
    | **Gåsetavl**: one fox against geese
    | **Fox and Geese to ten captures**: one fox against geese
    | **Bagh-Chal**: four tigers against twenty goats
    | **Fox and Hounds**: one fox against four hounds
    | One name, many rules: Boards with all, some or no diagonals are all called Fox and Geese. Here geese never move backward, captures are optional except in Halatafl, the fox may jump several times in a turn, and whoever cannot move loses.
    ");
}

/// From the list alone one sees where one is waited for.
#[tokio::test]
async fn the_list_says_whose_turn_it_is() {
    let t = Table::set().await;
    let turn = |shown: &Shown| {
        let lines = shown.to_string();
        let line = lines.lines().find(|line| line.contains("#1")).expect("the game");
        line.rsplit(" · ").next().unwrap_or_default().to_owned()
    };
    let carol = t.d.person("carol");
    let mut told = Vec::new();
    for _ in 0..2 {
        for person in [&t.alice, &t.bob, &carol] {
            let list = person.slash("games", []).await;
            assert!(list.pinged().is_empty());
            told.push(format!("{}: {}", person.username(), turn(&list)));
        }
        t.alice.begin("move", [("move", "e8-d7".into())]).answer().await;
    }
    assert_snapshot!(told.join("\n"), @"
    alice: **your turn**
    bob: <@alice> is to move
    carol: <@alice> is to move
    alice: <@bob> is to move
    bob: **your turn**
    carol: <@bob> is to move
    ");
}
