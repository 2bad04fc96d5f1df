//! The curve of the advantage.

use image::{Rgb, RgbImage};
use reynard::{
    engine::{Engine, Limits},
    render::{Curve, Theme, curve},
    rules::variant::Variant,
};

use super::golden::compare;
use crate::support::games::{Chance, random_game};

fn curve_of(theme: Theme) -> Curve {
    // A wave that grows, with a sudden loss at its end.
    let wave = (0..64u8).map(|ply| f64::from(ply) / 64.0 * (f64::from(ply) / 7.0).sin());
    Curve {
        variant: Variant::Halatafl,
        scores: wave.chain([-1.0]).collect(),
        marked: vec![23, 64],
        theme,
        width: 400,
    }
}

fn drawn(shown: &Curve) -> RgbImage {
    image::load_from_memory(&curve(shown))
        .expect("a picture")
        .to_rgb8()
}

/// One in every theme; one ply, a long game, another game.
pub(super) fn golden_curves() -> Vec<(String, Curve)> {
    let short = Curve {
        scores: vec![0.1, -0.6],
        marked: vec![1],
        ..curve_of(Theme::Wood)
    };
    // Ever sharper up and down, as games of strong players are not.
    let wild = (0..=120u8).map(|ply| f64::from(ply) / 120.0 * f64::from(ply % 5) / 2.0 - 0.5);
    let long = Curve {
        scores: wild.collect(),
        marked: vec![30, 31, 99, 120],
        ..curve_of(Theme::Slate)
    };
    let tigers = Curve {
        variant: Variant::BaghChal,
        scores: (0..40u8).map(|ply| f64::from(ply) / 45.0).collect(),
        marked: vec![17],
        ..curve_of(Theme::Wood)
    };
    let others = [("one-ply", short), ("long", long), ("bagh-chal", tigers)];
    let themes = Theme::ALL.map(|theme| (theme.id(), curve_of(theme)));
    let all = themes.into_iter().chain(others);
    all.map(|(name, curve)| (format!("curve-{name}"), curve))
        .collect()
}

#[test]
fn curves_look_as_they_did() {
    let pictures: Vec<_> = golden_curves()
        .into_iter()
        .map(|(name, shown)| (name, curve(&shown)))
        .collect();
    compare(&pictures);
}

#[test]
fn a_review_has_a_curve_that_can_be_drawn() {
    let mut chance = Chance::new(3);
    let game = random_game(Variant::Halatafl, &mut chance, 12);
    let budget = Limits {
        nodes: Some(200),
        ..Limits::default()
    };
    let review = Engine::new(1).review(&game, &budget, 0, &|| false, &mut |_, _| {});
    assert_eq!(review.plies.len(), 12);
    let faults = (1..).zip(&review.plies).filter(|(_, ply)| ply.fault.is_some());
    let marked: Vec<usize> = faults.map(|(number, _)| number).collect();
    assert!(!marked.is_empty(), "no fault in a game by chance");
    let shown = Curve {
        scores: review.curve(),
        marked,
        ..curve_of(Theme::Wood)
    };
    let plain = Curve {
        marked: Vec::new(),
        ..shown.clone()
    };
    assert_eq!(drawn(&shown).dimensions(), (400, 200));
    let dots = |curve: &Curve| {
        let is_dot = |pixel: &&Rgb<u8>| pixel.0[0] > 190 && pixel.0[1] < 80;
        drawn(curve).pixels().filter(is_dot).count()
    };
    let (with, without) = (dots(&shown), dots(&plain));
    assert!(with > without + 8 * shown.marked.len(), "{with} {without}");
}

#[test]
fn who_is_ahead_has_the_area() {
    let is_fox = |Rgb([red, green, blue]): &Rgb<u8>| *red > 200 && (80..140).contains(green) && *blue < 80;
    let plot = |image: &RgbImage| image.pixels().skip(400 * 6).filter(|pixel| is_fox(pixel)).count();
    let flat = |score| Curve {
        scores: vec![score; 20],
        marked: Vec::new(),
        ..curve_of(Theme::Wood)
    };
    let [ahead, half, behind] = [0.8, 0.4, -0.8].map(|score| plot(&drawn(&flat(score))));
    assert!(
        ahead > half + 5000 && half > behind + 5000,
        "{ahead} {half} {behind}"
    );
}

#[test]
fn any_scores_and_any_size_can_be_drawn() {
    for scores in [
        vec![],
        vec![0.0],
        vec![f64::NAN, f64::INFINITY, -9.0],
        vec![0.3; 5000],
    ] {
        for width in [0, 64, 400] {
            let shown = Curve {
                scores: scores.clone(),
                marked: vec![0, 1, 9999],
                width,
                ..curve_of(Theme::Slate)
            };
            let image = drawn(&shown);
            assert_eq!(image.width(), width.max(64));
            assert_eq!(image.height(), image.width() / 2);
        }
    }
}
