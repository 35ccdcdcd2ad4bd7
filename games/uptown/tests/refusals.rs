//! Everything that is refused somewhere in random games, and by which rule. Somebody has compared each line of
//! `refusals.txt` with the rulebook; the test fails on a refusal that is not there.

use tetrapolis_testkit::check_refusals;
use tetrapolis_uptown::{Edition, State, UpTown};

/// Actions that are never legal, or not in random games.
const EXTRA: [&str; 2] = ["pass", "give 1 1"];

#[test]
fn every_refusal_names_the_rule_that_forbids_it() {
    let games = [2, 3].map(|seats| UpTown::new(Edition::builtin(), seats));
    check_refusals(&games, 20, &EXTRA, State::phase, include_str!("refusals.txt"));
}
