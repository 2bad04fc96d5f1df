//! Custom ids: short, stable, never misread.

use std::{fs, path::Path};

use proptest::prelude::*;
use reynard::{
    app::{ChallengeId, GameId},
    discord::custom_id::{CustomId, Own, Privacy, Shared},
};

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
    ];
    for id in all {
        assert!(
            seen.contains(&std::mem::discriminant(&id)),
            "{id} is not in the file"
        );
    }
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
    ] {
        assert!(id.parse::<CustomId>().is_err(), "{id:?}");
    }
}
