//! What came of it.

use std::fmt::Write;

use crate::rules::{
    side::{BySide, Side},
    variant::Variant,
};

/// An opening played twice: who won with the first player on each side.
#[derive(Debug, Clone, Copy)]
pub(super) struct Pair {
    pub(super) as_few: Option<Side>,
    pub(super) as_many: Option<Side>,
}

impl Pair {
    /// The points of the first player as one side, in halves.
    fn halves(self, side: Side) -> u32 {
        let winner = match side {
            Side::Few => self.as_few,
            Side::Many => self.as_many,
        };
        match winner {
            Some(winner) if winner == side => 2,
            Some(_) => 0,
            None => 1,
        }
    }
}

/// Won, drawn and lost games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
struct Games {
    won: u32,
    drawn: u32,
    lost: u32,
}

/// All games of the first player.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Tally {
    games: BySide<Games>,
    /// The halves of points in each pair, 0 to 4, but in those that the same side of the board won twice.
    telling: Vec<u32>,
    /// How many those are. Each player has one point of two.
    same_side: u32,
}

impl Tally {
    pub(super) fn add(&mut self, pair: Pair) {
        for side in Side::ALL {
            let games = &mut self.games[side];
            match pair.halves(side) {
                2 => games.won += 1,
                1 => games.drawn += 1,
                _ => games.lost += 1,
            }
        }
        if pair.as_few.is_some() && pair.as_few == pair.as_many {
            self.same_side += 1;
        } else {
            self.telling
                .push(pair.halves(Side::Few) + pair.halves(Side::Many));
        }
    }

    #[cfg(test)]
    pub(super) fn games(&self) -> usize {
        2 * self.all().len()
    }

    /// The halves of points in all pairs.
    fn all(&self) -> Vec<u32> {
        let same_side = (0..self.same_side).map(|_| 2);
        self.telling.iter().copied().chain(same_side).collect()
    }

    /// For people.
    pub(super) fn text(&self, variant: Variant) -> String {
        let mut text = String::new();
        for side in Side::ALL {
            let Games { won, drawn, lost } = self.games[side];
            let word = variant.side_word(side);
            let _whole = writeln!(text, "as {word}: won {won}, drawn {drawn}, lost {lost}");
        }
        let all = self.all();
        let (pairs, same) = (all.len(), self.same_side);
        let _whole = writeln!(
            text,
            "{pairs} openings, {same} of them won by the same side both times"
        );
        let (share, error) = share(&all);
        let _whole = writeln!(
            text,
            "score {:.1} % ± {:.1}, Elo {} ({} to {})",
            100.0 * share,
            100.0 * error,
            elo(share),
            elo(share - error),
            elo(share + error)
        );
        text
    }

    /// Cells of a table: the share and its error; the same without the pairs that one side of the board won twice;
    /// how many those are of all.
    pub(super) fn row(&self) -> String {
        let all = self.all();
        let cell = |pairs: &[u32]| {
            if pairs.is_empty() {
                return "none".to_owned();
            }
            let (share, error) = share(pairs);
            format!("{:.0} % ± {:.0}", 100.0 * share, 100.0 * error)
        };
        let (raw, telling) = (cell(&all), cell(&self.telling));
        let (same, pairs) = (self.same_side, all.len());
        format!("{raw} | {telling} | {same} of {pairs}")
    }
}

/// The share of the points in pairs, and 1.96 times its standard error.
fn share(pairs: &[u32]) -> (f64, f64) {
    let count = pairs.len().max(1) as f64;
    let shares = || pairs.iter().map(|&halves| f64::from(halves) / 4.0);
    let mean = shares().sum::<f64>() / count;
    let square: f64 = shares().map(|share| (share - mean).powi(2)).sum();
    let error = (square / (count - 1.0).max(1.0) / count).sqrt();
    (mean, 1.96 * error)
}

/// A share of points as a difference in Elo.
fn elo(share: f64) -> String {
    if share <= 0.0 {
        return "-∞".to_owned();
    }
    if share >= 1.0 {
        return "+∞".to_owned();
    }
    format!("{:+.0}", -400.0 * (1.0 / share - 1.0).log10())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(pairs: &[(Option<Side>, Option<Side>)]) -> Tally {
        let mut tally = Tally::default();
        for &(as_few, as_many) in pairs {
            tally.add(Pair { as_few, as_many });
        }
        tally
    }

    #[test]
    fn a_tally_tells_points_and_their_error() {
        let (few, many) = (Some(Side::Few), Some(Side::Many));
        let tally = tally(&[(few, many), (few, few), (few, None), (None, None)]);
        let text = tally.text(Variant::BaghChal);
        let expected = "as tigers: won 3, drawn 1, lost 0\n\
            as goats: won 1, drawn 2, lost 1\n\
            4 openings, 1 of them won by the same side both times\n\
            score 68.8 % ± 23.5, Elo +137 (-33 to +429)\n";
        assert_eq!(text, expected);
    }

    #[test]
    fn all_or_nothing_has_no_elo() {
        let all = tally(&[(Some(Side::Few), Some(Side::Many))]);
        assert!(all.text(Variant::FoxHounds).ends_with("Elo +∞ (+∞ to +∞)\n"));
        assert_eq!(tally(&[]).games(), 0);
    }
}
