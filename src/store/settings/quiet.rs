//! The hours in which nobody pings a person.

use jiff::{
    Timestamp,
    civil::{Date, DateTime},
    tz::{AmbiguousOffset, TimeZone},
};

/// Minutes of a day.
const DAY: u16 = 24 * 60;

/// A span of every day, by the clock on the wall, from one minute of the day up to another; over midnight where the
/// second comes before the first. A span from a minute to itself is empty.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Quiet {
    from: u16,
    to: u16,
}

impl Quiet {
    /// From one minute of the day to another; `None` if there is no such minute or nothing between them.
    #[must_use]
    pub fn new(from: u16, to: u16) -> Option<Self> {
        (from < DAY && to < DAY && from != to).then_some(Self { from, to })
    }

    /// The first minute that is quiet.
    #[must_use]
    pub const fn from(self) -> u16 {
        self.from
    }

    /// The first minute that no longer is.
    #[must_use]
    pub const fn to(self) -> u16 {
        self.to
    }

    /// When the quiet hours that `now` lies in are over; `None` if it lies in none. Where clocks are set forward over
    /// their end, that is the moment at which they are set; where the end comes twice, it is the first that is after
    /// `now`.
    #[must_use]
    pub fn until(self, now: Timestamp, zone: &TimeZone) -> Option<Timestamp> {
        let local = zone.to_datetime(now);
        if !self.contains(minute(local)) {
            return None;
        }
        let end_date = if minute(local) < self.to {
            local.date()
        } else {
            local.date().tomorrow().ok()?
        };
        Some(first_after(now, self.end_on(end_date), zone))
    }

    const fn contains(self, minute: u16) -> bool {
        if self.from < self.to {
            self.from <= minute && minute < self.to
        } else {
            self.from <= minute || minute < self.to
        }
    }

    fn end_on(self, date: Date) -> DateTime {
        let part = |n: u16| i8::try_from(n).unwrap_or(0);
        date.at(part(self.to / 60), part(self.to % 60), 0, 0)
    }
}

fn minute(local: DateTime) -> u16 {
    u16::from(local.hour().unsigned_abs()) * 60 + u16::from(local.minute().unsigned_abs())
}

/// The first moment after `now` at which the clock on the wall shows `end`, or has skipped it.
fn first_after(now: Timestamp, end: DateTime, zone: &TimeZone) -> Timestamp {
    let ambiguous = zone.to_ambiguous_timestamp(end);
    let skipped = || {
        zone.following(now)
            .next()
            .map(|transition| transition.timestamp())
    };
    let found = match ambiguous.offset() {
        AmbiguousOffset::Gap { .. } => skipped(),
        AmbiguousOffset::Fold { .. } => {
            let (earlier, later) = (ambiguous.earlier().ok(), ambiguous.later().ok());
            earlier.filter(|earlier| *earlier > now).or(later)
        }
        AmbiguousOffset::Unambiguous { .. } => ambiguous.unambiguous().ok(),
    };
    found.unwrap_or(Timestamp::MAX)
}
