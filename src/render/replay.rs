//! A whole game as one moving picture.

use std::{borrow::Cow, ops::Range};

use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};

use crate::rules::moves::Move;

use super::{draw, palette::Number, picture::Picture, scene::Scene};

/// Width and height of a replay in a message, px.
pub const REPLAY_SIZE: u32 = 480;

/// How long a position is shown, in hundredths of a second; how much longer for each captured piece; and the last one.
const SHOWN: u16 = 80;
const CAPTURE: u16 = 60;
const END: u16 = 400;

/// What is seen through: the number of the palette's first colour, which is that of nothing outside rounded corners.
const SEEN_THROUGH: Number = 0;

/// The GIF of a game, one scene after another, again and again; `None` if there is no scene.
///
/// Every scene is shown as the first: in its theme and size and the same way round. A capture stays a little longer than a
/// quiet move, the end for four seconds. Only what changes is stored: some 10 KB a ply in [`REPLAY_SIZE`].
#[must_use]
pub fn replay(scenes: &[Scene]) -> Option<Vec<u8>> {
    let first = scenes.first()?;
    let alike = scenes.iter().map(|scene| Scene {
        orientation: first.orientation,
        theme: first.theme,
        size: first.size,
        ..scene.clone()
    });
    Some(gif(&draw(first), alike, scenes.len()))
}

fn gif(first: &Picture, scenes: impl Iterator<Item = Scene>, scene_count: usize) -> Vec<u8> {
    written(first, scenes, scene_count).expect("memory to write to")
}

fn written(
    first: &Picture,
    scenes: impl Iterator<Item = Scene>,
    scene_count: usize,
) -> Result<Vec<u8>, EncodingError> {
    let colours: Vec<u8> = first
        .palette()
        .entries()
        .flat_map(|(colour, _)| colour.0)
        .collect();
    let mut file = Vec::new();
    let mut encoder = Encoder::new(&mut file, side(first.width()), side(first.height()), &colours)?;
    encoder.set_repeat(Repeat::Infinite)?;
    let mut shown: Option<Picture> = None;
    for (i, scene) in scenes.enumerate() {
        let picture = draw(&scene);
        let delay = if i + 1 == scene_count { END } else { delay(&scene) };
        encoder.write_frame(&frame(shown.as_ref(), &picture, delay))?;
        shown = Some(picture);
    }
    drop(encoder);
    Ok(file)
}

/// How long a scene is shown that is not the last, in hundredths of a second.
fn delay(scene: &Scene) -> u16 {
    let captures = match &scene.last {
        Some((_, Move::Jump(path))) => path.points().len() - 1,
        Some((_, Move::Step { .. } | Move::Place(_))) | None => 0,
    };
    SHOWN + CAPTURE * u16::try_from(captures).unwrap_or(0)
}

/// What must be drawn over the picture that is shown; all of it if none is.
fn frame(shown: Option<&Picture>, picture: &Picture, delay: u16) -> Frame<'static> {
    let width = picture.width();
    let rows = 0..picture.height();
    let (rows, columns, buffer) = match shown {
        None => (rows, 0..width, picture.pixels().to_vec()),
        Some(shown) => {
            let (rows, columns) = changed(shown, picture);
            let buffer = rows.clone().flat_map(|y| {
                let row = y * width + columns.start..y * width + columns.end;
                shown.pixels()[row.clone()]
                    .iter()
                    .zip(&picture.pixels()[row])
                    .map(news)
            });
            let buffer = buffer.collect();
            (rows, columns, buffer)
        }
    };
    Frame {
        delay,
        dispose: DisposalMethod::Keep,
        transparent: Some(SEEN_THROUGH),
        left: side(columns.start),
        top: side(rows.start),
        width: side(columns.len()),
        height: side(rows.len()),
        buffer: Cow::Owned(buffer),
        ..Frame::default()
    }
}

/// A pixel, if it is not as before.
fn news((before, after): (&Number, &Number)) -> Number {
    if before == after { SEEN_THROUGH } else { *after }
}

/// The rows and columns in which pictures of the same size differ, at least one of each.
fn changed(before: &Picture, after: &Picture) -> (Range<usize>, Range<usize>) {
    let width = after.width();
    let rows = before
        .pixels()
        .chunks_exact(width)
        .zip(after.pixels().chunks_exact(width));
    let (mut all_rows, mut columns) = (None, width..0);
    for (y, (before, after)) in rows.enumerate() {
        let differs = |(a, b): (&Number, &Number)| a != b;
        let Some(first) = before.iter().zip(after).position(differs) else {
            continue;
        };
        let last = before.iter().zip(after).rposition(differs).unwrap_or(first);
        all_rows = Some(all_rows.map_or(y, |rows: Range<usize>| rows.start)..y + 1);
        columns = columns.start.min(first)..columns.end.max(last + 1);
    }
    all_rows.map_or((0..1, 0..1), |rows| (rows, columns))
}

/// Pixels as GIF counts them; no picture is larger than that.
fn side(pixels: usize) -> u16 {
    u16::try_from(pixels).unwrap_or(u16::MAX)
}
