//! The first moves of games for measuring: by chance, different in each, and such that both sides may hope.

use crate::{
    engine::{Engine, Level, Limits},
    rules::{
        bitboard::Bitboard,
        game::Game,
        moves::{Move, MoveList},
        point::Point,
        position::Position,
        setup::Setup,
        side::{BySide, Side},
        variant::Variant,
    },
};

/// How openings are chosen.
#[derive(Debug, Clone, Copy)]
pub(super) struct Openings {
    /// The fewest single moves by chance, and by how many there may be more.
    pub(super) plies: (usize, usize),
    /// Whether both sides must have won a part of some quick games from there.
    pub(super) open: bool,
}

/// So often is another opening tried.
const TRIES: u64 = 600;
/// So many of them are played from the start; the rest are set up.
const PLAYED: u64 = 100;

/// How many positions a search looks at that sees whether an opening is decided.
const UNDECIDED_NODES: u64 = 2_000;
/// And one for a move of a quick game.
const QUICK_NODES: u64 = 300;
/// Longer games count as drawn.
const LONGEST: usize = 600;
/// How far good moves and bad ones are told apart.
const LITTLE: Limits = Limits {
    depth: Some(2),
    nodes: None,
    every_move: true,
    nearsighted: false,
    unaided: true,
};

impl Openings {
    /// Opening number `seed` of a variant: the same for the same number on every machine. None if none is found that
    /// is undecided, and open if it must be.
    pub(super) fn get(&self, engine: &mut Engine, variant: Variant, seed: u64) -> Option<Game> {
        for attempt in 0..TRIES {
            let game = match attempt {
                ..PLAYED => self.played(engine, variant, seed * TRIES + attempt),
                _ => set_up(variant, seed * TRIES + attempt),
            };
            if is_undecided(engine, &game) && (!self.open || is_open(engine, &game, seed)) {
                return Some(game);
            }
        }
        None
    }

    /// Some moves by chance. In two openings of three one side plays what is good for the other half of the time,
    /// and the other takes it: where the start favours one side, such a gift is the way to a game that is open.
    fn played(&self, engine: &mut Engine, variant: Variant, seed: u64) -> Game {
        let mut chance = Chance(seed);
        let (least, more) = self.plies;
        let plies = least + chance.below(more + 1);
        let giver = [None, Some(Side::Few), Some(Side::Many)][chance.below(3)];
        let mut game = Game::new(variant);
        while game.ply() < plies && game.outcome().is_none() {
            let gives = giver.map(|giver| giver == game.position().turn());
            let m = match gives {
                Some(gives) if chance.below(2) == 0 => from_end(engine, &game, gives),
                _ => any_move(&game, &mut chance),
            };
            if m.is_none_or(|m| game.play(m).is_err()) {
                break;
            }
        }
        game
    }
}

/// Whether a short search proves nothing.
fn is_undecided(engine: &mut Engine, game: &Game) -> bool {
    let limits = Limits {
        nodes: Some(UNDECIDED_NODES),
        unaided: true,
        ..Limits::default()
    };
    game.outcome().is_none()
        && !engine
            .analyse(game, &limits, 0, &|| false, &mut |_| {})
            .score
            .is_proven()
}

/// Whether neither side wins nearly all of some quick games: after two of them both sides have something, after
/// four a quarter at least.
fn is_open(engine: &mut Engine, game: &Game, seed: u64) -> bool {
    let mut halves = 0;
    for number in 0..4 {
        halves += match quick_winner(engine, game.clone(), seed << 8 | number) {
            Some(Side::Few) => 2,
            None => 1,
            Some(Side::Many) => 0,
        };
        if number == 1 && (halves == 0 || halves == 4) {
            return false;
        }
    }
    (2..=6).contains(&halves)
}

/// Who wins a game between players of no great strength who often have a choice.
fn quick_winner(engine: &mut Engine, mut game: Game, seed: u64) -> Option<Side> {
    let level = Level::new(3)?;
    let limits = Limits {
        nodes: Some(QUICK_NODES),
        ..level.limits()
    };
    while game.outcome().is_none() && game.ply() < LONGEST {
        let seed = seed << 16 | game.ply() as u64;
        let found = engine.analyse(&game, &limits, seed, &|| false, &mut |_| {});
        game.play(level.choose(&game, &found, seed)?).ok()?;
    }
    game.outcome().and_then(|outcome| outcome.winner())
}

/// A position that nobody has played: the few anywhere, the many about them, nearer or farther, at most two
/// missing. Where play from the start leads to no open game, this may.
pub(super) fn set_up(variant: Variant, seed: u64) -> Game {
    let mut chance = Chance(seed);
    let board = variant.board();
    let mut free: Vec<Point> = board.used().into_iter().collect();
    let mut few = Bitboard::EMPTY;
    for _ in 0..variant.few_total() {
        few = few.with(free.swap_remove(chance.below(free.len())));
    }
    let spread = 1 + chance.below(6);
    let distance = |from: Point, to: Point| {
        let (a, b) = (board.coord(from), board.coord(to));
        usize::from(a.file.abs_diff(b.file).max(a.rank.abs_diff(b.rank)))
    };
    let mut near: Vec<(usize, Point)> = free
        .into_iter()
        .map(|point| {
            let nearest = few.into_iter().map(|one| distance(one, point)).min();
            (16 * nearest.unwrap_or(0) + chance.below(16 * spread), point)
        })
        .collect();
    near.sort_unstable();
    let left = usize::from(variant.many_total()) - chance.below(3).min(usize::from(variant.many_total()) / 5);
    let hand = chance.below(usize::from(variant.law().hand) + 1);
    let many = near
        .into_iter()
        .take(left - hand.min(left))
        .map(|(_, point)| point)
        .collect();
    let setup = Setup {
        variant,
        pieces: BySide { few, many },
        hand: u8::try_from(hand).unwrap_or(0),
        turn: variant.first(),
        quiet: 0,
    };
    Position::from_setup(setup).map_or_else(|_| Game::new(variant), Game::from_position)
}

/// The best move by a glance, or the worst.
fn from_end(engine: &mut Engine, game: &Game, worst: bool) -> Option<Move> {
    let lines = engine.analyse(game, &LITTLE, 0, &|| false, &mut |_| {}).lines;
    let line = if worst { lines.last() } else { lines.first() };
    line.and_then(|line| line.moves.first().copied())
}

fn any_move(game: &Game, chance: &mut Chance) -> Option<Move> {
    let mut moves = MoveList::new();
    game.legal_moves(&mut moves);
    moves.get(chance.below(moves.len())).copied()
}

/// Numbers that look random and depend on a seed alone (splitmix64).
#[derive(Debug)]
pub(super) struct Chance(pub(super) u64);

impl Chance {
    /// A number below `end`; 0 if `end` is 0.
    pub(super) fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        let number = (z ^ (z >> 31)) % end.max(1) as u64;
        usize::try_from(number).unwrap_or(0)
    }
}
