//! The net of 25 points, where pieces go on it, and its eight symmetries.

use crate::rules::{
    board::Board,
    point::{Coord, Point},
    variant::Variant,
};

/// How many points there are.
pub(super) const POINTS: usize = 25;
/// All of them.
pub(super) const ALL: u32 = (1 << POINTS) - 1;
/// Turns and mirror images, that which changes nothing first.
pub(super) const SYMMETRIES: usize = 8;

/// How many points a table of images looks up at once.
const CHUNK: usize = 9;
const CHUNKS: usize = POINTS.div_ceil(CHUNK);

/// Where pieces go, and where each symmetry takes them.
#[derive(Debug)]
pub(super) struct Net {
    /// The points joined by a line to each point.
    near: [u32; POINTS],
    /// The points that can be jumped over from each point, with where that leads.
    jumps: [Vec<(u32, u32)>; POINTS],
    /// By symmetry: the images of a part of the board each.
    images: [[Vec<u32>; CHUNKS]; SYMMETRIES],
}

impl Net {
    pub(super) fn new() -> Self {
        let board = Variant::BaghChal.board();
        Self {
            near: std::array::from_fn(|from| bits(board.neighbours(point(from)).into_iter())),
            jumps: std::array::from_fn(|from| jumps(board, point(from))),
            images: std::array::from_fn(|symmetry| {
                let permutation = permutation(board, symmetry);
                std::array::from_fn(|chunk| images(&permutation, chunk * CHUNK))
            }),
        }
    }

    /// The points joined by a line to the lowest of a set.
    #[inline]
    pub(super) fn near(&self, set: u32) -> u32 {
        self.near[set.trailing_zeros() as usize % POINTS]
    }

    /// The jumps from the lowest point of a set: what they go over, and where they end.
    #[inline]
    pub(super) fn jumps(&self, set: u32) -> &[(u32, u32)] {
        &self.jumps[set.trailing_zeros() as usize % POINTS]
    }

    /// What a symmetry makes of a set.
    #[inline]
    pub(super) fn image(&self, symmetry: usize, set: u32) -> u32 {
        let images = &self.images[symmetry];
        let of = |chunk: usize| images[chunk][(set >> (chunk * CHUNK)) as usize & ((1 << CHUNK) - 1)];
        of(0) | of(1) | of(2)
    }
}

/// Each point of a set on its own.
#[inline]
pub(super) fn each(set: u32) -> impl Iterator<Item = u32> {
    let mut rest = set;
    std::iter::from_fn(move || {
        let lowest = rest & rest.wrapping_neg();
        rest ^= lowest;
        (lowest != 0).then_some(lowest)
    })
}

/// The point with a number.
pub(super) const fn point(number: usize) -> Point {
    Point::new(number.to_le_bytes()[0])
}

/// Points as a set.
pub(super) fn bits(points: impl Iterator<Item = Point>) -> u32 {
    points.fold(0, |set, point| set | 1 << point.index())
}

fn jumps(board: &Board, from: Point) -> Vec<(u32, u32)> {
    let bits = |&(over, onto): &(Point, Point)| (1 << over.index(), 1 << onto.index());
    board.jumps(from).iter().map(bits).collect()
}

/// Where a symmetry takes each point.
fn permutation(board: &Board, symmetry: usize) -> [usize; POINTS] {
    let last = board.width() - 1;
    std::array::from_fn(|from| {
        let Coord { file, rank } = board.coord(point(from));
        let (file, rank) = if symmetry & 1 == 0 {
            (file, rank)
        } else {
            (rank, file)
        };
        let file = if symmetry & 2 == 0 { file } else { last - file };
        let rank = if symmetry & 4 == 0 { rank } else { last - rank };
        board.point(Coord::new(file, rank)).map_or(from, Point::index)
    })
}

fn images(permutation: &[usize; POINTS], first: usize) -> Vec<u32> {
    let image = |set: usize| {
        let points = (0..CHUNK)
            .filter(|bit| set >> bit & 1 == 1)
            .map(|bit| first + bit);
        let inside = points.filter(|&point| point < POINTS);
        inside.fold(0, |image, point| image | 1 << permutation[point])
    };
    (0..1 << CHUNK).map(image).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symmetries_keep_every_line_and_jump() {
        let net = Net::new();
        for symmetry in 0..SYMMETRIES {
            for from in each(ALL) {
                let image = net.image(symmetry, from);
                assert_eq!(image.count_ones(), 1);
                assert_eq!(net.near(image), net.image(symmetry, net.near(from)));
                let of = |&(over, onto): &(u32, u32)| (net.image(symmetry, over), net.image(symmetry, onto));
                let mut expected: Vec<_> = net.jumps(from).iter().map(of).collect();
                let mut jumps = net.jumps(image).to_vec();
                expected.sort_unstable();
                jumps.sort_unstable();
                assert_eq!(jumps, expected);
            }
        }
    }

    #[test]
    fn symmetries_differ() {
        let net = Net::new();
        let mut images: Vec<u32> = (0..SYMMETRIES)
            .map(|symmetry| net.image(symmetry, 0b10_0001))
            .collect();
        assert_eq!(images[0], 0b10_0001);
        images.sort_unstable();
        images.dedup();
        assert_eq!(images.len(), SYMMETRIES);
    }
}
