//! How fast pictures are painted.

use divan::Bencher;
use reynard::{
    render::{Scene, paint},
    rules::{position::Position, variant::Variant},
};

/// A board as a message shows it, from scene to PNG.
#[divan::bench(args = Variant::ALL, sample_count = 20)]
fn message(bencher: Bencher<'_, '_>, variant: Variant) {
    let scene = Scene::of(Position::start(variant));
    bencher.bench(|| paint(&scene));
}
