//! Everything that is refused somewhere in random games, and by which rule. Somebody has compared each line of
//! `refusals.txt` with the rulebook; the test fails on a refusal that is not there.

use tetrapolis_point_city::{Edition, Level, PointCity, State};
use tetrapolis_testkit::check_refusals;

/// Actions that are never legal, or not in random games.
const EXTRA: [&str; 6] = ["pass", "pay", "take a1 a1", "take a1 d1", "take a1 a4", "take a1 b2"];

#[test]
fn every_refusal_names_the_rule_that_forbids_it() {
    let games = [PointCity::new(Edition::builtin(), 2), PointCity::solo(Edition::builtin(), Level::Easy)];
    check_refusals(&games, 24, &EXTRA, State::phase, include_str!("refusals.txt"));
}
