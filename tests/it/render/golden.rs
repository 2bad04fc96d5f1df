//! Pictures beside those that somebody has looked at. `UPDATE=1` paints them anew; look at them before they are committed.

use std::{env, fs, path::PathBuf};

use image::{Rgb, RgbImage};
use reynard::{
    render::{Orientation, Scene, Status, paint},
    rules::{
        game::Game, notation::move_text::read_move, outcome::Outcome, position::Position, variant::Variant,
    },
};

use super::{difference, painted, scene};

/// The size of the pictures that are compared, px.
const GOLDEN_SIZE: u32 = 384;

/// How far a channel may be off.
const TOLERANCE: u8 = 8;

/// The scenes that are compared: the start of each variant, one for each line of the list, and a draw.
fn golden_scenes() -> Vec<(String, Scene)> {
    let start = |variant| scene(Position::start(variant), GOLDEN_SIZE);
    let starts = Variant::ALL.map(|variant| (format!("{variant}-start"), start(variant)));
    let drawn = Scene {
        hint: None,
        status: Status::Drawn,
        ..start(Variant::Halatafl)
    };
    let list = fs::read_to_string(data("scenes.txt")).expect("a list of scenes");
    let lines = list
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'));
    let drawn = [("halatafl-drawn".to_owned(), drawn)];
    starts
        .into_iter()
        .chain(lines.map(golden_scene))
        .chain(drawn)
        .collect()
}

/// `name; variant; position; move; orientation`.
fn golden_scene(line: &str) -> (String, Scene) {
    let [name, variant, position, m, orientation] = line
        .split(';')
        .map(str::trim)
        .collect::<Vec<_>>()
        .try_into()
        .unwrap_or_else(|fields| panic!("{fields:?}"));
    let variant = variant.parse().expect("a variant");
    let before = Position::from_text(variant, position).unwrap_or_else(|error| panic!("{line}: {error}"));
    let m = read_move(&Game::from_position(before), m).unwrap_or_else(|error| panic!("{line}: {error:?}"));
    let after = before.play_unchecked(&m);
    let scene = Scene {
        last: Some((before, m)),
        hint: None,
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

fn alike(a: &RgbImage, b: &RgbImage) -> bool {
    a.dimensions() == b.dimensions()
        && a.pixels()
            .zip(b.pixels())
            .all(|(&a, &b)| difference(a, b) <= TOLERANCE)
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
            1 => Rgb([difference(at(golden), at(actual)).saturating_mul(8); 3]),
            _ => at(actual),
        }
    });
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("render");
    fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join(format!("{name}.png"));
    panels.save(&file).expect("a file");
    file
}
