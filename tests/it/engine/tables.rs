//! Exact tables: that they agree with the rules, and that the engine plays by them.

use std::process::{Command, Output};

use reynard::{
    engine::{
        Engine, Idea, Level, Limits, Score,
        tables::{Library, Probe, Table},
    },
    rules::{game::Game, notation::move_text::write_move, position::Position, side::Side, variant::Variant},
};

use super::to_nodes;
use crate::support::games::{Chance, game, legal, random_game};

fn shipped() -> Probe {
    Library::shipped().probe()
}

fn value(probe: &mut Probe, game: &Game) -> Option<Score> {
    probe.position(game.position()).map(|known| known.score)
}

#[test]
fn every_position_of_fox_and_hounds_agrees_with_the_rules() {
    let mut last = 0;
    let checked = Table::Hounds.verify(&Library::shipped(), &mut |_, done, _, _| {
        last = done;
        true
    });
    let checked = checked.expect("a table that agrees");
    assert_eq!((checked.positions, checked.longest), (2_333_184, 44));
    assert_eq!(last, 41_448, "sets of hounds");
}

#[test]
fn the_hounds_win_from_the_start() {
    let start = Game::new(Variant::FoxHounds);
    assert_eq!(value(&mut shipped(), &start), Some(Score::LossIn(44)));
}

#[test]
fn a_fox_that_draws_next_by_quiet_moves_is_not_said_to_lose() {
    let at = |quiet: u16| {
        let text = format!("4F3/8/8/8/8/8/8/1g1g1g1g f 0 {quiet}");
        value(&mut shipped(), &game(Variant::FoxHounds, &text))
    };
    assert_eq!(at(118), Some(Score::LossIn(44)));
    assert_eq!(at(119), None);
}

#[test]
fn the_strongest_level_never_loses_the_hounds() {
    let mut engine = Engine::new(1);
    for seed in 0..40 {
        let mut chance = Chance::new(seed);
        let mut game = Game::new(Variant::FoxHounds);
        while game.outcome().is_none() {
            let m = match game.position().turn() {
                Side::Few => chance.choose(&legal(&game)),
                Side::Many => engine
                    .play(&game, Level::STRONGEST, seed, &|| true)
                    .expect("a move"),
            };
            game.play(m).expect("a legal move");
        }
        assert_eq!(game.outcome().and_then(|end| end.winner()), Some(Side::Many));
        assert!(game.ply() <= 44);
    }
}

#[test]
fn a_won_position_ends_as_soon_as_it_can_against_the_longest_resistance() {
    let mut probe = shipped();
    let mut chance = Chance::new(3);
    for _ in 0..20 {
        let plies = 1 + chance.below(24);
        let mut game = random_game(Variant::FoxHounds, &mut chance, plies);
        while let (None, Some(before)) = (game.outcome(), value(&mut probe, &game)) {
            let found = to_nodes(&game, 0, 1);
            assert_eq!(found.score, before, "{}", game.position());
            let best = found.best.expect("a move");
            game.play(best).expect("a legal move");
            if let Score::WinIn(plies) = before {
                assert_eq!(value(&mut probe, &game), Some(Score::LossIn(plies - 1)));
            }
        }
    }
}

#[test]
fn a_lost_fox_sets_traps_that_hounds_by_chance_fall_into() {
    let (mut engine, mut won) = (Engine::new(1), 0);
    for seed in 0..20 {
        let mut chance = Chance::new(seed);
        let mut game = Game::new(Variant::FoxHounds);
        while game.outcome().is_none() {
            let m = match game.position().turn() {
                Side::Few => engine
                    .play(&game, Level::STRONGEST, seed, &|| true)
                    .expect("a move"),
                Side::Many => chance.choose(&legal(&game)),
            };
            game.play(m).expect("a legal move");
        }
        won += u32::from(game.outcome().and_then(|end| end.winner()) == Some(Side::Few));
    }
    assert_eq!(won, 20);
}

#[test]
fn a_hint_speaks_from_the_table() {
    let game = game(Variant::FoxHounds, "8/8/8/1g1F4/4g1g1/1g6/8/8 g 0 1");
    let hint = Engine::new(1)
        .hint(&game, &Limits::default(), 0, &|| true, &mut |_| {})
        .expect("a hint");
    assert_eq!(write_move(Variant::FoxHounds, &hint.best), "b3-c4");
    assert_eq!(hint.ideas[0], Idea::OnlyDefence);
    assert!(matches!(hint.score, Score::WinIn(_)), "{:?}", hint.score);
}

