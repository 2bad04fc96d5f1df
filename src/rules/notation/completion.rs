//! Legal moves for what somebody is typing.

use std::cmp::Ordering;

use crate::rules::{
    game::Game,
    moves::{Move, MoveList},
    point::Coord,
    position::Position,
};

use super::{
    move_text::{canonical_order, read_move},
    typed::{is_placing, is_too_long, joint},
};

/// The legal moves whose canonical text may be what `typed` begins, best first, at most `limit`.
///
/// Letter case, blanks and signs between points do not count. First comes the move that the text means as it
/// stands; then those that begin so; then chains whose first and last points begin so. Within these, the
/// order of the canonical texts. Nothing typed gives all moves; what no move begins with gives none.
///
/// ```
/// use reynard::rules::{
///     game::Game,
///     notation::{completion::complete, move_text::write_move},
///     variant::Variant,
/// };
///
/// let game = Game::new(Variant::FoxHounds);
/// let texts: Vec<_> = complete(&game, "E8", 25).iter().map(|m| write_move(game.variant(), m)).collect();
/// assert_eq!(texts, ["e8-d7", "e8-f7"]);
/// ```
#[must_use]
pub fn complete(game: &Game, typed: &str, limit: usize) -> Vec<Move> {
    let Some(start) = Start::read(typed) else {
        return Vec::new();
    };
    let meant = read_move(game, typed).ok();
    let mut legal = MoveList::new();
    game.legal_moves(&mut legal);
    let rank = |m: &Move| {
        if meant.as_ref() == Some(m) {
            Some(0)
        } else {
            start.rank(game.position(), m)
        }
    };
    let mut fitting: Vec<_> = legal.iter().filter_map(|m| Some((rank(m)?, *m))).collect();
    best(&mut fitting, limit, |(rank_a, a), (rank_b, b)| {
        rank_a
            .cmp(rank_b)
            .then_with(|| canonical_order(game.variant(), a, b))
    });
    fitting.into_iter().map(|(_, m)| m).collect()
}

/// Keeps the first `limit` in order, without sorting the rest.
fn best<T>(items: &mut Vec<T>, limit: usize, order: impl Fn(&T, &T) -> Ordering) {
    if limit > 0 && limit < items.len() {
        items.select_nth_unstable_by(limit - 1, &order);
    }
    items.truncate(limit);
    items.sort_unstable_by(order);
}

/// The beginning of a move: whole points, then perhaps a file alone.
struct Start {
    points: Vec<Coord>,
    file: Option<u8>,
}

impl Start {
    /// What was typed, signs left out; `None` if no move begins so.
    fn read(typed: &str) -> Option<Self> {
        if is_too_long(typed) {
            return None;
        }
        let mut start = Self {
            points: Vec::new(),
            file: None,
        };
        let signs = typed
            .chars()
            .filter(|&sign| !sign.is_whitespace() && !is_placing(sign));
        for sign in signs.filter(|&sign| joint(sign).is_none()) {
            match (start.file, sign.to_ascii_lowercase()) {
                (None, file @ 'a'..='z') => start.file = Some(file as u8 - b'a'),
                (Some(file), rank @ '1'..='9') => {
                    start.points.push(Coord::new(file, rank as u8 - b'1'));
                    start.file = None;
                }
                _ => return None,
            }
        }
        Some(start)
    }

    /// 1 if the move begins so, 2 if its ends do.
    fn rank(&self, position: &Position, m: &Move) -> Option<u8> {
        let coords = m.points().map(|point| position.board().coord(point));
        let ends = [m.from().unwrap_or(m.to()), m.to()].map(|point| position.board().coord(point));
        if self.begins(coords) {
            Some(1)
        } else if m.is_capture() && self.begins(ends.into_iter()) {
            Some(2)
        } else {
            None
        }
    }

    fn begins(&self, mut coords: impl Iterator<Item = Coord>) -> bool {
        let whole = self.points.iter().all(|&typed| coords.next() == Some(typed));
        whole
            && self
                .file
                .is_none_or(|file| coords.next().is_some_and(|next| next.file == file))
    }
}
