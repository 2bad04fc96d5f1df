//! Quiet hours, by the clock on the wall: over midnight, and when clocks are set.

use jiff::{SignedDuration, Timestamp};
use reynard::app::{PlayerSettings, Quiet};
use rstest::rstest;

fn settings(from: u16, to: u16, zone: &str) -> PlayerSettings {
    PlayerSettings {
        quiet: Quiet::new(from * 60, to),
        zone: Some(zone.to_owned()),
        ..PlayerSettings::default()
    }
}

const SIX: u16 = 6 * 60;
const HALF_PAST_TWO: u16 = 2 * 60 + 30;

#[rstest]
#[case::before("2026-01-10T20:59:59Z", SIX, None)]
#[case::evening("2026-01-10T21:00:00Z", SIX, Some("2026-01-11T05:00:00Z"))]
#[case::after_midnight("2026-01-11T04:59:59Z", SIX, Some("2026-01-11T05:00:00Z"))]
#[case::over("2026-01-11T05:00:00Z", SIX, None)]
#[case::a_short_night("2026-03-28T21:00:00Z", SIX, Some("2026-03-29T04:00:00Z"))]
#[case::a_long_night("2026-10-24T20:00:00Z", SIX, Some("2026-10-25T05:00:00Z"))]
#[case::the_end_is_skipped("2026-03-29T00:30:00Z", HALF_PAST_TWO, Some("2026-03-29T01:00:00Z"))]
#[case::skipped("2026-03-29T01:00:00Z", HALF_PAST_TWO, None)]
#[case::the_end_comes_twice("2026-10-24T23:00:00Z", HALF_PAST_TWO, Some("2026-10-25T00:30:00Z"))]
#[case::between_the_two("2026-10-25T00:45:00Z", HALF_PAST_TWO, None)]
#[case::the_hour_again("2026-10-25T01:10:00Z", HALF_PAST_TWO, Some("2026-10-25T01:30:00Z"))]
fn nights_in_copenhagen(#[case] now: &str, #[case] to: u16, #[case] until: Option<&str>) {
    let now: Timestamp = now.parse().unwrap();
    let until = until.map(|until| until.parse().unwrap());
    let settings = settings(22, to, "Europe/Copenhagen");
    assert_eq!(settings.quiet_until(now), until);
    assert_eq!(settings.is_quiet(now), until.is_some());
}

#[test]
fn a_span_within_a_day_and_zones_far_away() {
    let noon: Timestamp = "2026-07-01T12:00:00Z".parse().unwrap();
    let quiet = |from, to, zone| settings(from, to, zone).is_quiet(noon);
    assert!(quiet(11, 13 * 60, "UTC"));
    assert!(!quiet(13, 14 * 60, "UTC") && !quiet(11, 12 * 60, "UTC"));
    // It is half past five in the afternoon there, and two in the morning.
    assert!(quiet(17, 18 * 60, "Asia/Kolkata"));
    assert!(quiet(22, SIX, "Pacific/Kiritimati"));
    // A zone that no longer exists counts as none.
    assert!(quiet(11, 13 * 60, "Mars/Olympus"));
}

#[test]
fn without_hours_it_is_never_quiet() {
    let noon: Timestamp = "2026-07-01T12:00:00Z".parse().unwrap();
    assert!(!PlayerSettings::default().is_quiet(noon));
    assert_eq!(Quiet::new(720, 720), None);
    assert_eq!(Quiet::new(0, 1440), None);
    assert_eq!(Quiet::new(1440, 0), None);
}

#[test]
fn quiet_hours_always_end_and_it_is_not_quiet_then() {
    let start: Timestamp = "2026-01-01T00:00:00Z".parse().unwrap();
    let zones = [
        "Europe/Copenhagen",
        "America/New_York",
        "Australia/Lord_Howe",
        "Asia/Kathmandu",
    ];
    let spans = [(22, SIX), (23, HALF_PAST_TWO), (13, 15 * 60), (0, 23 * 60)];
    for (zone, (from, to)) in zones.into_iter().flat_map(|zone| spans.map(|span| (zone, span))) {
        let settings = settings(from, to, zone);
        for step in 0..(365 * 24 * 60 / 37) {
            let now = start + SignedDuration::from_mins(37 * step);
            let Some(until) = settings.quiet_until(now) else {
                continue;
            };
            let rest = until.duration_since(now);
            assert!(
                rest > SignedDuration::ZERO && rest < SignedDuration::from_hours(25),
                "{zone} {now}"
            );
            assert!(!settings.is_quiet(until), "{zone}: {now} until {until}");
        }
    }
}
