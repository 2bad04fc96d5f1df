//! Positions with the moves that are right there, from `tests/data/strength`.
//!
//! A line is `VARIANT | POSITION | MOVES`: the side to move has a forced win, and these of its moves keep it.

use reynard::{
    engine::{Engine, Level, Limits},
    rules::{game::Game, moves::Move, notation::move_text::read_move, position::Position, variant::Variant},
};

/// A position to be solved.
#[derive(Debug, Clone)]
pub(crate) struct Exercise {
    pub(crate) game: Game,
    pub(crate) right: Vec<Move>,
}

/// Wins in few plies in every variant, found by trying everything.
pub(crate) const ENDINGS: &str = include_str!("../../data/strength/endings.txt");
/// Won positions of Fox and Hounds of any length, found by trying everything to the end.
pub(crate) const HOUNDS: &str = include_str!("../../data/strength/hounds.txt");

/// The exercises of a file.
pub(crate) fn exercises(text: &str) -> Vec<Exercise> {
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| exercise(line).expect("an exercise")).collect()
}

fn exercise(line: &str) -> Option<Exercise> {
    let mut parts = line.split('|').map(str::trim);
    let variant: Variant = parts.next()?.parse().ok()?;
    let game = Game::from_position(Position::from_text(variant, parts.next()?).ok()?);
    let moves = parts.next()?.split_whitespace();
    let right = moves.map(|m| read_move(&game, m).ok()).collect::<Option<_>>()?;
    Some(Exercise { game, right })
}

/// In how many of the exercises a level plays a right move, with a limit on the positions it looks at.
pub(crate) fn right_moves(exercises: &[Exercise], level: Level, nodes: u64) -> usize {
    let mut engine = Engine::new(4);
    let mut is_right = |(seed, exercise): &(u64, &Exercise)| {
        let limits = Limits {
            nodes: Some(nodes),
            ..level.limits()
        };
        let found = engine.analyse(&exercise.game, &limits, *seed, &|| false, &mut |_| {});
        let chosen = level.choose(&exercise.game, &found, *seed);
        chosen.is_some_and(|m| exercise.right.contains(&m))
    };
    (0..).zip(exercises).filter(|of| is_right(of)).count()
}
