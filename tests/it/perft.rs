//! The perft files: one for each variant.

use std::{fs, path::PathBuf};

use reynard::rules::{perft::perft, position::Position, variant::Variant};

fn file(variant: Variant) -> PathBuf {
    ["tests", "data", "perft", &format!("{variant}.perft")]
        .iter()
        .collect()
}

/// Depths and numbers of a perft file.
fn expected(variant: Variant) -> Vec<(u8, u64)> {
    let text = fs::read_to_string(file(variant)).unwrap_or_else(|error| panic!("{variant}: {error}"));
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    let pair = |line: &str| {
        let (depth, count) = line.split_once(' ').expect("a depth and a number");
        (depth.parse().expect("a depth"), count.parse().expect("a number"))
    };
    lines.map(pair).collect()
}

#[test]
fn every_variant_has_as_many_move_sequences_as_the_rules_say() {
    for variant in Variant::ALL {
        let expected = expected(variant);
        assert!(expected.len() >= 6, "{variant} has too few depths");
        for (depth, count) in expected {
            assert_eq!(
                perft(&Position::start(variant), depth),
                count,
                "{variant} at depth {depth}"
            );
        }
    }
}
