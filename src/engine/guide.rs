//! What the exact tables say of the moves of a game, and how to choose by it.
//!
//! Where they know the distance, nothing has to be searched. Where they know only who wins, the search chooses among the
//! moves that they leave to it. In a lost or a drawn position all moves are worth the same against whoever never errs,
//! so the one to play is one after which errors are the likeliest.

use super::{
    Analysis, Info, Line, Score,
    chance::mixed,
    tables::{Known, Probe},
};
use crate::rules::{
    game::Game,
    moves::{Move, MoveList},
    position::Position,
    variant::Variant,
};

/// The legal moves of a position with what is known of each, in the view of the side that plays it.
#[derive(Debug)]
pub(super) struct Guide {
    position: Position,
    moves: Vec<(Move, Known)>,
}

impl Guide {
    /// In an order that depends on the seed. None if the game has ended or the tables do not know every move.
    pub(super) fn of(game: &Game, probe: &mut Probe, seed: u64) -> Option<Self> {
        let position = *game.position();
        let mut list = MoveList::new();
        game.legal_moves(&mut list);
        if list.is_empty() {
            return None;
        }
        probe.position(&position)?;
        let mut order: Vec<(u64, Move)> = (0..).map(|i| mixed(seed, i)).zip(list.0).collect();
        order.sort_by_key(|&(chance, _)| chance);
        let after = |(_, m)| Some((m, after(game, &m, probe)?));
        let mut moves = order
            .into_iter()
            .map(after)
            .collect::<Option<Vec<(Move, Known)>>>()?;
        moves.sort_by_key(|&(_, known)| std::cmp::Reverse(known.score));
        Some(Self { position, moves })
    }

    /// Whether nothing is left to search: the position is won or lost, and the number of plies is known of every move.
    pub(super) fn says_all(&self) -> bool {
        self.is_exact() && self.best().score != Score::Draw
    }

    fn is_exact(&self) -> bool {
        self.moves.iter().all(|(_, known)| known.exact)
    }

    /// What the position is worth.
    fn best(&self) -> Known {
        self.moves[0].1
    }

    fn of_move(&self, m: &Move) -> Option<Known> {
        let moves = self.moves.iter();
        moves
            .clone()
            .find(|(other, _)| other == m)
            .map(|&(_, known)| known)
    }

    /// The moves among which to search: those that win, or the hardest traps.
    pub(super) fn among(&self, probe: &mut Probe) -> Vec<Move> {
        let wins = self.moves.iter().filter(|(_, known)| known.is_win());
        let wins: Vec<Move> = wins.map(|&(m, _)| m).collect();
        if !wins.is_empty() {
            return wins;
        }
        let drawn = self.best().score == Score::Draw;
        self.traps(probe, |score| !drawn || score == Score::Draw)
    }

    /// Of the moves that are worth what is wanted, those after which the opponent is the likeliest to err.
    fn traps(&self, probe: &mut Probe, wanted: impl Fn(Score) -> bool) -> Vec<Move> {
        let rounds = if self.is_exact() && self.position.variant() == Variant::FoxHounds {
            ROUNDS
        } else {
            1
        };
        let held = self.moves.iter().filter(|&&(_, known)| wanted(known.score));
        let error = |m: &Move, probe: &mut Probe| error(&self.position.play_unchecked(m), probe, rounds);
        let rated: Vec<(u64, Move)> = held.map(|&(m, _)| (error(&m, probe), m)).collect();
        let most = rated.iter().map(|&(error, _)| error).max();
        let hardest = rated.into_iter().filter(|&(error, _)| Some(error) == most);
        hardest.map(|(_, m)| m).collect()
    }

    /// What there is to say without any search, if every distance is known.
    pub(super) fn recite(&self, probe: &mut Probe, every_move: bool) -> Analysis {
        let best = match self.best().score {
            // Not at once, whatever the traps.
            Score::LossIn(plies) if !every_move => {
                self.traps(probe, |score| score >= Score::LossIn(plies / 2))[0]
            }
            Score::WinIn(_) | Score::LossIn(_) | Score::Draw | Score::Estimate(_) => self.moves[0].0,
        };
        let score = self.best().score;
        let line = |&(m, known): &(Move, Known)| Line {
            moves: vec![m],
            score: known.score,
        };
        Analysis {
            best: Some(best),
            score,
            pv: self.line(best, probe),
            depth: plies(score),
            nodes: 0,
            lines: if every_move {
                self.moves.iter().map(line).collect()
            } else {
                Vec::new()
            },
        }
    }

