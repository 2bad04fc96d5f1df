//! Looking: boards, lists, help, and what is suggested while somebody types.

use insta::assert_snapshot;
use reynard::{
    playground::OptionValue,
    rules::variant::{Family, Geese, Variant},
};

use crate::support::{
    Discord, Duel, Person, TestBot,
    games::{game, legal, texts},
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
    | (reynard-1-0.png "Fox and Hounds. Fox on e8. Hounds on b1, d1, f1, h1. The fox is to move.")
    | Game #1 · move 0
    [Resign]
    pings alice
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
    You have several games here. Which one do you mean?
    {Choose a game: #1 · Fox and Hounds · alice, #2 · Bagh-Chal · bob}
    ");
    let board = carol.choose(&menu, ["#2 · Bagh-Chal · bob"]).await;
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
        assert!(board.buttons().is_empty() && board.pinged().is_empty(), "{board}");
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
    | Game #1 · move 0
    [Resign]
    pings alice
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

    9             .---.---.
                  | \ | / |
    8             .---.---.
                  | / | \ |
    7             .---F---.
                  | \ | / |
    6 .---.---.---.---.---.---.---.---.
      | \ | / | \ | / | \ | / | \ | / |
    5 .---.---.---.---.---.---.---.---.
      | / | \ | / | \ | / | \ | / | \ |
    4 g---g---g---g---g---g---g---g---g
                  | / | \ |
    3             g---g---g
                  | \ | / |
    2             g---g---g
                  | / | \ |
    1             g---g---g
      a   b   c   d   e   f   g   h   i

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

/// What stands in the block of code, whose columns stand one below the other: no line is ragged.
fn diagram(board: &str) -> String {
    let block = board
        .split("```")
        .nth(1)
        .unwrap_or_else(|| panic!("no diagram: {board}"));
    let lines: Vec<&str> = block.lines().map(|line| line.trim_start_matches("| ")).collect();
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
    | **#1** Fox and Hounds · <@alice> (fox) – <@guest0> (hounds) · <#games> · 1 move
    | **#2** Fox and Hounds · <@alice> (fox) – <@guest1> (hounds) · <#games> · 0 moves
    | **#3** Fox and Hounds · <@alice> (fox) – <@guest2> (hounds) · <#games> · 0 moves
    | **#4** Fox and Hounds · <@alice> (fox) – <@guest3> (hounds) · <#games> · 0 moves
    | **#5** Fox and Hounds · <@alice> (fox) – <@guest4> (hounds) · <#games> · 0 moves
    | **#6** Fox and Hounds · <@alice> (fox) – <@guest5> (hounds) · <#games> · 0 moves
    | **#7** Fox and Hounds · <@alice> (fox) – <@guest6> (hounds) · <#games> · 0 moves
    | **#8** Fox and Hounds · <@alice> (fox) – <@guest7> (hounds) · <#games> · 0 moves
    | **#9** Fox and Hounds · <@alice> (fox) – <@guest8> (hounds) · <#games> · 0 moves
    | **#10** Fox and Hounds · <@alice> (fox) – <@guest9> (hounds) · <#games> · 0 moves
    [Later]
    ");
    let second = bob.press(&first, "Later").await;
    assert_eq!(second.id, first.id);
    assert_snapshot!(second, @"
    (only for bob)
    | Games being played here
    | **#11** Fox and Hounds · <@alice> (fox) – <@guest10> (hounds) · <#games> · 0 moves
    [Earlier]
    ");
    assert_eq!(bob.press(&second, "Earlier").await.to_string(), first.to_string());
    let mine = alice.slash("games", [("scope", "mine".into())]).await;
    assert_eq!(mine.labels(), ["Later"]);
    assert_snapshot!(alice.press(&mine, "Later").await, @"
    (only for alice)
    | Your games
    | **#11** Fox and Hounds · <@alice> (fox) – <@guest10> (hounds) · <#games> · 0 moves
    | **#12** Bagh-Chal · <@alice> (tigers) – <@bob> (goats) · <#lounge> · 0 moves
    [Earlier]
    ");
    assert_snapshot!(bob.slash("games", [("scope", "mine".into())]).await, @"
    (only for bob)
    | Your games
    | **#12** Bagh-Chal · <@alice> (tigers) – <@bob> (goats) · <#lounge> · 0 moves
    ");
    bot.database().all_told().await;
}

#[tokio::test]
async fn a_page_that_has_emptied_says_so() {
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
    [Earlier]
    ");
}

#[tokio::test]
async fn help_says_what_there_is() {
    let d = Discord::start().await;
    let _bot = TestBot::start(&d).await;
    assert_snapshot!(d.person("alice").slash("help", []).await, @"
    (only for alice)
    | Reynard plays the hunt games
    | `/challenge` somebody, or anyone. When they accept, the board appears.
    | `/move` plays a move: type `d4-d5` for a step, `d4xd6xf6` for a capture, `c3` to place a goat; the list shows what is legal.
    | `/board` shows the board again, `/games` lists what is being played, `/resign` gives up.
    | The games: **Fox and Geese**: one fox against geese
    | **Halatafl**: two foxes against geese
    | **Gåsetavl**: one fox against geese
    | **Fox and Geese to ten captures**: one fox against geese
    | **Bagh-Chal**: four tigers against twenty goats
    | **Fox and Hounds**: one fox against four hounds
    | One name, many rules: Boards with all, some or no diagonals are all called Fox and Geese. Here geese never move backward, captures are optional except in Halatafl, the fox may jump several times in a turn, and whoever cannot move loses.
    ");
}

/// The names of what is suggested, which are what is sent.
async fn suggested(person: &Person, typed: &str) -> Vec<String> {
    let choices = person.autocomplete("move", "move", typed).await;
    assert!(choices.len() <= 25);
    let valid = |(name, value): &(String, String)| (1..=100).contains(&name.chars().count()) && name == value;
    assert!(choices.iter().all(valid), "{choices:?}");
    choices.into_iter().map(|(name, _)| name).collect()
}

#[tokio::test]
async fn moves_are_suggested_as_far_as_discord_takes_them() {
    let d = Discord::start().await;
    let bot = TestBot::start(&d).await;
    let (alice, bob) = (d.person("alice"), d.person("bob"));
    // Four tigers with eight ways each, and a hand that is not asked for.
    let position = "5/1F1F1/5/1F1F1/5 f 20 0";
    let wide = game(Variant::BaghChal, position);
    let all = texts(Variant::BaghChal, &legal(&wide));
    assert!(all.len() > 25);
    Duel::begin_from(&bot, (&alice, &bob), Variant::BaghChal, position).await;
    assert_eq!(suggested(&alice, "").await, all[..25]);
    assert_snapshot!(suggested(&alice, "d").await.join(" "), @"d2-c1 d2-c2 d2-c3 d2-d1 d2-d3 d2-e1 d2-e2 d2-e3 d4-c3 d4-c4 d4-c5 d4-d3 d4-d5 d4-e3 d4-e4 d4-e5");
    assert_snapshot!(suggested(&alice, "D4").await.join(" "), @"d4-c3 d4-c4 d4-c5 d4-d3 d4-d5 d4-e3 d4-e4 d4-e5");
    assert_snapshot!(suggested(&alice, "b2 - c").await.join(" "), @"b2-c1 b2-c2 b2-c3");
    assert_eq!(suggested(&alice, "b2b1").await, ["b2-b1"]);
    for nothing in [
        "c3",
        "z",
        "north",
        "b2-d5",
        "ö",
        "``",
        "@everyone",
        &"b2".repeat(200),
    ] {
        assert!(suggested(&alice, nothing).await.is_empty(), "{nothing}");
    }
    assert!(suggested(&bob, "").await.is_empty(), "not his turn");
    assert!(suggested(&d.person("carol"), "").await.is_empty(), "not her game");
}

#[tokio::test]
async fn chains_and_placements_are_suggested() {
    let d = Discord::start().await;
    let bot = TestBot::start(&d).await;
    let (alice, bob) = (d.person("alice"), d.person("bob"));
    Duel::begin(&alice, &bob, Variant::BaghChal).await;
    assert_snapshot!(suggested(&alice, "c").await.join(" "), @"c1 c2 c3 c4 c5");
    assert_eq!(suggested(&alice, "@c3").await, ["c3"]);
    let place = d.place(d.home().other_channel);
    let (carol, dave) = (d.person("carol").at(&place), d.person("dave").at(&place));
    let position = "3/3/2g1g2/2gFg2/2g1g2/ggg/3 f 0 0";
    Duel::begin_from(&bot, (&carol, &dave), PLAIN, position).await;
    let round = suggested(&carol, "d4xd4").await;
    assert_snapshot!(round.join(" "), @"d4xb4xd6xf4xd4 d4xf4xd6xb4xd4");
}

#[tokio::test]
async fn suggestions_do_not_mind_what_else_is_filled_in() {
    let t = Table::set().await;
    let among = |other: &'static str, value: OptionValue| {
        let alice = t.alice.clone();
        async move {
            let choices = alice
                .autocomplete_with("move", "move", "e8", [(other, value)])
                .await;
            choices.into_iter().map(|(name, _)| name).collect::<Vec<_>>()
        }
    };
    let both = ["e8-d7", "e8-f7"];
    assert_eq!(among("game", 1_i64.into()).await, both);
    assert_eq!(among("game", "1".into()).await, both);
    assert_eq!(among("game", " #1 ".into()).await, both);
    // What is no number at all is as good as nothing.
    for garbage in ["abc", "", "1.5", "99999999999999999999999"] {
        assert_eq!(among("game", garbage.into()).await, both, "{garbage}");
    }
    assert_eq!(among("game", OptionValue::Number(1.5)).await, both);
    assert!(among("game", 77_i64.into()).await.is_empty());
    assert!(among("game", i64::MIN.into()).await.is_empty());
    begin(&t.alice, &t.bob, "bagh-chal").await;
    assert!(
        t.alice.autocomplete("move", "move", "").await.is_empty(),
        "which game?"
    );
    assert_eq!(among("game", 1_i64.into()).await, both);
}

#[tokio::test]
async fn ones_own_games_are_suggested_those_here_first() {
    let d = Discord::start().await;
    let _bot = TestBot::start(&d).await;
    let [alice, bob, carol] = ["alice", "bob", "carol"].map(|name| d.person(name));
    d.person("bob")
        .calls_themselves(&"Bob the Builder of Boards ".repeat(5)[..100]);
    let lounge = d.place(d.home().other_channel);
    begin(&alice.at(&lounge), &carol.at(&lounge), "halatafl").await;
    begin(&alice, &bob, "fox-hounds").await;
    let variant = Variant::FoxGeese {
        geese: Geese::Seventeen,
        sideways: true,
    };
    Duel::begin(&carol, &alice, variant).await;
    begin(&carol, &bob, "bagh-chal").await;
    let shown = |choices: Vec<(String, String)>| {
        let lines = choices
            .into_iter()
            .map(|(name, value)| format!("{value}: {name}"));
        lines.collect::<Vec<_>>().join("\n")
    };
    assert_snapshot!(shown(alice.autocomplete("move", "game", "").await), @"
    2: #2 · Fox and Hounds · Bob the Builder of Boards Bob the Builde · your turn
    3: #3 · Fox and Geese, 17 geese, sideways moves · carol · waiting for carol
    1: #1 · Halatafl · carol · your turn
    ");
    assert_snapshot!(shown(alice.autocomplete("board", "game", "#2").await), @"2: #2 · Fox and Hounds · Bob the Builder of Boards Bob the Builde · your turn");
    assert_snapshot!(shown(alice.autocomplete("resign", "game", "CAROL").await), @"
    3: #3 · Fox and Geese, 17 geese, sideways moves · carol · waiting for carol
    1: #1 · Halatafl · carol · your turn
    ");
    assert!(alice.autocomplete("move", "game", "nobody").await.is_empty());
    assert!(d.person("dave").autocomplete("move", "game", "").await.is_empty());
    // While somebody types a game, the move may be missing or nonsense.
    let others = [("move", "??".into())];
    assert_eq!(alice.autocomplete_with("move", "game", "", others).await.len(), 3);
}

#[tokio::test]
async fn no_more_games_are_suggested_than_discord_takes() {
    let d = Discord::start().await;
    let _bot = TestBot::start(&d).await;
    let alice = d.person("alice");
    for n in 0..27 {
        begin(&alice, &d.person(&format!("guest{n}")), "fox-hounds").await;
    }
    assert_eq!(alice.autocomplete("move", "game", "").await.len(), 25);
    assert_eq!(alice.autocomplete("move", "game", "27").await.len(), 1);
    assert_eq!(alice.autocomplete("move", "game", "guest26").await.len(), 1);
}