#[test]
fn weaker_levels_leave_the_tables_aside() {
    for level in Level::all() {
        assert_eq!(level.limits().unaided, level != Level::STRONGEST);
    }
}

fn reynard(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_reynard"));
    command.args(arguments).output().expect("the program")
}

/// How many sets of geese are looked at in each layer. Some forty positions each; where there is time, a million.
const SETS: usize = if cfg!(debug_assertions) { 64 } else { 2_700 };

#[test]
fn a_sample_of_the_geese_agrees_with_the_rules() {
    let table = Table::Geese(13);
    let checked = table
        .sample(&Library::shipped(), SETS, 1)
        .expect("tables that agree");
    assert!(
        checked.positions > 30 * 10 * SETS as u64 && checked.won > 0,
        "{checked:?}"
    );
}

#[test]
fn a_sample_of_the_goats_agrees_with_the_rules() {
    let checked = Table::Goats
        .sample(&Library::shipped(), 2 * SETS, 1)
        .expect("tables that agree");
    assert!(
        checked.positions > 5 * 2 * SETS as u64 && checked.won > 0 && checked.longest > 0,
        "{checked:?}"
    );
}

/// A position by chance in which all goats are placed and nobody has won yet.
fn goats_placed(chance: &mut Chance) -> Game {
    loop {
        let plies = 40 + chance.below(30);
        let game = random_game(Variant::BaghChal, chance, plies);
        if game.outcome().is_none() && game.position().hand() == 0 {
            return game;
        }
    }
}

#[test]
fn what_is_won_in_bagh_chal_ends_when_the_table_says_so() {
    let (mut probe, mut chance) = (shipped(), Chance::new(5));
    let mut won = 0;
    while won < 6 {
        let mut game = goats_placed(&mut chance);
        let Some(Score::WinIn(plies)) = value(&mut probe, &game) else {
            continue;
        };
        won += 1;
        let (winner, start) = (game.position().turn(), game.ply());
        while game.outcome().is_none() {
            let best = to_nodes(&game, 0, 1).best.expect("a move");
            game.play(best).expect("a legal move");
        }
        assert_eq!(game.outcome().and_then(|end| end.winner()), Some(winner));
        assert!(
            game.ply() - start <= plies.into(),
            "{} after {plies}",
            game.ply() - start
        );
    }
}

#[test]
fn what_is_drawn_in_bagh_chal_is_not_lost_by_the_strongest_level() {
    let (mut probe, mut chance, mut engine) = (shipped(), Chance::new(8), Engine::new(1));
    let mut drawn = 0;
    while drawn < 2 {
        let mut game = goats_placed(&mut chance);
        if value(&mut probe, &game) != Some(Score::Draw) {
            continue;
        }
        drawn += 1;
        let us = game.position().turn();
        for _ in 0..30 {
            if game.outcome().is_some() {
                break;
            }
            let m = if game.position().turn() == us {
                engine.play(&game, Level::STRONGEST, 0, &|| true).expect("a move")
            } else {
                chance.choose(&legal(&game))
            };
            game.play(m).expect("a legal move");
            let lost = game.outcome().and_then(|end| end.winner()) == Some(!us);
            let losing = match value(&mut probe, &game) {
                Some(Score::LossIn(_)) => game.position().turn() == us,
                Some(Score::WinIn(_)) => game.position().turn() != us,
                _ => false,
            };
            assert!(!lost && !losing, "{}", game.position());
        }
    }
}

#[test]
fn a_win_that_the_quiet_moves_may_end_is_not_claimed() {
    let at = |quiet: u16| {
        game(
            Variant::BaghChal,
            &format!("FgFFg/ggggg/g1ggF/gg1gg/ggg1g g 0 {quiet}"),
        )
    };
    let said = |quiet| value(&mut shipped(), &at(quiet));
    assert_eq!(
        (said(0), said(119)),
        (Some(Score::WinIn(1)), Some(Score::WinIn(1)))
    );
    assert_eq!(said(120), None);
    let mut last_moment = at(119);
    let best = to_nodes(&last_moment, 0, 1).best.expect("a move");
    last_moment.play(best).expect("a legal move");
    assert_eq!(
        last_moment.outcome().and_then(|end| end.winner()),
        Some(Side::Many)
    );
}

