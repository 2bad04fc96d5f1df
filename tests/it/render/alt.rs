//! What those hear who cannot see a board.

use insta::assert_snapshot;
use reynard::{
    app::{ChannelId, GameId, GameView, PlayerId},
    discord::present::{board::alt_text, keys},
    locale::{Locale, Text},
    rules::{
        game::Game,
        notation::move_text::read_move,
        position::Position,
        side::{BySide, Side},
        variant::{Family, Variant},
    },
};

/// Discord's limit, in characters.
const MAX_ALT: usize = 1024;

fn view(game: Game) -> GameView {
    GameView {
        id: GameId(1),
        variant: game.variant(),
        game,
        players: BySide {
            few: PlayerId::new(1),
            many: PlayerId::new(2),
        },
        guild: None,
        computer: None,
        hints: false,
        pace: None,
        deadline: None,
        rated: false,
        rating_changes: None,
        created_at: jiff::Timestamp::UNIX_EPOCH,
        channel: ChannelId::new(3),
        reachable: true,
        channel_lost: false,
        ending: None,
        board: None,
        brought: None,
    }
}

/// The text after a move.
fn after(variant: Variant, position: &str, m: &str) -> String {
    let mut game = Game::from_position(Position::from_text(variant, position).expect("a position"));
    game.play(read_move(&game, m).expect("a move"))
        .expect("a legal move");
    alt_text(&view(game), Locale::fallback())
}

#[test]
fn fox_and_geese() {
    let position = "3/1F1/3g3/g1g1g2/1g2g1g/3/g1g f 0 0";
    assert_snapshot!(after(Family::FoxGeese.plain(), position, "d6xd4xf4xd2"), @"The geese are to move. Last move, by the fox: d6xd4xf4xd2. Fox and Geese. Fox on d2. Geese on c1, e1, b3, g3, a4, c4. Geese captured: 7 of 10.");
}

#[test]
fn halatafl_tells_where_the_pen_is() {
    let position = "3/Fg1/3g3/1g1g1gg/gggF1gg/1g1/ggg f 0 0";
    assert_snapshot!(after(Variant::Halatafl, position, "c6xe4xc4xc2xe2"), @"The geese are to move. Last move, by the foxes: c6xe4xc4xc2xe2. Halatafl. Foxes on e2, d3. Geese on c1, d1, e1, a3, b3, f3, g3, b4, f4, g4, d6. Geese captured: 9 of 12. The pen: c5, d5, e5, c6, d6, e6, c7, d7, e7.");
}

#[test]
fn gasetavl() {
    let position = "3/3/3/3gF1g2/2g2gg2/g2g1g2g/1g1/ggg/g1g f 0 0";
    assert_snapshot!(after(Variant::Gasetavl, position, "e6xc6xc4xe4xg4xe6"), @"The geese are to move. Last move, by the fox: e6xc6xc4xe4xg4xe6. Gåsetavl. Fox on e6. Geese on d1, f1, d2, e2, f2, e3, a4, i4, g5, g6. Geese captured: 8 of 15.");
}

#[test]
fn fox_and_geese_ten() {
    let position = "ggg/3/7/Fg1g3/6g/3/3 f 0 0";
    assert_snapshot!(after(Variant::FoxGeeseTen, position, "a4xc4xe4"), @"The geese are to move. Last move, by the fox: a4xc4xe4. Fox and Geese to ten captures. Fox on e4. Geese on g3, c7, d7, e7. Geese captured: 9 of 10.");
}

#[test]
fn bagh_chal_tells_how_many_goats_are_to_come() {
    let position = "F2gF/1g1g1/g1g1g/1F1g1/g1g1F f 8 0";
    assert_snapshot!(after(Variant::BaghChal, position, "e5xc5"), @"The goats are to move. Last move, by the tigers: e5xc5. Bagh-Chal. Tigers on e1, b2, a5, c5. Goats on a1, c1, d2, a3, c3, e3, b4, d4. Goats captured: 4 of 5. Goats still to place: 8.");
}

#[test]
fn bagh_chal_tells_when_no_goat_is_to_come() {
    let position = "F2gF/1g1gg/ggggg/ggggg/F2gF g 1 0";
    assert_snapshot!(after(Variant::BaghChal, position, "b5"), @"The tigers are to move. Last move, by the goats: b5. Bagh-Chal. Tigers on a1, e1, a5, e5. Goats on d1, a2, b2, c2, d2, e2, a3, b3, c3, d3, e3, b4, d4, e4, b5, d5. Goats captured: 4 of 5. All goats are placed.");
}

#[test]
fn fox_and_hounds() {
    let position = "8/8/8/3F4/6g1/8/2g1g1g1/8 f 0 3";
    assert_snapshot!(after(Variant::FoxHounds, position, "d5-e4"), @"The hounds are to move. Last move, by the fox: d5-e4. Fox and Hounds. Fox on e4. Hounds on c2, e2, g2, g4.");
}

#[test]
fn before_the_first_move_there_is_no_last() {
    let text = alt_text(&view(Game::new(Variant::FoxHounds)), Locale::fallback());
    assert_snapshot!(text, @"The fox is to move. Fox and Hounds. Fox on e8. Hounds on b1, d1, f1, h1.");
}

/// A position of a variant with as many pieces as can be.
fn fullest(variant: Variant) -> Position {
    if variant == Variant::BaghChal {
        let text = "FgggF/ggggg/ggggg/ggggg/Fgg1F g 0 0";
        return Position::from_text(variant, text).expect("a position");
    }
    Position::start(variant)
}

#[test]
fn no_text_is_too_long_in_any_language() {
    for locale in Locale::all() {
        for variant in Variant::ALL {
            let text = alt_text(&view(Game::from_position(fullest(variant))), locale);
            // More landings than any chain has.
            let notation = ["a1"; 24].join("x");
            let last = Side::ALL.map(|side| {
                let (side, notation) = (keys::side(variant, side), notation.clone());
                locale.text(&Text::AltLastMove { side, notation })
            });
            let longest = last.iter().map(|text| text.chars().count()).max().unwrap_or(0);
            let length = text.chars().count() + 1 + longest;
            assert!(
                longest > notation.len() && length < MAX_ALT,
                "{variant} {}: {length}",
                locale.tag()
            );
        }
    }
}
