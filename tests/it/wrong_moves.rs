//! Moves that cannot be played: each reason in its sentence, told to the player alone, the game unchanged.

use insta::assert_snapshot;
use reynard::rules::variant::{Family, Variant};

use crate::support::{Discord, Duel, TestBot};

const PLAIN: Variant = Family::FoxGeese.plain();
const LONE: &str = "3/3/7/3F3/3g3/1g1/ggg f 0 0";
const LONE_GEESE: &str = "3/3/7/3F3/3g3/1g1/ggg g 0 0";
const ABOVE: &str = "3/3/3g3/3F3/3g3/1g1/ggg f 0 0";
const ROUND: &str = "3/3/2g1g2/2gFg2/2g1g2/ggg/3 f 0 0";
const TWO_FOXES: &str = "F1F/2g/7/ggggggg/ggggggg/ggg/gg1 f 0 0";
const TWO_WAYS: &str = "F2/g2/1g1g3/4g2/6F/ggg/ggg f 0 0";
const TIGERS: &str = "F1gF1/g4/5/5/F2gF f 15 0";
const BLOCKED: &str = "FgF2/5/5/5/F3F f 15 0";
const GOATS: &str = "F1gF1/g4/5/5/F2gF g 15 0";
const PLACED: &str = "FgggF/ggggg/ggggg/gg3/F2gF g 0 0";
const HOUNDS: &str = "8/8/8/8/4F3/3g4/2g5/1g5g g 0 0";
const FOX: &str = "8/8/8/8/4F3/3g4/2g5/1g5g f 0 0";

/// Where, what is typed there, and a move that is right.
const CASES: &[(Variant, &str, &[&str], &str)] = &[
    (
        PLAIN,
        LONE,
        &[
            "north",
            "d4 to d5",
            "``<@&1> @everyone\n# loud",
            "d4-d8",
            "a1-b2",
            "d4",
            "e4-e5",
            "d3-c3",
            "d4-d4",
            "d4-d3",
            "d4-e6",
            "d4-d7",
            "d4-d6",
            "d4xd5",
            "d4xd2",
            "@c3",
        ],
        "d4-d5",
    ),
    (PLAIN, ABOVE, &["d4xd6-d7"], "d4xd6"),
    (PLAIN, ROUND, &["d4xd4"], "d4-d5"),
    (
        PLAIN,
        LONE_GEESE,
        &[
            "d4-d5", "d3-c2", "d3-c3", "d3xd5", "d3-d5", "d2-c1", "c1-c3", "c2",
        ],
        "d3-c4",
    ),
    (Variant::Halatafl, TWO_FOXES, &["c7-d7", "c7"], "e7xe5"),
    (Variant::Halatafl, TWO_WAYS, &["c7xc5", "c7xc5xe5"], "c7xc5xa5"),
    (
        Variant::Gasetavl,
        "3/3/1F1/9/9/ggggggggg/ggg/ggg/ggg f 0 0",
        &["e7-d6"],
        "e7-e6",
    ),
    (
        Variant::FoxGeeseTen,
        "3/1g1/7/3F3/7/3/ggg g 0 0",
        &["d6-d7"],
        "d6-d5",
    ),
    (Variant::BaghChal, TIGERS, &["a5xa3xc3", "@c3", "a5-c5"], "a5xa3"),
    (Variant::BaghChal, BLOCKED, &["a5xc5"], "a5-a4"),
    (Variant::BaghChal, GOATS, &["a4-a3", "a4", "@a5"], "a3"),
    (Variant::BaghChal, PLACED, &["c1", "d1", "d1-b1"], "d1-c1"),
    (Variant::FoxHounds, HOUNDS, &["d3-e2", "d3-d4"], "d3-c4"),
    (Variant::FoxHounds, FOX, &["e4xc2", "e4-e5"], "e4-f5"),
];