#[test]
fn the_fox_wins_from_the_start_against_thirteen_geese() {
    let start = Game::new("fox-geese".parse().expect("a variant"));
    assert!(matches!(value(&mut shipped(), &start), Some(Score::WinIn(_))));
}

/// Plays a game of a level against moves by chance; who wins.
fn winner(mut game: Game, level: Level, side: Side, seed: u64) -> Option<Side> {
    let (mut engine, mut chance) = (Engine::new(1), Chance::new(seed));
    while game.outcome().is_none() {
        let m = if game.position().turn() == side {
            engine.play(&game, level, seed, &|| true).expect("a move")
        } else {
            chance.choose(&legal(&game))
        };
        game.play(m).expect("a legal move");
    }
    game.outcome().and_then(|end| end.winner())
}

/// The geese have one or two moves that win.
const WON_BY_THE_GEESE: [&str; 6] = [
    "1F1/ggg/gg1g1g1/1g3g1/1g2g2/3/3 g 0 0",
    "2F/g1g/g1ggg1g/gg5/g1g3g/3/3 g 0 0",
    "2F/1gg/1gg1gg1/2g1gg1/6g/2g/3 g 0 0",
    "1F1/1gg/g2gg2/2g1g2/4ggg/2g/3 g 0 0",
    "3/3/Fg1ggg1/ggg4/g1g1ggg/3/3 g 0 0",
    "F2/ggg/1ggggg1/1ggg3/1g5/3/3 g 0 0",
];

#[test]
fn the_strongest_level_wins_what_the_geese_have_won() {
    for (seed, text) in (0..).zip(WON_BY_THE_GEESE) {
        let game = game("fox-geese".parse().expect("a variant"), text);
        assert_eq!(
            winner(game, Level::STRONGEST, Side::Many, seed),
            Some(Side::Many),
            "{text}"
        );
    }
}

#[test]
fn a_probe_prints_the_value_and_then_each_move_with_its_own() {
    let output = reynard(&["probe", "fox-hounds"]);
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).expect("text");
    assert_eq!(text, "loss\ne8-d7 loss in 44\ne8-f7 loss in 44\n");
    let ended = reynard(&["probe", "fox-hounds", "--position", "8/8/8/8/8/8/2g5/1F6 g 0 0"]);
    assert_eq!((ended.status.code(), ended.stdout), (Some(0), b"loss\n".to_vec()));
}

#[test]
fn where_no_table_reaches_the_exit_status_says_so() {
    let output = reynard(&["probe", "bagh-chal"]);
    assert_eq!((output.status.code(), output.stdout), (Some(1), Vec::new()));
    let sentence = String::from_utf8(output.stderr).expect("text");
    assert_eq!(sentence, "reynard: no exact table has this position\n");
}

#[test]
fn a_table_is_solved_as_it_is_shipped_and_damage_is_found() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().to_str().expect("a path");
    let solve = |more: &[&str]| {
        let arguments = ["solve", "fox-hounds", "-o", path];
        reynard(&[&arguments[..], more].concat())
    };
    assert!(!solve(&["--verify"]).status.success(), "nothing is there yet");
    assert!(solve(&[]).status.success());
    let file = folder.path().join("fox-hounds.table");
    let mut bytes = std::fs::read(&file).expect("a table");
    let shipped = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/src/engine/tables/shipped/fox-hounds.table"
    );
    assert!(bytes == std::fs::read(shipped).expect("the shipped one"));
    let first_block = 8 + 16 + 8 + 4 + 4 + 2 * 41_448_usize.div_ceil(512) + 8;
    bytes[first_block + 40] ^= 1;
    std::fs::write(&file, bytes).expect("to be written");
    let damaged = solve(&["--verify"]);
    assert_eq!(damaged.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&damaged.stderr).contains("the table is wrong at "));
}

#[test]
fn a_table_that_is_not_one_is_refused() {
    let mut library = Library::empty();
    assert!(library.add(b"REYNARD\x01fox-hounds".as_slice().into()).is_err());
    assert!(library.add(Vec::new().into()).is_err());
    let start = Position::start(Variant::FoxHounds);
    assert_eq!(std::sync::Arc::new(library).probe().position(&start), None);
}
