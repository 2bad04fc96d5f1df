//! Pictures: what stands where, and that they look as they did when somebody last looked.

use std::{env, fs, path::PathBuf};

use image::{Rgb, RgbImage};
use proptest::prelude::*;
use rand::{RngExt, SeedableRng, rngs::StdRng, seq::SliceRandom};
use reynard::{
    render::{Orientation, Scene, Status, Theme, paint},
    rules::{
        board::Shape,
        game::Game,
        moves::{Move, MoveList},
        notation::move_text::read_move,
        outcome::Outcome,
        point::Point,
        position::Position,
        setup::Setup,
        side::{BySide, Side},
        variant::{Role, Variant},
    },
};

/// The size of the pictures that are compared, px.
const GOLDEN_SIZE: u32 = 384;

/// How far a channel may be off.
const TOLERANCE: u8 = 8;

fn scene(position: Position, size: u32) -> Scene {
    Scene {
        position,
        last: None,
        status: Status::Running,
        orientation: Orientation::Upright,
        theme: Theme::Wood,
        size,
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
    let left = variant.many_total() - u8::try_from(many).unwrap();
    let setup = Setup {
        pieces: BySide {
            few: points[..few].iter().copied().collect(),
            many: points[few..few + many].iter().copied().collect(),
        },
        hand: chance.random_range(0..=left.min(variant.law().hand)),
        turn: Side::ALL[usize::from(chance.random_bool(0.3))],
        ..Setup::start(variant)
    };
    Position::from_setup(setup).unwrap()
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

/// The mean colour of the pixels around a point.
fn colour_at(image: &RgbImage, scene: &Scene, point: Point) -> [f32; 3] {
    let (x, y) = scene.pixel(point);
    let pixels = (0..9).map(|i| image.get_pixel(x + i % 3 - 1, y + i / 3 - 1));
    pixels.fold([0.0; 3], |sum, pixel| {
        std::array::from_fn(|i| sum[i] + f32::from(pixel.0[i]) / 9.0)
    })
}

/// What a colour in the middle of a point means.
fn seen([red, _, blue]: [f32; 3]) -> &'static str {
    if red < 130.0 {
        "hole"
    } else if blue > 180.0 && red > 200.0 {
        "white"
    } else if red > 190.0 && blue < 85.0 {
        "orange"
    } else {
        "wood"
    }
}

fn expected(scene: &Scene, point: Point) -> &'static str {
    let variant = scene.position.variant();
    match scene.position.piece_at(point).map(|side| variant.role(side)) {
        Some(Role::Fox | Role::Tiger) => "orange",
        Some(Role::Goose | Role::Goat | Role::Hound) => "white",
        None if variant.shape() == Shape::Chess64 => "wood",
        None => "hole",
    }
}

#[test]
fn the_colour_of_each_point_says_what_stands_there() {
    for variant in Variant::ALL {
        for seed in 0..2 {
            for orientation in Orientation::ALL {
                let scene = Scene {
                    orientation,
                    ..scene(scattered(variant, seed), 400)
                };
                let image = painted(&scene);
                for point in variant.board().used() {
                    let colour = colour_at(&image, &scene, point);
                    let at = variant.board().coord(point);
                    assert_eq!(seen(colour), expected(&scene, point), "{variant} {at} {colour:?}");
                }
            }
        }
    }
}

#[test]
fn files_run_to_the_right_and_ranks_upwards_unless_the_board_is_turned() {
    for variant in Variant::ALL {
        let board = variant.board();
        let upright = scene(Position::start(variant), 512);
        let flipped = Scene {
            orientation: Orientation::Flipped,
            ..upright.clone()
        };
        let points: Vec<Point> = board.points().into_iter().collect();
        for pair in points.windows(2) {
            let [a, b] = [pair[0], pair[1]].map(|point| board.coord(point));
            let [(ax, ay), (bx, by)] = [pair[0], pair[1]].map(|point| upright.pixel(point));
            assert_eq!(
                (ax.cmp(&bx), by.cmp(&ay)),
                (a.file.cmp(&b.file), a.rank.cmp(&b.rank)),
                "{a} {b}"
            );
            let [(ax, ay), (bx, by)] = [pair[0], pair[1]].map(|point| flipped.pixel(point));
            assert_eq!(
                (bx.cmp(&ax), ay.cmp(&by)),
                (a.file.cmp(&b.file), a.rank.cmp(&b.rank)),
                "{a} {b}"
            );
        }
    }
}

