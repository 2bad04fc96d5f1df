//! Results as bars.

use image::{Rgb, RgbImage};
use reynard::{
    render::{Bar, MOST_BARS, Results, Theme, results},
    rules::{
        side::Side,
        variant::{Geese, Variant},
    },
};

use super::golden::compare;

fn bar(variant: Variant, side: Side, [wins, draws, losses]: [u32; 3], rating: u32) -> Bar {
    Bar {
        variant,
        side,
        wins,
        draws,
        losses,
        rating,
        certain: wins > 2,
    }
}

/// Many games and few, all won, all lost, and numbers that have no room.
fn many(theme: Theme) -> Results {
    let plain = Variant::FoxGeese {
        geese: Geese::Thirteen,
        sideways: false,
    };
    Results {
        bars: vec![
            bar(plain, Side::Few, [121, 8, 64], 1712),
            bar(Variant::Halatafl, Side::Many, [9, 14, 21], 1488),
            bar(Variant::BaghChal, Side::Few, [3, 0, 1], 1604),
            bar(Variant::FoxHounds, Side::Many, [4, 0, 0], 1781),
            bar(Variant::Gasetavl, Side::Few, [0, 0, 2], 1290),
            bar(Variant::BaghChal, Side::Many, [0, 1, 0], 1500),
        ],
        theme,
        width: 400,
    }
}

fn drawn(shown: &Results) -> RgbImage {
    image::load_from_memory(&results(shown))
        .expect("a picture")
        .to_rgb8()
}

/// Many bars in every theme, and one.
pub(super) fn golden_results() -> Vec<(String, Results)> {
    let one = Results {
        bars: many(Theme::Wood).bars[..1].to_vec(),
        ..many(Theme::Wood)
    };
    let themes = Theme::ALL.map(|theme| (theme.id(), many(theme)));
    themes
        .into_iter()
        .chain([("one", one)])
        .map(|(name, shown)| (format!("results-{name}"), shown))
        .collect()
}

#[test]
fn results_look_as_they_did() {
    let pictures: Vec<_> = golden_results()
        .into_iter()
        .map(|(name, shown)| (name, results(&shown)))
        .collect();
    compare(&pictures);
}

#[test]
fn what_is_won_has_its_share_of_the_bar() {
    let green = |wins, losses| {
        let shown = Results {
            bars: vec![bar(Variant::Halatafl, Side::Few, [wins, 0, losses], 1500)],
            ..many(Theme::Wood)
        };
        let is_won = |pixel: &&Rgb<u8>| pixel.0[1] > 130 && pixel.0[0] < 100;
        drawn(&shown).pixels().filter(is_won).count()
    };
    let [all, half, none] = [(400, 0), (200, 200), (0, 400)].map(|(wins, losses)| green(wins, losses));
    assert!(
        all > half * 2 - half / 4 && half > 1000 && none < 20,
        "{all} {half} {none}"
    );
}

#[test]
fn any_number_of_bars_and_any_size_can_be_drawn() {
    let zero = bar(Variant::BaghChal, Side::Few, [0, 0, 0], 0);
    let vast = bar(Variant::BaghChal, Side::Few, [u32::MAX, 1, u32::MAX], u32::MAX);
    for bars in [vec![], vec![zero], vec![vast; MOST_BARS + 5]] {
        for width in [0, 64, 800] {
            let shown = Results {
                bars: bars.clone(),
                width,
                ..many(Theme::Slate)
            };
            let image = drawn(&shown);
            assert_eq!(image.width(), width.max(64));
            assert!(
                image.height() > 0 && image.height() < image.width() * 9 / 10,
                "{}",
                image.height()
            );
        }
    }
}
