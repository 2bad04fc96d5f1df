//! Paints the contact sheets of the documentation, in the sizes in which a phone shows pictures.
//!
//! `docs/boards.png` has every game in every theme on Discord's dark and light backgrounds, `docs/pictures.png` all else that is
//! drawn. `cargo run --release --example boards [FOLDER [SIZE]]`.

use std::{
    collections::HashMap,
    env,
    error::Error,
    fs::File,
    io::BufWriter,
    path::{Path, PathBuf},
};

use gif::{ColorOutput, DecodeOptions};
use image::{Rgba, RgbaImage, imageops::overlay};
use reynard::{
    render::{Curve, Orientation, Scene, Status, Theme, curve, paint, replay},
    rules::{
        bitboard::Bitboard,
        game::Game,
        moves::{Move, MoveList},
        notation::move_text::read_move,
        outcome::Outcome,
        position::Position,
        variant::Variant,
    },
};

/// Width and height of a board unless said otherwise, and between boards, px.
const SIZE: u32 = 300;
const GAP: u32 = 10;

/// Discord's backgrounds.
const DARK: Rgba<u8> = Rgba([0x31, 0x33, 0x38, 255]);
const LIGHT: Rgba<u8> = Rgba([255, 255, 255, 255]);

/// A game, a position of it and a move.
type Shown = (&'static str, &'static str, &'static str);

/// A move for each game, to be marked.
const SHOWN: [Shown; 6] = [
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

/// Hints that come by the same point twice.
const HINTED: [Shown; 2] = [
    ("fox-geese", "3/3/3gg2/2g1g2/3g3/1F1/3 f 0 0", "d2xd4xf4xd6xd4xb4"),
    (
        "gasetavl",
        "3/3/3/3gF1g2/2g2gg2/g2g1g2g/1g1/ggg/g1g f 0 0",
        "e6xc6xc4xe4xg4xe6",
    ),
];

/// The last move of games that are won.
const WON: [Shown; 2] = [
    ("bagh-chal", "F2gF/1g1g1/g1g1g/1F1g1/g1g1F f 7 0", "e5xc5"),
    ("fox-geese", "gFg/ggg/7/3g3/2g3g/3/3 g 0 3", "d4-d5"),
];

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let folder = PathBuf::from(arguments.next().unwrap_or_else(|| "docs".to_owned()));
    let size = arguments.next().map_or(Ok(SIZE), |size| size.parse())?;
    save(&folder.join("boards.png"), &boards(size)?)?;
    save(&folder.join("pictures.png"), &pictures(size)?)
}

/// A column for each game, a row for each theme, on dark and then again on light.
fn boards(size: u32) -> Result<RgbaImage, Box<dyn Error>> {
    let mut cells = Vec::new();
    for theme in [Theme::ALL, Theme::ALL].concat() {
        for shown in SHOWN {
            cells.push(painted(&Scene {
                theme,
                size,
                ..after(shown)?
            })?);
        }
    }
    sheet(&cells, SHOWN.len(), size)
}

/// All else that is drawn: a turned board, hints, a picked piece, ends, curves, a frame of a replay.
fn pictures(size: u32) -> Result<RgbaImage, Box<dyn Error>> {
    let looks = |scene: Scene, theme| painted(&Scene { theme, size, ..scene });
    let turned = Scene {
        orientation: Orientation::Flipped,
        ..after(SHOWN[1])?
    };
    let drawn = Scene {
        status: Status::Drawn,
        ..after(SHOWN[2])?
    };
    let cells = [
        looks(turned, Theme::Wood)?,
        looks(hinted(HINTED[0])?, Theme::Wood)?,
        looks(picked()?, Theme::Slate)?,
        curves(size, [Theme::Wood, Theme::Slate])?,
        looks(after(WON[0])?, Theme::Wood)?,
        looks(hinted(HINTED[1])?, Theme::Contrast)?,
        looks(after(WON[1])?, Theme::Colorblind)?,
        looks(drawn, Theme::Slate)?,
        curves(size, [Theme::Contrast, Theme::Colorblind])?,
        replayed(SHOWN[5], size)?,
    ];
    sheet(&cells, cells.len() / 2, size)
}

fn before((variant, position, m): Shown) -> Result<(Position, Move), Box<dyn Error>> {
    let variant: Variant = variant.parse()?;
    let position = Position::from_text(variant, position)?;
    let m = read_move(&Game::from_position(position), m).map_err(|refusal| refusal.reason.to_string())?;
    Ok((position, m))
}

/// The board after the move, which is marked.
fn after(shown: Shown) -> Result<Scene, Box<dyn Error>> {
    let (before, m) = before(shown)?;
    let after = before.play_unchecked(&m);
    Ok(Scene {
        last: Some((before, m)),
        status: match after.win() {
            Some(Outcome::Win { winner, .. }) => Status::Won(winner),
            Some(Outcome::Draw(_)) => Status::Drawn,
            None => Status::Running,
        },
        ..Scene::of(after)
    })
}

/// The board before the move, which is pointed out.
fn hinted(shown: Shown) -> Result<Scene, Box<dyn Error>> {
    let (before, m) = before(shown)?;
    Ok(Scene {
        hint: Some(m),
        ..Scene::of(before)
    })
}

/// A tiger that is about to move.
fn picked() -> Result<Scene, Box<dyn Error>> {
    let (position, m) = before(SHOWN[4])?;
    let picked = m.points().next();
    let mut moves = MoveList::new();
    position.legal_moves(&mut moves);
    let of_it = moves.iter().filter(|m| m.points().next() == picked);
    let targets: Bitboard = of_it.filter_map(|m| m.points().last()).collect();
    Ok(Scene {
        picked,
        targets,
        ..Scene::of(position)
    })
}

fn painted(scene: &Scene) -> Result<RgbaImage, Box<dyn Error>> {
    Ok(image::load_from_memory(&paint(scene))?.to_rgba8())
}

/// Two curves, one above the other.
fn curves(size: u32, themes: [Theme; 2]) -> Result<RgbaImage, Box<dyn Error>> {
    let wave = (0..64u8).map(|ply| f64::from(ply) / 64.0 * (f64::from(ply) / 7.0).sin());
    let scores: Vec<f64> = wave.chain([-1.0]).collect();
    let mut both = RgbaImage::new(size, size);
    for (theme, top) in themes.into_iter().zip([0, i64::from(size / 2)]) {
        let png = curve(&Curve {
            variant: Variant::Halatafl,
            scores: scores.clone(),
            marked: vec![23, 64],
            theme,
            width: size,
        });
        overlay(&mut both, &image::load_from_memory(&png)?.to_rgba8(), 0, top);
    }
    Ok(both)
}

/// The first frame of the replay of a move, as the file has it.
fn replayed(shown: Shown, size: u32) -> Result<RgbaImage, Box<dyn Error>> {
    let scene = after(shown)?;
    let file = replay(&[Scene { size, ..scene }]).ok_or("nothing to see")?;
    let mut options = DecodeOptions::new();
    options.set_color_output(ColorOutput::RGBA);
    let mut decoder = options.read_info(&file[..])?;
    let frame = decoder.read_next_frame()?.ok_or("no frame")?;
    RgbaImage::from_raw(size, size, frame.buffer.to_vec()).ok_or_else(|| "a frame of another size".into())
}

/// Pictures in rows of so many, the upper half on dark, the lower on light.
fn sheet(cells: &[RgbaImage], columns: usize, size: u32) -> Result<RgbaImage, Box<dyn Error>> {
    let side = |count: usize| u32::try_from(count).map(|count| count * (size + GAP));
    let (width, height) = (side(columns)?, side(cells.len().div_ceil(columns))?);
    let mut sheet = RgbaImage::from_fn(width, height, |_, y| if y < height / 2 { DARK } else { LIGHT });
    for (i, cell) in cells.iter().enumerate() {
        let [x, y] = [i % columns, i / columns].map(|n| side(n).map(|at| i64::from(at + GAP / 2)));
        overlay(&mut sheet, cell, x?, y?);
    }
    Ok(sheet)
}

/// Writes a picture in 256 colours.
fn save(file: &Path, image: &RgbaImage) -> Result<(), Box<dyn Error>> {
    let colours = colours(image);
    let mut known: HashMap<[u8; 3], u8> = HashMap::new();
    let numbers: Vec<u8> = image
        .pixels()
        .map(|pixel| {
            *known
                .entry(opaque(*pixel))
                .or_insert_with_key(|colour| nearest(&colours, *colour))
        })
        .collect();
    let mut encoder = png::Encoder::new(BufWriter::new(File::create(file)?), image.width(), image.height());
    encoder.set_color(png::ColorType::Indexed);
    encoder.set_palette(colours.concat());
    // It is looked at more often than it is made.
    encoder.set_compression(png::Compression::High);
    encoder.set_filter(png::Filter::NoFilter);
    encoder.write_header()?.write_image_data(&numbers)?;
    Ok(())
}

/// The colours that miss least of a picture: one after another that which is frequent and far from those before it.
fn colours(image: &RgbaImage) -> Vec<[u8; 3]> {
    let mut counts: HashMap<[u8; 3], u32> = HashMap::new();
    for pixel in image.pixels() {
        *counts.entry(opaque(*pixel)).or_default() += 1;
    }
    let mut left: Vec<([u8; 3], f64, u32)> = counts
        .into_iter()
        .map(|(colour, count)| (colour, f64::from(count).sqrt(), u32::MAX))
        .collect();
    left.sort_by_key(|&(colour, ..)| colour);
    let mut chosen = Vec::new();
    let worth = |&(_, weight, off): &([u8; 3], f64, u32)| weight * f64::from(off);
    while chosen.len() < 256 {
        let Some(&(next, _, off)) = left.iter().max_by(|a, b| worth(a).total_cmp(&worth(b))) else {
            break;
        };
        if off == 0 {
            break;
        }
        chosen.push(next);
        for (colour, _, off) in &mut left {
            *off = (*off).min(distance(*colour, next));
        }
    }
    chosen
}

const fn opaque(pixel: Rgba<u8>) -> [u8; 3] {
    let [red, green, blue, _] = pixel.0;
    [red, green, blue]
}

fn nearest(colours: &[[u8; 3]], colour: [u8; 3]) -> u8 {
    let numbered = (0..=u8::MAX).zip(colours);
    let nearest = numbered.min_by_key(|(_, other)| distance(colour, **other));
    nearest.map_or(0, |(number, _)| number)
}

fn distance(a: [u8; 3], b: [u8; 3]) -> u32 {
    (0..3).map(|i| u32::from(a[i].abs_diff(b[i])).pow(2)).sum()
}
