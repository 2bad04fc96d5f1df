//! Positions whose value is known, and what the engine makes of them.
//!
//! `UPDATE=1 cargo test --release strength` finds the positions anew, by trying everything and nothing else.

use std::{collections::HashMap, fmt::Write as _, fs, path::Path};

use reynard::{
    engine::{Engine, Level, Limits, Score},
    rules::{
        game::Game, moves::Move, notation::move_text::write_move, position::Position, side::Side,
        variant::Variant,
    },
};

use super::to_nodes;
use crate::support::{
    games::{Chance, legal, random_game},
    strength::{ENDINGS, Exercise, HOUNDS, exercises, right_moves},
};

/// The longest win among the endings, in plies.
const LONGEST: u16 = 5;
/// How many endings of each variant, and how many positions of Fox and Hounds, there are.
const ENDINGS_EACH: usize = 8;
const HOUNDS_COUNT: usize = 60;

/// Whether the side to move wins, for positions of Fox and Hounds by their pieces and side.
type Solved = HashMap<(u64, u64, Side), bool>;

/// Every line to its end. Each move of a hound is progress, so every line has one.
fn solve(position: &Position, solved: &mut Solved, most: usize) -> Option<bool> {
    if let Some(outcome) = position.win() {
        return Some(outcome.winner() == Some(position.turn()));
    }
    let pieces = |side| position.pieces(side).0;
    let key = (pieces(Side::Few), pieces(Side::Many), position.turn());
    if let Some(&known) = solved.get(&key) {
        return Some(known);
    }
    if solved.len() >= most {
        return None;
    }
    let mut wins = false;
    for m in legal(&Game::from_position(*position)) {
        wins |= !solve(&position.play(&m).expect("a legal move"), solved, most)?;
        if wins {
            break;
        }
    }
    solved.insert(key, wins);
    Some(wins)
}

/// The moves of a won position that keep the win; `None` if that takes too long to find out.
fn winning(position: &Position, solved: &mut Solved, most: usize) -> Option<Vec<Move>> {
    let mut right = Vec::new();
    for m in legal(&Game::from_position(*position)) {
        if !solve(&position.play(&m).expect("a legal move"), solved, most)? {
            right.push(m);
        }
    }
    Some(right)
}

/// Whether a side wins within so many plies, whatever the other does.
fn forces(game: &mut Game, winner: Side, plies: u16) -> bool {
    if let Some(outcome) = game.outcome() {
        return outcome.winner() == Some(winner);
    }
    let Some(rest) = plies.checked_sub(1) else {
        return false;
    };
    let attacks = game.position().turn() == winner;
    let moves = legal(game);
    let mut wins = |m| {
        game.play(m).expect("a legal move");
        let won = forces(game, winner, rest);
        game.undo();
        won
    };
    if attacks {
        moves.into_iter().any(&mut wins)
    } else {
        moves.into_iter().all(&mut wins)
    }
}

/// The moves after which the side to move wins within so many plies.
fn forcing(game: &Game, plies: u16) -> Vec<Move> {
    let (mut game, winner) = (game.clone(), game.position().turn());
    let moves = legal(&game);
    let forced = |m: &Move| {
        game.play(*m).expect("a legal move");
        let won = forces(&mut game, winner, plies - 1);
        game.undo();
        won
    };
    moves.into_iter().filter(forced).collect()
}

/// A game of the engine against itself at a strength that errs.
fn weak_game(variant: Variant, seed: u64) -> Game {
    let mut chance = Chance::new(seed);
    let mut game = random_game(variant, &mut chance, 6);
    while game.outcome().is_none() {
        let m = match chance.below(4) {
            0 => chance.choose(&legal(&game)),
            _ => to_nodes(&game, 150, seed).best.expect("a move"),
        };
        game.play(m).expect("a legal move");
    }
    game
}

/// Won positions near the ends of such games where at most half of the moves win.
fn endings(variant: Variant) -> Vec<String> {
    let mut found = Vec::new();
    for seed in 0..4000 {
        let ended = weak_game(variant, seed);
        if ended.outcome().and_then(|outcome| outcome.winner()).is_none() {
            continue;
        }
        let back: u16 = [LONGEST, 3][found.len() % 2];
        let mut game = ended.clone();
        game.truncate(ended.ply().saturating_sub(usize::from(back)));
        let game = Game::from_position(*game.position());
        let right = forcing(&game, back);
        let quicker = back > 3 && !forcing(&game, back - 2).is_empty();
        if !quicker && !right.is_empty() && 2 * right.len() <= legal(&game).len() {
            found.push(line(&game, &right));
        }
        if found.len() == ENDINGS_EACH {
            break;
        }
    }
    found
}

fn line(game: &Game, right: &[Move]) -> String {
    let moves: Vec<String> = right.iter().map(|m| write_move(game.variant(), m)).collect();
    format!("{} | {} | {}", game.variant(), game.position(), moves.join(" "))
}

