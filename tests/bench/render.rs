//! How fast pictures are painted, how large they are, and that memory does not grow.
//!
//! `REYNARD_BOARDS=N cargo bench` measures N boards in play instead of all else and prints one line for each theme;
//! `compare.sh` beside this file sets that beside what another way takes in the same minute.

use std::{fs, hint::black_box, io::Write, time::Instant};

use divan::Bencher;
use rand::{RngExt, SeedableRng, rngs::StdRng};
use reynard::{
    render::{Orientation, REPLAY_SIZE, Scene, Theme, paint, replay},
    rules::{moves::MoveList, position::Position, variant::Variant},
};

/// A board as a message shows it, from scene to PNG, all that is kept being kept.
#[divan::bench(args = Variant::ALL, sample_count = 50)]
fn variant(bencher: Bencher<'_, '_>, variant: Variant) {
    warm(bencher, &middle_of(variant));
}

#[divan::bench(args = Theme::ALL, sample_count = 50)]
fn theme(bencher: Bencher<'_, '_>, theme: Theme) {
    let scene = middle_of(Variant::Halatafl);
    warm(bencher, &Scene { theme, ..scene });
}

/// Width and height, px.
#[divan::bench(args = [300, 480, 768, 1024], sample_count = 50)]
fn size(bencher: Bencher<'_, '_>, size: u32) {
    let scene = middle_of(Variant::Halatafl);
    warm(bencher, &Scene { size, ..scene });
}

/// Nothing of this size has been painted before: pieces and an empty board are painted first, with fonts and palette at hand.
#[divan::bench(sample_count = 20)]
fn new_size(bencher: Bencher<'_, '_>) {
    let scene = middle_of(Variant::Halatafl);
    let mut size = 768;
    bencher
        .with_inputs(|| {
            size += 1;
            Scene {
                size,
                ..scene.clone()
            }
        })
        .bench_local_values(|scene| paint(&scene));
}

/// The moving picture of a game of 120 plies, as a message shows it.
#[divan::bench(sample_count = 10, sample_size = 1)]
fn replay_120(bencher: Bencher<'_, '_>) {
    let seeds = (0..200).flat_map(|seed| Variant::ALL.map(|variant| (seed, variant)));
    let mut games = seeds.map(|(seed, variant)| in_play(variant, seed, 121));
    let game = games.find(|scenes| scenes.len() == 121);
    let scenes: Vec<Scene> = game
        .expect("a game that long")
        .into_iter()
        .map(|scene| Scene {
            size: REPLAY_SIZE,
            ..scene
        })
        .collect();
    bencher.bench(|| replay(&scenes));
}

fn warm(bencher: Bencher<'_, '_>, scene: &Scene) {
    black_box(paint(scene));
    bencher.bench(|| paint(scene));
}

/// A board with about as much on it as most.
fn middle_of(variant: Variant) -> Scene {
    let mut scenes = in_play(variant, 1, 60);
    scenes.swap_remove(scenes.len() / 2)
}

/// The boards of a game by chance, at most so many.
fn in_play(variant: Variant, seed: u64, most: usize) -> Vec<Scene> {
    let mut chance = StdRng::seed_from_u64(seed);
    let (mut position, mut moves) = (Position::start(variant), MoveList::new());
    let mut scenes = vec![Scene::of(position)];
    while scenes.len() < most && position.win().is_none() {
        position.legal_moves(&mut moves);
        if moves.is_empty() {
            break;
        }
        let m = moves[chance.random_range(0..moves.len())];
        let before = position;
        position = before.play_unchecked(&m);
        scenes.push(Scene {
            last: Some((before, m)),
            orientation: Orientation::ALL[usize::from(chance.random_bool(0.2))],
            ..Scene::of(position)
        });
    }
    scenes
}

/// Paints so many boards of all variants, the themes by turns, and writes down what they cost and what memory is held.
pub(crate) fn boards(count: usize) -> std::io::Result<()> {
    let mut out = std::io::stdout().lock();
    let scenes: Vec<Scene> = Variant::ALL
        .into_iter()
        .flat_map(|variant| in_play(variant, 1, 60))
        .collect();
    let begun = Instant::now();
    black_box(paint(&scenes[0]));
    writeln!(out, "cold start: {:.0} ms", 1e3 * begun.elapsed().as_secs_f64())?;
    let looks = scenes
        .iter()
        .flat_map(|scene| Theme::ALL.map(|theme| (theme, scene)));
    // What is kept is there before anything is measured: a step that meets every theme and variant.
    for (theme, scene) in looks.clone().step_by(13) {
        black_box(paint(&Scene {
            theme,
            ..scene.clone()
        }));
    }
    let mut costs = Theme::ALL.map(|_| Costs::default());
    let (begun, busy) = (Instant::now(), processor_time());
    for (painted, (theme, scene)) in looks.cycle().take(count).enumerate() {
        costs[painted % Theme::ALL.len()].of(&Scene {
            theme,
            ..scene.clone()
        });
        if [1_000, 10_000, 100_000].contains(&(painted + 1)) {
            writeln!(out, "memory after {} boards: {}", painted + 1, memory())?;
        }
    }
    // Where the system does not tell, no other work should be going on.
    let spent = processor_time().zip(busy).map(|(after, before)| after - before);
    let ms = spent.unwrap_or_else(|| begun.elapsed().as_secs_f64()) * 1e3;
    writeln!(out, "reynard: mean {:.3} ms of processor time", ms / count as f64)?;
    let mut all = Costs::default();
    for costs in &costs {
        all.ms.extend(&costs.ms);
        all.bytes.extend(&costs.bytes);
    }
    writeln!(out, "reynard: {}", all.median())?;
    for (theme, costs) in Theme::ALL.into_iter().zip(&mut costs) {
        writeln!(out, "{}: {}", theme.id(), costs.median())?;
    }
    Ok(())
}

/// What boards cost.
#[derive(Default)]
struct Costs {
    ms: Vec<f64>,
    bytes: Vec<usize>,
}

impl Costs {
    fn of(&mut self, scene: &Scene) {
        let begun = Instant::now();
        let png = black_box(paint(scene));
        self.ms.push(1e3 * begun.elapsed().as_secs_f64());
        self.bytes.push(png.len());
    }

    fn median(&mut self) -> String {
        self.ms.sort_by(f64::total_cmp);
        self.bytes.sort_unstable();
        let (ms, bytes) = (self.ms[self.ms.len() / 2], self.bytes[self.bytes.len() / 2]);
        format!("median {ms:.2} ms {:.1} KB", bytes as f64 / 1024.0)
    }
}

/// What this thread has spent on a processor, seconds, as Linux tells it.
fn processor_time() -> Option<f64> {
    let times = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanoseconds: f64 = times.split_whitespace().next()?.parse().ok()?;
    Some(nanoseconds / 1e9)
}

/// What the process holds, as Linux tells it.
fn memory() -> String {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.map_or_else(|| "unknown".to_owned(), |line| line.trim().to_owned())
}