/// Whether a pixel has the colour of the marks, or that of the cross over what was captured.
fn is_mark(&Rgb([red, green, blue]): &Rgb<u8>) -> bool {
    green > 130 && green - red.min(green) > 60 && green - blue.min(green) > 20
}

fn is_cross(&Rgb([red, green, blue]): &Rgb<u8>) -> bool {
    red > 190 && green < 80 && blue < 80
}

/// How many pixels within a cell around a point have a colour.
fn count_around(image: &RgbImage, scene: &Scene, point: Point, is: fn(&Rgb<u8>) -> bool) -> usize {
    let ((x, y), reach) = (scene.pixel(point), scene.pitch() * 11 / 20);
    let pixels = (y - reach..=y + reach).flat_map(|y| (x - reach..=x + reach).map(move |x| (x, y)));
    pixels.filter(|&(x, y)| is(image.get_pixel(x, y))).count()
}

fn captured(scene: &Scene) -> Vec<Point> {
    let board = scene.position.board();
    match scene.last {
        Some((_, Move::Jump(path))) => path
            .jumps()
            .map(|(from, to)| board.middle(from, to).unwrap())
            .collect(),
        Some((_, Move::Step { .. } | Move::Place(_))) | None => Vec::new(),
    }
}

#[test]
fn the_last_move_is_marked_where_it_was_and_nowhere_else() {
    let mut captures = 0;
    for variant in Variant::ALL {
        for seed in 0..8 {
            let scene = any_scene(variant, seed, 400);
            let Some((_, m)) = scene.last else { continue };
            let marked = painted(&scene);
            for point in m.points() {
                let marks = count_around(&marked, &scene, point, is_mark);
                assert!(marks > 60, "{variant} {seed}: {marks} pixels");
            }
            for &point in &captured(&scene) {
                assert!(
                    count_around(&marked, &scene, point, is_cross) > 60,
                    "{variant} {seed}"
                );
                captures += 1;
            }
            let plain = painted(&Scene {
                last: None,
                ..scene.clone()
            });
            let touched: Vec<_> = m
                .points()
                .chain(captured(&scene))
                .map(|p| scene.pixel(p))
                .collect();
            let near = |x: u32, y: u32| {
                let within = |a: u32, b: u32| a.abs_diff(b) <= scene.pitch();
                touched.iter().any(|&(a, b)| within(a, x) && within(b, y))
            };
            for (x, y, pixel) in marked.enumerate_pixels() {
                assert!(
                    near(x, y) || difference(plain.get_pixel(x, y), pixel) < 40,
                    "{variant} {seed}: {x} {y}"
                );
            }
        }
    }
    assert!(captures > 12, "{captures} captures are too few to tell");
}

#[test]
fn a_size_out_of_range_gives_the_nearest_that_can_be() {
    let scene = scene(Position::start(Variant::Gasetavl), 0);
    assert_eq!(painted(&scene).dimensions(), (64, 64));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn every_scene_has_a_picture_of_its_size_always_the_same(
        variant in proptest::sample::select(Variant::ALL.to_vec()),
        seed: u64,
        size in 128u32..=1024,
    ) {
        let scene = any_scene(variant, seed, size);
        let png = paint(&scene);
        prop_assert_eq!(&png, &paint(&scene));
        let image = image::load_from_memory(&png).expect("a picture");
        prop_assert_eq!((image.width(), image.height()), (size, size));
    }
}

