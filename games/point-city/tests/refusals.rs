//! Everything that is refused somewhere in random games, and by which rule. Each line of `refusals.txt` has been judged by
//! the rulebook; a refusal that is not there is one that nobody has judged.

use std::collections::BTreeSet;

use tetrapolis_point_city::{Edition, Level, PointCity, State};
use tetrapolis_testkit::refusals;

/// Actions that are never legal, or not in random games.
const EXTRA: [&str; 6] = ["pass", "pay", "take a1 a1", "take a1 d1", "take a1 a4", "take a1 b2"];

fn phase(state: &State) -> String {
    let name = format!("{:?}", state.phase());
    name.split('(').next().expect("a name").to_lowercase()
}

#[test]
fn every_refusal_names_the_rule_that_forbids_it() {
    let games = [PointCity::new(Edition::builtin(), 2), PointCity::solo(Edition::builtin(), Level::Easy)];
    let found: BTreeSet<String> = games.iter().flat_map(|game| refusals(game, 24, &EXTRA, phase).into_keys()).collect();
    let judged: BTreeSet<String> = include_str!("refusals.txt").lines().map(str::to_owned).collect();
    let new: Vec<_> = found.difference(&judged).collect();
    assert!(new.is_empty(), "not judged: {new:#?}");
}
