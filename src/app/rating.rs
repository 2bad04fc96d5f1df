//! Counting rated games: Glicko-2, apart for each variant and each side, since the sides are so different.

use jiff::{SignedDuration, Timestamp};
use skillratings::{
    Outcomes,
    glicko2::{Glicko2Config, Glicko2Rating, decay_deviation, glicko2},
};

use super::{App, Caller, Ending, Error, GameView, PlayerId, Rated, Rating, RatingChange, StoreError};
use crate::{
    rules::{
        side::{BySide, Side},
        variant::Variant,
    },
    store::Transaction,
};

/// A game that was given up before each side had moved says nothing about anybody's strength.
const LEAST_PLIES: u32 = 2;

/// A rating grows less certain with each of these: people play a few games a week here, not a hundred a day.
const PERIOD: SignedDuration = SignedDuration::from_hours(24 * 7);

/// After so many periods nothing is left to forget.
const MOST_PERIODS: i64 = 500;

/// A rating whose deviation is greater is a guess.
pub const CERTAIN: f64 = 110.0;

/// People on a page of the best.
const PAGE: u32 = 25;

/// More pages than any list has.
const MOST_PAGES: u32 = 100_000;

/// A page of the best.
#[derive(Debug, Clone, PartialEq)]
pub struct BestPage {
    /// What they play, and with which side.
    pub of: (Variant, Side),
    /// Whether only those of the caller's server.
    pub here: bool,
    /// The people on it, the best first.
    pub people: Vec<Rated>,
    /// Its number, from 0.
    pub page: u32,
    /// Whether another page follows.
    pub more: bool,
}

impl BestPage {
    /// The rank of the first on this page, from 1.
    #[must_use]
    pub const fn first_rank(&self) -> u32 {
        self.page * PAGE + 1
    }
}

impl App {
    /// Counts a game that has just ended, if it is rated and anything can be learned from it.
    pub(super) async fn count_game(
        &self,
        tx: &mut Transaction,
        view: &GameView,
        ending: Ending,
        now: Timestamp,
    ) -> Result<Option<BySide<RatingChange>>, StoreError> {
        let people = view.players.few != view.players.many && view.computer.is_none();
        if !view.rated || !people || view.ply() < LEAST_PLIES {
            return Ok(None);
        }
        let old = BySide {
            few: self.rating_now(tx, view, Side::Few, now).await?,
            many: self.rating_now(tx, view, Side::Many, now).await?,
        };
        let new = after(&old, ending, now);
        for side in Side::ALL {
            let rated = Rated {
                player: view.players[side],
                variant: view.variant,
                side,
                rating: new[side],
            };
            tx.save_rating(&rated).await?;
            tx.insert_rating_change(view.id, side, change(&old, &new, side))
                .await?;
        }
        Ok(Some(BySide {
            few: change(&old, &new, Side::Few),
            many: change(&old, &new, Side::Many),
        }))
    }

    async fn rating_now(
        &self,
        tx: &mut Transaction,
        view: &GameView,
        side: Side,
        now: Timestamp,
    ) -> Result<Rating, StoreError> {
        let known = tx.find_rating(view.players[side], view.variant, side).await?;
        Ok(known.map_or_else(|| unknown(now), |rating| aged(rating, now)))
    }

    /// All ratings of a person as they are now, those with the most games first.
    ///
    /// # Errors
    /// [`Error::Fault`] only.
    pub async fn ratings(&self, player: PlayerId) -> Result<Vec<Rated>, Error> {
        let now = self.clock.now();
        let mut ratings = self.store.list_ratings(player).await?;
        for rated in &mut ratings {
            rated.rating = aged(rated.rating, now);
        }
        Ok(ratings)
    }

    /// A page of the best with a side of a variant. `here`: of those who have played in the caller's server.
    ///
    /// # Errors
    /// [`Error::Fault`] only.
    pub async fn best(
        &self,
        by: &Caller,
        of: (Variant, Side),
        here: bool,
        page: u32,
    ) -> Result<BestPage, Error> {
        let page = page.min(MOST_PAGES);
        let guild = by.guild.filter(|_| here);
        let window = (PAGE + 1, page * PAGE);
        let mut people = self.store.list_best(of, guild, CERTAIN, window).await?;
        let more = people.len() > PAGE as usize;
        people.truncate(PAGE as usize);
        Ok(BestPage {
            of,
            here,
            people,
            page,
            more,
        })
    }
}

