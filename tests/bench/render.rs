//! How fast pictures are painted.

use divan::Bencher;
use reynard::{
    render::{MESSAGE_SIZE, Orientation, Scene, Status, Theme, paint},
    rules::{position::Position, variant::Variant},
};

/// A board as a message shows it, from scene to PNG.
#[divan::bench(args = Variant::ALL, sample_count = 20)]
fn message(bencher: Bencher<'_, '_>, variant: Variant) {
    let scene = Scene {
        position: Position::start(variant),
        last: None,
        hint: None,
        status: Status::Running,
        orientation: Orientation::Upright,
        theme: Theme::Wood,
        size: MESSAGE_SIZE,
    };
    bencher.bench(|| paint(&scene));
}
