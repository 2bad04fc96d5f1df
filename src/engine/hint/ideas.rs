//! From facts before and after a move to what it does.

use super::{facts::Facts, idea::Idea};
use crate::rules::{
    game::Game,
    moves::{Move, MoveList},
    outcome::Outcome,
    position::Position,
    side::Side,
    variant::law::Heading,
};

/// Fewer moves than this are nearly none.
const NEARLY_NONE: usize = 4;
/// A change of room by fewer points says nothing.
const ROOM: u8 = 2;

impl Idea {
    /// What a legal move of the game does, the most telling first: at least one idea, at most three.
    /// [`OnlyDefence`](Self::OnlyDefence) is never among them: that takes a search, as in [`Engine::hint`](crate::engine::Engine::hint).
    #[must_use]
    pub fn of(game: &Game, m: &Move) -> Vec<Self> {
        ideas(game, m, false, false)
    }
}

/// How many ideas are told.
const MOST_IDEAS: usize = 3;

/// The same, where a search may have found that nothing else holds, or that nothing does: then nobody breaks
/// through.
pub(super) fn ideas(game: &Game, m: &Move, only_defence: bool, lost: bool) -> Vec<Idea> {
    let change = Change::of(game, m);
    let mut ideas = Vec::new();
    ideas.extend(change.end());
    ideas.extend(is_only(game).then_some(Idea::OnlyMove));
    ideas.extend((only_defence && ideas.is_empty()).then_some(Idea::OnlyDefence));
    if change.outcome.is_none() {
        match change.mover {
            Side::Few => change.by_few(&mut ideas),
            Side::Many => change.by_many(&mut ideas),
        }
    } else {
        ideas.extend(change.captures());
    }
    ideas.retain(|idea| !(lost && *idea == Idea::BreaksThrough));
    if ideas.is_empty() {
        ideas.push(Idea::Waits);
    }
    ideas.truncate(MOST_IDEAS);
    ideas
}

fn is_only(game: &Game) -> bool {
    let mut moves = MoveList::new();
    game.legal_moves(&mut moves);
    moves.len() == 1
}

/// Whether the few could capture after most of the legal moves of the many.
fn others_risk(position: &Position) -> bool {
    if position.turn() == Side::Few {
        return false;
    }
    let mut moves = MoveList::new();
    position.legal_moves(&mut moves);
    let risky = |m: &&Move| Facts::most_captured(&position.play_unchecked(m)) > 0;
    2 * moves.iter().filter(risky).count() > moves.len()
}

fn enters_pen(position: &Position, m: &Move) -> bool {
    let pen = position.variant().pen();
    pen.has(m.to()) && m.from().is_none_or(|from| !pen.has(from))
}

/// Whether a step leads forward: for the many the way they head, for a fox that races down the board.
fn advances(position: &Position, m: &Move) -> bool {
    let Move::Step { from, to } = m else {
        return false;
    };
    let law = position.variant().law();
    let heading = match position.turn() {
        Side::Many => law.heading,
        Side::Few if law.race => Heading::Down,
        Side::Few => Heading::Any,
    };
    let rank = |point| position.board().coord(point).rank;
    match heading {
        Heading::Up => rank(*to) > rank(*from),
        Heading::Down => rank(*to) < rank(*from),
        Heading::Any => false,
    }
}

/// A move with what the few see before and after it.
struct Change<'a> {
    m: &'a Move,
    position: &'a Position,
    mover: Side,
    captured: u8,
    outcome: Option<Outcome>,
    before: Facts,
    after: Facts,
}

impl<'a> Change<'a> {
    fn of(game: &'a Game, m: &'a Move) -> Self {
        let position = game.position();
        let mut next = game.clone();
        // A move that is not legal changes nothing, and none is handed here.
        let outcome = next.play(*m).ok().and_then(|()| next.outcome());
        Self {
            m,
            position,
            mover: position.turn(),
            captured: position.captures(m).count(),
            outcome,
            before: Facts::of(position),
            after: Facts::of(next.position()),
        }
    }

    fn end(&self) -> Option<Idea> {
        match self.outcome? {
            Outcome::Win { winner, reason } if winner == self.mover => Some(Idea::Ends(reason)),
            Outcome::Win { .. } | Outcome::Draw(_) => None,
        }
    }

    fn captures(&self) -> Option<Idea> {
        (self.captured > 0).then_some(Idea::Captures(self.captured))
    }

    fn by_few(&self, ideas: &mut Vec<Idea>) {
        let (before, after) = (&self.before, &self.after);
        ideas.extend(self.captures());
        let opened = before.way.is_none() && after.way.is_some();
        let through = after.is_broken_through() && !before.is_broken_through();
        ideas.extend((opened || through).then_some(Idea::BreaksThrough));
        let threat = after.most > if self.captured > 0 { 0 } else { before.most };
        ideas.extend(threat.then_some(Idea::Threatens(after.most)));
        let shorter = after.way.filter(|&now| before.way.is_some_and(|then| now < then));
        ideas.extend(shorter.map(Idea::Approaches));
        let gained = after.room.saturating_sub(before.room);
        ideas.extend((gained >= ROOM).then_some(Idea::GainsRoom(gained)));
        ideas.extend(advances(self.position, self.m).then_some(Idea::Advances));
    }

    fn by_many(&self, ideas: &mut Vec<Idea>) {
        let (before, after) = (&self.before, &self.after);
        let trapped = (after.trapped - before.trapped).count();
        ideas.extend((trapped > 0).then_some(Idea::Traps(trapped)));
        let saved = before.most.saturating_sub(after.most);
        ideas.extend((saved > 0).then_some(Idea::Saves(saved)));
        ideas.extend(self.closed_gap());
        ideas.extend(enters_pen(self.position, self.m).then_some(Idea::EntersPen));
        let left = after.moves < before.moves && after.moves < NEARLY_NONE;
        ideas.extend(left.then(|| Idea::LeavesFewMoves(u8::try_from(after.moves).unwrap_or(u8::MAX))));
        ideas.extend((after.most > 0).then_some(Idea::Offers(after.most)));
        let taken = before.room.saturating_sub(after.room);
        ideas.extend((taken >= ROOM).then_some(Idea::TakesRoom(taken)));
        ideas.extend((after.most == 0 && others_risk(self.position)).then_some(Idea::StaysSafe));
        let built = before.weak.saturating_sub(after.weak);
        ideas.extend((built > 0).then_some(Idea::BuildsLine(built)));
        ideas.extend(after.is_closed().then_some(Idea::KeepsLine));
        ideas.extend(advances(self.position, self.m).then_some(Idea::Advances));
    }

    fn closed_gap(&self) -> Option<Idea> {
        let gap = self.m.to();
        let safe = |middle| !self.after.is_exposed(middle) && Some(middle) != self.m.from();
        let closes = self.before.jumped_to(gap).any(safe);
        closes.then_some(Idea::ClosesGap(gap))
    }
}
