//! All positions with so many goats captured, from those with one more.
//!
//! Backward from what is decided: positions are taken up by how soon they end, and each says something of those that
//! a step leads from. A step can be undone by a step, so these are found as those that it leads to. What no win and no
//! loss is found for is a draw, since either side can keep away from losing for ever.

use super::{
    net::{ALL, each},
    orbit::Orbits,
};
use crate::engine::Score;

/// Who is to move, as the lowest bit of the number of a position with its side.
const TIGERS: usize = 0;
const GOATS: usize = 1;

/// What is not known, or drawn.
pub(super) const DRAWN: u16 = 0;

/// A win or a loss as a number, never [`DRAWN`].
pub(super) fn coded(score: Score) -> u16 {
    match score {
        Score::WinIn(plies) => 2 + 2 * plies,
        Score::LossIn(plies) => 1 + 2 * plies,
        Score::Draw | Score::Estimate(_) => DRAWN,
    }
}

/// The inverse of [`coded`].
pub(super) const fn score(code: u16) -> Score {
    match code {
        DRAWN => Score::Draw,
        _ if code.is_multiple_of(2) => Score::WinIn(code / 2 - 1),
        _ => Score::LossIn(code / 2),
    }
}

/// More steps than any position has: that not all moves lose, whatever the steps do.
const SAFE: u8 = u8::MAX;

/// The values of a layer while they are found.
struct Layer<'a> {
    orbits: &'a Orbits,
    empty: usize,
    /// By number and side.
    values: Vec<u16>,
    /// How many steps are not yet known to lose, by number and side.
    open: Vec<u8>,
    /// The most plies in which a jump loses, by number.
    lost_by_jump: Vec<u16>,
    /// What is decided in so many plies, if nothing else is sooner.
    due: Vec<Vec<u32>>,
    found: Vec<u32>,
    decided: usize,
}

/// The values of all positions with so many empty points: for each number that of the tigers to move, then that of the
/// goats to move. `below` has the values of the goats to move with one more captured; with none, a jump wins at
/// once. `progress` hears how many positions are done, of twice as many as there are numbers at most; once it says
/// no, the work ends.
pub(super) fn solve(
    orbits: &Orbits,
    empty: usize,
    below: &[u32],
    progress: &mut dyn FnMut(usize) -> bool,
) -> Option<Vec<u16>> {
    let size = orbits.size(empty);
    let mut layer = Layer {
        orbits,
        empty,
        values: vec![DRAWN; 2 * size],
        open: vec![SAFE; 2 * size],
        lost_by_jump: vec![0; size],
        due: Vec::new(),
        found: Vec::new(),
        decided: 0,
    };
    for number in 0..size {
        layer.begin(number, below);
        if number % REPORT == 0 && !progress(number) {
            return None;
        }
    }
    layer.spread(&mut |decided| progress(size + decided / 2))?;
    Some(layer.values)
}

/// How many positions lie between two reports.
const REPORT: usize = 1 << 16;

