//! The right thing at the right place, whatever it looks like in detail.

use image::{Rgb, RgbImage};
use reynard::{
    render::{Orientation, Scene, Theme},
    rules::{board::Shape, moves::Move, point::Point, position::Position, side::Side, variant::Variant},
};

use super::{any_scene, difference, painted, scattered, scene};

/// The mean colour of the pixels around a point.
fn colour_at(image: &RgbImage, scene: &Scene, point: Point) -> [f32; 3] {
    let (x, y) = scene.pixel(point);
    let pixels = (0..9).map(|i| image.get_pixel(x + i % 3 - 1, y + i / 3 - 1));
    pixels.fold([0.0; 3], |sum, pixel| {
        std::array::from_fn(|i| sum[i] + f32::from(pixel.0[i]) / 9.0)
    })
}

/// What colours in the middle of a point mean.
const MEANINGS: [(Theme, &str, [f32; 3]); 20] = [
    (Theme::Wood, "few", [216.0, 99.0, 34.0]),
    (Theme::Wood, "few", [229.0, 146.0, 40.0]),
    (Theme::Wood, "many", [240.0, 235.0, 228.0]),
    (Theme::Wood, "hole", [59.0, 34.0, 18.0]),
    (Theme::Wood, "square", [230.0, 198.0, 150.0]),
    (Theme::Slate, "few", [223.0, 107.0, 38.0]),
    (Theme::Slate, "few", [233.0, 153.0, 45.0]),
    (Theme::Slate, "many", [240.0, 240.0, 240.0]),
    (Theme::Slate, "hole", [188.0, 200.0, 209.0]),
    (Theme::Slate, "square", [113.0, 128.0, 141.0]),
    (Theme::Contrast, "few", [255.0, 216.0, 0.0]),
    (Theme::Contrast, "many", [240.0, 240.0, 240.0]),
    (Theme::Contrast, "many", [255.0, 255.0, 255.0]),
    (Theme::Contrast, "hole", [125.0, 149.0, 168.0]),
    (Theme::Contrast, "square", [0.0, 0.0, 0.0]),
    (Theme::Colorblind, "few", [196.0, 86.0, 0.0]),
    (Theme::Colorblind, "few", [213.0, 147.0, 0.0]),
    (Theme::Colorblind, "many", [240.0, 248.0, 253.0]),
    (Theme::Colorblind, "hole", [44.0, 43.0, 40.0]),
    (Theme::Colorblind, "square", [231.0, 226.0, 214.0]),
];

/// What stands where the middle has a colour.
fn seen(theme: Theme, colour: [f32; 3]) -> &'static str {
    let distance = |other: &[f32; 3]| -> f32 { (0..3).map(|i| (colour[i] - other[i]).powi(2)).sum() };
    let meanings = MEANINGS.iter().filter(|meaning| meaning.0 == theme);
    let nearest = meanings.min_by(|a, b| distance(&a.2).total_cmp(&distance(&b.2)));
    nearest.expect("meanings of the theme").1
}

fn expected(scene: &Scene, point: Point) -> &'static str {
    match scene.position.piece_at(point) {
        Some(Side::Few) => "few",
        Some(Side::Many) => "many",
        None if scene.position.variant().shape() == Shape::Chess64 => "square",
        None => "hole",
    }
}

#[test]
fn the_colour_of_each_point_says_what_stands_there() {
    for (seed, theme) in (0..).zip(Theme::ALL) {
        for variant in Variant::ALL {
            for orientation in Orientation::ALL {
                let scene = Scene {
                    orientation,
                    theme,
                    ..scene(scattered(variant, seed), 300)
                };
                let image = painted(&scene);
                for point in variant.board().used() {
                    let colour = colour_at(&image, &scene, point);
                    let at = variant.board().coord(point);
                    let expected = expected(&scene, point);
                    assert_eq!(
                        seen(theme, colour),
                        expected,
                        "{theme:?} {variant} {at} {colour:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn the_lines_are_those_of_the_board() {
    for variant in Variant::ALL.into_iter().filter(|v| v.shape() != Shape::Chess64) {
        let scene = scene(scattered(variant, 5), 512);
        let (image, board) = (painted(&scene), variant.board());
        for from in scene.position.empty() {
            for to in board.points() {
                let [(ax, ay), (bx, by)] = [from, to].map(|point| scene.pixel(point));
                let near = |a: u32, b: u32| a.abs_diff(b) <= scene.pitch();
                if from == to || !near(ax, bx) || !near(ay, by) {
                    continue;
                }
                // A quarter of the way, where nothing else can cross.
                let (x, y) = ((3 * ax + bx) / 4, (3 * ay + by) / 4);
                let spots = (0..9).map(|i| image.get_pixel(x + i % 3 - 1, y + i / 3 - 1));
                let groove = spots.map(|pixel| pixel.0[0]).min() < Some(150);
                let names = [from, to].map(|point| board.coord(point));
                assert_eq!(groove, board.neighbours(from).has(to), "{variant} {names:?}");
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
fn is_mark(Rgb([red, green, blue]): Rgb<u8>) -> bool {
    green > 130 && green - red.min(green) > 60 && green - blue.min(green) > 20
}

fn is_cross(Rgb([red, green, blue]): Rgb<u8>) -> bool {
    red > 190 && green < 80 && blue < 80
}

/// How many pixels within a cell around a point have a colour.
fn count_around(image: &RgbImage, scene: &Scene, point: Point, is: fn(Rgb<u8>) -> bool) -> usize {
    let ((x, y), reach) = (scene.pixel(point), scene.pitch() * 11 / 20);
    let pixels = (y - reach..=y + reach).flat_map(|y| (x - reach..=x + reach).map(move |x| (x, y)));
    pixels.filter(|&(x, y)| is(*image.get_pixel(x, y))).count()
}

fn captured(scene: &Scene) -> Vec<Point> {
    let board = scene.position.board();
    match scene.last {
        Some((_, Move::Jump(path))) => path
            .jumps()
            .map(|(from, to)| board.middle(from, to).expect("a jump"))
            .collect(),
        Some((_, Move::Step { .. } | Move::Place(_))) | None => Vec::new(),
    }
}

#[test]
fn the_last_move_is_marked_where_it_was_and_nowhere_else() {
    let mut captures = 0;
    for variant in Variant::ALL {
        for seed in 0..6 {
            let scene = any_scene(variant, seed, 320);
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
                    near(x, y) || difference(*plain.get_pixel(x, y), *pixel) < 40,
                    "{variant} {seed}: {x} {y}"
                );
            }
        }
    }
    assert!(captures > 7, "{captures} captures are too few to tell");
}
