//! Position keys.
//!
//! A key is the exclusive or of one word for each piece on its point, one for the number in the hand and one
//! for the side to move, so that a move changes it by a few words. The words come from the splitmix64
//! generator (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014) with a fixed
//! seed: keys are the same on every machine and in every release, and may be stored. They do not tell
//! variants apart. They can be forged, and two positions can share a key, so whatever must be exact compares
//! the positions too.

use super::{
    bitboard::Bitboard,
    point::Point,
    side::{BySide, Side},
};

const SEED: u64 = 0x5265_796e_6172_6431;
const POINTS: usize = 64;
const HANDS: usize = 32;

static KEYS: Keys = Keys::generate();

struct Keys {
    few: [u64; POINTS],
    many: [u64; POINTS],
    hand: [u64; HANDS],
    many_to_move: u64,
}

impl Keys {
    const fn generate() -> Self {
        Self {
            few: words(0),
            many: words(POINTS as u64),
            hand: words(2 * POINTS as u64),
            many_to_move: splitmix64((2 * POINTS + HANDS) as u64),
        }
    }
}

/// Word number `n` of the stream.
const fn splitmix64(n: u64) -> u64 {
    let z = SEED.wrapping_add((n + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

const fn words<const N: usize>(first: u64) -> [u64; N] {
    let mut words = [0; N];
    let mut i = 0;
    while i < N {
        words[i] = splitmix64(first + i as u64);
        i += 1;
    }
    words
}

/// The word of a piece on a point.
#[inline]
pub(super) fn piece(side: Side, point: Point) -> u64 {
    match side {
        Side::Few => KEYS.few[point.index()],
        Side::Many => KEYS.many[point.index()],
    }
}

/// The word of so many pieces in the hand (below 32).
#[inline]
pub(super) fn hand(count: u8) -> u64 {
    KEYS.hand[usize::from(count) % HANDS]
}

/// What a change of the side to move changes.
#[inline]
pub(super) fn turn() -> u64 {
    KEYS.many_to_move
}

/// The key of a whole position, from scratch.
pub(super) fn key(pieces: BySide<Bitboard>, in_hand: u8, to_move: Side) -> u64 {
    let words = Side::ALL
        .into_iter()
        .flat_map(|side| pieces[side].into_iter().map(move |p| piece(side, p)));
    let side = match to_move {
        Side::Few => 0,
        Side::Many => turn(),
    };
    words.fold(hand(in_hand) ^ side, |key, word| key ^ word)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_words_stay_as_they_are() {
        // Computed by another program.
        assert_eq!(piece(Side::Few, Point::new(0)), 0x947b_317b_a5c1_0209);
        assert_eq!(piece(Side::Many, Point::new(63)), 0x8b82_6590_d0d6_d8b0);
        assert_eq!(hand(20), 0xc1df_9d3d_9249_fb4a);
        assert_eq!(turn(), 0x0145_1516_2beb_4e58);
    }

    #[test]
    fn no_word_occurs_twice() {
        let mut all: Vec<u64> = [&KEYS.few[..], &KEYS.many, &KEYS.hand, &[KEYS.many_to_move]].concat();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), 2 * POINTS + HANDS + 1);
    }
}
