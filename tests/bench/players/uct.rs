//! Upper confidence bounds for trees: games by chance, more of them where they went well.

use reynard::rules::{
    game::Game,
    moves::{Move, MoveList},
    position::Position,
};

use super::{Deadline, end, moves};

/// How much is tried that did not go so well.
const EXPLORATION: f64 = std::f64::consts::SQRT_2;
/// Longer games by chance count as drawn.
const LONGEST: usize = 500;

/// A position in the tree.
struct Node {
    position: Position,
    /// The move that led here.
    by: Option<Move>,
    children: Vec<usize>,
    untried: Vec<Move>,
    visits: f64,
    /// Points of whoever played the move that led here.
    points: f64,
}

impl Node {
    fn new(position: Position, by: Option<Move>) -> Self {
        let untried = if end(&position).is_some() {
            Vec::new()
        } else {
            moves(&position)
        };
        Self {
            position,
            by,
            children: Vec::new(),
            untried,
            visits: 0.0,
            points: 0.0,
        }
    }
}

struct Tree {
    nodes: Vec<Node>,
    chance: u64,
}

/// The move that was tried most often.
pub(super) fn choose(game: &Game, deadline: Deadline) -> Option<Move> {
    let mut tree = Tree {
        nodes: vec![Node::new(*game.position(), None)],
        chance: game.position().zobrist() ^ game.ply() as u64,
    };
    let mut games = 0;
    while games == 0 || !deadline.is_over(games) {
        tree.play();
        games += 1;
    }
    let tried = |&child: &usize| tree.nodes[child].visits;
    let children = tree.nodes[0].children.iter();
    let best = children.max_by(|one, other| tried(one).total_cmp(&tried(other)))?;
    tree.nodes[*best].by
}

impl Tree {
    fn play(&mut self) {
        let mut path = vec![0];
        let mut at = 0;
        while self.nodes[at].untried.is_empty() && !self.nodes[at].children.is_empty() {
            at = self.most_promising(at);
            path.push(at);
        }
        if !self.nodes[at].untried.is_empty() {
            at = self.grow(at);
            path.push(at);
        }
        let few = self.by_chance(self.nodes[at].position);
        for at in path {
            let node = &mut self.nodes[at];
            // Whoever is to move here did not play the move that led here.
            let mover = !node.position.turn();
            node.visits += 1.0;
            node.points += match mover {
                reynard::rules::side::Side::Few => few,
                reynard::rules::side::Side::Many => 1.0 - few,
            };
        }
    }

    fn most_promising(&self, at: usize) -> usize {
        let all = self.nodes[at].visits.ln();
        let worth = |child: usize| {
            let node = &self.nodes[child];
            node.points / node.visits + EXPLORATION * (all / node.visits).sqrt()
        };
        let children = self.nodes[at].children.iter().copied();
        children
            .max_by(|&a, &b| worth(a).total_cmp(&worth(b)))
            .unwrap_or(at)
    }

    fn grow(&mut self, at: usize) -> usize {
        let which = self.below(self.nodes[at].untried.len());
        let m = self.nodes[at].untried.swap_remove(which);
        let next = self.nodes[at].position.play_unchecked(&m);
        self.nodes.push(Node::new(next, Some(m)));
        let new = self.nodes.len() - 1;
        self.nodes[at].children.push(new);
        new
    }

    /// The points of the few after a game by chance.
    fn by_chance(&mut self, mut position: Position) -> f64 {
        let mut list = MoveList::new();
        for _ in 0..LONGEST {
            if let Some(outcome) = end(&position) {
                return match outcome.winner() {
                    Some(reynard::rules::side::Side::Few) => 1.0,
                    Some(reynard::rules::side::Side::Many) => 0.0,
                    None => 0.5,
                };
            }
            position.legal_moves(&mut list);
            position = position.play_unchecked(&list[self.below(list.len())]);
        }
        0.5
    }

    fn below(&mut self, end: usize) -> usize {
        self.chance = self
            .chance
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.chance >> 33).unwrap_or(0) % end.max(1)
    }
}
