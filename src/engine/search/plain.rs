//! The plainest search there is, to hold the real one against.

use proptest::prelude::*;

use super::{Features, Search};
use crate::{
    engine::{
        Limits, Score,
        eval::Evaluator,
        table::Table,
        value::{DRAW, INFINITE, Value, lost},
    },
    rules::{game::Game, moves::MoveList, position::Position, side::Side, variant::Variant},
};

const PLAIN: Features = Features {
    beyond: false,
    reductions: false,
    table: false,
};

/// Every line to its end or to the depth, no window.
struct Minimax<'a> {
    evaluator: &'a Evaluator,
    played: &'a [Position],
    line: Vec<Position>,
}

impl Minimax<'_> {
    fn value(&mut self, position: &Position, depth: usize) -> Value {
        let ply = self.line.len();
        if let Some(winner) = position.win().and_then(|outcome| outcome.winner()) {
            return if winner == position.turn() {
                -lost(ply)
            } else {
                lost(ply)
            };
        }
        if ply > 0 && self.is_drawn(position) {
            return DRAW;
        }
        if depth == 0 {
            return self.evaluator.evaluate(position);
        }
        let mut moves = MoveList::new();
        position.legal_moves(&mut moves);
        self.line.push(*position);
        let values = moves
            .iter()
            .map(|m| -self.value(&position.play_unchecked(m), depth - 1));
        let best = values.max().unwrap_or(-INFINITE);
        self.line.pop();
        best
    }

    fn is_drawn(&self, position: &Position) -> bool {
        let limit = position.variant().quiet_limit();
        let times = |among: &[Position]| among.iter().filter(|other| position.repeats(other)).count();
        limit.is_some_and(|limit| position.quiet() >= limit)
            || times(&self.line) >= 1
            || times(self.played) >= 2
    }
}

/// A game by chance, not over.
fn some_game(variant: Variant, choices: &[usize]) -> Game {
    let mut game = Game::new(variant);
    let mut moves = MoveList::new();
    for choice in choices {
        game.legal_moves(&mut moves);
        let m = moves[choice % moves.len()];
        game.play(m).expect("a legal move");
        if game.outcome().is_some() {
            game.undo();
            break;
        }
    }
    game
}

/// The game with so many quiet moves left before the draw, if it knows one, as if it had begun there.
fn late(game: &Game, left: u16) -> Game {
    let mut setup = game.position().setup();
    setup.quiet = setup.variant.quiet_limit().map_or(0, |limit| limit - left);
    Game::from_position(Position::from_setup(setup).expect("a position"))
}

fn plain_value(game: &Game, depth: u8) -> Value {
    let evaluator = Evaluator::of(game.variant());
    let mut minimax = Minimax {
        evaluator: &evaluator,
        played: &game.positions()[..game.ply()],
        line: Vec::new(),
    };
    minimax.value(game.position(), usize::from(depth))
}

fn searched(game: &Game, depth: u8, features: Features) -> Score {
    let limits = Limits {
        depth: Some(depth),
        ..Limits::default()
    };
    let mut table = Table::new(1);
    table.renew();
    Search::new(game, &mut table, &limits, &|| false, features)
        .run(1, &mut |_| {})
        .score
}

fn depth_for(position: &Position) -> u8 {
    if position.hand() > 0 || position.pieces(Side::Few).len() > 1 {
        2
    } else {
        3
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(120))]

    #[test]
    fn the_search_without_its_extras_finds_the_value_of_the_plain_one(
        variant in prop::sample::select(&Variant::ALL[..]),
        choices in prop::collection::vec(any::<usize>(), 0..90),
    ) {
        let game = some_game(variant, &choices);
        let depth = depth_for(game.position());
        let plain = plain_value(&game, depth);
        // A quicker proof is the same at every greater depth, so iterations may have ended early.
        prop_assert_eq!(searched(&game, depth, PLAIN), Score::from(plain), "{}", game.position());
    }

    #[test]
    fn draws_by_quiet_moves_are_those_of_the_plain_search(
        variant in prop::sample::select(&Variant::ALL[..]),
        choices in prop::collection::vec(any::<usize>(), 0..90),
        left in 1..5_u16,
    ) {
        let game = late(&some_game(variant, &choices), left);
        let depth = depth_for(game.position());
        let plain = Score::from(plain_value(&game, depth));
        prop_assert_eq!(searched(&game, depth, PLAIN), plain, "{}", game.position());
        let whole = searched(&game, depth, Features::ALL);
        prop_assert!(!plain.is_proven() || whole == plain, "{}", game.position());
    }

    #[test]
    fn the_whole_search_proves_what_the_plain_one_proves(
        variant in prop::sample::select(&Variant::ALL[..]),
        choices in prop::collection::vec(any::<usize>(), 0..90),
    ) {
        let game = some_game(variant, &choices);
        let depth = depth_for(game.position());
        let plain = Score::from(plain_value(&game, depth));
        let whole = searched(&game, depth, Features::ALL);
        if plain.is_proven() {
            prop_assert_eq!(whole, plain, "{}", game.position());
        }
        if let Score::WinIn(plies) | Score::LossIn(plies) = whole {
            prop_assert!(plain == whole || plies > u16::from(depth), "{}", game.position());
        }
    }
}
