//! Whole games by presses and menus alone, and what a half-made move may become.

use std::collections::HashSet;

use insta::assert_snapshot;
use reynard::{
    playground::Act,
    rules::{
        game::Game,
        moves::{Move, MoveList},
        notation::move_text::{read_move, write_move},
        pick::Pick,
        point::Point,
        position::Position,
        variant::{Geese, Variant},
    },
};
use serde_json::{Value, json};

use crate::support::{
    Discord, Duel, Person, Shown, TestBot,
    games::{Chance, game, random_game, random_position, short_game},
    shown,
    table::Table,
};

const PLAIN: Variant = Variant::FoxGeese {
    geese: Geese::Thirteen,
    sideways: false,
};

const SIDEWAYS: Variant = Variant::FoxGeese {
    geese: Geese::Thirteen,
    sideways: true,
};

/// The fox on d4 can jump over d5, and on from d6 over c5 or e5, and from f4 over e3.
const BRANCHES: &str = "3/3/2ggg2/3F3/4g2/3/ggg f 0 0";

/// Foxes on c7 and g3. Either way of the first over c6 goes on and must.
const TWO_WAYS: &str = "F2/g2/1g1g3/4g2/6F/ggg/ggg f 0 0";

async fn meet() -> (Discord, TestBot, Person, Person) {
    let d = Discord::start().await;
    let bot = TestBot::start(&d).await;
    let (alice, bob) = (d.person("alice"), d.person("bob"));
    (d, bot, alice, bob)
}

/// Presses a control that no message has, where the board has its button for a move.
async fn forged(person: &Person, board: &Shown, custom_id: &str) -> Shown {
    let press = Act::Press {
        message: board.id,
        custom_id: board.buttons()[0].custom_id.clone().expect("a button"),
        late: false,
    };
    let forge = |event: &mut Value| event["data"]["custom_id"] = json!(custom_id);
    person.act_with(&press, forge).answer().await
}

/// What the menu of a message offers.
fn offered(message: &Shown) -> Vec<String> {
    let menus = message.selects();
    let [menu] = &menus[..] else {
        panic!("not one menu: {message}")
    };
    assert!((1..=25).contains(&menu.options.len()), "{message}");
    menu.options.iter().map(|(label, _)| label.clone()).collect()
}

/// Chooses the entry for a point.
async fn choose(person: &Person, message: &Shown, point: &str) -> Shown {
    let label = offered(message)
        .into_iter()
        .find(|label| label.split(' ').next() == Some(point));
    let label = label.unwrap_or_else(|| panic!("no {point} in {message}"));
    person.choose(message, [label.as_str()]).await
}

/// Plays a move from the button under the board on; gives what the private message says in the end.
async fn pick(person: &Person, board: &Shown, typed: &str) -> Shown {
    let mut message = person.press(board, "Move").await;
    let mut points: Vec<&str> = typed.split(['x', '-']).collect();
    if message.to_string().contains(&format!("from {}?", points[0])) {
        points.remove(0);
    }
    for point in points {
        assert!(message.is_private() && message.pinged().is_empty(), "{message}");
        let [picture] = message.files() else {
            panic!("not one picture: {message}")
        };
        let alt = picture.description.as_deref().unwrap_or_default();
        assert!(alt.contains(" marks ") && alt.contains("to move"), "{alt}");
        message = choose(person, &message, point).await;
    }
    if !message.selects().is_empty() {
        message = person.press(&message, "Stop here").await;
    }
    message
}

/// Plays moves by menus alone, each side in its turn.
async fn play_all(d: &Discord, duel: &mut Duel, moves: &[String]) {
    for typed in moves {
        let done = pick(&duel.mover().clone(), &duel.board, typed).await;
        assert_eq!(done.said(), format!("Played {typed} in game #{}.", duel.number));
        assert!(done.selects().is_empty() && done.files().is_empty(), "{done}");
        let board = d.channel().next_message().await;
        duel.follow(typed, board).await;
    }
}

