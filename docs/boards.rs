//! Paints `docs/boards.png`: every game in every theme, as a message shows it on a phone, on Discord's dark and light
//! backgrounds. `cargo run --release --example boards [FILE [SIZE]]`.

use std::{env, error::Error, fs::File};

use image::{
    DynamicImage, Rgba, RgbaImage,
    codecs::png::{CompressionType, FilterType, PngEncoder},
    imageops::overlay,
};
use reynard::{
    render::{Scene, Theme, paint},
    rules::{game::Game, notation::move_text::read_move, position::Position, variant::Variant},
};

/// Width and height of a board unless said otherwise, and between boards, px.
const SIZE: u32 = 300;
const GAP: u32 = 10;

/// Discord's backgrounds.
const DARK: Rgba<u8> = Rgba([0x31, 0x33, 0x38, 255]);
const LIGHT: Rgba<u8> = Rgba([255, 255, 255, 255]);

/// A game, a position of it and the move that is marked.
const SHOWN: [(&str, &str, &str); 6] = [
    ("fox-geese", "3/1F1/3g3/g1g1g2/1g2g1g/3/g1g f 0 0", "d6xd4xf4xd2"),
    (
        "halatafl",
        "3/Fg1/3g3/1g1g1gg/gggF1gg/1g1/ggg f 0 0",
        "c6xe4xc4xc2xe2",
    ),
    (
        "gasetavl",
        "3/3/3/3gF1g2/2g2gg2/g2g1g2g/1g1/ggg/g1g f 0 0",
        "e6xc6xc4xe4",
    ),
    ("fox-geese-ten", "ggg/3/7/Fg1g3/6g/3/3 f 0 0", "a4xc4xe4"),
    ("bagh-chal", "F2gF/1g1g1/g1g1g/1F1g1/g1g1F f 8 0", "e5xc5"),
    ("fox-hounds", "8/8/8/3F4/6g1/8/2g1g1g1/8 f 0 3", "d5-e4"),
];

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let file = arguments.next().unwrap_or_else(|| "docs/boards.png".to_owned());
    let size = arguments.next().map_or(Ok(SIZE), |size| size.parse())?;
    let sheet = sheet(size)?;
    // It is looked at more often than it is made.
    let (best, filter) = (CompressionType::Best, FilterType::Adaptive);
    let encoder = PngEncoder::new_with_quality(File::create(file)?, best, filter);
    DynamicImage::from(sheet).to_rgb8().write_with_encoder(encoder)?;
    Ok(())
}

/// A row for each theme, a column for each game.
fn sheet(size: u32) -> Result<RgbaImage, Box<dyn Error>> {
    let side = |count: usize| u32::try_from(count).map(|count| count * (size + GAP));
    let (width, height) = (side(SHOWN.len())?, side(Theme::ALL.len())?);
    let mut sheet = RgbaImage::from_fn(width, height, |x, _| if x < width / 2 { DARK } else { LIGHT });
    for (row, theme) in Theme::ALL.into_iter().enumerate() {
        for (column, shown) in SHOWN.into_iter().enumerate() {
            let scene = Scene {
                theme,
                size,
                ..scene(shown)?
            };
            let board = image::load_from_memory(&paint(&scene))?;
            let [x, y] = [column, row].map(|n| side(n).map(|at| i64::from(at + GAP / 2)));
            overlay(&mut sheet, &board.to_rgba8(), x?, y?);
        }
    }
    Ok(sheet)
}

fn scene((variant, position, m): (&str, &str, &str)) -> Result<Scene, Box<dyn Error>> {
    let variant: Variant = variant.parse()?;
    let before = Position::from_text(variant, position)?;
    let m = read_move(&Game::from_position(before), m).map_err(|refusal| refusal.reason.to_string())?;
    Ok(Scene {
        last: Some((before, m)),
        ..Scene::of(before.play_unchecked(&m))
    })
}