/// Of somebody who has not played yet.
fn unknown(now: Timestamp) -> Rating {
    let new = Glicko2Rating::new();
    Rating {
        rating: new.rating,
        deviation: new.deviation,
        volatility: new.volatility,
        wins: 0,
        draws: 0,
        losses: 0,
        rated_at: now,
    }
}

/// A rating grows less certain while nobody plays.
fn aged(rating: Rating, now: Timestamp) -> Rating {
    let idle = now.duration_since(rating.rated_at).as_secs() / PERIOD.as_secs();
    let mut glicko = glicko(&rating);
    for _ in 0..idle.clamp(0, MOST_PERIODS) {
        glicko = decay_deviation(&glicko);
    }
    Rating {
        deviation: glicko.deviation,
        ..rating
    }
}

fn after(old: &BySide<Rating>, ending: Ending, now: Timestamp) -> BySide<Rating> {
    let outcome = match ending.winner {
        Some(Side::Few) => Outcomes::WIN,
        Some(Side::Many) => Outcomes::LOSS,
        None => Outcomes::DRAW,
    };
    let config = Glicko2Config::new();
    let (few, many) = glicko2(&glicko(&old.few), &glicko(&old.many), &outcome, &config);
    BySide {
        few: counted(
            &old.few,
            few,
            ending.winner.map(|winner| winner == Side::Few),
            now,
        ),
        many: counted(
            &old.many,
            many,
            ending.winner.map(|winner| winner == Side::Many),
            now,
        ),
    }
}

fn glicko(rating: &Rating) -> Glicko2Rating {
    Glicko2Rating {
        rating: rating.rating,
        deviation: rating.deviation,
        volatility: rating.volatility,
    }
}

fn counted(old: &Rating, new: Glicko2Rating, won: Option<bool>, now: Timestamp) -> Rating {
    Rating {
        rating: new.rating,
        deviation: new.deviation,
        volatility: new.volatility,
        wins: old.wins + u32::from(won == Some(true)),
        draws: old.draws + u32::from(won.is_none()),
        losses: old.losses + u32::from(won == Some(false)),
        rated_at: now,
    }
}

fn change(old: &BySide<Rating>, new: &BySide<Rating>, side: Side) -> RatingChange {
    RatingChange {
        before: old[side].rating,
        after: new[side].rating,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::EndReason;

    const NOW: Timestamp = Timestamp::constant(1_800_000_000, 0);

    fn known(rating: f64, deviation: f64) -> Rating {
        Rating {
            rating,
            deviation,
            ..unknown(NOW)
        }
    }

    fn won_by(winner: Option<Side>) -> Ending {
        Ending {
            winner,
            reason: EndReason::Resigned,
        }
    }

    #[test]
    fn a_win_raises_one_and_lowers_the_other_by_as_much() {
        let old = BySide {
            few: unknown(NOW),
            many: unknown(NOW),
        };
        let new = after(&old, won_by(Some(Side::Few)), NOW);
        let (up, down) = (new.few.rating - 1500.0, 1500.0 - new.many.rating);
        assert!(up > 100.0 && (up - down).abs() < 1e-6, "{up} {down}");
        assert_eq!((new.few.wins, new.many.losses, new.few.losses), (1, 1, 0));
        assert!(new.few.deviation < 350.0);
    }

    #[test]
    fn whoever_was_expected_to_win_gains_little() {
        let old = BySide {
            few: known(1900.0, 60.0),
            many: known(1500.0, 60.0),
        };
        let gained = after(&old, won_by(Some(Side::Few)), NOW).few.rating - 1900.0;
        let lost = 1900.0 - after(&old, won_by(Some(Side::Many)), NOW).few.rating;
        assert!(
            (0.0..3.0).contains(&gained) && lost > 5.0 * gained,
            "{gained} {lost}"
        );
        let drawn = after(&old, won_by(None), NOW);
        assert!(drawn.few.rating < 1900.0 && drawn.many.rating > 1500.0);
    }

    #[test]
    fn a_rating_grows_uncertain_but_stays_what_it_was() {
        let old = known(1700.0, 60.0);
        let soon = aged(old, NOW + SignedDuration::from_hours(100));
        let late = aged(old, NOW + SignedDuration::from_hours(24 * 365 * 5));
        assert_eq!(soon.deviation, 60.0);
        assert!(late.deviation > 150.0 && late.deviation <= 350.0 && late.rating == 1700.0);
    }
}
