//! A game as a moving picture.

use gif::{ColorOutput, DecodeOptions};
use image::{Rgb, RgbImage};
use rand::{RngExt, SeedableRng, rngs::StdRng};
use reynard::{
    render::{REPLAY_SIZE, Scene, replay},
    rules::{
        moves::{Move, MoveList},
        position::Position,
        variant::Variant,
    },
};

use super::{difference, painted, scene};

/// Discord's limit for files of bots without more, bytes.
const MAX_FILE: usize = 8 << 20;

/// A game by chance, at most that long.
fn game(variant: Variant, plies: usize, size: u32) -> Vec<Scene> {
    game_by(7, variant, plies, size)
}

/// The same by some chance.
fn game_by(seed: u64, variant: Variant, plies: usize, size: u32) -> Vec<Scene> {
    let mut chance = StdRng::seed_from_u64(seed);
    let (mut position, mut moves) = (Position::start(variant), MoveList::new());
    let mut scenes = vec![scene(position, size)];
    for _ in 0..plies {
        position.legal_moves(&mut moves);
        if moves.is_empty() || position.win().is_some() {
            break;
        }
        let before = position;
        let m = moves[chance.random_range(0..moves.len())];
        position = before.play_unchecked(&m);
        scenes.push(Scene {
            last: Some((before, m)),
            ..scene(position, size)
        });
    }
    scenes
}

/// Each frame laid over those before it, and how long it is shown, in hundredths of a second.
fn frames(gif: &[u8]) -> Vec<(RgbImage, u16)> {
    let mut options = DecodeOptions::new();
    options.set_color_output(ColorOutput::RGBA);
    let mut decoder = options.read_info(gif).expect("a GIF");
    let mut shown = RgbImage::new(decoder.width().into(), decoder.height().into());
    let mut frames = Vec::new();
    while let Some(frame) = decoder.read_next_frame().expect("a frame") {
        for (i, pixel) in (0..).zip(frame.buffer.as_chunks::<4>().0) {
            let (x, y) = (i % u32::from(frame.width), i / u32::from(frame.width));
            if pixel[3] > 0 {
                let at = (u32::from(frame.left) + x, u32::from(frame.top) + y);
                shown.put_pixel(at.0, at.1, Rgb([pixel[0], pixel[1], pixel[2]]));
            }
        }
        frames.push((shown.clone(), frame.delay));
    }
    frames
}

#[test]
fn every_frame_is_the_board_after_its_ply() {
    for variant in [Variant::Halatafl, Variant::BaghChal, Variant::FoxHounds] {
        let scenes = game(variant, 12, 200);
        let frames = frames(&replay(&scenes).expect("scenes"));
        assert_eq!(frames.len(), scenes.len());
        for (scene, (frame, _)) in scenes.iter().zip(&frames) {
            let board = painted(scene);
            assert_eq!(frame.dimensions(), board.dimensions());
            let off = frame
                .pixels()
                .zip(board.pixels())
                .enumerate()
                .filter(|(i, (a, b))| {
                    // Outside the rounded corners a GIF has nothing.
                    let (x, y) = (i % 200, i / 200);
                    let corner = x.min(199 - x) + y.min(199 - y) < 6;
                    !corner && difference(**a, **b) > 0
                });
            assert_eq!(off.count(), 0, "{variant}");
        }
    }
}

#[test]
fn captures_and_the_end_are_shown_longer() {
    let scenes = game(Variant::FoxGeeseTen, 60, 64);
    let frames = frames(&replay(&scenes).expect("scenes"));
    let delays: Vec<u16> = frames.iter().map(|(_, delay)| *delay).collect();
    let (end, others) = delays.split_last().expect("frames");
    let captures = |scene: &&Scene| matches!(scene.last, Some((_, Move::Jump(_))));
    assert!(
        scenes.iter().take(others.len()).any(|scene| captures(&scene)),
        "no capture to tell"
    );
    let quiet = delays[0];
    for (scene, delay) in scenes.iter().zip(others) {
        assert_eq!(captures(&scene), *delay > quiet);
    }
    assert!(*end > 3 * quiet, "{end}");
}

#[test]
fn a_long_game_fits_into_a_message() {
    let seeds = (0..200).flat_map(|seed| Variant::ALL.map(|variant| (seed, variant)));
    let mut games = seeds.map(|(seed, variant)| game_by(seed, variant, 120, REPLAY_SIZE));
    let scenes = games
        .find(|scenes| scenes.len() == 121)
        .expect("a game that long");
    let gif = replay(&scenes).expect("scenes");
    assert!(gif.len() < MAX_FILE, "{} bytes", gif.len());
    let mut decoder = DecodeOptions::new().read_info(&gif[..]).expect("a GIF");
    let mut frames = 0;
    while decoder.read_next_frame().expect("a frame").is_some() {
        frames += 1;
    }
    assert_eq!(frames, 121);
}

#[test]
fn no_scene_makes_no_picture() {
    assert_eq!(replay(&[]), None);
}
