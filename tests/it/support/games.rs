//! What several tests use: chance that can be repeated, random positions, positions by text.

use reynard::rules::{
    bitboard::Bitboard,
    game::Game,
    moves::{Move, MoveList},
    notation::move_text::{canonical_order, read_move, write_move},
    point::Point,
    position::Position,
    setup::Setup,
    side::{BySide, Side},
    variant::Variant,
};

/// A generator of its own (splitmix64), so that seeded games stay the same whatever library is updated.
pub(crate) struct Chance(u64);

impl Chance {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `end`, which is not 0.
    pub(crate) fn below(&mut self, end: usize) -> usize {
        usize::try_from(self.next() % end as u64).expect("a number below a usize")
    }

    pub(crate) fn choose<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }
}

/// The legal moves in canonical order.
pub(crate) fn legal(game: &Game) -> Vec<Move> {
    let mut list = MoveList::new();
    game.legal_moves(&mut list);
    let mut moves = list.0;
    moves.sort_by(|a, b| canonical_order(game.variant(), a, b));
    moves
}

/// Their texts.
pub(crate) fn texts(variant: Variant, moves: &[Move]) -> Vec<String> {
    moves.iter().map(|m| write_move(variant, m)).collect()
}

/// A game played by chance to its end, or for so many single moves.
pub(crate) fn random_game(variant: Variant, chance: &mut Chance, plies: usize) -> Game {
    let mut game = Game::new(variant);
    while game.outcome().is_none() && game.ply() < plies {
        let m = chance.choose(&legal(&game));
        game.play(m).expect("a legal move");
    }
    game
}

/// A position by chance, likely or not.
pub(crate) fn random_position(variant: Variant, chance: &mut Chance) -> Position {
    let mut free: Vec<Point> = variant.board().used().into_iter().collect();
    let mut take = |count: usize, chance: &mut Chance| -> Bitboard {
        (0..count)
            .map(|_| free.swap_remove(chance.below(free.len())))
            .collect()
    };
    let few = take(usize::from(variant.few_total()), chance);
    let standing = chance.below(usize::from(variant.many_total()) + 1);
    let many = take(standing, chance);
    let room = variant.law().hand.saturating_sub(many.count());
    let hand = if chance.below(2) == 0 {
        0
    } else {
        chance.below(usize::from(room) + 1)
    };
    Position::from_setup(Setup {
        variant,
        pieces: BySide { few, many },
        hand: u8::try_from(hand).expect("a small number"),
        turn: chance.choose(&Side::ALL),
        quiet: u16::try_from(chance.below(130)).expect("a small number"),
    })
    .expect("a valid setup")
}

/// A game from a position text.
pub(crate) fn game(variant: Variant, position: &str) -> Game {
    Game::from_position(Position::from_text(variant, position).expect("a position text"))
}

/// Plays moves given as texts.
pub(crate) fn play(game: &mut Game, moves: &str) {
    for text in moves.split_whitespace() {
        let m = read_move(game, text).unwrap_or_else(|refusal| panic!("{text}: {refusal}"));
        game.play(m).expect("a legal move");
    }
}

/// A short game to its end: of several by chance in which the few take what they can, the first that is
/// shortest. As move texts.
pub(crate) fn short_game(variant: Variant) -> Vec<String> {
    const TRIES: u64 = 30;
    const PLIES: usize = 300;
    let tries = (0..TRIES).map(|seed| greedy_game(variant, &mut Chance::new(seed), PLIES));
    let ended = tries.filter(|game| game.outcome().is_some());
    let game = ended.min_by_key(Game::ply).expect("a game that ends");
    texts(variant, game.moves())
}

/// A game by chance in which whoever can capture takes as much as possible.
fn greedy_game(variant: Variant, chance: &mut Chance, plies: usize) -> Game {
    let mut game = Game::new(variant);
    while game.outcome().is_none() && game.ply() < plies {
        let moves = legal(&game);
        let taken = |m: &Move| if m.is_capture() { m.points().count() } else { 0 };
        let most = moves.iter().map(taken).max().unwrap_or(0);
        let best: Vec<Move> = moves.into_iter().filter(|m| taken(m) == most).collect();
        game.play(chance.choose(&best)).expect("a legal move");
    }
    game
}
