//! Everything that is refused somewhere in random games, and by which rule. Somebody has compared each line of
//! `refusals.txt` with the rulebook; the test fails on a refusal that is not there.

use tetrapolis_cities::{Cities, Edition, State};
use tetrapolis_testkit::check_refusals;

/// Actions that are never legal, or not in random games.
const EXTRA: [&str; 4] = ["start t01", "place a1", "place e5", "place f5"];

#[test]
fn every_refusal_names_the_rule_that_forbids_it() {
    let games = [Cities::new(Edition::builtin(), 3), Cities::long(Edition::builtin())];
    check_refusals(&games, 10, &EXTRA, State::phase, include_str!("refusals.txt"));
}
