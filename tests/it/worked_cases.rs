//! The worked cases of the rules, and the endings.

use reynard::rules::{
    game::Game,
    notation::move_text::{Reason, read_move},
    outcome::{DrawReason, Outcome, WinReason},
    side::Side,
    variant::{Geese, Role, Variant},
};

use crate::support::games::{game, legal, play, texts};

fn legal_texts(game: &Game) -> Vec<String> {
    texts(game.variant(), &legal(game))
}

#[test]
fn ten_a_fox_may_stop_go_on_or_step_instead() {
    let start = game(Variant::FoxGeeseTen, "1g1/1g1/2g1g2/Fg1g3/6g/3/3 f 0 0");
    let moves = legal_texts(&start);
    for wanted in ["a4xc4", "a4xc4xe4", "a4-a5", "a4-a3"] {
        assert!(moves.iter().any(|text| text == wanted), "{wanted} in {moves:?}");
    }
    let mut stopped = start.clone();
    play(&mut stopped, "a4xc4");
    assert_eq!(stopped.position().to_string(), "1g1/1g1/2g1g2/2Fg3/6g/3/3 g 0 0");
    let mut gone_on = start;
    play(&mut gone_on, "a4xc4xe4");
    assert_eq!(gone_on.position().to_string(), "1g1/1g1/2g1g2/4F2/6g/3/3 g 0 0");
}

#[test]
fn bagh_chal_goats_place_until_none_is_left() {
    let mut game = Game::new(Variant::BaghChal);
    play(&mut game, "b5 a5xc5");
    let position = game.position();
    assert_eq!(
        (position.hand(), position.captured(), position.turn()),
        (19, 1, Side::Many)
    );
    assert_eq!(position.to_string(), "2F1F/5/5/5/F3F g 19 0");
    assert!(legal(&game).iter().all(|m| m.from().is_none()));
    play(&mut game, "c3 c5-c4");
    let refusal = read_move(&game, "c3-d3").unwrap_err();
    assert_eq!(
        refusal.reason,
        Reason::MustPlace {
            role: Role::Goat,
            hand: 18
        }
    );
}

#[test]
fn fox_hounds_hounds_go_up_and_diagonally_alone() {
    let mut game = Game::new(Variant::FoxHounds);
    play(&mut game, "e8-d7 b1-a2 d7-c6");
    assert_eq!(
        legal_texts(&game),
        ["a2-b3", "d1-c2", "d1-e2", "f1-e2", "f1-g2", "h1-g2"]
    );
}

#[test]
fn halatafl_the_other_fox_may_not_step_while_one_can_jump() {
    let game = game(Variant::Halatafl, "F1F/2g/7/ggggggg/ggggggg/ggg/gg1 f 0 0");
    let refusal = read_move(&game, "c7-d7").unwrap_err();
    assert_eq!(refusal.reason, Reason::MustCapture { role: Role::Fox });
    assert_eq!(texts(game.variant(), &refusal.candidates), ["e7xe5"]);
    assert_eq!(legal_texts(&game), ["e7xe5"]);
}

#[test]
fn halatafl_a_chain_goes_on_while_it_can_but_not_by_the_longest_way() {
    let game = game(Variant::Halatafl, "F2/g2/1g1g3/4g2/6F/ggg/ggg f 0 0");
    assert_eq!(legal_texts(&game), ["c7xc5xa5", "c7xc5xe5xe3"]);
}

#[test]
fn gasetavl_e7_has_no_diagonal() {
    assert_eq!(
        legal_texts(&Game::new(Variant::Gasetavl)),
        ["e7-d7", "e7-e6", "e7-e8", "e7-f7"]
    );
}

fn won(winner: Side, reason: WinReason) -> Outcome {
    Outcome::Win { winner, reason }
}

const FIFTEEN: Variant = Variant::FoxGeese {
    geese: Geese::Fifteen,
    sideways: false,
};
const SIDEWAYS: Variant = Variant::FoxGeese {
    geese: Geese::Thirteen,
    sideways: true,
};

