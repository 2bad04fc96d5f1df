//! Laws that hold in every position of every variant, tried on positions from random games and on random
//! setups.

use std::collections::HashSet;

use reynard::rules::{
    game::Game,
    moves::{Move, MoveList, Path},
    notation::{
        completion::complete,
        move_text::{canonical_order, read_move, write_move},
    },
    outcome::{Outcome, WinReason},
    point::Point,
    position::Position,
    side::Side,
    variant::Variant,
};

use crate::support::games::{Chance, legal, random_game, random_position};

/// Positions of each variant: those of some random games and some random setups.
fn positions() -> Vec<Position> {
    let mut chance = Chance::new(1);
    let mut positions = Vec::new();
    for variant in Variant::ALL {
        for _ in 0..4 {
            positions.extend_from_slice(random_game(variant, &mut chance, 200).positions());
        }
        positions.extend((0..100).map(|_| random_position(variant, &mut chance)));
    }
    positions
}

fn moves_of(position: &Position) -> MoveList {
    let mut moves = MoveList::new();
    position.legal_moves(&mut moves);
    moves
}

/// Every placement and step that can be written, every jump, and the legal chains cut short and gone on with.
fn conceivable(position: &Position, legal: &MoveList) -> Vec<Move> {
    let points: Vec<Point> = position.board().points().into_iter().collect();
    let mut moves: Vec<Move> = points.iter().map(|&point| Move::Place(point)).collect();
    for &from in &points {
        moves.extend(points.iter().map(|&to| Move::Step { from, to }));
        let jumps = position.board().jumps(from);
        moves.extend(
            jumps
                .iter()
                .filter_map(|&(_, to)| Path::of(&[from, to]))
                .map(Move::Jump),
        );
    }
    for m in legal.iter().filter(|m| m.is_capture()) {
        let path: Vec<Point> = m.points().collect();
        moves.extend(Path::of(&path[..path.len() - 1]).map(Move::Jump));
        for &(_, to) in position.board().jumps(m.to()) {
            moves.extend(Path::of(&[&path[..], &[to]].concat()).map(Move::Jump));
        }
    }
    moves
}

#[test]
fn a_move_is_legal_if_and_only_if_it_is_listed_and_none_is_listed_twice() {
    for position in positions() {
        let moves = moves_of(&position);
        let listed: HashSet<Move> = moves.iter().copied().collect();
        assert_eq!(listed.len(), moves.len(), "{position}");
        assert!(moves.iter().all(|m| position.is_legal(m)), "{position}");
        for m in conceivable(&position, &moves) {
            assert_eq!(position.is_legal(&m), listed.contains(&m), "{m:?} in {position}");
        }
    }
}

#[test]
fn short_answers_agree_with_the_list() {
    let mut captures = MoveList::new();
    for position in positions() {
        let moves = moves_of(&position);
        assert_eq!(position.count_moves(), moves.len() as u64, "{position}");
        assert_eq!(position.has_legal_move(), !moves.is_empty(), "{position}");
        position.capture_moves(&mut captures);
        let expected: Vec<_> = moves.iter().copied().filter(Move::is_capture).collect();
        assert_eq!(captures.0, expected, "{position}");
        if position.decided().is_none() {
            assert_eq!(position.can_capture(), !captures.is_empty(), "{position}");
        }
    }
}

#[test]
fn exactly_the_positions_that_are_won_have_no_moves() {
    for position in positions() {
        let won = position.win();
        assert_eq!(won.is_some(), moves_of(&position).is_empty(), "{position}");
        if let Some(Outcome::Win {
            winner,
            reason: WinReason::Immobile,
        }) = won
        {
            assert_eq!(winner, !position.turn(), "{position}");
        }
    }
}

#[test]
fn what_is_kept_while_playing_is_what_a_fresh_start_computes() {
    for position in positions() {
        for m in &moves_of(&position) {
            let next = position.play(m).unwrap();
            let fresh = Position::from_setup(next.setup()).unwrap();
            assert_eq!(next.zobrist(), fresh.zobrist(), "{m:?} in {position}");
            assert_eq!(next, fresh);
        }
    }
}

#[test]
fn positions_with_different_contents_have_different_keys() {
    let mut keys = std::collections::HashMap::new();
    for position in positions() {
        let setup = position.setup();
        let content = (setup.pieces, setup.hand, setup.turn);
        assert_eq!(
            *keys.entry(position.zobrist()).or_insert(content),
            content,
            "{position}"
        );
    }
}