/// The scenes that are compared: the start of each variant, and one for each line of the list.
fn golden_scenes() -> Vec<(String, Scene)> {
    let starts = Variant::ALL.map(|variant| {
        (
            format!("{variant}-start"),
            scene(Position::start(variant), GOLDEN_SIZE),
        )
    });
    let list = fs::read_to_string(data("scenes.txt")).unwrap();
    let lines = list
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'));
    starts.into_iter().chain(lines.map(golden_scene)).collect()
}

/// `name; variant; position; move; orientation`.
fn golden_scene(line: &str) -> (String, Scene) {
    let [name, variant, position, m, orientation] = line
        .split(';')
        .map(str::trim)
        .collect::<Vec<_>>()
        .try_into()
        .unwrap_or_else(|fields| panic!("{fields:?}"));
    let before = Position::from_text(variant.parse().unwrap(), position).unwrap();
    let m =
        read_move(&Game::from_position(before), m).unwrap_or_else(|refusal| panic!("{line}: {refusal:?}"));
    let after = before.play(&m).unwrap();
    let scene = Scene {
        last: Some((before, m)),
        status: after.win().map_or(Status::Running, |outcome| match outcome {
            Outcome::Win { winner, .. } => Status::Won(winner),
            Outcome::Draw(_) => Status::Drawn,
        }),
        orientation: if orientation == "flipped" {
            Orientation::Flipped
        } else {
            Orientation::Upright
        },
        ..scene(after, GOLDEN_SIZE)
    };
    (name.to_owned(), scene)
}

fn data(name: &str) -> PathBuf {
    ["tests", "data", "scenes", name].iter().collect()
}

/// `UPDATE=1` paints them anew: look at them before they are committed.
#[test]
fn pictures_look_as_they_did() {
    let update = env::var_os("UPDATE").is_some();
    let mut different = Vec::new();
    for (name, scene) in golden_scenes() {
        let file = data(&format!("{name}.png"));
        if update {
            fs::write(&file, paint(&scene)).unwrap();
        }
        let golden = image::open(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let (golden, actual) = (golden.to_rgb8(), painted(&scene));
        if !alike(&golden, &actual) {
            different.push(panels(&name, &golden, &actual).display().to_string());
        }
    }
    assert!(
        different.is_empty(),
        "expected, difference, actual:\n{}",
        different.join("\n")
    );
}

#[test]
fn every_variant_has_a_golden_picture_in_play() {
    let scenes = golden_scenes();
    for variant in Variant::ALL {
        let marked = |scene: &Scene| scene.last.is_some() && scene.position.variant() == variant;
        assert!(
            scenes.iter().any(|(_, scene)| marked(scene)),
            "no line for {variant}"
        );
    }
}

fn difference(a: &Rgb<u8>, b: &Rgb<u8>) -> u8 {
    (0..3).map(|i| a.0[i].abs_diff(b.0[i])).max().unwrap()
}

fn alike(a: &RgbImage, b: &RgbImage) -> bool {
    a.dimensions() == b.dimensions()
        && a.pixels()
            .zip(b.pixels())
            .all(|(a, b)| difference(a, b) <= TOLERANCE)
}

/// Writes expected picture, difference and actual picture side by side.
fn panels(name: &str, golden: &RgbImage, actual: &RgbImage) -> PathBuf {
    let side = GOLDEN_SIZE;
    let panels = RgbImage::from_fn(3 * side, side, |x, y| {
        let at = |image: &RgbImage| {
            image
                .get_pixel_checked(x % side, y)
                .copied()
                .unwrap_or(Rgb([0; 3]))
        };
        match x / side {
            0 => at(golden),
            1 => Rgb([difference(&at(golden), &at(actual)).saturating_mul(8); 3]),
            _ => at(actual),
        }
    });
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("render");
    fs::create_dir_all(&folder).unwrap();
    let file = folder.join(format!("{name}.png"));
    panels.save(&file).unwrap();
    file
}