#[tokio::test]
async fn each_reason_is_told_in_its_sentence_and_nothing_changes() {
    let d = Discord::start().await;
    let bot = TestBot::start(&d).await;
    let (alice, bob) = (d.person("alice"), d.person("bob"));
    let mut told = Vec::new();
    for &(variant, position, wrong, right) in CASES {
        let mut duel = Duel::begin_from(&bot, (&alice, &bob), variant, position).await;
        told.push(format!("{variant} {position}"));
        for typed in wrong {
            let options = [("move", (*typed).into()), ("game", duel.number.into())];
            let answer = alice.slash("move", options).await;
            assert!(answer.is_private() && answer.pinged().is_empty(), "{answer}");
            assert!(
                answer.buttons().is_empty() && answer.files().is_empty(),
                "{answer}"
            );
            told.push(format!("  {}: {}", typed.replace('\n', "/"), answer.said()));
        }
        assert_eq!(duel.board.now().to_string(), duel.board.to_string());
        assert_eq!(d.channel().unseen_count(), 0);
        duel.play(right, true).await;
    }
    assert_snapshot!(told.join("\n"), @"
    fox-geese 3/3/7/3F3/3g3/1g1/ggg f 0 0
      north: I cannot read `north` as a move: name its points, as in `d4-c3`.
      d4 to d5: I cannot read `d4 to d5` as a move: name its points, as in `d4-c3`.
      ``<@&1> @everyone/# loud: I cannot read `<@&1> @everyone# loud` as a move: name its points, as in `d4-c3`.
      d4-d8: This board has no point `d8`: choose one of the points in the picture.
      a1-b2: This board has no point `a1`: choose one of the points in the picture.
      d4: d4 alone does not say where from and where to: name both points. You could play `d4-c3`, `d4-c4`, `d4-c5`, `d4-d5`, `d4-e3`, `d4-e4`, `d4-e5`.
      e4-e5: No piece stands on e4: start from one of yours.
      d3-c3: The goose on d3 is your opponent’s: start from a piece of yours.
      d4-d4: That leads from d4 to d4: name the point you want to go to.
      d4-d3: A goose stands on d3: go to an empty point.
      d4-e6: No line leads from d4 to e6: follow the lines of the board.
      d4-d7: A fox moves one point at a time, so d4 to d7 is too far.
      d4-d6: There is nothing to jump over on d5: jump over a neighboring enemy onto the empty point behind it.
      d4xd5: Nothing is captured between d4 and d5, which are neighbors: a capture jumps over a piece. You could play `d4-d5`.
      d4xd2: A goose stands on d2, where the jump would land: the point behind the enemy must be empty.
      @c3: Foxes are never placed: name where from and where to.
    fox-geese 3/3/3g3/3F3/3g3/1g1/ggg f 0 0
      d4xd6-d7: Nothing is captured between d6 and d7, which are neighbors: a capture jumps over a piece. You could play `d4xd6`.
    fox-geese 3/3/2g1g2/2gFg2/2g1g2/ggg/3 f 0 0
      d4xd4: `d4xd4` could mean several moves: name every point. You could play `d4xb4xd6xf4xd4`, `d4xf4xd6xb4xd4`.
    fox-geese 3/3/7/3F3/3g3/1g1/ggg g 0 0
      d4-d5: The fox on d4 is your opponent’s: start from a piece of yours.
      d3-c2: Geese never go back: choose a move towards the other side.
      d3-c3: Geese do not go sideways in this game: choose a move forward.
      d3xd5: Geese never capture here: choose a step to a neighboring point.
      d3-d5: Geese never capture here: choose a step to a neighboring point.
      d2-c1: A goose stands on c1: go to an empty point.
      c1-c3: A goose moves one point at a time, so c1 to c3 is too far.
      c2: c2 alone does not say where from and where to: name both points. You could play `c1-c2`, `d1-c2`.
    halatafl F1F/2g/7/ggggggg/ggggggg/ggg/gg1 f 0 0
      c7-d7: A fox can capture, and in this game it must: choose one of the captures. You could play `e7xe5`.
      c7: c7 alone does not say where from and where to: name both points.
    halatafl F2/g2/1g1g3/4g2/6F/ggg/ggg f 0 0
      c7xc5: The jumping must go on from c5 for as long as it can. You could play `c7xc5xa5`, `c7xc5xe5xe3`.
      c7xc5xe5: The jumping must go on from e5 for as long as it can. You could play `c7xc5xe5xe3`.
    gasetavl 3/3/1F1/9/9/ggggggggg/ggg/ggg/ggg f 0 0
      e7-d6: No line leads from e7 to d6: follow the lines of the board.
    fox-geese-ten 3/1g1/7/3F3/7/3/ggg g 0 0
      d6-d7: Geese never go back: choose a move towards the other side.
    bagh-chal F1gF1/g4/5/5/F2gF f 15 0
      a5xa3xc3: A tiger jumps only once in a turn: name one landing point. You could play `a5xa3`.
      @c3: Tigers are never placed: name where from and where to.
      a5-c5: There is nothing to jump over on b5: jump over a neighboring enemy onto the empty point behind it.
    bagh-chal FgF2/5/5/5/F3F f 15 0
      a5xc5: A tiger stands on c5, where the jump would land: the point behind the enemy must be empty.
    bagh-chal F1gF1/g4/5/5/F2gF g 15 0
      a4-a3: All goats must be placed before one may move, and 15 goats are still in your hand: name an empty point. You could play `a3`.
      a4: A goat stands on a4: go to an empty point.
      @a5: A tiger stands on a5: go to an empty point.
    bagh-chal FgggF/ggggg/ggggg/gg3/F2gF g 0 0
      c1: All goats have been placed: move one along a line to a neighboring point.
      d1: d1 alone does not say where from and where to: name both points. You could play `d1-c1`, `d1-d2`.
      d1-b1: A goat moves one point at a time, so d1 to b1 is too far.
    fox-hounds 8/8/8/8/4F3/3g4/2g5/1g5g g 0 0
      d3-e2: Hounds never go back: choose a move towards the other side.
      d3-d4: Pieces move diagonally here, one square at a time: d3 to d4 is no such step.
    fox-hounds 8/8/8/8/4F3/3g4/2g5/1g5g f 0 0
      e4xc2: Foxes never capture here: choose a step to a neighboring point.
      e4-e5: Pieces move diagonally here, one square at a time: e4 to e5 is no such step.
    ");
}

#[tokio::test]
async fn whatever_is_typed_is_answered_in_one_message() {
    let d = Discord::start().await;
    let _bot = TestBot::start(&d).await;
    let (alice, bob) = (d.person("alice"), d.person("bob"));
    let duel = Duel::begin(&alice, &bob, PLAIN).await;
    for typed in [
        " ".to_owned(),
        "é".repeat(100),
        "d4".repeat(3000),
        "d4xd6".repeat(100),
        "\u{202e}\u{0}\u{7}d4-d5".to_owned(),
        "𝕕𝟜-𝕕𝟝".to_owned(),
        "~~|| **d4** ||".to_owned(),
    ] {
        let answer = alice.slash("move", [("move", typed.clone().into())]).await;
        assert!(answer.is_private(), "{answer}");
        assert!(answer.text().chars().count() < 300, "{answer}");
        assert!(!answer.text().contains("``"), "{answer}");
    }
    assert_eq!(duel.board.now().to_string(), duel.board.to_string());
}
