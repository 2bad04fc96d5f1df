//! An example of play for each family, from which its rules are taught. A test plays all of them.

use super::{
    game::Game,
    notation::move_text::{read_move, write_move},
    position::Position,
    variant::{Family, Variant},
};

/// A position and what is played in it.
#[derive(Debug, Clone, Copy)]
pub struct Example {
    /// Whose example it is.
    pub family: Family,
    /// The position, as text; the usual start if empty.
    pub position: &'static str,
    /// The moves, in canonical notation.
    pub moves: &'static [&'static str],
    /// Other moves that could be played at first.
    pub instead: &'static [&'static str],
}

/// One for each family.
pub const ALL: [Example; 6] = [
    Example {
        family: Family::FoxGeese,
        position: "3/3/2gg3/3F3/ggg1ggg/ggg/1g1 f 0 0",
        moves: &["d4xd6xb4"],
        instead: &["d4xd6", "d4-d3"],
    },
    Example {
        family: Family::FoxGeeseTen,
        position: "1g1/1g1/2g1g2/Fg1g3/6g/3/3 f 0 0",
        moves: &["a4xc4"],
        instead: &["a4xc4xe4", "a4-a5"],
    },
    Example {
        family: Family::Halatafl,
        position: "F1F/2g/7/ggggggg/ggggggg/ggg/gg1 f 0 0",
        moves: &["e7xe5"],
        instead: &[],
    },
    Example {
        family: Family::Gasetavl,
        position: "",
        moves: &["e7-d7", "a4-a5", "d7-e6"],
        instead: &["e7-e6", "e7-f7", "e7-e8"],
    },
    Example {
        family: Family::BaghChal,
        position: "",
        moves: &["b5", "a5xc5"],
        instead: &["c3"],
    },
    Example {
        family: Family::FoxHounds,
        position: "",
        moves: &["e8-d7", "b1-a2"],
        instead: &["e8-f7"],
    },
];

/// The example of a family.
///
/// # Panics
/// Never: a test finds one for each.
#[must_use]
pub fn of(family: Family) -> Example {
    let found = ALL.into_iter().find(|example| example.family == family);
    found.expect("an example for each family")
}

impl Example {
    /// What is played.
    #[must_use]
    pub fn variant(&self) -> Variant {
        self.family.plain()
    }

    /// The game before the moves.
    ///
    /// # Panics
    /// Never: a test plays every example.
    #[must_use]
    pub fn before(&self) -> Game {
        if self.position.is_empty() {
            return Game::new(self.variant());
        }
        let position = Position::from_text(self.variant(), self.position);
        Game::from_position(position.expect("position of an example"))
    }

    /// The game after them.
    ///
    /// # Panics
    /// Never: a test plays every example.
    #[must_use]
    pub fn after(&self) -> Game {
        let mut game = self.before();
        for text in self.moves {
            let m = read_move(&game, text).expect("move of an example");
            debug_assert_eq!(write_move(self.variant(), &m), *text, "canonical notation");
            game.play(m).expect("legal move");
        }
        game
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{moves::MoveList, notation::move_text::Reason, side::Side, variant::Role};

    fn legal(game: &Game) -> Vec<String> {
        let mut moves = MoveList::new();
        game.legal_moves(&mut moves);
        moves.iter().map(|m| write_move(game.variant(), m)).collect()
    }

    #[test]
    fn every_family_has_an_example_that_can_be_played() {
        for family in Family::ALL {
            let example = of(family);
            let moves = legal(&example.before());
            for text in example.instead.iter().chain(example.moves.first()) {
                assert!(moves.iter().any(|legal| legal == text), "{text} of {family:?}");
            }
            assert_eq!(example.after().ply(), example.moves.len(), "{family:?}");
            assert!(example.after().outcome().is_none(), "{family:?}");
        }
    }

    #[test]
    fn what_the_words_say_about_the_examples_is_so() {
        let halatafl = of(Family::Halatafl).before();
        assert_eq!(legal(&halatafl), ["e7xe5"], "the other fox may not step");
        let gasetavl = of(Family::Gasetavl).before();
        assert_eq!(legal(&gasetavl).len(), 4, "no diagonal line at e7");
        let bagh_chal = of(Family::BaghChal).after();
        assert_eq!(
            (bagh_chal.position().hand(), bagh_chal.position().captured()),
            (19, 1)
        );
        assert!(
            legal(&bagh_chal).iter().all(|m| m.len() == 2),
            "goats must be placed"
        );
        let hounds = of(Family::FoxHounds).after();
        assert_eq!(hounds.position().pieces(Side::Many).count(), 4);
        let geese = of(Family::FoxGeese).after();
        let back = read_move(&geese, "c2-c1")
            .expect_err("geese never go back")
            .reason;
        assert_eq!(back, Reason::NeverBack { role: Role::Goose });
    }
}