impl Layer<'_> {
    /// Looks at the moves of a position for the first time.
    fn begin(&mut self, number: usize, below: &[u32]) {
        let Some((tigers, empty)) = self.orbits.position(self.empty, number) else {
            return;
        };
        self.find_goat_steps(tigers, empty);
        self.open[2 * number + GOATS] = self.count();
        if self.found.is_empty() {
            self.fall_due(0, 2 * number + GOATS);
        }
        self.find_tiger_steps(tigers, empty);
        self.open[2 * number + TIGERS] = self.count();
        let mut stuck = self.found.is_empty();
        let (mut win, mut loss) = (None, 0);
        each_jump(self.orbits, tigers, empty, |after| {
            stuck = false;
            match value_below(below, after).reversed() {
                Score::WinIn(plies) => win = Some(win.map_or(plies, |win: u16| win.min(plies))),
                Score::LossIn(plies) => loss = loss.max(plies),
                Score::Draw | Score::Estimate(_) => loss = u16::MAX,
            }
        });
        self.begin_tigers(number, stuck, win, loss);
    }

    /// What the jumps alone say: the soonest win after one, and the latest loss, or that one does not lose.
    fn begin_tigers(&mut self, number: usize, stuck: bool, win: Option<u16>, loss: u16) {
        let at = 2 * number + TIGERS;
        if let Some(plies) = win {
            self.open[at] = SAFE;
            self.fall_due(plies + 1, at);
        } else if loss == u16::MAX {
            self.open[at] = SAFE;
        } else if stuck {
            self.fall_due(0, at);
        } else if self.open[at] == 0 {
            self.fall_due(loss + 1, at);
        } else {
            self.lost_by_jump[number] = loss;
        }
    }

    /// Goes on from what is decided, by the number of plies, until nothing new follows.
    fn spread(&mut self, progress: &mut dyn FnMut(usize) -> bool) -> Option<()> {
        let mut plies = 0;
        while usize::from(plies) < self.due.len() {
            let mut at = 0;
            // What falls due while these are looked at falls due later.
            let due = std::mem::take(&mut self.due[usize::from(plies)]);
            while let Some(&which) = due.get(at) {
                at += 1;
                self.decide(which as usize, plies);
                if at % REPORT == 0 && !progress(self.decided) {
                    return None;
                }
            }
            plies += 1;
        }
        progress(self.decided).then_some(())
    }

    /// Decides a position, unless it was decided sooner, and tells those before it.
    fn decide(&mut self, which: usize, plies: u16) {
        if self.values[which] != DRAWN {
            return;
        }
        let lost = self.open[which] == 0;
        let score = if lost {
            Score::LossIn(plies)
        } else {
            Score::WinIn(plies)
        };
        self.values[which] = coded(score);
        self.decided += 1;
        let Some((tigers, empty)) = self.orbits.position(self.empty, which / 2) else {
            return;
        };
        let before = if which % 2 == TIGERS {
            self.find_goat_steps(tigers, empty);
            GOATS
        } else {
            self.find_tiger_steps(tigers, empty);
            TIGERS
        };
        let found = std::mem::take(&mut self.found);
        for &number in &found {
            self.tell(2 * number as usize + before, lost, plies);
        }
        self.found = found;
    }

    /// One of the steps of a position loses for whoever is to move after it, or wins.
    fn tell(&mut self, which: usize, lost: bool, plies: u16) {
        if self.values[which] != DRAWN {
            return;
        }
        if lost {
            // It has won: a later step that loses must not make it look lost.
            self.open[which] = SAFE;
            self.fall_due(plies + 1, which);
        } else if self.open[which] != SAFE {
            self.open[which] -= 1;
            if self.open[which] == 0 {
                let by_jump = if which % 2 == TIGERS {
                    self.lost_by_jump[which / 2]
                } else {
                    0
                };
                self.fall_due(plies.max(by_jump) + 1, which);
            }
        }
    }

    fn fall_due(&mut self, plies: u16, which: usize) {
        let plies = usize::from(plies);
        if self.due.len() <= plies {
            self.due.resize(plies + 1, Vec::new());
        }
        self.due[plies].extend(u32::try_from(which));
    }

    /// The positions that a step of a goat leads to, each once.
    fn find_goat_steps(&mut self, tigers: u32, empty: u32) {
        self.found.clear();
        let goats = ALL & !tigers & !empty;
        for to in each(empty) {
            for from in each(self.orbits.net().near(to) & goats) {
                self.find(tigers, empty ^ to ^ from);
            }
        }
        self.sort_out();
    }

    /// The positions that a step of a tiger leads to, each once.
    fn find_tiger_steps(&mut self, tigers: u32, empty: u32) {
        self.found.clear();
        for from in each(tigers) {
            for to in each(self.orbits.net().near(from) & empty) {
                self.find(tigers ^ from ^ to, empty ^ from ^ to);
            }
        }
        self.sort_out();
    }

    fn find(&mut self, tigers: u32, empty: u32) {
        let number = self.orbits.number(tigers, empty);
        self.found.extend(u32::try_from(number));
    }

    fn sort_out(&mut self) {
        self.found.sort_unstable();
        self.found.dedup();
    }

    fn count(&self) -> u8 {
        u8::try_from(self.found.len()).unwrap_or(SAFE)
    }
}

/// The value with the goats to move and one more captured.
fn value_below(below: &[u32], number: usize) -> Score {
    // Below the last layer the goats have lost.
    let code = below.get(number).map_or(coded(Score::LossIn(0)), |&code| {
        u16::try_from(code).unwrap_or(DRAWN)
    });
    score(code)
}

fn each_jump(orbits: &Orbits, tigers: u32, empty: u32, mut after: impl FnMut(usize)) {
    let goats = ALL & !tigers & !empty;
    let net = orbits.net();
    for from in each(tigers) {
        for &(over, onto) in net.jumps(from) {
            if goats & over != 0 && empty & onto != 0 {
                after(jumped(orbits, tigers ^ from ^ onto, empty ^ onto | from | over));
            }
        }
    }
}

/// The number of the position after a jump; any, where there is no layer below.
fn jumped(orbits: &Orbits, tigers: u32, empty: u32) -> usize {
    if empty.count_ones() as usize > super::MOST_EMPTY {
        return 0;
    }
    orbits.number(tigers, empty)
}
