//! Custom ids: short, stable, never misread.

use std::{fs, path::Path};

use proptest::prelude::*;
use reynard::{
    app::{ChallengeId, GameId},
    discord::custom_id::{CustomId, Own, Points, Privacy, Shared},
    rules::{moves::MAX_PATH, point::Coord},
};

/// As many points as the longest chain names, and fewer.
fn any_points() -> impl Strategy<Value = Points> {
    let coord = (0..26_u8, 0..9_u8).prop_map(|(file, rank)| Coord::new(file, rank));
    proptest::collection::vec(coord, 0..=MAX_PATH).prop_map(|points| Points::of(points).expect("few points"))
}

fn any_id() -> impl Strategy<Value = CustomId> {
    let number = any::<i64>();
    prop_oneof![
        number.prop_map(|id| CustomId::Accept(ChallengeId(id))),
        number.prop_map(|id| CustomId::Decline(ChallengeId(id))),
        number.prop_map(|id| CustomId::Withdraw(ChallengeId(id))),
        (number, any::<u32>()).prop_map(|(game, ply)| CustomId::AskResign(GameId(game), ply)),
        (number, any::<u32>()).prop_map(|(game, ply)| CustomId::Resign(GameId(game), ply)),
        number.prop_map(|game| CustomId::KeepPlaying(GameId(game))),
        any::<String>().prop_map(|text| CustomId::move_in(&text)),
        Just(CustomId::ResignWhich),
        any::<bool>().prop_map(|text| CustomId::BoardOf { text }),
        (any::<bool>(), any::<u32>()).prop_map(|(mine, page)| CustomId::GamesPage { mine, page }),
        any::<bool>().prop_map(|quiet| CustomId::Settings { quiet }),
        proptest::sample::select(&Own::ALL).prop_map(CustomId::Set),
        any::<bool>().prop_map(CustomId::SetPings),
        proptest::sample::select(&Shared::ALL).prop_map(CustomId::SetServer),
        proptest::sample::select(&Privacy::ALL).prop_map(CustomId::Privacy),
        (number, any::<u32>()).prop_map(|(game, ply)| CustomId::Move(GameId(game), ply)),
        (number, any::<u32>()).prop_map(|(game, ply)| CustomId::More(GameId(game), ply)),
        (number, any::<u32>(), any_points()).prop_map(|(g, ply, at)| CustomId::Pick(GameId(g), ply, at)),
        (number, any::<u32>(), any_points()).prop_map(|(g, ply, at)| CustomId::PickAt(GameId(g), ply, at)),
        (number, any::<u32>(), any_points()).prop_map(|(g, ply, at)| CustomId::PickStop(GameId(g), ply, at)),
        number.prop_map(|game| CustomId::Moves(GameId(game))),
        (number, any::<bool>()).prop_map(|(game, flipped)| CustomId::View {
            game: GameId(game),
            flipped
        }),
        number.prop_map(|game| CustomId::TextBoard(GameId(game))),
    ]
}

proptest! {
    #[test]
    fn ids_are_short_and_read_back(id in any_id()) {
        let text = id.to_string();
        prop_assert!(text.chars().count() <= 100, "{text}");
        prop_assert_eq!(text.parse(), Ok(id));
    }

    #[test]
    fn any_text_is_read_or_refused(text in any::<String>()) {
        if let Ok(id) = text.parse::<CustomId>() {
            prop_assert_eq!(id.to_string().parse(), Ok(id));
        }
    }
}

/// The file holds one of every form that was ever shipped. Lines are added, never changed.
#[test]
fn every_id_ever_shipped_is_understood() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/custom_ids.txt");
    let mut seen = Vec::new();
    for line in fs::read_to_string(file).unwrap().lines() {
        let (id, meaning) = line.split_once(" => ").unwrap();
        let read: CustomId = id
            .parse()
            .unwrap_or_else(|_| panic!("{id} is no longer understood"));
        assert_eq!(format!("{read:?}"), meaning, "{id}");
        seen.push(std::mem::discriminant(&read));
    }
    let all = [
        CustomId::Accept(ChallengeId(1)),
        CustomId::Decline(ChallengeId(1)),
        CustomId::Withdraw(ChallengeId(1)),
        CustomId::AskResign(GameId(1), 1),
        CustomId::Resign(GameId(1), 1),
        CustomId::KeepPlaying(GameId(1)),
        CustomId::MoveIn(String::new()),
        CustomId::ResignWhich,
        CustomId::BoardOf { text: true },
        CustomId::GamesPage { mine: true, page: 0 },
        CustomId::Settings { quiet: true },
        CustomId::Set(Own::Theme),
        CustomId::SetPings(true),
        CustomId::SetServer(Shared::Channels),
        CustomId::Privacy(Privacy::Ask),
        CustomId::Move(GameId(1), 1),
        CustomId::Pick(GameId(1), 1, Points::default()),
        CustomId::PickAt(GameId(1), 1, Points::default()),
        CustomId::PickStop(GameId(1), 1, Points::default()),
        CustomId::More(GameId(1), 1),
        CustomId::Moves(GameId(1)),
        CustomId::View {
            game: GameId(1),
            flipped: true,
        },
        CustomId::TextBoard(GameId(1)),
    ];
    for id in all {
        assert!(
            seen.contains(&std::mem::discriminant(&id)),
            "{id} is not in the file"
        );
    }
}

#[test]
fn the_longest_chain_fits_and_a_longer_one_is_no_id() {
    let points = |n| vec![Coord::new(8, 8); n];
    let longest = Points::of(points(MAX_PATH)).unwrap();
    let id = CustomId::PickStop(GameId(i64::MIN), u32::MAX, longest).to_string();
    assert!(id.len() <= 100, "{id}");
    assert!(id.parse::<CustomId>().is_ok());
    assert!(format!("{id}i9").parse::<CustomId>().is_err());
    assert!(Points::of(points(MAX_PATH + 1)).is_err());
}

#[test]
fn ids_of_other_versions_are_not_guessed_at() {
    for id in [
        "",
        "1",
        "1|",
        "2|accept|1",
        "accept|1",
        "1|accept",
        "1|accept|x",
        "1|resign|1|-1",
        "1|fly|1",
        "1|pick|1|2",
        "1|pick|1|2|d",
        "1|pick|1|2|d4é",
        "1|pick|1|2|D4",
        "1|pick|1|2|d0",
        "1|pick|1|-2|d4",
        "1|view|1|2",
    ] {
        assert!(id.parse::<CustomId>().is_err(), "{id:?}");
    }
}
