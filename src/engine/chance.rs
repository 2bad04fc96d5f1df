//! Numbers that look random and depend on a seed alone.

/// Word number `index` of the stream of this seed (splitmix64).
pub(super) fn mixed(seed: u64, index: u64) -> u64 {
    let z = seed.wrapping_add((index + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