#[test]
fn captures_win_where_the_rules_say_and_not_one_earlier() {
    let cases = [
        (FIFTEEN, "3/3/7/2Fg3/7/ggg/3 f 0 0", "c4xe4"),
        (Variant::Gasetavl, "3/3/3/9/3Fg4/9/ggg/3/3 f 0 0", "d5xf5"),
        (Variant::FoxGeeseTen, "ggg/3/7/2Fg3/7/3/3 f 0 0", "c4xe4"),
        (Variant::Halatafl, "F2/3/4F2/4g2/gg5/ggg/ggg f 0 0", "e5xe3"),
        (Variant::BaghChal, "Fg2F/5/1gggg/ggggg/Fgg1F f 4 0", "a5xc5"),
    ];
    for (variant, text, capture) in cases {
        let mut game = game(variant, text);
        assert_eq!(game.outcome(), None, "{variant}");
        play(&mut game, capture);
        assert_eq!(
            game.outcome(),
            Some(won(Side::Few, WinReason::Captures)),
            "{variant}"
        );
    }
}

#[test]
fn halatafl_geese_win_with_a_full_pen() {
    let mut game = game(Variant::Halatafl, "ggg/ggg/2g1g2/3g3/7/3/F1F g 0 0");
    assert_eq!(game.outcome(), None, "eight are not nine");
    play(&mut game, "d4-d5");
    assert_eq!(game.outcome(), Some(won(Side::Many, WinReason::PenFull)));
}

#[test]
fn fox_hounds_the_fox_wins_on_rank_1_or_below_all_hounds() {
    let cases = [
        ("8/8/8/8/8/8/F7/3g1g1g f 0 0", "a2-b1", WinReason::Goal),
        ("8/8/8/8/g1g1F1g1/8/8/8 f 0 0", "e4-d3", WinReason::Past),
        ("8/8/8/8/8/8/g1g1F1g1/8 f 0 0", "e2-d1", WinReason::Goal),
    ];
    for (text, last, reason) in cases {
        let mut game = game(Variant::FoxHounds, text);
        assert_eq!(game.outcome(), None, "the same rank is not past: {text}");
        play(&mut game, last);
        assert_eq!(game.outcome(), Some(won(Side::Few, reason)), "{text}");
    }
}

#[test]
fn whoever_cannot_move_has_lost() {
    let cases = [
        (FIFTEEN, "gFg/ggg/3g3/7/7/3/3 f 0 0", Side::Many),
        (FIFTEEN, "ggg/ggg/1F5/7/7/3/3 g 0 0", Side::Few),
        (
            Variant::BaghChal,
            "FgggF/gg1gg/g1g1g/gg1gg/FgggF f 3 0",
            Side::Many,
        ),
        (Variant::FoxHounds, "4F3/3g1g2/8/8/8/8/8/8 f 0 0", Side::Many),
        (Variant::FoxHounds, "g1g1F3/8/8/8/8/8/8/8 g 0 0", Side::Few),
    ];
    for (variant, text, winner) in cases {
        assert_eq!(
            game(variant, text).outcome(),
            Some(won(winner, WinReason::Immobile)),
            "{text}"
        );
    }
}

#[test]
fn the_third_time_is_a_draw_the_start_included() {
    let mut game = game(SIDEWAYS, "3/3/7/3F3/7/ggg/2g f 0 0");
    for time in 2..=3 {
        assert_eq!(game.outcome(), None);
        play(&mut game, "d4-d5 e1-d1 d5-d4 d1-e1");
        assert_eq!(game.repetitions(), time);
    }
    assert_eq!(game.outcome(), Some(Outcome::Draw(DrawReason::Repetition)));
}

#[test]
fn quiet_moves_draw_at_the_limit_and_progress_starts_again() {
    let mut game = game(SIDEWAYS, "3/3/7/3F3/7/ggg/2g f 0 98");
    let advanced = {
        let mut game = game.clone();
        play(&mut game, "d4-d5 c2-c3");
        game
    };
    assert_eq!((advanced.position().quiet(), advanced.outcome()), (0, None));
    play(&mut game, "d4-d5");
    assert_eq!(game.outcome(), None);
    play(&mut game, "e1-d1");
    assert_eq!(game.outcome(), Some(Outcome::Draw(DrawReason::Quiet)));
}