    /// A move and the best play after it, to the end of the game.
    fn line(&self, first: Move, probe: &mut Probe) -> Vec<Move> {
        let (mut line, mut position) = (vec![first], self.position.play_unchecked(&first));
        let mut moves = MoveList::new();
        loop {
            position.legal_moves(&mut moves);
            let value = |m: &&Move| {
                let known = probe.position(&position.play_unchecked(m));
                known.map(|known| known.before().score)
            };
            let best = moves.iter().rev().max_by_key(value).copied();
            let Some(best) = best.filter(|_| line.len() < LONGEST) else {
                return line;
            };
            line.push(best);
            position = position.play_unchecked(&best);
        }
    }

    /// What a search among these moves found, where it proved nothing of its own.
    pub(super) fn complete(&self, mut found: Analysis) -> Analysis {
        for line in &mut found.lines {
            if let Some(known) = self.of_move(&line.moves[0]) {
                line.score = Self::completed(line.score, known);
            }
        }
        found.lines.sort_by_key(|line| std::cmp::Reverse(line.score));
        if let Some(best) = found.lines.first().and_then(|line| line.moves.first().copied()) {
            found.prefer(best);
        }
        let known = found
            .best
            .and_then(|best| self.of_move(&best))
            .unwrap_or(self.best());
        found.score = Self::completed(found.score, known);
        found
    }

    /// News of such a search.
    pub(super) fn completed_news<'a>(&self, news: &Info<'a>) -> Info<'a> {
        let known = news
            .pv
            .first()
            .and_then(|m| self.of_move(m))
            .unwrap_or(self.best());
        Info {
            score: Self::completed(news.score, known),
            ..*news
        }
    }

    /// The sooner of two wins, the score of the search where it is proven, else what is known.
    fn completed(score: Score, known: Known) -> Score {
        match score {
            // Both are bounds: of a win the smaller counts, and of a loss, that the winner cannot be held off longer.
            Score::WinIn(plies) if known.is_win() => Score::WinIn(plies.min(bound(known))),
            Score::LossIn(plies) if known.is_loss() => Score::LossIn(plies.min(bound(known))),
            Score::WinIn(_) | Score::LossIn(_) | Score::Draw | Score::Estimate(_) => known.score,
        }
    }
}

/// What is known of a move: a draw if the rules say so once it is played, else what the tables say.
fn after(game: &Game, m: &Move, probe: &mut Probe) -> Option<Known> {
    let mut next = game.clone();
    next.play(*m).ok()?;
    if next.outcome().is_some_and(|outcome| outcome.winner().is_none()) {
        return Some(Known {
            score: Score::Draw,
            exact: true,
        });
    }
    Some(probe.position(next.position())?.before())
}

const fn bound(known: Known) -> u16 {
    match known.score {
        Score::WinIn(plies) | Score::LossIn(plies) => plies,
        Score::Draw | Score::Estimate(_) => u16::MAX,
    }
}

/// So many moves of each side are looked ahead for errors, where every distance is known.
const ROUNDS: u8 = 3;
/// That an error is certain.
const CERTAIN: u64 = 1 << 24;
/// An error that is punished in so many plies is as good as hidden; one that is punished sooner may be seen.
const HIDDEN: u16 = 16;

/// How likely the side to move, which has won or holds a draw, is to err within some rounds, if it plays any move whose
/// refutation it does not see, while the other side goes on setting traps. From 0 to [`CERTAIN`].
fn error(position: &Position, probe: &mut Probe, rounds: u8) -> u64 {
    let mut replies = MoveList::new();
    position.legal_moves(&mut replies);
    let (mut plausible, mut errors) = (0, 0);
    let drawn = probe
        .position(position)
        .is_some_and(|known| known.score == Score::Draw);
    for reply in &replies {
        let next = position.play_unchecked(reply);
        let Some(known) = probe.position(&next) else {
            continue;
        };
        let (weight, error) = match known.score {
            Score::WinIn(plies) => (u64::from(plies.min(HIDDEN)), CERTAIN),
            Score::LossIn(_) if rounds > 1 => (u64::from(HIDDEN), hardest(&next, probe, rounds - 1)),
            Score::Draw if !drawn => (u64::from(HIDDEN), CERTAIN / 2),
            Score::LossIn(_) | Score::Draw | Score::Estimate(_) => (u64::from(HIDDEN), 0),
        };
        plausible += weight;
        errors += weight * error;
    }
    errors / plausible.max(1)
}

/// The same after the best trap that can be set in a lost position.
fn hardest(position: &Position, probe: &mut Probe, rounds: u8) -> u64 {
    let mut moves = MoveList::new();
    position.legal_moves(&mut moves);
    let after = |m: &Move| error(&position.play_unchecked(m), probe, rounds);
    moves.iter().map(after).max().unwrap_or(0)
}

/// No line is longer.
const LONGEST: usize = 128;

/// The plies of a proven score, as a depth.
fn plies(score: Score) -> u8 {
    match score {
        Score::WinIn(plies) | Score::LossIn(plies) => u8::try_from(plies).unwrap_or(u8::MAX),
        Score::Draw | Score::Estimate(_) => 0,
    }
}
