//! Pictures beside those that somebody has looked at. `UPDATE=1` paints them anew; look at them before they are committed.

use std::{env, fs, path::PathBuf};

use image::{Rgba, RgbaImage};
use reynard::{
    render::{Orientation, Scene, Status, Theme, paint},
    rules::{
        game::Game, notation::move_text::read_move, outcome::Outcome, point::Coord, position::Position,
        variant::Variant,
    },
};

use super::{CHAINS, scene};

/// The size of the pictures that are compared, px.
const GOLDEN_SIZE: u32 = 200;

/// How far a channel may be off.
const TOLERANCE: u8 = 8;

/// The scenes that are compared: the lines of the list, the first of each variant in every theme and both ways round; and
/// one with everything else that can be seen.
fn golden_scenes() -> Vec<(String, Scene)> {
    let list = fs::read_to_string(data("scenes.txt")).expect("a list of scenes");
    let lines = list
        .lines()
        .filter(|line| !line.is_empty() && !line.starts_with('#'));
    let listed: Vec<_> = lines.map(golden_scene).collect();
    let mut scenes: Vec<_> = Variant::ALL
        .into_iter()
        .flat_map(|variant| {
            let first = listed
                .iter()
                .find(|(_, scene)| scene.position.variant() == variant);
            all_looks(
                variant,
                &first.unwrap_or_else(|| panic!("no line for {variant}")).1,
            )
        })
        .collect();
    scenes.extend(listed);
    scenes.extend(others());
    scenes
}

/// A scene in every theme and both ways round.
fn all_looks(variant: Variant, scene: &Scene) -> Vec<(String, Scene)> {
    let looks = Theme::ALL
        .into_iter()
        .flat_map(|theme| Orientation::ALL.map(|orientation| (theme, orientation)));
    looks
        .map(|(theme, orientation)| {
            let name = format!("{variant}-{}-{orientation:?}", theme.id()).to_lowercase();
            let scene = Scene {
                theme,
                orientation,
                ..scene.clone()
            };
            (name, scene)
        })
        .collect()
}

/// A start; a draw, a hint with numbers and a picked piece in every theme; hints that come by the same point again.
fn others() -> Vec<(String, Scene)> {
    let mut scenes = vec![("start".to_owned(), start(Variant::BaghChal))];
    for theme in Theme::ALL {
        let drawn = Scene {
            status: Status::Drawn,
            ..start(Variant::Halatafl)
        };
        for (name, scene) in [("drawn", drawn), ("hint", hint(&CHAINS[0])), ("picked", picked())] {
            scenes.push((format!("{name}-{}", theme.id()), Scene { theme, ..scene }));
        }
    }
    for (chain, name) in CHAINS[1..].iter().zip(["hint-across", "hint-around"]) {
        // Large enough for somebody to judge whether the numbers can be read.
        let scene = Scene {
            size: 300,
            ..hint(chain)
        };
        scenes.push((name.to_owned(), scene));
    }
    scenes
}

fn start(variant: Variant) -> Scene {
    scene(Position::start(variant), GOLDEN_SIZE)
}

/// A chain pointed out.
fn hint(&(variant, position, chain): &(Variant, &str, &str)) -> Scene {
    let position = Position::from_text(variant, position).expect("a position");
    let m = read_move(&Game::from_position(position), chain).expect("a move");
    Scene {
        hint: Some(m),
        ..scene(position, GOLDEN_SIZE)
    }
}

/// A tiger in a corner, and where it may go.
fn picked() -> Scene {
    let board = Variant::BaghChal.board();
    let [corner, right, ahead, across] =
        [(0, 0), (1, 0), (0, 1), (1, 1)].map(|(file, rank)| board.point(Coord::new(file, rank)));
    Scene {
        picked: corner,
        targets: [right, ahead, across].into_iter().flatten().collect(),
        ..start(Variant::BaghChal)
    }
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
    let pictures: Vec<_> = golden_scenes()
        .into_iter()
        .map(|(name, scene)| (name, paint(&scene)))
        .collect();
    compare(&pictures);
}

/// Compares pictures, each under its name, with those that are kept; with `UPDATE=1` keeps them first.
pub(super) fn compare(pictures: &[(String, Vec<u8>)]) {
    let update = env::var_os("UPDATE").is_some();
    let mut different = Vec::new();
    for (name, png) in pictures {
        let file = data(&format!("{name}.png"));
        if update {
            fs::write(&file, png).expect("a file");
        }
        let golden = image::open(&file).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        let actual = image::load_from_memory(png).expect("a picture");
        let (golden, actual) = (golden.to_rgba8(), actual.to_rgba8());
        if !alike(&golden, &actual) {
            different.push(panels(name, &golden, &actual).display().to_string());
        }
    }
    assert!(
        different.is_empty(),
        "expected, difference, actual:\n{}",
        different.join("\n")
    );
}

#[test]
fn every_golden_picture_is_compared() {
    let names: Vec<String> = golden_scenes().into_iter().map(|(name, _)| name).collect();
    let curves: Vec<String> = super::curve::golden_curves()
        .into_iter()
        .map(|(name, _)| name)
        .chain(super::results::golden_results().into_iter().map(|(name, _)| name))
        .collect();
    for entry in fs::read_dir(data("")).expect("a folder") {
        let path = entry.expect("an entry of the folder").path();
        let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
        let known = names.contains(&name) || name == "scenes" || curves.contains(&name);
        assert!(known, "{} belongs to no scene", path.display());
    }
}

fn alike(a: &RgbaImage, b: &RgbaImage) -> bool {
    a.dimensions() == b.dimensions() && a.pixels().zip(b.pixels()).all(|(&a, &b)| off(a, b) <= TOLERANCE)
}

/// By how much the channels of two colours differ at most.
fn off(a: Rgba<u8>, b: Rgba<u8>) -> u8 {
    (0..4).map(|i| a.0[i].abs_diff(b.0[i])).max().unwrap_or(0)
}

/// Writes expected picture, difference and actual picture side by side.
fn panels(name: &str, golden: &RgbaImage, actual: &RgbaImage) -> PathBuf {
    let (width, height) = actual.dimensions();
    let panels = RgbaImage::from_fn(3 * width, height, |x, y| {
        let at = |image: &RgbaImage| {
            let pixel = image.get_pixel_checked(x % width, y);
            pixel.copied().unwrap_or(Rgba([0; 4]))
        };
        match x / width {
            0 => at(golden),
            1 => {
                let off = off(at(golden), at(actual)).saturating_mul(8);
                Rgba([off, off, off, 255])
            }
            _ => at(actual),
        }
    });
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("render");
    fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join(format!("{name}.png"));
    panels.save(&file).expect("a file");
    file
}