#[tokio::test]
async fn a_whole_game_of_fox_and_hounds_is_played_by_menus_alone() {
    let (d, _bot, alice, bob) = meet().await;
    let mut duel = Duel::begin(&alice, &bob, Variant::FoxHounds).await;
    play_all(&d, &mut duel, &short_game(Variant::FoxHounds)).await;
    assert_eq!(duel.board.labels(), shown::OVER);
}

#[tokio::test]
async fn a_whole_game_of_halatafl_with_its_chains_is_played_by_menus_alone() {
    let (d, _bot, alice, bob) = meet().await;
    let mut duel = Duel::begin(&alice, &bob, Variant::Halatafl).await;
    let moves = short_game(Variant::Halatafl);
    assert!(
        moves.iter().any(|text| text.matches('x').count() > 1),
        "{moves:?}"
    );
    play_all(&d, &mut duel, &moves).await;
    assert_eq!(duel.board.labels(), shown::OVER);
}

#[tokio::test]
async fn goats_are_placed_by_menus_and_tigers_take_them() {
    let (d, _bot, alice, bob) = meet().await;
    let mut duel = Duel::begin(&alice, &bob, Variant::BaghChal).await;
    let first = alice.press(&duel.board, "Move").await;
    assert_snapshot!(first, @r#"
    (only for alice)
    | Where do you place a goat?
    | (reynard-1-0-pick.png "A dot marks each point where a goat can be placed: b1, c1, d1, a2, b2, c2, d2, e2, a3, b3, c3, d3, e3, a4, b4, c4, d4, e4, b5, c5, d5. The goats are to move. Bagh-Chal. Tigers on a1, e1, a5, e5. Goats on no point. Goats captured: 0 of 5. Goats still to place: 20.")
    | Game #1 · start
    {Choose a point: b1, c1, d1, a2, b2, c2, d2, e2, a3, b3, c3, d3, e3, a4, b4, c4, d4, e4, b5, c5, d5}
    "#);
    let moves = ["b5", "a5xc5", "c1", "a1-a2", "c2"].map(str::to_owned);
    play_all(&d, &mut duel, &moves).await;
}

#[tokio::test]
async fn a_chain_goes_jump_by_jump_and_each_can_be_taken_back() {
    let (d, bot, alice, bob) = meet().await;
    let mut duel = Duel::begin_from(&bot, (&alice, &bob), PLAIN, BRANCHES).await;
    let message = alice.press(&duel.board, "Move").await;
    assert_snapshot!(message, @r#"
    (only for alice)
    | Where to from d4?
    | (reynard-1-0-pickd4.png "A ring marks the piece on d4, a dot each point it can go to: c3, d3, c4, e4, d6. The fox is to move. Fox and Geese. Fox on d4. Geese on c1, d1, e1, e3, c5, d5, e5. Geese captured: 6 of 10.")
    | Game #1 · start
    {Choose a point: c3, d3, c4, e4, d6 — captures the goose on d5, and can go on}
    "#);
    let message = choose(&alice, &message, "d6").await;
    assert_snapshot!(message, @r#"
    (only for alice)
    | d4xd6: go on, or stop here?
    | (reynard-1-0-pickd4d6.png "The jumps so far, d4xd6, are already shown, what they capture crossed out. A ring marks the piece on d6, a dot each point it can go to: b4, f4. The fox is to move. Fox and Geese. Fox on d6. Geese on c1, d1, e1, e3, c5, e5. Geese captured: 7 of 10.")
    | Game #1 · start
    [Stop here] [Take back this jump]
    {Choose a point: b4 — captures the goose on c5, f4 — captures the goose on e5, and can go on}
    "#);
    let message = choose(&alice, &message, "f4").await;
    assert!(
        message.to_string().contains("d4xd6xf4: go on, or stop here?"),
        "{message}"
    );
    let message = alice.press(&message, "Take back this jump").await;
    assert!(
        message.to_string().contains("d4xd6: go on, or stop here?"),
        "{message}"
    );
    let message = alice.press(&message, "Take back this jump").await;
    assert!(message.to_string().contains("Where to from d4?"), "{message}");
    let message = choose(&alice, &message, "d6").await;
    assert_eq!(bot.database().count("SELECT count(*) FROM plies").await, 0);
    let done = alice.press(&message, "Stop here").await;
    assert_snapshot!(done, @"
    (only for alice)
    Played d4xd6 in game #1.
    ");
    duel.follow("d4xd6", d.channel().next_message().await).await;
}

#[tokio::test]
async fn where_jumping_must_go_on_one_cannot_stop_but_choose_another_piece() {
    let (d, bot, alice, bob) = meet().await;
    let players = (&alice, &bob);
    let mut duel = Duel::begin_from(&bot, players, Variant::Halatafl, TWO_WAYS).await;
    let message = alice.press(&duel.board, "Move").await;
    assert_snapshot!(message, @r#"
    (only for alice)
    | Where to from c7?
    | You have to capture.
    | (reynard-1-0-pickc7.png "A ring marks the piece on c7, a dot each point it can go to: c5. The foxes are to move. Halatafl. Foxes on g3, c7. Geese on c1, d1, e1, c2, d2, e2, e4, b5, d5, c6. Geese captured: 10 of 12. The pen: c5, d5, e5, c6, d6, e6, c7, d7, e7.")
    | Game #1 · start
    {Choose a point: c5 — captures the goose on c6, and can go on}
    "#);
    let message = choose(&alice, &message, "c5").await;
    assert_snapshot!(message, @r#"
    (only for alice)
    | c7xc5: it must go on. Where to?
    | (reynard-1-0-pickc7c5.png "The jumps so far, c7xc5, are already shown, what they capture crossed out. A ring marks the piece on c5, a dot each point it can go to: a5, e5. The foxes are to move. Halatafl. Foxes on g3, c5. Geese on c1, d1, e1, c2, d2, e2, e4, b5, d5. Geese captured: 11 of 12. The pen: c5, d5, e5, c6, d6, e6, c7, d7, e7.")
    | Game #1 · start
    [Take back this jump]
    {Choose a point: a5 — captures the goose on b5, e5 — captures the goose on d5, and can go on}
    "#);
    let forged = forged(&alice, &duel.board, "1|pick-stop|1|0|c7c5").await;
    assert!(forged.to_string().contains("must go on from c5"), "{forged}");
    let message = choose(&alice, &message, "e5").await;
    let done = choose(&alice, &message, "e3").await;
    assert!(done.said().starts_with("Played c7xc5xe5xe3"), "{done}");
    duel.follow("c7xc5xe5xe3", d.channel().next_message().await).await;
}

#[tokio::test]
async fn another_piece_can_be_chosen() {
    let t = Table::set().await;
    let board = t.alice.slash("move", [("move", "e8-d7".into())]).await;
    let message = t.bob.press(&board, "Move").await;
    assert_snapshot!(message, @r#"
    (only for bob)
    | Which piece?
    | (reynard-1-1-pick.png "A ring marks each piece that can move: b1, d1, f1, h1. The hounds are to move. Fox and Hounds. Fox on d7. Hounds on b1, d1, f1, h1.")
    | Game #1 · move 1
    {Choose a piece: b1 — 2 moves, d1 — 2 moves, f1 — 2 moves, h1 — 1 move}
    "#);
    let message = choose(&t.bob, &message, "b1").await;
    assert_eq!(offered(&message), ["a2", "c2"]);
    let message = t.bob.press(&message, "Back").await;
    assert_eq!(offered(&message).len(), 4);
    let message = choose(&t.bob, &message, "h1").await;
    let done = choose(&t.bob, &message, "g2").await;
    assert!(done.said().starts_with("Played h1-g2"), "{done}");
}

#[tokio::test]
async fn only_the_one_to_move_may_begin_a_move() {
    let t = Table::set().await;
    let carol = t.d.person("carol");
    let told = [
        t.bob.refused(&t.board, "Move").await,
        carol.refused(&t.board, "Move").await,
        carol.refused(&t.board, "More").await,
    ];
    assert_snapshot!(told.join("\n"), @"
    bob Move: It is not your turn in game #1: wait for <@alice> to move.
    carol Move: You are not playing in game #1, so you can only watch it with `/board`.
    carol More: You are not playing in game #1, so you can only watch it with `/board`.
    ");
    for id in [
        "1|pick-at|1|0|e8",
        "1|pick-stop|1|0|e8d7",
        "1|moves|1",
        "1|view|1|1",
        "1|text-board|1",
    ] {
        let answer = forged(&carol, &t.board, id).await;
        assert!(
            answer.is_private() && answer.said().contains("not playing"),
            "{answer}"
        );
    }
}

#[tokio::test]
async fn what_was_shown_before_another_move_leads_to_the_newest_board() {
    let t = Table::set().await;
    let old = t.alice.press(&t.board, "Move").await;
    let ids = t
        .board
        .buttons()
        .into_iter()
        .filter_map(|button| button.custom_id);
    let ids: Vec<String> = ids.filter(|id| id.contains("|mo")).collect();
    assert_eq!(ids.len(), 2, "{ids:?}");
    let board = t.alice.slash("move", [("move", "e8-d7".into())]).await;
    t.bot.database().all_told().await;
    for id in &ids {
        let late = t.alice.press_id(&t.board, id).await;
        assert!(late.is_private() && late.text().contains(&board.link()), "{late}");
    }
    let late = t.alice.choose(&old, ["f7"]).await;
    assert!(late.text().contains(&board.link()), "{late}");
    assert_eq!(t.bot.database().count("SELECT count(*) FROM plies").await, 1);
}

#[tokio::test]
async fn a_game_that_is_over_takes_no_move() {
    let t = Table::set().await;
    let message = t.alice.press(&t.board, "Move").await;
    let question = t.bob.slash("resign", []).await;
    t.bob.press(&question, "Yes, resign").await;
    let late = t.alice.choose(&message, ["d7"]).await;
    assert!(late.said().contains("is over"), "{late}");
    let late = t.alice.press_id(&t.board, "1|more|1|0").await;
    assert!(late.said().contains("is over"), "{late}");
}

#[tokio::test]
async fn what_no_menu_ever_offered_is_answered_and_changes_nothing() {
    let t = Table::set().await;
    let long = format!("1|pick-at|1|0|{}", "e8d7".repeat(20));
    let ids = [
        "1|pick-at|1|0|d4",
        "1|pick-at|1|0|z9",
        "1|pick-at|1|0|e8e7",
        "1|pick-stop|1|0|",
        "1|pick-stop|1|0|e8",
        "1|pick|1|0|e8",
        "1|pick|1|0|e",
        "1|move|99|0",
        "1|move|1|7",
        long.as_str(),
    ];
    let mut told = Vec::new();
    for id in ids {
        let answer = forged(&t.alice, &t.board, id).await;
        assert!(answer.is_private(), "{answer}");
        told.push(
            answer
                .said()
                .split(" [The newest")
                .next()
                .unwrap_or_default()
                .to_owned(),
        );
    }
    assert_snapshot!(told.join("\n"), @"
    d4 alone does not say where from and where to: name both points.
    This board has no point `z9`: choose one of the points in the picture.
    Pieces move diagonally here, one square at a time: e8 to e7 is no such step.
    I cannot read ` ` as a move: name its points, as in `e8-d7`.
    e8 alone does not say where from and where to: name both points. You could play `e8-d7`, `e8-f7`.
    That button is from an older version of me; use `/board` for the current board.
    That button is from an older version of me; use `/board` for the current board.
    There is no game #99 for you to see here; `/games` lists yours.
    Game #1 has moved on since that was shown; use its newest board, or `/board`.
    That button is from an older version of me; use `/board` for the current board.
    ");
    assert_eq!(t.board.now().to_string(), t.board.to_string());
    assert_eq!(t.bot.database().count("SELECT count(*) FROM plies").await, 0);
}

#[tokio::test]
async fn a_choice_that_is_delivered_twice_is_played_once() {
    let t = Table::set().await;
    let message = t.alice.press(&t.board, "Move").await;
    let choice = t.alice.act(&Act::Choose {
        message: message.id,
        custom_id: message.selects()[0].custom_id.clone(),
        values: vec!["d7".to_owned()],
        late: false,
    });
    choice.redeliver(2);
    let done = choice.answer().await;
    assert!(done.said().starts_with("Played e8-d7"), "{done}");
    t.bot.database().all_told().await;
    assert_eq!(t.bot.database().count("SELECT count(*) FROM plies").await, 1);
    assert_eq!(t.d.channel().unseen_count(), 1);
}

#[tokio::test]
async fn the_computer_answers_a_move_that_was_chosen() {
    let (d, bot, alice, _bob) = meet().await;
    let options = [
        ("variant", "fox-hounds".into()),
        ("side", "few".into()),
        ("level", 1_i64.into()),
    ];
    let board = alice.slash("computer", options).await;
    assert_eq!(board.labels(), shown::WITH_HINTS);
    let done = pick(&alice, &board, "e8-d7").await;
    assert!(done.said().starts_with("Played e8-d7"), "{done}");
    crate::support::eventually(|| async { bot.database().count("SELECT count(*) FROM plies").await == 2 })
        .await;
    bot.database().all_told().await;
    let newest = d.channel().messages().pop().expect("a board");
    assert_eq!(newest.labels(), shown::WITH_HINTS, "{newest}");
    assert!(newest.to_string().contains("move 2"), "{newest}");
}

#[tokio::test]
async fn more_shows_the_moves_the_board_turned_and_in_letters() {
    let t = Table::set().await;
    t.alice.slash("move", [("move", "e8-d7".into())]).await;
    t.bob.slash("move", [("move", "b1-a2".into())]).await;
    let board = t.alice.slash("move", [("move", "d7-c6".into())]).await;
    let more = t.bob.press(&board, "More").await;
    assert_snapshot!(more, @"
    (only for bob)
    Game #1: what would you like?
    [Take back] [Moves so far] [Flip my view] [Text board]
    ");
    let moves = t.bob.press(&more, "Moves so far").await;
    assert_snapshot!(moves, @"
    (only for bob)
    | Fox and Hounds
    | **1.** e8-d7 **2.** b1-a2
    | **3.** d7-c6
    | Game #1 · move 3
    [Take back] [Moves so far] [Flip my view] [Text board]
    ");
    let turned = t.bob.press(&moves, "Flip my view").await;
    assert_snapshot!(turned, @r#"
    (only for bob)
    <@bob>, it is your turn (hounds).
    | Fox and Hounds
    | <@alice> (fox) moved **d7-c6**.
    | (reynard-1-3-flipped.png "The board is turned half round. The hounds are to move. Last move, by the fox: d7-c6. Fox and Hounds. Fox on c6. Hounds on d1, f1, h1, a2.")
    | Game #1 · move 3
    [Take back] [Moves so far] [Flip back] [Text board]
    "#);
    let upright = t.bob.press(&turned, "Flip back").await;
    assert_eq!(upright.labels(), more.labels());
    let letters = t.bob.press(&upright, "Text board").await;
    assert_snapshot!(letters, @"
    (only for bob)
    <@bob>, it is your turn (hounds).
    | Fox and Hounds
    | <@alice> (fox) moved **d7-c6**.
    | ```
    | 8 .   .   .   .
    | 7   .   .   .   .
    | 6 .   F   .   .
    | 5   .   .   .   .
    | 4 .   .   .   .
    | 3   .   .   .   .
    | 2 g   .   .   .
    | 1   .   g   g   g
    |   a b c d e f g h
    | ```
    | `F` fox · `g` hound
    | Game #1 · move 3
    [Take back] [Moves so far] [Flip my view] [Text board]
    ");
    let asked = t
        .alice
        .press(&t.alice.press(&board, "More").await, "Take back")
        .await;
    assert!(
        !asked.is_private() && asked.said().contains("take back"),
        "{asked}"
    );
}

#[tokio::test]
async fn of_very_many_moves_the_last_are_listed() {
    let (d, bot, alice, bob) = meet().await;
    let players = (&alice, &bob);
    let duel = Duel::begin(players.0, players.1, SIDEWAYS).await;
    let more = alice.press(&duel.board, "More").await;
    let none = alice.press(&more, "Moves so far").await;
    assert!(none.to_string().contains("Nobody has moved yet."), "{none}");
    let game = long_game(400);
    for (ply, m) in game.moves().iter().enumerate() {
        let text = write_move(SIDEWAYS, m);
        bot.database().add_ply(duel.number, ply, &text).await;
    }
    let long = alice.press(&none, "Moves so far").await.to_string();
    let last = write_move(SIDEWAYS, game.moves().last().expect("a move"));
    assert!(long.contains("| …\n"), "{long}");
    assert!(long.contains(&format!("**{}.** {last}", game.ply())), "{long}");
    assert!(d.channel().unseen_count() == 0);
}

/// A game by chance in which both dawdle as long as they may.
fn long_game(plies: usize) -> Game {
    let (mut game, mut chance) = (Game::new(SIDEWAYS), Chance::new(1));
    while game.ply() < plies {
        let moves = legal(game.position()).0;
        let goes_on = |m: &&Move| {
            let mut after = game.clone();
            after.play(**m).is_ok() && after.outcome().is_none()
        };
        let safe: Vec<Move> = moves.iter().filter(goes_on).copied().collect();
        let idle = |m: &&Move| game.position().play_unchecked(m).quiet() > 0;
        let dawdling: Vec<Move> = safe.iter().filter(idle).copied().collect();
        let from = if dawdling.is_empty() { &safe } else { &dawdling };
        game.play(chance.choose(from)).expect("a legal move");
    }
    game
}

fn legal(position: &Position) -> MoveList {
    let mut moves = MoveList::new();
    position.legal_moves(&mut moves);
    moves
}

/// Everything that can be chosen after `points`, to the end; each menu fits.
fn reached(legal: &[Move], points: &mut Vec<Point>, found: &mut Vec<Move>) {
    let pick = Pick::among(legal, points).expect("a beginning");
    assert!(pick.next().len() <= 25);
    found.extend(pick.complete());
    for choice in pick.next() {
        points.push(choice.point);
        let next = Pick::among(legal, points).expect("a choice that can be made");
        assert_eq!(next.complete(), choice.complete);
        let ways = choice.steps | choice.jumps;
        assert_eq!(next.targets(), ways);
        reached(legal, points, found);
        points.pop();
    }
}

#[test]
fn every_legal_move_can_be_chosen_and_nothing_else() {
    let mut chance = Chance::new(5);
    for variant in Variant::ALL {
        let mut positions = random_game(variant, &mut chance, 80).positions().to_vec();
        positions.extend((0..40).map(|_| random_position(variant, &mut chance)));
        for position in positions {
            let legal = legal(&position);
            // Trying all prefixes of very many chains would take too long.
            if legal.is_empty() || legal.len() > 500 {
                continue;
            }
            let mut found = Vec::new();
            reached(&legal, &mut Vec::new(), &mut found);
            let set: HashSet<Move> = found.iter().copied().collect();
            assert_eq!(set.len(), found.len(), "{position}");
            assert_eq!(set, legal.iter().copied().collect(), "{position}");
        }
    }
}

#[test]
fn the_board_along_a_chain_is_that_of_the_jumps_so_far() {
    let game = game(PLAIN, BRANCHES);
    let before = game.position();
    for text in ["d4xd6", "d4xd6xf4"] {
        let m = read_move(&game, text).expect("a legal move");
        let points: Vec<Point> = m.points().collect();
        let pick = Pick::of(&game, &points).expect("a beginning");
        let (shown, played) = (pick.position(before), before.play(&m).expect("a legal move"));
        assert_eq!(shown.setup().pieces, played.setup().pieces);
        assert_eq!(shown.turn(), before.turn());
    }
    assert_eq!(Pick::of(&game, &[]).expect("a game that runs").points().len(), 1);
}

#[test]
fn a_game_that_is_over_has_nothing_to_choose() {
    let game = Game::from_position(Position::from_text(PLAIN, "gFg/ggg/3g3/7/7/3/3 f 0 0").unwrap());
    assert!(Pick::of(&game, &[]).is_none());
}