#[test]
fn a_move_moves_one_piece_and_takes_exactly_what_it_captures() {
    for position in positions() {
        for m in &moves_of(&position) {
            let next = position.play_unchecked(m);
            let (mover, taken) = (position.turn(), position.captures(m));
            let stands = m.from().map_or(position.pieces(mover), |from| {
                position.pieces(mover).without(from)
            });
            assert_eq!(next.pieces(mover), stands.with(m.to()), "{m:?} in {position}");
            assert_eq!(
                next.pieces(!mover),
                position.pieces(!mover) - taken,
                "{m:?} in {position}"
            );
            assert!(taken.is_subset(position.pieces(!mover)));
            assert_eq!(
                taken.len() as usize,
                if m.is_capture() { m.points().count() - 1 } else { 0 }
            );
            assert_eq!(next.captured(), position.captured() + taken.count());
            assert_eq!(next.turn(), !mover);
            assert_eq!(next.hand(), position.hand() - u8::from(m.from().is_none()));
        }
    }
}

#[test]
fn the_mirror_image_has_the_same_moves_mirrored_and_the_same_win() {
    for position in positions() {
        let Some(image) = position.mirrored() else {
            assert_eq!(position.variant(), Variant::FoxHounds);
            continue;
        };
        assert_eq!(image.win(), position.win(), "{position}");
        let mirror = |m: &Move| m.mirrored(position.board()).unwrap();
        let expected: HashSet<Move> = moves_of(&position).iter().map(mirror).collect();
        assert_eq!(
            moves_of(&image).iter().copied().collect::<HashSet<_>>(),
            expected,
            "{position}"
        );
        assert_eq!(image.mirrored(), Some(position));
    }
}

#[test]
fn positions_are_read_as_written() {
    for position in positions() {
        let text = position.to_string();
        assert_eq!(
            Position::from_text(position.variant(), &text),
            Ok(position),
            "{text}"
        );
    }
}

#[test]
fn moves_are_read_as_written_and_each_beginning_of_them_leads_to_them() {
    for position in positions().into_iter().step_by(3) {
        let (variant, game) = (position.variant(), Game::from_position(position));
        for m in legal(&game) {
            let text = write_move(variant, &m);
            assert_eq!(read_move(&game, &text), Ok(m), "{text} in {position}");
            assert_eq!(complete(&game, &text, 1), [m], "{text} in {position}");
            let begun = &text[..text.len() / 2];
            assert!(
                complete(&game, begun, usize::MAX).contains(&m),
                "{begun} in {position}"
            );
        }
    }
}

#[test]
fn the_order_of_moves_is_that_of_their_texts() {
    for position in positions().into_iter().step_by(3) {
        let variant = position.variant();
        let mut moves = moves_of(&position).0;
        moves.sort_by_key(|m| write_move(variant, m));
        assert!(
            moves.is_sorted_by(|a, b| canonical_order(variant, a, b).is_lt()),
            "{position}"
        );
    }
}

#[test]
fn a_finished_game_has_no_moves_and_refuses_all() {
    let mut chance = Chance::new(2);
    for variant in Variant::ALL {
        let mut game = random_game(variant, &mut chance, 2000);
        assert!(game.outcome().is_some(), "{variant} does not end");
        assert!(legal(&game).is_empty());
        let last = *game.moves().last().unwrap();
        let ply = game.ply();
        assert!(game.play(last).is_err());
        assert!(complete(&game, "", 25).is_empty());
        assert_eq!(game.ply(), ply);
        assert_eq!(game.undo(), Some(last));
        assert_eq!(game.outcome(), None, "{variant} was over before its end");
        assert!(legal(&game).contains(&last));
    }
}

#[test]
fn moves_taken_back_leave_the_game_as_it_was() {
    let mut chance = Chance::new(4);
    for variant in Variant::ALL {
        let game = random_game(variant, &mut chance, 60);
        let mut shorter = game.clone();
        shorter.truncate(5);
        assert_eq!((shorter.ply(), shorter.positions()), (5, &game.positions()[..6]));
        for &m in &game.moves()[5..] {
            shorter.play(m).unwrap();
        }
        assert_eq!(
            (shorter.positions(), shorter.outcome()),
            (game.positions(), game.outcome())
        );
        shorter.truncate(1000);
        assert_eq!(shorter.ply(), game.ply());
    }
}

#[test]
fn the_weak_never_go_back_where_the_law_says_so() {
    let mut chance = Chance::new(3);
    for variant in [
        Variant::Halatafl,
        Variant::Gasetavl,
        Variant::FoxGeeseTen,
        Variant::FoxHounds,
    ] {
        let game = random_game(variant, &mut chance, 200);
        let rank = |point| i16::from(variant.board().coord(point).rank);
        for (position, m) in game.positions().iter().zip(game.moves()) {
            let rise = m.from().map_or(0, |from| rank(m.to()) - rank(from));
            let forward = if variant == Variant::FoxGeeseTen {
                -rise
            } else {
                rise
            };
            assert!(
                position.turn() == Side::Few || forward >= 0,
                "{m:?} in {position}"
            );
        }
    }
}
