//! Everything that is refused somewhere in random games, and by which rule. Somebody has compared each line of
//! `refusals.txt` with the rulebook; the test fails on a refusal that is not there.

use tetrapolis_mafia_city::{Edition, Goal, MafiaCity, State};
use tetrapolis_testkit::check_refusals;

/// Actions that are never legal, or not in random games.
const EXTRA: [&str; 7] = [
    "play thief 1",
    "play pulling-strings 3 3",
    "play big-plan 3.1 3",
    "play informer 3.9",
    "hat fbi 7.9",
    "back 9",
    "jail 7.9",
];

#[test]
fn every_refusal_names_the_rule_that_forbids_it() {
    let games = [MafiaCity::new(Edition::builtin(), 3, Goal::Beginners)];
    check_refusals(&games, 6, &EXTRA, |state: &State| state.open().phase(), include_str!("refusals.txt"));
}