#[test]
fn ten_only_a_capture_is_progress() {
    let mut game = game(Variant::FoxGeeseTen, "ggg/3/7/3F3/7/3/g2 f 0 117");
    play(&mut game, "d4-d3 c7-c6");
    assert_eq!((game.position().quiet(), game.outcome()), (119, None));
    play(&mut game, "d3-d4");
    assert_eq!(game.outcome(), Some(Outcome::Draw(DrawReason::Quiet)));
}

#[test]
fn a_win_comes_before_a_repetition_and_that_before_the_limit() {
    let mut game = game(SIDEWAYS, "3/3/7/3F3/7/ggg/2g f 0 92");
    play(&mut game, "d4-d5 e1-d1 d5-d4 d1-e1 d4-d5 e1-d1 d5-d4 d1-e1");
    assert_eq!(game.position().quiet(), 100);
    assert_eq!(game.outcome(), Some(Outcome::Draw(DrawReason::Repetition)));
    let mut shut_in = self::game(SIDEWAYS, "gFg/ggg/4g2/7/7/3/3 g 0 99");
    play(&mut shut_in, "e5-d5");
    assert_eq!(shut_in.position().quiet(), 100);
    assert_eq!(shut_in.outcome(), Some(won(Side::Many, WinReason::Immobile)));
}

#[test]
fn the_plain_game_knows_no_limit() {
    let mut game = game(FIFTEEN, "3/3/7/3F3/7/ggg/2g f 0 500");
    play(&mut game, "d4-d5");
    assert_eq!((game.position().quiet(), game.outcome()), (501, None));
}

#[test]
fn each_variant_has_the_limit_of_quiet_moves_of_the_rules() {
    let limits = Variant::ALL.map(|variant| (variant.id(), variant.quiet_limit()));
    let expected = [
        ("fox-geese", None),
        ("fox-geese-15", None),
        ("fox-geese-17", None),
        ("fox-geese-sideways", Some(100)),
        ("fox-geese-15-sideways", Some(100)),
        ("fox-geese-17-sideways", Some(100)),
        ("halatafl", Some(100)),
        ("gasetavl", Some(100)),
        ("fox-geese-ten", Some(120)),
        ("bagh-chal", Some(120)),
        ("fox-hounds", Some(120)),
    ];
    assert_eq!(limits, expected);
}

#[test]
fn captures_placements_and_advances_are_progress_as_each_variant_has_it() {
    let cases = [
        (
            Variant::Halatafl,
            "F1F/2g/7/ggggggg/ggggggg/ggg/gg1 f 0 50",
            "e7xe5",
            0,
        ),
        (Variant::Halatafl, "F1F/3/7/3g3/ggggggg/ggg/3 f 0 50", "c7-c6", 51),
        (Variant::Halatafl, "F1F/3/7/3g3/ggggggg/ggg/3 g 0 50", "d4-e4", 51),
        (Variant::Halatafl, "F1F/3/7/3g3/ggggggg/ggg/3 g 0 50", "d4-e5", 0),
        (Variant::BaghChal, "F3F/5/5/5/F3F g 20 50", "c3", 0),
        (Variant::BaghChal, "Fg2F/5/5/5/F3F f 19 50", "a5xc5", 0),
        (
            Variant::BaghChal,
            "F3F/1ggg1/ggggg/ggggg/FgggF g 0 50",
            "c4-c5",
            51,
        ),
        (Variant::FoxGeeseTen, "ggg/g2/7/2Fg3/7/3/3 f 0 50", "c4xe4", 0),
        (Variant::FoxHounds, "4F3/8/8/8/8/8/8/1g1g1g1g f 0 50", "e8-d7", 51),
        (Variant::FoxHounds, "4F3/8/8/8/8/8/8/1g1g1g1g g 0 50", "b1-a2", 0),
    ];
    for (variant, text, m, quiet) in cases {
        let mut game = game(variant, text);
        play(&mut game, m);
        assert_eq!(game.position().quiet(), quiet, "{m} in {variant}");
    }
}
