//! Pictures: what stands where, and that they look as they did when somebody last looked.

use image::{Rgb, RgbImage};
use proptest::prelude::*;
use rand::{RngExt, SeedableRng, rngs::StdRng, seq::SliceRandom};
use reynard::{
    render::{Orientation, Scene, Status, paint},
    rules::{
        moves::MoveList,
        point::Point,
        position::Position,
        setup::Setup,
        side::{BySide, Side},
        variant::{Geese, Variant},
    },
};

mod alt;
mod command;
mod curve;
mod geometry;
mod golden;
mod replay;
mod results;

/// Chains with the position before them: one without knots, one that returns to its start, one that comes by one point twice and
/// ends where it has been.
const CHAINS: [(Variant, &str, &str); 3] = [
    (
        Variant::Halatafl,
        "3/Fg1/3g3/1g1g1gg/gggF1gg/1g1/ggg f 0 0",
        "c6xe4xc4xc2xe2",
    ),
    (
        Variant::FoxGeese {
            geese: Geese::Thirteen,
            sideways: false,
        },
        "3/3/3gg2/2g1g2/3g3/1F1/3 f 0 0",
        "d2xd4xf4xd6xd4xb4",
    ),
    (
        Variant::Gasetavl,
        "3/3/3/3gF1g2/2g2gg2/g2g1g2g/1g1/ggg/g1g f 0 0",
        "e6xc6xc4xe4xg4xe6",
    ),
];

fn scene(position: Position, size: u32) -> Scene {
    Scene {
        size,
        ..Scene::of(position)
    }
}

fn painted(scene: &Scene) -> RgbImage {
    let image = image::load_from_memory(&paint(scene)).expect("a picture");
    image.to_rgb8()
}

/// Any position: pieces anywhere, as many as the variant can have.
fn scattered(variant: Variant, seed: u64) -> Position {
    let mut chance = StdRng::seed_from_u64(seed);
    let mut points: Vec<Point> = variant.board().used().into_iter().collect();
    points.shuffle(&mut chance);
    let few = usize::from(variant.few_total());
    let room = points.len() - few;
    let many = chance
        .random_range(usize::from(variant.many_total() / 4)..=usize::from(variant.many_total()).min(room));
    let left = variant.many_total() - u8::try_from(many).expect("a small number");
    let setup = Setup {
        pieces: BySide {
            few: points[..few].iter().copied().collect(),
            many: points[few..few + many].iter().copied().collect(),
        },
        hand: chance.random_range(0..=left.min(variant.law().hand)),
        turn: Side::ALL[usize::from(chance.random_bool(0.3))],
        ..Setup::start(variant)
    };
    Position::from_setup(setup).expect("a valid setup")
}

/// The scene after one of the moves of a position, if it has any, with all else by chance.
fn any_scene(variant: Variant, seed: u64, size: u32) -> Scene {
    let mut chance = StdRng::seed_from_u64(!seed);
    let before = scattered(variant, seed);
    let mut moves = MoveList::new();
    before.capture_moves(&mut moves);
    if moves.is_empty() || chance.random_bool(0.2) {
        before.legal_moves(&mut moves);
    }
    let last = (!moves.is_empty()).then(|| moves[chance.random_range(0..moves.len())]);
    let after = last.map_or(before, |m| before.play_unchecked(&m));
    let statuses = [
        Status::Running,
        Status::Drawn,
        Status::Won(Side::Few),
        Status::Won(Side::Many),
    ];
    Scene {
        last: last.map(|m| (before, m)),
        status: statuses[chance.random_range(0..statuses.len())],
        orientation: Orientation::ALL[usize::from(chance.random_bool(0.5))],
        ..scene(after, size)
    }
}

/// By how much the channels of two colours differ at most.
fn difference(a: Rgb<u8>, b: Rgb<u8>) -> u8 {
    (0..3).map(|i| a.0[i].abs_diff(b.0[i])).max().unwrap_or(0)
}

#[test]
fn a_size_out_of_range_gives_the_nearest_that_can_be() {
    let scene = scene(Position::start(Variant::Gasetavl), 0);
    assert_eq!(painted(&scene).dimensions(), (64, 64));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    #[test]
    fn every_scene_has_a_picture_of_its_size_always_the_same(
        variant in proptest::sample::select(Variant::ALL.to_vec()),
        seed: u64,
        size in 64u32..=512,
    ) {
        let scene = any_scene(variant, seed, size);
        let png = paint(&scene);
        prop_assert_eq!(&png, &paint(&scene));
        let image = image::load_from_memory(&png).expect("a picture");
        prop_assert_eq!((image.width(), image.height()), (size, size));
    }
}
