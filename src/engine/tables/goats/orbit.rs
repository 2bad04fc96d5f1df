//! Positions up to symmetry as numbers.
//!
//! A position is four tigers, some empty points and goats on all others. Of the images of the tigers one stands for
//! all; the empty points are counted among the 21 that those tigers leave. Where several symmetries lead to the same
//! tigers, the one that gives the smallest number is taken; the other numbers are those of no position.

use super::net::{ALL, Net, POINTS, SYMMETRIES, each};
use crate::engine::tables::index::{place, set_at, sets};

/// How many tigers there are.
pub(super) const TIGERS: usize = 4;
/// How many points they leave.
const REST: usize = POINTS - TIGERS;

/// The positions with so many empty points, numbered.
#[derive(Debug)]
pub(super) struct Orbits {
    net: Net,
    /// By the place of a set of tigers.
    ways: Vec<Way>,
    /// The tigers that stand for each class.
    tigers: Vec<u32>,
    /// How many sets of empty points there are, by their number.
    sizes: [usize; REST + 1],
}

/// How a set of tigers becomes the one that stands for it.
#[derive(Debug, Clone, Copy, Default)]
struct Way {
    class: u16,
    /// A bit for each symmetry that does it.
    symmetries: u8,
}

impl Orbits {
    pub(super) fn new() -> Self {
        let net = Net::new();
        let (mut ways, mut tigers) = (vec![Way::default(); sets(POINTS, TIGERS)], Vec::new());
        for number in 0..ways.len() {
            if ways[number].symmetries == 0 {
                let class = u16::try_from(tigers.len()).unwrap_or(u16::MAX);
                let set = tiger_set(number);
                tigers.push(set);
                join(&net, &mut ways, class, set);
            }
        }
        Self {
            net,
            ways,
            tigers,
            sizes: std::array::from_fn(|empty| if empty <= TIGERS + 1 { sets(REST, empty) } else { 0 }),
        }
    }

    pub(super) const fn net(&self) -> &Net {
        &self.net
    }

    /// How many numbers there are for positions with so many empty points.
    pub(super) fn size(&self, empty: usize) -> usize {
        self.tigers.len() * self.sizes[empty]
    }

    /// The number of a position.
    #[inline]
    pub(super) fn number(&self, tigers: u32, empty: u32) -> usize {
        let way = self.ways[place(POINTS, tigers.into())];
        let class = usize::from(way.class);
        let own = self.tigers[class];
        let mut symmetries = way.symmetries;
        let mut least = usize::MAX;
        while symmetries != 0 {
            let image = self.net.image(symmetries.trailing_zeros() as usize, empty);
            least = least.min(place(REST, squeezed(image, own).into()));
            symmetries &= symmetries - 1;
        }
        class * self.sizes[empty.count_ones() as usize] + least
    }

    /// The tigers and the empty points, so many, of the position with a number; none if no position has it.
    pub(super) fn position(&self, empty: usize, number: usize) -> Option<(u32, u32)> {
        let size = self.sizes[empty];
        let tigers = self.tigers[number / size];
        let set = set_at(REST, empty, number % size);
        let empty = stretched(u32::try_from(set).unwrap_or(0), tigers);
        // Only tigers that some symmetry leaves where they are have other numbers too.
        let alone = self.ways[place(POINTS, tigers.into())]
            .symmetries
            .is_power_of_two();
        (alone || self.number(tigers, empty) == number).then_some((tigers, empty))
    }
}

/// Notes how each image of a set of tigers comes back to it.
fn join(net: &Net, ways: &mut [Way], class: u16, set: u32) {
    for symmetry in 0..SYMMETRIES {
        let image = net.image(symmetry, set);
        let back = (0..SYMMETRIES).filter(|&back| net.image(back, image) == set);
        ways[place(POINTS, image.into())] = Way {
            class,
            symmetries: back.fold(0, |all, back| all | 1 << back),
        };
    }
}

fn tiger_set(number: usize) -> u32 {
    u32::try_from(set_at(POINTS, TIGERS, number)).unwrap_or(0)
}

/// A set without the points of the tigers, which are not in it.
#[inline]
fn squeezed(set: u32, tigers: u32) -> u32 {
    let mut rest = tigers;
    let mut squeezed = set;
    let mut gone = 0;
    while rest != 0 {
        let low = (1 << (rest.trailing_zeros() - gone)) - 1;
        squeezed = squeezed & low | squeezed >> 1 & !low;
        gone += 1;
        rest &= rest - 1;
    }
    squeezed
}

/// The inverse of [`squeezed`].
fn stretched(set: u32, tigers: u32) -> u32 {
    each(tigers).fold(set, |set, tiger| {
        let low = tiger - 1;
        (set & low | (set & !low) << 1) & ALL
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_as_many_positions_as_were_published() {
        // Lim and Nievergelt, "Tigers and Goats is a draw": positions up to symmetry by captured goats.
        let orbits = Orbits::new();
        let count = |empty: usize| {
            let numbers = 0..orbits.size(empty);
            numbers
                .filter(|&number| orbits.position(empty, number).is_some())
                .count()
        };
        assert_eq!([1, 2].map(count), [33_481, 333_175]);
    }

    #[test]
    fn a_number_comes_back_whichever_image_of_its_position_is_asked_for() {
        let orbits = Orbits::new();
        for number in (0..orbits.size(3)).step_by(997) {
            let Some((tigers, empty)) = orbits.position(3, number) else {
                continue;
            };
            for symmetry in 0..SYMMETRIES {
                let image = |set| orbits.net.image(symmetry, set);
                assert_eq!(orbits.number(image(tigers), image(empty)), number);
            }
        }
    }
}