fn hounds() -> Vec<String> {
    let (mut solved, mut found) = (Solved::new(), Vec::new());
    let start = Position::start(Variant::FoxHounds);
    assert_eq!(
        solve(&start, &mut solved, usize::MAX),
        Some(false),
        "the hounds win"
    );
    for seed in 0.. {
        let mut chance = Chance::new(seed);
        let plies = 1 + chance.below(26);
        let game = random_game(Variant::FoxHounds, &mut chance, plies);
        let right = winning(game.position(), &mut solved, usize::MAX).expect("no bound");
        if !right.is_empty() && 2 * right.len() <= legal(&game).len() {
            found.push(line(&game, &right));
        }
        if found.len() == HOUNDS_COUNT {
            break;
        }
    }
    found
}

fn update() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/strength");
    let mut text = format!(
        "# Wins in at most {LONGEST} plies, found by trying everything: VARIANT | POSITION | MOVES that force them.\n"
    );
    for ending in Variant::ALL.into_iter().flat_map(endings) {
        let _whole = writeln!(text, "{ending}");
    }
    fs::write(folder.join("endings.txt"), text).expect("a file that can be written");
    let mut text = "# Won positions of Fox and Hounds, found by trying everything to the end. In the start the hounds win.\n".to_owned();
    for position in hounds() {
        let _whole = writeln!(text, "{position}");
    }
    fs::write(folder.join("hounds.txt"), text).expect("a file that can be written");
}

#[test]
fn the_endings_are_what_trying_everything_says() {
    if std::env::var_os("UPDATE").is_some() {
        update();
        return;
    }
    let all = exercises(ENDINGS);
    for variant in Variant::ALL {
        let of_variant = all.iter().filter(|exercise| exercise.game.variant() == variant);
        assert!(of_variant.count() >= 4, "{variant}");
    }
    // The long ones take long to try, and were tried when they were found.
    let short = |exercise: &&Exercise| forces(&mut exercise.game.clone(), exercise.game.position().turn(), 3);
    let mut tried = 0;
    for exercise in all.iter().filter(short) {
        assert_eq!(
            forcing(&exercise.game, 3),
            exercise.right,
            "{}",
            exercise.game.position()
        );
        tried += 1;
    }
    assert!(tried >= 10, "{tried}");
}

#[test]
fn the_positions_of_fox_and_hounds_are_what_trying_everything_says() {
    // The further the hounds have come, the less is left to try.
    let mut all = exercises(HOUNDS);
    all.sort_by_key(|exercise| std::cmp::Reverse(advance(exercise.game.position())));
    for exercise in &all[..8] {
        let right = winning(exercise.game.position(), &mut Solved::new(), usize::MAX);
        assert_eq!(
            right.as_ref(),
            Some(&exercise.right),
            "{}",
            exercise.game.position()
        );
    }
}

/// The ranks of the hounds, all together.
fn advance(position: &Position) -> u32 {
    let rank = |point| u32::from(position.board().coord(point).rank);
    position.pieces(Side::Many).into_iter().map(rank).sum()
}

#[test]
fn full_strength_finds_nearly_every_ending_and_the_weakest_level_far_fewer() {
    let all = exercises(ENDINGS);
    let strongest = right_moves(&all, Level::STRONGEST, 6000);
    let weakest = right_moves(&all, Level::WEAKEST, 6000);
    assert!(100 * strongest >= 97 * all.len(), "{strongest} of {}", all.len());
    assert!(10 * weakest <= 7 * all.len(), "{weakest} of {}", all.len());
}

/// The hounds at full strength from the start, which is theirs, against whatever the fox does.
fn hounds_win(nodes: u64, seed: u64, fox: &mut dyn FnMut(&Game) -> Move) -> bool {
    let mut game = Game::new(Variant::FoxHounds);
    while game.outcome().is_none() {
        let m = match game.position().turn() {
            Side::Few => fox(&game),
            Side::Many => to_nodes(&game, nodes, seed).best.expect("a move"),
        };
        game.play(m).expect("a legal move");
    }
    game.outcome().and_then(|end| end.winner()) == Some(Side::Many)
}

#[test]
fn a_won_game_of_the_hounds_is_never_lost() {
    let mut chance = Chance::new(8);
    assert!(hounds_win(HOUNDS_NODES, 0, &mut |game| chance.choose(&legal(game))));
    for seed in 0..2 {
        let mut fox = |game: &Game| to_nodes(game, FOX_NODES, seed).best.expect("a move");
        assert!(hounds_win(HOUNDS_NODES, seed, &mut fox), "{seed}");
    }
}

const HOUNDS_NODES: u64 = 6000;
const FOX_NODES: u64 = 6000;

#[test]
fn the_fox_wins_the_usual_game_of_thirteen_geese() {
    let mut engine = Engine::new(1);
    let limits = Limits {
        nodes: Some(1500),
        ..Limits::default()
    };
    let mut game = Game::new(Variant::ALL[0]);
    while game.outcome().is_none() {
        let found = engine.analyse(&game, &limits, 3, &|| false, &mut |_| {});
        if found.score == Score::WinIn(1) {
            assert_eq!(game.position().turn(), Side::Few);
        }
        game.play(found.best.expect("a move")).expect("a legal move");
    }
    assert_eq!(game.outcome().and_then(|end| end.winner()), Some(Side::Few));
}
